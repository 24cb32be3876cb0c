#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "deck/edit.h"
#include "deck/problem_kinds.h"
#include "deck/words.h"
#include "deck/yaml.h"
#include "deck/yaml_text.h"

namespace raindelay::deck {
namespace {

using Node = YAML::Node;

// A file in which lists stand for each other can be larger than what is written.
constexpr std::size_t kMostTexts = 100'000;
constexpr std::size_t kDeepest = 64;

// A key or a value of the document.
struct Scalar {
  Node node;
  bool inside = false;  // a value of what begins at the byte that is asked for
};

// All keys and values in their order. What is inside a group isn't said by the group.
class Scalars {
 public:
  Scalars(const Node& root, std::size_t offset) : offset_(offset) { collect(root, 0, false); }

  const std::vector<Scalar>& all() const { return all_; }

 private:
  void collect(const Node& node, std::size_t depth, bool inside) {
    if (all_.size() == kMostTexts || depth > kDeepest) return;
    if (node.IsScalar()) all_.push_back({node, inside});
    if (!node.IsMap() && !node.IsSequence()) return;
    inside = inside || offsetOf(node) == offset_;
    for (auto it = node.begin(); it != node.end(); ++it) {
      if (node.IsSequence()) {
        collect(Node(*it), depth + 1, inside);
        continue;
      }
      collect(Node(it->first), depth + 1, false);
      const bool group = it->first.IsScalar() && it->first.Scalar() == "elements";
      collect(Node(it->second), depth + 1, inside && !group);
    }
  }

  std::size_t offset_;
  std::vector<Scalar> all_;
};

class WordEditor {
 public:
  WordEditor(std::string_view yaml, std::size_t offset, std::string_view word,
             std::string_view other)
      : yaml_(yaml),
        offset_(offset),
        word_(word),
        other_(other),
        scalars_(loadYaml(yaml), offset) {}

  Checked<std::string> changed() const {
    const Scalar* chosen = find();
    if (chosen == nullptr) return Problem(kinds::kElementGone);
    const auto span = spanOf(yaml_, chosen->node);
    const std::string meant = *exchanged(chosen->node.Scalar());
    if (!span) return notSimple(*chosen);
    const auto inPlace = exchanged(yaml_.substr(span->begin, span->end - span->begin));
    for (const std::string& way : {inPlace.value_or(yamlText(meant)), yamlText(meant)}) {
      std::string text(yaml_.substr(0, span->begin));
      text += way;
      text += yaml_.substr(span->end);
      if (saysOnly(text, offsetOf(chosen->node), meant)) return text;
    }
    return notSimple(*chosen);
  }

 private:
  std::optional<std::string> exchanged(std::string_view text) const {
    return exchangedWord(text, word_, other_);
  }

  // What begins at the byte goes before what is inside of it; of several none is meant.
  const Scalar* find() const {
    const Scalar* inside = nullptr;
    for (const Scalar& each : scalars_.all()) {
      if (!exchanged(each.node.Scalar())) continue;
      if (offsetOf(each.node) == offset_) return &each;
      if (!each.inside) continue;
      if (inside != nullptr) return nullptr;
      inside = &each;
    }
    return inside;
  }

  // True if the text says the same but for what stood at the byte.
  bool saysOnly(const std::string& text, std::size_t at, const std::string& meant) const {
    try {
      const Scalars after(loadYaml(text), offset_);
      return std::equal(scalars_.all().begin(), scalars_.all().end(), after.all().begin(),
                        after.all().end(), [&](const Scalar& was, const Scalar& is) {
                          const bool changed = offsetOf(was.node) == at;
                          return is.node.Scalar() == (changed ? meant : was.node.Scalar());
                        });
    } catch (const YAML::Exception&) {
      return false;
    }
  }

  Problem notSimple(const Scalar& scalar) const {
    return {kinds::kNotSimple, {inQuotes(word_), std::to_string(lineOf(scalar.node))}};
  }

  std::string_view yaml_;
  std::size_t offset_;
  std::string_view word_, other_;
  Scalars scalars_;
};

}  // namespace

Checked<std::string> withWord(std::string_view yaml, std::size_t offset, std::string_view word,
                              std::string_view other) {
  const std::string_view content = withoutMark(yaml);
  try {
    const auto changed = WordEditor(content, offset, word, other).changed();
    if (!changed) return changed.problem();
    return std::string(yaml.substr(0, yaml.size() - content.size())) + *changed;
  } catch (const YAML::Exception& trouble) {
    return noYaml(trouble);
  }
}

}  // namespace raindelay::deck
