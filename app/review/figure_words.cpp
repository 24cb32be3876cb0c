#include "review/figure_words.h"

#include <QCoreApplication>
#include <QLocale>

#include "games/game_list.h"
#include "translations/words.h"

namespace raindelay {

namespace {

QString text(double value, FigureInfo::Unit unit) {
  return unit == FigureInfo::Unit::kShare ? QCoreApplication::translate("FigureWords", "%1%")
                                                .arg(QLocale().toString(100 * value, 'f', 0))
                                          : QLocale().toString(value, 'f', 1);
}

}  // namespace

std::vector<FigureWords> figureWords(const std::string& game,
                                     const std::map<std::string, double>& figures) {
  std::vector<FigureWords> all;
  const auto entry = findGame(game);
  if (!entry) return all;
  for (const FigureInfo& row : (*entry)->info->figures) {
    const auto found = figures.find(std::string(row.id));
    if (found == figures.end()) continue;
    all.push_back({words::translated(row.name), text(found->second, row.unit)});
  }
  return all;
}

}  // namespace raindelay
