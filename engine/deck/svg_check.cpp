#include "deck/svg_check.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <string>

#include "deck/problem_kinds.h"
#include "deck/utf8.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

constexpr std::array<std::string_view, 16> kDrawn = {
    "svg",     "g",    "defs",     "use",     "path",           "rect",           "circle",
    "ellipse", "line", "polyline", "polygon", "linearGradient", "radialGradient", "stop",
    "title",   "desc"};

// Elements that could bring in other files, or be one.
constexpr std::array<std::string_view, 3> kRefused = {"image", "script", "foreignObject"};

constexpr std::array<std::string_view, 4> kUndrawnAttributes = {"clip-path", "mask", "filter",
                                                                "class"};

template <std::size_t N>
bool isOneOf(std::string_view word, const std::array<std::string_view, N>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool isBlank(char c) {
  return std::isspace(static_cast<unsigned char>(c)) != 0;
}

// True for what drawing programs write for themselves; nothing of it is ever drawn.
bool isEditorsNote(std::string_view element) {
  if (element == "metadata") return true;
  for (std::string_view prefix : {"sodipodi:", "inkscape:", "rdf:", "cc:", "dc:"}) {
    if (element.starts_with(prefix)) return true;
  }
  return false;
}

// Goes through the tags of a file, not through its grammar: the renderer finds out if it is
// well-formed.
class SvgChecker {
 public:
  SvgChecker(std::string_view svg, std::string_view path) : rest_(svg), path_(inQuotes(path)) {}

  SvgVerdict check() {
    while (verdict_.drawable && toNextTag()) {
      if (skip("!--", "-->") || skip("?xml ", "?>")) continue;
      if (namesPublicType() && skip("!DOCTYPE", ">")) continue;
      if (rest_.starts_with("!") || rest_.starts_with("?")) {
        refuse({kinds::kSvgDeclares, {path_}});
      } else if (rest_.starts_with("/")) {
        --depth_;
      } else {
        tag();
      }
    }
    if (verdict_.drawable && !sawSvg_) refuse({kinds::kSvgDamaged, {path_}});
    return std::move(verdict_);
  }

 private:
  void refuse(const Problem& problem) {
    verdict_.problems.assign(1, problem);
    verdict_.drawable = false;
  }
  void damaged() { refuse({kinds::kSvgDamaged, {path_}}); }
  // Each thing is reported once: a mask and what is drawn through it are one.
  void note(const ProblemKind& kind, std::string_view what) {
    if (!told_.insert(what == "clipPath" ? "clip-path" : std::string(what)).second) return;
    verdict_.problems.push_back(Problem(kind, {path_, std::string(what.substr(0, kLongestName))}));
  }

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

  void tag() {
    const std::string_view element = name("/>");
    const bool drawn = !isEditorsNote(element);
    if (isOneOf(element, kRefused))
      return refuse({kinds::kSvgLinks, {path_, std::string(element)}});
    if (drawn && !isOneOf(element, kDrawn)) note(kinds::kSvgElement, element);
    sawSvg_ = sawSvg_ || element == "svg";
    if (element == "use" && ++uses_ > kMaxSvgUses) {
      return refuse({kinds::kSvgUses, {path_, std::to_string(kMaxSvgUses)}});
    }
    while (verdict_.drawable) {
      skipBlanks();
      if (rest_.starts_with("/>")) return;
      if (rest_.starts_with(">")) {
        if (++depth_ > kMaxSvgDepth)
          refuse({kinds::kSvgDeep, {path_, std::to_string(kMaxSvgDepth)}});
        return;
      }
      attribute(element, drawn);
    }
  }

  void attribute(std::string_view element, bool drawn) {
    const std::string_view key = name("=/>");
    skipBlanks();
    if (!rest_.starts_with('=')) return damaged();
    rest_.remove_prefix(1);
    skipBlanks();
    if (rest_.empty() || (rest_.front() != '"' && rest_.front() != '\'')) return damaged();
    const char quote = rest_.front();
    rest_.remove_prefix(1);
    const std::size_t end = rest_.find(quote);
    if (end == std::string_view::npos) return damaged();
    const std::string_view value = rest_.substr(0, end);
    rest_.remove_prefix(end + 1);
    if (value != "none" && drawn) checkAttribute(element, key, value);
  }

  void checkAttribute(std::string_view element, std::string_view key, std::string_view value) {
    if (isOneOf(key, kUndrawnAttributes)) note(kinds::kSvgAttribute, key);
    for (const std::string_view undrawn : {"clip-path:", "mask:", "filter:", "mix-blend-mode:"}) {
      if (key == "style" && value.find(undrawn) != std::string_view::npos) {
        note(kinds::kSvgAttribute, undrawn.substr(0, undrawn.size() - 1));
      }
    }
    const bool link = (key == "href" || key == "xlink:href") && !value.starts_with('#');
    if (link || namesOther(value)) refuse({kinds::kSvgLinks, {path_, std::string(element)}});
  }

  static bool namesOther(std::string_view value) {
    for (std::size_t at = value.find("url("); at != std::string_view::npos;
         at = value.find("url(", at + 1)) {
      std::string_view target = value.substr(at + 4);
      while (!target.empty() && (isBlank(target.front()) || target.front() == '\'')) {
        target.remove_prefix(1);
      }
      if (!target.starts_with('#')) return true;
    }
    return false;
  }

  static constexpr std::size_t kLongestName = 40;

  std::string_view rest_;
  std::string path_;
  SvgVerdict verdict_;
  std::set<std::string> told_;
  bool sawSvg_ = false;
  int uses_ = 0;
  int depth_ = 0;
};

}  // namespace

SvgVerdict checkSvg(std::string_view svg, std::string_view path) {
  if (validUtf8(svg) != svg.size()) {
    return {{Problem(kinds::kSvgDamaged, {inQuotes(path)})}, false};
  }
  return SvgChecker(svg, path).check();
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
