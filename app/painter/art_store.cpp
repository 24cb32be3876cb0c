#include "painter/art_store.h"

#include <QImage>
#include <algorithm>

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

ArtStore::ArtStore(std::shared_ptr<const deck::Folder> folder, std::set<std::string> fontFiles,
                   std::size_t mostPixelBytes)
    : folder_(std::move(folder)),
      fonts_(folder_, std::move(fontFiles)),
      mostPixelBytes_(mostPixelBytes) {}
ArtStore::~ArtStore() = default;

const ArtStore::Art& ArtStore::art(const std::string& path,
                                   const std::optional<deck::Color>& color) {
  const std::string name = color ? deck::colorName(*color) : std::string();
  const std::string key = path + '\n' + name;
  ++asked_;
  if (const auto found = art_.find(key); found != art_.end()) {
    found->second.used = asked_;
    return found->second.art;
  }
  Art made = read(path, name);
  made.key = key;
  makeRoomFor(made);
  return art_.emplace(key, Kept{std::move(made), asked_}).first->second.art;
}

void ArtStore::makeRoomFor(const Art& art) {
  pixelBytes_ += art.pixelBytes;
  while (pixelBytes_ > mostPixelBytes_) {
    // Art without pixels takes no room: it ranks last.
    const auto rank = [](const auto& entry) {
      return std::pair(entry.second.art.pixelBytes == 0, entry.second.used);
    };
    const auto oldest = std::min_element(
        art_.begin(), art_.end(), [&](const auto& a, const auto& b) { return rank(a) < rank(b); });
    if (oldest == art_.end() || oldest->second.art.pixelBytes == 0) return;
    pixelBytes_ -= oldest->second.art.pixelBytes;
    art_.erase(oldest);
  }
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
  art.pixelBytes = read.pixelBytes;
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
  art.pixelBytes = static_cast<std::size_t>(art.pixels.sizeInBytes());
  art.draw = [image = art.pixels](QPainter& onto, const QRectF& whole) {
    drawPixels(onto, whole, image);
  };
  if (pixels.problem) art.problems.push_back(*std::move(pixels.problem));
  return art;
}

}  // namespace raindelay
