#include "deck/svg_check.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <pugixml.hpp>
#include <string>

#include "deck/art_check.h"
#include "deck/problem_kinds.h"
#include "deck/svg_nodes.h"
#include "deck/svg_shapes.h"
#include "deck/utf8.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

using pugi::xml_attribute;
using pugi::xml_node;
using svg::local;

constexpr ProblemKind kSvgSize{
    "svg-size", Severity::kError,
    RD_TEXT("Deck",
            "%1 has no size that can be drawn: the width and height of its viewBox must be above 0 "
            "and at most %2.")};

// (librsvg 2.54 ends the program.)
constexpr ProblemKind kSvgFilter{
    "svg-filter", Severity::kError,
    RD_TEXT("Deck", "%1 has a filter with a <%2> that can't be drawn: leave it out.")};
constexpr std::size_t kMostKernelNumbers = 400;

// Most units, SVG's pixels or those of a viewBox, that a drawing is wide or high.
constexpr long kMostUnits = 1'000'000'000;

// What is seen in no program of the kind, or only where it moves.
constexpr std::array<std::string_view, 11> kUndrawn = {
    "foreignObject", "textPath", "animate",  "animateTransform",
    "animateMotion", "set",      "flowRoot", "hatch",
    "meshgradient",  "video",    "audio"};

// Returns true for a step of a filter that librsvg may fail in: a kernel of more numbers than it
// reads, and a tile, which may come out empty.
bool isFatal(xml_node node, std::string_view name) {
  if (name == "feTile") return true;
  if (name != "feConvolveMatrix") return false;
  std::size_t numbers = 0;
  bool within = false;
  // (".5.5" is two numbers, and what is counted twice here, "0.5", is harmless.)
  for (const char c : std::string_view(node.attribute("kernelMatrix").value())) {
    const bool digit = c >= '0' && c <= '9';
    if (digit && !within) ++numbers;
    within = digit;
  }
  return numbers > kMostKernelNumbers;
}

// Returns true if a style names something but a part of the same file.
bool namesOther(std::string_view style) {
  if (style.find("@import") != std::string_view::npos) return true;
  bool other = false;
  svg::eachAddress(style, [&other](std::string_view address) {
    other = other || (!address.starts_with('#') && !address.starts_with("data:"));
  });
  return other;
}

// The first family of a font list, without quotes.
std::string_view firstFamily(std::string_view list) {
  list = svg::trimmed(list.substr(0, list.find_first_of(",;}")));
  if (list.size() > 1 && (list.front() == '\'' || list.front() == '"')) {
    list = list.substr(1, list.find(list.front(), 1) - 1);
  }
  return svg::trimmed(list);
}

std::optional<int> digitOf(char c) {
  constexpr std::string_view kDigits =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  const std::size_t digit = kDigits.find(c);
  if (digit == std::string_view::npos) return std::nullopt;
  return static_cast<int>(digit);
}

// The bytes of a `data:` address in base 64; none if it is something else.
std::string dataOf(std::string_view address) {
  const std::size_t comma = address.find(',');
  if (comma == std::string_view::npos || !address.substr(0, comma).ends_with(";base64")) return {};
  std::string bytes;
  bytes.reserve((address.size() - comma) / 4 * 3);
  unsigned bits = 0;
  int count = 0;
  for (const char c : address.substr(comma + 1)) {
    if (c == '=') break;
    if (svg::kBlanks.find(c) != std::string_view::npos) continue;
    const auto digit = digitOf(c);
    if (!digit) return {};
    bits = bits << 6U | static_cast<unsigned>(*digit);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes += static_cast<char>(bits >> static_cast<unsigned>(count) & 0xFFU);
  }
  return bytes;
}

// The width and height of what a file shows: of its viewBox or, without one that is four numbers,
// its own; as far as it says them.
std::vector<double> sizeOf(xml_node root) {
  std::vector<double> box;
  std::string_view text = root.attribute("viewBox").value();
  while (const auto number = svg::takeNumber(text)) box.push_back(*number);
  if (box.size() == 4 && text.empty()) return {box[2], box[3]};
  std::vector<double> size;
  for (const char* key : {"width", "height"}) {
    std::string_view length = root.attribute(key).value();
    if (const auto number = svg::takeNumber(length)) size.push_back(*number);
  }
  return size;
}

class SvgChecker {
 public:
  SvgChecker(std::string_view svg, std::string_view path)
      : svg_(svg), bytes_(svg), filePath_(path), path_(inQuotes(path)) {}

  SvgVerdict check() {
    constexpr unsigned kParts =
        pugi::parse_cdata | pugi::parse_escapes | pugi::parse_doctype | pugi::parse_pi;
    const auto parsed =
        document_.load_buffer_inplace(bytes_.data(), bytes_.size(), kParts, pugi::encoding_utf8);
    if (!parsed || local(document_.document_element().name()) != "svg") {
      refuse({kinds::kSvgDamaged, {path_}});
      return std::move(verdict_);
    }
    for (const xml_node& node : document_.children()) prologue(node);
    const xml_node root = document_.document_element();
    checkSize(root);
    if (verdict_.drawable) walk(root, 0);
    if (verdict_.drawable) countShapes(root);
    return std::move(verdict_);
  }

