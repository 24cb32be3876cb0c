#include "deck/svg_check.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "deck/utf8.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

constexpr std::array<std::string_view, 16> kDrawn = {
    "svg",     "g",    "defs",     "use",     "path",           "rect",           "circle",
    "ellipse", "line", "polyline", "polygon", "linearGradient", "radialGradient", "stop",
    "title",   "desc"};

constexpr std::array<std::string_view, 4> kRefusedAttributes = {"clip-path", "mask", "filter",
                                                                "class"};

bool isBlank(char c) {
  return std::isspace(static_cast<unsigned char>(c)) != 0;
}

// What drawing programs write for themselves; nothing of it is ever drawn.
bool isEditorsNote(std::string_view element) {
  if (element == "metadata") return true;
  for (std::string_view prefix : {"sodipodi:", "inkscape:", "rdf:", "cc:", "dc:"}) {
    if (element.starts_with(prefix)) return true;
  }
  return false;
}

// Goes through the tags of a file, not through its grammar: whether it is well-formed is found out
// by who draws it.
class SvgChecker {
 public:
  explicit SvgChecker(std::string_view svg) : rest_(svg) {}

  // What is wrong, or an empty string.
  std::string check() {
    while (toNextTag()) {
      if (skip("!--", "-->") || skip("?xml ", "?>")) continue;
      if (namesPublicType() && skip("!DOCTYPE", ">")) continue;
      if (rest_.starts_with("!") || rest_.starts_with("?")) {
        return "declares something that decks' pictures cannot have (document type or style sheet)";
      }
      if (rest_.starts_with("/")) {
        --depth_;
        continue;
      }
      if (auto wrong = tag(); !wrong.empty()) return wrong;
    }
    if (!sawSvg_) return "is not an SVG file";
    return {};
  }

 private:
  // The usual document type, without declarations of its own.
  bool namesPublicType() const {
    return rest_.starts_with("!DOCTYPE svg PUBLIC") && rest_.find('>') < rest_.find('[');
  }

  // Goes past the next '<'.
  bool toNextTag() {
    const std::size_t open = rest_.find('<');
    if (open == std::string_view::npos) return false;
    rest_.remove_prefix(open + 1);
    return true;
  }

  bool skip(std::string_view begin, std::string_view end) {
    if (!rest_.starts_with(begin)) return false;
    const std::size_t found = rest_.find(end);
    rest_.remove_prefix(found == std::string_view::npos ? rest_.size() : found + end.size());
    return true;
  }

  std::string_view name(std::string_view stops) {
    std::size_t end = 0;
    while (end < rest_.size() && !isBlank(rest_[end]) &&
           stops.find(rest_[end]) == std::string_view::npos)
      ++end;
    const std::string_view found = rest_.substr(0, end);
    rest_.remove_prefix(end);
    return found;
  }

  void skipBlanks() {
    while (!rest_.empty() && isBlank(rest_.front())) rest_.remove_prefix(1);
  }

  std::string tag() {
    const std::string_view element = name("/>");
    const bool drawn = !isEditorsNote(element);
    if (drawn && std::find(kDrawn.begin(), kDrawn.end(), element) == kDrawn.end()) {
      return "has a <" + std::string(element.substr(0, 40)) +
             ">, which is not drawn the same everywhere: use shapes, paths, groups and gradients";
    }
    sawSvg_ = sawSvg_ || element == "svg";
    if (element == "use" && ++uses_ > kMaxSvgUses) {
      return "uses its parts more than " + std::to_string(kMaxSvgUses) + " times";
    }
    while (true) {
      skipBlanks();
      if (rest_.starts_with("/>")) return {};
      if (rest_.starts_with(">")) {
        if (++depth_ <= kMaxSvgDepth) return {};
        return "is nested more than " + std::to_string(kMaxSvgDepth) + " deep";
      }
      if (auto wrong = attribute(drawn); !wrong.empty()) return wrong;
    }
  }

  std::string attribute(bool drawn) {
    const std::string_view key = name("=/>");
    skipBlanks();
    if (!rest_.starts_with('=')) return "is damaged";
    rest_.remove_prefix(1);
    skipBlanks();
    if (rest_.empty() || (rest_.front() != '"' && rest_.front() != '\'')) return "is damaged";
    const char quote = rest_.front();
    rest_.remove_prefix(1);
    const std::size_t end = rest_.find(quote);
    if (end == std::string_view::npos) return "is damaged";
    const std::string_view value = rest_.substr(0, end);
    rest_.remove_prefix(end + 1);
    return value == "none" || !drawn ? std::string() : wrongAttribute(key, value);
  }

  static std::string wrongAttribute(std::string_view key, std::string_view value) {
    if (std::find(kRefusedAttributes.begin(), kRefusedAttributes.end(), key) !=
        kRefusedAttributes.end()) {
      return "has a " + std::string(key) + ", which is not drawn the same everywhere";
    }
    for (std::string_view refused : {"clip-path:", "mask:", "filter:", "mix-blend-mode:"}) {
      if (key == "style" && value.find(refused) != std::string_view::npos) {
        return "has a " + std::string(refused.substr(0, refused.size() - 1)) +
               ", which is not drawn the same everywhere";
      }
    }
    const bool links = key == "href" || key == "xlink:href";
    if (links && !value.starts_with('#')) return "links to another file, which is not allowed";
    for (std::size_t at = value.find("url("); at != std::string_view::npos;
         at = value.find("url(", at + 1)) {
      std::string_view target = value.substr(at + 4);
      while (!target.empty() && (isBlank(target.front()) || target.front() == '\'')) {
        target.remove_prefix(1);
      }
      if (!target.starts_with('#')) return "links to another file, which is not allowed";
    }
    return {};
  }

  std::string_view rest_;
  bool sawSvg_ = false;
  int uses_ = 0;
  int depth_ = 0;
};

}  // namespace

Result<void> checkSvg(std::string_view svg, std::string_view path) {
  if (validUtf8(svg) != svg.size()) return Error{inQuotes(path) + " is not a UTF-8 SVG file."};
  std::string wrong = SvgChecker(svg).check();
  if (!wrong.empty()) return Error{inQuotes(path) + " " + wrong + "."};
  return {};
}

std::string withCurrentColor(std::string svg, std::string_view color) {
  static constexpr std::string_view kWord = "currentColor";
  for (std::size_t at = svg.find(kWord); at != std::string_view::npos;
       at = svg.find(kWord, at + color.size())) {
    svg.replace(at, kWord.size(), color);
  }
  return svg;
}

}  // namespace raindelay::deck
