#pragma once

#include <map>
#include <pugixml.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace raindelay::deck {

/// Counts the shapes that an SVG file comes to, a measure of the time that it takes to be drawn.
/// A part that is used again counts each time: by `use`, as the pattern of each shape that it
/// fills, as the marker of each point. A mask or a filter stands for as many shapes as take its
/// time.
class SvgShapes {
 public:
  /// The file's elements are nested no deeper than kMaxSvgDepth.
  explicit SvgShapes(pugi::xml_node root);

  /// At most kMaxSvgShapes + 1.
  [[nodiscard]] long count();
  /// After count(): what is used again is nested more than kMaxSvgDepth deep.
  [[nodiscard]] bool isTooDeep() const { return tooDeep_; }

 private:
  struct Found {
    long shapes = 0, points = 0;
  };

  void collect(pugi::xml_node node);
  void readSheet(std::string_view sheet);
  void addRule(std::string_view selectors, std::string_view declarations);
  Found shapes(pugi::xml_node node, std::size_t depth);
  Found used(std::string_view id, std::size_t depth);
  long referred(pugi::xml_node node, const Found& own, std::size_t depth);
  long inStyle(std::string_view declarations, const Found& own, std::size_t depth);
  long inProperty(std::string_view property, std::string_view value, const Found& own,
                  std::size_t depth);
  long filtered(std::string_view id, std::size_t depth);

  pugi::xml_node root_;
  std::map<std::string, pugi::xml_node, std::less<>> ids_;
  std::map<std::string, Found, std::less<>> used_;
  /// Declarations of style sheets by what selects them: ".class", "#id", "element", or "" for what
  /// is selected in any other way.
  std::map<std::string, std::vector<std::string>, std::less<>> sheet_;
  long elements_ = 0, selectors_ = 0;
  bool tooDeep_ = false;
};

}  // namespace raindelay::deck
