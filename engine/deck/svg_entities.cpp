#include "deck/svg_entities.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <string_view>

#include "core/limits.h"
#include "deck/problem_kinds.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

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

using Entities = std::map<std::string_view, std::string_view>;

/// Takes `<!ENTITY name "text">` off the front, if it is one whose text can stand for itself alone.
bool takeEntity(std::string_view& text, Entities& entities) {
  if (word(text) != "<!ENTITY") return false;
  const std::string_view name = word(text);
  if (name == "%" || text.empty()) return false;
  const char quote = text.front();
  if (quote != '"' && quote != '\'') return false;
  text.remove_prefix(1);
  const std::string_view value = text.substr(0, text.find(quote));
  text.remove_prefix(std::min(value.size() + 1, text.size()));
  skipBlanks(text);
  if (!text.starts_with('>') || value.size() > kMaxSvgEntityBytes) return false;
  if (value.find_first_of("&%<('\"") != std::string_view::npos) return false;
  text.remove_prefix(1);
  skipBlanks(text);
  entities.emplace(name, value);  // of two the first one counts
  return true;
}

/// The entities of a document type: of what stands between "<!DOCTYPE" and ">".
std::optional<Entities> entitiesOf(std::string_view doctype) {
  Entities entities;
  const std::size_t open = doctype.find('[');
  if (open == std::string_view::npos) return entities;
  const std::size_t close = doctype.rfind(']');
  if (close == std::string_view::npos || close < open) return std::nullopt;
  std::string_view inside = doctype.substr(open + 1, close - open - 1);
  skipBlanks(inside);
  while (!inside.empty()) {
    if (!takeEntity(inside, entities)) return std::nullopt;
  }
  return entities;
}

/// Where a document type begins, before the drawing: only comments and instructions may precede it.
/// The text's end if there is none.
std::size_t doctypeIn(std::string_view svg) {
  std::size_t at = 0;
  while (at < svg.size()) {
    at = std::min(svg.find_first_not_of(kBlanks, at), svg.size());
    const std::string_view rest = svg.substr(at);
    if (rest.starts_with("<!DOCTYPE")) return at;
    const bool comment = rest.starts_with("<!--");
    if (!comment && !rest.starts_with("<?")) break;
    const std::size_t end = comment ? rest.find("-->", 4) : rest.find("?>");
    if (end == std::string_view::npos) break;
    at += end + (comment ? 3 : 2);
  }
  return svg.size();
}

/// The length of a document type that the text begins with: up to the ">" that stands in neither
/// quotes nor brackets; 0 if there is none.
std::size_t lengthOfDoctype(std::string_view text) {
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"' || c == '\'') {
      i = text.find(c, i + 1);
      if (i == std::string_view::npos) return 0;
    }
    if (c == '[') ++depth;
    if (c == ']') --depth;
    if (c == '>' && depth == 0) return i + 1;
  }
  return 0;
}

/// The text with each reference to an entity exchanged for it; nothing if that is too much.
std::optional<std::string> writtenOut(std::string_view text, const Entities& entities) {
  std::string out;
  std::size_t added = 0;
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t mark = std::min(text.find('&', from), text.size());
    out += text.substr(from, mark - from);
    from = mark;
    if (mark == text.size()) break;
    const std::size_t end = text.substr(0, mark + kMaxSvgEntityBytes).find(';', mark);
    const auto known = end == std::string_view::npos
                           ? entities.end()
                           : entities.find(text.substr(mark + 1, end - mark - 1));
    if (known == entities.end()) {
      out += text[from++];
      continue;
    }
    added += known->second.size();
    if (added > kMaxSvgAddedBytes) return std::nullopt;
    out += known->second;
    from = end + 1;
  }
  return out;
}

}  // namespace

Checked<std::string> withoutEntities(std::string svg, std::string_view path) {
  const std::size_t at = doctypeIn(svg);
  if (at == svg.size()) return svg;
  const std::size_t length = lengthOfDoctype(std::string_view(svg).substr(at));
  const auto entities = entitiesOf(std::string_view(svg).substr(at, length));
  if (length == 0 || !entities) {
    return Problem(kinds::kSvgDeclares, {inQuotes(path), std::to_string(kMaxSvgEntityBytes)});
  }
  auto out = writtenOut(std::string_view(svg).substr(at + length), *entities);
  if (!out)
    return Problem(kinds::kSvgEntities, {inQuotes(path), std::to_string(kMaxSvgAddedBytes)});
  return *std::move(out);
}

}  // namespace raindelay::deck
