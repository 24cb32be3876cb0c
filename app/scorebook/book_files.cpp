#include "scorebook/book_files.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>
#include <algorithm>
#include <cmath>

#include "translations/file_words.h"

namespace raindelay::book {

namespace {

constexpr double kTextPoints = 9.5;          ///< running text in print
constexpr double kMarginPoints = 45;         ///< 16 mm
constexpr double kUnit = kTextPoints / kEm;  ///< points a unit of a page
constexpr double kPointsPerInch = 72;

// Pictures.
constexpr double kTextPixels = 20;
constexpr double kPictureWidth = 66 * kEm;
constexpr double kPictureHeight = 160 * kEm;  ///< of a column, at most

QByteArray pngOf(const Written& written, const Narrator& narrator) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  pictureOf(written, narrator).save(&buffer, "PNG");
  return bytes;
}

}  // namespace

QString textOf(const Written& written, const Narrator& narrator) {
  return written.title + QLatin1Char('\n') + written.facts + QStringLiteral("\n\n") +
         QString::fromStdString(scorebookText(written.book, narrator));
}

QByteArray csvOf(const Written& written, const Narrator& narrator) {
  return QByteArray::fromStdString(scorebookCsv(written.book, narrator));
}

bool print(QPagedPaintDevice& device, Landscape turned, const Written& written,
           const Narrator& narrator) {
  QPageLayout layout = device.pageLayout();
  layout.setMode(QPageLayout::FullPageMode);
  device.setPageLayout(layout);
  const QSizeF paper = layout.fullRect(QPageLayout::Point).size();
  const Pages pages =
      layOut(written, narrator,
             {paper.width() / kUnit, paper.height() / kUnit, kMarginPoints / kUnit, true});
  QPainter painter;
  if (!painter.begin(&device)) return false;
  const double scale = device.logicalDpiX() / kPointsPerInch * kUnit;
  painter.scale(scale, scale);
  const double width = pages.pages.front().width;
  for (std::size_t i = 0; i < pages.pages.size(); ++i) {
    const Page& page = pages.pages[i];
    const bool across = page.width != width;
    if (across && turned == Landscape::kPage) device.setPageOrientation(QPageLayout::Landscape);
    if (i > 0 && !device.newPage()) return false;
    painter.save();
    if (across && turned == Landscape::kDrawing) {
      painter.translate(0, page.width);
      painter.rotate(-90);
    }
    draw(painter, page, Palette::light(), QRectF(0, 0, page.width, page.height));
    painter.restore();
  }
  return painter.end();
}

QByteArray pdfOf(const Written& written, const Narrator& narrator) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  const bool letter = QLocale().measurementSystem() == QLocale::ImperialUSSystem;
  writer.setPageSize(QPageSize(letter ? QPageSize::Letter : QPageSize::A4));
  writer.setTitle(written.title + QStringLiteral(", ") + written.facts);
  writer.setCreator(QCoreApplication::applicationName());
  return print(writer, Landscape::kPage, written, narrator) ? bytes : QByteArray();
}

QImage pictureOf(const Written& written, const Narrator& narrator) {
  // As long as it is, if that isn't too long.
  Pages pages = layOut(written, narrator, {kPictureWidth, 0, 3 * kEm});
  if (pages.pages.front().height > kPictureHeight) {
    pages = layOut(written, narrator, {kPictureWidth, kPictureHeight, 3 * kEm});
  }
  const double scale = kTextPixels / kEm;
  const int width = static_cast<int>(std::ceil(kPictureWidth * scale));
  const int height = static_cast<int>(std::ceil(pages.pages.front().height * scale));
  QImage image(width * static_cast<int>(pages.pages.size()), height, QImage::Format_RGB32);
  const Palette palette = Palette::light();
  image.fill(palette.surface);
  QPainter painter(&image);
  painter.scale(scale, scale);
  for (const Page& page : pages.pages) {
    draw(painter, page, palette, QRectF(0, 0, page.width, page.height));
    painter.translate(width / scale, 0);
  }
  return image;
}

Result<void> save(const QString& path, const Written& written, const Narrator& narrator) {
  const QString ending = QFileInfo(path).suffix().toLower();
  QByteArray bytes;
  if (ending == QLatin1String("txt")) {
    bytes = textOf(written, narrator).toUtf8();
  } else if (ending == QLatin1String("csv")) {
    bytes = csvOf(written, narrator);
  } else if (ending == QLatin1String("pdf")) {
    bytes = pdfOf(written, narrator);
  } else if (ending == QLatin1String("png")) {
    bytes = pngOf(written, narrator);
  } else {
    return Error{QCoreApplication::translate(
                     "Scorebook", "A scorebook can be saved as .pdf, .png, .txt or .csv.")
                     .toStdString()};
  }
  return words::told(files::replace(path.toStdString(),
                                    {bytes.constData(), static_cast<std::size_t>(bytes.size())},
                                    files::Readers::kUsual));
}

}  // namespace raindelay::book
