#include "journeys/looking_back.h"

#include "review/replay.h"

namespace raindelay::journey {

namespace {

void press(Hand& hand, const char* name) {
  hand.click(hand.await(QString::fromLatin1(name)));
  hand.look();
}

void key(Hand& hand, Qt::Key key) {
  hand.key(key);
  hand.look();
}

Replay& replayAt(Hand& hand) {
  hand.await(QStringLiteral("replayBar"));
  const QQuickItem* pages = hand.find(QStringLiteral("pages"));
  auto* replay = pages == nullptr ? nullptr : pages->property("replay").value<Replay*>();
  if (replay == nullptr) throw Lost(QStringLiteral("nothing is watched"));
  return *replay;
}

/// Expects the table to show what lay there.
void expectTable(const Replay& replay) {
  MatchController& table = *replay.match();
  const Viewpoint viewpoint = table.seating()->everybodyLooks()
                                  ? Viewpoint::allOpen()
                                  : Viewpoint::only(Seat(table.seating()->lookingSeat()));
  expect(table.pieces()->agrees(viewpoint.pieces(table.match(), replay.step())),
         QStringLiteral("at stop %1 the table is another").arg(replay.stop()));
}

void goThrough(Hand& hand, Replay& replay) {
  const int last = replay.last();
  expect(replay.stop() == 0, QStringLiteral("a replay doesn't begin at the beginning"));
  key(hand, Qt::Key_End);
  expect(replay.stop() == last, QStringLiteral("End doesn't lead to the end"));
  expectTable(replay);
  press(hand, "replay.back");
  expect(replay.stop() == last - 1, QStringLiteral("a step back isn't one"));
  expectTable(replay);
  press(hand, "replay.forward");
  hand.until([&] { return !replay.match()->playback()->busy(); },
             QStringLiteral("a step isn't played"));
  expect(replay.stop() == last, QStringLiteral("a step on isn't one"));
  key(hand, Qt::Key_Home);
  press(hand, "replay.forwardToPart");
  expect(replay.stop() > 0, QStringLiteral("there is no next part"));
  expectTable(replay);
  QQuickItem* scrubber = hand.await(QStringLiteral("scrubber"));
  hand.clickAt(Hand::centre(scrubber));
  hand.look();
  const int middle = replay.stop();
  expect(middle > last / 4 && middle < last - last / 4,
         QStringLiteral("the scrubber's middle is stop %1 of %2").arg(middle).arg(last));
  expectTable(replay);
}

/// The match plays by itself until it is stopped.
void letItPlay(Hand& hand, Replay& replay) {
  const int before = replay.stop();
  hand.click(hand.withText(hand.await(QStringLiteral("replay.speed")), QStringLiteral("4×")));
  press(hand, "replay.play");
  hand.until([&] { return replay.stop() > before + 1 || !replay.playing(); },
             QStringLiteral("it doesn't play"));
  if (replay.playing()) press(hand, "replay.play");
  expect(!replay.playing() && replay.stop() > before, QStringLiteral("it doesn't stop"));
}

/// Of a game with chance: its ledger opens with what came up so far, and closes.
void readLedger(Hand& hand, const Replay& replay) {
  if (!replay.match()->hasChance()) return;
  hand.key(Qt::Key_D, Qt::ControlModifier);
  QQuickItem* sheet = hand.await(QStringLiteral("ledger"));
  const auto rows = Hand::all(sheet, [](const QQuickItem& item) {
    return item.objectName().startsWith(QLatin1String("ledger.")) &&
           item.property("came").toInt() > 0;
  });
  expect(!rows.isEmpty(), QStringLiteral("the ledger of a whole match is empty"));
  key(hand, Qt::Key_Escape);
  hand.until([&] { return hand.find(QStringLiteral("ledger")) == nullptr; },
             QStringLiteral("the ledger stays"));
}

void lookOverShoulders(Hand& hand, Replay& replay) {
  const QStringList viewers = replay.viewers();
  for (qsizetype viewer = viewers.size() - 1; viewers.size() > 1 && viewer >= 0; --viewer) {
    const int stop = replay.stop();
    hand.click(hand.withText(hand.await(QStringLiteral("replay.viewer")), viewers[viewer]));
    hand.look();
    expect(replay.viewer() == viewer && replay.stop() == stop,
           viewers[viewer] + QStringLiteral(" isn't who looks"));
    expectTable(replay);
  }
}

}  // namespace

void lookBack(Hand& hand) {
  press(hand, "watchAgain");
  Replay& replay = replayAt(hand);
  goThrough(hand, replay);
  readLedger(hand, replay);
  letItPlay(hand, replay);
  lookOverShoulders(hand, replay);
  const std::size_t step = replay.step();
  press(hand, "replay.playOn");
  hand.until([&] { return hand.find(QStringLiteral("replayBar")) == nullptr; },
             QStringLiteral("the replay stays"));
  const QQuickItem* pages = hand.await(QStringLiteral("pages"));
  const auto* match = pages->property("match").value<MatchController*>();
  expect(match != nullptr && match->watchedTo() < 0 && match->match().steps().size() >= step,
         QStringLiteral("it isn't played on from there"));
  press(hand, "leaveMatch");
  hand.await(QStringLiteral("shelf"));
}

}  // namespace raindelay::journey
