#include "journeys/moments.h"

#include <QTest>
#include <array>
#include <optional>

#include "core/random.h"
#include "journeys/table_player.h"

namespace raindelay::journey {

namespace {

/// Length of a movement, milliseconds: what is decisive stands for some frames.
constexpr int kMotionMs = 25;
/// So often somebody is impatient, and so many choices are made for that at most.
constexpr int kOutbursts = 10;
constexpr int kMostChoices = 60;
/// A held key goes on for so many frames once the table is at rest.
constexpr int kHeldOn = 3;

bool isButton(const QQuickItem& item) {
  return item.property("keyCap").isValid();
}

bool isAction(const QQuickItem& item) {
  return item.objectName().startsWith(QLatin1String("action."));
}

/// Somebody who can't wait for the end of what is shown.
class Impatience {
 public:
  Impatience(Hand& hand, MatchController& match)
      : hand_(hand), match_(match), random_(match.match().setup().seed, "impatience") {}

  /// Does one thing more; the table is busy.
  void burstOut();
  /// Lost if more has come of it than was meant: so many choices, and this seat at the table.
  void expectOnly(int choices, int seat);
  [[nodiscard]] int outbursts() const { return outbursts_; }
  [[nodiscard]] const QMap<QString, int>& tally() const { return tally_; }

 private:
  [[nodiscard]] bool busy() const { return match_.playback()->busy(); }
  [[nodiscard]] QQuickItem* page() const;
  [[nodiscard]] QList<QQuickItem*> all(bool (*fits)(const QQuickItem&)) const {
    return Hand::all(page(), fits);
  }
  [[nodiscard]] QPointF somewhere();
  /// Of an action's button; none if there is none.
  [[nodiscard]] std::optional<QPointF> onAnAction();
  [[nodiscard]] Qt::Key anyKey();
  void did(const char* what);
  /// Lost with what was done, and what was done last by impatience, unless it `holds`.
  void unmeant(bool holds, const QString& deed) const {
    expect(holds, QStringLiteral("nobody meant to %1; last: %2").arg(deed, last_));
  }
  void pressUntilItEnds(QPointF at);
  void holdUntilItEnds(Qt::Key key);

