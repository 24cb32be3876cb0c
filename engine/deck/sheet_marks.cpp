#include "deck/sheet_marks.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace raindelay::deck {
namespace {

constexpr double kMarkLength = 5;
constexpr double kTooShort = 0.8;  ///< for a mark to be of use, mm
constexpr double kNear = 1e-6;
/// Cards without a gap lie over each other by so much: no hairline of paper shows between them.
constexpr double kOverlap = 0.03;
constexpr double kStripGap = 0.3;  ///< around a ruler or a label
constexpr double kStripStep = 0.5;

double rightOf(const Box& box) {
  return box.x + box.width;
}
double bottomOf(const Box& box) {
  return box.y + box.height;
}

/// True if they have a point in common, edges included.
bool touch(const Box& a, const Box& b) {
  return a.x <= rightOf(b) + kNear && b.x <= rightOf(a) + kNear && a.y <= bottomOf(b) + kNear &&
         b.y <= bottomOf(a) + kNear;
}

/// One of a cell's four edges, seen so that "out" is where it faces: what differs between them.
struct Facing {
  bool vertical;  ///< the edge is upright: out is to the left or right
  int sign;       ///< -1: out is left or up

  [[nodiscard]] double edge(const Box& box) const {
    if (vertical) return sign < 0 ? box.x : rightOf(box);
    return sign < 0 ? box.y : bottomOf(box);
  }
  /// The distance of the other cell outward from this edge; nothing if it isn't in front of it.
  [[nodiscard]] std::optional<double> distance(const Box& box, const Box& other) const {
    const bool beside = vertical
                            ? other.y < bottomOf(box) - kNear && box.y < bottomOf(other) - kNear
                            : other.x < rightOf(box) - kNear && box.x < rightOf(other) - kNear;
    const Facing back{vertical, -sign};
    const double out = (back.edge(other) - edge(box)) * sign;
    return beside && out > -kNear ? std::optional(out) : std::nullopt;
  }
  [[nodiscard]] double room(const Box& box, const Box& area) const {
    return (edge(area) - edge(box)) * sign;
  }
  double& of(Edges& edges) const {
    if (vertical) return sign < 0 ? edges.left : edges.right;
    return sign < 0 ? edges.top : edges.bottom;
  }
};

constexpr std::array kFacings = {Facing{true, -1}, Facing{false, -1}, Facing{true, 1},
                                 Facing{false, 1}};

/// The distance of the next cell in front of an edge.
std::optional<double> nextCell(const std::vector<Box>& cells, std::size_t index, Facing facing) {
  std::optional<double> nearest;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i == index) continue;
    const auto distance = facing.distance(cells[index], cells[i]);
    if (distance && (!nearest || *distance < *nearest)) nearest = distance;
  }
  return nearest;
}

Box boundsOf(const SheetLine& line) {
  return {std::min(line.from.x, line.to.x), std::min(line.from.y, line.to.y),
          std::abs(line.to.x - line.from.x), std::abs(line.to.y - line.from.y)};
}

bool same(const SheetLine& a, const SheetLine& b) {
  const Box one = boundsOf(a), other = boundsOf(b);
  return std::abs(one.x - other.x) < kNear && std::abs(one.y - other.y) < kNear &&
         std::abs(one.width - other.width) < kNear && std::abs(one.height - other.height) < kNear;
}

class Marker {
 public:
  Marker(SheetSide& page, const std::vector<Box>& cells, const std::vector<Edges>& bleeds,
         const Box& area)
      : page_(page), area_(area) {
    for (std::size_t i = 0; i < cells.size(); ++i) painted_.push_back(grown(cells[i], bleeds[i]));
  }

  /// The two marks that go on from the ends of an edge.
  void mark(const Box& cell, Edges bleed, Facing facing) {
    const double from = facing.edge(cell) + facing.sign * (facing.of(bleed) + kMarkGap);
    double to = from + facing.sign * kMarkLength;
    const double end = facing.edge(area_);
    if ((to - end) * facing.sign > 0) to = end;
    if ((to - from) * facing.sign < kTooShort) return;
    for (const bool second : {false, true}) {
      if (facing.vertical) {
        const double y = second ? bottomOf(cell) : cell.y;
        add({{from, y}, {to, y}});
      } else {
        const double x = second ? rightOf(cell) : cell.x;
        add({{x, from}, {x, to}});
      }
    }
  }

