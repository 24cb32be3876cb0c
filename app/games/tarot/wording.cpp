#include "games/tarot/wording.h"

#include <QCoreApplication>
#include <QStringList>
#include <array>

namespace raindelay::tarot {

namespace {

/// The translations' context.
struct Words {
  Q_DECLARE_TR_FUNCTIONS(TarotWords)
};

/// A number at the beginning of a line.
QString numeral(int count) {
  switch (count) {
    case 3:
      return Words::tr("Three");
    case 4:
      return Words::tr("Four");
    case 5:
      return Words::tr("Five");
    case 6:
      return Words::tr("Six");
    case 10:
      return Words::tr("Ten");
    case 13:
      return Words::tr("Thirteen");
    default:
      return QString::number(count);
  }
}

/// The worth of a card in a trick.
QString worthOf(Card card) {
  if (card == kFool) return Words::tr("Its five points go to whoever played it.");
  if (kTarotTrumps.contains(card)) {
    return isTrump(card) ? Words::tr("A Tarot Trump: 5 to whoever takes the trick.")
                         : Words::tr(
                               "A Tarot Trump: 5 to whoever takes the trick, and 5 more if a "
                               "trump cuts it.");
  }
  if (isTrump(card)) return {};
  switch (rankOf(card)) {
    case kQueen:
      return Words::tr("4 to whoever takes the trick.");
    case kKnight:
      return Words::tr("3 to whoever takes the trick.");
    case kKnave:
      return Words::tr("2 to whoever takes the trick.");
    default:
      return Words::tr("A trick of such cards is worth 1.");
  }
}

QString strengthOf(Card card) {
  if (card == kFool) return Words::tr("It takes nothing, and may be played to anything.");
  if (!isTrump(card)) return {};
  if (kGreaterTrumps.contains(card)) return Words::tr("One of the Greater Trumps, 17 to 21.");
  if (kLesserTrumps.contains(card)) return Words::tr("One of the Lesser Trumps, 1 to 5.");
  return Words::tr("A trump: it takes any suit, and lower trumps.");
}

}  // namespace

QString declarationWords(const Declares& declares) {
  const QString count = numeral(declares.count);
  switch (declares.kind) {
    case Declares::Kind::kGreater:
      return Words::tr("%1 of the Greater Trumps").arg(count);
    case Declares::Kind::kLesser:
      return Words::tr("%1 of the Lesser Trumps").arg(count);
    case Declares::Kind::kTrumps:
      return Words::tr("%1 trumps").arg(count);
    default:
      return Words::tr("%1 Tarot Trumps").arg(count);
  }
}

QString declarationWords(const DeclaresRun& run, const DeckNarrator& narrator) {
  return Words::tr("A run of %1, %2 to %3")
      .arg(run.length)
      .arg(narrator.name(run.first), narrator.name(run.last));
}

QString declarationWords(const Declared& declared, const DeckNarrator& narrator) {
  const auto* run = std::get_if<DeclaresRun>(&declared);
  return run == nullptr ? declarationWords(std::get<Declares>(declared))
                        : declarationWords(*run, narrator);
}

QString suitWords(Suit suit) {
  switch (suit) {
    case Suit::kSceptres:
      return Words::tr("Sceptres");
    case Suit::kCups:
      return Words::tr("Cups");
    case Suit::kSwords:
      return Words::tr("Swords");
    case Suit::kPentacles:
      return Words::tr("Pentacles");
    case Suit::kTrumps:
      return Words::tr("Trumps");
    default:
      return {};
  }
}

QString cardMeaning(Card card) {
  QStringList sentences{strengthOf(card), worthOf(card)};
  sentences.removeAll(QString());
  return sentences.join(QLatin1Char(' '));
}

}  // namespace raindelay::tarot
