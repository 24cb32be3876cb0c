#include "review/analysis_file.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "core/files.h"
#include "core/limits.h"
#include "core/own_folder.h"
#include "core/sha256.h"
#include "match/record.h"
#include "translations/file_words.h"

namespace raindelay::analysis_file {

namespace {

/// Raised when the figures of the same match would come out otherwise.
constexpr int kVersion = 4;
const QString kFormat = QStringLiteral("raindelay-analysis/3");

QJsonArray rowOf(const JudgedChoice& one, const Game& game) {
  QJsonArray row{static_cast<double>(one.step),
                 QString::fromStdString(game.text(one.better)),
                 one.mixed,
                 one.byMargin,
                 one.exact,
                 one.cost,
                 one.error};
  for (const double chance : one.chances) row << chance;
  return row;
}

/// A choice of the match; none if the row says nonsense.
std::optional<JudgedChoice> choiceIn(const QJsonArray& row, const Match& match) {
  constexpr int kBefore = 7;
  JudgedChoice one;
  const int step = row.at(0).toInt(-1);
  if (row.size() != kBefore + static_cast<int>(one.chances.size())) return std::nullopt;
  if (step < 0 || step >= static_cast<int>(match.steps().size())) return std::nullopt;
  one.step = static_cast<std::size_t>(step);
  const Step& line = match.steps()[one.step];
  const auto better = match.game().parse(row.at(1).toString().toStdString());
  if (!line.by || !better || !match.legalBefore(one.step).contains(*better)) return std::nullopt;
  one.seat = *line.by;
  one.made = line.action;
  one.better = *better;
  one.mixed = row.at(2).toBool();
  one.byMargin = row.at(3).toBool();
  one.exact = row.at(4).toBool();
  one.cost = row.at(5).toDouble();
  one.error = row.at(6).toDouble();
  for (std::size_t i = 0; i < one.chances.size(); ++i) {
    one.chances[i] = row.at(kBefore + static_cast<int>(i)).toDouble();
  }
  return one;
}

}  // namespace

QString pathIn(const QString& folder, const Match& match, const std::vector<int>& counts) {
  MatchSetup setup = match.setup();
  setup.title.clear();
  setup.created.clear();
  setup.app.clear();
  for (SeatPlayer& player : setup.players) player = {};
  std::string all = std::to_string(kVersion) + "\n" + headerLine(setup);
  for (const Step& step : match.steps()) all += stepLine(match.game(), step);
  for (const int count : counts) all += std::to_string(count) + "\n";
  return QDir(folder).filePath(QString::fromStdString(sha256(all)) + QStringLiteral(".json"));
}

std::optional<Analysis> read(const QString& path, const Match& match) {
  const Result<std::string> text = files::read(path.toStdString(), kMaxAnalysisBytes);
  if (!text || text->size() > kMaxAnalysisBytes) return std::nullopt;
  const QJsonObject json = QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object();
  if (json[QStringLiteral("format")].toString() != kFormat) return std::nullopt;
  std::vector<JudgedChoice> choices;
  for (const QJsonValueRef row : json[QStringLiteral("choices")].toArray()) {
    const std::optional<JudgedChoice> one = choiceIn(row.toArray(), match);
    if (!one) return std::nullopt;
    choices.push_back(*one);
  }
  const int seats = match.seats();
  return analysisOf(std::move(choices), chancesOf(match.result(), seats), seats);
}

Result<void> write(const QString& path, const Match& match, const Analysis& analysis) {
  QJsonArray choices;
  for (const JudgedChoice& one : analysis.choices) choices << rowOf(one, match.game());
  const QJsonObject json{{QStringLiteral("format"), kFormat}, {QStringLiteral("choices"), choices}};
  const std::string folder = files::folderOf(path.toStdString());
  if (const int code = files::makeOwnFolder(folder); code != 0) {
    return words::told(files::Failure{folder, true, code});
  }
  return words::told(files::replace(
      path.toStdString(), QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString(),
      files::Readers::kOwner));
}

}  // namespace raindelay::analysis_file
