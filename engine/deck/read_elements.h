#pragma once

#include <map>
#include <string>
#include <vector>

#include "deck/deck.h"
#include "deck/yaml.h"

namespace raindelay::deck {

/// The maps of deck.yaml's `styles` as they are written.
using StyleNodes = std::map<std::string, YAML::Node, std::less<>>;

/// Reads the elements of layouts. Mistakes go to the problems; functions that throw Mistake say so.
class ElementReader {
 public:
  /// `deck` has everything but its layouts; all three outlive the reader.
  ElementReader(const Deck& deck, const StyleNodes& styles, Problems& problems,
                bool inRepeat = false)
      : deck_(deck),
        styles_(styles),
        names_{deck.cards, deck.maps, inRepeat, deck.unit},
        problems_(problems) {}

  /// Puts the elements of a list behind those that are there; one that has the name of one of these
  /// changes that one where it stands. One with a mistake is read as far as it can be.
  void elements(const YAML::Node& list, std::vector<Element>& into);
  /// The element with another value for a key; see changeElement(). Throws Mistake.
  void change(Element& element, const KeyInfo& key, const YAML::Node& value) const;

  // The functions by which the table of keys reads its members; all throw Mistake.
  void read(const YAML::Node& value, const KeyInfo& key, std::string& into) const;
  void read(const YAML::Node& value, const KeyInfo& key, double& into) const;
  void read(const YAML::Node& value, const KeyInfo& key, int& into) const;
  void read(const YAML::Node& value, const KeyInfo& key, bool& into) const;
  void read(const YAML::Node& value, const KeyInfo& key, Measure& into) const;
  void read(const YAML::Node& value, const KeyInfo& key, std::array<Measure, 2>& into) const;
  void read(const YAML::Node& value, const KeyInfo& key, BoxSpec& into) const;
  void read(const YAML::Node& value, const KeyInfo& key, Binding& into) const;
  void read(const YAML::Node& value, const KeyInfo& key, Expression& into) const;
  template <typename Choice>
  requires std::is_enum_v<Choice>
  void read(const YAML::Node& value, const KeyInfo& key, Choice& into) const {
    into = static_cast<Choice>(choiceOf(value, key.name, key.words));
  }

 private:
  void element(const YAML::Node& node, std::size_t inherited, std::vector<Element>& into);
  bool readKeys(const YAML::Node& node, Element& element);
  void applyStyle(const YAML::Node& name, Element& element, std::vector<std::string> below = {});
  void children(const YAML::Node& node, Element& element);
  BoxSpec edges(const YAML::Node& node) const;
  void countElement(const YAML::Node& node);

  const Deck& deck_;
  const StyleNodes& styles_;
  Names names_;
  Problems& problems_;
  std::size_t count_ = 0;
  std::size_t depth_ = 0;
};

/// Tells of elements that are placed by one that isn't beside them, or by each other.
void checkPlaces(const std::vector<Element>& list, Problems& problems);

}  // namespace raindelay::deck
