#include "deck/flow.h"

#include <algorithm>

namespace raindelay::deck {
namespace {

// Smaller differences are a matter of rounding.
constexpr double kSlack = 1e-6;

// A row or a column, seen along the way it runs.
struct Line {
  std::size_t begin = 0, end = 0;
  double length = 0, depth = 0;
};

double share(Align align) {
  return align == Align::kRight ? 1 : align == Align::kCenter ? 0.5 : 0;
}
double share(Valign valign) {
  return valign == Valign::kBottom ? 1 : valign == Valign::kMiddle ? 0.5 : 0;
}

class Flowing {
 public:
  Flowing(const std::vector<Box>& sizes, const Box& room, const FlowRules& rules)
      : sizes_(sizes), rules_(rules), row_(rules.flow != Flow::kColumn), room_(room) {}

  FlowResult run() {
    breakLines();
    double depth = rules_.gap * static_cast<double>(lines_.empty() ? 0 : lines_.size() - 1);
    for (const Line& line : lines_) depth += line.depth;
    const double acrossShare = row_ ? share(rules_.valign) : share(rules_.align);
    FlowResult result;
    result.boxes.resize(sizes_.size());
    double across = (roomAcross() - depth) * acrossShare;
    for (const Line& line : lines_) {
      place(line, across, acrossShare, result.boxes);
      across += line.depth + rules_.gap;
      result.over = std::max(result.over, line.length - roomAlong());
    }
    result.over = std::max(result.over, depth - roomAcross());
    if (result.over < kSlack) result.over = 0;
    return result;
  }

 private:
  double along(const Box& box) const { return row_ ? box.width : box.height; }
  double across(const Box& box) const { return row_ ? box.height : box.width; }
  double roomAlong() const { return along(room_); }
  double roomAcross() const { return across(room_); }

  void breakLines() {
    for (std::size_t i = 0; i < sizes_.size(); ++i) {
      const double more = along(sizes_[i]);
      const bool full = !lines_.empty() && rules_.wrap &&
                        lines_.back().length + rules_.gap + more > roomAlong() + kSlack;
      if (lines_.empty() || full) {
        lines_.push_back({i, i, 0, 0});
      } else {
        lines_.back().length += rules_.gap;
      }
      Line& line = lines_.back();
      line.end = i + 1;
      line.length += more;
      line.depth = std::max(line.depth, across(sizes_[i]));
    }
  }

  void place(const Line& line, double lineAcross, double acrossShare,
             std::vector<Box>& boxes) const {
    const double spare = roomAlong() - line.length;
    const bool wide = row_ && rules_.align == Align::kJustify && spare > 0;
    const auto gaps = static_cast<double>(line.end - line.begin - 1);
    const double gap = rules_.gap + (wide && gaps > 0 ? spare / gaps : 0);
    double at = spare * (row_ ? share(rules_.align) : share(rules_.valign));
    for (std::size_t i = line.begin; i < line.end; ++i) {
      const double off = lineAcross + (line.depth - across(sizes_[i])) * acrossShare;
      boxes[i] = {room_.x + (row_ ? at : off), room_.y + (row_ ? off : at), sizes_[i].width,
                  sizes_[i].height};
      at += along(sizes_[i]) + gap;
    }
  }

  const std::vector<Box>& sizes_;
  const FlowRules& rules_;
  bool row_;
  Box room_;
  std::vector<Line> lines_;
};

}  // namespace

FlowResult flowed(const std::vector<Box>& sizes, const Box& room, const FlowRules& rules) {
  return Flowing(sizes, room, rules).run();
}

}  // namespace raindelay::deck
