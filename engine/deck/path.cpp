#include "deck/path.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numbers>
#include <optional>

#include "core/limits.h"
#include "deck/problem_kinds.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

constexpr double kLargest = 1e6;

class PathParser {
 public:
  PathParser(std::string_view data, double unit) : data_(data), unit_(unit) {}

  Checked<std::vector<PathStep>> parse() {
    skipBlanks();
    while (next_ < data_.size()) {
      const char command = data_[next_];
      const bool first = steps_.empty();
      if (first && command != 'M' && command != 'm') break;
      const std::size_t begin = next_++;
      if (!run(command)) {
        next_ = std::max(begin, std::min(next_, data_.size()));
        if (next_ == data_.size()) next_ = begin;
        break;
      }
      skipBlanks();
    }
    if (steps_.size() > kMaxPathSteps) {
      return Problem(kinds::kPathSteps, {std::to_string(kMaxPathSteps)});
    }
    if (next_ < data_.size() || steps_.empty()) {
      return Problem(kinds::kPathData, {inQuotes(data_.substr(next_))});
    }
    return std::move(steps_);
  }

 private:
  void skipBlanks() {
    while (next_ < data_.size() && std::string_view(" ,\n\t\r").find(data_[next_]) != data_.npos) {
      ++next_;
    }
  }

  std::optional<double> number() {
    skipBlanks();
    const char* begin = data_.data() + next_;
    const char* const end = data_.data() + data_.size();
    if (begin != end && *begin == '+') ++begin;
    double value = 0;
    auto [behind, trouble] = std::from_chars(begin, end, value);
    if (trouble != std::errc() || !(std::abs(value) < kLargest)) return std::nullopt;
    next_ = static_cast<std::size_t>(behind - data_.data());
    return value;
  }
  // The flags of an arc may stand without blanks between them: "a1 1 0 01 2 2".
  std::optional<bool> flag() {
    skipBlanks();
    if (next_ == data_.size() || (data_[next_] != '0' && data_[next_] != '1')) return std::nullopt;
    return data_[next_++] == '1';
  }
  bool numberFollows() {
    skipBlanks();
    return next_ < data_.size() &&
           std::string_view("+-.0123456789").find(data_[next_]) != std::string_view::npos;
  }
  std::optional<Point> point(bool relative) {
    const auto x = number();
    const auto y = x ? number() : std::nullopt;
    if (!y) return std::nullopt;
    const Point base = relative ? at_ : Point{};
    return Point{base.x + *x * unit_, base.y + *y * unit_};
  }

  // Reads a command's numbers, as often as they are repeated; false where it can't be read on, or
  // not any more.
  bool run(char command) {
    const bool relative = command >= 'a';
    const char kind = relative ? static_cast<char>(command - 'a' + 'A') : command;
    if (kind == 'Z') {
      add({PathStep::Kind::kClose, {}, {}, {}}, begin_);
      return steps_.size() <= kMaxPathSteps;
    }
    bool first = true;
    do {
      if (!step(first || kind != 'M' ? kind : 'L', relative)) return false;
      if (steps_.size() > kMaxPathSteps) return false;
      first = false;
    } while (numberFollows());
    return true;
  }

  bool step(char kind, bool relative) {
    switch (kind) {
      case 'M':
      case 'L': {
        const auto to = point(relative);
        if (!to) return false;
        add({kind == 'M' ? PathStep::Kind::kMove : PathStep::Kind::kLine, {}, {}, *to}, *to);
        if (kind == 'M') begin_ = *to;
        return true;
      }
      case 'H':
      case 'V':
        return straight(kind == 'H' ? &Point::x : &Point::y, relative);
      case 'C':
      case 'S':
        return cubic(kind == 'S', relative);
      case 'Q':
      case 'T':
        return quadratic(kind == 'T', relative);
      case 'A':
        return arc(relative);
      default:
        return false;
    }
  }

  bool straight(double Point::*axis, bool relative) {
    const auto value = number();
    if (!value) return false;
    Point to = at_;
    to.*axis = (relative ? at_.*axis : 0) + *value * unit_;
    add({PathStep::Kind::kLine, {}, {}, to}, to);
    return true;
  }

  bool cubic(bool smooth, bool relative) {
    const auto first = smooth ? std::optional(mirrored(cubicControl_)) : point(relative);
    const auto second = point(relative), to = point(relative);
    if (!first || !second || !to) return false;
    add({PathStep::Kind::kCurve, *first, *second, *to}, *to);
    cubicControl_ = *second;
    return true;
  }

