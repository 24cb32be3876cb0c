#include "games/quick_baseball/terms.h"

#include <QCoreApplication>
#include <array>

namespace raindelay::quick_baseball {

namespace {

constexpr auto kContext = "QuickBaseballTerms";
constexpr std::array kColours{QT_TRANSLATE_NOOP("QuickBaseballTerms", "RED"),
                              QT_TRANSLATE_NOOP("QuickBaseballTerms", "BLUE"),
                              QT_TRANSLATE_NOOP("QuickBaseballTerms", "GREEN"),
                              QT_TRANSLATE_NOOP("QuickBaseballTerms", "YELLOW")};
constexpr std::array kHits{QT_TRANSLATE_NOOP("QuickBaseballTerms", "a single"),
                           QT_TRANSLATE_NOOP("QuickBaseballTerms", "a double"),
                           QT_TRANSLATE_NOOP("QuickBaseballTerms", "a triple"),
                           QT_TRANSLATE_NOOP("QuickBaseballTerms", "a home run")};
constexpr std::array kBases{QT_TRANSLATE_NOOP("QuickBaseballTerms", "first base"),
                            QT_TRANSLATE_NOOP("QuickBaseballTerms", "second base"),
                            QT_TRANSLATE_NOOP("QuickBaseballTerms", "third base")};

template <std::size_t N>
QString term(const std::array<const char*, N>& terms, int index) {
  return QCoreApplication::translate(kContext, terms[static_cast<std::size_t>(index)]);
}

}  // namespace

QString loudColour(Border border) {
  return term(kColours, static_cast<int>(border));
}

QString hitName(int bases) {
  return term(kHits, bases - 1);
}

QString baseName(int base) {
  return term(kBases, base - 1);
}

}  // namespace raindelay::quick_baseball
