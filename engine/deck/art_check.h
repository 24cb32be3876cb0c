#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "deck/folder.h"
#include "deck/problem.h"

namespace raindelay::deck {

/// The facts in the head of a PNG or JPEG file.
struct ImageFacts {
  enum class Format : std::uint8_t { kPng, kJpeg } format = Format::kPng;
  std::uint32_t width = 0, height = 0;  ///< pixels
  enum class Colors : std::uint8_t { kGray, kRgb, kCmyk } colors = Colors::kRgb;
  bool hasProfile = false;  ///< it brings an ICC profile of its colours, sound or not
  /// The profile of a PNG file as it lies in the bytes that were read: compressed by zlib.
  std::string_view packedProfile = {};
};

/// Reads the head of a picture and checks that it is of a kind and size that is drawn, before
/// anybody takes the memory for it. `path` names the file in the message.
Checked<ImageFacts> checkImage(std::string_view bytes, std::string_view path);

/// The same, and goes through the whole file: one that ends too early is refused. What lies in it
/// isn't unpacked: only who draws it sees that it is damaged.
Checked<ImageFacts> checkWholeImage(std::string_view bytes, std::string_view path);

/// Returns true if a path is drawn as SVG: by its ending.
bool isSvg(std::string_view path);

/// All problems of an art file or a font of the folder, by its kind.
std::vector<Problem> checkArt(const Folder& folder, std::string_view path);

}  // namespace raindelay::deck
