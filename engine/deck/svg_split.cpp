#include "deck/svg_split.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <optional>
#include <vector>

#include "deck/picture.h"

namespace raindelay::deck {
namespace {

constexpr std::size_t kMostParts = 400;
constexpr double kTouching = 1e-6;

// One "M … z" of a path: its text and the points that it cannot reach beyond.
struct Part {
  std::string_view text;
  std::vector<Point> points;
};

// Takes a path's data apart; nothing for what it doesn't know.
class PathReader {
 public:
  explicit PathReader(std::string_view data) : data_(data) {}

  std::optional<std::vector<Part>> parts() {
    skipBlanks();
    while (next_ < data_.size()) {
      const char command = data_[next_];
      if (command == 'M') begin();
      ++next_;
      if (parts_.empty() || !run(command)) return std::nullopt;
      skipBlanks();
      if (next_ < data_.size() && closed_ && data_[next_] != 'M') return std::nullopt;
    }
    finish(data_.size());
    return std::move(parts_);
  }

 private:
  void begin() {
    finish(next_);
    parts_.push_back({data_.substr(next_), {}});
    begun_ = next_;
    closed_ = false;
  }
  void finish(std::size_t end) {
    if (!parts_.empty()) parts_.back().text = data_.substr(begun_, end - begun_);
  }

  void skipBlanks() {
    while (next_ < data_.size() && (data_[next_] == ' ' || data_[next_] == ',' ||
                                    data_[next_] == '\n' || data_[next_] == '\t')) {
      ++next_;
    }
  }

  std::optional<double> number() {
    skipBlanks();
    double value = 0;
    const char* const begin = data_.data() + next_;
    auto [end, problem] = std::from_chars(begin, data_.data() + data_.size(), value);
    if (problem != std::errc()) return std::nullopt;
    next_ += static_cast<std::size_t>(end - begin);
    return value;
  }
  bool numberFollows() {
    skipBlanks();
    return next_ < data_.size() &&
           std::string_view("+-.0123456789").find(data_[next_]) != std::string_view::npos;
  }

  // Reads a command's numbers, as often as they are repeated, and notes its points.
  bool run(char command) {
    const bool relative = command >= 'a';
    switch (command) {
      case 'z':
      case 'Z':
        closed_ = true;
        return true;
      case 'M':
      case 'L':
      case 'l':
        return points(1, relative);
      case 'Q':
      case 'q':
        return points(2, relative);
      case 'C':
      case 'c':
        return points(3, relative);
      case 'H':
      case 'h':
        return straight(&Point::x, relative);
      case 'V':
      case 'v':
        return straight(&Point::y, relative);
      default:
        return false;
    }
  }

  bool points(int each, bool relative) {
    do {
      const Point from = relative ? at_ : Point{};
      for (int i = 0; i < each; ++i) {
        const auto x = number();
        const auto y = number();
        if (!x || !y) return false;
        at_ = {from.x + *x, from.y + *y};
        parts_.back().points.push_back(at_);
      }
    } while (numberFollows());
    return true;
  }

  bool straight(double Point::*axis, bool relative) {
    do {
      const auto value = number();
      if (!value) return false;
      at_.*axis = relative ? at_.*axis + *value : *value;
      parts_.back().points.push_back(at_);
    } while (numberFollows());
    return true;
  }

