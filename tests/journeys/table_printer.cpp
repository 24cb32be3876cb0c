#include "journeys/table_printer.h"

#include <QElapsedTimer>

namespace raindelay::journey {

namespace {

QString propertyOf(Hand& hand, const char* item, const char* property) {
  return hand.await(QString::fromLatin1(item))->property(property).toString();
}

void expectProposed(Hand& hand, const char* row, const QString& answer) {
  hand.until([&] { return propertyOf(hand, row, "current") == answer; },
             QStringLiteral("%1 isn't %2").arg(QLatin1String(row), answer));
}

/// What is asked has been found in the table and beside it.
void readProposal(Hand& hand) {
  hand.await(QStringLiteral("importSheet"));
  expectProposed(hand, "copiesColumn", QStringLiteral("Qty"));
  expectProposed(hand, "titleColumn", QStringLiteral("Karte"));
  expectProposed(hand, "textColumn", QStringLiteral("Effekt"));
  expectProposed(hand, "pictureColumn", QStringLiteral("Grafik"));
  expectProposed(hand, "costColumn", QStringLiteral("Kosten"));
  expectProposed(hand, "titleFont", QStringLiteral("fonts/HarbourTitle.ttf"));
  expect(!hand.await(QStringLiteral("printed-Link"))->property("on").toBool(),
         QStringLiteral("addresses are printed"));
}

void answer(Hand& hand) {
  QQuickItem* notes = hand.await(QStringLiteral("printed-Notizen-toggle"));
  hand.scrollTo(notes);
  hand.click(notes);
  QQuickItem* size = hand.await(QStringLiteral("cardSize"));
  hand.scrollTo(size);
  hand.click(size);
  hand.click(
      hand.withText(hand.await(QStringLiteral("values")), QStringLiteral("Tarot – 70 × 120 mm")));
  hand.until(
      [&] {
        const QQuickItem* face = hand.find(QStringLiteral("importFace"));
        return face->property("ready").toBool() && face->height() > 1.6 * face->width();
      },
      QStringLiteral("the card doesn't become a tarot card"));
}

/// All cards are painted on it.
void lookAtWall(Hand& hand) {
  QQuickItem* wall = hand.await(QStringLiteral("wall"));
  constexpr int kDesigns = 6;
  hand.until([&] { return wall->property("count").toInt() == kDesigns; },
             QStringLiteral("the wall doesn't have six designs"));
  hand.until(
      [&] {
        const auto faces = Hand::all(
            wall, [](const QQuickItem& item) { return item.property("ready").isValid(); });
        return faces.size() >= kDesigns &&
               std::all_of(faces.begin(), faces.end(),
                           [](const QQuickItem* face) { return face->property("ready").toBool(); });
      },
      QStringLiteral("a card of the wall isn't painted"));
}

void print(Hand& hand) {
  hand.click(hand.await(QStringLiteral("exportDeck")));
  hand.until(
      [&] {
        return propertyOf(hand, "findingsTitle", "text").contains(QLatin1String("no problems"));
      },
      QStringLiteral("something is wrong with the cards"));
  hand.click(hand.await(QStringLiteral("export")));
  hand.await(QStringLiteral("openMade"));
}

}  // namespace

void printTable(Hand& hand, const QUrl& table, const std::function<void(const QString&)>& report) {
  QElapsedTimer clock;
  clock.start();
  const auto tell = [&](const char* done) {
    report(QStringLiteral("%1 %2 %3")
               .arg(QLatin1String(done))
               .arg(hand.deeds())
               .arg(static_cast<double>(clock.elapsed()) / 1000));
  };
  hand.drop(table);
  readProposal(hand);
  tell("asked");
  answer(hand);
  tell("answered");
  hand.click(hand.await(QStringLiteral("importDone")));
  lookAtWall(hand);
  tell("shown");
  print(hand);
  tell("printed");
}

}  // namespace raindelay::journey
