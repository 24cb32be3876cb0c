// One painter: what the window shows is what PNG files, virtual tables, sheets of paper and PDF
// have.
#include <QDir>
#include <QFile>
#include <QPainter>
#include <QQuickWindow>
#include <QSignalSpy>

#include "app/output_fixture.h"
#include "app/pdf_tools.h"
#include "output/contact_sheet.h"
#include "output/pdf_export.h"
#include "output/picture_export.h"
#include "output/sheet_painter.h"
#include "output/tabletop_export.h"
#include "studio/card_face.h"

namespace raindelay {
namespace {

constexpr int kPerMm = 10;
constexpr double kDpi = kPerMm * 25.4;
constexpr QSize kFace(500, 1000);

/// A deck of three cards with square corners, in a folder: shapes, art, texts, two kinds of backs.
class OnePainter : public testing::Test {
 protected:
  void SetUp() override {
    auto folder = printedFolder();
    std::string& yaml = folder->files["deck.yaml"];
    yaml.replace(yaml.find("corner: 5"), 9, "corner: 0");
    ASSERT_TRUE(QDir(path()).mkdir(QStringLiteral("art")));
    for (const auto& [name, content] : folder->files) {
      QFile file(QString::fromStdString(scratch_.path(name)));
      ASSERT_TRUE(file.open(QIODevice::WriteOnly));
      file.write(QByteArray::fromStdString(content));
    }
    deck_.open(QUrl::fromLocalFile(path()));
    deck_.waitForReading();
    ASSERT_TRUE(deck_.isReadable());
    selection_.deck = deck_.opened()->deck;
    selection_.cards = allCards(*selection_.deck);
  }
  [[nodiscard]] QString path() const { return QString::fromStdString(scratch_.path()); }

  /// The picture of a face on the screen.
  QImage inTheWindow(int card, deck::Side side, const QSize& size) {
    QQuickWindow window;
    window.setColor(Qt::white);
    window.resize(size);
    CardFace face(window.contentItem());
    QSignalSpy shown(&face, &CardFace::shownChanged);
    face.setDeck(&deck_);
    face.setCard(card);
    face.setBack(side == deck::Side::kBack);
    face.setSize(size);
    window.show();
    while (!face.isReady()) EXPECT_TRUE(shown.wait());
    return pixelsOf(window.grabWindow());
  }

  Scratch scratch_;
  StudioDeck deck_;
  Selection selection_;
  Progress progress_;
};

/// Of what is painted by pixels nothing may differ.
void expectSame(const QImage& there, const QImage& window, const char* what) {
  EXPECT_EQ(there, window) << what << ": mean " << distanceOf(there, window).mean;
}

TEST_F(OnePainter, APictureFileIsWhatTheWindowShows) {
  PngOptions request;
  request.dpi = kDpi;
  ASSERT_TRUE(writePictures(selection_, request, scratch_.path("out"), progress_).ok());
  const auto file = [&](const char* name) {
    return pixelsOf(QImage(QString::fromStdString(scratch_.path(std::string("out/") + name))));
  };
  expectSame(file("a.png"), inTheWindow(0, deck::Side::kFront, kFace), "a");
  expectSame(file("c.png"), inTheWindow(2, deck::Side::kFront, kFace), "c");
  expectSame(file("back-plain.png"), inTheWindow(1, deck::Side::kBack, kFace), "back of b");
}

TEST_F(OnePainter, AVirtualTablesCellIsWhatTheWindowShows) {
  ASSERT_TRUE(writeTabletop(selection_, {}, scratch_.path("out"), progress_).ok());
  const QImage sheet(QString::fromStdString(scratch_.path("out/Proof-faces.png")));
  const QSize cell(sheet.width() / 10, sheet.height() / 2);
  const QImage second = pixelsOf(sheet.copy(QRect(QPoint(cell.width(), 0), cell)));
  expectSame(second, inTheWindow(1, deck::Side::kFront, cell), "b");
}

TEST_F(OnePainter, AContactSheetsCardIsWhatTheWindowShows) {
  ContactSheetOptions request;
  request.cardWidth = kFace.width();
  const auto sheet = contactSheet(selection_, request, progress_);
  ASSERT_TRUE(sheet.ok());
  const int gap = kFace.width() / 15;
  expectSame(pixelsOf(sheet->copy(QRect(QPoint(gap, gap), kFace))),
             inTheWindow(0, deck::Side::kFront, kFace), "a");
}

TEST_F(OnePainter, APdfsPageIsWhatTheWindowShows) {
  PdfOptions request;
  request.singly = true;
  request.copies = false;
  request.plan.backs = deck::Backs::kDuplex;
  const std::string pdf = scratch_.path("x.pdf");
  ASSERT_TRUE(writePdf(selection_, request, pdf, progress_).ok());
  const QPoint trim(3 * kPerMm, 3 * kPerMm);
  for (int page = 1; page <= 6; ++page) {
    const auto side = page % 2 == 1 ? deck::Side::kFront : deck::Side::kBack;
    const QImage printed = rasterOf(QString::fromStdString(pdf), page, kPerMm);
    const Distance distance =
        distanceOf(printed.copy(QRect(trim, kFace)), inTheWindow((page - 1) / 2, side, kFace));
    EXPECT_LT(distance.mean, kMostMean) << page;
    EXPECT_LT(distance.far, kMostFar) << page;
  }
}

TEST_F(OnePainter, ASheetsCardIsWhatTheWindowShows) {
  // A card in the middle of its page, on a whole pixel.
  PdfOptions request;
  request.copies = false;
  request.plan.width = 110;
  request.plan.height = 160;
  request.plan.columns = request.plan.rows = 1;
  const std::string pdf = scratch_.path("x.pdf");
  ASSERT_TRUE(writePdf(selection_, request, pdf, progress_).ok());
  const QImage printed = rasterOf(QString::fromStdString(pdf), 3, kPerMm);
  const QRect card(QPoint(30 * kPerMm, 30 * kPerMm), kFace);
  const Distance distance =
      distanceOf(printed.copy(card), inTheWindow(2, deck::Side::kFront, kFace));
  EXPECT_LT(distance.mean, kMostMean);
  EXPECT_LT(distance.far, kMostFar);
}

TEST_F(OnePainter, AWrongPictureIsFarFromIt) {
  const QImage right = inTheWindow(0, deck::Side::kFront, kFace);
  QImage shifted(right.size(), right.format());
  shifted.fill(Qt::white);
  QPainter(&shifted).drawImage(kPerMm / 2, 0, right);
  const Distance distances[] = {distanceOf(right, shifted),
                                distanceOf(right, inTheWindow(1, deck::Side::kFront, kFace))};
  for (const Distance& distance : distances) {
    EXPECT_GT(distance.mean, 2 * kMostMean);
    EXPECT_GT(distance.far, 2 * kMostFar);
  }
}

}  // namespace
}  // namespace raindelay
