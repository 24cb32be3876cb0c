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

/// Counts the shapes that an SVG file comes to, a measure of the time that it takes to be drawn.
/// A part that is used again counts each time: by `use`, as the pattern of each shape that it
/// fills, as the marker of each point. A mask, a filter, a text or an outline that is long or has
/// many pieces stands for as many shapes as take its time on a page that the file fills.
class SvgShapes {
 public:
  /// The file's elements are nested no deeper than kMaxSvgDepth; `side` is its longer one, in
  /// units, or 0 if it says no size.
  SvgShapes(pugi::xml_node root, double side);

  /// At most kMaxSvgShapes + 1.
  [[nodiscard]] long count();
  /// After count(): what is used again is nested more than kMaxSvgDepth deep.
  [[nodiscard]] bool isTooDeep() const { return tooDeep_; }

 private:
  struct Found {
    long shapes = 0, points = 0;
  };
  /// What an element says itself, wherever it is used. (Texts lie in the file or in sheet_.)
  struct Facts {
    long numbers = 0, pieces = 0;              // of its outline
    double length = 0, reach = 0, around = 0;  // of its outline; of a rectangle, line or circle
    std::size_t letters = 0;
    double growth = 1;
    std::string_view stroke, width, font;
    std::optional<double> dash;
    std::set<std::pair<std::string_view, pugi::xml_node>> links;  // by property
  };
  /// What it takes over from what it is drawn in: pages a unit, the stroke, the size of letters,
  /// the viewport if one is set.
  struct Setting {
    double scale = 1;
    bool isStroked = false;
    double width = 1, dash = 0, font = 16;
    double viewWidth = 0, viewHeight = 0;
  };

  void collect(pugi::xml_node node);
  void readSheet(std::string_view sheet);
  void addRule(std::string_view selectors, std::string_view declarations);
  const Facts& factsOf(pugi::xml_node node);
  void takeStyle(std::string_view declarations, Facts& facts);
  void takeProperty(std::string_view property, std::string_view value, Facts& facts);
  void addLink(std::string_view property, std::string_view address, Facts& facts);
  Setting within(pugi::xml_node node, const Setting& outer);
  static void fit(pugi::xml_node node, Setting& here);
  /// Of what is drawn elsewhere than where it stands.
  Setting around(pugi::xml_node node, double scale);
  static long outlined(const Facts& facts, const Setting& setting);
  Found shapes(pugi::xml_node node, const Setting& outer, std::size_t depth);
  Found used(pugi::xml_node target, const Setting& setting, std::size_t depth);
  long linked(std::string_view property, pugi::xml_node target, const Setting& here,
              const Found& own, std::size_t depth);
  static long filtered(pugi::xml_node filter, double scale);

  pugi::xml_node root_;
  double side_ = 0, reach_ = 0;
  std::map<std::string, pugi::xml_node, std::less<>> ids_;
  std::map<pugi::xml_node, Facts> facts_;
  std::set<pugi::xml_node> open_;  ///< what is used, around what is being counted
  /// Declarations of style sheets by what selects them: ".class", "#id", "element", or "" for what
  /// is selected in any other way.
  std::map<std::string, std::vector<std::string>, std::less<>> sheet_;
  long elements_ = 0, selectors_ = 0, walked_ = 0;
  bool tooDeep_ = false;
};

}  // namespace raindelay::deck
