#include "deck/read_elements.h"

#include <algorithm>

#include "core/limits.h"
#include "deck/element_keys.h"
#include "deck/names.h"
#include "deck/override.h"
#include "deck/path.h"
#include "deck/problem_kinds.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

using Node = YAML::Node;

const ElementKey* findKey(std::string_view name, ElementType type) {
  const auto keys = elementKeys();
  const auto key = std::find_if(keys.begin(), keys.end(),
                                [&](const ElementKey& k) { return k.info.name == name; });
  return key == keys.end() || (key->types & bit(type)) == 0 ? nullptr : &*key;
}

std::size_t indexOf(const ElementKey& key) {
  return static_cast<std::size_t>(&key - elementKeys().data());
}

// Tells all that the element lacks; whether it has what it needs.
bool hasNeeded(const Node& node, const Element& element, Problems& problems) {
  bool complete = true;
  for (const ElementKey& key : elementKeys()) {
    if ((key.needed & bit(element.type)) == 0 || element.given[indexOf(key)]) continue;
    complete = false;
    problems.add(atNode(
        node, {kinds::kLacksKey, {std::string(typeName(element.type)), inQuotes(key.info.name)}}));
  }
  return complete;
}

}  // namespace

void ElementReader::elements(const Node& list, std::vector<Element>& into) {
  const std::size_t inherited = into.size();
  for (const Node& node : listOf(list, "elements")) {
    countElement(node);
    collecting(problems_, [&] { element(node, inherited, into); });
  }
  checkPlaces(into, problems_);
}

void ElementReader::element(const Node& node, std::size_t inherited, std::vector<Element>& into) {
  if (!node.IsMap()) fail(node, kinds::kElementNotAMap);
  requireMap(node, "element", kMaxKeys);
  const Node name = node["name"], type = node["type"];
  auto same = into.end();
  if (name) {
    const std::string wanted = scalarOf(name, "name");
    if (auto problem = tooLong(wanted)) fail(name, *std::move(problem));
    same = std::find_if(into.begin(), into.end(),
                        [&](const Element& each) { return each.name == wanted; });
    if (same != into.end() && same - into.begin() >= static_cast<std::ptrdiff_t>(inherited)) {
      fail(name, {kinds::kTwoElements, {inQuotes(wanted)}});
    }
  }
  Element element = same != into.end() ? *same : Element{};
  if (same != into.end()) {
    element.inherited.insert(element.inherited.begin(), element.offset);
  }
  if (!type && same == into.end()) fail(node, kinds::kNoType);
  if (type) {
    const auto types = elementKeys().front().info.words;
    const auto read = static_cast<ElementType>(choiceOf(type, "type", types));
    if (same != into.end() && read != element.type) {
      fail(type,
           {kinds::kOtherType, {inQuotes(element.name), std::string(typeName(element.type))}});
    }
    element.type = read;
  }
  element.line = lineOf(node);
  element.offset = offsetOf(node);
  if (!readKeys(node, element)) return;
  if (same != into.end()) {
    *same = std::move(element);
  } else {
    into.push_back(std::move(element));
  }
}

bool ElementReader::readKeys(const Node& node, Element& element) {
  const std::string_view type = typeName(element.type);
  if (const Node style = node["style"]) {
    collecting(problems_, [&] { applyStyle(style, element); });
  }
  forEachEntry(node, type, problems_,
               [&](const std::string& name, const Node& at, const Node& value) {
                 const ElementKey* key = findKey(name, element.type);
                 if (key == nullptr) {
                   fail(at, Problem(kinds::kUnknownKey, {std::string(type), inQuotes(name)})
                                .meant(name, keyNames(element.type)));
                 }
                 // Before it is read: a key with a mistake isn't also said to be lacking.
                 element.given.set(indexOf(*key));
                 key->read(*this, value, key->info, element);
                 if (key->info.kind == ValueKind::kElements) children(value, element);
               });
  if (element.type == ElementType::kRepeat && element.count.empty() && element.each.empty()) {
    problems_.add(atNode(node, kinds::kRepeatNeeds));
  }
  return hasNeeded(node, element, problems_);
}

