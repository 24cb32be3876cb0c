// Cards as PNG files: what is in them, what they are called, and that none is left half.
#include <gmock/gmock.h>
#include <sys/resource.h>

#include <QBuffer>
#include <QColor>
#include <csignal>
#include <fstream>

#include "app/output_fixture.h"
#include "core/files.h"
#include "output/contact_sheet.h"
#include "output/picture_export.h"
#include "output/png_file.h"
#include "support/faults.h"

namespace raindelay {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

QImage fromPng(const QByteArray& bytes) {
  QImage image;
  EXPECT_TRUE(image.loadFromData(bytes, "PNG"));
  return image;
}

QImage gradient(QImage::Format format) {
  QImage image(60, 40, QImage::Format_ARGB32);
  for (int y = 0; y < 40; ++y) {
    for (int x = 0; x < 60; ++x) image.setPixel(x, y, qRgba(x * 4, y * 6, (x * y) % 256, 255 - y));
  }
  return image.convertToFormat(format);
}

TEST(Png, HasEveryPixel) {
  QImage flat(80, 50, QImage::Format_RGB32);
  flat.fill(QColor(200, 100, 50));
  flat.setPixelColor(79, 49, Qt::blue);
  EXPECT_EQ(pixelsOf(fromPng(pngOf(flat, 300))), flat);
  const QImage photo = gradient(QImage::Format_RGB32);
  EXPECT_EQ(pixelsOf(fromPng(pngOf(photo, 300))), photo);
  const QImage glass = gradient(QImage::Format_ARGB32);
  EXPECT_EQ(pixelsOf(fromPng(pngOf(glass, 300)), QImage::Format_ARGB32), glass);
}

TEST(Png, HasAnAlphaChannelOnlyIfThePictureHasOne) {
  EXPECT_FALSE(fromPng(pngOf(gradient(QImage::Format_RGB32), 300)).hasAlphaChannel());
  EXPECT_TRUE(fromPng(pngOf(gradient(QImage::Format_ARGB32_Premultiplied), 300)).hasAlphaChannel());
}

// A deck on disk, exported into its own folder: what it is made of stays.
TEST(Exports, TakeNoFileOfTheDeck) {
  const QTemporaryDir home;
  const auto pathOf = [&](const std::string& name) {
    return (home.path() + QLatin1Char('/')).toStdString() + name;
  };
  const auto memory = printedFolder();
  QDir(home.path()).mkdir(QStringLiteral("art"));
  for (const auto& [name, text] : memory->files) std::ofstream(pathOf(name)) << text;
  const auto bytesOf = [&](const std::string& name) {
    return files::read(pathOf(name), 1'000'000).value();
  };
  const auto read = deck::readDeck(std::make_shared<deck::DiskFolder>(pathOf("")));
  ASSERT_TRUE(read.deck.has_value());
  Selection selection;
  selection.deck = std::make_shared<const deck::Deck>(*read.deck);
  selection.cards = allCards(*selection.deck);
  Progress progress;
  for (const std::string name : {"deck.yaml", "cards.csv", "art/star.svg"}) {
    const std::string before = bytesOf(name);
    const auto written = writeContactSheet(selection, {}, pathOf(name), progress);
    ASSERT_FALSE(written.ok()) << name;
    EXPECT_EQ(written.error().message,
              pathOf(name) + " is a file that the deck is made of: choose another place.");
    EXPECT_EQ(bytesOf(name), before);
  }
  EXPECT_TRUE(writeContactSheet(selection, {}, pathOf("art/sheet.png"), progress).ok());
}

TEST(Png, SaysItsResolution) {
  EXPECT_EQ(fromPng(pngOf(gradient(QImage::Format_RGB32), 300)).dotsPerMeterX(), 11811);
  EXPECT_EQ(fromPng(pngOf(gradient(QImage::Format_RGB32), 72)).dotsPerMeterY(), 2835);
}

TEST(Png, NoPictureNoFile) {
  EXPECT_TRUE(pngOf(QImage(), 300).isEmpty());
}

// Frames ------------------------------------------------------------------------------------------

struct Frame {
  const char* what;
  double dpi;
  bool bleed;
  int width, height;
};

class PictureSize : public testing::TestWithParam<Frame> {};

TEST_P(PictureSize, FollowsFromTheResolution) {
  const Selection selection = printedSelection();  // 50 × 100 mm, 3 mm bleed
  PngOptions options;
  options.dpi = GetParam().dpi;
  options.bleed = GetParam().bleed;
  const auto frame = frameFor(*selection.deck, options);
  ASSERT_TRUE(frame.ok());
  EXPECT_EQ(frame->pixels, QSize(GetParam().width, GetParam().height));
}

INSTANTIATE_TEST_SUITE_P(Table, PictureSize,
                         testing::Values(Frame{"Trim254", 254, false, 500, 1000},
                                         Frame{"Bleed254", 254, true, 560, 1060},
                                         Frame{"Trim300", 300, false, 591, 1181},
                                         Frame{"Bleed72", 72, true, 159, 300}),
                         [](const auto& frame) { return std::string(frame.param.what); });

TEST(PictureSize, OutOfRangeIsRefused) {
  const Selection selection = printedSelection();
  for (const double dpi : {0.0, 29.0, 1201.0, std::nan("")}) {
    PngOptions options;
    options.dpi = dpi;
    EXPECT_THAT(frameFor(*selection.deck, options).error().message, HasSubstr("30 to 1200")) << dpi;
  }
}

Selection pokerSelection(const char* size = "[63.5mm, 88.9mm]", const char* bleed = "3mm") {
  auto folder = printedFolder();
  folder->files["deck.yaml"] = "format: raindelay-deck/1\ncard: {size: " + std::string(size) +
                               ", bleed: " + bleed +
                               "}\npalette: {paper: \"#ffffff\", red: \"#ff0000\"}\n"
                               "layouts:\n  plain: {front: [{type: rect, box: bleed, fill: "
                               "red}]}\n  fancy: {extends: plain}\n";
  return printedSelection(folder);
}

TEST(VendorPictures, AreAsLargeAsTheShopWantsThemWithColourUpToTheEdge) {
  const Selection selection = pokerSelection();  // its bleed is 0.175 mm short
  PngOptions options;
  options.vendor = deck::findVendor("the-game-crafter");
  const auto frame = frameFor(*selection.deck, options);
  ASSERT_TRUE(frame.ok());
  EXPECT_EQ(frame->pixels, QSize(825, 1125));
  CardPainter painter(selection.deck);
  const QImage image = faceImage(painter, selection.picture(0, deck::Side::kFront), *frame);
  for (const QPoint at : {QPoint(0, 0), QPoint(824, 0), QPoint(0, 1124), QPoint(824, 1124)}) {
    EXPECT_EQ(image.pixelColor(at), QColor(Qt::red)) << at.x();
  }
}

TEST(VendorPictures, ACardThatTheShopDoesNotPrintIsRefusedWithTheNearest) {
  const Selection selection = pokerSelection("[50mm, 88.9mm]");
  PngOptions options;
  options.vendor = deck::findVendor("make-playing-cards");
  EXPECT_EQ(frameFor(*selection.deck, options).error().message,
            "MakePlayingCards prints no card of 50 × 88.9 mm; the nearest is Bridge, 57.15 × 88.9 "
            "mm.");
}

TEST(FaceImage, ShowsTheTrimOrTheBleed) {
  const Selection selection = printedSelection();
  CardPainter painter(selection.deck);
  const deck::Picture picture = selection.picture(0, deck::Side::kFront);
  const QImage trim = faceImage(painter, picture, frameAt(*selection.deck, 254, false));
  const QImage bleed = faceImage(painter, picture, frameAt(*selection.deck, 254, true));
  EXPECT_EQ(bleed.pixelColor(0, 0), QColor(255, 0, 0));
  EXPECT_EQ(bleed.copy(30, 30, 500, 1000), trim) << "the same pixels, 3 mm further in";
}

TEST(FaceImage, RoundCornersAreTransparent) {
  const Selection selection = printedSelection();
  CardPainter painter(selection.deck);
  FaceFrame frame = frameAt(*selection.deck, 254, false);
  frame.roundCorners = true;
  const QImage image = faceImage(painter, selection.picture(0, deck::Side::kFront), frame);
  EXPECT_EQ(qAlpha(image.pixel(0, 0)), 0);
  EXPECT_EQ(qAlpha(image.pixel(250, 0)), 255);
}

TEST(FaceImage, IsWhatTheWindowShows) {
  const Selection selection = printedSelection();
  CardPainter painter(selection.deck);
  FaceFrame frame = frameAt(*selection.deck, 254, false);
  frame.roundCorners = true;
  const QImage image = faceImage(painter, selection.picture(0, deck::Side::kFront), frame);
  const auto shown = painter.renderImage(0, deck::Side::kFront, 500);
  ASSERT_TRUE(shown.ok());
  EXPECT_EQ(*shown, image);
}

TEST(FaceImage, ContinuesTheBleedsColoursBeyondIt) {
  const Selection selection = printedSelection();
  CardPainter painter(selection.deck);
  const FaceFrame frame{{600, 1100}, {-5, -5, 60, 110}, false};  // 2 mm more than the bleed
  const QImage image = faceImage(painter, selection.picture(0, deck::Side::kFront), frame);
  EXPECT_EQ(image.pixelColor(0, 0), QColor(255, 0, 0));
  EXPECT_EQ(image.pixelColor(599, 550), QColor(255, 0, 0));
}

// Files -------------------------------------------------------------------------------------------

std::vector<std::string> namesOf(const std::vector<FaceFile>& files) {
  std::vector<std::string> names;
  for (const FaceFile& file : files) names.push_back(file.name);
  return names;
}

TEST(FaceFiles, AreCalledAfterTheCardsAndSharedBacksAfterTheirLayout) {
  const Selection selection = printedSelection();
  EXPECT_THAT(namesOf(faceFiles(selection, {})),
              ElementsAre("a.png", "b.png", "c.png", "back-plain.png", "back-fancy.png"));
}

TEST(FaceFiles, OneBackForAllIsTheBack) {
  Selection selection = printedSelection();
  selection.cards = {0, 1};
  EXPECT_THAT(namesOf(faceFiles(selection, {})), ElementsAre("a.png", "b.png", "back.png"));
}

TEST(FaceFiles, BacksThatDifferWithinALayoutAreCalledAfterTheirCards) {
  const Selection selection = printedSelection(
      "  plain: {front: [], back: [{type: text, text: \"{name}\", box: trim, font: main, size: "
      "9}]}\n"
      "  fancy: {extends: plain}\n");
  EXPECT_THAT(namesOf(faceFiles(selection, {})),
              ElementsAre("a.png", "b.png", "c.png", "a-back.png", "b-back.png", "back-fancy.png"));
}

TEST(FaceFiles, FrontsOrBacksAlone) {
  const Selection selection = printedSelection();
  PngOptions options;
  options.backs = false;
  EXPECT_THAT(faceFiles(selection, options), SizeIs(3));
  options = {};
  options.fronts = false;
  EXPECT_THAT(faceFiles(selection, options), SizeIs(2));
}

class PictureFiles : public testing::Test {
 protected:
  Result<void> write(Progress& progress, const std::string& folder = "out") {
    PngOptions options;
    options.dpi = 100;
    return writePictures(selection_, options, scratch_.path(folder), progress);
  }
  Result<void> write() {
    Progress progress;
    return write(progress);
  }

