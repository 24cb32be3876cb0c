#include "deck/compose.h"

#include <cmath>

#include "core/limits.h"
#include "deck/art_check.h"
#include "deck/flow.h"
#include "deck/override.h"
#include "deck/path.h"
#include "deck/problem_kinds.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

// Groups that are drawn twice inside groups that are drawn twice add up; a card needs a few
// hundred.
// Elements that are looked at for one face, whether they draw something or not.
constexpr int kMaxWork = 100'000;
constexpr int kShrinkSteps = 12;

FlowRules rulesOf(const Element& element, double gap, Flow otherwise) {
  return {element.flow == Flow::kNone ? otherwise : element.flow, gap, element.wrap, element.align,
          element.valign};
}

}  // namespace

Picture Composer::face() {
  picture_ = {deck_.width, deck_.height, deck_.corner, deck_.bleed, {}};
  const Layout& layout = deck_.layoutOf(scope_.row);
  const Frame frame{{0, 0, deck_.width, deck_.height}, {}, {}, 1};
  elements(side_ == Side::kFront ? layout.front : layout.back, frame, nullptr);
  return std::move(picture_);
}

void Composer::report(const Element& element, Problem problem, const Binding& from) const {
  if (problems_ == nullptr) return;
  // A problem of a cell has its column already.
  if (problem.site.column.empty()) problem.site.column = from.column(scope_);
  problem.site.line = element.line;
  problem.site.offset = element.offset;
  problem.site.element = nameOf(element);
  onCard(problem, deck_, scope_.row, side_);
  problems_->add(std::move(problem));
}

// The binding of an element that says what is seen.
const Binding& Composer::shownBy(const Element& element) {
  switch (element.type) {
    case ElementType::kText:
      return element.text;
    case ElementType::kIcons:
      return element.list;
    case ElementType::kPath:
      return element.path;
    default:
      return element.src;
  }
}

bool Composer::isFull(const Element& element) const {
  if (picture_.figures.size() < kMaxFigures && work_ <= kMaxWork) return false;
  report(element, {kinds::kTooManyFigures, {std::to_string(kMaxFigures)}});
  return true;
}

bool Composer::tooMuch(const Element& element) {
  ++work_;
  return isFull(element);
}

std::optional<std::string> Composer::words(const Binding& binding, const Element& element) const {
  auto text = binding.text(scope_);
  if (text) return *std::move(text);
  report(element, text.problem());
  return std::nullopt;
}

std::optional<Color> Composer::named(std::string_view role, const Element& element,
                                     const Binding& from) const {
  auto found = deck_.color(role);
  if (found) return *found;
  report(element, found.problem(), from);
  return std::nullopt;
}

std::optional<Color> Composer::color(const Binding& binding, const Element& element) const {
  if (binding.empty()) return std::nullopt;
  const auto role = words(binding, element);
  return role ? named(*role, element, binding) : std::nullopt;
}

// The list's elements for this card: those that the table changes are changed.
std::vector<const Element*> Composer::changed(const std::vector<Element>& list,
                                              std::deque<Element>& others) const {
  std::vector<const Element*> all;
  for (const Element& element : list) {
    all.push_back(&element);
    if (element.name.empty()) continue;
    for (const OverrideColumn& each : deck_.overrides) {
      if (each.element != element.name) continue;
      const std::string& cell = deck_.cards.at(scope_.row, each.column);
      const KeyInfo* key = cell.empty() ? nullptr : keyOf(element.type, each.key);
      if (key == nullptr) continue;
      if (all.back() == &element) all.back() = &others.emplace_back(element);
      // A mistake in the cell was told when the deck was read.
      (void)changeElement(deck_, others.back(), *key, cell);
    }
  }
  return all;
}

bool Composer::holds(const Element& element) const {
  const auto holds = element.when.holds(scope_);
  if (holds) return *holds;
  report(element, holds.problem());
  return false;
}

