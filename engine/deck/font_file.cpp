#include "deck/font_file.h"

#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include "deck/big_endian.h"
#include "deck/problem_kinds.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

constexpr std::size_t kMaxTables = 100, kMaxFonts = 256, kMaxMaps = 64;
constexpr std::size_t kHeaderBytes = 12, kEntryBytes = 16;

// A table of a font: an entry of its directory, and where its bytes are.
struct Table {
  std::string_view tag;
  std::uint32_t offset = 0;  // in the file
  std::string_view bytes;
};

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
std::vector<Table> tablesOf(std::string_view bytes, std::size_t directory) {
  const std::size_t count = numberAt(bytes, directory + 4, 2);
  if (count == 0 || count > kMaxTables) return {};
  if (directory + kHeaderBytes + count * kEntryBytes > bytes.size()) return {};
  std::vector<Table> tables;
  std::set<std::string_view> tags;
  for (std::size_t i = 0; i < count; ++i) {
    const std::string_view entry =
        bytes.substr(directory + kHeaderBytes + i * kEntryBytes, kEntryBytes);
    const std::uint32_t offset = numberAt(entry, 8, 4);
    const std::uint64_t length = numberAt(entry, 12, 4);
    if (offset + length > bytes.size() || !tags.insert(entry.substr(0, 4)).second) return {};
    tables.push_back({entry.substr(0, 4), offset, bytes.substr(offset, length)});
  }
  return tables;
}

// Looks into the tables without which nothing can be drawn.
class TableChecker {
 public:
  explicit TableChecker(const std::vector<Table>& tables) : tables_(tables) {}

  // The tag of one that is missing or doesn't hold what it says; empty if all is well.
  std::string_view wrong() {
    if (!soundHead()) return "head";
    glyphs_ = numberAt(table("maxp"), 4, 2);
    if (glyphs_ == 0) return "maxp";
    const std::uint32_t widths = numberAt(table("hhea"), 34, 2);
    if (table("hhea").size() < 36 || widths == 0 || widths > glyphs_) return "hhea";
    if (table("hmtx").size() < std::size_t{widths} * 4) return "hmtx";
    if (!soundMaps()) return "cmap";
    if (!table("glyf").empty()) return soundPlaces() ? "" : "loca";
    for (const std::string_view outlines : {"CFF ", "CFF2", "CBDT", "sbix"}) {
      if (!table(outlines).empty()) return "";
    }
    return "glyf";
  }

 private:
  std::string_view table(std::string_view tag) const {
    for (const Table& each : tables_) {
      if (each.tag == tag) return each.bytes;
    }
    return {};
  }

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
    const std::size_t wide = numberAt(table("head"), 50, 2) == 1 ? 4 : 2;
    const std::string_view places = table("loca");
    if (places.size() < (std::size_t{glyphs_} + 1) * wide) return false;
    std::uint64_t before = 0;
    for (std::size_t glyph = 0; glyph <= glyphs_; ++glyph) {
      const std::uint64_t at =
          std::uint64_t{numberAt(places, glyph * wide, wide)} * (wide == 2 ? 2 : 1);
      if (at < before || at > table("glyf").size()) return false;
      before = at;
    }
    return true;
  }

  const std::vector<Table>& tables_;
  std::uint32_t glyphs_ = 0;
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

}  // namespace

bool isFontFile(std::string_view family) {
  return family.size() > 4 && endsIn(family, {".ttf", ".otf", ".ttc"});
}

std::optional<Problem> checkFont(std::string_view bytes, std::string_view path) {
  const auto directory = directoryOf(bytes);
  if (!directory) return Problem(kinds::kNotAFont, {inQuotes(path)});
  const std::vector<Table> tables = tablesOf(bytes, *directory);
  if (tables.empty()) return Problem(kinds::kFontDamaged, {inQuotes(path)});
  const std::string_view wrong = TableChecker(tables).wrong();
  if (!wrong.empty()) return Problem(kinds::kFontTable, {inQuotes(path), std::string(wrong)});
  return std::nullopt;
}

// A new directory and the name in front of the file, which stays as it is. (No program that draws
// checks the sums of tables.)
std::string fontCalled(std::string_view bytes, std::string_view family) {
  const std::size_t directory = directoryOf(bytes).value_or(0);
  std::vector<Table> tables = tablesOf(bytes, directory);
  // A signature is of the file as it was.
  std::erase_if(tables, [](const Table& t) { return t.tag == "name" || t.tag == "DSIG"; });
  std::string name = nameTable(family);
  const std::size_t nameBytes = name.size();
  name.resize((nameBytes + 3) / 4 * 4);

  const std::size_t count = tables.size() + 1;
  const std::size_t nameOffset = kHeaderBytes + count * kEntryBytes;
  const auto entry = [](std::string_view tag, std::uint64_t offset, std::size_t length) {
    return std::string(tag) + bytesOf(0, 4) + bytesOf(offset, 4) + bytesOf(length, 4);
  };
  std::vector<std::string> entries = {entry("name", nameOffset, nameBytes)};
  for (const Table& table : tables) {
    entries.push_back(
        entry(table.tag, table.offset + nameOffset + name.size(), table.bytes.size()));
  }
  std::sort(entries.begin(), entries.end());
  std::size_t power = 1, exponent = 0;
  for (; power * 2 <= count; power *= 2) ++exponent;

  std::string font(bytes.substr(directory, 4));
  font += bytesOf(count, 2) + bytesOf(power * kEntryBytes, 2) + bytesOf(exponent, 2) +
          bytesOf((count - power) * kEntryBytes, 2);
  for (const std::string& each : entries) font += each;
  return font + name + std::string(bytes);
}

}  // namespace raindelay::deck
