#include "deck/font_file.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <vector>

#include "deck/big_endian.h"
#include "deck/problem_kinds.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

constexpr std::size_t kMaxTables = 100, kMaxFonts = 256, kMaxMaps = 64;
constexpr std::size_t kHeaderBytes = 12, kEntryBytes = 16;
constexpr std::size_t kMaxLayers = 256;

using Tables = std::map<std::string_view, std::string_view>;  // by their tags

// The number at a place; 0 beyond the end.
std::uint32_t numberAt(std::string_view bytes, std::size_t at, std::size_t size) {
  return at + size <= bytes.size() ? bigEndian(bytes.substr(at, size)) : 0;
}

// The beginning of the first font's directory; nothing if the file is none.
std::optional<std::size_t> directoryOf(std::string_view bytes) {
  using namespace std::literals;
  std::size_t at = 0;
  if (bytes.starts_with("ttcf")) {
    const std::uint32_t fonts = numberAt(bytes, 8, 4);
    at = numberAt(bytes, kHeaderBytes, 4);
    if (fonts == 0 || fonts > kMaxFonts || at >= bytes.size()) return std::nullopt;
  }
  const std::string_view magic = bytes.substr(at, 4);
  if (magic != "\0\1\0\0"sv && magic != "OTTO" && magic != "true") return std::nullopt;
  return at;
}

// The tables of the first font; empty if they aren't where the directory says.
Tables tablesOf(std::string_view bytes, std::size_t directory) {
  const std::size_t count = numberAt(bytes, directory + 4, 2);
  if (count == 0 || count > kMaxTables) return {};
  if (directory + kHeaderBytes + count * kEntryBytes > bytes.size()) return {};
  Tables tables;
  for (std::size_t i = 0; i < count; ++i) {
    const std::string_view entry =
        bytes.substr(directory + kHeaderBytes + i * kEntryBytes, kEntryBytes);
    const std::uint32_t offset = numberAt(entry, 8, 4);
    const std::uint64_t length = numberAt(entry, 12, 4);
    if (offset + length > bytes.size()) return {};
    if (!tables.emplace(entry.substr(0, 4), bytes.substr(offset, length)).second) return {};
  }
  return tables;
}

std::string_view tableIn(const Tables& tables, std::string_view tag) {
  const auto found = tables.find(tag);
  return found == tables.end() ? std::string_view() : found->second;
}

std::size_t glyphsIn(const Tables& tables) {
  return numberAt(tableIn(tables, "maxp"), 4, 2);
}

// The numbers that say where each glyph's outline begins are that wide.
std::size_t placeBytes(const Tables& tables) {
  return numberAt(tableIn(tables, "head"), 50, 2) == 1 ? 4 : 2;
}

// A glyph in layers of colour, as COLR has it in version 0 and at the beginning of version 1.
struct Layered {
  std::uint32_t glyph = 0, firstLayer = 0, layers = 0;
};

std::vector<Layered> layeredIn(const Tables& tables) {
  constexpr std::size_t kRecord = 6;
  const std::string_view colr = tableIn(tables, "COLR");
  const std::size_t begin = numberAt(colr, 4, 4);
  std::vector<Layered> all(numberAt(colr, 2, 2));
  for (std::size_t i = 0; i < all.size(); ++i) {
    const std::size_t at = begin + i * kRecord;
    all[i] = {numberAt(colr, at, 2), numberAt(colr, at + 2, 2), numberAt(colr, at + 4, 2)};
  }
  return all;
}

enum class Colors { kNone, kPictures, kLayers, kForeign };

Colors colorsIn(const Tables& tables) {
  const auto has = [&](std::string_view tag) { return !tableIn(tables, tag).empty(); };
  const bool outlines = has("glyf") || has("CFF ") || has("CFF2");
  if (!outlines && has("CBDT") && has("CBLC")) return Colors::kPictures;
  if (!outlines && (has("sbix") || has("SVG "))) return Colors::kForeign;
  if (!has("COLR")) return Colors::kNone;
  if (layeredIn(tables).empty()) return Colors::kForeign;
  return has("glyf") ? Colors::kLayers : Colors::kNone;
}

// Looks into the tables without which nothing can be drawn.
class TableChecker {
 public:
  explicit TableChecker(const Tables& tables) : tables_(tables), glyphs_(glyphsIn(tables)) {}

