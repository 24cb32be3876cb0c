#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "deck/list_places.h"
#include "deck/picture.h"

namespace raindelay::deck {

struct FlowRules;

/// An element's name in messages: its name, or its type.
std::string nameOf(const Element& element);

/// Turns one side of a card's layout into figures; see compose(). Elements that cannot be drawn are
/// left out and reported.
class Composer {
 public:
  Composer(const Deck& deck, std::size_t card, Side side, std::string_view language,
           Problems* problems)
      : deck_(deck),
        scope_{deck.cards, card, language, deck.maps},
        side_(side),
        problems_(problems) {}

  Picture face();

 private:
  // The frame that the elements of a list are measured against, and where they end up.
  struct Frame {
    Box whole;
    Point trim;  // where the card's corner lies, seen from the elements' origin
    Transform transform;
    double opacity = 1;
    const Element* owner = nullptr;  // what they are in
  };
  // The context that an element is drawn in.
  struct Here {
    const Frame& frame;
    const ListPlaces& places;
    Box box;
  };
  struct ResolvedIcon {
    std::string path;
    std::optional<Color> color;
    double scale, drop;
  };

  // `from` is what says, by a cell, what is wrong.
  void report(const Element& element, Problem problem, const Binding& from = {}) const;
  void reportOver(const Element& element, double over, const Binding& from = {}) const;
  bool isFull(const Element& element) const;
  bool tooMuch(const Element& element);

  // The binding's text for the card; nothing after a problem.
  std::optional<std::string> words(const Binding& binding, const Element& element) const;
  static std::optional<int> wholeNumber(std::string_view text);
  // Nothing if the element has no such colour, or after a problem.
  std::optional<Color> color(const Binding& binding, const Element& element) const;
  std::optional<Color> named(std::string_view role, const Element& element,
                             const Binding& from) const;
  std::optional<std::string> file(const Element& element) const;
  // Null if no icon has the name.
  const Icon* iconCalled(std::string_view name) const;
  Problem noIcon(const ProblemKind& kind, std::string_view name, std::string_view written) const;
  std::optional<ResolvedIcon> resolvedIcon(std::string_view name, const std::optional<Color>& tint,
                                           const Element& element, const Binding& from) const;
  double width(const Measure& measure, const Element& element, const Here& here) const;
  FontRole font(const std::string& role) const;

  std::vector<const Element*> changed(const std::vector<Element>& list,
                                      std::deque<Element>& others) const;
  bool holds(const Element& element) const;
  void elements(const std::vector<Element>& list, const Frame& frame, const FlowRules* flow);
  void putInto(const FlowRules& flow, const std::vector<std::size_t>& shown, ListPlaces& places,
               const Frame& frame);
  static Frame inside(const Frame& frame, const Box& box, const Element* owner);

  void draw(const Element& element, const Here& here);
  void filled(const Element& element, const Here& here);
  void line(const Element& element, const Here& here);
  void path(const Element& element, const Here& here);
  void art(const Element& element, const Here& here);
  void pips(const Element& element, const Here& here);
  void icons(const Element& element, const Here& here);
  void group(const Element& element, const Here& here);
  void repeat(const Element& element, const Here& here);
  void text(const Element& element, const Here& here);
  void setRuns(TextShape& shape, const std::string& said, const Element& element) const;

  void addArt(const std::string& path, const Box& box, Fit fit, double radius,
              const std::optional<Color>& tint, const Element& element, const Frame& frame);
  template <typename Shape>
  void add(Shape shape, const Element& element, const Frame& frame) {
    picture_.figures.push_back({std::move(shape), frame.transform, frame.opacity, nameOf(element),
                                element.line, element.offset, shownBy(element).column(scope_)});
  }
  static const Binding& shownBy(const Element& element);

  const Deck& deck_;
  CardScope scope_;
  Side side_;
  Problems* problems_;
  Picture picture_;
  int work_ = 0;
};

}  // namespace raindelay::deck
