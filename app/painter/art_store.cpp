#include "painter/art_store.h"

#include <QImage>

#include "deck/art_check.h"
#include "deck/svg_text.h"
#include "painter/pixels.h"
#include "painter/raster_art.h"
#include "painter/svg_art.h"

namespace raindelay {
namespace {

ArtStore::Art undrawable(deck::Problem problem) {
  ArtStore::Art art;
  art.problems.push_back(std::move(problem));
  return art;
}

}  // namespace

ArtStore::ArtStore(std::shared_ptr<const deck::Folder> folder, std::set<std::string> fontFiles)
    : folder_(std::move(folder)), fonts_(folder_, std::move(fontFiles)) {}
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

ArtStore::Art ArtStore::read(const std::string& path, const std::string& color) {
  auto bytes = folder_->read(path);
  if (!bytes) return undrawable(bytes.problem());
  return deck::isSvg(path) ? readSvg(*std::move(bytes), path, color) : readImage(*bytes, path);
}

ArtStore::Art ArtStore::readSvg(std::string bytes, const std::string& path,
                                const std::string& color) {
  auto svg = deck::utf8Svg(std::move(bytes), path);
  if (!svg) return undrawable(svg.problem());
  if (!color.empty()) svg = deck::withCurrentColor(*std::move(svg), color);
  auto checked = raindelay::readSvg(*std::move(svg), path, fonts_);
  if (!checked) return undrawable(checked.problem());
  SvgArt read = *std::move(checked);
  Art art;
  art.problems = std::move(read.problems);
  art.drawing = std::move(read.drawing);
  art.size = {art.drawing->width(), art.drawing->height()};
  art.draw = [svg = art.drawing](QPainter& onto, const QRectF& whole) {
    paintSvg(onto, whole, *svg);
  };
  return art;
}

ArtStore::Art ArtStore::readImage(const std::string& bytes, const std::string& path) {
  auto read = readPixels(bytes, path);
  if (!read) return undrawable(read.problem());
  Pixels pixels = *std::move(read);
  Art art;
  art.size = pixels.image.size();
  art.pixels = pixels.image;
  art.draw = [image = art.pixels](QPainter& onto, const QRectF& whole) {
    drawPixels(onto, whole, image);
  };
  if (pixels.problem) art.problems.push_back(*std::move(pixels.problem));
  return art;
}

}  // namespace raindelay