void ElementReader::applyStyle(const Node& name, Element& element, std::vector<std::string> below) {
  const std::string wanted = scalarOf(name, "style");
  const auto style = styles_.find(wanted);
  if (style == styles_.end()) {
    fail(name, Problem(kinds::kUnknownStyle, {inQuotes(wanted)}).meant(wanted, keysOf(styles_)));
  }
  if (std::find(below.begin(), below.end(), wanted) != below.end()) {
    fail(name, {kinds::kExtendsItself, {inQuotes(wanted)}});
  }
  if (below.size() == kMaxStyles) fail(name, {kinds::kStylesDeep, {std::to_string(kMaxStyles)}});
  below.push_back(wanted);
  // What was told when the styles were read.
  if (!style->second.IsMap() || style->second.size() > kMaxKeys) return;
  if (const Node base = style->second["extends"]) applyStyle(base, element, std::move(below));
  for (const auto& entry : style->second) {
    if (!entry.first.IsScalar() || entry.second.IsNull()) continue;
    const ElementKey* key = findKey(entry.first.Scalar(), element.type);
    if (key == nullptr || !key->styled) continue;
    element.given.set(indexOf(*key));
    collecting(problems_, [&] { key->read(*this, entry.second, key->info, element); });
  }
}

void ElementReader::change(Element& element, const KeyInfo& key, const Node& value) const {
  const ElementKey* found = findKey(key.name, element.type);
  if (found == nullptr) return;
  found->read(*this, value, key, element);
  element.given.set(indexOf(*found));
}

std::optional<Problem> changeElement(const Deck& deck, Element& element, const KeyInfo& key,
                                     const std::string& said) {
  const bool list = isListed(key.kind) && (said.starts_with('[') || said.starts_with('{'));
  Problems problems;
  const StyleNodes noStyles;
  try {
    ElementReader(deck, noStyles, problems, true)
        .change(element, key, list ? loadYaml(said) : Node(said));
  } catch (const Mistake& mistake) {
    return mistake.problem;
  } catch (const YAML::Exception& trouble) {
    return noYaml(trouble);
  }
  if (!problems.empty()) return problems.list().front();
  return std::nullopt;
}

void ElementReader::countElement(const Node& node) {
  if (++count_ > kMaxElements) {
    fail(node, {kinds::kTooManyElements, {std::to_string(kMaxElements)}});
  }
}

void ElementReader::children(const Node& node, Element& element) {
  if (depth_ == kMaxGroupDepth) fail(node, {kinds::kTooDeep, {std::to_string(kMaxGroupDepth)}});
  ++depth_;
  const bool before = names_.inRepeat;
  names_.inRepeat = before || element.type == ElementType::kRepeat;
  element.elements.clear();
  collecting(problems_, [&] { elements(node, element.elements); });
  names_.inRepeat = before;
  --depth_;
}

void ElementReader::read(const Node& value, const KeyInfo& key, std::string& into) const {
  const std::string text = scalarOf(value, key.name);
  if (key.kind == ValueKind::kFont && !deck_.fonts.contains(text)) {
    fail(value, Problem(kinds::kUnknownFont, {inQuotes(text)}).meant(text, keysOf(deck_.fonts)));
  }
  into = text;
}

void ElementReader::read(const Node& value, const KeyInfo& key, double& into) const {
  into = numberOf(value, key.name, key.least, key.most);
}

void ElementReader::read(const Node& value, const KeyInfo& key, int& into) const {
  const double number = numberOf(value, key.name, key.least, key.most);
  if (number != static_cast<int>(number)) {
    fail(value, {kinds::kNotWhole, {inQuotes(value.Scalar())}});
  }
  into = static_cast<int>(number);
}

void ElementReader::read(const Node& value, const KeyInfo& key, bool& into) const {
  into = flagOf(value, key.name);
}

