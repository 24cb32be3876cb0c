// PDF files, read with other people's tools: boxes, typefaces, text, and pages as pixels against
// the painter's.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QBuffer>
#include <QFile>
#include <QPainter>
#include <QRegularExpression>
#include <map>
#include <set>

#include "app/output_fixture.h"
#include "app/pdf_tools.h"
#include "output/pdf_export.h"
#include "output/sheet_painter.h"
#include "painter/face_image.h"

namespace raindelay {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

constexpr double kInch = 25.4, kPoint = kInch / 72;

class Pdf : public PdfFile {
 protected:
  /// Makes the file; the test fails if that doesn't succeed.
  void make(const Selection& selection, const PdfOptions& options) {
    Progress progress;
    auto pdf = pdfOf(selection, options, progress);
    ASSERT_TRUE(pdf.ok()) << pdf.error().message;
    keep(*pdf);
  }
  /// A box of a page, as the file has it: points from its lower left corner.
  [[nodiscard]] std::vector<double> box(const char* name, int page = 1) const {
    const std::string info =
        tool("pdfinfo", {QStringLiteral("-box"), QStringLiteral("-f"), QString::number(page),
                         QStringLiteral("-l"), QString::number(page)});
    const QRegularExpression line(
        QStringLiteral("%1:\\s+(\\S+)\\s+(\\S+)\\s+(\\S+)\\s+(\\S+)\\n").arg(QLatin1String(name)));
    const auto match = line.match(QString::fromStdString(info));
    EXPECT_TRUE(match.hasMatch()) << name << " in " << info;
    std::vector<double> numbers;
    for (int i = 1; i <= 4; ++i) numbers.push_back(match.captured(i).toDouble());
    return numbers;
  }
};

/// The content of the file's packed lists of objects.
std::string objectsIn(const QByteArray& file) {
  std::string all;
  for (qsizetype at = 0; (at = file.indexOf("/Type /ObjStm", at)) >= 0;) {
    const qsizetype begin = file.indexOf("stream\n", at) + 7,
                    end = file.indexOf("endstream", begin);
    // Qt expects the length before the data it unpacks; it corrects a wrong one.
    all += qUncompress(QByteArray("\0\1\0\0", 4) + file.mid(begin, end - begin)).toStdString();
    at = end;
  }
  return all;
}

/// The face as every other export has it, 10 pixels a millimetre.
QImage painted(const Selection& selection, std::size_t card, deck::Side side) {
  CardPainter painter(selection.deck);
  return faceImage(painter, selection.picture(card, side), frameAt(*selection.deck, 254, true));
}

void expectAlike(const QImage& printed, const QImage& painted, const std::string& what) {
  // A tool rounds the page's size up to whole pixels.
  const QRect both(QPoint(0, 0), printed.size().boundedTo(painted.size()));
  EXPECT_LE(printed.width() - both.width() + printed.height() - both.height(), 2) << what;
  const Distance distance = distanceOf(printed.copy(both), painted.copy(both));
  EXPECT_LT(distance.mean, kMostMean) << what;
  EXPECT_LT(distance.far, kMostFar) << what;
}

PdfOptions singly(bool backs = false) {
  PdfOptions options;
  options.singly = true;
  options.copies = false;
  if (backs) options.plan.backs = deck::Backs::kDuplex;
  return options;
}

TEST_F(Pdf, OfSingleCardsHasTheirTrimAndBleed) {
  make(printedSelection(), singly());
  EXPECT_EQ(pages(), 3);
  const auto points = [](double mm) { return std::round(mm / kPoint * 100) / 100; };
  EXPECT_THAT(box("MediaBox"),
              testing::Pointwise(testing::DoubleNear(0.011), {0.0, 0.0, points(56), points(106)}));
  EXPECT_EQ(box("BleedBox"), box("MediaBox"));
  EXPECT_THAT(box("TrimBox"), testing::Pointwise(testing::DoubleNear(0.011),
                                                 {points(3), points(3), points(53), points(103)}));
}

TEST_F(Pdf, OfSheetsHasTheCardsInItsBoxes) {
  PdfOptions options;  // A4, five cards of 50 × 100 mm: 4 × 2 in 200 × 287
  make(printedSelection(), options);
  EXPECT_EQ(pages(), 1);
  EXPECT_THAT(box("MediaBox"),
              testing::Pointwise(testing::DoubleNear(0.011), {0.0, 0.0, 595.28, 841.89}));
  const std::vector<double> trim = box("TrimBox");
  EXPECT_NEAR(trim[0], 5 / kPoint, 0.011);
  EXPECT_NEAR(trim[2], 205 / kPoint, 0.011);
  EXPECT_NEAR(trim[3], (297 - 48.5) / kPoint, 0.011);
  const std::vector<double> bleed = box("BleedBox");
  EXPECT_LT(bleed[1], trim[1]);
}

TEST_F(Pdf, HasItsTypefacesInItAndTextAsText) {
  make(printedSelection(), singly());
  const std::string fonts = tool("pdffonts", {});
  EXPECT_THAT(fonts, HasSubstr("Inter"));
  for (const QString& line : QString::fromStdString(fonts).split(QLatin1Char('\n')).mid(2)) {
    if (!line.isEmpty()) {
      EXPECT_TRUE(line.contains(QRegularExpression(QStringLiteral("yes yes yes"))))
          << line.toStdString() << ": embedded, a subset, and with its characters";
    }
  }
  QProcess text;
  text.start(QStringLiteral("pdftotext"), {path(), QStringLiteral("-")});
  text.waitForFinished();
  const std::string words = text.readAllStandardOutput().toStdString();
  EXPECT_THAT(words, AllOf(HasSubstr("One A"), HasSubstr("Two 2"), HasSubstr("Three 10")));
}

TEST_F(Pdf, NamesItsTypefacesAsSubsets) {
  const auto tags = [&](std::vector<std::size_t> cards) {
    Selection selection = printedSelection();
    selection.cards = std::move(cards);
    make(selection, singly());
    std::set<std::string> found;
    const QRegularExpression row(QStringLiteral("\\n([A-Z]{6})\\+Inter-\\w+ .* yes yes yes "));
    auto rows = row.globalMatch(QString::fromStdString(tool("pdffonts", {})));
    while (rows.hasNext()) found.insert(rows.next().captured(1).toStdString());
    EXPECT_FALSE(found.empty()) << tool("pdffonts", {});
    return found;
  };
  EXPECT_EQ(tags({0}), tags({0}));
  EXPECT_NE(tags({0}), tags({1})) << "other glyphs";
}

TEST_F(Pdf, IsTheSameBytesWheneverItIsMade) {
  make(printedSelection(), singly());
  const QByteArray bytes = bytes_;
  EXPECT_THAT(tool("pdfinfo", {}), Not(HasSubstr("CreationDate")));
  make(printedSelection(), singly());
  EXPECT_TRUE(bytes == bytes_);
}

TEST_F(Pdf, IsWhatThePainterPaints) {
  const Selection selection = printedSelection();
  make(selection, singly(true));
  ASSERT_EQ(pages(), 6);
  for (int page = 1; page <= 6; ++page) {
    const auto card = static_cast<std::size_t>((page - 1) / 2);
    const auto side = page % 2 == 1 ? deck::Side::kFront : deck::Side::kBack;
    expectAlike(raster(page), painted(selection, card, side), "page " + std::to_string(page));
  }
}

TEST_F(Pdf, LowInkIsWhatThePainterPaints) {
  Selection selection = printedSelection();
  selection.lowInk = true;
  make(selection, singly());
  expectAlike(raster(), painted(selection, 0, deck::Side::kFront), "low ink");
}

TEST_F(Pdf, ALanguageIsThePainters) {
  Selection selection = printedSelection();
  selection.language = QStringLiteral("de");
  make(selection, singly());
  expectAlike(raster(), painted(selection, 0, deck::Side::kFront), "German");
}

constexpr int kSheetPixels = 5;  ///< a millimetre

/// A page as the sheet's painter paints it with pixels.
QImage sheetPainted(const Selection& selection, const deck::SheetPlan& plan, std::size_t page) {
  const deck::Deck& deck = *selection.deck;
  const std::vector<std::size_t> cards = withCopies(deck, selection.cards);
  const auto sheets = deck::impose(plan, {deck.width, deck.height, deck.bleed}, cards.size());
  EXPECT_TRUE(sheets.ok());
  QImage image(static_cast<int>(std::lround(plan.width * kSheetPixels)),
               static_cast<int>(std::lround(plan.height * kSheetPixels)), QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.scale(kSheetPixels, kSheetPixels);
  CardPainter faces(selection.deck);
  const QString label =
      QStringLiteral("Proof, sheet 1 of %1").arg(plan.backs == deck::Backs::kGutterfold ? 2 : 1);
  paintSheet(painter, sheets->pages.at(page), label,
             [&](QPainter& onSheet, const deck::PlacedFace& face) {
               faces.paint(onSheet, selection.picture(cards.at(face.card), face.side));
             });
  return image;
}

TEST_F(Pdf, SheetsAreWhatThePainterPaints) {
  const Selection selection = printedSelection();
  struct Row {
    const char* what;
    void (*change)(deck::SheetPlan& plan);
    int pages;
  };
  for (const Row& row :
       {Row{"plain", [](deck::SheetPlan&) {}, 1},
        Row{"gap", [](deck::SheetPlan& plan) { plan.gap = 4; }, 1},
        Row{"duplex", [](deck::SheetPlan& plan) { plan.backs = deck::Backs::kDuplex; }, 2},
        Row{"short edge",
            [](deck::SheetPlan& plan) {
              plan.backs = deck::Backs::kDuplex;
              plan.flip = deck::Flip::kShortEdge;
            },
            2},
        Row{"profile",
            [](deck::SheetPlan& plan) {
              plan.backs = deck::Backs::kDuplex;
              plan.profile = {1.5, -2, 1.5, 2};
            },
            2},
        Row{"gutterfold", [](deck::SheetPlan& plan) { plan.backs = deck::Backs::kGutterfold; }, 2},
        Row{"letter",
            [](deck::SheetPlan& plan) {
              plan.width = 279.4;
              plan.height = 215.9;
            },
            1}}) {
    PdfOptions options;
    row.change(options.plan);
    make(selection, options);
    ASSERT_EQ(pages(), row.pages) << row.what;
    const int distinct = options.plan.backs == deck::Backs::kDuplex ? 2 : 1;
    for (int page = 1; page <= distinct; ++page) {
      expectAlike(raster(page, kSheetPixels),
                  sheetPainted(selection, options.plan, static_cast<std::size_t>(page - 1)),
                  std::string(row.what) + ", page " + std::to_string(page));
    }
  }
}

TEST_F(Pdf, CardsAreThereAsOftenAsTheDeckHasThemOrOnce) {
  const Selection selection = printedSelection();  // 1 + 3 + 1
  const auto count = [&](const char* word) {
    QProcess text;
    text.start(QStringLiteral("pdftotext"), {path(), QStringLiteral("-")});
    text.waitForFinished();
    return text.readAllStandardOutput().count(word);
  };
  make(selection, {});
  EXPECT_EQ(count("Two 2"), 3);
  PdfOptions options;
  options.copies = false;
  make(selection, options);
  EXPECT_EQ(count("Two 2"), 1);
}

TEST_F(Pdf, OnlyTheChosenCardsAreInIt) {
  Selection selection = printedSelection();
  selection.cards = {2};
  make(selection, singly());
  EXPECT_EQ(pages(), 1);
}

TEST_F(Pdf, ArtAndFacesAreInItOnceHoweverOftenTheyAreSeen) {
  auto folder = printedFolder();
  // Art of some hundred kilobytes, on every card and every back.
  std::string path;
  for (int i = 0; i < 10'000; ++i) {
    path += "M" + std::to_string((i * 7919) % 2003) + " " + std::to_string(i / 5) + "h" +
            std::to_string(i % 7);
  }
  folder->files["art/star.svg"] =
      R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2010 2010"><path d=")" + path +
      R"(" fill="none" stroke="black"/></svg>)";
  Selection one = printedSelection(folder);
  Selection many = one;
  one.cards = {0};
  make(one, {});
  const auto alone = bytes_.size();
  many.cards.assign(200, 0);
  make(many, {});
  EXPECT_LT(bytes_.size(), alone + alone / 4);
}

