#include "deck/read_elements.h"

#include <algorithm>

#include "deck/words.h"

namespace raindelay::deck {
namespace {

using Node = YAML::Node;
using Words = std::vector<std::string>;

const Words kTypes = {"rect", "ellipse", "line", "svg", "text", "pips", "group"};
const Words kFits = {"contain", "cover", "stretch"};
const Words kAligns = {"left", "center", "right"};
const Words kValigns = {"top", "middle", "bottom"};
const Words kCases = {"none", "upper", "lower"};
const Words kEdges = {"line", "cap"};

constexpr unsigned bit(ElementType type) {
  return 1u << static_cast<unsigned>(type);
}
constexpr unsigned kRect = bit(ElementType::kRect);
constexpr unsigned kEllipse = bit(ElementType::kEllipse);
constexpr unsigned kLine = bit(ElementType::kLine);
constexpr unsigned kSvg = bit(ElementType::kSvg);
constexpr unsigned kText = bit(ElementType::kText);
constexpr unsigned kPips = bit(ElementType::kPips);
constexpr unsigned kGroup = bit(ElementType::kGroup);
constexpr unsigned kAll = kRect | kEllipse | kLine | kSvg | kText | kPips | kGroup;

struct Key {
  std::string name;
  unsigned types;   // that know the key
  unsigned needed;  // that cannot do without
  void (*read)(ElementReader& reader, const Node& value, Element& element);
};

template <typename Choice>
Choice choice(const Node& node, std::string_view key, const Words& words) {
  return static_cast<Choice>(choiceOf(node, key, words));
}

// Every key of every element, and how its value is read. The one list: what is checked, what is
// suggested for a typing slip and what a schema would say all follow from it.
const std::vector<Key>& keys() {
  using R = ElementReader;
  using E = Element;
  static const std::vector<Key> kKeys = {
      {"type", kAll, 0, [](R&, const Node&, E&) {}},
      {"name", kAll, 0, [](R&, const Node& n, E& e) { e.name = scalarOf(n, "name"); }},
      {"when", kAll, 0, [](R& r, const Node& n, E& e) { e.when = r.condition(n); }},
      {"opacity", kAll, 0,
       [](R&, const Node& n, E& e) { e.opacity = numberOf(n, "opacity", 0, 1); }},
      {"rotate", kAll & ~kLine, 0,
       [](R&, const Node& n, E& e) { e.rotate = numberOf(n, "rotate", -360, 360); }},
      {"double-ended", kAll, 0,
       [](R&, const Node& n, E& e) { e.doubleEnded = flagOf(n, "double-ended"); }},
      {"box", kAll & ~kLine, kAll & ~(kLine | kGroup),
       [](R& r, const Node& n, E& e) { e.box = r.box(n); }},
      {"from", kLine, kLine, [](R& r, const Node& n, E& e) { e.from = r.pair(n, "from"); }},
      {"to", kLine, kLine, [](R& r, const Node& n, E& e) { e.to = r.pair(n, "to"); }},
      {"radius", kRect | kSvg, 0,
       [](R& r, const Node& n, E& e) { e.radius = r.positive(n, "radius"); }},
      {"fill", kRect | kEllipse, 0, [](R& r, const Node& n, E& e) { e.fill = r.color(n, "fill"); }},
      {"stroke", kRect | kEllipse | kLine, kLine,
       [](R& r, const Node& n, E& e) { e.stroke = r.color(n, "stroke"); }},
      {"stroke-width", kRect | kEllipse | kLine, 0,
       [](R& r, const Node& n, E& e) { e.strokeWidth = r.positive(n, "stroke-width"); }},
      {"dash", kLine, 0, [](R& r, const Node& n, E& e) { e.dash = r.pair(n, "dash"); }},
      {"src", kSvg | kPips, kSvg | kPips,
       [](R& r, const Node& n, E& e) { e.src = r.binding(n, "src"); }},
      {"fit", kSvg, 0, [](R&, const Node& n, E& e) { e.fit = choice<Fit>(n, "fit", kFits); }},
      {"color", kSvg | kPips | kText, 0,
       [](R& r, const Node& n, E& e) { e.color = r.color(n, "color"); }},
      {"text", kText, kText, [](R& r, const Node& n, E& e) { e.text = r.binding(n, "text"); }},
      {"font", kText, kText, [](R& r, const Node& n, E& e) { e.font = r.font(n); }},
      {"size", kText | kPips, kText | kPips,
       [](R& r, const Node& n, E& e) { e.size = r.positive(n, "size"); }},
      {"min-size", kText, 0,
       [](R& r, const Node& n, E& e) { e.minSize = r.positive(n, "min-size"); }},
      {"align", kText, 0,
       [](R&, const Node& n, E& e) { e.align = choice<Align>(n, "align", kAligns); }},
      {"valign", kText, 0,
       [](R&, const Node& n, E& e) { e.valign = choice<Valign>(n, "valign", kValigns); }},
      {"case", kText, 0,
       [](R&, const Node& n, E& e) { e.letterCase = choice<LetterCase>(n, "case", kCases); }},
      {"letter-spacing", kText, 0,
       [](R&, const Node& n, E& e) { e.letterSpacing = numberOf(n, "letter-spacing", -1, 10); }},
      {"line-height", kText, 0,
       [](R&, const Node& n, E& e) { e.lineHeight = numberOf(n, "line-height", 0.1, 10); }},
      {"lines", kText, 0,
       [](R&, const Node& n, E& e) { e.lines = static_cast<int>(numberOf(n, "lines", 1, 1000)); }},
      {"edge", kText, 0, [](R&, const Node& n, E& e) { e.edge = choice<Edge>(n, "edge", kEdges); }},
      {"count", kPips, kPips, [](R& r, const Node& n, E& e) { e.count = r.binding(n, "count"); }},
      {"elements", kGroup, kGroup, [](R& r, const Node& n, E& e) { e.elements = r.children(n); }},
  };
  return kKeys;
}

Words keyNames(unsigned type) {
  Words names;
  for (const Key& key : keys()) {
    if ((key.types & type) != 0) names.push_back(key.name);
  }
  return names;
}

std::string typeName(const Element& element) {
  return std::string(typeName(element.type));
}

// Tells all that the element lacks; whether it has what it needs.
bool hasNeeded(const Element& element, Problems& problems) {
  const auto& all = keys();
  bool complete = true;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool needed = (all[i].needed & bit(element.type)) != 0;
    if (!needed || (element.given >> i & 1) != 0) continue;
    complete = false;
    Problem problem =
        plainProblem({"this " + typeName(element) + " lacks its " + inQuotes(all[i].name) + "."});
    problem.site.file = "deck.yaml";
    problem.site.line = element.line;
    problems.add(std::move(problem));
  }
  return complete;
}

}  // namespace

