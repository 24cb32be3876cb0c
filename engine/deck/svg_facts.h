#pragma once

#include <map>
#include <optional>
#include <pugixml.hpp>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace raindelay::deck {

/// The properties of an SVG element that the time to draw it depends on, as its own attributes and
/// the style sheets have them. Lengths are in its own units; the texts are the file's or its
/// sheets'.
struct SvgFacts {
  long numbers = 0, pieces = 0;  ///< of its path or polygon
  double length = 0, reach = 0;  ///< of these; the largest coordinate that it has
  double around = 0;             ///< of a rectangle, line or circle, at most
  std::size_t letters = 0;       ///< of a text, in bytes
  double growth = 1;             ///< by its transforms
  std::optional<bool> isStroked;
  std::string_view width, font;  ///< of the stroke; of the letters
  std::optional<double> dash;    ///< a period of the dashes, 0 if there are none
  /// The parts of the file that it is drawn with, by property; none of a mask or filter that isn't
  /// there.
  std::set<std::pair<std::string_view, pugi::xml_node>> links;
};

/// Finds the facts of a file's elements. The file must live as long.
class SvgFactFinder {
 public:
  /// Its elements are nested no deeper than kMaxSvgDepth.
  explicit SvgFactFinder(pugi::xml_node root);

  /// They are found once.
  const SvgFacts& of(pugi::xml_node node);
  /// How often one of the selectors of its style sheets is tried on one of its elements.
  [[nodiscard]] long tried() const { return elements_ * selectors_; }

 private:
  void collect(pugi::xml_node node);
  void readSheet(std::string_view sheet);
  void addRule(std::string_view selectors, std::string_view declarations);
  void takeStyle(std::string_view declarations, SvgFacts& facts);
  void takeProperty(std::string_view property, std::string_view value, SvgFacts& facts);
  void addLink(std::string_view property, std::string_view address, SvgFacts& facts);

  std::map<std::string, pugi::xml_node, std::less<>> ids_;
  std::map<pugi::xml_node, SvgFacts> facts_;
  /// Declarations of style sheets by what selects them: ".class", "#id", "element", or "" for what
  /// is selected in any other way.
  std::map<std::string, std::vector<std::string>, std::less<>> sheet_;
  long elements_ = 0, selectors_ = 0;
};

}  // namespace raindelay::deck
