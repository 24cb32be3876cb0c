#include "deck/list_places.h"

#include <algorithm>

namespace raindelay::deck {

Box ListPlaces::boxOf(std::size_t index) const {
  const Extent x = extent(index, Axis::kX), y = extent(index, Axis::kY);
  return {x.begin, y.begin, x.size, y.size};
}

void ListPlaces::setBox(std::size_t index, const Box& box) {
  found_[index] = {Extent{Extent::State::kDone, box.x, box.width},
                   Extent{Extent::State::kDone, box.y, box.height}};
}

double ListPlaces::mm(const Measure& measure, double whole, const Element& element) const {
  const auto length = measure.mm(around_.scope, whole, this);
  if (length) return *length;
  around_.report(element, length.problem());
  return 0;
}

ListPlaces::Extent ListPlaces::extent(std::size_t index, Axis axis) const {
  const auto at = static_cast<std::size_t>(axis);
  if (found_[index][at].state == Extent::State::kNew) {
    // Asking while it is open means a ring, which was reported; the answer is nothing.
    found_[index][at].state = Extent::State::kOpen;
    Extent made = resolved(*list_[index], axis);
    made.state = Extent::State::kDone;
    found_[index][at] = made;
  }
  return found_[index][at];
}

ListPlaces::Extent ListPlaces::extentNamed(std::string_view name, Axis axis) const {
  const Deck& deck = around_.deck;
  const bool across = axis == Axis::kX;
  const double trim = across ? around_.trim.x : around_.trim.y;
  const double size = across ? deck.width : deck.height;
  auto grown = [&](double by) { return Extent{{}, trim - by, size + 2 * by}; };
  if (name == "trim") return grown(0);
  if (name == "bleed") return grown(deck.bleed);
  if (name == "safe") return grown(-deck.safe);
  const auto found = std::find_if(list_.begin(), list_.end(),
                                  [&](const Element* each) { return each->name == name; });
  if (found != list_.end()) return extent(static_cast<std::size_t>(found - list_.begin()), axis);
  // "parent", or a name that was told to be unknown
  return {{}, 0, across ? around_.whole.width : around_.whole.height};
}

double ListPlaces::edge(std::string_view element, BoxEdge edge) const {
  const Extent along = extentNamed(element, axisOf(edge));
  switch (edge) {
    case BoxEdge::kLeft:
    case BoxEdge::kTop:
      return along.begin;
    case BoxEdge::kRight:
    case BoxEdge::kBottom:
      return along.begin + along.size;
    case BoxEdge::kWidth:
    case BoxEdge::kHeight:
      return along.size;
    case BoxEdge::kCenter:
    case BoxEdge::kMiddle:
      return along.begin + along.size / 2;
  }
  return 0;
}

ListPlaces::Extent ListPlaces::resolved(const Element& element, Axis axis) const {
  switch (element.box.kind) {
    case BoxSpec::Kind::kTrim:
      return extentNamed("trim", axis);
    case BoxSpec::Kind::kBleed:
      return extentNamed("bleed", axis);
    case BoxSpec::Kind::kSafe:
      return extentNamed("safe", axis);
    case BoxSpec::Kind::kSame:
      return extentNamed(element.box.same, axis);
    case BoxSpec::Kind::kEdges:
      break;
  }
  const BoxSpec::Edges& edges = element.box.along(axis);
  const double whole = axis == Axis::kX ? around_.whole.width : around_.whole.height;
  auto said = [&](const std::optional<Measure>& measure) { return mm(*measure, whole, element); };
  if (edges.size) {
    const double size = std::max(0.0, said(edges.size));
    if (edges.begin) return {{}, said(edges.begin), size};
    if (edges.end) return {{}, said(edges.end) - size, size};
    if (edges.middle) return {{}, said(edges.middle) - size / 2, size};
    return {{}, 0, size};
  }
  const double begin = edges.begin ? said(edges.begin) : 0;
  const double end = edges.end ? said(edges.end) : whole;
  return {{}, begin, std::max(0.0, end - begin)};
}

}  // namespace raindelay::deck