  Hand& hand_;
  MatchController& match_;
  Stream random_;
  QMap<QString, int> tally_;
  QString last_;
  int outbursts_ = 0;
  std::size_t looked_ = 0;  ///< steps of the record that were looked at
  int choices_ = 0;         ///< among them
};

QQuickItem* Impatience::page() const {
  const QQuickItem* table = hand_.find(QStringLiteral("table"));
  return table == nullptr ? nullptr : table->property("item").value<QQuickItem*>();
}

void Impatience::did(const char* what) {
  last_ = QLatin1String(what);
  ++tally_[last_];
  ++outbursts_;
}

/// On a piece or anywhere at the table, but not on what opens something else.
QPointF Impatience::somewhere() {
  const auto pieces = all([](const QQuickItem& item) {
    return item.objectName().startsWith(QLatin1String("piece.")) &&
           item.property("reachable").toBool();
  });
  if (!pieces.isEmpty() && random_.below(2) == 0) {
    return Hand::centre(pieces[random_.below(static_cast<int>(pieces.size()))]);
  }
  const auto buttons =
      all([](const QQuickItem& item) { return isButton(item) && !isAction(item); });
  const double width = page()->property("sceneWidth").toDouble();
  for (;;) {
    const QPointF point = page()->mapToScene(
        {random_.below(static_cast<int>(width)) * 1.0, random_.below(int(page()->height())) * 1.0});
    const bool opens = std::any_of(buttons.begin(), buttons.end(), [&](const QQuickItem* button) {
      return button->contains(button->mapFromScene(point));
    });
    if (!opens) return point;
  }
}

std::optional<QPointF> Impatience::onAnAction() {
  const auto buttons = all(isAction);
  if (buttons.isEmpty()) return std::nullopt;
  return Hand::centre(buttons[random_.below(static_cast<int>(buttons.size()))]);
}

/// No key that opens something: T, or what presses a button that has the keyboard and isn't an
/// action's.
Qt::Key Impatience::anyKey() {
  constexpr std::array kKeys{Qt::Key_Return, Qt::Key_Enter,     Qt::Key_Space, Qt::Key_Return,
                             Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_Tab,   Qt::Key_Backtab,
                             Qt::Key_Escape, Qt::Key_Left,      Qt::Key_Right, Qt::Key_Up,
                             Qt::Key_Down};
  const int kind = random_.below(4);
  if (kind == 0) {
    const int letter = random_.below(25);
    return static_cast<Qt::Key>(Qt::Key_A + (letter < Qt::Key_T - Qt::Key_A ? letter : letter + 1));
  }
  if (kind == 1) return static_cast<Qt::Key>(Qt::Key_0 + random_.below(10));
  const Qt::Key key = kKeys[static_cast<std::size_t>(random_.below(int(kKeys.size())))];
  const QQuickItem* focused = hand_.window().activeFocusItem();
  const bool presses = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space;
  const bool opens = focused != nullptr && isButton(*focused) && !isAction(*focused);
  return presses && opens ? Qt::Key_Tab : key;
}

/// A press that is dragged off is released once the table is at rest.
void Impatience::pressUntilItEnds(QPointF at) {
  QTest::mousePress(&hand_.window(), Qt::LeftButton, Qt::NoModifier, at.toPoint());
  const bool drags = random_.below(2) == 0;
  const QPointF to = drags ? somewhere() : at;
  hand_.until(
      [&] {
        QTest::mouseMove(&hand_.window(), ((at + to) / 2).toPoint());
        return !busy();
      },
      QStringLiteral("the moment doesn't end"));
  QTest::mouseMove(&hand_.window(), to.toPoint());
  QTest::mouseRelease(&hand_.window(), Qt::LeftButton, Qt::NoModifier, to.toPoint());
  hand_.look();
}

void Impatience::holdUntilItEnds(Qt::Key key) {
  const QString text =
      key < Qt::Key_Escape ? QString(QChar(static_cast<ushort>(key))).toLower() : QString();
  const auto send = [&](bool press, bool repeated) {
    QTest::simulateEvent(&hand_.window(), press, key, Qt::NoModifier, text, repeated);
    hand_.look();
  };
  send(true, false);
  for (int on = 0; on < kHeldOn;) {
    send(true, true);
    if (!busy()) ++on;
  }
  send(false, false);
}

void Impatience::burstOut() {
  if (page() == nullptr) return;
  enum Kind { kClick, kDoubleClick, kDrag, kKey, kHeldKey, kKinds };
  const int kind = outbursts_ % kKinds;
  const auto action = random_.below(2) == 0 ? onAnAction() : std::nullopt;
  const QPointF at = action.value_or(somewhere());
  const Qt::Key key = anyKey();
  QTest::mouseMove(&hand_.window(), at.toPoint());
  // A press a moment later is meant.
  if (!busy()) return;
  if (action && kind <= kDrag) ++tally_[QStringLiteral("on an action")];
  switch (kind) {
    case kClick:
      did("click");
      QTest::mouseClick(&hand_.window(), Qt::LeftButton, Qt::NoModifier, at.toPoint());
      break;
    case kDoubleClick:
      did("double click");
      QTest::mouseDClick(&hand_.window(), Qt::LeftButton, Qt::NoModifier, at.toPoint());
      break;
    case kDrag:
      did("drag");
      pressUntilItEnds(at);
      break;
    case kKey:
      did("key");
      hand_.key(key);
      break;
    default:
      did("held key");
      holdUntilItEnds(key);
  }
}

void Impatience::expectOnly(int choices, int seat) {
  const Match& match = match_.match();
  for (; looked_ < match.steps().size(); ++looked_) {
    const Step& step = match.steps()[looked_];
    // In a game with secrets, a choice without alternatives is answered automatically.
    const bool given = match.info().secrets && match.legalBefore(looked_).size() == 1;
    if (!step.by || (given && choices_ == choices)) continue;
    ++choices_;
    unmeant(choices_ <= choices, QString::fromStdString(match.game().text(step.action)));
  }
  unmeant(match_.seating()->lookingSeat() == seat, QStringLiteral("pass the screen on"));
  if (page() == nullptr) return;
  const auto isNone = [](const QQuickItem* of, const char* property) {
    return of->property(property).value<QQuickItem*>() == nullptr;
  };
  unmeant(isNone(page()->property("board").value<QQuickItem*>(), "picked"),
          QStringLiteral("pick a piece up"));
  unmeant(match_.decision()->draft()->placed() == 0, QStringLiteral("put a piece somewhere"));
  unmeant(match_.decision()->choice()->count() == 0, QStringLiteral("ask for something"));
  unmeant(isNone(page(), "sheetItem"), QStringLiteral("open a sheet"));
}

}  // namespace

QMap<QString, int> playImpatiently(Hand& hand, MatchController& match) {
  Impatience impatience(hand, match);
  TablePlayer player(hand, match);
  player.rest();
  match.playback()->setMotionMs(kMotionMs);
  player.setMeanwhile([&] { impatience.burstOut(); });
  for (int i = 0; i < kMostChoices && impatience.outbursts() < kOutbursts; ++i) {
    expect(!match.over(), QStringLiteral("the match was too short"));
    player.passOn();
    const int seat = match.seating()->lookingSeat();
    impatience.expectOnly(player.made(), seat);
    player.act();
    impatience.expectOnly(player.made(), seat);
  }
  return impatience.tally();
}

}  // namespace raindelay::journey
