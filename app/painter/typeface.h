#pragma once

#include <QRawFont>
#include <QString>
#include <map>

#include "deck/deck.h"
#include "fonts/color_font.h"

namespace raindelay {

/// What a typeface has glyphs for. Belongs to one thread at a time.
class Typeface {
 public:
  /// How it shows a character.
  enum class Shown { kNot, kBlank, kDrawn };

  /// `colors`: its glyphs in colour; null: it has none.
  Typeface(const QString& family, const deck::FontRole& role, ColorFont* colors);

  /// The family that Qt takes: another one if this isn't there.
  const QString& found() const { return found_; }
  bool isThere() const { return isThere_; }
  bool has(char32_t character) const { return glyphs_.supportsCharacter(character); }
  /// Draws the glyph, which it takes from the file: one that is damaged is blank.
  Shown shown(char32_t character);

 private:
  Shown draw(char32_t character) const;

  QString found_;
  bool isThere_;
  QRawFont glyphs_;
  ColorFont* colors_;
  std::map<char32_t, Shown> known_;
};

}  // namespace raindelay
