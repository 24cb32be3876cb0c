#include "deck/nearest.h"

#include <algorithm>
#include <cctype>
#include <vector>

namespace raindelay::deck {
namespace {

constexpr std::size_t kLongestQuote = 60;
constexpr std::size_t kLongestName = 64;
constexpr std::size_t kLongestList = 12;

char lower(char c) {
  return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}

// Edit distance with swaps of neighbours (optimal string alignment).
std::size_t slips(std::string_view a, std::string_view b) {
  const std::size_t width = b.size() + 1;
  std::vector<std::size_t> cost((a.size() + 1) * width);
  auto at = [&](std::size_t i, std::size_t j) -> std::size_t& { return cost[i * width + j]; };
  for (std::size_t i = 0; i <= a.size(); ++i) at(i, 0) = i;
  for (std::size_t j = 0; j <= b.size(); ++j) at(0, j) = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const bool same = lower(a[i - 1]) == lower(b[j - 1]);
      at(i, j) = std::min({at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (same ? 0 : 1)});
      const bool swapped = i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) &&
                           lower(a[i - 2]) == lower(b[j - 1]);
      if (swapped) at(i, j) = std::min(at(i, j), at(i - 2, j - 2) + 1);
    }
  }
  return at(a.size(), b.size());
}

}  // namespace

std::string nearest(std::string_view name, std::span<const std::string> known) {
  if (name.size() > kLongestName) return {};
  std::string best;
  std::size_t fewest = name.size() / 3 + 2;  // more than a third wrong is another word
  for (const std::string& candidate : known) {
    if (candidate.size() > kLongestName) continue;
    const std::size_t count = slips(name, candidate);
    if (count < fewest && count < candidate.size()) {
      fewest = count;
      best = candidate;
    }
  }
  return best;
}

std::string suggestion(std::string_view name, std::span<const std::string> known) {
  const std::string meant = nearest(name, known);
  if (!meant.empty()) return "; did you mean " + inQuotes(meant) + "?";
  if (known.empty() || known.size() > kLongestList) return ".";
  std::string list;
  for (const std::string& candidate : known) list += (list.empty() ? "" : ", ") + candidate;
  return "; known: " + list + ".";
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

}  // namespace raindelay::deck
