#include "deck/keys.h"

#include <algorithm>
#include <array>

#include "deck/element_keys.h"

namespace raindelay::deck {
namespace {

#define SAY(source) RD_TEXT("DeckKey", source)

using K = ValueKind;

constexpr std::array<std::string_view, 3> kUnits = {"mm", "in", "pt"};

constexpr std::array<std::string_view, 4> kBoxEntries = {"x", "y", "width", "height"};
constexpr std::array<std::string_view, 2> kSizeEntries = {"width", "height"};
constexpr std::array<std::string_view, 2> kDashEntries = {"on", "off"};

constexpr std::array kDeckKeys = {
    KeyInfo{"format", K::kText, SAY("The format's name: raindelay-deck/1."), true},
    KeyInfo{"name", K::kText, SAY("The deck's title.")},
    KeyInfo::choice("unit", SAY("The unit of a bare number: mm."), kUnits),
    KeyInfo{"card", K::kCard, SAY("How large a card is."), true},
    KeyInfo{"palette", K::kPalette,
            SAY("The colours by what they are for: \"#rrggbb\", or another role.")},
    KeyInfo{"skins", K::kSkinMap, SAY("Other colours for the same cards, to choose between.")},
    KeyInfo{"fonts", K::kFontMap, SAY("The typefaces by what they are for.")},
    KeyInfo{"styles", K::kStyleMap, SAY("Keys that several elements share, under one name.")},
    KeyInfo{"icons", K::kIconMap, SAY("The symbols that texts and rows of icons name.")},
    KeyInfo{"maps", K::kMapMap, SAY("Lookup lists: what is printed for what a cell says.")},
    KeyInfo{"cards", K::kFile, SAY("The table of the cards: cards.csv, .xlsx or .ods.")},
    KeyInfo{"copies", K::kText,
            SAY("The column that says how many there are of a card, if it isn't called copies.")},
    KeyInfo{"titles", K::kText,
            SAY("The column that says what a card is called, if it isn't called name or title.")},
    KeyInfo{"tables", K::kFiles, SAY("Further tables that the deck's game reads.")},
    KeyInfo{"rules", K::kFile,
            SAY("The rules as Markdown: rules.md. A PDF ends with them as a booklet; rules.de.md "
                "beside it is the German one.")},
    KeyInfo{"layouts", K::kLayoutMap, SAY("What cards look like."), true},
};

constexpr std::array kCardKeys = {
    KeyInfo{"size", K::kCardSize, SAY("The trimmed card: [width, height]."), true},
    KeyInfo{"corner", K::kPhysical, SAY("The radius of its corners.")},
    KeyInfo{"bleed", K::kPhysical, SAY("How far colour and art extend beyond the trim.")},
    KeyInfo{"safe", K::kPhysical, SAY("How far inside the trim everything that matters stays.")},
};

constexpr std::array kFontKeys = {
    KeyInfo{"family", K::kFamilies,
            SAY("The typeface's name or its file in the deck; a list names what comes after it for "
                "characters that it lacks."),
            true},
    KeyInfo{
        "weight", K::kNumber, SAY("From 100 (thin) to 900; 400 is regular."), false, {}, 100, 900},
    KeyInfo{"italic", K::kFlag, SAY("true for the slanted letters.")},
};

constexpr std::array kSkinKeys = {
    KeyInfo{"name", K::kText, SAY("The name people choose it by."), true, {}, 0, 0, true},
    KeyInfo{"palette", K::kPalette, SAY("Other colours for some of the palette's roles.")},
};

constexpr std::array kIconKeys = {
    KeyInfo{"src", K::kFile, SAY("The symbol's file in the deck."), true},
    KeyInfo{"color", K::kColor, SAY("The colour of what is drawn in currentColor.")},
    KeyInfo{"scale",
            K::kNumber,
            SAY("How large it is drawn: 1 is like the others."),
            false,
            {},
            0.1,
            10},
    KeyInfo{"drop",
            K::kNumber,
            SAY("In a text: how far below the baseline it reaches, in parts of its "
                "height: 0."),
            false,
            {},
            -1,
            1},
};

constexpr std::array kLayoutKeys = {
    KeyInfo{"extends", K::kLayout, SAY("Another layout whose elements come first.")},
    KeyInfo{"front", K::kElements, SAY("The face, from bottom to top.")},
    KeyInfo{"back", K::kElements, SAY("The back, from bottom to top.")},
};

constexpr std::array kBoxKeys = {
    KeyInfo{"left", K::kLength, SAY("Where the box begins.")},
    KeyInfo{"right", K::kLength, SAY("Where it ends.")},
    KeyInfo{"center", K::kLength, SAY("Its middle between left and right.")},
    KeyInfo{"width", K::kSize, SAY("How wide it is.")},
    KeyInfo{"top", K::kLength, SAY("Where the box begins.")},
    KeyInfo{"bottom", K::kLength, SAY("Where it ends.")},
    KeyInfo{"middle", K::kLength, SAY("Its middle between top and bottom.")},
    KeyInfo{"height", K::kSize, SAY("How high it is.")},
};

std::span<const KeyInfo> styleKeys() {
  static const auto kKeys = [] {
    std::vector<KeyInfo> keys = {
        {"extends", K::kStyle, SAY("Another style whose keys come first.")}};
    for (const ElementKey& key : elementKeys()) {
      if (key.styled) keys.push_back(key.info);
    }
    return keys;
  }();
  return kKeys;
}

}  // namespace

std::string_view ownerName(KeyOwner owner) {
  static constexpr std::array<Text, 8> kNames = {
      RD_TEXT("DeckWord", "deck"),   RD_TEXT("DeckWord", "card"),  RD_TEXT("DeckWord", "font"),
      RD_TEXT("DeckWord", "skin"),   RD_TEXT("DeckWord", "style"), RD_TEXT("DeckWord", "icon"),
      RD_TEXT("DeckWord", "layout"), RD_TEXT("DeckWord", "box")};
  return kNames[static_cast<std::size_t>(owner)].source;
}

bool isListed(ValueKind kind) {
  return kind == K::kBox || kind == K::kPoint || kind == K::kSizes || kind == K::kElements;
}

std::span<const std::string_view> entryNames(const KeyInfo& key) {
  const std::span box(kBoxEntries);
  if (key.kind == K::kBox) return box;
  if (key.kind == K::kPoint) return box.first(2);
  if (key.kind == K::kSizes) return key.name == "dash" ? kDashEntries : kSizeEntries;
  return {};
}

std::span<const KeyInfo> keysOf(KeyOwner owner) {
  switch (owner) {
    case KeyOwner::kDeck:
      return kDeckKeys;
    case KeyOwner::kCard:
      return kCardKeys;
    case KeyOwner::kFont:
      return kFontKeys;
    case KeyOwner::kSkin:
      return kSkinKeys;
    case KeyOwner::kStyle:
      return styleKeys();
    case KeyOwner::kIcon:
      return kIconKeys;
    case KeyOwner::kLayout:
      return kLayoutKeys;
    case KeyOwner::kBox:
      return kBoxKeys;
  }
  return {};
}

const KeyInfo* keyOf(std::span<const KeyInfo> keys, std::string_view name) {
  const std::string_view plain = name.substr(0, name.find('.'));
  const auto found = std::find_if(keys.begin(), keys.end(), [&](const KeyInfo& key) {
    return key.name == name || (key.inLanguages && key.name == plain);
  });
  return found == keys.end() ? nullptr : &*found;
}
const KeyInfo* keyOf(KeyOwner owner, std::string_view name) {
  return keyOf(keysOf(owner), name);
}
const KeyInfo* keyOf(ElementType type, std::string_view name) {
  return keyOf(keysOf(type), name);
}

std::vector<std::string> keyNames(std::span<const KeyInfo> keys) {
  std::vector<std::string> list;
  for (const KeyInfo& key : keys) list.emplace_back(key.name);
  return list;
}
std::vector<std::string> keyNames(KeyOwner owner) {
  return keyNames(keysOf(owner));
}
std::vector<std::string> keyNames(ElementType type) {
  return keyNames(keysOf(type));
}

#undef SAY

}  // namespace raindelay::deck