void ElementReader::read(const Node& value, const KeyInfo& key, Measure& into) const {
  Measure made = require(value, Measure::parse(scalarOf(value, key.name), names_));
  const bool negative = made.constant() != nullptr && made.constant()->value < 0;
  const bool size = key.kind == ValueKind::kSize || key.kind == ValueKind::kSizes;
  if (size && negative) fail(value, {kinds::kNegative, {inQuotes(key.name)}});
  into = std::move(made);
}

void ElementReader::read(const Node& value, const KeyInfo& key,
                         std::array<Measure, 2>& into) const {
  listOf(value, key.name, 2);
  read(value[0], key, into[0]);
  read(value[1], key, into[1]);
}

void ElementReader::read(const Node& value, const KeyInfo& key, Binding& into) const {
  Checked<Binding> parsed = Binding::parse(scalarOf(value, key.name), names_);
  if (!parsed) {
    Problem problem = parsed.problem();
    // Only a text may do without what it names.
    if (key.name != "text" && problem.nearest.empty()) problem.remedy.reset();
    fail(value, std::move(problem));
  }
  Binding made = *std::move(parsed);
  if (key.kind == ValueKind::kBoundColor) {
    if (made.empty()) fail(value, {kinds::kEmptyValue, {inQuotes(key.name)}});
    if (made.constant()) (void)require(value, deck_.color(made.constantText()));
  }
  if (key.kind == ValueKind::kPathData && made.constant()) {
    (void)require(value, parsePath(made.constantText(), 1));
  }
  into = std::move(made);
}

void ElementReader::read(const Node& value, const KeyInfo& key, Expression& into) const {
  into = require(value,
                 Expression::parse(scalarOf(value, key.name), names_, Expression::Words::kFields));
}

void ElementReader::read(const Node& value, const KeyInfo& key, BoxSpec& into) const {
  if (value.IsMap()) {
    into = edges(value);
    return;
  }
  BoxSpec spec;
  if (value.IsScalar()) {
    const std::string word = scalarOf(value, key.name);
    spec.kind = word == "trim"    ? BoxSpec::Kind::kTrim
                : word == "bleed" ? BoxSpec::Kind::kBleed
                : word == "safe"  ? BoxSpec::Kind::kSafe
                                  : BoxSpec::Kind::kSame;
    if (spec.kind == BoxSpec::Kind::kSame) spec.same = word;
  } else {
    listOf(value, key.name, 4);
    const std::array<BoxSpec::Edges*, 2> axes = {&spec.x, &spec.y};
    for (std::size_t i = 0; i < 2; ++i) {
      read(value[i], *keyOf(KeyOwner::kBox, "left"), axes[i]->begin.emplace());
      read(value[i + 2], *keyOf(KeyOwner::kBox, i == 0 ? "width" : "height"),
           axes[i]->size.emplace());
    }
  }
  into = std::move(spec);
}

BoxSpec ElementReader::edges(const Node& node) const {
  BoxSpec spec;
  const std::map<std::string_view, std::optional<Measure>*> members = {
      {"left", &spec.x.begin},    {"right", &spec.x.end},  {"center", &spec.x.middle},
      {"width", &spec.x.size},    {"top", &spec.y.begin},  {"bottom", &spec.y.end},
      {"middle", &spec.y.middle}, {"height", &spec.y.size}};
  forEachKey(node, KeyOwner::kBox, problems_,
             [&](const std::string& key, const Node&, const Node& value) {
               read(value, *keyOf(KeyOwner::kBox, key), members.at(key)->emplace());
             });
  for (const auto& [axis, edges, middle] :
       {std::tuple(&spec.x, "left, right, center, width", "center"),
        std::tuple(&spec.y, "top, bottom, middle, height", "middle")}) {
    const int said = int{axis->begin.has_value()} + int{axis->end.has_value()} +
                     int{axis->size.has_value()} + int{axis->middle.has_value()};
    const bool hanging = axis->middle && !axis->size;
    if (said > 2 || hanging) fail(node, {kinds::kBoxEdges, {edges, middle}});
  }
  return spec;
}

}  // namespace raindelay::deck
