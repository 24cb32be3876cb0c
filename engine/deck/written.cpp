#include "deck/written.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/limits.h"
#include "deck/edit.h"
#include "deck/problem_kinds.h"
#include "deck/words.h"
#include "deck/yaml.h"
#include "deck/yaml_text.h"

namespace raindelay::deck {
namespace {

using Node = YAML::Node;
using Parts = std::vector<ValuePart>;

// The path to an element that stands in a layout, not in a group: layouts, its name, the side,
// the element.
constexpr std::size_t kPathInLayout = 4;

std::string keyAt(const Node& map, std::size_t child) {
  auto it = map.begin();
  std::advance(it, static_cast<std::ptrdiff_t>(child));
  return it->first.Scalar();
}

// A text as a value between brackets.
std::string inFlow(const std::string& text) {
  try {
    const Node read = loadYaml("{k: " + text + "}");
    const Node said = read["k"];
    if (read.size() == 1 && said && said.IsScalar() && said.Scalar() == text) return text;
  } catch (const YAML::Exception&) {
    // Then it needs quotes.
  }
  return yamlText(text);
}

std::string flowText(const Parts& parts, bool map) {
  std::string text;
  for (const ValuePart& part : parts) {
    if (!text.empty()) text += ", ";
    text += (map ? part.name + ": " : "") + inFlow(part.text);
  }
  return map ? '{' + text + '}' : '[' + text + ']';
}

// The entries of a list or map by their names; a text, and what is nested more deeply, as a whole.
Parts partsOf(const Node& value, const KeyInfo& key) {
  const auto names = entryNames(key);
  Parts parts;
  if (value.IsSequence() && value.size() == names.size()) {
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (!value[i].IsScalar()) return {{"", ""}};
      parts.push_back({std::string(names[i]), value[i].Scalar()});
    }
  } else if (value.IsMap() && key.kind == ValueKind::kBox) {
    for (const auto& entry : value) {
      if (!entry.first.IsScalar() || !entry.second.IsScalar()) return {{"", ""}};
      parts.push_back({entry.first.Scalar(), entry.second.Scalar()});
    }
  } else {
    parts.push_back({"", value.IsScalar() ? value.Scalar() : ""});
  }
  return parts;
}

bool isWhole(const Parts& parts) {
  return parts.size() == 1 && parts.front().name.empty();
}

// The parts of `all` with those that are to be others.
Parts with(Parts all, const Parts& others) {
  if (isWhole(others)) return others;
  for (const ValuePart& other : others) {
    const auto same = std::find_if(all.begin(), all.end(),
                                   [&](const auto& part) { return part.name == other.name; });
    if (same == all.end()) {
      all.push_back(other);
    } else if (other.text.empty()) {
      all.erase(same);
    } else {
      *same = other;
    }
  }
  return all;
}

// Looks up and changes an element in deck.yaml.
class Written {
 public:
  // Throws YAML::Exception, and Mistake if the element isn't there.
  explicit Written(const ElementOfCard& element)
      : of_(element), root_(loadYaml(withoutMark(element.yaml))) {
    add(of_.element.offset);
    for (const std::size_t offset : of_.element.inherited) add(offset);
  }

  WrittenValue value(const KeyInfo& key) const {
    const Said said = find(key);
    WrittenValue value{key, {}, said.origin, said.from};
    if (said.value) value.parts = partsOf(*said.value, key);
    return value;
  }

  Checked<ValueEdit> with(const std::vector<NewValue>& values, Whose whose) const {
    for (const NewValue& value : values) {
      const Said said = find(keyInfo(value.key));
      if (said.origin != Origin::kCell) continue;
      if (values.size() > 1) return {{kinds::kNotSimple, {inQuotes(said.from), "1"}}};
      return ValueEdit{said.from, wholeText(keyInfo(value.key), said, value.parts)};
    }
    const bool further = whose == Whose::kLayout && canOverride();
    auto yaml = further ? overridden(values) : changedInPlace(values);
    if (!yaml) return yaml.problem();
    return ValueEdit{"", *std::move(yaml)};
  }

 private:
  // An element on the way from the layout that it was written in last to the first.
  struct Stage {
    Node map;
    std::vector<std::size_t> path;
    std::string layout;
  };
  struct Said {
    std::optional<Node> value;
    Origin origin = Origin::kDefault;
    std::string from;
    bool own = false;  // the last stage's map says it
  };

  void add(std::size_t offset) {
    MapFinder finder(offset);
    if (!finder.find(root_) || finder.path.size() < kPathInLayout ||
        keyAt(root_, finder.path[0]) != "layouts") {
      throw Mistake{kinds::kElementGone};
    }
    const Node name = std::as_const(finder.map)["name"];
    if (name ? name.Scalar() != of_.element.name : !of_.element.name.empty()) {
      throw Mistake{kinds::kElementGone};
    }
    stages_.push_back(
        {finder.map, finder.path, keyAt(std::as_const(root_)["layouts"], finder.path[1])});
  }