std::string_view typeName(ElementType type) {
  return kTypes[static_cast<std::size_t>(type)];
}

void ElementReader::elements(const Node& list, std::vector<Element>& into) {
  const std::size_t inherited = into.size();
  for (const Node& node : listOf(list, "a list of elements")) {
    countElement(node);
    collecting(problems_, [&] { element(node, inherited, into); });
  }
}

void ElementReader::element(const Node& node, std::size_t inherited, std::vector<Element>& into) {
  if (!node.IsMap()) fail(node, "an element is a map of keys and values.");
  const Node name = node["name"], type = node["type"];
  auto same = into.end();
  if (name) {
    const std::string wanted = scalarOf(name, "name");
    same = std::find_if(into.begin(), into.end(),
                        [&](const Element& each) { return each.name == wanted; });
    if (same != into.end() && same - into.begin() >= static_cast<std::ptrdiff_t>(inherited)) {
      fail(name, "there are two elements " + inQuotes(wanted) + ".");
    }
  }
  Element element = same != into.end() ? *same : Element{};
  if (!type && same == into.end()) fail(node, "an element has a \"type\".");
  if (type) {
    const auto read = choice<ElementType>(type, "type", kTypes);
    if (same != into.end() && read != element.type) {
      fail(type, inQuotes(element.name) + " is a " + typeName(element) +
                     " in the layout that this one extends.");
    }
    element.type = read;
  }
  element.line = lineOf(node);
  element.offset = offsetOf(node);
  if (!read(node, element)) return;
  if (same != into.end()) {
    *same = std::move(element);
  } else {
    into.push_back(std::move(element));
  }
}

