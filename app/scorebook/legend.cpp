#include "scorebook/legend.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <set>
#include <string>

namespace raindelay::book {

namespace {

constexpr const char* kContext = "Scorecard";

constexpr std::array kDrawn{
    QT_TRANSLATE_NOOP("Scorecard", "bold line: the runner's path"),
    QT_TRANSLATE_NOOP("Scorecard", "filled: a run"),
    QT_TRANSLATE_NOOP("Scorecard", "dot: a run batted in"),
    QT_TRANSLATE_NOOP("Scorecard", "circle: the number of the out"),
};

struct Sign {
  const char* sign;
  const char* words;
};
constexpr std::array kSigns{
    Sign{"1B", QT_TRANSLATE_NOOP("Scorecard", "single")},
    Sign{"2B", QT_TRANSLATE_NOOP("Scorecard", "double")},
    Sign{"3B", QT_TRANSLATE_NOOP("Scorecard", "triple")},
    Sign{"HR", QT_TRANSLATE_NOOP("Scorecard", "home run")},
    Sign{"BB", QT_TRANSLATE_NOOP("Scorecard", "walk")},
    Sign{"HP", QT_TRANSLATE_NOOP("Scorecard", "hit by pitch")},
    Sign{"K", QT_TRANSLATE_NOOP("Scorecard", "strikeout")},
    Sign{"Kc", QT_TRANSLATE_NOOP("Scorecard", "struck out looking")},
    Sign{"F", QT_TRANSLATE_NOOP("Scorecard", "fly out")},
    Sign{"G", QT_TRANSLATE_NOOP("Scorecard", "ground out")},
    Sign{"L", QT_TRANSLATE_NOOP("Scorecard", "line out")},
    Sign{"P", QT_TRANSLATE_NOOP("Scorecard", "pop out")},
    Sign{"E", QT_TRANSLATE_NOOP("Scorecard", "error")},
    Sign{"FC", QT_TRANSLATE_NOOP("Scorecard", "fielder's choice")},
    Sign{"DP", QT_TRANSLATE_NOOP("Scorecard", "double play")},
    Sign{"SF", QT_TRANSLATE_NOOP("Scorecard", "sacrifice fly")},
    Sign{"SH", QT_TRANSLATE_NOOP("Scorecard", "sacrifice bunt")},
    Sign{"SB", QT_TRANSLATE_NOOP("Scorecard", "stolen base")},
    Sign{"CS", QT_TRANSLATE_NOOP("Scorecard", "caught stealing")},
    Sign{"WP", QT_TRANSLATE_NOOP("Scorecard", "wild pitch")},
    Sign{"PO", QT_TRANSLATE_NOOP("Scorecard", "picked off")},
};
constexpr auto kPositions = QT_TRANSLATE_NOOP("Scorecard", "digit: the fielder's position");

QString said(const char* words) {
  return QCoreApplication::translate(kContext, words);
}

bool isDigit(char sign) {
  return sign >= '0' && sign <= '9';
}

/// The plays of a card; of those that name fielders, `F8`, what comes before the digits.
class PlaysOf {
 public:
  explicit PlaysOf(const Scorecard& card) {
    for (const ScorecardColumn& column : card.columns) {
      for (const auto& box : column.boxes) {
        if (!box) continue;
        take(box->play);
        for (const std::string& onward : box->onward) take(onward);
      }
    }
  }
  [[nodiscard]] bool has(const char* sign) const { return signs_.contains(sign); }
  [[nodiscard]] bool hasFielders() const { return fielders_; }

 private:
  void take(std::string play) {
    while (!play.empty() && isDigit(play.back())) {
      fielders_ = true;
      play.pop_back();
    }
    signs_.insert(std::move(play));
  }

  std::set<std::string> signs_;
  bool fielders_ = false;
};

}  // namespace

QStringList legendOf(const Scorecard& card) {
  QStringList legend;
  for (const char* words : kDrawn) legend << said(words);
  const PlaysOf plays(card);
  for (const Sign& sign : kSigns) {
    if (plays.has(sign.sign)) legend << QLatin1String(sign.sign) + u' ' + said(sign.words);
  }
  if (plays.hasFielders()) legend << said(kPositions);
  return legend;
}

}  // namespace raindelay::book
