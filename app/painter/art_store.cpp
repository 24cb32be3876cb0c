#include "painter/art_store.h"

#include <QBuffer>
#include <QColorSpace>
#include <QImage>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>
#include <cmath>

#include "deck/art_check.h"
#include "deck/problem_kinds.h"
#include "deck/svg_check.h"
#include "deck/svg_split.h"
#include "deck/words.h"

namespace raindelay {
namespace {

namespace kinds = deck::kinds;

// Where a picture is drawn much smaller than it is, each pixel has to be the mean of many.
constexpr double kMuchSmaller = 0.75;

void drawImage(QPainter& painter, const QRectF& box, const QImage& image) {
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  const QTransform onto = painter.deviceTransform();
  const double width = box.width() * std::hypot(onto.m11(), onto.m12());
  const double height = box.height() * std::hypot(onto.m21(), onto.m22());
  const bool pixels = painter.device()->devType() == QInternal::Image;
  if (!pixels || width > image.width() * kMuchSmaller || height > image.height() * kMuchSmaller) {
    painter.drawImage(box, image);
    return;
  }
  const QSize size(std::max(1, static_cast<int>(std::ceil(width))),
                   std::max(1, static_cast<int>(std::ceil(height))));
  painter.drawImage(box, image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
}

ArtStore::Art undrawable(deck::Problem problem) {
  ArtStore::Art art;
  art.problems.push_back(std::move(problem));
  return art;
}

}  // namespace

ArtStore::ArtStore(std::shared_ptr<const deck::Folder> folder) : folder_(std::move(folder)) {}
ArtStore::~ArtStore() = default;

const ArtStore::Art& ArtStore::art(const std::string& path,
                                   const std::optional<deck::Color>& color) {
  const std::string name = color ? deck::colorName(*color) : std::string();
  const std::string key = path + '\n' + name;
  const auto found = art_.find(key);
  if (found != art_.end()) return found->second;
  Art made = read(path, name);
  made.key = key;
  return art_.emplace(key, std::move(made)).first->second;
}

double ArtStore::aspect(const deck::TextIcon& icon) {
  const QSizeF size = art(icon.path, icon.color).size;
  return size.isEmpty() ? 1 : size.width() / size.height();
}

void ArtStore::forget(std::string_view path) {
  std::erase_if(art_, [&](const auto& entry) {
    return path.empty() || std::string_view(entry.first).substr(0, entry.first.find('\n')) == path;
  });
}

ArtStore::Art ArtStore::read(const std::string& path, const std::string& color) {
  auto bytes = folder_->read(path);
  if (!bytes) return undrawable(bytes.problem());
  return deck::isSvg(path) ? readSvg(*std::move(bytes), path, color) : readImage(*bytes, path);
}

ArtStore::Art ArtStore::readSvg(std::string bytes, const std::string& path,
                                const std::string& color) {
  Art art;
  deck::SvgVerdict verdict = deck::checkSvg(bytes, path);
  art.problems = std::move(verdict.problems);
  if (!verdict.drawable) return art;
  if (!color.empty()) bytes = deck::withCurrentColor(std::move(bytes), color);
  const auto svg = std::make_shared<QSvgRenderer>();
  if (!svg->load(QByteArray::fromStdString(deck::withPartsApart(bytes)))) {
    return undrawable({kinds::kSvgDamaged, {deck::inQuotes(path)}});
  }
  art.size = svg->viewBoxF().size();
  // Cut at its view box, as every other program does.
  art.draw = [svg](QPainter& onto, const QRectF& whole) {
    onto.setClipRect(whole, Qt::IntersectClip);
    svg->render(&onto, whole);
  };
  return art;
}

ArtStore::Art ArtStore::readImage(const std::string& bytes, const std::string& path) {
  const auto facts = deck::checkImage(bytes, path);
  if (!facts) return undrawable(facts.problem());
  QByteArray data = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
  QBuffer buffer(&data);
  QImageReader reader(&buffer, facts->format == deck::ImageFacts::Format::kPng
                                   ? QByteArrayLiteral("png")
                                   : QByteArrayLiteral("jpeg"));
  reader.setAutoTransform(true);
  QImage image = reader.read();
  if (image.colorSpace().isValid()) image.convertToColorSpace(QColorSpace::SRgb);
  if (image.isNull()) return undrawable({kinds::kNotAnImage, {deck::inQuotes(path)}});
  Art art;
  art.size = image.size();
  art.pixels = image;
  art.draw = [image](QPainter& onto, const QRectF& whole) { drawImage(onto, whole, image); };
  return art;
}

}  // namespace raindelay
