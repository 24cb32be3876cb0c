#pragma once

#include <vector>

#include "deck/deck.h"
#include "deck/yaml.h"

namespace raindelay::deck {

/// Reads the elements of layouts. Throws Mistake; see yaml.h.
class ElementReader {
 public:
  /// `deck` has everything but its layouts; it outlives the reader.
  ElementReader(const Deck& deck, Unit unit, Problems& problems)
      : deck_(deck), unit_(unit), problems_(problems) {}

  /// Puts the elements of a list behind those that are there; one that has the name of one of these
  /// changes that one where it stands. One with a mistake is read as far as it can be.
  void elements(const YAML::Node& list, std::vector<Element>& into);

  // The kinds of value that the table of keys refers to.
  Length length(const YAML::Node& node, std::string_view key) const;
  Length positive(const YAML::Node& node, std::string_view key) const;
  std::array<Length, 2> pair(const YAML::Node& node, std::string_view key) const;
  BoxSpec box(const YAML::Node& node) const;
  Binding binding(const YAML::Node& node, std::string_view key) const;
  Binding color(const YAML::Node& node, std::string_view key) const;
  Condition condition(const YAML::Node& node) const;
  std::string font(const YAML::Node& node) const;
  std::vector<Element> children(const YAML::Node& node);

 private:
  void element(const YAML::Node& node, std::size_t inherited, std::vector<Element>& into);
  bool read(const YAML::Node& node, Element& element);
  void countElement(const YAML::Node& node);

  const Deck& deck_;
  Unit unit_;
  Problems& problems_;
  int count_ = 0;
  int depth_ = 0;
};

}  // namespace raindelay::deck
