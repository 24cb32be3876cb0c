#include "painter/typeface.h"

#include <QFont>
#include <QFontInfo>
#include <QPainterPath>

namespace raindelay {
namespace {

QFont fontOf(const QString& family, const deck::FontRole& role) {
  QFont font(family);
  font.setWeight(static_cast<QFont::Weight>(role.weight));
  font.setItalic(role.italic);
  return font;
}

// Parts of a flag, what others are joined with, and letters that only fill a place.
bool mayBeBlank(char32_t character) {
  constexpr char32_t kFirstOfFlags = 0x1F1E6, kLastOfFlags = 0x1F1FF, kBlankBraille = 0x2800;
  for (const char32_t filler : {0x115F, 0x1160, 0x3164, 0xFFA0}) {
    if (character == filler) return true;
  }
  return QChar::isMark(character) || character == kBlankBraille ||
         (character >= kFirstOfFlags && character <= kLastOfFlags);
}

}  // namespace

Typeface::Typeface(const QString& family, const deck::FontRole& role, ColorFont* colors)
    : found_(QFontInfo(fontOf(family, role)).family()),
      isThere_(found_.compare(family, Qt::CaseInsensitive) == 0),
      glyphs_(QRawFont::fromFont(fontOf(family, role))),
      colors_(colors) {}

Typeface::Shown Typeface::shown(char32_t character) {
  const auto [known, isNew] = known_.try_emplace(character, Shown::kNot);
  if (isNew) known->second = draw(character);
  return known->second;
}

Typeface::Shown Typeface::draw(char32_t character) const {
  if (!isThere_ || !has(character)) return Shown::kNot;
  if (mayBeBlank(character)) return Shown::kDrawn;
  const QString text = QString::fromUcs4(&character, 1);
  for (const quint32 glyph : glyphs_.glyphIndexesForString(text)) {
    const bool colored = colors_ != nullptr && !colors_->glyph(glyph).pixels.isNull();
    if (colored || !glyphs_.pathForGlyph(glyph).isEmpty()) return Shown::kDrawn;
  }
  return Shown::kBlank;
}

}  // namespace raindelay
