#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/limits.h"
#include "core/result.h"
#include "deck/color.h"
#include "deck/data_frame.h"
#include "deck/element.h"
#include "deck/folder.h"
#include "deck/picture_finder.h"
#include "deck/problem.h"
#include "deck/side.h"

namespace raindelay::deck {

/// A face as a list of elements from bottom to top, for the front and for the back.
struct Layout {
  std::string name;
  int line = 0;
  std::vector<Element> front, back;
  std::vector<std::string> names;  ///< those that it extends, and its own
};

/// A font role. The painter looks the families up.
struct FontRole {
  std::string family;  ///< a typeface's name, or a file of the deck (isFontFile())
  int weight = 400;    ///< 100 to 900
  bool italic = false;
  std::vector<std::string> fallbacks = {};  ///< likewise: for what the ones before lack
  std::string name = {};                    ///< in `fonts`

  /// The family and the fallbacks.
  std::vector<std::string> families() const;
  /// Those that are files of the deck.
  std::vector<std::string_view> files() const;

  friend bool operator==(const FontRole&, const FontRole&) = default;
};

using Palette = std::map<std::string, Color, std::less<>>;

/// A symbol that texts and rows of icons name.
struct Icon {
  std::string path;   ///< in the deck's folder; `{}` in it is the name
  std::string color;  ///< role or "#rrggbb" for currentColor; empty: none of its own
  double scale = 1;
  double drop = 0;  ///< below a text's baseline, in parts of its height
};

/// A column of the table that changes a key of an element, for the cards that say something in it.
struct OverrideColumn {
  std::size_t column = 0;
  std::string element, key;
};

/// The same cards in other colours: a palette with every role of the deck's own.
struct Skin {
  std::string name;
  std::map<std::string, std::string, std::less<>> names;  ///< in other languages: "de"
  Palette palette;

  /// The name that people of a language choose it by: `name` if it has none for them.
  const std::string& nameIn(std::string_view language) const;
};

/// The names, in small letters, of columns that tell what cards are called.
inline constexpr std::array<std::string_view, 7> kTitleNames = {
    "name", "title", "card name", "card", "titel", "karte", "nombre"};

/// A side of a card as a layout draws it.
struct CardSide {
  std::size_t card = 0;
  Side side = Side::kFront;
};

/// A whole deck as it was read: checked, but nothing resolved for a card yet. Regular value; safe
/// to read from several threads.
struct Deck {
  std::string name;
  Unit unit = Unit::kMillimetre;           ///< of bare numbers
  double width = 0, height = 0;            ///< of the trimmed card, mm
  double corner = 0, bleed = 0, safe = 0;  ///< mm
  int cardLine = 0;                        ///< of deck.yaml, where all this is said
  std::size_t cardOffset = 0;              ///< the same in bytes
  Palette palette;
  std::map<std::string, Skin, std::less<>> skins;
  std::map<std::string, FontRole, std::less<>> fonts;
  std::map<std::string, Icon, std::less<>> icons;
  std::optional<Icon> otherIcons;  ///< for every other name
  LookupMaps maps;
  std::set<std::string, std::less<>> styles;  ///< their names
  std::map<std::string, Layout, std::less<>> layouts;
  DataFrame cards;
  std::string copiesColumn = "copies";  ///< of the cards: how many there are of each
  std::string titleColumn;  ///< of the cards: what each is called; empty: nobody said which it is
  std::map<std::string, DataFrame, std::less<>> tables;  ///< the further ones, by file name
  std::string rules;  ///< the path of the rules; empty: it has none. readRules() reads them
  int rulesLine = 0;  ///< of deck.yaml, where it stands
  std::size_t rulesOffset = 0;  ///< the same in bytes
  /// The cards whose other side is another card's front: by their places, in the column `reverse`.
  std::map<std::size_t, std::size_t> reverses;
  std::set<std::size_t> reverseSides;  ///< the others: no cards of their own
  /// The table's `@element.key` columns that change elements of single cards.
  std::vector<OverrideColumn> overrides;
  /// The sizes of texts that share one, mm, by `fit-group` and language. Empty until somebody who
  /// knows fonts has measured them; compose() then gives the texts these sizes.
  std::map<std::pair<std::string, std::string>, double> fitSizes;
  std::shared_ptr<const Folder> folder;  ///< for the art
  /// Finds what elements call a picture; null: they say the path itself.
  std::shared_ptr<const PictureFinder> pictures;

  /// The card's id: its `code`, or its number from 1.
  std::string code(std::size_t card) const;
  /// The name that people know the card by: of its titleColumn, else of one that is called `name`,
  /// `title` or the like, in any case; its code if that is empty.
  std::string title(std::size_t card) const;
  /// The card with this code().
  std::optional<std::size_t> findCard(std::string_view code) const;
  /// The layout that draws the card: named by the column `layout`, else `kind`, else the only one.
  const Layout& layoutOf(std::size_t card) const;
  /// The first card that the layout draws, or one that extends it.
  std::optional<std::size_t> firstCardOf(std::string_view layout) const;
  /// The number of copies of the card in the deck; 0 if it is another card's other side.
  int copies(std::size_t card) const;
  /// The face that a side of the card shows: its own, or the front of its reverse.
  CardSide faceOf(std::size_t card, Side side) const;
  /// A role of the palette, or "#rrggbb".
  Checked<Color> color(std::string_view roleOrHex) const;
  /// The deck in the colours of one of its skins; "" stands for its own. An error names the
  /// nearest.
  Result<Deck> inSkin(std::string_view skin) const;
};

/// The languages of a table: "" and each ending of a "column.ending" whose column is there.
std::set<std::string> languagesOf(const DataFrame& cards);

/// The result of reading a deck.
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
