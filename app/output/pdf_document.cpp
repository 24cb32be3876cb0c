#include "output/pdf_document.h"

#include <QGuiApplication>
#include <QPageSize>
#include <atomic>
#include <cmath>

#include "core/threads.h"
#include "output/png_file.h"
#include "plugins/plugin.h"

namespace raindelay {
namespace {

constexpr double kInch = 25.4, kPoints = 72;
constexpr double kPerMm = kPoints / kInch;
constexpr int kResolution = 1200;
constexpr double kArtSize = 100;  ///< of a piece of art as a form, mm: so that figures are exact

PdfBox points(const deck::Box& box) {
  return {box.x * kPerMm, box.y * kPerMm, box.width * kPerMm, box.height * kPerMm};
}

const PdfFinisher* finisher() {
  static const PdfFinisher* const kFinisher =
      pluginObject<PdfFinisher>(QStringLiteral("raindelay-pdf"), "raindelayPdfFinisher");
  return kFinisher;
}

}  // namespace

PdfDocument::PdfDocument(const QString& title) {
  buffer_.open(QIODevice::WriteOnly);
  writer_.setResolution(kResolution);
  writer_.setTitle(title);
  writer_.setCreator(QGuiApplication::applicationDisplayName());
}

int PdfDocument::beginPage(double width, double height) {
  // QPdfWriter rounds sizes to points; what is too much is cut off in the end.
  const QSizeF size(std::ceil(width * kPerMm), std::ceil(height * kPerMm));
  writer_.setPageSize(QPageSize(size, QPageSize::Point, QString(), QPageSize::ExactMatch));
  writer_.setPageMargins({0, 0, 0, 0});
  if (pages_ == 0) {
    painter_.begin(&writer_);
    painter_.setRenderHint(QPainter::LosslessImageRendering);
  } else {
    writer_.newPage();
  }
  return pages_++;
}

int PdfDocument::newForm() {
  plan_.forms.emplace_back();
  return static_cast<int>(plan_.forms.size());
}

void PdfDocument::drawForm(int form, const deck::Box& box, const Draw& draw) {
  PdfForm& made = plan_.forms.at(static_cast<std::size_t>(form) - 1);
  made.page = beginPage(box.width, box.height);
  made.box = points({0, 0, box.width, box.height});
  painter_.save();
  painter_.scale(kResolution / kInch, kResolution / kInch);
  painter_.translate(-box.x, -box.y);
  draw(painter_);
  painter_.restore();
}

bool PdfDocument::setPicture(int form, const QImage& image) {
  const bool grey = image.allGray();
  const auto rows = [&image](QImage::Format format) {
    return packedRows(image.convertToFormat(format)).toStdString();
  };
  PdfPicture picture{image.width(), image.height(), grey ? 1 : 3, {}, {}};
  picture.colors = rows(grey ? QImage::Format_Grayscale8 : QImage::Format_RGB888);
  if (picture.colors.empty()) return false;
  if (image.hasAlphaChannel()) {
    picture.alpha = rows(QImage::Format_Alpha8);
    if (picture.alpha.empty()) return false;
  }
  plan_.forms.at(static_cast<std::size_t>(form) - 1).picture = std::move(picture);
  return true;
}

void PdfDocument::setDrawing(int form, std::string pdf) {
  plan_.forms.at(static_cast<std::size_t>(form) - 1).drawing = std::move(pdf);
}

void PdfDocument::putForm(QPainter& painter, int form, const QRectF& onto) {
  if (painter.opacity() < 1) plan_.forms.at(static_cast<std::size_t>(form) - 1).group = true;
  QImage place(form, 1, QImage::Format_Mono);
  place.fill(0);
  painter.drawImage(onto, place);
}

void PdfDocument::drawPage(double width, double height, const deck::Box& trim,
                           const deck::Box& bleed, const Draw& draw) {
  const int page = beginPage(width, height);
  plan_.pages.push_back({page, width * kPerMm, height * kPerMm, points(trim), points(bleed)});
  painter_.save();
  painter_.scale(kResolution / kInch, kResolution / kInch);
  draw(painter_);
  painter_.restore();
}

void PdfDocument::setDuplex(bool shortEdge) {
  plan_.duplex = true;
  plan_.shortEdge = shortEdge;
}

Result<QByteArray> PdfDocument::finish() {
  painter_.end();
  buffer_.close();
  const PdfFinisher* last = finisher();
  if (last == nullptr) {
    return Error{
        QCoreApplication::translate(
            "Export", "PDF files can't be made: raindelay-pdf.so isn't beside the program.")
            .toStdString()};
  }
  auto file = last->finish({bytes_.constData(), static_cast<std::size_t>(bytes_.size())}, plan_);
  if (!file) {
    return Error{QCoreApplication::translate("Export", "The PDF file couldn't be made: %1.")
                     .arg(QString::fromStdString(file.error().message))
                     .toStdString()};
  }
  return QByteArray::fromStdString(*file);
}

void PdfArt::put(QPainter& painter, const std::string& key, const QSizeF& size, const QRectF& box,
                 const Draw& draw) {
  auto known = art_.find(key);
  if (known == art_.end())
    known = art_.emplace(key, Art{document_.newForm(), size, draw, {}}).first;
  document_.putForm(painter, known->second.form, box);
}

void PdfArt::putPixels(QPainter& painter, const std::string& key, const QImage& image,
                       const QRectF& box, const Draw& draw) {
  const bool isNew = !art_.contains(key);
  put(painter, key, image.size(), box, draw);
  if (!isNew) return;
  Art& art = art_.at(key);
  if (document_.setPicture(art.form, image)) art.draw = nullptr;
}

void PdfArt::putDrawing(QPainter& painter, const std::string& key,
                        const std::shared_ptr<const SvgDrawing>& drawing, const QRectF& box,
                        const Draw& draw) {
  put(painter, key, {drawing->width(), drawing->height()}, box, draw);
  Art& art = art_.at(key);
  art.drawing = drawing;
  const QTransform onto = painter.deviceTransform();
  art.width =
      std::max(art.width, box.width() * std::hypot(onto.m11(), onto.m12()) * kInch / kResolution);
}

void PdfArt::convertDrawings() {
  std::vector<Art*> drawings;
  for (auto& known : art_) {
    if (known.second.drawing) drawings.push_back(&known.second);
  }
  std::atomic<std::size_t> next = 0;
  onThreads(cores(), [&](bool /*first*/) {
    for (std::size_t i = next++; i < drawings.size(); i = next++) {
      Art& art = *drawings[i];
      std::string page = art.drawing->pdf(art.width);
      if (page.empty()) continue;
      document_.setDrawing(art.form, std::move(page));
      art.draw = nullptr;
    }
  });
}

void PdfArt::drawForms() {
  convertDrawings();
  for (const auto& known : art_) {
    const Art& art = known.second;
    if (!art.draw) continue;
    QSizeF size = art.size.isEmpty() ? QSizeF(1, 1) : art.size;
    size.scale(kArtSize, kArtSize, Qt::KeepAspectRatio);
    document_.drawForm(art.form, {0, 0, size.width(), size.height()}, [&](QPainter& painter) {
      painter.setRenderHint(QPainter::Antialiasing);
      art.draw(painter, QRectF(QPointF(0, 0), size));
    });
  }
}

}  // namespace raindelay
