#pragma once

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <vector>

#include "journeys/travel.h"
#include "support/source_dir.h"

namespace raindelay::journey {

/// With this seed the scripted match of Cooperstown has nine full innings, no rain, a pickoff and a
/// reliever who is asked about. Another version of the rules may need another one.
inline const QString kSeed = QStringLiteral("a");

/// A parent of journey_player with a home of its own, who holds what was seen against the record.
class Journey : public testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(home_.isValid()); }

  Report travel(const QStringList& words, int killAt = 0) {
    return journey::travel(home_.path(), words, killAt);
  }

  [[nodiscard]] QString record() const {
    const QDir folder(home_.filePath(QStringLiteral("matches")));
    const QStringList files = folder.entryList({QStringLiteral("*.raindelay")});
    // Of a match that was watched there is a second one, which was begun from its middle.
    EXPECT_LE(files.size(), 2);
    return files.isEmpty() ? QString() : folder.filePath(files.first());
  }
  [[nodiscard]] static QByteArray content(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return file.readAll();
  }
  /// The output of `raindelay-lab replay --json` for the record.
  [[nodiscard]] QJsonObject replayed() const;

  /// The match is over as its record says; its score by seat.
  QJsonArray expectScoreOf(const Report& report) const;
  /// The same of a ball game, and on the result's sheet, too.
  void expectEndOf(const Report& report, int innings = 9) const;
  /// Each of these was done at least once.
  static void expectDeeds(const QMap<QString, int>& deeds, const std::vector<const char*>& wanted);

  QTemporaryDir home_;
};

}  // namespace raindelay::journey