void Composer::elements(const std::vector<Element>& list, const Frame& frame,
                        const FlowRules* flow) {
  std::deque<Element> others;
  const std::vector<const Element*> all = changed(list, others);
  const Surroundings around{
      deck_, scope_, frame.whole, frame.trim,
      [this](const Element& element, Problem problem) { report(element, std::move(problem)); }};
  ListPlaces places(all, around);
  std::vector<std::size_t> shown;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (tooMuch(*all[i])) return;
    if (holds(*all[i])) shown.push_back(i);
  }
  if (flow != nullptr) putInto(*flow, shown, places, frame);
  for (const std::size_t i : shown) {
    const Element& element = *all[i];
    if (isFull(element)) return;
    const Here here{frame, places, places.boxOf(i)};
    Frame own = frame;
    own.opacity *= element.opacity;
    if (element.rotate != 0) {
      own.transform = own.transform.after(Transform::turn(element.rotate, here.box.center()));
    }
    draw(element, {own, places, here.box});
    if (!element.doubleEnded) continue;
    own.transform = Transform::turn(180, {deck_.width / 2, deck_.height / 2}).after(own.transform);
    draw(element, {own, places, here.box});
  }
}

// In a row or column an element's own place is how far it is moved from where it comes to lie.
void Composer::putInto(const FlowRules& flow, const std::vector<std::size_t>& shown,
                       ListPlaces& places, const Frame& frame) {
  std::vector<Box> sizes;
  for (const std::size_t i : shown) sizes.push_back(places.boxOf(i));
  const FlowResult placed = flowed(sizes, frame.whole, flow);
  for (std::size_t i = 0; i < shown.size(); ++i) {
    Box box = placed.boxes[i];
    box.x += sizes[i].x;
    box.y += sizes[i].y;
    places.setBox(shown[i], box);
  }
  if (frame.owner != nullptr) reportOver(*frame.owner, placed.over);
}

void Composer::reportOver(const Element& element, double over, const Binding& from) const {
  constexpr double kSlack = 0.01;
  if (over <= kSlack) return;
  report(
      element,
      {kinds::kFlowTooLong,
       {ExpressionValue{ExpressionValue::Kind::kNumber, std::ceil(over * 100) / 100, {}}.shown()}},
      from);
}

void Composer::draw(const Element& element, const Here& here) {
  switch (element.type) {
    case ElementType::kRect:
    case ElementType::kEllipse:
      return filled(element, here);
    case ElementType::kLine:
      return line(element, here);
    case ElementType::kPath:
      return path(element, here);
    case ElementType::kSvg:
    case ElementType::kImage:
      return art(element, here);
    case ElementType::kText:
      return text(element, here);
    case ElementType::kPips:
      return pips(element, here);
    case ElementType::kIcons:
      return icons(element, here);
    case ElementType::kGroup:
      return group(element, here);
    case ElementType::kRepeat:
      return repeat(element, here);
  }
}

Composer::Frame Composer::inside(const Frame& frame, const Box& box, const Element* owner) {
  Frame inner = frame;
  inner.transform = frame.transform.after(Transform::shift(box.x, box.y));
  inner.whole = {0, 0, box.width, box.height};
  inner.trim = {frame.trim.x - box.x, frame.trim.y - box.y};
  inner.owner = owner;
  return inner;
}

void Composer::group(const Element& element, const Here& here) {
  const FlowRules rules = rulesOf(element, width(element.gap, element, here), Flow::kNone);
  elements(element.elements, inside(here.frame, here.box, &element),
           rules.flow == Flow::kNone ? nullptr : &rules);
}

void Composer::repeat(const Element& element, const Here& here) {
  std::string list;
  std::vector<Listed> items;
  if (!element.each.empty()) {
    const auto said = words(element.each, element);
    if (!said) return;
    list = *said;
    items = listOf(list);
    if (items.size() > kMaxRepeats) {
      const std::string size = std::to_string(items.size());
      report(element, {kinds::kRepeatCount, {std::to_string(kMaxRepeats), size}}, element.each);
    }
  } else {
    const auto said = words(element.count, element);
    const auto count = said ? wholeNumber(*said) : std::nullopt;
    if (said && !trimmed(*said).empty() &&
        (!count || *count < 0 || static_cast<std::size_t>(*count) > kMaxRepeats)) {
      return report(element, {kinds::kRepeatCount, {std::to_string(kMaxRepeats), inQuotes(*said)}},
                    element.count);
    }
    items.resize(static_cast<std::size_t>(count.value_or(0)));
  }
  items.resize(std::min<std::size_t>(items.size(), kMaxRepeats));
  const double cellWidth = here.places.mm(element.cell[0], here.frame.whole.width, element);
  const double cellHeight = here.places.mm(element.cell[1], here.frame.whole.height, element);
  const std::vector<Box> sizes(items.size(), Box{0, 0, cellWidth, cellHeight});
  const FlowRules rules = rulesOf(element, width(element.gap, element, here), Flow::kRow);
  const FlowResult placed = flowed(sizes, here.box, rules);
  const Binding& from = element.each.empty() ? element.count : element.each;
  reportOver(element, placed.over, from);
  const Repetition* const before = scope_.turn;
  for (std::size_t i = 0; i < items.size() && !tooMuch(element); ++i) {
    const Repetition turn{static_cast<int>(i + 1), static_cast<int>(items.size()), items[i].item,
                          items[i].amount, from.field()};
    scope_.turn = &turn;
    elements(element.elements, inside(here.frame, placed.boxes[i], &element), nullptr);
  }
  scope_.turn = before;
}

