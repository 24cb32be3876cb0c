#include "games/quick_baseball/card_meaning.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "games/quick_baseball/terms.h"

namespace raindelay::quick_baseball {

namespace {

/// The translations' context.
struct Words {
  Q_DECLARE_TR_FUNCTIONS(QuickBaseballMeaning)
};

/// The card of this code, or -1.
template <std::size_t N>
int indexOf(const std::array<std::string_view, N>& codes, const QString& code) {
  const auto found = std::find(codes.begin(), codes.end(), code.toStdString());
  return found == codes.end() ? -1 : static_cast<int>(found - codes.begin());
}

/// The card's effect for the batter who is up, by the borders that his row shows.
QString meaningOfBat(const BatCard& card, const Board& board) {
  const int batter = board.of(board.batting()).batter;
  const auto& reach = card.reach[static_cast<std::size_t>(batter / 3)];
  QStringList hits;
  for (int bases = 4; bases >= 1; --bases) {
    QStringList colours;
    for (int i = 0; i < kBorders; ++i) {
      if (reach[static_cast<std::size_t>(i)] == bases) colours << loudColour(Border(i));
    }
    if (colours.isEmpty()) continue;
    hits << Words::tr("%1: %2", "colours, and the hit that they bring")
                .arg(colours.join(Words::tr(" or ")), hitName(bases));
  }
  const QString up = Words::tr("Number %1 is up.").arg(batter + 1);
  if (hits.isEmpty()) return up + QLatin1Char(' ') + Words::tr("Nothing here helps.");
  return up + QLatin1Char(' ') + hits.join(Words::tr("; ")) + QLatin1Char('.');
}

QString innerBorder(const PitchCard& card, const Board& board) {
  if (card.inner == Border::kNone) return {};
  const QString words = board.relief()
                            ? Words::tr(" %1 inside counts, too: the relief pitcher is in.")
                            : Words::tr(" %1 inside counts once the relief pitcher is in.");
  return words.arg(loudColour(card.inner));
}

QString meaningOfPitch(const PitchCard& card, const Board& board, bool blue) {
  if (card.otherwise == Otherwise::kBall) {
    return Words::tr(
        "No border, nothing to hit: a ball. A runner who steals is out. It always comes back.");
  }
  QString words =
      Words::tr("Hit by %1.").arg(loudColour(card.outer)) + innerBorder(card, board) +
      (card.otherwise == Otherwise::kOut ? Words::tr(" Otherwise out.")
                                         : Words::tr(" Otherwise out, unless two are out."));
  if (blue) words += Words::tr(" Out, too, if it is taken.");
  return words;
}

QString meaningOfPlace(const Board& board, const QString& place) {
  if (place == QLatin1String("home")) {
    return Words::tr("The number at the top is up.");
  }
  if (place == QLatin1String("mound")) {
    return board.relief() ? Words::tr("A quarter turn for each ball. The relief pitcher is in.")
                          : Words::tr("A quarter turn for each ball; it flips for the reliever.");
  }
  if (place == QLatin1String("outs")) return Words::tr("Three, and the sides change.");
  const int from = board.stealer();
  if (from > 0 && place == QStringLiteral("base.%1").arg(from)) {
    return Words::tr("This runner may steal %1.").arg(baseName(from + 1));
  }
  return {};
}

}  // namespace

QString cardMeaning(const CardValues& cards, const Board& board, const QString& code,
                    const QString& place) {
  if (const int bat = indexOf(kBatCodes, code); bat >= 0) {
    return meaningOfBat(cards.bats[static_cast<std::size_t>(bat)], board);
  }
  if (const int pitch = indexOf(kPitchCodes, code); pitch >= 0) {
    return meaningOfPitch(cards.pitches[static_cast<std::size_t>(pitch)], board,
                          cards.isBlue(Card(pitch), board.relief()));
  }
  return meaningOfPlace(board, place);
}

}  // namespace raindelay::quick_baseball
