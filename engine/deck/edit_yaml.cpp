#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

#include "deck/edit.h"
#include "deck/problem_kinds.h"
#include "deck/utf8.h"
#include "deck/words.h"
#include "deck/yaml.h"
#include "deck/yaml_text.h"

namespace raindelay::deck {
namespace {

using Node = YAML::Node;

// True if a value is a list or a map in brackets, or a text that may begin with one.
bool inBrackets(std::string_view key, std::string_view value) {
  const KeyInfo* info = keyOf(KeyOwner::kStyle, key);
  return info != nullptr && isListed(info->kind) &&
         (value.starts_with('[') || value.starts_with('{'));
}

// A document, and what is tried with it.
class Editor {
 public:
  Editor(std::string_view yaml, std::size_t offset, std::string_view key)
      : yaml_(yaml),
        key_(key),
        root_(loadYaml(yaml)),
        finder_(offset),
        found_(finder_.find(root_)) {}

  // `flow`: the value is a list or a map in brackets.
  Checked<std::string> with(std::string_view value, bool flow) const {
    if (!found_) return gone();
    const Says says = [value, flow](const Node& said) {
      if (flow) return sameValue(said, loadYaml(value));
      return said.IsScalar() && said.Scalar() == value;
    };
    if (const Node old = finder_.map[std::string(key_)]) {
      const auto span = spanOf(yaml_, old);
      if (!span) return severalLines();
      return exchanged(*span, "", value, flow, says);
    }
    const auto place = placeForKey();
    if (!place) return severalLines();
    return exchanged({place->at, place->at}, place->before, value, flow, says);
  }

  Checked<std::string> withItem(std::size_t item, std::string_view value) const {
    if (!found_) return gone();
    const Node old = finder_.map[std::string(key_)];
    if (!old || !old.IsSequence() || item >= old.size()) return gone();
    const auto span = spanOf(yaml_, old[item]);
    if (!span) return severalLines();
    return exchanged(*span, "", value, false, [&](const Node& said) {
      if (!said.IsSequence() || said.size() != old.size()) return false;
      for (std::size_t i = 0; i < said.size(); ++i) {
        const bool right = i == item ? said[i].IsScalar() && said[i].Scalar() == value
                                     : sameValue(said[i], old[i]);
        if (!right) return false;
      }
      return true;
    });
  }

  // The list of the key with a further entry, which is written in braces.
  Checked<std::string> withEntry(std::string_view entry) const {
    if (!found_) return gone();
    const Node list = std::as_const(finder_.map)[std::string(key_)];
    if (!list) return with('[' + std::string(entry) + ']', true);
    if (!list.IsSequence() || list.size() == 0) return severalLines();
    const bool brackets = yaml_[offsetOf(list)] == '[';
    const auto place = brackets ? behindEntries(offsetOf(list)) : beforeEntries(list);
    if (!place) return severalLines();
    std::string changed(yaml_.substr(0, place->at));
    changed += place->before;
    changed += entry;
    if (!brackets) changed += lineEndAt(place->at);
    changed += yaml_.substr(place->at);
    const bool right = saysOnly(changed, [&](const Node& said) {
      if (!said || !said.IsSequence() || said.size() != list.size() + 1) return false;
      const std::size_t added = brackets ? list.size() : 0;
      for (std::size_t i = 0; i < list.size(); ++i) {
        if (!sameValue(list[i], said[i + (brackets ? 0 : 1)])) return false;
      }
      return sameValue(said[added], loadYaml(entry));
    });
    return right ? Checked<std::string>(changed) : severalLines();
  }

  Checked<std::string> without() const {
    if (!found_) return gone();
    for (const auto& entry : finder_.map) {
      if (entry.first.Scalar() != key_) continue;
      const auto span = spanOf(yaml_, entry.second);
      if (!span) return severalLines();
      const std::string changed = removed(offsetOf(entry.first), span->end);
      const bool right = saysOnly(changed, [](const Node& said) { return !said; });
      return right ? Checked<std::string>(changed) : severalLines();
    }
    return std::string(yaml_);
  }

 private:
  struct Place {
    std::size_t at;
    std::string before;
  };
  // True if the key says what it should.
  using Says = std::function<bool(const Node&)>;

  static Problem gone() { return kinds::kElementGone; }

  Problem severalLines() const {
    return {kinds::kNotSimple, {inQuotes(key_), std::to_string(lineOf(finder_.map))}};
  }

  char quoteOf(std::size_t begin) const {
    return yaml_[begin] == '"' || yaml_[begin] == '\'' ? yaml_[begin] : '\0';
  }