  std::string_view data_;
  std::size_t next_ = 0, begun_ = 0;
  bool closed_ = false;
  Point at_;
  std::vector<Part> parts_;
};

double cross(Point o, Point a, Point b) {
  return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
}

// The convex hull, by Andrew's monotone chain.
std::vector<Point> hullOf(std::vector<Point> points) {
  std::sort(points.begin(), points.end(),
            [](Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
  points.erase(std::unique(points.begin(), points.end()), points.end());
  if (points.size() < 3) return points;
  std::vector<Point> hull;
  for (int pass = 0; pass < 2; ++pass) {
    const std::size_t first = hull.size();
    for (const Point& p : points) {
      while (hull.size() >= first + 2 && cross(hull[hull.size() - 2], hull.back(), p) <= 0) {
        hull.pop_back();
      }
      hull.push_back(p);
    }
    hull.pop_back();
    std::reverse(points.begin(), points.end());
  }
  return hull;
}

// True if one of a's sides has all of b beyond it; touching counts as apart.
bool sideSeparates(const std::vector<Point>& a, const std::vector<Point>& b) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    const Point from = a[i], to = a[(i + 1) % a.size()];
    if (std::all_of(b.begin(), b.end(), [&](Point p) { return cross(from, to, p) <= kTouching; })) {
      return true;
    }
  }
  return false;
}

bool apart(const std::vector<Point>& a, const std::vector<Point>& b) {
  return a.size() >= 3 && b.size() >= 3 && (sideSeparates(a, b) || sideSeparates(b, a));
}

// The data of the paths that the parts make: those that overlap stay together.
std::vector<std::string> grouped(const std::vector<Part>& parts) {
  std::vector<std::vector<Point>> hulls;
  for (const Part& part : parts) hulls.push_back(hullOf(part.points));
  std::vector<std::size_t> group(parts.size());
  std::iota(group.begin(), group.end(), std::size_t{0});
  for (std::size_t i = 0; i < parts.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (group[i] == group[j] || apart(hulls[i], hulls[j])) continue;
      std::replace(group.begin(), group.end(), std::size_t{group[i]}, std::size_t{group[j]});
    }
  }
  std::vector<std::string> paths(parts.size());
  for (std::size_t i = 0; i < parts.size(); ++i) paths[group[i]] += parts[i].text;
  paths.erase(std::remove(paths.begin(), paths.end(), std::string()), paths.end());
  return paths;
}

// True if the tag sets a stroke; stroke-linejoin and the like alone paint nothing.
bool strokes(std::string_view tag) {
  return tag.find("stroke=") != std::string_view::npos ||
         tag.find("stroke:") != std::string_view::npos;
}

// A "<path …/>" as several, or as it is.
std::string apartTag(std::string_view tag) {
  const std::size_t key = tag.find(" d=");
  if (key == std::string_view::npos || strokes(tag) || tag.find(" id=") != std::string_view::npos ||
      !tag.ends_with("/>")) {
    return std::string(tag);
  }
  const std::size_t begin = key + 4;
  const std::size_t end =
      begin <= tag.size() ? tag.find(tag[begin - 1], begin) : std::string_view::npos;
  if (end == std::string_view::npos) return std::string(tag);
  const auto parts = PathReader(tag.substr(begin, end - begin)).parts();
  if (!parts || parts->size() < 2 || parts->size() > kMostParts) return std::string(tag);
  std::string tags;
  for (const std::string& data : grouped(*parts)) {
    tags.append(tag.substr(0, begin)).append(data).append(tag.substr(end));
  }
  return tags;
}

// True if a group hands down a stroke, or anything measures whole paths.
bool mustStayWhole(std::string_view svg) {
  if (svg.find("url(") != std::string_view::npos) return true;
  for (std::string_view outer : {"<g", "<svg"}) {
    for (std::size_t at = svg.find(outer); at != std::string_view::npos;
         at = svg.find(outer, at + 1)) {
      const std::string_view tag = svg.substr(at, svg.find('>', at) - at);
      if (strokes(tag)) return true;
    }
  }
  return false;
}

}  // namespace

std::string withPartsApart(std::string_view svg) {
  if (mustStayWhole(svg)) return std::string(svg);
  std::string result;
  while (true) {
    const std::size_t begin = svg.find("<path ");
    const std::size_t end =
        begin == std::string_view::npos ? std::string_view::npos : svg.find('>', begin);
    if (end == std::string_view::npos) return result.append(svg);
    result.append(svg.substr(0, begin)).append(apartTag(svg.substr(begin, end + 1 - begin)));
    svg.remove_prefix(end + 1);
  }
}

}  // namespace raindelay::deck