/// A deck with this drawing, 40 mm wide, on its one card.
Selection drawingSelection(const std::string& inside, const std::string& more = {}) {
  auto folder = printedFolder("  plain: {front: [{type: svg, src: art/a.svg, box: [5, 5, 40, 40]" +
                              more + "}]}\n  fancy: {extends: plain}\n");
  folder->files["art/a.svg"] = "<svg viewBox='0 0 40 40'>" + inside + "</svg>";
  Selection selection = printedSelection(folder);
  selection.cards = {0};
  return selection;
}

TEST_F(Pdf, DrawingsAreVectorsAsTheWindowShowsThem) {
  const char* clipped =
      "<style>.a{fill:url(#g)}</style><clipPath id='c'><circle cx='20' cy='20' r='18'/></clipPath>"
      "<linearGradient id='g'><stop stop-color='red'/><stop offset='1' stop-color='navy'/>"
      "</linearGradient><g clip-path='url(#c)'><rect class='a' width='40' height='40'/></g>"
      "<text x='8' y='24' font-size='12' font-family='Inter'>Home</text>";
  for (const char* more : {"", ", opacity: 0.5", ", rotate: 30"}) {
    const Selection selection = drawingSelection(clipped, more);
    make(selection, singly());
    expectAlike(raster(), painted(selection, 0, deck::Side::kFront), more);
    EXPECT_THAT(tool("pdftotext", {}), Not(HasSubstr("?")));
    EXPECT_THAT(tool("pdfimages", {QStringLiteral("-list")}), Not(HasSubstr("image")))
        << "pixels in it";
    EXPECT_THAT(tool("pdffonts", {}), HasSubstr("Inter"));
  }
}