  bool quadratic(bool smooth, bool relative) {
    const auto control = smooth ? std::optional(mirrored(quadraticControl_)) : point(relative);
    const auto to = point(relative);
    if (!control || !to) return false;
    auto toward = [&](Point from) {
      return Point{from.x + (control->x - from.x) * 2 / 3, from.y + (control->y - from.y) * 2 / 3};
    };
    add({PathStep::Kind::kCurve, toward(at_), toward(*to), *to}, *to);
    quadraticControl_ = *control;
    return true;
  }

  // The control point that continues without a bend; the point itself where nothing came before.
  Point mirrored(const std::optional<Point>& control) const {
    return control ? Point{2 * at_.x - control->x, 2 * at_.y - control->y} : at_;
  }

  bool arc(bool relative) {
    const auto rx = number(), ry = number(), turn = number();
    if (!rx || !ry || !turn) return false;
    const auto large = flag();
    const auto sweep = large ? flag() : std::nullopt;
    const auto to = sweep ? point(relative) : std::nullopt;
    if (!to) return false;
    addArc(std::abs(*rx) * unit_, std::abs(*ry) * unit_, *turn * std::numbers::pi / 180, *large,
           *sweep, *to);
    return true;
  }

  // SVG 1.1, F.6.5: from the ends of an arc to its centre, then curves of at most a quarter.
  void addArc(double rx, double ry, double turn, bool large, bool sweep, Point to) {
    // Squares of smaller radii would be zero, too.
    constexpr double kSmallest = 1e-100;
    const Point from = at_;
    if (rx < kSmallest || ry < kSmallest || from == to) {
      return add({PathStep::Kind::kLine, {}, {}, to}, to);
    }
    const double c = std::cos(turn), s = std::sin(turn);
    const double dx = (from.x - to.x) / 2, dy = (from.y - to.y) / 2;
    const double x = c * dx + s * dy, y = c * dy - s * dx;
    const double stretch = std::sqrt(x * x / (rx * rx) + y * y / (ry * ry));
    if (stretch > 1) {
      rx *= stretch;
      ry *= stretch;
    }
    const double across = rx * rx * y * y + ry * ry * x * x;
    const double off =
        std::sqrt(std::max(0.0, rx * rx * ry * ry / across - 1)) * (large == sweep ? -1 : 1);
    const double cx = off * rx * y / ry, cy = -off * ry * x / rx;
    const Point center = {c * cx - s * cy + (from.x + to.x) / 2,
                          s * cx + c * cy + (from.y + to.y) / 2};
    const double begin = std::atan2((y - cy) / ry, (x - cx) / rx);
    double sweepAngle = std::atan2((-y - cy) / ry, (-x - cx) / rx) - begin;
    if (sweep && sweepAngle < 0) sweepAngle += 2 * std::numbers::pi;
    if (!sweep && sweepAngle > 0) sweepAngle -= 2 * std::numbers::pi;
    const int pieces = std::max(
        1, static_cast<int>(std::ceil(std::abs(sweepAngle) * 2 / std::numbers::pi - 1e-9)));
    const double each = sweepAngle / pieces, reach = 4.0 / 3 * std::tan(each / 4);
    auto placed = [&](double px, double py) {
      return Point{center.x + c * rx * px - s * ry * py, center.y + s * rx * px + c * ry * py};
    };
    for (int i = 0; i < pieces; ++i) {
      const double a = begin + i * each, b = a + each;
      const Point end = i + 1 == pieces ? to : placed(std::cos(b), std::sin(b));
      add({PathStep::Kind::kCurve,
           placed(std::cos(a) - reach * std::sin(a), std::sin(a) + reach * std::cos(a)),
           placed(std::cos(b) + reach * std::sin(b), std::sin(b) - reach * std::cos(b)), end},
          end);
    }
  }

  void add(const PathStep& step, Point to) {
    steps_.push_back(step);
    at_ = to;
    cubicControl_.reset();
    quadraticControl_.reset();
  }

  std::string_view data_;
  double unit_;
  std::size_t next_ = 0;
  Point at_, begin_;
  std::optional<Point> cubicControl_, quadraticControl_;
  std::vector<PathStep> steps_;
};

}  // namespace

Checked<std::vector<PathStep>> parsePath(std::string_view data, double unit) {
  return PathParser(data, unit).parse();
}

}  // namespace raindelay::deck
