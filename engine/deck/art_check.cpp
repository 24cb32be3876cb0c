#include "deck/art_check.h"

#include <algorithm>
#include <optional>

#include "core/limits.h"
#include "deck/big_endian.h"
#include "deck/font_file.h"
#include "deck/problem_kinds.h"
#include "deck/svg_check.h"
#include "deck/svg_text.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

using Format = ImageFacts::Format;
using Colors = ImageFacts::Colors;

// In bytes; around a chunk of a PNG file are its length, type and checksum.
constexpr std::size_t kPngSignature = 8, kAroundChunk = 12;

// The chunk iCCP: a name with a zero at its end, how the profile is packed, the profile.
void takeProfile(std::string_view chunk, ImageFacts& facts) {
  facts.hasProfile = true;
  const std::size_t end = chunk.find('\0');
  if (end != std::string_view::npos && end + 2 <= chunk.size()) {
    facts.packedProfile = chunk.substr(end + 2);
  }
}

// PNG, ISO/IEC 15948: the signature, then the chunk IHDR with width and height first, the bits and
// the kind of colours behind them.
std::optional<ImageFacts> pngFacts(std::string_view bytes) {
  if (!bytes.starts_with("\x89PNG\r\n\x1a\n") || bytes.size() < 24) return std::nullopt;
  if (bytes.substr(12, 4) != "IHDR") return std::nullopt;
  ImageFacts facts{Format::kPng, bigEndian(bytes.substr(16, 4)), bigEndian(bytes.substr(20, 4))};
  const bool gray = bytes.size() > 25 && (bytes[25] == 0 || bytes[25] == 4);
  if (gray) facts.colors = Colors::kGray;
  for (std::uint64_t at = kPngSignature; at + kAroundChunk <= bytes.size();) {
    const std::string_view type = bytes.substr(at + 4, 4);
    if (type == "iCCP") takeProfile(bytes.substr(at + 8, bigEndian(bytes.substr(at, 4))), facts);
    if (type == "IDAT") break;
    at += kAroundChunk + bigEndian(bytes.substr(at, 4));
  }
  return facts;
}

// What the frame of a JPEG file says: the height, the width, how many colours.
void takeFrame(std::string_view frame, ImageFacts& facts) {
  facts.height = bigEndian(frame.substr(5, 2));
  facts.width = bigEndian(frame.substr(7, 2));
  const int colors = frame.size() > 9 ? frame[9] : 3;
  if (colors == 1) facts.colors = Colors::kGray;
  if (colors == 4) facts.colors = Colors::kCmyk;
}

// JPEG, ITU T.81: segments of a marker and a length, up to the start of a frame (C0 to CF but C4,
// C8 and CC). Those of a profile (ICC.1, B.4) lie before it.
std::optional<ImageFacts> jpegFacts(std::string_view bytes) {
  using namespace std::literals;
  if (!bytes.starts_with("\xFF\xD8\xFF")) return std::nullopt;
  ImageFacts facts{Format::kJpeg};
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
      takeFrame(bytes.substr(at), facts);
      return facts;
    }
    if (marker == 0xE2 && bytes.substr(at + 4).starts_with("ICC_PROFILE\0"sv)) {
      facts.hasProfile = true;
    }
    at += 2 + bigEndian(bytes.substr(at + 2, 2));
  }
  return std::nullopt;
}

// Chunk by chunk, up to the one called so.
bool hasPngEnd(std::string_view bytes) {
  for (std::uint64_t at = kPngSignature; at + kAroundChunk <= bytes.size();) {
    const std::uint32_t length = bigEndian(bytes.substr(at, 4));
    if (length > bytes.size() - at - kAroundChunk) return false;
    if (bytes.substr(at + 4, 4) == "IEND") return true;
    at += kAroundChunk + length;
  }
  return false;
}

// Marker by marker, up to EOI. Between those that begin a segment lies what is packed, in which FF
// is followed by zero, and markers that stand alone (D0 to D7, 01).
bool hasJpegEnd(std::string_view bytes) {
  std::size_t at = 2;
  while ((at = bytes.find('\xFF', at)) != std::string_view::npos && at + 1 < bytes.size()) {
    const auto marker = static_cast<unsigned char>(bytes[at + 1]);
    if (marker == 0xD9) return true;
    const bool alone = marker <= 0x01 || (marker >= 0xD0 && marker <= 0xD7);
    if (marker == 0xFF) {
      ++at;
    } else if (alone || at + 4 > bytes.size()) {
      at += 2;
    } else {
      at += 2 + bigEndian(bytes.substr(at + 2, 2));
    }
  }
  return false;
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

Checked<ImageFacts> checkWholeImage(std::string_view bytes, std::string_view path) {
  auto facts = checkImage(bytes, path);
  if (!facts) return facts;
  const bool whole = facts->format == Format::kPng ? hasPngEnd(bytes) : hasJpegEnd(bytes);
  if (!whole) return Problem(kinds::kImageCutOff, {inQuotes(path)});
  return facts;
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
  const auto facts = checkWholeImage(*bytes, path);
  return facts ? std::vector<Problem>() : std::vector{facts.problem()};
}

}  // namespace raindelay::deck