 private:
  void add(const SheetLine& line) {
    const Box bounds = boundsOf(line);
    const auto hit = [&](const Box& face) { return touch(bounds, face); };
    const auto known = [&](const SheetLine& other) { return same(line, other); };
    if (std::any_of(painted_.begin(), painted_.end(), hit)) return;
    if (std::any_of(page_.lines.begin(), page_.lines.end(), known)) return;
    page_.lines.push_back(line);
  }

  SheetSide& page_;
  const Box& area_;
  std::vector<Box> painted_;
};

}  // namespace

Box grown(const Box& box, const Edges& by) {
  return {box.x - by.left, box.y - by.top, box.width + by.left + by.right,
          box.height + by.top + by.bottom};
}

Box around(const Box& a, const Box& b) {
  const double x = std::min(a.x, b.x), y = std::min(a.y, b.y);
  return {x, y, std::max(rightOf(a), rightOf(b)) - x, std::max(bottomOf(a), bottomOf(b)) - y};
}

std::vector<Edges> bleedsOf(const std::vector<Box>& cells, const Box& area, double bleed,
                            double leastMark) {
  std::vector<Edges> bleeds(cells.size());
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (const Facing facing : kFacings) {
      const auto next = nextCell(cells, i, facing);
      const double room =
          next ? std::max(*next / 2, kOverlap) : facing.room(cells[i], area) - leastMark;
      facing.of(bleeds[i]) = std::clamp(room, 0.0, bleed);
    }
  }
  return bleeds;
}

void addCutMarks(SheetSide& page, const std::vector<Box>& cells, const std::vector<Edges>& bleeds,
                 const Box& area) {
  Marker marker(page, cells, bleeds, area);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (const Facing facing : kFacings) {
      if (!nextCell(cells, i, facing)) marker.mark(cells[i], bleeds[i], facing);
    }
  }
}

void addFold(SheetSide& page, bool across, const Box& area) {
  const Point middle = area.center();
  const auto add = [&](Point from, Point to) {
    if (to.x - from.x >= kTooShort || to.y - from.y >= kTooShort) {
      page.lines.push_back({from, to, Stroke::kFold});
    }
  };
  if (across) {
    add({area.x, middle.y}, {page.bleed.x - kMarkGap, middle.y});
    add({rightOf(page.bleed) + kMarkGap, middle.y}, {rightOf(area), middle.y});
  } else {
    add({middle.x, area.y}, {middle.x, page.bleed.y - kMarkGap});
    add({middle.x, bottomOf(page.bleed) + kMarkGap}, {middle.x, bottomOf(area)});
  }
}

std::optional<Strip> freeStrip(const SheetSide& page, const Box& area, double length,
                               double height) {
  std::vector<Box> taken = {page.bleed};
  for (const SheetLine& line : page.lines) taken.push_back(boundsOf(line));
  if (page.ruler) taken.push_back(page.ruler->box);
  const auto isFree = [&](const Box& box) {
    const Box wide = grown(box, {kStripGap, kStripGap, kStripGap, kStripGap});
    return std::none_of(taken.begin(), taken.end(), [&](const Box& b) { return touch(wide, b); });
  };
  // So many places there are along an edge.
  const auto stepsIn = [length](double edge) {
    return static_cast<int>(std::floor((edge - length + kNear) / kStripStep)) + 1;
  };
  for (const bool last : {true, false}) {
    for (int i = 0; i < stepsIn(area.width); ++i) {
      const Box box = {area.x + i * kStripStep, last ? bottomOf(area) - height : area.y, length,
                       height};
      if (isFree(box)) return Strip{box, false};
    }
    for (int i = 0; i < stepsIn(area.height); ++i) {
      const double y = bottomOf(area) - length - i * kStripStep;
      const Box box = {last ? area.x : rightOf(area) - height, y, height, length};
      if (isFree(box)) return Strip{box, true};
    }
  }
  return std::nullopt;
}

}  // namespace raindelay::deck