  const std::string& layout() const { return of_.deck.layoutOf(of_.card).name; }

  KeyInfo keyInfo(std::string_view name) const {
    const KeyInfo* key = keyOf(of_.element.type, name);
    if (key != nullptr) return *key;
    KeyInfo unknown;
    unknown.name = name;
    return unknown;
  }

  Said find(const KeyInfo& key) const {
    if (auto cell = inCell(key); cell.value) return cell;
    const std::string name(key.name);
    for (const Stage& stage : stages_) {
      const bool last = &stage == &stages_.front();
      const Node value = std::as_const(stage.map)[name];
      if (value) {
        const bool here = stage.layout == layout();
        return {value, here ? Origin::kElement : Origin::kLayout, here ? "" : stage.layout, last};
      }
      const Node style = std::as_const(stage.map)["style"];
      if (style && style.IsScalar() && keyOf(KeyOwner::kStyle, name) != nullptr) {
        if (auto found = inStyle(style.Scalar(), name, 0)) {
          return {found, Origin::kStyle, style.Scalar(), false};
        }
      }
    }
    return {};
  }

  Said inCell(const KeyInfo& key) const {
    const OverrideColumn* column = columnSaying(of_.deck, of_.card, of_.element, key.name);
    if (column == nullptr) return {};
    const std::string& cell = of_.deck.cards.at(of_.card, column->column);
    const bool list = isListed(key.kind) && (cell.starts_with('[') || cell.starts_with('{'));
    return {list ? loadYaml(cell) : Node(cell), Origin::kCell,
            of_.deck.cards.columns()[column->column], false};
  }

  std::optional<Node> inStyle(const std::string& style, const std::string& key,
                              std::size_t depth) const {
    const Node styles = std::as_const(root_)["styles"];
    if (!styles || !styles.IsMap() || depth == kMaxStyles) return std::nullopt;
    const Node map = std::as_const(styles)[style];
    if (!map || !map.IsMap()) return std::nullopt;
    if (const Node value = std::as_const(map)[key]) return value;
    const Node base = std::as_const(map)["extends"];
    if (!base || !base.IsScalar()) return std::nullopt;
    return inStyle(base.Scalar(), key, depth + 1);
  }

  // The text of the whole value if some of it is another.
  static std::string wholeText(const KeyInfo& key, const Said& said, const Parts& parts) {
    if (isWhole(parts)) return parts.front().text;
    const Parts all = said.value ? partsOf(*said.value, key) : Parts();
    const bool map = key.kind == ValueKind::kBox && (!said.value || said.value->IsMap());
    return flowText(deck::with(isWhole(all) ? Parts() : all, parts), map);
  }

  bool canOverride() const {
    const Stage& last = stages_.front();
    return last.layout != layout() && !of_.element.name.empty() &&
           last.path.size() == kPathInLayout;
  }

  Checked<std::string> changedInPlace(const std::vector<NewValue>& values) const {
    // All changes lie behind the element's first byte: the offset stays.
    std::string yaml(of_.yaml);
    for (const NewValue& value : values) {
      auto changed = changedInPlace(yaml, value);
      if (!changed) return changed;
      yaml = *std::move(changed);
    }
    return yaml;
  }

  Checked<std::string> changedInPlace(const std::string& before, const NewValue& value) const {
    const std::size_t offset = of_.element.offset;
    const KeyInfo key = keyInfo(value.key);
    const Said said = find(key);
    if (isWhole(value.parts) && value.parts.front().text.empty()) {
      return withoutProperty(before, offset, value.key);
    }
    if (isWhole(value.parts) || !said.own || said.value->IsScalar()) {
      return withProperty(before, offset, value.key, wholeText(key, said, value.parts));
    }
    const auto names = entryNames(key);
    std::string yaml = before;
    for (const ValuePart& part : value.parts) {
      const auto name = std::find(names.begin(), names.end(), part.name);
      const auto inMap = [&](auto change) { return change(yaml, offsetOf(*said.value)); };
      Checked<std::string> changed =
          said.value->IsSequence()
              ? withItem(yaml, offset, value.key, static_cast<std::size_t>(name - names.begin()),
                         part.text)
          : part.text.empty() ? inMap([&](const auto& text, std::size_t box) {
              return withoutProperty(text, box, part.name);
            })
                              : inMap([&](const auto& text, std::size_t box) {
                                  return withProperty(text, box, part.name, part.text);
                                });
      if (!changed) return changed;
      yaml = *std::move(changed);
    }
    return yaml;
  }

