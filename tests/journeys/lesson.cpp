#include "journeys/lesson.h"

#include "journeys/table_player.h"

namespace raindelay::journey {

namespace {

QString words(Hand& hand) {
  return hand.await(QStringLiteral("lessonText"))->property("text").toString();
}

/// The rule that the lesson names is open, and marked.
void readRule(Hand& hand) {
  QQuickItem* button = hand.await(QStringLiteral("lessonRule"));
  const QString rule = button->property("text").toString();
  hand.click(button);
  QQuickItem* page = hand.await(QStringLiteral("pageText"));
  hand.until([&] { return page->property("text").toString().contains(rule + QLatin1String(" [")); },
             QStringLiteral("rule %1 isn't in the chapter that is open").arg(rule));
  hand.key(Qt::Key_Escape);
  hand.until([&] { return hand.find(QStringLiteral("pageText")) == nullptr; },
             QStringLiteral("the rules don't go away"));
}

}  // namespace

int takeLesson(Hand& hand, const QString& gameId) {
  hand.click(hand.await(QStringLiteral("learn-") + gameId));
  MatchController& match = matchAtTable(hand);
  TablePlayer player(hand, match);
  player.rest();
  readRule(hand);
  int done = 0;
  const auto isOver = [&] { return hand.find(QStringLiteral("lessonPlayOn")) != nullptr; };
  while (!isOver()) {
    const QString before = words(hand);
    if (hand.find(QStringLiteral("lessonNext")) != nullptr) {
      hand.key(Qt::Key_Return);
    } else {
      player.actOnce();
      ++done;
    }
    hand.until([&] { return words(hand) != before || isOver(); },
               QStringLiteral("the lesson doesn't go on: ") + before);
    player.rest();
  }
  hand.click(hand.await(QStringLiteral("lessonPlayOn")));
  hand.until([&] { return hand.find(QStringLiteral("lessonBar")) == nullptr; },
             QStringLiteral("the lesson doesn't end"));
  return done;
}

}  // namespace raindelay::journey
