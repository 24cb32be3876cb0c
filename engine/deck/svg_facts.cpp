#include "deck/svg_facts.h"

#include <algorithm>

#include "deck/svg_measure.h"
#include "deck/svg_nodes.h"

namespace raindelay::deck {
namespace {

using pugi::xml_node;

// How long a list of dashes is before it begins again; 0 without one.
double periodOf(std::string_view dashes) {
  double period = 0;
  while (const auto dash = svg::takeNumber(dashes)) period += *dash;
  return period;
}

// Calls `found` with each part of the text between the marks, without blanks at its ends.
template <typename Found>
void eachPart(std::string_view text, std::string_view marks, Found found) {
  while (!text.empty()) {
    const std::string_view part = text.substr(0, text.find_first_of(marks));
    text.remove_prefix(std::min(part.size() + 1, text.size()));
    if (!svg::trimmed(part).empty()) found(svg::trimmed(part));
  }
}

bool isSimple(std::string_view selector) {
  const std::size_t mark = selector.starts_with('.') || selector.starts_with('#') ? 1 : 0;
  return selector.find_first_of(" \t\r\n.#:>+~*[|\\", mark) == std::string_view::npos;
}

}  // namespace

SvgFactFinder::SvgFactFinder(xml_node root) {
  collect(root);
}

void SvgFactFinder::collect(xml_node node) {
  ++elements_;
  if (const auto id = node.attribute("id")) ids_.try_emplace(id.value(), node);
  for (const xml_node& child : node.children()) {
    if (child.type() == pugi::node_element) {
      collect(child);
    } else if (svg::local(node.name()) == "style") {
      readSheet(child.value());
    }
  }
}

void SvgFactFinder::readSheet(std::string_view sheet) {
  for (std::size_t open = sheet.find('{'); open != std::string_view::npos; open = sheet.find('{')) {
    std::string_view selectors = sheet.substr(0, open);
    selectors.remove_prefix(selectors.find_last_of("};/") + 1);  // (nothing: npos + 1 is 0)
    const std::size_t end = std::min(sheet.find_first_of("{}", open + 1), sheet.size());
    const bool holdsRules = end < sheet.size() && sheet[end] == '{';
    if (!holdsRules) addRule(selectors, sheet.substr(open + 1, end - open - 1));
    sheet.remove_prefix(holdsRules ? open + 1 : end);
  }
}

void SvgFactFinder::addRule(std::string_view selectors, std::string_view declarations) {
  eachPart(selectors, ",", [&](std::string_view selector) {
    ++selectors_;
    sheet_[std::string(isSimple(selector) ? selector : "")].emplace_back(declarations);
  });
}

const SvgFacts& SvgFactFinder::of(xml_node node) {
  const auto [known, isNew] = facts_.try_emplace(node);
  SvgFacts& facts = known->second;
  if (!isNew) return facts;
  for (const char* data : {"d", "points"}) {
    const std::string_view text = node.attribute(data).value();
    const svg::Outline outline = svg::outlineOf(text);
    facts.numbers += svg::numbersIn(text);
    facts.length += outline.length;
    facts.reach = std::max(facts.reach, outline.reach);
    facts.pieces += outline.pieces;
  }
  for (const char* side : {"width", "height", "x1", "x2", "y1", "y2", "r", "rx", "ry"}) {
    constexpr double kRound = 4;
    const double size = svg::largestOf(node.attribute(side).value());
    facts.around += kRound * size;
    facts.reach = std::max(facts.reach, size);
  }
  const std::string_view name = svg::local(node.name());
  const bool isText = name == "text" || name == "tspan" || name == "a";
  for (const xml_node& child : node.children()) {
    if (isText) facts.letters += std::string_view(child.value()).size();
  }
  const auto select = [&](std::string_view selector) {
    const auto rules = sheet_.find(selector);
    if (rules == sheet_.end()) return;
    for (const std::string& each : rules->second) takeStyle(each, facts);
  };
  for (const pugi::xml_attribute& a : node.attributes()) {
    const std::string_view key = svg::local(a.name()), value = svg::trimmed(a.value());
    takeProperty(key, value, facts);
    if (key == "href") addLink(key, value, facts);
  }
  takeStyle(node.attribute("style").value(), facts);
  select("#" + std::string(node.attribute("id").value()));
  eachPart(node.attribute("class").value(), svg::kBlanks,
           [&](std::string_view each) { select("." + std::string(each)); });
  select(name);
  select("");
  return facts;
}

void SvgFactFinder::takeStyle(std::string_view declarations, SvgFacts& facts) {
  eachPart(declarations, ";", [&](std::string_view declaration) {
    const std::size_t colon = std::min(declaration.find(':') + 1, declaration.size());
    takeProperty(declaration.substr(0, declaration.find_first_of(" \t\r\n:")),
                 svg::trimmed(declaration.substr(colon)), facts);
  });
}

// Of several values, which CSS has an order for, the one that takes the most time.
void SvgFactFinder::takeProperty(std::string_view property, std::string_view value,
                                 SvgFacts& facts) {
  const auto takeLarger = [](std::string_view text, std::string_view& largest) {
    const auto size = [](std::string_view each) { return svg::lengthOf(each, 1, 1).value_or(0); };
    if (largest.empty() || size(text) > size(largest)) largest = text;
  };
  if (property == "stroke") {
    facts.isStroked = facts.isStroked.value_or(false) || !value.starts_with("none");
  } else if (property == "stroke-width") {
    takeLarger(value, facts.width);
  } else if (property == "stroke-dasharray") {
    const double dash = periodOf(value);
    facts.dash = facts.dash && *facts.dash > 0 && dash > *facts.dash ? *facts.dash : dash;
  } else if (property == "font-size") {
    takeLarger(value, facts.font);
  } else if (property == "font") {
    takeLarger(value.substr(std::min(value.find_first_of("0123456789."), value.size())),
               facts.font);
  } else if (property == "transform" || property == "patternTransform") {
    facts.growth *= svg::growthBy(value);
  }
  svg::eachAddress(value, [&](std::string_view address) { addLink(property, address, facts); });
}

void SvgFactFinder::addLink(std::string_view property, std::string_view address, SvgFacts& facts) {
  if (!address.starts_with('#')) return;
  const auto found = ids_.find(address.substr(1));
  const xml_node target = found == ids_.end() ? xml_node() : found->second;
  const bool isPaint = property == "fill" || property == "stroke";
  const bool isCounted = isPaint ? svg::local(target.name()) == "pattern"
                                 : property == "filter" || property == "mask" || target;
  const bool isKnown = property == "href" || property == "clip-path" || property == "filter" ||
                       property == "mask" || isPaint || property.starts_with("marker");
  if (isCounted && isKnown) facts.links.emplace(property, target);
}

}  // namespace raindelay::deck