bool ElementReader::read(const Node& node, Element& element) {
  forEachEntry(
      node, "an element", problems_,
      [&](const std::string& name, const Node& at, const Node& value) {
        const auto& all = keys();
        const auto key =
            std::find_if(all.begin(), all.end(), [&](const Key& k) { return k.name == name; });
        if (key == all.end() || (key->types & bit(element.type)) == 0) {
          failUnknown(at, "key for a " + typeName(element), name, keyNames(bit(element.type)));
        }
        // Before it is read: a key with a mistake isn't also said to be lacking.
        element.given |= std::uint64_t{1} << static_cast<unsigned>(key - all.begin());
        key->read(*this, value, element);
      });
  return hasNeeded(element, problems_);
}

void ElementReader::countElement(const Node& node) {
  if (++count_ > kMaxElements) {
    fail(node, "a deck has at most " + std::to_string(kMaxElements) + " elements.");
  }
}

std::vector<Element> ElementReader::children(const Node& node) {
  if (depth_ == kMaxGroupDepth) {
    fail(node, "groups are at most " + std::to_string(kMaxGroupDepth) + " deep.");
  }
  ++depth_;
  std::vector<Element> read;
  collecting(problems_, [&] { elements(node, read); });
  --depth_;
  return read;
}

Length ElementReader::length(const Node& node, std::string_view key) const {
  return require(node, parseLength(scalarOf(node, key), unit_));
}

Length ElementReader::positive(const Node& node, std::string_view key) const {
  const Length read = length(node, key);
  if (read.value < 0) fail(node, std::string(key) + " cannot be negative.");
  return read;
}

std::array<Length, 2> ElementReader::pair(const Node& node, std::string_view key) const {
  listOf(node, key, 2);
  return {length(node[0], key), length(node[1], key)};
}

BoxSpec ElementReader::box(const Node& node) const {
  if (node.IsScalar()) {
    static const Words kBoxes = {"trim", "bleed", "safe"};
    const auto kind = choiceOf(node, "box", kBoxes) + 1;
    return BoxSpec{static_cast<BoxSpec::Kind>(kind), {}};
  }
  listOf(node, "box", 4);
  BoxSpec spec{BoxSpec::Kind::kPlace, {}};
  for (std::size_t i = 0; i < 4; ++i) {
    spec.place[i] = i < 2 ? length(node[i], "box") : positive(node[i], "a box's size");
  }
  return spec;
}

Binding ElementReader::binding(const Node& node, std::string_view key) const {
  return require(node, Binding::parse(scalarOf(node, key), deck_.cards, deck_.maps));
}

Binding ElementReader::color(const Node& node, std::string_view key) const {
  Binding read = binding(node, key);
  if (read.empty()) fail(node, std::string(key) + " is empty.");
  if (read.constant()) (void)require(node, deck_.color(read.constantText()));
  return read;
}

Condition ElementReader::condition(const Node& node) const {
  return require(node, Condition::parse(scalarOf(node, "when"), deck_.cards));
}

std::string ElementReader::font(const Node& node) const {
  std::string role = scalarOf(node, "font");
  if (!deck_.fonts.contains(role)) failUnknown(node, "font", role, keysOf(deck_.fonts));
  return role;
}

}  // namespace raindelay::deck
