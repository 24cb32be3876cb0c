#pragma once

#include <pugixml.hpp>
#include <set>
#include <string_view>

#include "deck/svg_facts.h"

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
    double scale = 0, stroke = 0;  ///< the largest scale; the widest stroke, in pages
  };
  /// What an element takes over from what it is drawn in: pages a unit, the stroke, the size of
  /// letters, the viewport if one is set.
  struct Setting {
    double scale = 1;
    bool isStroked = false;
    double width = 1, dash = 0, font = 16;
    double viewWidth = 0, viewHeight = 0;
  };

  Setting within(pugi::xml_node node, const Setting& outer);
  static void fit(pugi::xml_node node, Setting& here);
  /// Of what is drawn elsewhere than where it stands.
  Setting around(pugi::xml_node node, double scale);
  static long outlined(const SvgFacts& facts, const Setting& setting);
  Found shapes(pugi::xml_node node, const Setting& outer, std::size_t depth);
  Found used(pugi::xml_node target, const Setting& setting, std::size_t depth);
  long linked(std::string_view property, pugi::xml_node target, const Setting& here,
              const Found& own, std::size_t depth);
  static long filtered(pugi::xml_node filter, double scale);

  pugi::xml_node root_;
  SvgFactFinder facts_;
  double side_ = 0, reach_ = 0;
  std::set<pugi::xml_node> open_;  ///< what is used, around what is being counted
  long walked_ = 0;
  bool tooDeep_ = false;
};

}  // namespace raindelay::deck