  // The tag of one that is missing or doesn't hold what it says; empty if all is well.
  [[nodiscard]] std::string_view wrong() const {
    if (!soundHead()) return "head";
    if (glyphs_ == 0) return "maxp";
    const std::uint32_t widths = numberAt(table("hhea"), 34, 2);
    if (table("hhea").size() < 36 || widths == 0 || widths > glyphs_) return "hhea";
    if (table("hmtx").size() < std::size_t{widths} * 4) return "hmtx";
    if (!soundMaps()) return "cmap";
    if (!table("glyf").empty()) return !soundPlaces() ? "loca" : !soundLayers() ? "COLR" : "";
    const bool drawn = !table("CFF ").empty() || !table("CFF2").empty();
    return drawn || colorsIn(tables_) == Colors::kPictures ? "" : "glyf";
  }

 private:
  [[nodiscard]] std::string_view table(std::string_view tag) const { return tableIn(tables_, tag); }

  bool soundHead() const {
    constexpr std::uint32_t kMagic = 0x5F0F3CF5, kLeastUnits = 16, kMostUnits = 16'384;
    const std::string_view head = table("head");
    const std::uint32_t units = numberAt(head, 18, 2);
    return head.size() >= 54 && numberAt(head, 12, 4) == kMagic && units >= kLeastUnits &&
           units <= kMostUnits && numberAt(head, 50, 2) <= 1;
  }

  bool soundMaps() const {
    const std::string_view cmap = table("cmap");
    const std::size_t maps = numberAt(cmap, 2, 2);
    if (maps == 0 || maps > kMaxMaps || 4 + maps * 8 > cmap.size()) return false;
    for (std::size_t i = 0; i < maps; ++i) {
      if (numberAt(cmap, 4 + i * 8 + 4, 4) + std::size_t{4} > cmap.size()) return false;
    }
    return true;
  }

  // The glyphs lie one behind the other in their table.
  bool soundPlaces() const {
    const std::size_t wide = placeBytes(tables_);
    const std::string_view places = table("loca");
    if (places.size() < (glyphs_ + 1) * wide) return false;
    std::uint64_t before = 0;
    for (std::size_t glyph = 0; glyph <= glyphs_; ++glyph) {
      const std::uint64_t at =
          std::uint64_t{numberAt(places, glyph * wide, wide)} * (wide == 2 ? 2 : 1);
      if (at < before || at > table("glyf").size()) return false;
      before = at;
    }
    return true;
  }

  bool soundLayers() const {
    if (colorsIn(tables_) != Colors::kLayers) return true;
    const std::string_view colr = table("COLR");
    const std::vector<Layered> all = layeredIn(tables_);
    const std::uint64_t layers = numberAt(colr, 12, 2);
    if (numberAt(colr, 4, 4) + all.size() * std::uint64_t{6} > colr.size()) return false;
    if (numberAt(colr, 8, 4) + layers * 4 > colr.size()) return false;
    return std::all_of(all.begin(), all.end(), [&](const Layered& each) {
      return each.glyph < glyphs_ && each.layers <= kMaxLayers &&
             each.firstLayer + each.layers <= layers;
    });
  }

  const Tables& tables_;
  std::size_t glyphs_;
};

std::string bytesOf(std::uint64_t number, int size) {
  std::string bytes;
  for (int shift = (size - 1) * 8; shift >= 0; shift -= 8) {
    bytes += static_cast<char>(number >> shift & 0xFF);
  }
  return bytes;
}

// The table `name`: family, style, full and PostScript name, in UTF-16 for Windows, English.
std::string nameTable(std::string_view family) {
  constexpr std::string_view kStyle = "Regular";
  const std::array<std::pair<int, std::string_view>, 4> names = {
      {{1, family}, {2, kStyle}, {4, family}, {6, family}}};
  std::string records, texts;
  for (const auto& [id, name] : names) {
    records += bytesOf(3, 2) + bytesOf(1, 2) + bytesOf(0x409, 2) +
               bytesOf(static_cast<std::uint64_t>(id), 2) + bytesOf(name.size() * 2, 2) +
               bytesOf(texts.size(), 2);
    for (const char c : name) texts += bytesOf(static_cast<unsigned char>(c), 2);
  }
  return bytesOf(0, 2) + bytesOf(names.size(), 2) + bytesOf(6 + records.size(), 2) + records +
         texts;
}

