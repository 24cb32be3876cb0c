#include "output/glyph_check.h"

#include <QFontInfo>
#include <QRawFont>
#include <set>

#include "deck/words.h"
#include "painter/font_store.h"

namespace raindelay {
namespace {

using deck::Problem;
using deck::ProblemKind;
using deck::Severity;

constexpr ProblemKind kMissingFont{
    "print-missing-font", Severity::kError,
    RD_TEXT("Preflight", "The typeface %1 isn't there; %2 is used instead.")};
constexpr ProblemKind kMissingGlyph{
    "print-missing-glyph", Severity::kError,
    RD_TEXT("Preflight", "%1 is in no font; name a further typeface in \"fonts\" that has it.")};

/// Blanks, controls of the direction and choices between forms need no glyph.
bool isPrinted(uint character) {
  const QChar::Category category = QChar::category(character);
  const bool choosesForm = character >= 0xFE00 && character <= 0xFE0F;
  return !QChar::isSpace(character) && !choosesForm && category != QChar::Other_Format &&
         category != QChar::Other_Control;
}

}  // namespace

std::vector<Problem> checkGlyphs(CardPainter& painter, const deck::TextRun& run) {
  std::vector<Problem> problems;
  std::set<char32_t> lacking;
  for (const uint character : QString::fromStdString(run.text).toUcs4()) {
    if (isPrinted(character)) lacking.insert(character);
  }
  const QStringList families = painter.fonts().families(run.font);
  for (const QString& family : families) {
    QFont font(family);
    font.setWeight(static_cast<QFont::Weight>(run.font.weight));
    font.setItalic(run.font.italic);
    const QString found = QFontInfo(font).family();
    if (found.compare(family, Qt::CaseInsensitive) == 0) {
      const QRawFont glyphs = QRawFont::fromFont(font);
      std::erase_if(lacking, [&](char32_t one) { return glyphs.supportsCharacter(one); });
      if (lacking.empty()) return problems;
    } else if (family == families.front()) {
      problems.push_back({kMissingFont, {family.toStdString(), found.toStdString()}});
      if (families.size() == 1) return problems;
    }
  }
  for (const char32_t one : lacking) {
    const std::string shown = QString::fromUcs4(&one, 1).toStdString();
    problems.push_back({kMissingGlyph, {deck::inQuotes(shown)}});
  }
  return problems;
}

}  // namespace raindelay
