// A designer's way: a table alone becomes a deck, its mistakes are put right in the window, and it
// becomes files to print and to play.
#include <gtest/gtest.h>

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>

#include "journeys/travel.h"
#include "support/source_dir.h"

namespace raindelay {
namespace {

/// Three cells don't say a number.
const QByteArray kTable =
    "code,name,copies\n"
    "a,Anchor,two\n"
    "b,Bell,one\n"
    "c,Compass,a single one\n"
    "d,Dinghy,5\n";

class DeckJourney : public testing::Test {
 protected:
  void write(const QString& name, const QByteArray& content) const {
    QFile file(home_.filePath(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
  }
  [[nodiscard]] QByteArray content(const QString& name) const {
    QFile file(home_.filePath(name));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
    return file.readAll();
  }
  /// The output of one of poppler's tools for the PDF.
  [[nodiscard]] std::string tool(const char* program) const {
    QProcess process;
    QStringList arguments{home_.filePath(QStringLiteral("Ferry.pdf"))};
    if (QLatin1String(program) == QLatin1String("pdftotext")) arguments << QStringLiteral("-");
    process.start(QString::fromLatin1(program), arguments);
    EXPECT_TRUE(process.waitForFinished());
    return process.readAllStandardOutput().toStdString();
  }

  QTemporaryDir home_;
};

TEST_F(DeckJourney, ATableAloneIsKeptPutRightPrintedAndPutOnAVirtualTable) {
  write(QStringLiteral("ships.csv"), kTable);
  const journey::Report report = journey::travel(
      home_.path(), {QStringLiteral("deck"), home_.filePath(QStringLiteral("ships.csv"))});
  ASSERT_EQ(report.code, 0) << report.text();
  EXPECT_EQ(content(QStringLiteral("ships.csv")), kTable);
  EXPECT_TRUE(content(QStringLiteral("Ferry/deck.yaml")).contains("name: \"Ferry\""));
  EXPECT_EQ(content(QStringLiteral("Ferry/cards.csv")),
            "code,name,copies\na,Anchor,2\nb,Bell,1\nc,Compass,1\nd,Dinghy,5\n");

  // Nine cards on a sheet of A4, and their backs.
  EXPECT_NE(tool("pdfinfo").find("Pages:           2"), std::string::npos) << tool("pdfinfo");
  EXPECT_NE(tool("pdffonts").find("Vollkorn"), std::string::npos);
  EXPECT_NE(tool("pdftotext").find("Compass"), std::string::npos);

  const QJsonDocument object =
      QJsonDocument::fromJson(content(QStringLiteral("Ferry-tabletop/Ferry.json")));
  const auto deck = object[QStringLiteral("ObjectStates")][0];
  EXPECT_EQ(deck[QStringLiteral("DeckIDs")].toArray().size(), 9);
  const QImage sheet(home_.filePath(QStringLiteral("Ferry-tabletop/Ferry-faces.png")));
  EXPECT_EQ(sheet.width() % 10, 0);
  EXPECT_LE(sheet.width(), 4096);
  EXPECT_FALSE(QImage(home_.filePath(QStringLiteral("Ferry-tabletop/Ferry-back.png"))).isNull());
}

// A match is played by the values changed on a card, and shows them on its table; also when it is
// resumed, and when the deck isn't there any more.
TEST_F(DeckJourney, AMatchIsPlayedWithADeck) {
  const QDir built(QStringLiteral(RAINDELAY_SOURCE_DIR "/assets/quick-baseball"));
  const QString copy = home_.filePath(QStringLiteral("night"));
  ASSERT_TRUE(QDir().mkpath(copy + QStringLiteral("/art")));
  for (const QString& folder : {QStringLiteral("."), QStringLiteral("art")}) {
    for (const QString& name : QDir(built.filePath(folder)).entryList(QDir::Files)) {
      const QString file = folder + QLatin1Char('/') + name;
      ASSERT_TRUE(QFile::copy(built.filePath(file), copy + QLatin1Char('/') + file));
    }
  }
  const auto travel = [this](const QStringList& words) {
    journey::Report report = journey::travel(home_.path(), words);
    EXPECT_EQ(report.code, 0) << report.text();
    return report;
  };
  travel({QStringLiteral("deck-match"), copy});
  EXPECT_TRUE(content(QStringLiteral("night/cards.csv")).contains("yellow 4"));
  EXPECT_EQ(travel({QStringLiteral("deck-resume")}).last(QStringLiteral("note")), QString());

  ASSERT_TRUE(QDir().rename(copy, copy + QStringLiteral(" moved")));
  EXPECT_TRUE(travel({QStringLiteral("deck-resume")})
                  .last(QStringLiteral("note"))
                  .contains(QStringLiteral("isn't where it was")));
}

}  // namespace
}  // namespace raindelay
