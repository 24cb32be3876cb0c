#pragma once

#include <string>
#include <vector>

#include "core/text.h"

namespace raindelay::deck {

/// How much further than it does something reaches at each edge, mm.
struct Reach {
  double left = 0, top = 0, right = 0, bottom = 0;

  friend bool operator==(const Reach&, const Reach&) = default;
};

/// A small change to one of the deck's files that puts a problem right. It is made where the
/// problem is found, and needs the problem's place to be carried out (see mended()).
struct Remedy {
  /// What is changed.
  enum class Kind {
    kWord,    ///< the word `from` becomes `to`, in the cell or text of the problem's place
    kValue,   ///< the key `from` gets the value `to`
    kReach,   ///< the element's box grows by `reach`; `to` is what it says for `fit` then, or empty
    kColumn,  ///< the problem's column goes from the table
    kFont,    ///< the font `from` gets the further typeface `to`
  };

  Kind kind = Kind::kWord;
  Text text;                        ///< what a button says, with %1, %2 …: "Shrink to %1 pt"
  std::vector<std::string> values;  ///< for the text, as a problem has them
  std::string from = {}, to = {};
  Reach reach = {};
  double size = 0;  ///< that a text may shrink to, in points: of several the smallest is taken

  friend bool operator==(const Remedy& a, const Remedy& b) {
    return a.kind == b.kind && a.values == b.values && a.from == b.from && a.to == b.to &&
           a.reach == b.reach;
  }
};

/// The remedy for a slip: the word that was most likely meant.
Remedy wordMeant(const std::string& typed, const std::string& meant);
/// The remedy for a column that nothing is drawn of: it goes from the table.
Remedy columnLeftOut(const std::string& column);
/// The remedy for a text that names a column that isn't there, as it is `written` in braces: the
/// text without it. `quoted` is the column's name in quotes.
Remedy fieldLeftOut(const std::string& quoted, const std::string& written);
/// The remedy for a text that is too large for its box: it may shrink to this size.
Remedy shrunk(double points);
/// The remedy for a character that a font lacks, which is called `role`: a further typeface, by its
/// family or as a file of the deck.
Remedy furtherTypeface(const std::string& role, const std::string& family);
/// The remedy for a bleed that is too narrow for a press, mm.
Remedy widerBleed(const std::string& mm);
/// The remedy for what reaches the card's edge and not the end of the bleed. `fit`: as Remedy::to.
Remedy extended(const Reach& reach, const std::string& fit);

}  // namespace raindelay::deck