 private:
  void refuse(const Problem& problem) {
    if (!verdict_.drawable) return;
    verdict_.problems.assign(1, problem);
    verdict_.drawable = false;
  }
  void refuseLink(std::string_view element) {
    refuse({kinds::kSvgLinks, {path_, std::string(element.substr(0, kLongestName))}});
  }
  void tooDeep() { refuse({kinds::kSvgDeep, {path_, std::to_string(kMaxSvgDepth)}}); }

  void prologue(xml_node node) {
    if (node.type() == pugi::node_doctype) {  // utf8Svg() leaves none
      refuse({kinds::kSvgDeclares, {path_, std::to_string(kMaxSvgEntityBytes)}});
    }
    if (node.type() == pugi::node_pi && std::string_view(node.name()) == "xml-stylesheet") {
      refuseLink("?xml-stylesheet");
    }
  }

  void checkSize(xml_node root) {
    for (const double length : sizeOf(root)) {
      if (length > 0 && length <= kMostUnits) continue;
      refuse({kSvgSize, {path_, std::to_string(kMostUnits)}});
    }
  }

  void countShapes(xml_node root) {
    const std::vector<double> size = sizeOf(root);
    SvgShapes shapes(root, size.empty() ? 0 : *std::max_element(size.begin(), size.end()));
    if (static_cast<std::size_t>(shapes.count()) > kMaxSvgShapes) {
      refuse({kinds::kSvgUses, {path_, std::to_string(kMaxSvgShapes)}});
    }
    if (shapes.isTooDeep()) tooDeep();
  }

  // Checks what each element says itself; each remark is made once.
  void walk(xml_node node, std::size_t depth) {
    if (depth > kMaxSvgDepth) return tooDeep();
    const std::string_view name = local(node.name());
    remark(node, name);
    for (const xml_attribute& a : node.attributes()) checkAttribute(node, a);
    for (const xml_node& child : node.children()) {
      if (!verdict_.drawable) return;
      if (child.type() == pugi::node_element) {
        walk(child, depth + 1);
      } else if (name == "style") {
        checkStyle(name, child.value());
      }
    }
  }

  void remark(xml_node node, std::string_view name) {
    if (name == "script") return refuseLink(name);
    if (isFatal(node, name)) return refuse({kSvgFilter, {path_, std::string(name)}});
    verdict_.hasText = verdict_.hasText || name == "text";
    if (std::find(kUndrawn.begin(), kUndrawn.end(), name) != kUndrawn.end() &&
        !node.attribute("requiredExtensions") && told_.insert(std::string(name)).second) {
      verdict_.problems.push_back({kinds::kSvgElement, {path_, std::string(name)}});
    }
  }

  static bool holdsPicture(std::string_view element, const xml_attribute& a) {
    return element == "image" && local(a.name()) == "href" &&
           svg::trimmed(a.value()).starts_with("data:");
  }

  void checkAttribute(xml_node node, const xml_attribute& a) {
    const std::string_view element = local(node.name()), key = local(a.name());
    const std::string_view value = svg::trimmed(a.value());
    if (key == "href" && element != "a") {
      if (holdsPicture(element, a)) return checkPicture(a);
      if (!value.empty() && !value.starts_with('#')) refuseLink(element);
    } else if (key == "font-family") {
      addFont(value);
    } else if (!std::string_view(a.name()).starts_with("xmlns")) {
      checkStyle(element, value);
    }
  }

  void checkStyle(std::string_view element, std::string_view style) {
    if (namesOther(style)) return refuseLink(element);
    constexpr std::string_view kKey = "font-family:";
    for (std::size_t at = style.find(kKey); at != std::string_view::npos;
         at = style.find(kKey, at + 1)) {
      addFont(style.substr(at + kKey.size()));
    }
  }

  void addFont(std::string_view list) {
    const std::string_view family = firstFamily(list);
    if (!family.empty()) verdict_.fonts.emplace(family.substr(0, kLongestName));
  }

  void checkPicture(const xml_attribute& a) {
    std::string picture = dataOf(svg::trimmed(a.value()));
    const auto facts = checkImage(picture, filePath_);
    if (!facts && facts.problem().id == kinds::kNotAnImage.id) {
      return refuse({kinds::kSvgPicture, {path_}});
    }
    if (!facts) return refuse(facts.problem());
    // librsvg keeps all of them.
    pixels_ += std::uint64_t{facts->width} * facts->height;
    if (pixels_ > kMaxImagePixels) {
      return refuse({kinds::kSvgPictures, {path_, std::to_string(kMaxImagePixels / 1'000'000)}});
    }
    // A value begins in the parser's bytes where it does in the file, behind its quote.
    const auto begin = static_cast<std::size_t>(a.value() - bytes_.data());
    const std::size_t end = svg_.find(svg_[begin - 1], begin);
    verdict_.pictures.push_back({begin, end - begin, std::move(picture)});
  }

  static constexpr std::size_t kLongestName = 40;

  std::string_view svg_;
  std::string bytes_;  // the same, for the parser to write into
  std::string_view filePath_;
  std::string path_;  // in quotes
  pugi::xml_document document_;
  SvgVerdict verdict_;
  std::set<std::string> told_;
  std::uint64_t pixels_ = 0;  // of the pictures inside
};

}  // namespace

SvgVerdict checkSvg(std::string_view svg, std::string_view path) {
  if (validUtf8(svg) != svg.size()) {
    return {{Problem(kinds::kSvgDamaged, {inQuotes(path)})}, false};
  }
  return SvgChecker(svg, path).check();
}

}  // namespace raindelay::deck