// PDF can't say what a blurred mask lets through: it is pixels there, too fine to be seen.
TEST_F(Pdf, MasksAndFiltersArePrintedAtSixHundredDpi) {
  const Selection selection = drawingSelection(
      "<filter id='b'><feGaussianBlur stdDeviation='2'/></filter><mask id='m'><circle cx='20' "
      "cy='20' r='15' fill='white' filter='url(#b)'/></mask>"
      "<rect width='40' height='40' fill='maroon' mask='url(#m)'/>");
  make(selection, singly());
  expectAlike(raster(), painted(selection, 0, deck::Side::kFront), "mask");
  // Lines of a table: page, number, type, width, height, …, dots an inch across and down.
  const QString list = QString::fromStdString(tool("pdfimages", {QStringLiteral("-list")}));
  int pictures = 0;
  for (const QString& line : list.split(QLatin1Char('\n'))) {
    const QStringList fields = line.simplified().split(QLatin1Char(' '));
    if (fields.size() < 14 || fields[0] != QLatin1String("1")) continue;
    ++pictures;
    EXPECT_GE(fields[12].toInt(), 600) << line.toStdString();
    EXPECT_GE(fields[13].toInt(), 600) << line.toStdString();
  }
  EXPECT_GT(pictures, 0) << list.toStdString();
}

