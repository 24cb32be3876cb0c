#include "deck/svg_shapes.h"

#include <algorithm>
#include <cmath>

#include "core/limits.h"
#include "deck/svg_check.h"
#include "deck/svg_nodes.h"

namespace raindelay::deck {
namespace {

using pugi::xml_node;

constexpr long kMost = static_cast<long>(kMaxSvgShapes) + 1;
// A mask, a plain step of a filter and one that makes noise take as long as so many shapes.
constexpr long kMask = 100, kStep = 500, kNoise = 5'000;
// Selectors that are tried on elements in the time of a shape.
constexpr long kTried = 500;

long numbersIn(std::string_view data) {
  long numbers = 0;
  bool within = false;
  for (const char c : data) {
    const bool part = (c >= '0' && c <= '9') || c == '.';
    if (part && !within) ++numbers;
    within = part;
  }
  return numbers;
}

// The largest number in an attribute such as "2" or "2 3"; 0 if there is none.
double largestOf(xml_node node, const char* name) {
  double largest = 0;
  std::string_view text = node.attribute(name).value();
  while (const auto number = svg::takeNumber(text)) largest = std::max(largest, *number);
  return largest;
}

// The shapes that a step of a filter takes as long as. Noise is made in layers, a kernel is gone
// through at each pixel, and so is the square that reaches as far as a radius.
long shapesOfStep(xml_node step) {
  constexpr double kLayers = 8, kKernel = 16, kReach = 10;
  const std::string_view name = svg::local(step.name());
  double times = 1;
  if (name == "feTurbulence") times = std::max(1.0, largestOf(step, "numOctaves") / kLayers);
  if (name == "feMorphology") times += std::pow(largestOf(step, "radius") / kReach, 2);
  if (name == "feConvolveMatrix") {
    times += static_cast<double>(numbersIn(step.attribute("kernelMatrix").value())) / kKernel;
  }
  const double shapes = times * static_cast<double>(name == "feTurbulence" ? kNoise : kStep);
  return static_cast<long>(std::min(shapes, static_cast<double>(kMost)));
}

// The shapes that a path of so many numbers stands for: where its lines cross each other, drawing
// them takes a time that grows with the square.
long shapesOfPath(long numbers) {
  constexpr long kNumbers = 200;
  return numbers / kNumbers * (numbers / kNumbers);
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

SvgShapes::SvgShapes(xml_node root) : root_(root) {
  collect(root);
}

long SvgShapes::count() {
  const long tried = elements_ * selectors_ / kTried;
  if (tried >= kMost) return kMost;
  return std::min(shapes(root_, 0).shapes + tried, kMost);
}

void SvgShapes::collect(xml_node node) {
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

void SvgShapes::readSheet(std::string_view sheet) {
  for (std::size_t open = sheet.find('{'); open != std::string_view::npos; open = sheet.find('{')) {
    std::string_view selectors = sheet.substr(0, open);
    selectors.remove_prefix(selectors.find_last_of("};/") + 1);  // (nothing: npos + 1 is 0)
    const std::size_t end = std::min(sheet.find_first_of("{}", open + 1), sheet.size());
    const bool holdsRules = end < sheet.size() && sheet[end] == '{';
    if (!holdsRules) addRule(selectors, sheet.substr(open + 1, end - open - 1));
    sheet.remove_prefix(holdsRules ? open + 1 : end);
  }
}

void SvgShapes::addRule(std::string_view selectors, std::string_view declarations) {
  eachPart(selectors, ",", [&](std::string_view selector) {
    ++selectors_;
    if (declarations.find("url(") == std::string_view::npos) return;
    sheet_[std::string(isSimple(selector) ? selector : "")].emplace_back(declarations);
  });
}

SvgShapes::Found SvgShapes::shapes(xml_node node, std::size_t depth) {
  if (depth > kMaxSvgDepth || tooDeep_) {
    tooDeep_ = true;
    return {};
  }
  const long numbers =
      numbersIn(node.attribute("d").value()) + numbersIn(node.attribute("points").value());
  Found found{1 + shapesOfPath(numbers), 2 + numbers / 2};
  const auto add = [&found](const Found& other) {
    found.shapes = std::min(found.shapes + other.shapes, kMost);
    found.points = std::min(found.points + other.points, 2 * kMost);
  };
  for (const xml_node& child : node.children()) {
    if (child.type() == pugi::node_element) add(shapes(child, depth + 1));
  }
  for (const pugi::xml_attribute& a : node.attributes()) {
    const std::string_view link = a.value();
    if (svg::local(a.name()) == "href" && link.starts_with('#')) {
      add(used(link.substr(1), depth));
    }
  }
  add({referred(node, found, depth), 0});
  return found;
}

SvgShapes::Found SvgShapes::used(std::string_view id, std::size_t depth) {
  const auto target = ids_.find(id);
  if (target == ids_.end()) return {};
  // Nothing while it is being counted: what uses itself is not drawn.
  const auto [known, isNew] = used_.emplace(target->first, Found());
  if (!isNew) return known->second;
  const Found found = shapes(target->second, depth + 1);
  used_[target->first] = found;
  return found;
}

long SvgShapes::referred(xml_node node, const Found& own, std::size_t depth) {
  long sum = 0;
  const auto select = [&](std::string_view selector) {
    const auto rules = sheet_.find(selector);
    if (rules == sheet_.end()) return;
    for (const std::string& each : rules->second) sum += inStyle(each, own, depth);
  };
  for (const pugi::xml_attribute& a : node.attributes()) {
    const std::string_view name = svg::local(a.name()), value = a.value();
    if (name == "style") sum += inStyle(value, own, depth);
    if (name == "id") select("#" + std::string(value));
    if (name == "class") {
      eachPart(value, svg::kBlanks,
               [&](std::string_view each) { select("." + std::string(each)); });
    }
    sum += inProperty(name, value, own, depth);
  }
  select(svg::local(node.name()));
  select("");
  return std::min(sum, kMost);
}

long SvgShapes::inStyle(std::string_view declarations, const Found& own, std::size_t depth) {
  long sum = 0;
  eachPart(declarations, ";", [&](std::string_view declaration) {
    const std::size_t colon = std::min(declaration.find(':'), declaration.size());
    const std::string_view property = declaration.substr(0, declaration.find_first_of(" \t\r\n:"));
    sum += inProperty(property, declaration.substr(colon), own, depth);
  });
  return std::min(sum, kMost);
}

long SvgShapes::inProperty(std::string_view property, std::string_view value, const Found& own,
                           std::size_t depth) {
  long sum = 0;
  svg::eachAddress(value, [&](std::string_view address) {
    if (!address.starts_with('#')) return;
    const std::string_view id = address.substr(1);
    if (property == "filter") {
      sum += filtered(id, depth);
    } else if (property == "mask" || property == "clip-path") {
      sum += used(id, depth).shapes + (property == "mask" ? kMask : 0);
    } else if (property.starts_with("marker")) {
      sum += used(id, depth).shapes * own.points;
    } else {
      const auto paint = ids_.find(id);
      const bool isPattern = paint != ids_.end() && svg::local(paint->second.name()) == "pattern";
      if (isPattern) sum += used(id, depth).shapes * own.shapes;
    }
    sum = std::min(sum, kMost);
  });
  return sum;
}

long SvgShapes::filtered(std::string_view id, std::size_t depth) {
  long sum = kStep;
  const auto filter = ids_.find(id);
  if (filter == ids_.end()) return sum;
  for (const xml_node& step : filter->second.children()) {
    sum += shapesOfStep(step);
  }
  return sum + used(id, depth).shapes;
}

}  // namespace raindelay::deck
