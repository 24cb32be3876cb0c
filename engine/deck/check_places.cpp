#include <algorithm>
#include <array>

#include "deck/problem_kinds.h"
#include "deck/read_elements.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

constexpr std::array<std::string_view, 4> kCardBoxes = {"parent", "trim", "bleed", "safe"};

void collect(const std::optional<Measure>& measure, std::vector<Anchor>& anchors) {
  if (!measure) return;
  for (Anchor& anchor : measure->anchors()) anchors.push_back(std::move(anchor));
}

// The edges that place the box along an axis.
std::vector<Anchor> anchorsOf(const BoxSpec& box, Axis axis) {
  std::vector<Anchor> anchors;
  if (box.kind == BoxSpec::Kind::kSame) {
    anchors.push_back({box.same, axis == Axis::kX ? BoxEdge::kLeft : BoxEdge::kTop});
  }
  const BoxSpec::Edges& edges = box.along(axis);
  for (const auto* edge : {&edges.begin, &edges.end, &edges.size, &edges.middle}) {
    collect(*edge, anchors);
  }
  return anchors;
}

class PlaceChecker {
 public:
  PlaceChecker(const std::vector<Element>& list, Problems& problems)
      : list_(list), problems_(problems), states_(list.size() * 2) {}

  void check() {
    for (const Element& element : list_) {
      for (const Anchor& anchor : allAnchors(element)) checkName(element, anchor.element);
    }
    for (std::size_t i = 0; i < list_.size(); ++i) {
      follow(i, Axis::kX);
      follow(i, Axis::kY);
    }
  }

 private:
  enum class State { kNew, kOpen, kDone };

  static std::vector<Anchor> allAnchors(const Element& element) {
    std::vector<Anchor> names = anchorsOf(element.box, Axis::kX);
    for (Anchor& anchor : anchorsOf(element.box, Axis::kY)) names.push_back(std::move(anchor));
    const auto add = [&](const Measure& measure) { collect(measure, names); };
    for (const auto* pair : {&element.from, &element.to, &element.dash, &element.cell}) {
      std::for_each(pair->begin(), pair->end(), add);
    }
    for (const auto* one :
         {&element.radius, &element.strokeWidth, &element.size, &element.minSize, &element.gap}) {
      add(*one);
    }
    return names;
  }

  std::size_t find(std::string_view name) const {
    const auto found = std::find_if(list_.begin(), list_.end(),
                                    [&](const Element& each) { return each.name == name; });
    return static_cast<std::size_t>(found - list_.begin());
  }

  static bool isCardBox(std::string_view name) {
    return std::find(kCardBoxes.begin(), kCardBoxes.end(), name) != kCardBoxes.end();
  }

  void checkName(const Element& element, const std::string& name) {
    if (isCardBox(name) || find(name) < list_.size()) return;
    std::vector<std::string> known(kCardBoxes.begin(), kCardBoxes.end());
    for (const Element& each : list_) {
      if (!each.name.empty()) known.push_back(each.name);
    }
    report(element, Problem(kinds::kUnknownElement, {inQuotes(name)}).meant(name, known));
  }

  // Depth first; coming back to something that is still open means a ring.
  void follow(std::size_t index, Axis axis) {
    State& state = states_[index * 2 + static_cast<std::size_t>(axis)];
    if (state == State::kOpen) {
      report(list_[index], {kinds::kAnchorsInARing, {inQuotes(list_[index].name)}});
    }
    if (state != State::kNew) return;
    state = State::kOpen;
    for (const Anchor& anchor : anchorsOf(list_[index].box, axis)) {
      if (isCardBox(anchor.element)) continue;
      const std::size_t next = find(anchor.element);
      if (next < list_.size()) follow(next, axisOf(anchor.edge));
    }
    state = State::kDone;
  }

  void report(const Element& element, Problem problem) {
    problem.site.file = "deck.yaml";
    problem.site.line = element.line;
    problem.site.offset = element.offset;
    problem.site.element = element.name.empty() ? typeName(element.type) : element.name;
    problems_.add(std::move(problem));
  }

  const std::vector<Element>& list_;
  Problems& problems_;
  std::vector<State> states_;
};

}  // namespace

void checkPlaces(const std::vector<Element>& list, Problems& problems) {
  PlaceChecker(list, problems).check();
}

}  // namespace raindelay::deck
