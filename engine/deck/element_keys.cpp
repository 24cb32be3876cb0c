#include "deck/element_keys.h"

#include <array>

#include "deck/read_elements.h"

namespace raindelay::deck {
namespace {

#define SAY(source) RD_TEXT("DeckKey", source)

using Words = std::span<const std::string_view>;

constexpr std::array<std::string_view, kElementTypes> kTypes = {
    "rect", "ellipse", "line", "path", "svg", "image", "text", "pips", "icons", "group", "repeat"};
constexpr std::array<std::string_view, 3> kFits = {"contain", "cover", "stretch"};
constexpr std::array<std::string_view, 4> kAligns = {"left", "center", "right", "justify"};
constexpr std::array<std::string_view, 3> kValigns = {"top", "middle", "bottom"};
constexpr std::array<std::string_view, 4> kCases = {"none", "upper", "lower", "small-caps"};
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

// A key that styles may have, too.
template <auto Member>
constexpr ElementKey styled(const KeyInfo& info, unsigned types, unsigned needed = 0) {
  return {info, types, needed, true, into<Member>};
}

// A key that makes sense for one element only.
template <auto Member>
constexpr ElementKey own(const KeyInfo& info, unsigned types, unsigned needed = 0) {
  return {info, types, needed, false, into<Member>};
}

// A key that is read before the others, or with the element itself.
constexpr ElementKey readElsewhere(const KeyInfo& info, unsigned types, unsigned needed = 0) {
  return {info, types, needed, false,
          [](const ElementReader&, const YAML::Node&, const KeyInfo&, Element&) {}};
}

}  // namespace

std::string_view typeName(ElementType type) {
  return kTypes[static_cast<std::size_t>(type)];
}

// The one list.
// NOLINTNEXTLINE(readability-function-size): a table
std::span<const ElementKey> elementKeys() {
  using K = ValueKind;
  using E = Element;
  static const std::array kKeys = {
      readElsewhere(KeyInfo::choice("type", SAY("What is drawn."), kTypes), kAll, kAll),
      own<&E::name>({"name", K::kName,
                     SAY("What other elements, layouts that extend this one and columns like "
                         "@name.color call it.")},
                    kAll),
      readElsewhere({"style", K::kStyle,
                     SAY("Takes the keys of a style; the element's own take precedence.")},
                    kAll),
      styled<&E::when>(
          {"when", K::kCondition, SAY("Draws the element only if the condition holds.")}, kAll),
      styled<&E::box>({"box", K::kBox, SAY("Where it lies and how large it is.")}, kAll & ~kLine,
                      kAll & ~(kLine | kPath | kGroup | kRepeat)),
      styled<&E::opacity>(
          KeyInfo::number("opacity", SAY("From 0 (invisible) to 1 (opaque)."), 0, 1), kAll),
      styled<&E::rotate>(
          KeyInfo::number("rotate", SAY("Degrees clockwise around the middle of its box."), -360,
                          360),
          kAll & ~kLine),
      styled<&E::doubleEnded>({"double-ended", K::kFlag,
                               SAY("Draws it again, turned by 180° around the card's middle.")},
                              kAll),
      // shapes
      styled<&E::from>({"from", K::kPoint, SAY("Where the line begins.")}, kLine, kLine),
      styled<&E::to>({"to", K::kPoint, SAY("Where the line ends.")}, kLine, kLine),
      styled<&E::path>({"path", K::kPathData,
                        SAY("SVG path data in the deck's unit, from the corner of its box.")},
                       kPath, kPath),
      styled<&E::fill>({"fill", K::kBoundColor, SAY("The colour inside.")},
                       kRect | kEllipse | kPath),
      styled<&E::fillRule>(
          KeyInfo::choice("fill-rule", SAY("Which parts of a path that crosses itself are inside."),
                          kRules),
          kPath),
      styled<&E::stroke>({"stroke", K::kBoundColor, SAY("The colour of its line.")},
                         kRect | kEllipse | kLine | kPath, kLine),
      styled<&E::strokeWidth>({"stroke-width", K::kSize, SAY("How wide the line is: 0.25 mm.")},
                              kRect | kEllipse | kLine | kPath),
      styled<&E::dash>({"dash", K::kSizes, SAY("Dashes the line: [dash, gap].")}, kLine | kPath),
      styled<&E::radius>({"radius", K::kSize, SAY("Rounds the corners.")}, kRect | kSvg | kImage),
      // art
      styled<&E::src>({"src", K::kBoundFile, SAY("The picture's file in the deck.")},
                      kSvg | kImage | kPips, kSvg | kImage | kPips),
      styled<&E::fit>(KeyInfo::choice("fit",
                                      SAY("contain shows all of it, cover fills the box and cuts "
                                          "what sticks out, stretch pulls it to the box's shape."),
                                      kFits),
                      kSvg | kImage),
      // text
      styled<&E::text>({"text", K::kBoundText, SAY("What is printed.")}, kText, kText),
      styled<&E::font>({"font", K::kFont, SAY("One of the deck's fonts.")}, kText, kText),
      styled<&E::size>({"size", K::kSize, SAY("How large the type or a symbol is.")},
                       kText | kPips | kIcons, kText | kPips | kIcons),
      styled<&E::minSize>(
          {"min-size", K::kSize, SAY("Shrinks the type down to this where it doesn't fit.")},
          kText | kIcons),
      styled<&E::fitGroup>({"fit-group", K::kName,
                            SAY("Texts of all cards with the same name here get the same size: "
                                "that of the one that has to shrink most.")},
                           kText),
      styled<&E::color>({"color", K::kBoundColor,
                         SAY("The colour of the text, or of what is drawn in currentColor.")},
                        kSvg | kPips | kText | kIcons),
      styled<&E::align>(
          KeyInfo::choice("align", SAY("Where it stands between left and right."), kAligns),
          kText | kFlowing),
      styled<&E::valign>(
          KeyInfo::choice("valign", SAY("Where it stands between top and bottom."), kValigns),
          kText | kFlowing),
      styled<&E::lines>(KeyInfo::whole("lines", SAY("The most lines it may have."), 1, 1000),
                        kText),
      styled<&E::lineHeight>(
          KeyInfo::number("line-height", SAY("From line to line; 1 is the font's own."), 0.1, 10),
          kText),
      styled<&E::letterSpacing>(
          KeyInfo::number("letter-spacing", SAY("Between the letters, in parts of the size: 0.05."),
                          -1, 10),
          kText),
      styled<&E::kerning>(
          {"kerning", K::kFlag, SAY("false sets pairs like AV no closer than other letters.")},
          kText),
      styled<&E::ligatures>({"ligatures", K::kFlag,
                             SAY("false doesn't join fi and the like; where letters are spaced "
                                 "they never are.")},
                            kText),
      styled<&E::letterCase>(
          KeyInfo::choice("case", SAY("Large or small letters only, or small capitals."), kCases),
          kText),
      styled<&E::edge>(KeyInfo::choice("edge",
                                       SAY("cap fills the box from the capitals' top to the last "
                                           "baseline, line from the line's top to its bottom."),
                                       kEdges),
                       kText),
      styled<&E::markup>({"markup", K::kFlag, SAY("false prints *, _ and [ as they are.")}, kText),
      styled<&E::boldFont>({"bold-font", K::kFont, SAY("The font of **bold** words.")}, kText),
      styled<&E::italicFont>({"italic-font", K::kFont, SAY("The font of *italic* words.")}, kText),
      styled<&E::keywordFont>({"keyword-font", K::kFont, SAY("The font of __keywords__.")}, kText),
      styled<&E::keywordColor>(
          {"keyword-color", K::kBoundColor, SAY("The colour of __keywords__.")}, kText),
      styled<&E::iconSize>(
          KeyInfo::number(
              "icon-size",
              SAY("How high [icons] in the text are, in parts of the capitals' height: 1.25."), 0.1,
              10),
          kText),
      // many
      styled<&E::count>({"count", K::kBoundText, SAY("How many there are.")}, kPips | kRepeat,
                        kPips),
      styled<&E::each>({"each", K::kBoundText, SAY("A list; each of its entries makes a copy.")},
                       kRepeat),
      styled<&E::list>({"list", K::kBoundText, SAY("The icons in a row: \"wood 2; gold\".")},
                       kIcons, kIcons),
      styled<&E::flow>(
          KeyInfo::choice("flow", SAY("row and column put what is inside one after the other."),
                          kFlows),
          kFlowing),
      styled<&E::gap>({"gap", K::kSize, SAY("Between one and the next.")}, kFlowing),
      styled<&E::wrap>({"wrap", K::kFlag, SAY("Starts a new row when one is full.")}, kFlowing),
      styled<&E::cell>({"cell", K::kSizes, SAY("How large one copy is: [width, height].")}, kRepeat,
                       kRepeat),
      readElsewhere({"elements", K::kElements, SAY("What is inside.")}, kGroup | kRepeat,
                    kGroup | kRepeat),
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

#undef SAY

}  // namespace raindelay::deck
