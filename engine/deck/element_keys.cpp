#include "deck/element_keys.h"

#include <array>

#include "deck/read_elements.h"

namespace raindelay::deck {
namespace {

using Words = std::span<const std::string_view>;

constexpr std::array<std::string_view, kElementTypes> kTypes = {
    "rect", "ellipse", "line", "path", "svg", "image", "text", "pips", "icons", "group", "repeat"};
constexpr std::array<std::string_view, 3> kFits = {"contain", "cover", "stretch"};
constexpr std::array<std::string_view, 4> kAligns = {"left", "center", "right", "justify"};
constexpr std::array<std::string_view, 3> kValigns = {"top", "middle", "bottom"};
constexpr std::array<std::string_view, 3> kCases = {"none", "upper", "lower"};
constexpr std::array<std::string_view, 2> kEdges = {"line", "cap"};
constexpr std::array<std::string_view, 2> kRules = {"nonzero", "evenodd"};
constexpr std::array<std::string_view, 3> kFlows = {"none", "row", "column"};

constexpr unsigned kRect = bit(ElementType::kRect);
constexpr unsigned kEllipse = bit(ElementType::kEllipse);
constexpr unsigned kLine = bit(ElementType::kLine);
constexpr unsigned kPath = bit(ElementType::kPath);
constexpr unsigned kSvg = bit(ElementType::kSvg);
constexpr unsigned kImage = bit(ElementType::kImage);
constexpr unsigned kText = bit(ElementType::kText);
constexpr unsigned kPips = bit(ElementType::kPips);
constexpr unsigned kIcons = bit(ElementType::kIcons);
constexpr unsigned kGroup = bit(ElementType::kGroup);
constexpr unsigned kRepeat = bit(ElementType::kRepeat);
constexpr unsigned kAll = (1u << kElementTypes) - 1;
constexpr unsigned kFlowing = kGroup | kRepeat | kIcons;

// Reads the value into a member, as the member's type wants it.
template <auto Member>
void into(const ElementReader& reader, const YAML::Node& value, const KeyInfo& key,
          Element& element) {
  reader.read(value, key, element.*Member);
}

// Read before the others, or by who reads the element.
void elsewhere(const ElementReader&, const YAML::Node&, const KeyInfo&, Element&) {}

}  // namespace

std::string_view typeName(ElementType type) {
  return kTypes[static_cast<std::size_t>(type)];
}

// The one list.
// NOLINTNEXTLINE(readability-function-size): a table
std::span<const ElementKey> elementKeys() {
  using K = ValueKind;
  using E = Element;
  constexpr unsigned kNone = 0;
  static const std::array kKeys = {
      ElementKey{{"type", K::kChoice, RD_TEXT("DeckKey", "What is drawn."), false, kTypes},
                 kAll,
                 kAll,
                 false,
                 elsewhere},
      ElementKey{{"name", K::kName,
                  RD_TEXT("DeckKey",
                          "What other elements, layouts that extend this one and columns "
                          "like @name.color call it.")},
                 kAll,
                 kNone,
                 false,
                 into<&E::name>},
      ElementKey{{"style", K::kStyle,
                  RD_TEXT("DeckKey", "Takes the keys of a style; the element's own go before.")},
                 kAll,
                 kNone,
                 false,
                 elsewhere},
      ElementKey{{"when", K::kCondition,
                  RD_TEXT("DeckKey", "Draws the element only if the condition holds.")},
                 kAll,
                 kNone,
                 true,
                 into<&E::when>},
      ElementKey{{"box", K::kBox, RD_TEXT("DeckKey", "Where it lies and how large it is.")},
                 kAll & ~kLine,
                 kAll & ~(kLine | kPath | kGroup | kRepeat),
                 true,
                 into<&E::box>},
      ElementKey{{"opacity",
                  K::kNumber,
                  RD_TEXT("DeckKey", "From 0 (not to be seen) to 1 (nothing shines through)."),
                  false,
                  {},
                  0,
                  1},
                 kAll,
                 kNone,
                 true,
                 into<&E::opacity>},
      ElementKey{{"rotate",
                  K::kNumber,
                  RD_TEXT("DeckKey", "Degrees clockwise about the middle of its box."),
                  false,
                  {},
                  -360,
                  360},
                 kAll & ~kLine,
                 kNone,
                 true,
                 into<&E::rotate>},
      ElementKey{{"double-ended", K::kFlag,
                  RD_TEXT("DeckKey", "Draws it again, turned by 180° about the card's middle.")},
                 kAll,
                 kNone,
                 true,
                 into<&E::doubleEnded>},
      // shapes
      ElementKey{{"from", K::kPoint, RD_TEXT("DeckKey", "Where the line begins.")},
                 kLine,
                 kLine,
                 true,
                 into<&E::from>},
      ElementKey{{"to", K::kPoint, RD_TEXT("DeckKey", "Where the line ends.")},
                 kLine,
                 kLine,
                 true,
                 into<&E::to>},
      ElementKey{
          {"path", K::kPathData,
           RD_TEXT("DeckKey", "SVG path data in the deck's unit, from the corner of its box.")},
          kPath,
          kPath,
          true,
          into<&E::path>},
      ElementKey{{"fill", K::kBoundColor, RD_TEXT("DeckKey", "The colour inside.")},
                 kRect | kEllipse | kPath,
                 kNone,
                 true,
                 into<&E::fill>},
      ElementKey{{"fill-rule", K::kChoice,
                  RD_TEXT("DeckKey", "Which parts of a path that crosses itself are inside."),
                  false, kRules},
                 kPath,
                 kNone,
                 true,
                 into<&E::fillRule>},
      ElementKey{{"stroke", K::kBoundColor, RD_TEXT("DeckKey", "The colour of its line.")},
                 kRect | kEllipse | kLine | kPath,
                 kLine,
                 true,
                 into<&E::stroke>},
      ElementKey{{"stroke-width", K::kSize, RD_TEXT("DeckKey", "How wide the line is: 0.25 mm.")},
                 kRect | kEllipse | kLine | kPath,
                 kNone,
                 true,
                 into<&E::strokeWidth>},
      ElementKey{{"dash", K::kSizes, RD_TEXT("DeckKey", "Breaks the line: [on, off].")},
                 kLine | kPath,
                 kNone,
                 true,
                 into<&E::dash>},
      ElementKey{{"radius", K::kSize, RD_TEXT("DeckKey", "Rounds the corners.")},
                 kRect | kSvg | kImage,
                 kNone,
                 true,
                 into<&E::radius>},
      // art
      ElementKey{{"src", K::kBoundFile, RD_TEXT("DeckKey", "The picture's file in the deck.")},
                 kSvg | kImage | kPips,
                 kSvg | kImage | kPips,
                 true,
                 into<&E::src>},
      ElementKey{{"fit", K::kChoice,
                  RD_TEXT("DeckKey",
                          "contain shows all of it, cover fills the box and cuts what "
                          "sticks out, stretch pulls it to the box's shape."),
                  false, kFits},
                 kSvg | kImage,
                 kNone,
                 true,
                 into<&E::fit>},
      // text
      ElementKey{{"text", K::kBoundText, RD_TEXT("DeckKey", "What is printed.")},
                 kText,
                 kText,
                 true,
                 into<&E::text>},
      ElementKey{{"font", K::kFont, RD_TEXT("DeckKey", "One of the deck's fonts.")},
                 kText,
                 kText,
                 true,
                 into<&E::font>},
      ElementKey{{"size", K::kSize, RD_TEXT("DeckKey", "How large the type or a symbol is.")},
                 kText | kPips | kIcons,
                 kText | kPips | kIcons,
                 true,
                 into<&E::size>},
      ElementKey{{"min-size", K::kSize,
                  RD_TEXT("DeckKey", "Shrinks it down to this where it doesn't fit.")},
                 kText | kIcons,
                 kNone,
                 true,
                 into<&E::minSize>},
      ElementKey{{"fit-group", K::kName,
                  RD_TEXT("DeckKey",
                          "Texts of all cards with the same name here get the same size: "
                          "that of the one that has to shrink most.")},
                 kText,
                 kNone,
                 true,
                 into<&E::fitGroup>},
      ElementKey{
          {"color", K::kBoundColor,
           RD_TEXT("DeckKey", "The colour of the text, or of what is drawn in currentColor.")},
          kSvg | kPips | kText | kIcons,
          kNone,
          true,
          into<&E::color>},
      ElementKey{{"align", K::kChoice,
                  RD_TEXT("DeckKey", "Where it stands between left and right."), false, kAligns},
                 kText | kFlowing,
                 kNone,
                 true,
                 into<&E::align>},
      ElementKey{{"valign", K::kChoice,
                  RD_TEXT("DeckKey", "Where it stands between top and bottom."), false, kValigns},
                 kText | kFlowing,
                 kNone,
                 true,
                 into<&E::valign>},
      ElementKey{
          {"lines", K::kWhole, RD_TEXT("DeckKey", "At most so many lines."), false, {}, 1, 1000},
          kText,
          kNone,
          true,
          into<&E::lines>},
      ElementKey{{"line-height",
                  K::kNumber,
                  RD_TEXT("DeckKey", "From line to line; 1 is the font's own."),
                  false,
                  {},
                  0.1,
                  10},
                 kText,
                 kNone,
                 true,
                 into<&E::lineHeight>},
      ElementKey{{"letter-spacing",
                  K::kNumber,
                  RD_TEXT("DeckKey", "Between the letters, in parts of the size: 0.05."),
                  false,
                  {},
                  -1,
                  10},
                 kText,
                 kNone,
                 true,
                 into<&E::letterSpacing>},
      ElementKey{
          {"case", K::kChoice, RD_TEXT("DeckKey", "Large or small letters only."), false, kCases},
          kText,
          kNone,
          true,
          into<&E::letterCase>},
      ElementKey{{"edge", K::kChoice,
                  RD_TEXT("DeckKey",
                          "cap fills the box from the capitals' top to the last baseline, "
                          "line from the line's top to its bottom."),
                  false, kEdges},
                 kText,
                 kNone,
                 true,
                 into<&E::edge>},
      ElementKey{{"markup", K::kFlag, RD_TEXT("DeckKey", "false prints *, _ and [ as they are.")},
                 kText,
                 kNone,
                 true,
                 into<&E::markup>},
      ElementKey{{"bold-font", K::kFont, RD_TEXT("DeckKey", "The font of **bold** words.")},
                 kText,
                 kNone,
                 true,
                 into<&E::boldFont>},
      ElementKey{{"italic-font", K::kFont, RD_TEXT("DeckKey", "The font of *italic* words.")},
                 kText,
                 kNone,
                 true,
                 into<&E::italicFont>},
      ElementKey{{"keyword-font", K::kFont, RD_TEXT("DeckKey", "The font of __keywords__.")},
                 kText,
                 kNone,
                 true,
                 into<&E::keywordFont>},
      ElementKey{
          {"keyword-color", K::kBoundColor, RD_TEXT("DeckKey", "The colour of __keywords__.")},
          kText,
          kNone,
          true,
          into<&E::keywordColor>},
      ElementKey{{"icon-size",
                  K::kNumber,
                  RD_TEXT("DeckKey",
                          "How high [icons] in the text are, in parts of the capitals' "
                          "height: 1.25."),
                  false,
                  {},
                  0.1,
                  10},
                 kText,
                 kNone,
                 true,
                 into<&E::iconSize>},
      // many
      ElementKey{{"count", K::kBoundText, RD_TEXT("DeckKey", "How many there are.")},
                 kPips | kRepeat,
                 kPips,
                 true,
                 into<&E::count>},
      ElementKey{
          {"each", K::kBoundText, RD_TEXT("DeckKey", "A list; each of its entries makes a copy.")},
          kRepeat,
          kNone,
          true,
          into<&E::each>},
      ElementKey{
          {"list", K::kBoundText, RD_TEXT("DeckKey", "The icons in a row: \"wood 2; gold\".")},
          kIcons,
          kIcons,
          true,
          into<&E::list>},
      ElementKey{{"flow", K::kChoice,
                  RD_TEXT("DeckKey", "row and column put what is inside one behind the other."),
                  false, kFlows},
                 kFlowing,
                 kNone,
                 true,
                 into<&E::flow>},
      ElementKey{{"gap", K::kSize, RD_TEXT("DeckKey", "Between one and the next.")},
                 kFlowing,
                 kNone,
                 true,
                 into<&E::gap>},
      ElementKey{{"wrap", K::kFlag, RD_TEXT("DeckKey", "Goes on in a new row where one is full.")},
                 kFlowing,
                 kNone,
                 true,
                 into<&E::wrap>},
      ElementKey{{"cell", K::kSizes, RD_TEXT("DeckKey", "How large one copy is: [width, height].")},
                 kRepeat,
                 kRepeat,
                 true,
                 into<&E::cell>},
      ElementKey{{"elements", K::kElements, RD_TEXT("DeckKey", "What is inside.")},
                 kGroup | kRepeat,
                 kGroup | kRepeat,
                 false,
                 elsewhere},
  };
  static_assert(kKeys.size() <= decltype(Element::given)().size());
  return kKeys;
}

std::span<const KeyInfo> keysOf(ElementType type) {
  static const auto kByType = [] {
    std::array<std::vector<KeyInfo>, kElementTypes> keys;
    for (int i = 0; i < kElementTypes; ++i) {
      for (const ElementKey& key : elementKeys()) {
        if ((key.types >> i & 1) == 0) continue;
        auto& of = keys[static_cast<std::size_t>(i)];
        of.push_back(key.info);
        of.back().needed = (key.needed >> i & 1) != 0;
      }
    }
    return keys;
  }();
  return kByType[static_cast<std::size_t>(type)];
}

}  // namespace raindelay::deck
