#pragma once

#include <yaml-cpp/yaml.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The positions in the text of what yaml-cpp has read, for code that changes a few bytes of it.
// Only the .cpp files of this folder include this; like yaml-cpp, some of it throws
// YAML::Exception.
namespace raindelay::deck {

/// The text as yaml-cpp counts its positions: without a byte order mark.
std::string_view withoutMark(std::string_view yaml);

/// From the first byte to behind the last one.
struct TextSpan {
  std::size_t begin, end;
};

/// Behind the bracket that closes the one at `begin`, or nothing.
std::optional<std::size_t> behindBrackets(std::string_view yaml, std::size_t begin);

/// The position of a value that is a text on one line, or a list or map in brackets on one line.
std::optional<TextSpan> spanOf(std::string_view yaml, const YAML::Node& value);

/// Where a line ends, and what is written there; what the file ends with without that is "\n".
struct LineEnd {
  std::size_t at;
  std::string_view bytes;
};

/// The end of the line that this byte is on.
LineEnd lineEndBehind(std::string_view yaml, std::size_t at);

/// The map that begins at a byte of a document, and the way to it.
class MapFinder {
 public:
  explicit MapFinder(std::size_t offset) : offset_(offset) {}

  bool find(const YAML::Node& node);

  YAML::Node map;
  std::vector<std::size_t> path;  ///< of each list or map on the way, which child

 private:
  std::size_t offset_;
  int nodes_ = 0;
};

/// The node that a MapFinder's path leads to in another document of the same shape.
YAML::Node atPath(const YAML::Node& root, const std::vector<std::size_t>& path);

/// Compares two documents but for one key of the map that the path leads to.
class Comparison {
 public:
  Comparison(const std::vector<std::size_t>& path, std::string_view key) : path_(path), key_(key) {}

  bool same(const YAML::Node& a, const YAML::Node& b) { return same(a, b, 0, true); }

 private:
  bool same(const YAML::Node& a, const YAML::Node& b, std::size_t depth, bool onPath);
  bool leads(bool onPath, std::size_t depth, std::size_t child) const;
  bool sameMap(const YAML::Node& a, const YAML::Node& b, std::size_t depth, bool onPath);

  const std::vector<std::size_t>& path_;
  std::string_view key_;
  int nodes_ = 0;
};

/// Returns true if two values say the same.
bool sameValue(const YAML::Node& a, const YAML::Node& b);

}  // namespace raindelay::deck