  Selection selection_ = printedSelection();
  Scratch scratch_;
};

TEST_F(PictureFiles, AreInAFolderThatIsMade) {
  double part = 0;
  Progress progress([&](double now) { part = std::max(part, now); });
  ASSERT_TRUE(write(progress, "new/folder").ok());
  EXPECT_THAT(scratch_.names("new/folder"),
              ElementsAre("a.png", "b.png", "back-fancy.png", "back-plain.png", "c.png"));
  EXPECT_EQ(part, 1);
  const QImage image(QString::fromStdString(scratch_.path("new/folder/a.png")));
  EXPECT_EQ(image.size(), QSize(197, 394));
  EXPECT_EQ(image.dotsPerMeterX(), 3937);
}

TEST_F(PictureFiles, ReplaceWhatWasExportedBefore) {
  ASSERT_TRUE(write().ok());
  const QString path = QString::fromStdString(scratch_.path("out/a.png"));
  ASSERT_TRUE(QFile(path).resize(3));
  ASSERT_TRUE(write().ok());
  EXPECT_FALSE(QImage(path).isNull());
}

TEST_F(PictureFiles, ACancelledExportLeavesNothingBehind) {
  Progress progress;
  progress.cancel();
  EXPECT_EQ(write(progress).error().message, kCancelled);
  EXPECT_THAT(scratch_.names(), IsEmpty()) << "not even the folder";
}

TEST_F(PictureFiles, CancelledOnItsWayItLeavesWhatWasThereBefore) {
  ASSERT_TRUE(write().ok());
  const auto before = scratch_.names("out");
  QFile(QString::fromStdString(scratch_.path("out/a.png"))).resize(3);
  Progress* running = nullptr;
  Progress progress([&](double) { running->cancel(); });
  running = &progress;
  EXPECT_EQ(write(progress).error().message, kCancelled);
  EXPECT_EQ(scratch_.names("out"), before);
  EXPECT_EQ(QFile(QString::fromStdString(scratch_.path("out/a.png"))).size(), 3);
}

TEST_F(PictureFiles, AFolderThatCannotBeWrittenIsOneSentence) {
  const std::string folder = scratch_.path("locked");
  std::filesystem::create_directory(folder);
  std::filesystem::permissions(scratch_.path(), static_cast<std::filesystem::perms>(0755));
  std::filesystem::permissions(folder, static_cast<std::filesystem::perms>(0555));
  const NotRoot nobody;
  Progress progress;
  EXPECT_THAT(write(progress, "locked").error().message,
              testing::AllOf(HasSubstr("locked/"), HasSubstr(".png couldn't be written: Permission "
                                                             "denied")));
  EXPECT_THAT(scratch_.names("locked"), IsEmpty());
}

TEST_F(PictureFiles, AFileInTheFoldersPlaceIsOneSentence) {
  std::ofstream(scratch_.path("out")) << "x";
  EXPECT_THAT(write().error().message, HasSubstr("out couldn't be written: Not a directory"));
}

TEST_F(PictureFiles, AFolderInAFilesPlaceIsOneSentenceAndNoFile) {
  std::filesystem::create_directories(scratch_.path("out/b.png"));
  EXPECT_THAT(write().error().message, HasSubstr("b.png couldn't be written: Is a directory"));
  EXPECT_THAT(scratch_.names("out"), ElementsAre("b.png"));
}

TEST_F(PictureFiles, OnAFullDiskNothingIsLeft) {
  std::filesystem::create_directory(scratch_.path("out"));
  inAnotherProcess(scratch_.path(), [&] {
    if (mountSmallDisk(scratch_.path("out"))) {
      fillDisk(scratch_.path("out/ballast"));
    } else {
      (void)std::signal(SIGXFSZ, SIG_IGN);
      const rlimit limit{100, RLIM_INFINITY};
      ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    const auto done = write();
    EXPECT_THAT(done.error().message,
                testing::AnyOf(HasSubstr("No space left on device"), HasSubstr("File too large")));
    for (const std::string& name : scratch_.names("out")) EXPECT_EQ(name, "ballast");
  });
}

TEST(PaintEach, AnErrorEndsItAndIsTold) {
  const Selection selection = printedSelection();
  Progress progress;
  std::atomic<int> painted = 0;
  const auto done = paintEach(selection, 1000, progress, [&](CardPainter&, std::size_t index) {
    ++painted;
    return index == 3 ? Result<void>(Error{"three"}) : Result<void>();
  });
  EXPECT_EQ(done.error().message, "three");
  EXPECT_LT(painted, 1000);
}

// Contact sheets ----------------------------------------------------------------------------------

TEST(ContactSheet, HasEveryCardInRows) {
  const Selection selection = printedSelection();
  ContactSheetOptions options;
  options.columns = 2;
  options.cardWidth = 100;
  Progress progress;
  const auto sheet = contactSheet(selection, options, progress);
  ASSERT_TRUE(sheet.ok());
  EXPECT_EQ(sheet->size(), QSize(2 * 106 + 6, 2 * 206 + 6));
  EXPECT_EQ(sheet->pixelColor(6 + 50, 6 + 3), QColor(255, 0, 0)) << "a's border";
  EXPECT_EQ(sheet->pixelColor(112 + 50, 6 + 3), QColor(16, 32, 48)) << "b's";
  EXPECT_EQ(sheet->pixelColor(112 + 50, 212 + 50), sheet->pixelColor(0, 0)) << "no fourth card";
}

TEST(ContactSheet, CardsCanHaveTheirCodesBelow) {
  const Selection selection = printedSelection();
  ContactSheetOptions options;
  options.names = true;
  Progress progress;
  const auto sheet = contactSheet(selection, options, progress);
  ASSERT_TRUE(sheet.ok());
  const QRect below(16, 16 + 480, 240, 24);
  int inked = 0;
  for (int x = below.left(); x < below.right(); ++x) {
    for (int y = below.top(); y < below.bottom(); ++y) {
      inked += sheet->pixelColor(x, y).lightness() < 100 ? 1 : 0;
    }
  }
  EXPECT_GT(inked, 10);
}

TEST(ContactSheet, ThatBecomesTooLargeIsRefused) {
  Selection selection = printedSelection();
  selection.cards.assign(100, 0);
  ContactSheetOptions options;
  options.cardWidth = 2000;
  options.columns = 100;
  Progress progress;
  EXPECT_THAT(contactSheet(selection, options, progress).error().message, HasSubstr("smaller"));
}

}  // namespace
}  // namespace raindelay
