#include "output/glyph_check.h"

#include <set>
#include <utility>

#include "deck/font_file.h"
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

constexpr ProblemKind kBlankGlyph{
    "print-blank-glyph", Severity::kError,
    RD_TEXT(
        "Preflight",
        "%1 is blank in %2: put an undamaged copy of that font into the deck, or name another one "
        "in \"fonts\".")};

/// Blanks, controls of the direction and choices between forms need no glyph.
bool isPrinted(uint character) {
  const QChar::Category category = QChar::category(character);
  const bool choosesForm = character >= 0xFE00 && character <= 0xFE0F;
  return !QChar::isSpace(character) && !choosesForm && category != QChar::Other_Format &&
         category != QChar::Other_Control;
}

std::string quotedOf(char32_t character) {
  return deck::inQuotes(QString::fromUcs4(&character, 1).toStdString());
}

using Characters = std::set<char32_t>;

Characters printedOf(const deck::TextRun& run) {
  Characters printed;
  for (const uint character : QString::fromStdString(run.text).toUcs4()) {
    if (isPrinted(character)) printed.insert(character);
  }
  return printed;
}

/// One text, looked for in one font after the other.
class GlyphCheck {
 public:
  GlyphCheck(CardPainter& painter, const deck::TextRun& run)
      : fonts_(painter.fonts()), font_(run.font), lacking_(printedOf(run)) {}

  std::vector<Problem> run() {
    bool any = false;
    for (const std::string& name : font_.families()) {
      const QString family = fonts_.family(name, font_.weight);
      if (family.isEmpty()) continue;  // which is said by itself
      any = true;
      find(name, fonts_.typeface(family, font_));
      if (lacking_.empty()) break;
    }
    const bool nowhere = !isThere_ && font_.fallbacks.empty();
    if (any && !nowhere) {
      for (const char32_t one : lacking_) problems_.push_back({kMissingGlyph, {quotedOf(one)}});
    }
    return std::move(problems_);
  }

 private:
  void find(const std::string& name, Typeface& typeface) {
    if (typeface.isThere()) {
      isThere_ = true;
      if (deck::isFontFile(name)) checkDrawn(name, typeface);
      std::erase_if(lacking_, [&](char32_t one) { return typeface.has(one); });
    } else if (name == font_.family) {
      problems_.push_back({kMissingFont, {name, typeface.found().toStdString()}});
    }
  }

  void checkDrawn(const std::string& file, Typeface& typeface) {
    for (const char32_t one : lacking_) {
      if (typeface.shown(one) != Typeface::Shown::kBlank) continue;
      problems_.push_back({kBlankGlyph, {quotedOf(one), deck::inQuotes(file)}});
    }
  }

  FontStore& fonts_;
  const deck::FontRole& font_;
  Characters lacking_;
  bool isThere_ = false;  // any of them
  std::vector<Problem> problems_;
};

}  // namespace

std::vector<Problem> checkGlyphs(CardPainter& painter, const deck::TextRun& run) {
  return GlyphCheck(painter, run).run();
}

}  // namespace raindelay
