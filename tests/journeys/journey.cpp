#include "journeys/journey.h"

#include <QJsonDocument>
#include <QProcess>
#include <utility>

namespace raindelay::journey {

namespace {

/// The figures of a row of the line score: "Ida|1|0|…" → name, innings, R and what else is
/// totalled.
void expectRow(const QStringList& rows, const QString& name, int innings, int runs) {
  for (const QString& row : rows) {
    const QStringList cells = row.split(QLatin1Char('|'));
    if (cells.first() != name) continue;
    ASSERT_GT(cells.size(), 1 + innings) << row.toStdString();
    int sum = 0;
    for (int inning = 1; inning <= innings; ++inning) sum += cells[inning].toInt();
    EXPECT_EQ(sum, runs) << row.toStdString();
    EXPECT_EQ(cells[1 + innings].toInt(), runs) << row.toStdString();
    return;
  }
  ADD_FAILURE() << name.toStdString() << " isn't in the line score";
}

}  // namespace

QJsonObject Journey::replayed() const {
  QProcess lab;
  lab.start(QStringLiteral(RAINDELAY_LAB),
            {QStringLiteral("replay"), record(), QStringLiteral("--json")});
  EXPECT_TRUE(lab.waitForFinished(kPatienceMs));
  EXPECT_EQ(lab.exitCode(), 0) << lab.readAllStandardError().toStdString();
  return QJsonDocument::fromJson(lab.readAllStandardOutput()).object();
}

QJsonArray Journey::expectScoreOf(const Report& report) const {
  const QJsonObject truth = replayed();
  EXPECT_TRUE(truth[QStringLiteral("damage")].isNull());
  const QJsonObject standing = truth[QStringLiteral("standing")].toObject();
  EXPECT_TRUE(standing[QStringLiteral("over")].toBool());
  EXPECT_TRUE(standing[QStringLiteral("decided")].toBool());
  QJsonArray score = standing[QStringLiteral("score")].toArray();
  QStringList scores;
  for (const auto& one : std::as_const(score)) scores << QString::number(one.toInt());
  EXPECT_EQ(report.last(QStringLiteral("score")), scores.join(QLatin1Char(' ')));
  return score;
}

void Journey::expectEndOf(const Report& report, int innings) const {
  const QJsonArray score = expectScoreOf(report);
  const QStringList rows = report.allOf(QStringLiteral("line"));
  expectRow(rows, QStringLiteral("Ida"), innings, score[0].toInt());
  expectRow(rows, QStringLiteral("Otto"), innings, score[1].toInt());
}

void Journey::expectDeeds(const QMap<QString, int>& deeds, const std::vector<const char*>& wanted) {
  for (const char* deed : wanted) EXPECT_GT(deeds.value(QString::fromLatin1(deed)), 0) << deed;
}

}  // namespace raindelay::journey