double Composer::width(const Measure& measure, const Element& element, const Here& here) const {
  return here.places.mm(measure, here.frame.whole.width, element);
}

std::optional<int> Composer::wholeNumber(std::string_view text) {
  const auto number = parseNumber(text);
  if (!number || *number != std::floor(*number) || std::abs(*number) > 1e6) return std::nullopt;
  return static_cast<int>(*number);
}

void Composer::filled(const Element& element, const Here& here) {
  const auto fill = color(element.fill, element), stroke = color(element.stroke, element);
  const double pen = width(element.strokeWidth, element, here);
  if (element.type == ElementType::kEllipse) {
    add(EllipseShape{here.box, fill, stroke, pen}, element, here.frame);
  } else {
    add(RectShape{here.box, width(element.radius, element, here), fill, stroke, pen}, element,
        here.frame);
  }
}

void Composer::line(const Element& element, const Here& here) {
  auto point = [&](const std::array<Measure, 2>& place) {
    return Point{here.places.mm(place[0], here.frame.whole.width, element),
                 here.places.mm(place[1], here.frame.whole.height, element)};
  };
  const auto stroke = color(element.stroke, element);
  add(LineShape{point(element.from), point(element.to), stroke.value_or(Color{}),
                width(element.strokeWidth, element, here), width(element.dash[0], element, here),
                width(element.dash[1], element, here)},
      element, here.frame);
}

void Composer::path(const Element& element, const Here& here) {
  const auto data = words(element.path, element);
  if (!data || trimmed(*data).empty()) return;
  auto steps = parsePath(*data, millimetres(deck_.unit));
  if (!steps) return report(element, steps.problem(), element.path);
  PathShape shape{*std::move(steps),
                  color(element.fill, element),
                  color(element.stroke, element),
                  width(element.strokeWidth, element, here),
                  width(element.dash[0], element, here),
                  width(element.dash[1], element, here),
                  element.fillRule};
  add(std::move(shape), element, inside(here.frame, here.box, &element));
}

std::optional<std::string> Composer::file(const Element& element) const {
  auto path = words(element.src, element);
  if (!path) return std::nullopt;
  // "art/{art}.png" for a card that names none is "art/.png".
  const std::string_view name = std::string_view(*path).substr(path->rfind('/') + 1);
  if (trimmed(name).empty() || name.starts_with('.')) {
    report(element, kinds::kNoPicture, element.src);
    return std::nullopt;
  }
  if (auto inside = checkedPath(*path); !inside) {
    report(element, inside.problem(), element.src);
    return std::nullopt;
  }
  return deck_.pictures ? deck_.pictures->find(*path) : *path;
}

void Composer::addArt(const std::string& path, const Box& box, Fit fit, double radius,
                      const std::optional<Color>& tint, const Element& element,
                      const Frame& frame) {
  if (isSvg(path)) {
    add(SvgShape{box, path, fit, radius, tint}, element, frame);
  } else {
    add(ImageShape{box, path, fit, radius}, element, frame);
  }
}

void Composer::art(const Element& element, const Here& here) {
  const auto path = file(element);
  if (!path) return;
  addArt(*path, here.box, element.fit, width(element.radius, element, here),
         color(element.color, element), element, here.frame);
}

