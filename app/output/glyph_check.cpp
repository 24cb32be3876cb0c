#include "output/glyph_check.h"

#include <set>
#include <utility>

#include "core/limits.h"
#include "deck/emoji.h"
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
constexpr ProblemKind kLaterFont{kMissingFont.id, Severity::kWarning, kMissingFont.text};
constexpr ProblemKind kMissingGlyph{
    "print-missing-glyph", Severity::kError,
    RD_TEXT("Preflight", "%1 is in no font; name another typeface in \"fonts\" that has it.")};
constexpr ProblemKind kMissingEmoji{
    kMissingGlyph.id, Severity::kError,
    RD_TEXT("Preflight",
            "%1 is in no font; put one in colour that has it, such as NotoColorEmoji.ttf, into the "
            "deck and name it in \"fonts\".")};
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
      if (isThere_ && lacking_.empty()) break;
      const QString family = fonts_.family(name, font_.weight);
      if (family.isEmpty()) continue;  // which is said by itself
      any = true;
      find(name, family);
    }
    if (!isThere_ && !instead_.empty()) {
      reportFont(kMissingFont, instead_);
    } else if (any) {
      for (const char32_t one : lacking_) reportMissing(one);
    }
    return std::move(problems_);
  }

 private:
  void find(const std::string& name, const QString& family) {
    Typeface& typeface = fonts_.typeface(family, font_);
    if (!typeface.isThere()) {
      if (name == font_.family) instead_ = typeface.found().toStdString();
      return;
    }
    const bool isForLetters = fonts_.colors(family) == nullptr;
    if (isForLetters && !isThere_ && !instead_.empty()) reportFont(kLaterFont, name);
    isThere_ = isThere_ || isForLetters;
    if (deck::isFontFile(name)) checkDrawn(name, typeface);
    std::erase_if(lacking_, [&](char32_t one) { return typeface.has(one); });
  }

  void reportFont(const ProblemKind& kind, const std::string& instead) {
    problems_.push_back({kind, {font_.family, instead}});
  }

  void checkDrawn(const std::string& file, Typeface& typeface) {
    for (const char32_t one : lacking_) {
      if (typeface.shown(one) != Typeface::Shown::kBlank) continue;
      problems_.push_back({kBlankGlyph, {quotedOf(one), deck::inQuotes(file)}});
    }
  }

  void reportMissing(char32_t one) {
    const bool isEmoji = deck::isShownAsEmoji({&one, 1});
    Problem problem(isEmoji ? kMissingEmoji : kMissingGlyph, {quotedOf(one)});
    const std::string further = fonts_.fallbacks().with(one);
    const bool canGrow = !font_.name.empty() && font_.families().size() < kMaxFamilies;
    if (!further.empty() && canGrow) {
      problem.remedy = deck::furtherTypeface(font_.name, further);
    }
    problems_.push_back(std::move(problem));
  }

  FontStore& fonts_;
  const deck::FontRole& font_;
  Characters lacking_;
  bool isThere_ = false;  // one for letters
  std::string instead_;   // what Qt takes for the first family, which isn't there
  std::vector<Problem> problems_;
};

}  // namespace

std::vector<Problem> checkGlyphs(CardPainter& painter, const deck::TextRun& run) {
  return GlyphCheck(painter, run).run();
}

}  // namespace raindelay
