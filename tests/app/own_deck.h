#pragma once

#include <gtest/gtest.h>

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QUrl>

#include "fonts/fonts.h"
#include "library/match_library.h"
#include "painter/card_image_provider.h"
#include "shell/application.h"

namespace raindelay {

inline const QString kDeckGame = QStringLiteral("quick-baseball");
inline const QString kSlap = QStringLiteral("slap");

/// Matches with the cards of a designer's deck: a copy of Quick Baseball's in a folder.
class MatchDecksTest : public testing::Test {
 protected:
  void SetUp() override {
    loadFonts();
    const QString assets = QStringLiteral(":/assets/") + kDeckGame;
    QDirIterator files(assets, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
      const QString from = files.next();
      const QString to = place() + from.mid(assets.size());
      ASSERT_TRUE(QDir().mkpath(QFileInfo(to).path()));
      ASSERT_TRUE(QFile::copy(from, to));
      ASSERT_TRUE(QFile(to).setPermissions(QFile::ReadOwner | QFile::WriteOwner));
    }
  }
  [[nodiscard]] QString place() const { return home_.filePath(QStringLiteral("night game")); }
  [[nodiscard]] QUrl deck() const { return QUrl::fromLocalFile(place()); }
  [[nodiscard]] QString matches() const { return home_.filePath(QStringLiteral("matches")); }
  /// Writes something else into a file of the deck.
  void change(const char* file, const QByteArray& from, const QByteArray& to) const {
    QFile there(place() + QLatin1Char('/') + QLatin1String(file));
    ASSERT_TRUE(there.open(QIODevice::ReadWrite));
    const QByteArray before = there.readAll();
    ASSERT_TRUE(before.contains(from)) << file;
    there.resize(0);
    there.seek(0);
    there.write(QByteArray(before).replace(from, to));
  }
  /// Slap brings batters 1 to 3 home where it brought them to first.
  void strengthenSlap() const {
    change("cards.csv", "batting,,,,yellow 1,yellow 1,", "batting,,,,yellow 4,yellow 1,");
  }
  MatchController* begin(bool practice = false) {
    return library_.start(kDeckGame, {}, nullptr, QStringLiteral("7"), practice, {}, deck());
  }
  MatchController* resume() {
    library_.leave();
    library_.waitForWorkers();
    return library_.resume(matchId());
  }
  [[nodiscard]] QString matchId() const {
    return QDir(matches()).entryList({QStringLiteral("*.raindelay")}).value(0);
  }
  /// A card as it lies on this table.
  [[nodiscard]] static QImage faceOn(const MatchController& table, const QString& code) {
    CardImageProvider faces(DeckStore::shared());
    const auto face =
        faces.image(kDeckGame + QLatin1Char('/') + code + table.faces()->pictureQuery(), {120, 0});
    EXPECT_TRUE(face.ok()) << (face ? "" : face.error().message);
    return face ? *face : QImage();
  }
  [[nodiscard]] static QImage gamesFace(const QString& code) {
    CardImageProvider faces(DeckStore::shared());
    return *faces.image(kDeckGame + QLatin1Char('/') + code, {120, 0});
  }

  QTemporaryDir home_;
  MatchLibrary library_{matches(), Application::instance().tables()};
};

}  // namespace raindelay
