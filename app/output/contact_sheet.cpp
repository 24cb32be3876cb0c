#include "output/contact_sheet.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <mutex>

#include "output/file_set.h"
#include "output/png_file.h"
#include "painter/face_image.h"
#include "painter/text_fitter.h"

namespace raindelay {
namespace {

constexpr double kScreenDpi = 96;
constexpr int kLeastWidth = 20, kMostWidth = 2'000;
const QColor kGround(0xE6, 0xDF, 0xCC);
constexpr deck::Color kInk{0x2A, 0x26, 0x22};

void writeName(QPainter& painter, const QString& name, const QRectF& box) {
  deck::TextShape shape;
  shape.box = {box.x(), box.y(), box.width(), box.height()};
  shape.text = name.toStdString();
  shape.font = {"Inter", 400, false};
  shape.size = box.height() * 0.7;
  shape.minSize = shape.size / 3;
  shape.color = kInk;
  shape.align = deck::Align::kCenter;
  shape.valign = deck::Valign::kMiddle;
  shape.lines = 1;
  FittedText(shape).draw(painter);
}

}  // namespace

Result<QImage> contactSheet(const Selection& selection, const ContactSheetOptions& options,
                            Progress& progress) {
  const auto refused = [](const char* why) {
    return Error{QCoreApplication::translate("Export", why).toStdString()};
  };
  const deck::Deck& deck = *selection.deck;
  const int count = static_cast<int>(selection.cards.size());
  if (count == 0) return refused(QT_TRANSLATE_NOOP("Export", "No cards to paint."));
  const int width = std::clamp(options.cardWidth, kLeastWidth, kMostWidth);
  const FaceFrame frame = trimmedFrame(deck, width);
  const int gap = std::max(2, width / 15), name = options.names ? std::max(10, width / 10) : 0;
  const int columns = std::clamp(options.columns, 1, count), rows = (count + columns - 1) / columns;
  const QSize cell(width + gap, frame.pixels.height() + name + gap);
  const qint64 wide = qint64{cell.width()} * columns + gap,
               high = qint64{cell.height()} * rows + gap;
  if (wide > kLargestSheet || high > kLargestSheet) {
    return refused(QT_TRANSLATE_NOOP(
        "Export", "Too many cards of this size for one picture: make them smaller."));
  }
  QImage sheet(static_cast<int>(wide), static_cast<int>(high), QImage::Format_RGB32);
  if (sheet.isNull()) {
    return refused(
        QT_TRANSLATE_NOOP("Export", "There is not enough memory for pictures of this size."));
  }
  sheet.fill(kGround);
  std::mutex mutex;
  progress.begin(count);
  const auto paint = [&](CardPainter& painter, std::size_t index) -> Result<void> {
    const std::size_t card = selection.cards[index];
    const QImage face = faceImage(painter, selection.picture(card, options.side), frame);
    const int place = static_cast<int>(index);
    const QPoint at(gap + place % columns * cell.width(), gap + place / columns * cell.height());
    const std::lock_guard lock(mutex);
    QPainter onSheet(&sheet);
    onSheet.setRenderHint(QPainter::Antialiasing);
    onSheet.drawImage(at, face);
    if (options.names) {
      writeName(onSheet, QString::fromStdString(deck.code(card)),
                QRectF(at.x(), at.y() + face.height(), width, name));
    }
    return {};
  };
  if (auto done = paintEach(selection, selection.cards.size(), progress, paint); !done) {
    return done.error();
  }
  return sheet;
}

Result<void> writeContactSheet(const Selection& selection, const ContactSheetOptions& options,
                               const std::string& path, Progress& progress) {
  const auto sheet = contactSheet(selection, options, progress);
  if (!sheet) return sheet.error();
  return writeFile(path, pngOf(*sheet, kScreenDpi), selection.deck->folder.get());
}

}  // namespace raindelay
