#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"

// Every key of deck.yaml, what its value is and what it is for: what is checked, what is suggested
// for a typing slip, the JSON Schema, the tables of the format's page and the fields of the window
// that changes an element all come from here. Other files in YAML (study/keys.h) have such tables,
// too.
namespace raindelay::deck {

/// The kinds of thing drawn on a card.
enum class ElementType : std::uint8_t {
  kRect,
  kEllipse,
  kLine,
  kPath,
  kSvg,
  kImage,
  kText,
  kPips,
  kIcons,
  kGroup,
  kRepeat,
};
inline constexpr int kElementTypes = 11;

/// The type's name in deck.yaml: "rect".
std::string_view typeName(ElementType type);

/// The form of a value.
enum class ValueKind : std::uint8_t {
  kText,        ///< free text
  kName,        ///< a name that the designer gives
  kBoundText,   ///< text with {column} in it
  kCondition,   ///< rank > 3
  kFlag,        ///< true, false
  kNumber,      ///< from `least` to `most`
  kWhole,       ///< the same without decimals
  kChoice,      ///< one of `words`
  kPhysical,    ///< a length that isn't a share: 3mm
  kLength,      ///< 3mm, 50%, title.right + 2mm
  kSize,        ///< a length that isn't negative
  kPoint,       ///< [x, y]
  kSizes,       ///< [a, b], not negative
  kBox,         ///< [x, y, w, h], edges, or one of trim, bleed, safe, an element's name
  kColor,       ///< "#rrggbb" or a role of the palette
  kBoundColor,  ///< the same with {column} in it
  kFont,        ///< a role of the fonts
  kStyle,       ///< a name of the styles
  kLayout,      ///< a name of the layouts
  kFile,        ///< a path in the deck's folder
  kBoundFile,   ///< the same with {column} in it
  kPathData,    ///< M 0 0 L 10 0 …
  kElements,    ///< a list of elements
  kCardSize,    ///< [width, height] of the trimmed card
  kFiles,       ///< a list of paths
  kFamilies,    ///< a typeface's name or file, or a list of them
  kPalette,     ///< role: colour
  kTexts,       ///< name: text
  kCard,        ///< the maps of keys that follow
  kFontMap,
  kSkinMap,
  kMapMap,
  kStyleMap,
  kIconMap,
  kLayoutMap,
  kNames,      ///< a list of names
  kWords,      ///< a list of some of `words`
  kNumbers,    ///< name: number
  kRanges,     ///< name: [least, most]
  kKeys,       ///< a map of keys of its own; its definition is called as the key
  kKeysMap,    ///< name: such a map
  kKeysList,   ///< a list of such maps
  kKeysLists,  ///< name: such a map, or a list of them
};

/// Returns true if the value may be a list or a map in brackets.
bool isListed(ValueKind kind);

/// A key: its name, its value, and one sentence that says what it is for.
struct KeyInfo {
  std::string_view name;
  ValueKind kind = ValueKind::kText;
  Text help;
  bool needed = false;
  std::span<const std::string_view> words = {};  ///< of kChoice
  double least = 0, most = 0;                    ///< of kNumber and kWhole
  bool inLanguages = false;                      ///< `name.de` says the same in another language

  /// One of these words.
  [[nodiscard]] static constexpr KeyInfo choice(std::string_view name, Text help,
                                                std::span<const std::string_view> words) {
    return {name, ValueKind::kChoice, help, false, words};
  }
  /// From `least` to `most`.
  [[nodiscard]] static constexpr KeyInfo number(std::string_view name, Text help, double least,
                                                double most) {
    return {name, ValueKind::kNumber, help, false, {}, least, most};
  }
  /// The same without decimals.
  [[nodiscard]] static constexpr KeyInfo whole(std::string_view name, Text help, double least,
                                               double most) {
    return {name, ValueKind::kWhole, help, false, {}, least, most};
  }
};

/// The owners of keys, besides elements.
enum class KeyOwner : std::uint8_t { kDeck, kCard, kFont, kSkin, kStyle, kIcon, kLayout, kBox };

/// The owner's name in messages: "card".
std::string_view ownerName(KeyOwner owner);
/// All keys, in the order in which they are best written. A style has those of every element but
/// the ones that make no sense for more than one.
std::span<const KeyInfo> keysOf(KeyOwner owner);
/// The keys that elements of a type know; `needed` is set for those that it cannot do without.
std::span<const KeyInfo> keysOf(ElementType type);

/// The key, or nothing.
const KeyInfo* keyOf(std::span<const KeyInfo> keys, std::string_view name);
const KeyInfo* keyOf(KeyOwner owner, std::string_view name);
const KeyInfo* keyOf(ElementType type, std::string_view name);

/// The names of the entries of the key's list: x, y, width and height of a box; none if it is no
/// such list.
std::span<const std::string_view> entryNames(const KeyInfo& key);

/// The names alone, for messages.
std::vector<std::string> keyNames(std::span<const KeyInfo> keys);
std::vector<std::string> keyNames(KeyOwner owner);
std::vector<std::string> keyNames(ElementType type);

}  // namespace raindelay::deck
