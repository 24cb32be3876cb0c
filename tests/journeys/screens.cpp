#include "journeys/screens.h"

#include "journeys/table_player.h"

namespace raindelay::journey {

namespace {

/// The visible item with this text, wherever it is; the uppermost.
QQuickItem* reading(const Hand& hand, const QString& text) {
  const auto found = Hand::all(hand.window().contentItem(), [&](const QQuickItem& item) {
    return item.property("text").toString() == text;
  });
  if (found.isEmpty()) throw Lost(QStringLiteral("nothing reads ") + text);
  return found.last();
}

bool reads(const Hand& hand, const QString& text) {
  return !Hand::all(hand.window().contentItem(), [&](const QQuickItem& item) {
            return item.property("text").toString() == text;
          }).isEmpty();
}

void gone(Hand& hand, const QString& name) {
  hand.until([&] { return hand.find(name) == nullptr; }, name + QStringLiteral(" doesn't go away"));
}

QColor corner(const Hand& hand) {
  return hand.window().grabWindow().pixelColor(3, 3);
}

/// By mouse and arrow keys: larger text, the dark look and back, away with Escape.
void changeSettings(Hand& hand, const QString& opener) {
  hand.click(hand.await(opener));
  QQuickItem* slider = hand.await(QStringLiteral("textScale"));
  const double before = slider->property("value").toDouble();
  hand.click(slider);
  const double clicked = slider->property("value").toDouble();
  hand.key(Qt::Key_Left);
  hand.look();
  expect(slider->property("value").toDouble() < clicked,
         QStringLiteral("the arrow key doesn't move the text size"));
  while (slider->property("value").toDouble() > before + 0.01) hand.key(Qt::Key_Left);
  hand.click(hand.withText(hand.await(QStringLiteral("appearance")), QStringLiteral("Light")));
  hand.look();
  const QColor light = corner(hand);
  hand.click(hand.withText(hand.await(QStringLiteral("appearance")), QStringLiteral("Dark")));
  hand.look();
  expect(corner(hand).lightness() < light.lightness(),
         QStringLiteral("the dark look isn't darker"));
  hand.click(hand.withText(hand.await(QStringLiteral("motion")), QStringLiteral("Instant")));
  hand.key(Qt::Key_Escape);
  gone(hand, QStringLiteral("textScale"));
}

/// A chapter by mouse, the next by the arrow key; away by the cross.
void readRules(Hand& hand) {
  QQuickItem* words = hand.await(QStringLiteral("pageText"));
  const QString first = words->property("text").toString();
  expect(!first.isEmpty(), QStringLiteral("the first chapter is empty"));
  QQuickItem* chapters = hand.await(QStringLiteral("chapters"));
  const auto buttons = Hand::all(chapters, [](const QQuickItem& item) {
    return item.property("modelData").isValid() && item.property("look").isValid();
  });
  expect(buttons.size() > 2, QStringLiteral("there are hardly any chapters"));
  hand.click(buttons[2]);
  hand.look();
  expect(words->property("text").toString() != first,
         QStringLiteral("a chapter's text doesn't change"));
  hand.key(Qt::Key_PageDown);
  hand.look();
}

void visitShelf(Hand& hand) {
  changeSettings(hand, QStringLiteral("settings"));
  hand.click(hand.await(QStringLiteral("options-tarot-de-cooperstown")));
  hand.await(QStringLiteral("start"));
  hand.click(reading(hand, QStringLiteral("Rules")));
  readRules(hand);
  hand.key(Qt::Key_Escape);
  gone(hand, QStringLiteral("pageText"));
  hand.click(hand.await(QStringLiteral("closeSheet")));
  gone(hand, QStringLiteral("start"));
}

/// The new match by keys alone, from the shelf.
void startByKeys(Hand& hand) {
  hand.tabTo(QStringLiteral("box-tarot-de-cooperstown"));
  hand.tabTo(QStringLiteral("options-tarot-de-cooperstown"));
  hand.key(Qt::Key_Return);
  hand.await(QStringLiteral("start"));
  hand.until([&] { return hand.focused() == QLatin1String("start"); },
             QStringLiteral("the button to start doesn't have the keyboard"));
  hand.key(Qt::Key_Return);
  hand.await(QStringLiteral("place.plate"));
}

void visitTable(Hand& hand) {
  hand.key(Qt::Key_F1);
  readRules(hand);
  hand.key(Qt::Key_Escape);
  gone(hand, QStringLiteral("pageText"));
  hand.click(hand.await(QStringLiteral("rules")));
  hand.await(QStringLiteral("pageText"));
  hand.click(hand.await(QStringLiteral("closeSheet")));
  gone(hand, QStringLiteral("pageText"));
  changeSettings(hand, QStringLiteral("tableSettings"));
  // In a small window the play-by-play is opened by a button.
  for (const QSize size : {QSize(820, 560), QSize(1920, 1080), QSize(1280, 800)}) {
    hand.window().resize(size);
    hand.look();
    hand.look();
    QQuickItem* toggle = hand.find(QStringLiteral("toggleLog"));
    if (toggle == nullptr) continue;
    gone(hand, QStringLiteral("log"));
    hand.click(toggle);
    hand.await(QStringLiteral("log"));
    hand.click(toggle);
    gone(hand, QStringLiteral("log"));
  }
  expect(hand.find(QStringLiteral("toggleLog")) == nullptr,
         QStringLiteral("the log isn't beside a wide table"));
}

}  // namespace

void visitScreens(Hand& hand) {
  visitShelf(hand);
  startByKeys(hand);
  visitTable(hand);
  TablePlayer(hand, matchAtTable(hand)).act();
  hand.click(hand.await(QStringLiteral("leaveMatch")));
  hand.await(QStringLiteral("shelf"));
  hand.await(QStringLiteral("continue-0"));
  hand.tabTo(QStringLiteral("continue-0"));
  hand.key(Qt::Key_Return);
  hand.await(QStringLiteral("place.plate"));
  hand.click(hand.await(QStringLiteral("leaveMatch")));
  hand.await(QStringLiteral("continue-0"));
  expect(!reads(hand, QStringLiteral("No match to resume. Pick a box.")),
         QStringLiteral("a waiting match is denied"));
}

}  // namespace raindelay::journey
