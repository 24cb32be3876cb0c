#include "deck/cider.h"

#include <algorithm>

#include "deck/length.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

constexpr double kPixel = 25.4 / 300;

// The pixels that a rule's declarations give a property.
std::optional<double> pixels(std::string_view rule, std::string_view property) {
  for (const std::string_view declaration : split(rule, ';')) {
    const std::size_t colon = declaration.find(':');
    if (colon == std::string_view::npos ||
        trimmed(declaration.substr(0, colon), kBlanks) != property) {
      continue;
    }
    std::string_view value = trimmed(declaration.substr(colon + 1), kBlanks);
    if (!value.ends_with("px")) return std::nullopt;
    value.remove_suffix(2);
    const auto number = parseNumber(value);
    if (number) return *number;
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
    const std::string_view selector = trimmed(css.substr(from, open - from), kBlanks);
    from = close + 1;
    if (!width || !height) continue;
    const CardSize size = trimmedFrom({*width * kPixel, *height * kPixel});
    if (!fitsACard(size)) continue;
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