void Composer::pips(const Element& element, const Here& here) {
  const auto said = words(element.count, element);
  if (!said) return;
  const auto count = wholeNumber(*said);
  if (!count || *count < 1 || *count > 10) {
    return report(element, {kinds::kPipCount, {inQuotes(*said)}}, element.count);
  }
  const auto path = file(element);
  if (!path) return;
  const auto tint = color(element.color, element);
  const double size = width(element.size, element, here);
  for (const Point& place : pipPlaces(*count)) {
    const Point center = {here.box.x + place.x * here.box.width,
                          here.box.y + place.y * here.box.height};
    Frame own = here.frame;
    if (place.y > 0.5) own.transform = own.transform.after(Transform::turn(180, center));
    addArt(*path, {center.x - size / 2, center.y - size / 2, size, size}, Fit::kContain, 0, tint,
           element, own);
  }
}

void Composer::icons(const Element& element, const Here& here) {
  const auto said = words(element.list, element);
  if (!said) return;
  std::vector<ResolvedIcon> found;
  std::size_t wanted = 0;
  for (const Listed& entry : listOf(*said)) {
    const auto icon =
        resolvedIcon(entry.item, color(element.color, element), element, element.list);
    const auto amount = static_cast<std::size_t>(entry.amount);
    wanted += amount;
    if (icon) found.resize(std::min<std::size_t>(found.size() + amount, kMaxRepeats), *icon);
  }
  if (wanted > kMaxRepeats) {
    report(element, {kinds::kIconCount, {std::to_string(kMaxRepeats), std::to_string(wanted)}},
           element.list);
  }
  const double largest = width(element.size, element, here);
  const double least = width(element.minSize, element, here);
  const double gap = width(element.gap, element, here);
  auto placedAt = [&](double size) {
    std::vector<Box> sizes;
    for (const ResolvedIcon& icon : found)
      sizes.push_back({0, 0, size * icon.scale, size * icon.scale});
    return flowed(sizes, here.box,
                  rulesOf(element, largest > 0 ? gap * size / largest : 0, Flow::kRow));
  };
  FlowResult placed = placedAt(largest);
  if (placed.over > 0 && least > 0 && least < largest) {
    double tooLarge = largest, fitting = least;
    for (int i = 0; i < kShrinkSteps && placedAt(least).over == 0; ++i) {
      const double middle = (fitting + tooLarge) / 2;
      (placedAt(middle).over == 0 ? fitting : tooLarge) = middle;
    }
    placed = placedAt(fitting);
  }
  reportOver(element, placed.over, element.list);
  for (std::size_t i = 0; i < found.size(); ++i) {
    addArt(found[i].path, placed.boxes[i], Fit::kContain, 0, found[i].color, element, here.frame);
  }
}

const Icon* Composer::iconCalled(std::string_view name) const {
  const auto known = deck_.icons.find(name);
  if (known != deck_.icons.end()) return &known->second;
  return deck_.otherIcons ? &*deck_.otherIcons : nullptr;
}

Problem Composer::noIcon(const ProblemKind& kind, std::string_view name,
                         std::string_view written) const {
  std::vector<std::string> names;
  for (const auto& [each, unused] : deck_.icons) names.push_back(each);
  return Problem(kind, {inQuotes(written)}).meant(name, names);
}

std::optional<Composer::ResolvedIcon> Composer::resolvedIcon(std::string_view name,
                                                             const std::optional<Color>& tint,
                                                             const Element& element,
                                                             const Binding& from) const {
  const Icon* icon = iconCalled(name);
  if (icon == nullptr) {
    report(element, noIcon(kinds::kUnknownIcon, name, name), from);
    return std::nullopt;
  }
  ResolvedIcon resolved{icon->path, tint, icon->scale, icon->drop};
  if (const std::size_t mark = resolved.path.find("{}"); mark != std::string::npos) {
    resolved.path.replace(mark, 2, name);
  }
  if (auto inside = checkedPath(resolved.path); !inside) {
    report(element, inside.problem(), from);
    return std::nullopt;
  }
  if (!icon->color.empty()) resolved.color = named(icon->color, element, from);
  return resolved;
}

Picture compose(const Deck& deck, std::size_t card, Side side, std::string_view language,
                Problems* problems) {
  const CardSide face = deck.faceOf(card, side);
  return Composer(deck, face.card, face.side, language, problems).face();
}

}  // namespace raindelay::deck
