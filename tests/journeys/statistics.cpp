#include "journeys/statistics.h"

namespace raindelay::journey {

namespace {

QString valueOf(Hand& hand, const char* tile) {
  return hand.await(QString::fromLatin1(tile))->property("value").toString();
}

/// "1 (50%)" is said of what was won.
QString figures(Hand& hand) {
  return QStringLiteral("%1 played, %2 won, %3 lost")
      .arg(valueOf(hand, "played"), valueOf(hand, "won").section(QLatin1Char(' '), 0, 0),
           valueOf(hand, "lost"));
}

}  // namespace

QStringList readStatistics(Hand& hand) {
  QStringList read;
  hand.key(Qt::Key_T, Qt::ControlModifier);
  QQuickItem* players = hand.await(QStringLiteral("players"));
  hand.await(QStringLiteral("player.0"));
  const QQuickItem* games = hand.await(QStringLiteral("games"));
  const int count = players->property("count").toInt();
  for (int player = 0; player < count; ++player) {
    QQuickItem* row = hand.await(QStringLiteral("player.%1").arg(player));
    const QString name = row->property("modelData").toString();
    hand.click(row);
    const QStringList labels = games->property("labels").toStringList();
    for (const QString& game : labels) {
      hand.look();
      expect(labels.indexOf(game) == games->property("current").toInt(),
             QStringLiteral("the arrow key doesn't lead to ") + game);
      read << QStringLiteral("%1, %2: %3").arg(name, game, figures(hand));
      hand.key(Qt::Key_Right);
    }
    hand.click(hand.withText(hand.await(QStringLiteral("games")), labels.first()));
  }
  hand.key(Qt::Key_Escape);
  hand.await(QStringLiteral("shelf"));
  return read;
}

}  // namespace raindelay::journey
