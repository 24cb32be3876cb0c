#include "journeys/taking_back.h"

namespace raindelay::journey {

namespace {

std::size_t lines(const MatchController& match) {
  return match.match().steps().size();
}

/// Plays on until a choice was handed over that the next may let its maker take back.
void handOverAChoice(TablePlayer& player, const MatchController& match) {
  constexpr int kMost = 20;
  for (int i = 0; i < kMost; ++i) {
    player.act();
    const int chooser = match.seating()->lookingSeat();
    player.passOn();
    if (match.seating()->lookingSeat() != chooser && match.takeback()->canUndo()) return;
  }
  throw Lost(QStringLiteral("no choice was handed over that could be taken back"));
}

void refuse(Hand& hand, const MatchController& match) {
  const std::size_t before = lines(match);
  const int seat = match.seating()->lookingSeat();
  hand.click(hand.await(QStringLiteral("undo")));
  hand.await(QStringLiteral("question"));
  expect(match.takeback()->undoAsks() == seat,
         QStringLiteral("another is asked than who has the screen"));
  hand.click(hand.await(QStringLiteral("answerNo")));
  hand.until([&] { return hand.find(QStringLiteral("question")) == nullptr; },
             QStringLiteral("the question stays"));
  expect(lines(match) == before && match.seating()->lookingSeat() == seat,
         QStringLiteral("what was refused was done"));
}

/// By keys. Back at the screen is who has to choose anew.
void agree(Hand& hand, const MatchController& match) {
  const std::size_t before = lines(match);
  const int seat = match.seating()->lookingSeat();
  hand.key(Qt::Key_Z, Qt::ControlModifier);
  hand.await(QStringLiteral("question"));
  hand.key(Qt::Key_Return);
  hand.await(QStringLiteral("takeSeat"));
  expect(lines(match) == before + 1 && match.match().steps().back().undoTo.has_value(),
         QStringLiteral("nothing was taken back"));
  expect(match.seating()->handOverTo() >= 0 && match.seating()->handOverTo() != seat,
         QStringLiteral("the screen isn't handed back"));
}

}  // namespace

void takeBackAcross(Hand& hand, MatchController& match) {
  TablePlayer player(hand, match);
  handOverAChoice(player, match);
  refuse(hand, match);
  agree(hand, match);
  const std::size_t before = lines(match);
  player.act();
  expect(
      lines(match) > before && match.match().steps()[before].by == match.match().steps().back().by,
      QStringLiteral("it can't be chosen anew"));
}

}  // namespace raindelay::journey
