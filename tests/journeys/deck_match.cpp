#include "journeys/deck_match.h"

#include "journeys/table_player.h"

namespace raindelay::journey {

namespace {

/// The card Slap as the seat that looks has it in its hand; null if it hasn't.
QQuickItem* slap(const Hand& hand) {
  const auto found = Hand::all(hand.window().contentItem(), [](const QQuickItem& item) {
    return item.objectName().startsWith(QLatin1String("piece.")) &&
           item.property("code").toString() == QLatin1String("slap");
  });
  return found.isEmpty() ? nullptr : found.first();
}

void expectDecksFace(Hand& hand) {
  hand.until([&] { return slap(hand) != nullptr; }, QStringLiteral("Slap isn't to be seen"));
  const QString face = slap(hand)->property("face").toString();
  expect(face.contains(QLatin1String("slap")) && face.contains(QLatin1String("skin=deck-")),
         QStringLiteral("Slap has the face ") + face);
}

void expectRun(const MatchController& match) {
  int runs = 0;
  for (const int score : match.scores()) runs += score;
  expect(runs == 1, QStringLiteral("%1 runs were scored, not one").arg(runs));
}

void strengthenSlap(Hand& hand) {
  const auto isSlap = [](const QQuickItem& item) {
    return item.objectName().startsWith(QLatin1String("card-")) &&
           item.property("code").toString() == QLatin1String("slap");
  };
  QQuickItem* wall = hand.await(QStringLiteral("wall"));
  hand.until([&] { return !Hand::all(wall, isSlap).isEmpty(); },
             QStringLiteral("the wall doesn't show Slap"));
  hand.click(Hand::all(wall, isSlap).first());
  QQuickItem* cell = hand.await(QStringLiteral("cell.first"));
  hand.scrollTo(cell);
  hand.fill(cell, QStringLiteral("yellow 4"));
  hand.key(Qt::Key_Return);
}

}  // namespace

void playWithDeck(Hand& hand, const QUrl& deck) {
  hand.drop(deck);
  strengthenSlap(hand);
  hand.until([&] { return hand.await(QStringLiteral("playDeck"))->opacity() == 1; },
             QStringLiteral("no game can be played with the deck"));
  hand.key(Qt::Key_M, Qt::ControlModifier);
  hand.await(QStringLiteral("deckRow"));
  hand.click(hand.await(QStringLiteral("start")));
  MatchController& match = matchAtTable(hand);
  TablePlayer player(hand, match);
  player.passOn();
  expectDecksFace(hand);
  player.act(QStringLiteral("bat slap"));
  player.act(QStringLiteral("pitch fly-ball"));
  player.passOn();
  expectRun(match);
  hand.click(hand.await(QStringLiteral("leaveMatch")));
  hand.await(QStringLiteral("wall"));
  hand.key(Qt::Key_Escape);
  hand.key(Qt::Key_Escape);
  hand.await(QStringLiteral("shelf"));
}

QString resumeWithDeck(Hand& hand) {
  hand.click(hand.await(QStringLiteral("continue-0")));
  MatchController& match = matchAtTable(hand);
  const QQuickItem* note = hand.find(QStringLiteral("facesNote"));
  QString words = note == nullptr ? QString() : match.faces()->note();
  TablePlayer player(hand, match);
  player.passOn();
  expectRun(match);
  expectDecksFace(hand);  // where used cards lie open
  hand.click(hand.await(QStringLiteral("leaveMatch")));
  hand.await(QStringLiteral("shelf"));
  return words;
}

}  // namespace raindelay::journey
