#include "deck/svg_prune.h"

#include <map>
#include <optional>
#include <pugixml.hpp>
#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

#include "core/limits.h"
#include "core/streams.h"
#include "deck/svg_nodes.h"

namespace raindelay::deck {
namespace {

using pugi::xml_attribute;
using pugi::xml_node;

constexpr std::string_view kXmlns = "xmlns";

// What stands before the colon of a name; "" if there is none.
std::string_view prefixOf(std::string_view name) {
  const std::size_t colon = name.find(':');
  return name.substr(0, colon == std::string_view::npos ? 0 : colon);
}

// The prefix that an attribute binds to a namespace, "" being what names without one are of.
std::optional<std::string_view> boundBy(std::string_view name) {
  if (name == kXmlns) return "";
  if (prefixOf(name) == kXmlns) return svg::local(name);
  return std::nullopt;
}

class Pruner {
 public:
  // Files may leave out what withNamespaces() adds.
  Pruner() : bound_{{"", svg::kNamespace}, {"xlink", svg::kLinks}} {}

  // True if something was taken out.
  bool prune(xml_node root) {
    (void)keeps(root, 0);
    return pruned_;
  }

 private:
  // Takes out of an element what isn't SVG; false if it isn't itself.
  bool keeps(xml_node node, std::size_t depth) {
    std::vector<std::pair<std::string_view, std::string_view>> before;
    for (const xml_attribute& a : node.attributes()) {
      if (const auto prefix = boundBy(a.name())) {
        std::string_view& bound = bound_[*prefix];
        before.emplace_back(*prefix, bound);
        bound = a.value();
      }
    }
    const std::string_view name = node.name();
    const bool isSvg =
        namespaceOf(prefixOf(name)) == svg::kNamespace && svg::local(name) != "metadata";
    if (isSvg) {
      pruneAttributes(node);
      if (depth <= kMaxSvgDepth) pruneChildren(node, depth + 1);
    }
    for (; !before.empty(); before.pop_back()) {
      bound_[before.back().first] = before.back().second;
    }
    return isSvg;
  }

  void pruneAttributes(xml_node node) {
    for (xml_attribute a = node.first_attribute(); a;) {
      const xml_attribute next = a.next_attribute();
      const std::string_view prefix = prefixOf(a.name());
      if (!prefix.empty() && prefix != "xml" && prefix != kXmlns &&
          namespaceOf(prefix) != svg::kLinks) {
        pruned_ = node.remove_attribute(a);
      }
      a = next;
    }
  }

  void pruneChildren(xml_node node, std::size_t depth) {
    for (xml_node child = node.first_child(); child;) {
      const xml_node next = child.next_sibling();
      if (child.type() == pugi::node_element && !keeps(child, depth)) {
        pruned_ = node.remove_child(child);
      }
      child = next;
    }
  }

  std::string_view namespaceOf(std::string_view prefix) const {
    const auto bound = bound_.find(prefix);
    return bound == bound_.end() ? std::string_view() : bound->second;
  }

  std::map<std::string_view, std::string_view> bound_;
  bool pruned_ = false;
};

}  // namespace

std::string withoutOthers(std::string svg) {
  // Blanks between the words of a text count.
  constexpr unsigned kParts = pugi::parse_cdata | pugi::parse_escapes | pugi::parse_ws_pcdata |
                              pugi::parse_wconv_attribute | pugi::parse_doctype | pugi::parse_pi;
  pugi::xml_document document;
  if (!document.load_buffer(svg.data(), svg.size(), kParts, pugi::encoding_utf8)) return svg;
  if (!Pruner().prune(document.document_element())) return svg;
  std::ostringstream out;
  letThrow(out);
  document.save(out, "", pugi::format_raw | pugi::format_no_declaration, pugi::encoding_utf8);
  return std::move(out).str();
}

}  // namespace raindelay::deck
