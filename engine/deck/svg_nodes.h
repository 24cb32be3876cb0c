#pragma once

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "deck/words.h"

/// SVG's namespaces, as a parser that knows none of them sees elements.
namespace raindelay::deck::svg {

using deck::kBlanks;
inline constexpr std::string_view kNamespace = "http://www.w3.org/2000/svg";
/// That of links, which stand in attributes.
inline constexpr std::string_view kLinks = "http://www.w3.org/1999/xlink";

/// The text without what XML takes for blanks around it.
inline std::string_view trimmed(std::string_view text) {
  return deck::trimmed(text, kBlanks);
}

/// The name without its prefix.
inline std::string_view local(std::string_view name) {
  const std::size_t colon = name.find(':');
  return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

/// Takes a number from the text's beginning, infinity if it is too large; none if none stands
/// there.
inline std::optional<double> takeNumber(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(", \t\r\n+"), text.size()));
  double number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (problem == std::errc::invalid_argument || std::isnan(number)) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return problem == std::errc() ? number : std::numeric_limits<double>::infinity();
}

/// Calls `found(address)` for each `url(address)` in the text.
template <typename Found>
void eachAddress(std::string_view text, Found found) {
  for (std::size_t at = text.find("url("); at != std::string_view::npos;
       at = text.find("url(", at + 1)) {
    std::string_view address = text.substr(at + 4);
    address.remove_prefix(std::min(address.find_first_not_of(" \t\r\n'\""), address.size()));
    found(address.substr(0, address.find_first_of(" \t\r\n'\")")));
  }
}

}  // namespace raindelay::deck::svg
