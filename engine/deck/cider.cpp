#include "deck/cider.h"

#include <algorithm>

#include "deck/length.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

constexpr double kPixel = 25.4 / 300;
// Cards from 10 mm to a metre, in pixels.
constexpr double kLeast = 118, kMost = 11'811;

// Blanks and line ends around it are no part of it.
std::string_view plain(std::string_view text) {
  const auto isSpace = [](char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; };
  while (!text.empty() && isSpace(text.front())) text.remove_prefix(1);
  while (!text.empty() && isSpace(text.back())) text.remove_suffix(1);
  return text;
}

// The pixels that a rule's declarations give a property.
std::optional<double> pixels(std::string_view rule, std::string_view property) {
  for (const std::string_view declaration : split(rule, ';')) {
    const std::size_t colon = declaration.find(':');
    if (colon == std::string_view::npos || plain(declaration.substr(0, colon)) != property) {
      continue;
    }
    std::string_view value = plain(declaration.substr(colon + 1));
    if (!value.ends_with("px")) return std::nullopt;
    value.remove_suffix(2);
    const auto number = parseNumber(value);
    if (number && *number >= kLeast && *number <= kMost) return *number;
  }
  return std::nullopt;
}

}  // namespace

std::optional<CardSize> ciderCardSize(std::string_view css) {
  std::optional<CardSize> any;
  for (std::size_t from = 0; from < css.size();) {
    const std::size_t open = css.find('{', from);
    const std::size_t close = css.find('}', std::min(open, css.size()));
    if (close == std::string_view::npos) break;
    const std::string_view rule = css.substr(open + 1, close - open - 1);
    const auto width = pixels(rule, "width"), height = pixels(rule, "height");
    const std::string_view selector = plain(css.substr(from, open - from));
    from = close + 1;
    if (!width || !height) continue;
    const CardSize size = trimmedFrom({*width * kPixel, *height * kPixel});
    if (selector.ends_with(".card")) return size;
    if (!any) any = size;
  }
  return any;
}

std::vector<std::string> ciderTemplateColumns(const DataFrame& cards,
                                              const std::vector<std::string>& templates) {
  std::vector<std::string> columns;
  for (std::size_t c = 0; c < cards.columns().size() && !templates.empty(); ++c) {
    bool all = cards.rows() > 0;
    for (std::size_t row = 0; row < cards.rows() && all; ++row) {
      all = std::find(templates.begin(), templates.end(), cards.at(row, c)) != templates.end();
    }
    if (all) columns.push_back(cards.columns()[c]);
  }
  return columns;
}

}  // namespace raindelay::deck
