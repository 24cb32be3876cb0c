#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "deck/binding.h"
#include "deck/color.h"
#include "deck/condition.h"
#include "deck/folder.h"
#include "deck/length.h"
#include "deck/problem.h"
#include "deck/side.h"
#include "deck/table.h"

namespace raindelay::deck {

/// Largest number of elements in all layouts together, and deepest nesting of groups.
inline constexpr int kMaxElements = 2'000;
inline constexpr int kMaxGroupDepth = 8;

enum class ElementType { kRect, kEllipse, kLine, kSvg, kText, kPips, kGroup };
enum class Fit { kContain, kCover, kStretch };
enum class Align { kLeft, kCenter, kRight };
enum class Valign { kTop, kMiddle, kBottom };
enum class LetterCase { kNone, kUpper, kLower };
enum class Edge { kLine, kCap };

/// What deck.yaml calls it: "rect".
std::string_view typeName(ElementType type);

/// A place as deck.yaml writes it: [x, y, w, h], or one of the card's own boxes.
struct BoxSpec {
  enum class Kind { kPlace, kTrim, kBleed, kSafe } kind = Kind::kTrim;
  std::array<Length, 4> place = {};  ///< of kPlace
};

/// An element of a layout as it was written. What the keys mean stands in README.md; only those of
/// its type are ever set.
struct Element {
  ElementType type = ElementType::kRect;
  std::string name;
  int line = 0;             ///< of deck.yaml, where it begins
  std::size_t offset = 0;   ///< where it begins in deck.yaml, in bytes (without a byte order mark)
  std::uint64_t given = 0;  ///< which keys were written (bit numbers are the reader's)
  Condition when;
  double opacity = 1;
  double rotate = 0;  ///< degrees clockwise
  bool doubleEnded = false;

  BoxSpec box;
  std::array<Length, 2> from = {}, to = {};
  Length radius;
  Length strokeWidth{0.25, false};
  std::array<Length, 2> dash = {};  ///< on, off; both 0: an unbroken line
  Binding fill, stroke, color;

  Binding src;
  Fit fit = Fit::kContain;

  Binding text;
  std::string font;
  Length size, minSize;
  Align align = Align::kLeft;
  Valign valign = Valign::kTop;
  LetterCase letterCase = LetterCase::kNone;
  double letterSpacing = 0;  ///< in parts of the size
  double lineHeight = 1;
  int lines = 0;  ///< 0: any number
  Edge edge = Edge::kLine;

  Binding count;
  std::vector<Element> elements;
};

/// A face as a list of elements from bottom to top, for the front and for the back.
struct Layout {
  std::string name;
  int line = 0;
  std::vector<Element> front, back;
  std::vector<std::string> names;  ///< those that it extends, and its own
};

/// A font role. The family is looked for by the painter.
struct FontRole {
  std::string family;
  int weight = 400;  ///< 100 to 900
  bool italic = false;

  friend bool operator==(const FontRole&, const FontRole&) = default;
};

using Palette = std::map<std::string, Color, std::less<>>;

/// The same cards in other colours: a palette with every role of the deck's own.
struct Skin {
  std::string name;
  Palette palette;
};

/// A whole deck as it was read: checked, but nothing resolved for a card yet. Regular value; safe
/// to read from several threads.
struct Deck {
  std::string name;
  double width = 0, height = 0;            ///< of the trimmed card, mm
  double corner = 0, bleed = 0, safe = 0;  ///< mm
  Palette palette;
  std::map<std::string, Skin, std::less<>> skins;
  std::map<std::string, FontRole, std::less<>> fonts;
  LookupMaps maps;
  std::map<std::string, Layout, std::less<>> layouts;
  Table cards;
  std::map<std::string, Table, std::less<>> tables;  ///< the further ones, by file name
  std::shared_ptr<const Folder> folder;              ///< for the art

  /// The card's id: its `code`, or its number from 1.
  std::string code(std::size_t card) const;
  /// The card with this code().
  std::optional<std::size_t> findCard(std::string_view code) const;
  /// The layout that draws the card: named by the column `layout`, else `kind`, else the only one.
  const Layout& layoutOf(std::size_t card) const;
  /// The first card that the layout draws, or one that extends it.
  std::optional<std::size_t> firstCardOf(std::string_view layout) const;
  /// How many of the card the deck has.
  int copies(std::size_t card) const;
  /// A role of the palette, or "#rrggbb".
  Checked<Color> color(std::string_view roleOrHex) const;
  /// The deck in the colours of one of its skins; "" stands for its own. An error names the
  /// nearest.
  Result<Deck> inSkin(std::string_view skin) const;
};

/// What was read of a deck.
struct DeckReading {
  std::optional<Deck> deck;  ///< without what couldn't be read; nothing if there is no card to show
  Problems problems;         ///< no error among them: the deck is whole
};

/// Reads deck.yaml, cards.csv and the further tables of a folder and checks all that doesn't take
/// composing (checkDeck() does): keys, values, names of columns, maps, roles and layouts, cards'
/// codes, layouts and copies. All mistakes are told; what is sound is read in spite of them.
DeckReading readDeck(std::shared_ptr<const Folder> folder);

/// The deck, for those who can use a whole one only: the first mistake is the error.
Result<Deck> readSoundDeck(std::shared_ptr<const Folder> folder);

}  // namespace raindelay::deck