/// A picture of 200 × 200 pixels as a PNG file, of this kind.
std::string pixels(QImage::Format format, bool grey) {
  QImage image(200, 200, QImage::Format_ARGB32);
  for (int y = 0; y < 200; ++y) {
    for (int x = 0; x < 200; ++x) {
      const int alpha = x > y ? x : 255;
      image.setPixel(x, y, grey ? qRgba(x, x, x, alpha) : qRgba(250, y, 0, alpha));
    }
  }
  QByteArray bytes;
  QBuffer buffer(&bytes);
  image.convertToFormat(format).save(&buffer, "png");
  return bytes.toStdString();
}

TEST_F(Pdf, PicturesOfPixelsAreInItOnceAndAsTheyAre) {
  auto folder = printedFolder(R"(  plain: {front: [
    {type: rect, box: bleed, fill: ink},
    {type: image, src: art/red.png, box: [5, 5, 20, 20]},
    {type: image, src: art/red.png, box: [28, 5, 12, 12], opacity: 0.5},
    {type: image, src: art/glass.png, box: [5, 30, 40, 15], fit: stretch},
    {type: image, src: art/grey.png, box: [5, 50, 20, 20]},
    {type: image, src: art/fog.png, box: [25, 50, 20, 20]},
    {type: image, src: art/few.png, box: [5, 75, 20, 20]}]}
  fancy: {extends: plain}
)");
  folder->files["art/red.png"] = pixels(QImage::Format_RGB32, false);
  folder->files["art/glass.png"] = pixels(QImage::Format_ARGB32, false);
  folder->files["art/grey.png"] = pixels(QImage::Format_Grayscale8, true);
  folder->files["art/fog.png"] = pixels(QImage::Format_ARGB32, true);
  folder->files["art/few.png"] = pixels(QImage::Format_Indexed8, false);
  const Selection selection = printedSelection(folder);
  make(selection, singly());
  // Poppler lets pictures begin and end at whole pixels: what is compared is coarser than that.
  const QImage face = painted(selection, 0, deck::Side::kFront);
  const auto coarse = [&face](const QImage& image) {
    return image.copy(face.rect())
        .scaled(face.size() / 4, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
  };
  expectAlike(coarse(raster()), coarse(face), "pixels");

  // "page num type width height color comp bpc enc interp object …": what each object is.
  std::map<std::string, std::string> kinds;
  const QString list = QString::fromStdString(tool("pdfimages", {QStringLiteral("-list")}));
  for (const QString& line : list.split(QLatin1Char('\n')).mid(2)) {
    const QStringList words = line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (words.size() < 11) continue;
    // (A mask is listed under the number of its picture.)
    const QString kind = words[2] + QLatin1Char(' ') + words[5];
    kinds[(words[10] + kind).toStdString()] = kind.toStdString();
  }
  std::map<std::string, int> counted;
  for (const auto& [object, kind] : kinds) ++counted[kind];
  EXPECT_EQ(counted["image rgb"], 3) << list.toStdString();
  EXPECT_EQ(counted["image gray"], 2) << list.toStdString();
  EXPECT_EQ(counted["smask gray"], 3) << list.toStdString();
}