// The outlines of the glyphs, and where they begin, without those of glyphs in colour.
struct Outlines {
  std::string glyf, loca;
};

Outlines plainOutlines(const Tables& tables) {
  std::set<std::size_t> colored;
  for (const Layered& each : layeredIn(tables)) colored.insert(each.glyph);
  const std::string_view glyf = tableIn(tables, "glyf"), loca = tableIn(tables, "loca");
  const std::size_t wide = placeBytes(tables), unit = wide == 2 ? 2 : 1;
  Outlines plain;
  for (std::size_t glyph = 0; glyph < glyphsIn(tables); ++glyph) {
    plain.loca += bytesOf(plain.glyf.size() / unit, static_cast<int>(wide));
    const std::size_t begin = numberAt(loca, glyph * wide, wide) * unit;
    const std::size_t end = numberAt(loca, (glyph + 1) * wide, wide) * unit;
    // (A font of pictures has no outlines, wherever it says that they are.)
    if (glyf.empty() || colored.contains(glyph)) continue;
    plain.glyf += glyf.substr(begin, end - begin);
  }
  plain.loca += bytesOf(plain.glyf.size() / unit, static_cast<int>(wide));
  // A table of nothing isn't a table.
  if (plain.glyf.empty()) plain.glyf.resize(4);
  return plain;
}

// A font's file of these tables. (No program that draws checks their sums.)
std::string fileOf(std::string_view magic, const Tables& tables) {
  const std::size_t count = tables.size();
  std::size_t power = 1, exponent = 0;
  for (; power * 2 <= count; power *= 2) ++exponent;
  std::string font(magic);
  font += bytesOf(count, 2) + bytesOf(power * kEntryBytes, 2) + bytesOf(exponent, 2) +
          bytesOf((count - power) * kEntryBytes, 2);
  const auto padded = [](std::size_t length) { return (length + 3) / 4 * 4; };
  std::size_t offset = kHeaderBytes + count * kEntryBytes;
  for (const auto& [tag, table] : tables) {
    font += std::string(tag) + bytesOf(0, 4) + bytesOf(offset, 4) + bytesOf(table.size(), 4);
    offset += padded(table.size());
  }
  font.reserve(offset);
  for (const auto& [tag, table] : tables) {
    font += table;
    font.resize(padded(font.size()));
  }
  return font;
}

}  // namespace

bool isFontFile(std::string_view family) {
  return family.size() > 4 && endsIn(family, {".ttf", ".otf", ".ttc"});
}

std::optional<Problem> checkFont(std::string_view bytes, std::string_view path) {
  const auto directory = directoryOf(bytes);
  if (!directory) return Problem(kinds::kNotAFont, {inQuotes(path)});
  const Tables tables = tablesOf(bytes, *directory);
  if (tables.empty()) return Problem(kinds::kFontDamaged, {inQuotes(path)});
  if (colorsIn(tables) == Colors::kForeign) return Problem(kinds::kFontColors, {inQuotes(path)});
  const std::string_view wrong = TableChecker(tables).wrong();
  if (!wrong.empty()) return Problem(kinds::kFontTable, {inQuotes(path), std::string(wrong)});
  return std::nullopt;
}

bool hasColors(std::string_view bytes) {
  return colorsIn(tablesOf(bytes, directoryOf(bytes).value_or(0))) != Colors::kNone;
}

std::string fontCalled(std::string_view bytes, std::string_view family) {
  const std::size_t directory = directoryOf(bytes).value_or(0);
  Tables tables = tablesOf(bytes, directory);
  const std::string name = nameTable(family);
  tables["name"] = name;
  tables.erase("DSIG");  // a signature is of the file as it was
  Outlines plain;
  if (colorsIn(tables) != Colors::kNone) {
    plain = plainOutlines(tables);
    tables["glyf"] = plain.glyf;
    tables["loca"] = plain.loca;
    for (const std::string_view tag : {"CBDT", "CBLC", "COLR", "CPAL", "SVG ", "sbix"}) {
      tables.erase(tag);
    }
  }
  return fileOf(bytes.substr(directory, 4), tables);
}

}  // namespace raindelay::deck
