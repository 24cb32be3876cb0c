#include "deck/words.h"

#include <algorithm>
#include <cmath>

#include "core/nearest.h"

namespace raindelay::deck {
namespace {

constexpr std::size_t kLongestQuote = 60;
constexpr std::size_t kLongestList = 12;

}  // namespace

std::string suggestion(std::string_view name, std::span<const std::string> known) {
  const std::string_view meant =
      nearestName(name, std::vector<std::string_view>(known.begin(), known.end()));
  if (!meant.empty()) return "; did you mean " + inQuotes(meant) + "?";
  if (known.empty() || known.size() > kLongestList) return ".";
  std::string list;
  for (const std::string& candidate : known) list += (list.empty() ? "" : ", ") + candidate;
  return "; known: " + list + ".";
}

std::string yamlText(std::string_view text) {
  static constexpr std::string_view kDigits = "0123456789abcdef";
  std::string out = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (byte < 0x20) {
      out += "\\x";
      out += kDigits[byte >> 4];
      out += kDigits[byte & 15];
    } else {
      out += c;
    }
  }
  return out + '"';
}

std::string inQuotes(std::string_view text) {
  std::string shown;
  for (char c : text.substr(0, kLongestQuote)) {
    shown += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  }
  if (text.size() > kLongestQuote) {
    // Cut between characters, not inside one.
    while (!shown.empty() && (static_cast<unsigned char>(text[shown.size()]) & 0xC0) == 0x80) {
      shown.pop_back();
    }
    shown += "…";
  }
  return '"' + shown + '"';
}

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find(separator, from), text.size());
    const std::string_view part = trimmed(text.substr(from, to - from));
    if (!part.empty()) parts.push_back(part);
    from = to + 1;
  }
  return parts;
}

std::string shortNumber(double value) {
  if (!(std::abs(value) < 1e9)) return "?";
  const auto hundredths = std::llround(std::abs(value) * 100);
  std::string shown = std::to_string(hundredths / 100);
  if (const auto rest = hundredths % 100; rest != 0) {
    shown += '.';
    shown += std::to_string(rest / 10);
    if (rest % 10 != 0) shown += std::to_string(rest % 10);
  }
  return (value < 0 && hundredths != 0 ? "-" : "") + shown;
}

}  // namespace raindelay::deck
