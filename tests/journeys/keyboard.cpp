#include "journeys/keyboard.h"

#include "journeys/access.h"

namespace raindelay::journey {

namespace {

void type(Hand& hand, const QString& text) {
  hand.key(Qt::Key_A, Qt::ControlModifier);
  for (const QChar letter : text) hand.press(letter.toLatin1());
}

void choose(Hand& hand, const QString& of, const QString& words) {
  const QQuickItem* segments = hand.await(of);
  hand.tabTo(
      [&](const QQuickItem& item) {
        return item.parentItem() == segments && item.property("text").toString() == words;
      },
      words);
  hand.key(Qt::Key_Space);
}

void start(Hand& hand, const Script& script, const QString& seed) {
  const QString box = QStringLiteral("box-") + script.game;
  hand.await(box);
  hand.tabTo(
      [](const QQuickItem& item) { return item.objectName().startsWith(QLatin1String("box-")); },
      QStringLiteral("the boxes"));
  for (int i = 0; i < 6 && hand.focused() != box; ++i) hand.key(Qt::Key_Right);
  expect(hand.focused() == box, QStringLiteral("the arrow keys don't come to ") + box);
  hand.tabTo(QStringLiteral("options-") + script.game);
  hand.key(Qt::Key_Return);
  hand.await(QStringLiteral("start"));
  if (!script.shortest.isEmpty()) choose(hand, script.shortest, script.shortestWords);
  hand.tabTo(QStringLiteral("seed"));
  type(hand, seed);
  hand.tabTo(QStringLiteral("start"));
  hand.key(Qt::Key_Return);
}

void expectNone(const QStringList& found, const QString& where) {
  expect(found.isEmpty(), where + QStringLiteral(":\n  ") + found.join(QStringLiteral("\n  ")));
}

/// Enter takes the piece that has the keyboard, Escape puts it back.
void pickAndLook(Hand& hand) {
  hand.key(Qt::Key_Return);
  hand.look();
  expectNone(hindrancesInTree(hand), QStringLiteral("with a piece in hand"));
  hand.key(Qt::Key_Escape);
  hand.look();
}

}  // namespace

QMap<QString, int> playByKeys(Hand& hand, const Script& script, const QString& seed,
                              const std::function<void(std::size_t)>& shown) {
  hand.putMouseAway();
  start(hand, script, seed);
  MatchController& match = matchAtTable(hand);
  TablePlayer player(hand, match);
  player.rest();
  if (match.seating()->handOverTo() >= 0) {
    expectNone(hindrances(hand), QStringLiteral("at the hand-over"));
    hand.tabTo(
        [](const QQuickItem& item) {
          return QLatin1String(item.metaObject()->className())
              .startsWith(QLatin1String("HandOver"));
        },
        QStringLiteral("the hand-over"));
  }
  player.passOn();
  expectNone(hindrances(hand), QStringLiteral("at the table"));
  for (bool picked = false; !match.over();) {
    player.passOn();
    const QString focused = hand.focused();
    if (!picked && !match.decision()->draft()->isOpen() &&
        focused.startsWith(QLatin1String("piece."))) {
      pickAndLook(hand);
      picked = true;
    }
    player.act();
    shown(match.shownSteps());
  }
  hand.await(QStringLiteral("result"));
  expectNone(hindrances(hand), QStringLiteral("at the result"));
  hand.press(QStringLiteral("home"));
  hand.await(QStringLiteral("shelf"));
  return player.tally();
}

}  // namespace raindelay::journey
