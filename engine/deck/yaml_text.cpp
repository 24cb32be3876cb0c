#include "deck/yaml_text.h"

#include <algorithm>
#include <iterator>

#include "deck/yaml.h"

namespace raindelay::deck {
namespace {

using Node = YAML::Node;

// A file in which lists stand for each other can be larger than what is written.
constexpr int kMostNodes = 100'000;
constexpr std::size_t kDeepest = 64;

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

// Behind the quote that closes the one at `begin`, or nothing.
std::optional<std::size_t> behindQuotes(std::string_view yaml, std::size_t begin) {
  const char quote = yaml[begin];
  for (std::size_t i = begin + 1; i < yaml.size(); ++i) {
    if (quote == '"' && yaml[i] == '\\') {
      ++i;
    } else if (yaml[i] == quote) {
      if (quote == '"' || i + 1 == yaml.size() || yaml[i + 1] != quote) return i + 1;
      ++i;
    }
  }
  return std::nullopt;
}

}  // namespace

std::string_view withoutMark(std::string_view yaml) {
  return yaml.substr(yaml.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0);
}

std::optional<std::size_t> behindBrackets(std::string_view yaml, std::size_t begin) {
  int open = 0;
  for (std::size_t i = begin; i < yaml.size(); ++i) {
    const char c = yaml[i];
    const bool starts =
        i > 0 && std::string_view(" \n\r\t[{,:").find(yaml[i - 1]) != std::string_view::npos;
    if ((c == '"' || c == '\'') && starts) {
      const auto end = behindQuotes(yaml, i);
      if (!end) return std::nullopt;
      i = *end - 1;
    } else if (c == '#' && starts) {
      i = std::min(yaml.find('\n', i), yaml.size()) - 1;
    } else if (c == '[' || c == '{') {
      ++open;
    } else if ((c == ']' || c == '}') && --open == 0) {
      return i + 1;
    }
  }
  return std::nullopt;
}

std::optional<TextSpan> spanOf(std::string_view yaml, const Node& value) {
  const std::size_t begin = offsetOf(value);
  if (begin >= yaml.size()) return std::nullopt;
  std::optional<std::size_t> end;
  if (value.IsSequence() || value.IsMap()) {
    if (yaml[begin] == (value.IsMap() ? '{' : '[')) end = behindBrackets(yaml, begin);
  } else if (value.IsScalar()) {
    if (yaml[begin] == '"' || yaml[begin] == '\'') {
      end = behindQuotes(yaml, begin);
    } else if (!value.Scalar().empty() && yaml.substr(begin).starts_with(value.Scalar())) {
      end = begin + value.Scalar().size();
    }
  }
  if (!end || yaml.substr(begin, *end - begin).find('\n') != std::string_view::npos) {
    return std::nullopt;
  }
  return TextSpan{begin, *end};
}

LineEnd lineEndBehind(std::string_view yaml, std::size_t at) {
  const std::size_t end = std::min(yaml.find('\n', at), yaml.size());
  if (end > 0 && end < yaml.size() && yaml[end - 1] == '\r') return {end - 1, "\r\n"};
  return {end, "\n"};
}

bool MapFinder::find(const Node& node) {
  if (++nodes_ > kMostNodes || path.size() > kDeepest) return false;
  if (node.IsMap() && offsetOf(node) == offset_) {
    map.reset(node);
    return true;
  }
  if (!node.IsMap() && !node.IsSequence()) return false;
  std::size_t child = 0;
  for (auto it = node.begin(); it != node.end(); ++it, ++child) {
    path.push_back(child);
    if (find(node.IsMap() ? Node(it->second) : Node(*it))) return true;
    path.pop_back();
  }
  return false;
}

Node atPath(const Node& root, const std::vector<std::size_t>& path) {
  Node node = root;
  for (const std::size_t child : path) {
    auto it = node.begin();
    std::advance(it, static_cast<std::ptrdiff_t>(child));
    node.reset(node.IsMap() ? Node(it->second) : Node(*it));
  }
  return node;
}

bool Comparison::same(const Node& a, const Node& b, std::size_t depth, bool onPath) {
  if (++nodes_ > kMostNodes || depth > kDeepest || a.Type() != b.Type()) return false;
  if (a.IsScalar()) return a.Scalar() == b.Scalar();
  if (a.IsSequence()) {
    if (a.size() != b.size()) return false;
    auto other = b.begin();
    std::size_t child = 0;
    for (auto it = a.begin(); it != a.end(); ++it, ++other, ++child) {
      if (!same(*it, *other, depth + 1, leads(onPath, depth, child))) return false;
    }
  }
  return !a.IsMap() || sameMap(a, b, depth, onPath);
}

bool Comparison::leads(bool onPath, std::size_t depth, std::size_t child) const {
  return onPath && depth < path_.size() && path_[depth] == child;
}

bool Comparison::sameMap(const Node& a, const Node& b, std::size_t depth, bool onPath) {
  const bool changed = onPath && depth == path_.size() && !key_.empty();
  auto left = a.begin();
  auto right = b.begin();
  for (std::size_t child = 0;; ++left, ++right, ++child) {
    if (changed && left != a.end() && left->first.Scalar() == key_) ++left;
    if (changed && right != b.end() && right->first.Scalar() == key_) ++right;
    if (left == a.end() || right == b.end()) return left == a.end() && right == b.end();
    if (left->first.Scalar() != right->first.Scalar() ||
        !same(left->second, right->second, depth + 1, leads(onPath, depth, child))) {
      return false;
    }
  }
}

bool sameValue(const Node& a, const Node& b) {
  static const std::vector<std::size_t> kNowhere;
  return Comparison(kNowhere, "").same(a, b);
}

}  // namespace raindelay::deck
