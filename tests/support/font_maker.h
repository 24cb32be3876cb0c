#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace raindelay {

/// The number as bytes, the highest first.
inline std::string bytesOf(std::int64_t number, int size) {
  std::string bytes;
  for (int shift = (size - 1) * 8; shift >= 0; shift -= 8) {
    bytes += static_cast<char>(number >> shift & 0xFF);
  }
  return bytes;
}

/// A small TrueType font whose glyphs are rectangles on the baseline, as wide as they are said to
/// be: what is painted tells which font it came from. The unit is a thousandth of the size.
struct FontMaker {
  struct Glyph {
    char32_t character;
    int width, height;
  };
  std::vector<Glyph> glyphs;  ///< by their characters; the one for what is missing is empty
  int wider = 0;              ///< of a variable font: how much wider at 900 than at 400
  /// The first glyph is in layers of these colours (0xRRGGBB): each has the outline of a glyph, the
  /// first layer that of the second glyph, and so on. Empty: it is as the others.
  std::vector<std::uint32_t> layers = {};

  /// Tables by their tags.
  using Tables = std::map<std::string, std::string>;

  /// The tables of the font; a test may break one.
  Tables tables() const {
    Tables all = {{"OS/2", os2()},
                  {"cmap", cmap()},
                  {"head", head()},
                  {"hhea", hhea()},
                  {"maxp", bytesOf(0x00010000, 4) + bytesOf(count(), 2) + std::string(26, '\0')},
                  {"post", bytesOf(0x00030000, 4) + std::string(28, '\0')}};
    std::string& outlines = all["glyf"];
    std::string& places = all["loca"];
    std::string& widths = all["hmtx"];
    places = bytesOf(0, 4) + bytesOf(0, 4);
    widths = bytesOf(500, 2) + bytesOf(0, 2);
    for (const Glyph& glyph : glyphs) {
      outlines += outline(glyph);
      places += bytesOf(static_cast<std::int64_t>(outlines.size()), 4);
      widths += bytesOf(glyph.width, 2) + bytesOf(0, 2);
    }
    if (!layers.empty()) {
      all["COLR"] = colr();
      all["CPAL"] = cpal();
    }
    if (wider != 0) {
      all["fvar"] = fvar();
      all["gvar"] = gvar();
    }
    return all;
  }

  /// The table `name` of a font in a family, with a full and a PostScript name: in plain letters.
  static std::string names(const std::string& family, const std::string& full,
                           const std::string& postScript) {
    std::string records, texts;
    for (const auto& [id, name] :
         {std::pair(1, family), {2, std::string("Regular")}, {4, full}, {6, postScript}}) {
      records += bytesOf(3, 2) + bytesOf(1, 2) + bytesOf(0x409, 2) + bytesOf(id, 2) +
                 bytesOf(static_cast<std::int64_t>(name.size()) * 2, 2) +
                 bytesOf(static_cast<std::int64_t>(texts.size()), 2);
      for (const char c : name) texts += bytesOf(c, 2);
    }
    return bytesOf(0, 2) + bytesOf(4, 2) + bytesOf(54, 2) + records + texts;
  }

  /// A file of these tables, the directory first; `shift` is where it begins in a larger file.
  static std::string file(const Tables& tables, std::size_t shift = 0) {
    const auto count = static_cast<std::int64_t>(tables.size());
    std::string directory = bytesOf(0x00010000, 4) + bytesOf(count, 2) + std::string(6, '\0');
    std::string content;
    const std::size_t begin = shift + directory.size() + tables.size() * 16;
    for (const auto& [tag, bytes] : tables) {
      directory += tag + bytesOf(0, 4) +
                   bytesOf(static_cast<std::int64_t>(begin + content.size()), 4) +
                   bytesOf(static_cast<std::int64_t>(bytes.size()), 4);
      content += bytes;
      content.resize((content.size() + 3) / 4 * 4);
    }
    return directory + content;
  }
  /// A collection whose first font this is.
  static std::string collection(const Tables& tables) {
    constexpr std::size_t kHead = 16;
    return "ttcf" + bytesOf(0x00010000, 4) + bytesOf(1, 4) + bytesOf(kHead, 4) +
           file(tables, kHead);
  }

  std::string bytes() const { return file(tables()); }

 private:
  std::int64_t count() const { return static_cast<std::int64_t>(glyphs.size()) + 1; }