  // With an element in the card's own layout that changes the one of the layout that it extends.
  Checked<std::string> overridden(const std::vector<NewValue>& values) const {
    std::string entry = "{name: " + inFlow(of_.element.name);
    for (const NewValue& value : values) {
      const KeyInfo key = keyInfo(value.key);
      const std::string text = wholeText(key, find(key), value.parts);
      if (text.empty()) continue;
      const bool flow = isListed(key.kind) && (text.starts_with('[') || text.starts_with('{'));
      entry += ", " + value.key + ": " + (flow ? text : inFlow(text));
    }
    const Node layouts = std::as_const(root_)["layouts"];
    const Node own = std::as_const(layouts)[layout()];
    const Stage& base = stages_.front();
    const std::string side = keyAt(std::as_const(layouts)[base.layout], base.path[2]);
    return withElement(of_.yaml, offsetOf(own), side, entry + '}');
  }

  const ElementOfCard& of_;
  Node root_;
  std::vector<Stage> stages_;  // that in which it was written last comes first
};

template <typename T, typename Work>
Checked<T> working(const ElementOfCard& element, Work work) {
  try {
    return work(Written(element));
  } catch (const Mistake& mistake) {
    return mistake.problem;
  } catch (const YAML::Exception& trouble) {
    return noYaml(trouble);
  }
}

// The entries that say where along an axis something lies, one way of saying it or the other.
constexpr std::array<std::array<std::string_view, 4>, 2> kPlaces = {
    {{"x", "left", "right", "center"}, {"y", "top", "bottom", "middle"}}};

// The parts of a box or point, moved; nothing for one that has no place of its own.
std::optional<Parts> movedParts(const WrittenValue& value, const std::array<double, 2>& by,
                                Unit unit) {
  if (value.parts.empty() || isWhole(value.parts)) return std::nullopt;
  Parts moved;
  for (std::size_t axis = 0; axis < 2; ++axis) {
    if (by[axis] == 0) continue;
    const auto& places = kPlaces[axis];
    bool placed = false;
    for (const ValuePart& part : value.parts) {
      if (std::find(places.begin(), places.end(), part.name) == places.end()) continue;
      moved.push_back({part.name, shifted(part.text, by[axis], unit)});
      placed = true;
    }
    const bool sized = std::any_of(value.parts.begin(), value.parts.end(), [&](const auto& part) {
      return part.name == (axis == 0 ? "width" : "height");
    });
    if (!placed && sized) moved.push_back({std::string(places[1]), shifted("0", by[axis], unit)});
  }
  return moved;
}

}  // namespace

Checked<std::vector<WrittenValue>> valuesOf(const ElementOfCard& element) {
  return working<std::vector<WrittenValue>>(element, [&](const Written& written) {
    std::vector<WrittenValue> values;
    for (const KeyInfo& key : keysOf(element.element.type)) {
      const bool style = key.kind == ValueKind::kStyle;
      if (style || keyOf(KeyOwner::kStyle, key.name) != nullptr)
        values.push_back(written.value(key));
    }
    return values;
  });
}

const OverrideColumn* columnSaying(const Deck& deck, std::size_t card, const Element& element,
                                   std::string_view key) {
  if (element.name.empty()) return nullptr;
  const auto found =
      std::find_if(deck.overrides.begin(), deck.overrides.end(), [&](const OverrideColumn& each) {
        return each.element == element.name && each.key == key &&
               !deck.cards.at(card, each.column).empty();
      });
  return found == deck.overrides.end() ? nullptr : &*found;
}

Checked<ValueEdit> withValues(const ElementOfCard& element, const std::vector<NewValue>& values,
                              Whose whose) {
  return working<ValueEdit>(element,
                            [&](const Written& written) { return written.with(values, whose); });
}

Checked<ValueEdit> moved(const ElementOfCard& element, double right, double down) {
  return working<ValueEdit>(element, [&](const Written& written) -> Checked<ValueEdit> {
    std::vector<NewValue> values;
    for (const char* name : {"box", "from", "to"}) {
      const KeyInfo* key = keyOf(element.element.type, name);
      if (key == nullptr) continue;
      const WrittenValue value = written.value(*key);
      const auto parts = movedParts(value, {right, down}, element.deck.unit);
      if (!parts) {
        const std::string where = value.parts.empty() ? "parent" : value.parts.front().text;
        return Problem(kinds::kNoPlace, {inQuotes(where)});
      }
      if (!parts->empty()) values.push_back({name, *parts});
    }
    if (values.empty()) return Problem(kinds::kFillsAll);
    return written.with(values, Whose::kLayout);
  });
}

}  // namespace raindelay::deck
