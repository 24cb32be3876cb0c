#include "deck/svg_measure.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

#include "deck/geometry.h"
#include "deck/svg_nodes.h"

namespace raindelay::deck::svg {
namespace {

Point mirrored(Point point, Point at) {
  return {2 * at.x - point.x, 2 * at.y - point.y};
}

std::size_t argumentsOf(char lower) {
  switch (lower) {
    case 'h':
    case 'v':
      return 1;
    case 'm':
    case 'l':
    case 't':
      return 2;
    case 's':
    case 'q':
      return 4;
    case 'c':
      return 6;
    case 'a':
      return 7;
    default:
      return 0;
  }
}

// Goes along path data.
class OutlineMeter {
 public:
  explicit OutlineMeter(std::string_view data) : data_(data) {}

  Outline measure() {
    while (takeCommand() && takeArguments()) step();
    return outline_;
  }

 private:
  // The next one, or the last again where numbers follow.
  bool takeCommand() {
    while (true) {
      data_.remove_prefix(std::min(data_.find_first_not_of(", \t\r\n"), data_.size()));
      if (data_.empty()) return false;
      if (std::isalpha(static_cast<unsigned char>(data_[0])) == 0) return lower_ != 'z';
      relative_ = data_[0] >= 'a';
      lower_ = static_cast<char>(std::tolower(static_cast<unsigned char>(data_[0])));
      data_.remove_prefix(1);
      if (lower_ != 'z') return true;
      through({start_});
    }
  }

  bool takeArguments() {
    const std::size_t count = argumentsOf(lower_);
    for (std::size_t i = 0; i < count; ++i) {
      const bool flag = lower_ == 'a' && (i == 3 || i == 4);
      data_.remove_prefix(std::min(data_.find_first_not_of(", \t\r\n"), data_.size()));
      std::string_view digit = data_.substr(0, 1);
      const auto number = takeNumber(flag ? digit : data_);
      if (flag && !data_.empty()) data_.remove_prefix(1);
      if (!number) return false;
      arguments_[i] = *number;
    }
    return count > 0;
  }

  [[nodiscard]] Point pointAt(std::size_t i) const {
    const Point point{arguments_[i], arguments_[i + 1]};
    return relative_ ? Point{at_.x + point.x, at_.y + point.y} : point;
  }

  void step() {
    const Point mirror = mirrored(control_, at_);
    switch (lower_) {
      case 'm':
        at_ = start_ = control_ = pointAt(0);
        lower_ = 'l';
        return;
      case 'h':
        return through({Point{arguments_[0] + (relative_ ? at_.x : 0), at_.y}});
      case 'v':
        return through({Point{at_.x, arguments_[0] + (relative_ ? at_.y : 0)}});
      case 'q':
        return through({pointAt(0), pointAt(2)});
      case 's':
        return through({mirror, pointAt(0), pointAt(2)});
      case 't':
        return through({mirror, pointAt(0)});
      case 'c':
        return through({pointAt(0), pointAt(2), pointAt(4)});
      case 'a':
        if (arguments_[3] != 0) {  // the long way round
          outline_.length +=
              2 * std::numbers::pi * std::max(std::abs(arguments_[0]), std::abs(arguments_[1]));
        }
        return through({pointAt(5)});
      default:
        return through({pointAt(0)});
    }
  }

  // Goes by points, the last of which it stays at. (What mirrors a control point behind a line,
  // where there is none, comes out too long.)
  void through(const std::vector<Point>& points) {
    ++outline_.pieces;
    for (const Point& point : points) {
      outline_.length += std::hypot(point.x - at_.x, point.y - at_.y);
      outline_.reach = std::max({outline_.reach, std::abs(point.x), std::abs(point.y)});
      control_ = std::exchange(at_, point);
    }
  }

  std::string_view data_;
  Outline outline_;
  char lower_ = 'm';
  bool relative_ = false;
  Point at_, start_, control_;
  std::array<double, 7> arguments_{};
};

}  // namespace

long numbersIn(std::string_view data) {
  long numbers = 0;
  bool within = false;
  for (const char c : data) {
    const bool part = (c >= '0' && c <= '9') || c == '.';
    if (part && !within) ++numbers;
    within = part;
  }
  return numbers;
}

double largestOf(std::string_view numbers) {
  double largest = 0;
  while (const auto number = takeNumber(numbers)) largest = std::max(largest, *number);
  return largest;
}

Outline outlineOf(std::string_view data) {
  return OutlineMeter(data).measure();
}

double growthBy(std::string_view transforms) {
  double growth = 1;
  for (std::size_t open = transforms.find('('); open != std::string_view::npos;
       open = transforms.find('(')) {
    const std::string_view before = trimmed(transforms.substr(0, open));
    const std::string_view name = before.substr(before.find_last_of(",) \t\r\n") + 1);
    transforms.remove_prefix(open + 1);
    std::vector<double> numbers;
    while (const auto number = takeNumber(transforms)) numbers.push_back(*number);
    double times = 1;
    if (name == "matrix" && numbers.size() == 6) {
      times = std::max(std::hypot(numbers[0], numbers[1]), std::hypot(numbers[2], numbers[3]));
    } else if (name.starts_with("scale")) {
      times = 0;
      for (const double number : numbers) times = std::max(times, std::abs(number));
    } else if (name.starts_with("skew")) {
      constexpr double kDegree = std::numbers::pi / 180;
      for (const double angle : numbers) times += std::abs(std::tan(angle * kDegree));
    }
    growth *= times;
  }
  return growth;
}

std::optional<double> lengthOf(std::string_view text, double font, double whole) {
  const auto number = takeNumber(text);
  if (!number) return std::nullopt;
  constexpr double kInch = 96;
  const std::pair<std::string_view, double> units[] = {
      {"%", whole / 100},   {"em", font},         {"ex", font},       {"in", kInch},
      {"cm", kInch / 2.54}, {"mm", kInch / 25.4}, {"pt", kInch / 72}, {"pc", kInch / 6}};
  for (const auto& [unit, size] : units) {
    if (text.starts_with(unit)) return std::max(0.0, *number * size);
  }
  return std::max(0.0, *number);
}

}  // namespace raindelay::deck::svg