  static std::string head() {
    return bytesOf(0x00010000, 4) + bytesOf(0x00010000, 4) + bytesOf(0, 4) +
           bytesOf(0x5F0F3CF5, 4) + bytesOf(3, 2) + bytesOf(1000, 2) + std::string(16, '\0') +
           bytesOf(0, 2) + bytesOf(-200, 2) + bytesOf(1000, 2) + bytesOf(1000, 2) + bytesOf(0, 2) +
           bytesOf(8, 2) + bytesOf(2, 2) + bytesOf(1, 2) + bytesOf(0, 2);
  }
  std::string hhea() const {
    return bytesOf(0x00010000, 4) + bytesOf(800, 2) + bytesOf(-200, 2) + bytesOf(0, 2) +
           bytesOf(1000, 2) + std::string(22, '\0') + bytesOf(count(), 2);
  }
  static std::string os2() {
    std::string table = bytesOf(4, 2) + bytesOf(500, 2) + bytesOf(400, 2) + bytesOf(5, 2);
    table.resize(62);
    table += bytesOf(0x40, 2) + bytesOf(0x20, 2) + bytesOf(0xFFFF, 2) + bytesOf(800, 2) +
             bytesOf(-200, 2) + bytesOf(0, 2) + bytesOf(800, 2) + bytesOf(200, 2);
    table.resize(86);
    return table + bytesOf(500, 2) + bytesOf(700, 2) + bytesOf(0, 2) + bytesOf(32, 2) +
           bytesOf(1, 2);
  }
  // Format 12: a group for each character.
  std::string cmap() const {
    std::vector<std::pair<char32_t, std::int64_t>> characters;
    for (const Glyph& glyph : glyphs) {
      characters.emplace_back(glyph.character, static_cast<std::int64_t>(characters.size()) + 1);
    }
    std::sort(characters.begin(), characters.end());
    std::string groups;
    for (const auto& [character, glyph] : characters) {
      groups += bytesOf(character, 4) + bytesOf(character, 4) + bytesOf(glyph, 4);
    }
    return bytesOf(0, 2) + bytesOf(1, 2) + bytesOf(3, 2) + bytesOf(10, 2) + bytesOf(12, 4) +
           bytesOf(12, 2) + bytesOf(0, 2) +
           bytesOf(static_cast<std::int64_t>(16 + groups.size()), 4) + bytesOf(0, 4) +
           bytesOf(static_cast<std::int64_t>(characters.size()), 4) + groups;
  }
  static std::string outline(const Glyph& glyph) {
    std::string bytes = bytesOf(1, 2) + bytesOf(0, 2) + bytesOf(0, 2) + bytesOf(glyph.width, 2) +
                        bytesOf(glyph.height, 2) + bytesOf(3, 2) + bytesOf(0, 2) + "\1\1\1\1";
    for (const int x : {0, 0, glyph.width, 0}) bytes += bytesOf(x, 2);
    for (const int y : {0, glyph.height, 0, -glyph.height}) bytes += bytesOf(y, 2);
    return bytes + std::string(2, '\0');
  }
  // Version 0: a glyph, then its layers.
  std::string colr() const {
    const auto count = static_cast<std::int64_t>(layers.size());
    std::string table = bytesOf(0, 2) + bytesOf(1, 2) + bytesOf(14, 4) + bytesOf(20, 4) +
                        bytesOf(count, 2) + bytesOf(1, 2) + bytesOf(0, 2) + bytesOf(count, 2);
    for (std::int64_t i = 0; i < count; ++i) table += bytesOf(i + 2, 2) + bytesOf(i, 2);
    return table;
  }
  std::string cpal() const {
    const auto count = static_cast<std::int64_t>(layers.size());
    std::string table = bytesOf(0, 2) + bytesOf(count, 2) + bytesOf(1, 2) + bytesOf(count, 2) +
                        bytesOf(14, 4) + bytesOf(0, 2);
    for (const std::uint32_t color : layers) {
      for (const unsigned shift : {0U, 8U, 16U}) table += bytesOf(color >> shift & 0xFF, 1);
      table += bytesOf(0xFF, 1);
    }
    return table;
  }
  // One axis, wght, from 100 over 400 to 900.
  static std::string fvar() {
    return bytesOf(0x00010000, 4) + bytesOf(16, 2) + bytesOf(2, 2) + bytesOf(1, 2) +
           bytesOf(20, 2) + bytesOf(0, 2) + bytesOf(8, 2) + "wght" + bytesOf(100 << 16, 4) +
           bytesOf(400 << 16, 4) + bytesOf(900 << 16, 4) + bytesOf(0, 2) + bytesOf(256, 2);
  }
  // At the heavy end the right edge of each glyph, and what comes after it, have moved.
  std::string gvar() const {
    std::string moved = bytesOf(1, 2) + bytesOf(8, 2) + bytesOf(19, 2) + bytesOf(0x2000, 2) +
                        std::string(1, '\0') + bytesOf(0x47, 1);
    for (const int x : {0, 0, wider, wider, 0, wider, 0, 0}) moved += bytesOf(x, 2);
    moved += bytesOf(0x87, 1) + std::string(1, '\0');
    const std::int64_t shared = 20 + (count() + 1) * 4;
    std::string table = bytesOf(0x00010000, 4) + bytesOf(1, 2) + bytesOf(1, 2) +
                        bytesOf(shared, 4) + bytesOf(count(), 2) + bytesOf(1, 2) +
                        bytesOf(shared + 2, 4) + bytesOf(0, 4);
    for (std::int64_t i = 0; i < count(); ++i) {
      table += bytesOf(i * static_cast<std::int64_t>(moved.size()), 4);
    }
    table += bytesOf(0x4000, 2);
    for (std::size_t i = 0; i < glyphs.size(); ++i) table += moved;
    return table;
  }
};

}  // namespace raindelay