TEST_F(Pdf, PicturesOfTheSameBackAreOneForm) {
  const Selection selection = printedSelection(
      "  plain: {back: [{type: rect, box: bleed, fill: ink}], front: []}\n"
      "  fancy: {extends: plain, front: [{type: rect, box: trim, fill: red}]}\n");
  EXPECT_EQ(firstWithBack(selection), (std::vector<std::size_t>{0, 0, 0}));
}

TEST_F(Pdf, TellsThePrinterNotToScaleAndHowToTurnTheSheet) {
  PdfOptions options;
  options.plan.backs = deck::Backs::kDuplex;
  make(printedSelection(), options);
  PdfOptions other = options;
  other.plan.flip = deck::Flip::kShortEdge;
  EXPECT_THAT(objectsIn(bytes_),
              AllOf(HasSubstr("/PrintScaling /None"), HasSubstr("/Duplex /DuplexFlipLongEdge")));
  make(printedSelection(), other);
  EXPECT_THAT(objectsIn(bytes_), HasSubstr("/Duplex /DuplexFlipShortEdge"));
  make(printedSelection(), {});
  EXPECT_THAT(objectsIn(bytes_), Not(HasSubstr("/Duplex")));
}

TEST_F(Pdf, IsCancelledBetweenFaces) {
  Progress* running = nullptr;
  Progress progress([&](double) { running->cancel(); });
  running = &progress;
  EXPECT_EQ(pdfOf(printedSelection(), {}, progress).error().message, kCancelled);
}

TEST_F(Pdf, TellsHowFarItIs) {
  double part = 0;
  Progress progress([&](double now) {
    EXPECT_GE(now, part);
    part = now;
  });
  ASSERT_TRUE(pdfOf(printedSelection(), {}, progress).ok());
  EXPECT_EQ(part, 1);
}

TEST_F(Pdf, WhatCannotBeLaidOutIsOneSentence) {
  PdfOptions options;
  options.plan.width = 60;
  options.plan.height = 60;
  Progress progress;
  EXPECT_THAT(pdfOf(printedSelection(), options, progress).error().message,
              HasSubstr("50 × 100 mm doesn't fit on a sheet of 60 × 60 mm"));
  Selection none = printedSelection();
  none.cards.clear();
  EXPECT_EQ(pdfOf(none, {}, progress).error().message, "No cards to print.");
}

TEST_F(Pdf, TheTestPageHasACrossBehindEachScale) {
  deck::SheetPlan plan;
  const auto pdf = testPagePdf(plan);
  ASSERT_TRUE(pdf.ok());
  keep(*pdf);
  EXPECT_EQ(pages(), 2);
  const QImage front = raster(1), back = raster(2);
  const deck::TestPage page = deck::testPageFor(plan.width, plan.height);
  for (const deck::Point cross : {page.above, page.below}) {
    // The front's upright line crosses the back's scale at its zero, seen through the paper.
    const int y = static_cast<int>((cross.y + 15) * 10);
    const int x = static_cast<int>(cross.x * 10), mirrored = front.width() - 1 - x;
    EXPECT_LT(front.pixelColor(x, y).lightness(), 128);
    EXPECT_LT(back.pixelColor(mirrored, y - 10).lightness(), 128);
  }
}

}  // namespace
}  // namespace raindelay
