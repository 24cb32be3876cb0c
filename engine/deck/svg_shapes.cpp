#include "deck/svg_shapes.h"

#include <algorithm>
#include <cmath>

#include "core/limits.h"
#include "deck/svg_measure.h"
#include "deck/svg_nodes.h"

namespace raindelay::deck {
namespace {

using pugi::xml_node;

constexpr long kMost = static_cast<long>(kMaxSvgShapes) + 1;
// A mask, a plain step of a filter and one that makes noise take as long as so many shapes.
constexpr long kMask = 100, kStep = 500, kNoise = 5'000;
constexpr std::string_view kBoxUnits = "objectBoundingBox", kUserUnits = "userSpaceOnUse";
// Selectors that are tried on elements in the time of a shape.
constexpr long kTried = 500;

// At most kMost, which stands for what no number is as well.
long shapesOf(double shapes) {
  return shapes < static_cast<double>(kMost) ? static_cast<long>(shapes) : kMost;
}

// The shapes that a step of a filter takes as long as. Noise is made in layers, a kernel is gone
// through at each pixel, and so is the square that reaches as far as a radius: librsvg goes by no
// more than ten pixels, which takes 3.3 s. `scale` is that of what is filtered, pages a unit.
long shapesOfStep(xml_node step, double scale) {
  constexpr double kLayers = 8, kKernel = 16, kReach = 10, kPage = 1'000, kSquare = 42;
  const std::string_view name = svg::local(step.name());
  if (name == "feMorphology") {
    const double reach =
        std::min(svg::largestOf(step.attribute("radius").value()) * scale * kPage, kReach);
    return kStep + shapesOf(kSquare * std::pow(2 * reach + 1, 2));
  }
  double times = 1;
  if (name == "feTurbulence") {
    times = std::max(1.0, svg::largestOf(step.attribute("numOctaves").value()) / kLayers);
  }
  if (name == "feConvolveMatrix") {
    times += static_cast<double>(svg::numbersIn(step.attribute("kernelMatrix").value())) / kKernel;
  }
  return shapesOf(times * static_cast<double>(name == "feTurbulence" ? kNoise : kStep));
}

// The shapes that an outline takes as long as. cairo goes through its edges a fifteenth of a pixel
// at a time, so that they cost by their length, and each of them the more the more there are beside
// it. Measured on a page of 1000 pixels, where a shape takes 0.18 ms: 300 lines across it 48 ms,
// 3000 lines 1.7 s filled and 2.0 s stroked; 300 such curves 0.15 s, be they 1 or 100 wide; 3000
// that are 10 long, 0.9 s at a width of 30, 5.8 s at 300. So lengths are in pages, a turn of a
// stroke is as long as three widths of it, and where edges are as dense as can be they take a time
// that grows with the square of their number. Dashes lie one behind the other: 80,000 of them, 30
// wide, take 0.6 s to 1.7 s.
long shapesOfOutline(double numbers, double length, double dashes) {
  constexpr double kNumbers = 200, kBeside = 16;
  return shapesOf(std::pow(std::floor(numbers / kNumbers), 2) + length +
                  std::pow(length / kBeside, 2) + dashes);
}

}  // namespace

SvgShapes::SvgShapes(xml_node root, double side) : root_(root), facts_(root), side_(side) {}

long SvgShapes::count() {
  const long tried = facts_.tried() / kTried;
  if (tried >= kMost) return kMost;
  if (side_ <= 0) {  // a file that says no size is as large as what it draws
    (void)shapes(root_, {}, 0);
    constexpr double kSide = 1'000;
    side_ = reach_ > 0 ? reach_ : kSide;
    walked_ = 0;
  }
  return std::min(shapes(root_, {.scale = 1 / side_}, 0).shapes + tried, kMost);
}

SvgShapes::Setting SvgShapes::within(xml_node node, const Setting& outer) {
  const SvgFacts& facts = facts_.of(node);
  Setting here = outer;
  here.scale *= facts.growth;
  here.font = svg::lengthOf(facts.font, outer.font, outer.font).value_or(outer.font);
  here.width = svg::lengthOf(facts.width, here.font, 1 / here.scale).value_or(outer.width);
  here.dash = facts.dash.value_or(outer.dash);
  here.isStroked = facts.isStroked.value_or(outer.isStroked);
  for (const char* units : {"patternContentUnits", "clipPathUnits", "maskContentUnits"}) {
    if (node.attribute(units).value() == kBoxUnits) here.scale = facts.growth;
  }
  if (node == root_) return here;
  // An element with a viewBox fills its own viewport, else that of its `use`, else the page.
  const std::string_view name = svg::local(node.name());
  const auto side = [&](const char* key, double otherwise) {
    return svg::lengthOf(node.attribute(key).value(), here.font, 1 / here.scale)
        .value_or(otherwise);
  };
  if (name == "use" || name == "svg") {
    here.viewWidth = side("width", outer.viewWidth);
    here.viewHeight = side("height", outer.viewHeight);
  } else if (name == "marker") {
    constexpr double kSide = 3;
    here.viewWidth = side("markerWidth", kSide);
    here.viewHeight = side("markerHeight", kSide);
  }
  if (name != "use") fit(node, here);
  return here;
}

void SvgShapes::fit(xml_node node, Setting& here) {
  std::vector<double> box;
  std::string_view text = node.attribute("viewBox").value();
  while (const auto number = svg::takeNumber(text)) box.push_back(*number);
  if (box.size() != 4 || box[2] <= 0 || box[3] <= 0) return;
  const double page = 1 / here.scale;
  const double across = (here.viewWidth > 0 ? here.viewWidth : page) / box[2];
  const double down = (here.viewHeight > 0 ? here.viewHeight : page) / box[3];
  const std::string_view aspect = node.attribute("preserveAspectRatio").value();
  const bool isWhole = aspect.find("none") == std::string_view::npos &&
                       aspect.find("slice") == std::string_view::npos;
  here.scale *= isWhole ? std::min(across, down) : std::max(across, down);
  here.viewWidth = here.viewHeight = 0;
}

SvgShapes::Setting SvgShapes::around(xml_node node, double scale) {
  Setting setting;
  if (node.parent().type() == pugi::node_element) {
    setting = within(node.parent(), around(node.parent(), scale));
  }
  setting.scale = scale;
  setting.viewWidth = setting.viewHeight = 0;
  return setting;
}

long SvgShapes::outlined(const SvgFacts& facts, const Setting& setting) {
  // Of a letter.
  constexpr double kEms = 4, kPieces = 20, kNumbers = 4, kTurn = 3;
  const auto letters = static_cast<double>(facts.letters);
  const double units = facts.length + letters * kEms * setting.font;
  const double turn = setting.isStroked ? kTurn * setting.width * setting.scale : 0;
  const double pieces = static_cast<double>(facts.pieces) + letters * kPieces;
  const double dashes = setting.dash > 0 ? (units + facts.around) / setting.dash : 0;
  return shapesOfOutline(static_cast<double>(facts.numbers) + letters * kNumbers,
                         units * setting.scale + turn * pieces, turn * dashes);
}

SvgShapes::Found SvgShapes::shapes(xml_node node, const Setting& outer, std::size_t depth) {
  if (depth > kMaxSvgDepth || tooDeep_) {
    tooDeep_ = true;
    return {};
  }
  if (++walked_ > kMost) return {kMost, 2 * kMost};
  const SvgFacts& facts = facts_.of(node);
  const Setting here = within(node, outer);
  reach_ = std::max(reach_, facts.reach * here.scale);
  Found found{1 + outlined(facts, here), 2 + facts.numbers / 2, here.scale,
              here.scale * here.width};
  const auto add = [&found](const Found& other) {
    found.shapes = std::min(found.shapes + other.shapes, kMost);
    found.points = std::min(found.points + other.points, 2 * kMost);
    found.scale = std::max(found.scale, other.scale);
    found.stroke = std::max(found.stroke, other.stroke);
  };
  for (const xml_node& child : node.children()) {
    if (child.type() == pugi::node_element) add(shapes(child, here, depth + 1));
  }
  for (const auto& [property, target] : facts.links) {
    if (property == "href") add(used(target, here, depth));
  }
  const Found own = found;
  for (const auto& [property, target] : facts.links) {
    if (property != "href") add({linked(property, target, here, own, depth)});
  }
  return found;
}

SvgShapes::Found SvgShapes::used(xml_node target, const Setting& setting, std::size_t depth) {
  // A part that uses itself isn't drawn.
  if (!target || !open_.insert(target).second) return {};
  const Found found = shapes(target, setting, depth + 1);
  open_.erase(target);
  return found;
}

long SvgShapes::linked(std::string_view property, xml_node target, const Setting& here,
                       const Found& own, std::size_t depth) {
  const auto shapesIn = [&](double scale) {
    return used(target, around(target, scale), depth).shapes;
  };
  if (property == "filter") return filtered(target, here.scale) + shapesIn(here.scale);
  if (property == "mask") return kMask + shapesIn(here.scale);
  if (property == "clip-path") return shapesIn(here.scale);
  // A marker or pattern is handed down to where it is the largest.
  if (property.starts_with("marker")) {
    const bool isPlain = target.attribute("markerUnits").value() == kUserUnits;
    return shapesIn(isPlain ? own.scale : own.stroke) * own.points;
  }
  return shapesIn(own.scale) * own.shapes;
}

long SvgShapes::filtered(xml_node filter, double scale) {
  const bool inBox = filter.attribute("primitiveUnits").value() == kBoxUnits;
  long sum = kStep;
  for (const xml_node& step : filter.children()) {
    sum = std::min(sum + shapesOfStep(step, inBox ? 1 : scale), kMost);
  }
  return sum;
}

}  // namespace raindelay::deck
