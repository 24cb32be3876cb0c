#include "deck/art_check.h"

#include <algorithm>
#include <optional>

#include "deck/big_endian.h"
#include "deck/font_file.h"
#include "deck/problem_kinds.h"
#include "deck/svg_check.h"
#include "deck/svg_text.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

// PNG, ISO/IEC 15948: the signature, then the chunk IHDR with width and height first.
std::optional<ImageFacts> pngFacts(std::string_view bytes) {
  if (!bytes.starts_with("\x89PNG\r\n\x1a\n") || bytes.size() < 24) return std::nullopt;
  if (bytes.substr(12, 4) != "IHDR") return std::nullopt;
  return ImageFacts{ImageFacts::Format::kPng, bigEndian(bytes.substr(16, 4)),
                    bigEndian(bytes.substr(20, 4))};
}

// JPEG, ITU T.81: segments of a marker and a length, up to the start of a frame (C0 to CF but C4,
// C8 and CC) that has the height, then the width.
std::optional<ImageFacts> jpegFacts(std::string_view bytes) {
  if (!bytes.starts_with("\xFF\xD8\xFF")) return std::nullopt;
  for (std::size_t at = 2; at + 9 <= bytes.size();) {
    if (bytes[at] != '\xFF') return std::nullopt;
    const auto marker = static_cast<unsigned char>(bytes[at + 1]);
    if (marker == 0xFF) {
      ++at;
      continue;
    }
    const bool frame =
        marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
    if (frame) {
      return ImageFacts{ImageFacts::Format::kJpeg, bigEndian(bytes.substr(at + 7, 2)),
                        bigEndian(bytes.substr(at + 5, 2))};
    }
    at += 2 + bigEndian(bytes.substr(at + 2, 2));
  }
  return std::nullopt;
}

}  // namespace

bool isSvg(std::string_view path) {
  return endsIn(path, ".svg");
}

Checked<ImageFacts> checkImage(std::string_view bytes, std::string_view path) {
  auto facts = pngFacts(bytes);
  if (!facts) facts = jpegFacts(bytes);
  if (!facts || facts->width == 0 || facts->height == 0) {
    return Problem(kinds::kNotAnImage, {inQuotes(path)});
  }
  if (std::uint64_t{facts->width} * facts->height > kMaxImagePixels) {
    return Problem(kinds::kImageTooLarge,
                   {inQuotes(path), std::to_string(facts->width), std::to_string(facts->height),
                    std::to_string(kMaxImagePixels / 1'000'000)});
  }
  return *facts;
}

std::vector<Problem> checkArt(const Folder& folder, std::string_view path) {
  auto bytes = folder.read(path);
  if (!bytes) return {bytes.problem()};
  if (isSvg(path)) {
    const auto svg = utf8Svg(*std::move(bytes), path);
    return svg ? checkSvg(*svg, path).problems : std::vector{svg.problem()};
  }
  if (isFontFile(path)) {
    const auto problem = checkFont(*bytes, path);
    return problem ? std::vector{*problem} : std::vector<Problem>();
  }
  const auto facts = checkImage(*bytes, path);
  if (!facts) return {facts.problem()};
  return {};
}

}  // namespace raindelay::deck
