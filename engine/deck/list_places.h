#pragma once

#include <array>
#include <functional>
#include <string_view>
#include <vector>

#include "deck/deck.h"
#include "deck/geometry.h"

namespace raindelay::deck {

/// The context that the elements of a list are measured in.
struct Surroundings {
  const Deck& deck;
  const CardScope& scope;
  Box whole;   ///< of what they lie in: its corner is their origin
  Point trim;  ///< where the card's corner lies, seen from there
  std::function<void(const Element&, Problem)> report;
};

/// The boxes of the elements of a list on one card, each found when it is first asked for, across
/// and down on its own: elements may be placed by each other, in any order.
class ListPlaces : public Places {
 public:
  /// Both outlive it.
  ListPlaces(const std::vector<const Element*>& list, const Surroundings& around)
      : list_(list), around_(around), found_(list.size()) {}

  /// The box of the list's element.
  Box boxOf(std::size_t index) const;
  /// Sets the box of the list's element.
  void setBox(std::size_t index, const Box& box);
  /// A length of an element, in millimetres; 0 after a problem.
  double mm(const Measure& measure, double whole, const Element& element) const;

  double edge(std::string_view element, BoxEdge edge) const override;

 private:
  // The beginning and length of something along an axis.
  struct Extent {
    enum class State { kNew, kOpen, kDone } state = State::kNew;
    double begin = 0, size = 0;
  };

  Extent extent(std::size_t index, Axis axis) const;
  Extent extentNamed(std::string_view name, Axis axis) const;
  Extent resolved(const Element& element, Axis axis) const;

  const std::vector<const Element*>& list_;
  const Surroundings& around_;
  mutable std::vector<std::array<Extent, 2>> found_;  // by Axis
};

}  // namespace raindelay::deck
