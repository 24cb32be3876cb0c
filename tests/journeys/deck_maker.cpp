#include "journeys/deck_maker.h"

namespace raindelay::journey {

namespace {

void choosePanel(Hand& hand, const QString& name) {
  QQuickItem* tabs = hand.await(QStringLiteral("panelTabs"));
  hand.until(
      [&] {
        return !Hand::all(tabs, [&](const QQuickItem& item) {
                  return item.property("text").toString() == name;
                }).isEmpty();
      },
      QStringLiteral("the panel has no ") + name);
  hand.click(hand.withText(tabs, name));
  hand.look();
}

/// What is asked of the table is answered as proposed; it gets a folder and a layout of its own.
void keepAsDeck(Hand& hand) {
  hand.click(hand.await(QStringLiteral("importDone")));
  hand.await(QStringLiteral("wall"));
  hand.click(hand.await(QStringLiteral("keepDeck")));
  hand.fill(hand.await(QStringLiteral("newDeckName")), QStringLiteral("Ferry"));
  hand.click(hand.await(QStringLiteral("makeDeck")));
  hand.until([&] { return hand.find(QStringLiteral("proposedStrip")) == nullptr; },
             QStringLiteral("the layout is still called a proposal"));
  hand.await(QStringLiteral("wall"));
}

/// By a click on the first problem, and a number in the cell.
void fixCopies(Hand& hand) {
  const QStringList copies{QStringLiteral("2"), QStringLiteral("1"), QStringLiteral("1")};
  for (qsizetype left = copies.size(); left > 0; --left) {
    choosePanel(hand, QStringLiteral("Problems (%1)").arg(left));
    hand.click(hand.await(QStringLiteral("problem-0")));
    hand.await(QStringLiteral("oneCard"));
    choosePanel(hand, QStringLiteral("Card"));
    hand.fill(hand.await(QStringLiteral("cell.copies")), copies[copies.size() - left]);
    hand.key(Qt::Key_Return);
  }
  choosePanel(hand, QStringLiteral("Problems"));
  hand.await(QStringLiteral("noProblem"));
  hand.key(Qt::Key_Escape);
  hand.await(QStringLiteral("wall"));
}

void exportFiles(Hand& hand) {
  hand.key(Qt::Key_P, Qt::ControlModifier);
  hand.await(QStringLiteral("export"));
  hand.awaitText(QStringLiteral("findingsTitle"), QStringLiteral("no problems"));
  hand.click(
      hand.withText(hand.await(QStringLiteral("backs-choice")), QStringLiteral("Two-sided")));
  hand.click(hand.await(QStringLiteral("export")));
  hand.awaitText(QStringLiteral("said"), QStringLiteral("Ferry.pdf"));
  hand.await(QStringLiteral("openMade"));
  hand.click(
      hand.withText(hand.await(QStringLiteral("kind")), QStringLiteral("Tabletop Simulator")));
  hand.until([&] { return hand.find(QStringLiteral("openMade")) == nullptr; },
             QStringLiteral("another wish is said to be done"));
  hand.click(hand.await(QStringLiteral("export")));
  hand.awaitText(QStringLiteral("said"), QStringLiteral("Ferry-tabletop"));
  hand.await(QStringLiteral("openMade"));
  hand.key(Qt::Key_Escape);
  hand.until([&] { return hand.find(QStringLiteral("export")) == nullptr; },
             QStringLiteral("the sheet doesn't go away"));
}

}  // namespace

void makeCards(Hand& hand, const QUrl& table) {
  hand.drop(table);
  keepAsDeck(hand);
  fixCopies(hand);
  exportFiles(hand);
}

}  // namespace raindelay::journey
