#include <algorithm>
#include <optional>

#include "deck/edit.h"
#include "deck/utf8.h"
#include "deck/words.h"
#include "deck/yaml.h"

namespace raindelay::deck {
namespace {

using Node = YAML::Node;

// A file in which lists stand for each other can be larger than what is written.
constexpr int kMostNodes = 100'000;
constexpr int kDeepest = 64;

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

// Goes through a document and back to a place in it.
struct Found {
  Node element;
  std::vector<std::size_t> path;  // of each list or map on the way, which child
};

class Finder {
 public:
  explicit Finder(std::size_t offset) : offset_(offset) {}

  bool find(const Node& node) {
    if (++nodes_ > kMostNodes || path.size() > kDeepest) return false;
    if (node.IsMap() && offsetOf(node) == offset_) {
      element.reset(node);
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

  Node element;
  std::vector<std::size_t> path;

 private:
  std::size_t offset_;
  int nodes_ = 0;
};

// Whether two documents say the same but for one key of the map that the path leads to.
class Comparison {
 public:
  Comparison(const std::vector<std::size_t>& path, std::string_view key) : path_(path), key_(key) {}

  bool same(const Node& a, const Node& b, std::size_t depth = 0, bool onPath = true) {
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

 private:
  bool leads(bool onPath, std::size_t depth, std::size_t child) const {
    return onPath && depth < path_.size() && path_[depth] == child;
  }

  bool sameMap(const Node& a, const Node& b, std::size_t depth, bool onPath) {
    const bool changed = onPath && depth == path_.size();
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

  const std::vector<std::size_t>& path_;
  std::string_view key_;
  int nodes_ = 0;
};

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

// Behind the bracket that closes the one at `begin`, or nothing.
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

struct Span {
  std::size_t begin, end;
};

// Where a value stands if it is a text on one line or a list in brackets.
std::optional<Span> spanOf(std::string_view yaml, const Node& value) {
  const std::size_t begin = offsetOf(value);
  if (begin >= yaml.size()) return std::nullopt;
  std::optional<std::size_t> end;
  if (value.IsSequence()) {
    if (yaml[begin] == '[') end = behindBrackets(yaml, begin);
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
  return Span{begin, *end};
}

// A document, and what is tried with it.
class Editor {
 public:
  Editor(std::string_view yaml, std::size_t offset, std::string_view key)
      : yaml_(yaml),
        key_(key),
        root_(YAML::Load(std::string(yaml))),
        finder_(offset),
        found_(finder_.find(root_)) {}

  Result<std::string> with(std::string_view value) const {
    if (!found_) return Error{"The element isn't there any more."};
    if (const Node old = finder_.element[std::string(key_)]) {
      const auto span = spanOf(yaml_, old);
      if (!span) return severalLines();
      return exchanged(*span, "", value, quoteOf(span->begin));
    }
    const auto place = placeForKey();
    if (!place) return severalLines();
    return exchanged({place->at, place->at}, place->before, value, 0);
  }

  Result<std::string> without() const {
    if (!found_) return Error{"The element isn't there any more."};
    for (const auto& entry : finder_.element) {
      if (entry.first.Scalar() != key_) continue;
      const auto span = spanOf(yaml_, entry.second);
      if (!span) return severalLines();
      const std::string changed = removed(offsetOf(entry.first), span->end);
      return saysOnly(changed, std::nullopt) ? Result<std::string>(changed) : severalLines();
    }
    return std::string(yaml_);
  }

 private:
  struct Place {
    std::size_t at;
    std::string before;
  };

  Error severalLines() const {
    return Error{inQuotes(key_) +
                 " is written in a way that can only be changed in deck.yaml itself (line " +
                 std::to_string(lineOf(finder_.element)) + ")."};
  }

  char quoteOf(std::size_t begin) const {
    return yaml_[begin] == '"' || yaml_[begin] == '\'' ? yaml_[begin] : '\0';
  }

  // The value as it was quoted before, else bare, else in double quotes: the first that is
  // understood as meant.
  Result<std::string> exchanged(Span span, const std::string& before, std::string_view value,
                                char quote) const {
    std::vector<std::string> ways;
    const bool list = value.starts_with('[');
    if (list || quote == '\0') ways.emplace_back(value);
    if (!list && quote == '\'' && value.find_first_of("'\n") == std::string_view::npos) {
      ways.push_back('\'' + std::string(value) + '\'');
    }
    if (!list) ways.push_back(yamlText(value));
    for (const std::string& way : ways) {
      std::string changed(yaml_.substr(0, span.begin));
      changed += before + way;
      changed += yaml_.substr(span.end);
      if (saysOnly(changed, value)) return changed;
    }
    return severalLines();
  }

  // Whether the changed text says the same but for the key, and there the value.
  bool saysOnly(const std::string& changed, std::optional<std::string_view> value) const {
    try {
      const Node after = YAML::Load(changed);
      if (!Comparison(finder_.path, key_).same(root_, after)) return false;
      Node element = after;
      for (const std::size_t child : finder_.path) {
        auto it = element.begin();
        std::advance(it, static_cast<std::ptrdiff_t>(child));
        element.reset(element.IsMap() ? Node(it->second) : Node(*it));
      }
      const Node said = element[std::string(key_)];
      if (!value || !said) return !value && !said;
      if (value->starts_with('[')) return said.IsSequence();
      return said.IsScalar() && said.Scalar() == *value;
    } catch (const YAML::Exception&) {
      return false;
    }
  }

  // Behind the last key of a map in braces, or in a line of its own below the first key.
  std::optional<Place> placeForKey() const {
    const std::size_t begin = offsetOf(finder_.element);
    const std::string written = std::string(key_) + ": ";
    if (yaml_[begin] == '{') {
      auto end = behindBrackets(yaml_, begin);
      if (!end) return std::nullopt;
      std::size_t at = *end - 1;
      while (at > begin + 1 &&
             std::string_view(" \n\r\t,").find(yaml_[at - 1]) != std::string_view::npos)
        --at;
      return Place{at, (at > begin + 1 ? ", " : "") + written};
    }
    for (const auto& entry : finder_.element) {
      const auto span = spanOf(yaml_, entry.second);
      if (!span) continue;
      const std::size_t line = yaml_.rfind('\n', begin) + 1;  // npos + 1 is 0
      std::size_t at = std::min(yaml_.find('\n', span->end), yaml_.size());
      std::string lineEnd = "\n";
      if (at > 0 && at < yaml_.size() && yaml_[at - 1] == '\r') {
        --at;
        lineEnd = "\r\n";
      }
      return Place{at, lineEnd + std::string(begin - line, ' ') + written};
    }
    return std::nullopt;
  }

  // Without the bytes of a key and its value, and without the comma or line that they leave.
  std::string removed(std::size_t begin, std::size_t end) const {
    if (yaml_[offsetOf(finder_.element)] == '{') {
      std::size_t before = begin, after = end;
      while (before > 0 && yaml_[before - 1] == ' ') --before;
      if (before > 0 && yaml_[before - 1] == ',') {
        begin = before - 1;
      } else {
        while (after < yaml_.size() && yaml_[after] == ' ') ++after;
        if (after < yaml_.size() && yaml_[after] == ',') ++after;
        while (after < yaml_.size() && yaml_[after] == ' ') ++after;
        end = after;
      }
    } else if (begin != offsetOf(finder_.element)) {
      begin = yaml_.rfind('\n', begin) + 1;
      end = std::min(yaml_.find('\n', end), yaml_.size() - 1) + 1;
    }
    std::string out(yaml_.substr(0, begin));
    return out += yaml_.substr(end);
  }

  std::string_view yaml_;
  std::string_view key_;
  Node root_;
  Finder finder_;
  bool found_;
};

// Positions of YAML don't count a byte order mark.
std::string_view withoutMark(std::string_view yaml) {
  return yaml.substr(yaml.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0);
}

template <typename Change>
Result<std::string> changed(std::string_view yaml, Change change) {
  try {
    const std::string_view content = withoutMark(yaml);
    Result<std::string> made = change(content);
    if (!made) return made;
    return std::string(yaml.substr(0, yaml.size() - content.size())) + *made;
  } catch (const YAML::Exception& trouble) {
    return Error{"deck.yaml, line " + std::to_string(trouble.mark.line + 1) + ": " + trouble.msg +
                 "."};
  }
}

}  // namespace

std::vector<WrittenProperty> propertiesOf(std::string_view yaml, std::size_t offset) {
  std::vector<WrittenProperty> properties;
  try {
    yaml = withoutMark(yaml);
    Finder finder(offset);
    if (!finder.find(YAML::Load(std::string(yaml)))) return {};
    for (const auto& entry : finder.element) {
      const auto span = spanOf(yaml, entry.second);
      WrittenProperty property{entry.first.Scalar(), {}, span.has_value()};
      if (entry.second.IsScalar()) {
        property.value = entry.second.Scalar();
      } else if (span) {
        property.value = yaml.substr(span->begin, span->end - span->begin);
      }
      properties.push_back(std::move(property));
    }
  } catch (const YAML::Exception&) {
    return {};
  }
  return properties;
}

Result<std::string> withProperty(std::string_view yaml, std::size_t offset, std::string_view key,
                                 std::string_view value) {
  return changed(
      yaml, [&](std::string_view content) { return Editor(content, offset, key).with(value); });
}

Result<std::string> withoutProperty(std::string_view yaml, std::size_t offset,
                                    std::string_view key) {
  return changed(yaml,
                 [&](std::string_view content) { return Editor(content, offset, key).without(); });
}

}  // namespace raindelay::deck
