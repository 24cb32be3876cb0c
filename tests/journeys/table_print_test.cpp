// A spreadsheet as designers have them, with drawings in Illustrator's manner and a font of its own
// (tests/decks/german-harbour), goes through the window to a PDF, which other people's tools read.
#include <gtest/gtest.h>

#include <QColor>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <algorithm>
#include <filesystem>
#include <map>
#include <vector>

#include "journeys/travel.h"
#include "support/source_dir.h"

namespace raindelay {
namespace {

constexpr int kPixelsPerPoint = 2;

/// A design of the table: its title's last word, how many there are, and the colour behind its
/// drawing.
struct Design {
  const char* title;
  int copies;
  QColor ground;
};
const std::vector<Design> kDesigns = {
    {"Kran", 3, QColor(0xF9A825)},  {"Lotsin", 2, QColor(0x1565C0)},
    {"Möwe", 4, QColor(0x00838F)},  {"Zollamt", 1, QColor(0xCF3F1B)},
    {"Sturm", 2, QColor(0x4527A0)}, {"Schmuggler", 3, QColor(0x2E7D32)},
};

/// A word of the PDF, where it stands on its page, in points.
struct Word {
  int page;
  QString text;
  QRectF box;
};

/// The part of a picture that is about this colour.
double partOf(const QImage& picture, const QColor& color) {
  const auto isNear = [](int a, int b) { return std::abs(a - b) < 16; };
  int found = 0;
  for (int y = 0; y < picture.height(); ++y) {
    for (int x = 0; x < picture.width(); ++x) {
      const QColor there = picture.pixelColor(x, y);
      found += isNear(there.red(), color.red()) && isNear(there.green(), color.green()) &&
                       isNear(there.blue(), color.blue())
                   ? 1
                   : 0;
    }
  }
  return static_cast<double>(found) / (picture.width() * picture.height());
}

class PrintedTable : public testing::Test {
 protected:
  [[nodiscard]] QString pdf() const { return home_.filePath(QStringLiteral("Hafenmarkt.pdf")); }

  /// The output of one of poppler's tools.
  static QString tool(const char* program, const QStringList& arguments) {
    QProcess process;
    process.start(QString::fromLatin1(program), arguments);
    EXPECT_TRUE(process.waitForFinished()) << program << " is in the package poppler-utils";
    EXPECT_EQ(process.exitCode(), 0) << process.readAllStandardError().toStdString();
    return QString::fromUtf8(process.readAllStandardOutput());
  }

  [[nodiscard]] std::vector<Word> words() const {
    static const QRegularExpression kLine(QStringLiteral(
        R"re(<page |<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*)</word>)re"));
    std::vector<Word> words;
    int page = 0;
    auto found =
        kLine.globalMatch(tool("pdftotext", {QStringLiteral("-bbox"), pdf(), QStringLiteral("-")}));
    while (found.hasNext()) {
      const auto line = found.next();
      if (line.captured(5).isEmpty()) {
        ++page;
        continue;
      }
      const auto number = [&](int i) { return line.captured(i).toDouble(); };
      words.push_back({page, line.captured(5),
                       QRectF(QPointF(number(1), number(2)), QPointF(number(3), number(4)))});
    }
    return words;
  }

  [[nodiscard]] QImage pageAsPixels(int page) const {
    const QString out = home_.filePath(QStringLiteral("page"));
    tool("pdftoppm",
         {QStringLiteral("-r"), QString::number(72 * kPixelsPerPoint), QStringLiteral("-png"),
          QStringLiteral("-singlefile"), QStringLiteral("-f"), QString::number(page), pdf(), out});
    return QImage(out + QStringLiteral(".png"));
  }

  /// Each has its title and its drawing, as often as the table says; what was left out is missing.
  void expectEveryCard() const {
    const std::vector<Word> all = words();
    std::map<int, QImage> pages;
    for (const Design& design : kDesigns) {
      int copies = 0;
      for (const Word& word : all) {
        if (word.text != QString::fromUtf8(design.title)) continue;
        ++copies;
        if (!pages.contains(word.page)) pages[word.page] = pageAsPixels(word.page);
        // The drawing's upper left part, below the band that the title is in.
        const QRectF below(word.box.left(), word.box.bottom() + 12, 40, 30);
        const QImage drawn = pages[word.page].copy(
            QRectF(below.topLeft() * kPixelsPerPoint, below.size() * kPixelsPerPoint).toRect());
        EXPECT_GT(partOf(drawn, design.ground), 0.2) << design.title << ", page " << word.page;
      }
      EXPECT_EQ(copies, design.copies) << design.title;
    }
    const auto isNote = [](const Word& word) { return word.text.contains(QLatin1String("Test")); };
    EXPECT_TRUE(std::none_of(all.begin(), all.end(), isNote));
  }

  /// Faces and drawings are forms, pixels are only what a mask needs; all fonts are in the file.
  void expectFormsAndFonts() const {
    QFile file(pdf());
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_GE(file.readAll().count("/Subtype /Form"), 2 * static_cast<qsizetype>(kDesigns.size()));
    // Lines of a table: page, number, type, width, height, …, the object's number.
    QSet<QString> pictures;
    for (const QStringList& line : table("pdfimages", {QStringLiteral("-list"), pdf()})) {
      pictures.insert(line.value(10));
    }
    EXPECT_EQ(pictures.size(), 1);
    // Name, type (two words), encoding, embedded, …
    QStringList fonts;
    for (const QStringList& line : table("pdffonts", {pdf()})) {
      EXPECT_EQ(line.value(4), QStringLiteral("yes")) << line.first().toStdString();
      // Without the six letters of a subset.
      fonts.append(line.first().section(QLatin1Char('+'), -1).section(QLatin1Char('-'), 0, 0));
    }
    EXPECT_TRUE(fonts.contains(QStringLiteral("HarbourTitle")))
        << fonts.join(QLatin1Char(' ')).toStdString();
  }

  /// The fields of what one of the tools lists below two lines of headings.
  static QList<QStringList> table(const char* program, const QStringList& arguments) {
    QList<QStringList> fields;
    for (const QString& line : tool(program, arguments).split(QLatin1Char('\n')).mid(2)) {
      if (!line.isEmpty()) fields.append(line.simplified().split(QLatin1Char(' ')));
    }
    return fields;
  }

  QTemporaryDir home_;
};

TEST_F(PrintedTable, HasEveryCardAfterTenClicksAtMost) {
  const QString folder = home_.filePath(QStringLiteral("harbour"));
  std::filesystem::copy(RAINDELAY_SOURCE_DIR "/tests/decks/german-harbour", folder.toStdString(),
                        std::filesystem::copy_options::recursive);
  const journey::Report report = journey::travel(
      home_.path(), {QStringLiteral("table"), folder + QStringLiteral("/Hafenmarkt.xlsx")});
  ASSERT_EQ(report.code, 0) << report.text();
  EXPECT_LE(report.last(QStringLiteral("printed")).section(QLatin1Char(' '), 0, 0).toInt(), 10);
  expectEveryCard();
  expectFormsAndFonts();
}

}  // namespace
}  // namespace raindelay
