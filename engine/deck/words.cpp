#include "deck/words.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/nearest.h"
#include "deck/utf8.h"

namespace raindelay::deck {
namespace {

constexpr std::size_t kLongestQuote = 60;
constexpr std::size_t kLongestList = 12;

bool isInWords(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '-' || (static_cast<unsigned char>(c) & 0x80) != 0;
}

bool standsAloneAt(std::string_view text, std::size_t at, std::string_view word) {
  if (!text.substr(at).starts_with(word)) return false;
  const std::size_t end = at + word.size();
  const bool joinedBefore = at > 0 && isInWords(text[at - 1]) && isInWords(word.front());
  return !joinedBefore && (end == text.size() || !isInWords(text[end]) || !isInWords(word.back()));
}

std::vector<std::size_t> placesOf(std::string_view text, std::string_view word) {
  std::vector<std::size_t> all, inBraces;
  int open = word.starts_with('{') ? 1 : 0;
  for (std::size_t i = 0; i < text.size();) {
    if (standsAloneAt(text, i, word)) {
      all.push_back(i);
      if (open > 0) inBraces.push_back(i);
      i += word.size();
      continue;
    }
    if (text[i] == '{') ++open;
    if (text[i] == '}') --open;
    ++i;
  }
  return inBraces.empty() ? all : inBraces;
}

// How much two paths have in common: the folder, and the ending.
std::pair<std::size_t, std::size_t> sharedBy(std::string_view a, std::string_view b) {
  const std::size_t folder = a.rfind('/') + 1;  // npos + 1 is 0
  const std::size_t ending = a.size() - std::min(a.rfind('.'), a.size());
  const bool alike = a.substr(0, folder) == b.substr(0, std::min(folder, b.size())) &&
                     b.ends_with(a.substr(a.size() - ending)) &&
                     std::min(a.size(), b.size()) > folder + ending;
  return alike ? std::pair(folder, ending) : std::pair<std::size_t, std::size_t>();
}

}  // namespace

std::string suggestion(std::string_view name, std::span<const std::string> known) {
  const std::string_view meant =
      nearestName(name, std::vector<std::string_view>(known.begin(), known.end()));
  if (!meant.empty()) return "; did you mean " + inQuotes(meant) + "?";
  if (known.empty() || known.size() > kLongestList) return ".";
  return "; known: " + listed(known) + ".";
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

std::string shortened(std::string_view text) {
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
  return withoutControls(shown);
}

std::string inQuotes(std::string_view text) {
  return '"' + shortened(text) + '"';
}

std::string listed(std::span<const std::string> texts) {
  std::string list;
  for (const std::string& text : texts) list += (list.empty() ? "" : ", ") + shortened(text);
  return list;
}

std::string_view trimmed(std::string_view text, std::string_view blanks) {
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

bool endsIn(std::string_view text, std::string_view ending) {
  return text.size() >= ending.size() &&
         std::equal(ending.begin(), ending.end(), text.substr(text.size() - ending.size()).begin(),
                    [](char a, char b) { return a == (b >= 'A' && b <= 'Z' ? b + 32 : b); });
}

bool endsIn(std::string_view text, std::initializer_list<std::string_view> endings) {
  return std::any_of(endings.begin(), endings.end(),
                     [&](std::string_view ending) { return endsIn(text, ending); });
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

std::optional<std::string> exchangedWord(std::string_view text, std::string_view word,
                                         std::string_view other) {
  if (word.empty()) return std::nullopt;
  const std::vector<std::size_t> places = placesOf(text, word);
  if (places.empty()) {
    const auto [folder, ending] = sharedBy(word, other);
    if (folder + ending == 0) return std::nullopt;
    const auto name = [&, folder = folder, ending = ending](std::string_view path) {
      return path.substr(folder, path.size() - folder - ending);
    };
    return exchangedWord(text, name(word), name(other));
  }
  std::string changed;
  std::size_t done = 0;
  for (const std::size_t place : places) {
    changed += text.substr(done, place - done);
    changed += other;
    done = place + word.size();
  }
  return changed += text.substr(done);
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
