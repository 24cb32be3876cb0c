#include "deck/svg_entities.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace raindelay::deck {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";
constexpr std::size_t kMaxEntity = 256;

void skipBlanks(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(kBlanks), text.size()));
}

/// Takes a word off the front of the text: up to a blank.
std::string_view word(std::string_view& text) {
  skipBlanks(text);
  const std::string_view found = text.substr(0, text.find_first_of(kBlanks));
  text.remove_prefix(found.size());
  skipBlanks(text);
  return found;
}

/// Takes `<!ENTITY name "text">` off the front: the text, if it is one that can stand for itself
/// alone.
std::optional<std::string_view> entity(std::string_view& text) {
  if (word(text) != "<!ENTITY" || word(text) == "%" || text.empty()) return std::nullopt;
  const char quote = text.front();
  if (quote != '"' && quote != '\'') return std::nullopt;
  text.remove_prefix(1);
  const std::string_view value = text.substr(0, text.find(quote));
  text.remove_prefix(std::min(value.size() + 1, text.size()));
  skipBlanks(text);
  if (!text.starts_with('>') || value.size() > kMaxEntity) return std::nullopt;
  if (value.find_first_of("&%<(") != std::string_view::npos) return std::nullopt;
  text.remove_prefix(1);
  skipBlanks(text);
  return value;
}

}  // namespace

bool declaresLittle(std::string_view doctype, std::string_view file) {
  const std::size_t open = doctype.find('[');
  if (open == std::string_view::npos) return true;
  const std::size_t close = doctype.rfind(']');
  if (close == std::string_view::npos || close < open) return false;
  std::string_view inside = doctype.substr(open + 1, close - open - 1);
  skipBlanks(inside);
  std::size_t longest = 0;
  while (!inside.empty()) {
    const auto value = entity(inside);
    if (!value) return false;
    longest = std::max(longest, value->size());
  }
  const auto used = static_cast<std::size_t>(std::count(file.begin(), file.end(), '&'));
  return used * longest <= kMaxSvgEntityBytes;
}

}  // namespace raindelay::deck
