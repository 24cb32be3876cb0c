#include "painter/art_store.h"

#include <QImage>
#include <set>

#include "deck/art_check.h"
#include "deck/problem_kinds.h"
#include "deck/svg_check.h"
#include "deck/svg_text.h"
#include "deck/words.h"
#include "fonts/fonts.h"
#include "painter/raster_art.h"
#include "painter/svg_art.h"

namespace raindelay {
namespace {

namespace kinds = deck::kinds;

constexpr deck::ProblemKind kSvgFont{
    "svg-font", deck::Severity::kWarning,
    RD_TEXT("Deck", "%1 asks for the typeface %2, in whose place another one is drawn.")};

// The families that CSS has for any of a kind, and its words for what stands above.
const std::set<std::string, std::less<>> kGenericFonts = {
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "inherit", "initial"};

void reportFonts(const std::set<std::string>& families, const std::string& path,
                 std::vector<deck::Problem>& problems) {
  for (const std::string& family : families) {
    if (kGenericFonts.contains(family) || isEmbedded(QString::fromStdString(family))) continue;
    problems.push_back({kSvgFont, {deck::inQuotes(path), deck::inQuotes(family)}});
  }
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
  auto svg = deck::utf8Svg(std::move(bytes), path);
  if (!svg) return undrawable(svg.problem());
  bytes = *std::move(svg);
  if (!color.empty()) bytes = deck::withCurrentColor(std::move(bytes), color);
  deck::SvgVerdict verdict = deck::checkSvg(bytes, path);
  art.problems = std::move(verdict.problems);
  if (!verdict.drawable) return art;
  reportFonts(verdict.fonts, path, art.problems);
  const auto drawing = raindelay::readSvg(std::move(bytes), verdict);
  if (!drawing) return undrawable({kinds::kSvgDamaged, {deck::inQuotes(path)}});
  art.drawing = *drawing;
  art.size = {art.drawing->width(), art.drawing->height()};
  art.draw = [svg = *drawing](QPainter& onto, const QRectF& whole) { paintSvg(onto, whole, *svg); };
  return art;
}

ArtStore::Art ArtStore::readImage(const std::string& bytes, const std::string& path) {
  const auto facts = deck::checkImage(bytes, path);
  if (!facts) return undrawable(facts.problem());
  const QImage image = readPixels(bytes);
  if (image.isNull()) return undrawable({kinds::kNotAnImage, {deck::inQuotes(path)}});
  Art art;
  art.size = image.size();
  art.pixels = image;
  art.draw = [image](QPainter& onto, const QRectF& whole) { drawPixels(onto, whole, image); };
  return art;
}

}  // namespace raindelay