  // The value as it was quoted before, else bare, else in double quotes: the first that is
  // understood as meant.
  Checked<std::string> exchanged(TextSpan span, const std::string& before, std::string_view value,
                                 bool flow, const Says& says) const {
    const char quote = span.begin < span.end ? quoteOf(span.begin) : '\0';
    std::vector<std::string> ways;
    if (flow || quote == '\0') ways.emplace_back(value);
    if (!flow && quote == '\'' && value.find_first_of("'\n") == std::string_view::npos) {
      ways.push_back('\'' + std::string(value) + '\'');
    }
    if (!flow) ways.push_back(yamlText(value));
    for (const std::string& way : ways) {
      std::string changed(yaml_.substr(0, span.begin));
      changed += before + way;
      changed += yaml_.substr(span.end);
      if (saysOnly(changed, says)) return changed;
    }
    return severalLines();
  }

  // True if the changed text says the same but for the key, and there what it should.
  bool saysOnly(const std::string& changed, const Says& says) const {
    try {
      const Node after = loadYaml(changed);
      return Comparison(finder_.path, key_).same(root_, after) &&
             says(atPath(after, finder_.path)[std::string(key_)]);
    } catch (const YAML::Exception&) {
      return false;
    }
  }

  // Behind the last entry of a map or list in brackets, with a comma if there is one.
  std::optional<Place> behindEntries(std::size_t begin) const {
    const auto end = behindBrackets(yaml_, begin);
    if (!end) return std::nullopt;
    std::size_t at = *end - 1;
    while (at > begin + 1 &&
           std::string_view(" \n\r\t,").find(yaml_[at - 1]) != std::string_view::npos) {
      --at;
    }
    return Place{at, at > begin + 1 ? ", " : ""};
  }

  // In a line of its own before a list's first entry.
  std::optional<Place> beforeEntries(const Node& list) const {
    const std::size_t first = offsetOf(list[0]);
    const std::size_t line = yaml_.rfind('\n', first) + 1;  // npos + 1 is 0
    const std::string_view before = yaml_.substr(line, first - line);
    if (trimmed(before) != "-") return std::nullopt;
    return Place{line, std::string(before)};
  }

  std::string_view lineEndAt(std::size_t line) const {
    return yaml_.substr(0, line).ends_with("\r\n") ? "\r\n" : "\n";
  }

  // Behind the last key of a map in braces, or in a line of its own below the first key.
  std::optional<Place> placeForKey() const {
    const std::size_t begin = offsetOf(finder_.map);
    const std::string written = std::string(key_) + ": ";
    if (yaml_[begin] == '{') {
      auto place = behindEntries(begin);
      if (place) place->before += written;
      return place;
    }
    for (const auto& entry : finder_.map) {
      const auto span = spanOf(yaml_, entry.second);
      if (!span) continue;
      const std::size_t line = yaml_.rfind('\n', begin) + 1;  // npos + 1 is 0
      const LineEnd end = lineEndBehind(yaml_, span->end);
      return Place{end.at, std::string(end.bytes) + std::string(begin - line, ' ') + written};
    }
    return std::nullopt;
  }

  // Without the bytes of a key and its value, and without the comma or line that they leave.
  std::string removed(std::size_t begin, std::size_t end) const {
    if (yaml_[offsetOf(finder_.map)] == '{') {
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
    } else if (begin != offsetOf(finder_.map)) {
      begin = yaml_.rfind('\n', begin) + 1;
      end = std::min(yaml_.find('\n', end), yaml_.size() - 1) + 1;
    }
    std::string out(yaml_.substr(0, begin));
    return out += yaml_.substr(end);
  }

  std::string_view yaml_;
  std::string_view key_;
  Node root_;
  MapFinder finder_;
  bool found_;
};

template <typename Change>
Checked<std::string> changed(std::string_view yaml, Change change) {
  try {
    const std::string_view content = withoutMark(yaml);
    Checked<std::string> made = change(content);
    if (!made) return made;
    return std::string(yaml.substr(0, yaml.size() - content.size())) + *made;
  } catch (const YAML::Exception& trouble) {
    Problem problem = noYaml(trouble);
    problem.site.file = "deck.yaml";
    problem.site.line = trouble.mark.line + 1;
    return problem;
  }
}

}  // namespace

Checked<std::string> withProperty(std::string_view yaml, std::size_t offset, std::string_view key,
                                  std::string_view value) {
  return changed(yaml, [&](std::string_view content) {
    return Editor(content, offset, key).with(value, inBrackets(key, value));
  });
}

Checked<std::string> withItem(std::string_view yaml, std::size_t offset, std::string_view key,
                              std::size_t item, std::string_view value) {
  return changed(yaml, [&](std::string_view content) {
    return Editor(content, offset, key).withItem(item, value);
  });
}

Checked<std::string> withElement(std::string_view yaml, std::size_t layout, std::string_view side,
                                 std::string_view element) {
  return changed(yaml, [&](std::string_view content) {
    return Editor(content, layout, side).withEntry(element);
  });
}

Checked<std::string> withoutProperty(std::string_view yaml, std::size_t offset,
                                     std::string_view key) {
  return changed(yaml,
                 [&](std::string_view content) { return Editor(content, offset, key).without(); });
}

}  // namespace raindelay::deck
