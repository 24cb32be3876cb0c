#include "deck/svg_check.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <pugixml.hpp>
#include <string>

#include "deck/art_check.h"
#include "deck/problem_kinds.h"
#include "deck/svg_entities.h"
#include "deck/utf8.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

using pugi::xml_attribute;
using pugi::xml_node;

constexpr std::string_view kSvgName = "http://www.w3.org/2000/svg";
constexpr std::string_view kBlanks = " \t\r\n";

// What is seen in no program of the kind, or only where it moves.
constexpr std::array<std::string_view, 11> kUndrawn = {
    "foreignObject", "textPath", "animate",  "animateTransform",
    "animateMotion", "set",      "flowRoot", "hatch",
    "meshgradient",  "video",    "audio"};

constexpr long kHeavy = 100;  ///< shapes that one with a mask or filter stands for

// The name without its prefix.
std::string_view local(std::string_view name) {
  const std::size_t colon = name.find(':');
  return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

std::string_view attribute(xml_node node, std::string_view name) {
  for (const xml_attribute& a : node.attributes()) {
    if (local(a.name()) == name) return a.value();
  }
  return {};
}

// Returns true if a style names something but a part of the same file.
bool namesOther(std::string_view style) {
  if (style.find("@import") != std::string_view::npos) return true;
  for (std::size_t at = style.find("url("); at != std::string_view::npos;
       at = style.find("url(", at + 1)) {
    std::string_view target = style.substr(at + 4);
    target.remove_prefix(std::min(target.find_first_not_of(" \t\r\n'\""), target.size()));
    if (!target.starts_with('#') && !target.starts_with("data:")) return true;
  }
  return false;
}

// The shapes that a path of so many numbers stands for: where its lines cross each other, drawing
// them takes a time that grows with the square.
long shapesOfPath(std::string_view data) {
  long numbers = 0;
  bool within = false;
  for (const char c : data) {
    const bool part = (c >= '0' && c <= '9') || c == '.';
    if (part && !within) ++numbers;
    within = part;
  }
  constexpr long kNumbers = 200;
  return numbers / kNumbers * (numbers / kNumbers);
}

// The first family of a font list, without quotes.
std::string_view firstFamily(std::string_view list) {
  list = trimmed(list.substr(0, list.find_first_of(",;}")));
  if (list.size() > 1 && (list.front() == '\'' || list.front() == '"')) {
    list = list.substr(1, list.find(list.front(), 1) - 1);
  }
  return trimmed(list);
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
    if (kBlanks.find(c) != std::string_view::npos) continue;
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
    if (verdict_.drawable) walk(root, 0);
    if (verdict_.drawable && shapes(root, 0) > kMaxSvgShapes) {
      refuse({kinds::kSvgUses, {path_, std::to_string(kMaxSvgShapes)}});
    }
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
    if (node.type() == pugi::node_doctype && !declaresLittle(node.value(), svg_)) {
      refuse({kinds::kSvgDeclares, {path_}});
    }
    if (node.type() == pugi::node_pi && std::string_view(node.name()) == "xml-stylesheet") {
      refuseLink("?xml-stylesheet");
    }
  }

  // Elements of other programs, with all that is in them, are not drawn.
  bool isForeign(xml_node node) const {
    const std::string_view name = node.name();
    const std::size_t colon = name.find(':');
    if (colon == std::string_view::npos) return name == "metadata";
    const std::string binding = "xmlns:" + std::string(name.substr(0, colon));
    return document_.document_element().attribute(binding.c_str()).value() != kSvgName;
  }

  // What the elements say themselves. Each remark is made once.
  void walk(xml_node node, int depth) {
    if (depth > kMaxSvgDepth) return tooDeep();
    const std::string_view name = local(node.name());
    if (const xml_attribute id = node.attribute("id")) ids_.try_emplace(id.value(), node);
    if (name == "script") return refuseLink(name);
    verdict_.hasText = verdict_.hasText || name == "text";
    if (std::find(kUndrawn.begin(), kUndrawn.end(), name) != kUndrawn.end() &&
        !node.attribute("requiredExtensions") && told_.insert(std::string(name)).second) {
      verdict_.problems.push_back({kinds::kSvgElement, {path_, std::string(name)}});
    }
    for (const xml_attribute& a : node.attributes()) checkAttribute(node, a);
    for (const xml_node& child : node.children()) {
      if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata) {
        if (name == "style") checkStyle(name, child.value());
      } else if (child.type() == pugi::node_element && !isForeign(child)) {
        walk(child, depth + 1);
      }
      if (!verdict_.drawable) return;
    }
  }

  void checkAttribute(xml_node node, const xml_attribute& a) {
    const std::string_view element = local(node.name()), key = local(a.name());
    const std::string_view value = trimmed(a.value());
    if (key == "href" && element != "a") {
      if (element == "image" && value.starts_with("data:")) return checkPicture(a);
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
    std::string picture = dataOf(trimmed(a.value()));
    const auto facts = checkImage(picture, filePath_);
    if (!facts && facts.problem().id == kinds::kNotAnImage.id) {
      return refuse({kinds::kSvgPicture, {path_}});
    }
    if (!facts) return refuse(facts.problem());
    // A value begins in the parser's bytes where it does in the file, behind its quote.
    const auto begin = static_cast<std::size_t>(a.value() - bytes_.data());
    const std::size_t end = svg_.find(svg_[begin - 1], begin);
    verdict_.pictures.push_back({begin, end - begin, std::move(picture)});
  }

  // How many shapes are drawn, parts that are used again each time.
  long shapes(xml_node node, int depth) {
    if (depth > kMaxSvgDepth) {
      tooDeep();
      return 0;
    }
    long found = 1 + shapesOfPath(node.attribute("d").value()) +
                 shapesOfPath(node.attribute("points").value());
    for (const xml_node& child : node.children()) {
      if (child.type() != pugi::node_element || isForeign(child)) continue;
      found = std::min(found + shapes(child, depth + 1), kMaxSvgShapes + 1);
      if (!verdict_.drawable) return 0;
    }
    if (local(node.name()) == "use") found += usedShapes(attribute(node, "href"), depth);
    const bool heavy = node.attribute("filter") || node.attribute("mask");
    return std::min(heavy ? found * kHeavy : found, kMaxSvgShapes + 1);
  }

  long usedShapes(std::string_view link, int depth) {
    if (!link.starts_with('#')) return 0;
    const auto target = ids_.find(link.substr(1));
    if (target == ids_.end()) return 0;
    // 0 while it is being counted: what uses itself is not drawn.
    const auto [known, isNew] = used_.emplace(target->first, 0);
    if (isNew) {
      const long count = shapes(target->second, depth + 1);
      used_[target->first] = count;
      return count;
    }
    return known->second;
  }

  static constexpr std::size_t kLongestName = 40;

  std::string_view svg_;
  std::string bytes_;  // the same, for the parser to write into
  std::string_view filePath_;
  std::string path_;  // in quotes
  pugi::xml_document document_;
  SvgVerdict verdict_;
  std::set<std::string> told_;
  std::map<std::string, xml_node, std::less<>> ids_;
  std::map<std::string, long, std::less<>> used_;
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

std::string withNamespaces(std::string svg) {
  pugi::xml_document document;
  if (!document.load_buffer(svg.data(), svg.size(), pugi::parse_minimal, pugi::encoding_utf8)) {
    return svg;
  }
  const xml_node root = document.document_element();
  if (std::string_view(root.name()) != "svg") return svg;
  std::string missing;
  if (!root.attribute("xmlns")) missing += " xmlns=\"" + std::string(kSvgName) + "\"";
  if (!root.attribute("xmlns:xlink")) missing += " xmlns:xlink=\"http://www.w3.org/1999/xlink\"";
  constexpr std::size_t kNameSize = 3;
  return svg.insert(static_cast<std::size_t>(root.offset_debug()) + kNameSize, missing);
}

}  // namespace raindelay::deck
