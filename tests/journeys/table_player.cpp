#include "journeys/table_player.h"

#include <algorithm>
#include <array>
#include <vector>

namespace raindelay::journey {

namespace {

QString verb(const QString& action) {
  return action.section(QLatin1Char(' '), 0, 0);
}

}  // namespace

MatchController& matchAtTable(Hand& hand) {
  MatchController* match = nullptr;
  hand.until(
      [&] {
        const QQuickItem* pages = hand.find(QStringLiteral("pages"));
        match = pages == nullptr ? nullptr : pages->property("match").value<MatchController*>();
        const auto places = Hand::all(hand.window().contentItem(), [](const QQuickItem& item) {
          return item.objectName().startsWith(QLatin1String("place."));
        });
        const bool handedOver = hand.find(QStringLiteral("takeSeat")) != nullptr;
        return match != nullptr && (handedOver || !places.isEmpty());
      },
      QStringLiteral("no match came to the table"));
  return *match;
}

void TablePlayer::rest() {
  const auto flies = [](const QQuickItem& item) { return item.property("flying").toBool(); };
  hand_.until(
      [&] {
        if (match_.playback()->busy()) {
          if (meanwhile_) meanwhile_();
          return false;
        }
        return match_.decision()->choice()->count() == 0 &&
               (match_.seating()->handOverTo() >= 0 || match_.shownSteps() == lines()) &&
               Hand::all(hand_.window().contentItem(), flies).isEmpty();
      },
      QStringLiteral("the table doesn't come to rest"));
}

/// Ends the turn and takes the other seat, by mouse and by keyboard in turn.
void TablePlayer::passOn() {
  rest();
  // (After impatience the keyboard's focus may be anywhere.)
  const bool mouse = hand_.hasMouse() && (lines() % 3 == 0 || meanwhile_);
  if (match_.seating()->canEndTurn()) {
    ++tally_[QStringLiteral("end of turn")];
    if (mouse) {
      hand_.click(hand_.await(QStringLiteral("endTurn")));
    } else {
      hand_.key(Qt::Key_Return);
    }
    hand_.look();
  }
  if (match_.seating()->handOverTo() < 0) return;
  ++tally_[QStringLiteral("hand-over")];
  QQuickItem* button = hand_.await(QStringLiteral("takeSeat"));
  if (hand_.find(QStringLiteral("log")) != nullptr || match_.log()->count() > 0)
    throw Lost(QStringLiteral("the hand-over shows something of the match"));
  if (mouse) {
    hand_.click(button);
  } else {
    hand_.key(Qt::Key_Return);
  }
  hand_.until([&] { return match_.seating()->lookingSeat() >= 0; },
              QStringLiteral("nobody takes the seat"));
  rest();
}

/// Locks it by its key or by its button.
void TablePlayer::lock(int seat, const Entry& entry) {
  ++tally_[verb(entry.text)];
  if (entry.text != JointChoice::kReady) ++made_;
  if ((lines() + static_cast<std::size_t>(seat)) % 3 == 0 || entry.key.isEmpty()) {
    ++tally_[QStringLiteral("locked by mouse")];
    hand_.click(hand_.await(QStringLiteral("lock.") + entry.text));
  } else {
    ++tally_[QStringLiteral("locked by key")];
    hand_.key(static_cast<Qt::Key>(entry.key.front().unicode()));
  }
  hand_.look();
}

/// Each seat locks what it chooses; of a choice in parts one, or two, and then that it is ready.
void TablePlayer::actTogether() {
  const std::size_t before = lines();
  for (const int seat : match_.decision()->joint()->seats()) {
    const ActionModel& actions = *match_.decision()->joint()->actionsOf(seat);
    const std::size_t count = actions.entries().size();
    lock(seat, chosen(actions));
    if (lines() > before || match_.decision()->joint()->locked(seat)) continue;
    if (before % 2 == 0) lock(seat, actions.entries()[count - 2]);
    lock(seat, actions.entries()[count - 1]);
  }
  rest();
  if (lines() < before + 2) throw Lost(QStringLiteral("both have chosen, and nothing happens"));
}

/// Puts so many pieces where they may go, one of them twice, each by another way; then it is ready.
void TablePlayer::actInParts() {
  const std::size_t before = lines();
  const Draft& draft = *match_.decision()->draft();
  const Arrangement arrangement = match_.match().arrangement().value();
  const std::vector<Part>& parts = arrangement.parts;
  const auto idOf = [&](Place place) {
    const auto index = static_cast<std::size_t>(place.index());
    return QString::fromUtf8(match_.match().info().places[index].id.data());
  };
  std::size_t next = before;
  for (int tries = 0; !draft.isFull(); ++tries) {
    if (tries > 40) throw Lost(QStringLiteral("the pieces don't get into their places"));
    const int placed = draft.placed();
    Entry entry;
    // The first piece at home that can be placed, and the first place open to it.
    entry.from = idOf(parts.front().gesture.from);
    QStringList goals;
    for (const auto& [place, order] : draft.movable()) {
      if (idOf(place) != entry.from || !goals.isEmpty()) continue;
      entry.order = order;
      goals = match_.decision()->targets(entry.from, order);
      goals.removeIf([&](const QString& goal) {
        const int last = arrangement.perPlace - 1;
        return hand_.find(QStringLiteral("piece.%1.%2").arg(goal).arg(last)) != nullptr;
      });
    }
    if (goals.isEmpty()) throw Lost(QStringLiteral("nothing can be placed"));
    entry.to = goals[static_cast<qsizetype>(next) % goals.size()];
    entry.text = QStringLiteral("a part");
    constexpr std::array kWays{Way::kDrag, Way::kClicks, Way::kKeys};
    make(entry, hand_.hasMouse() ? kWays[next % kWays.size()] : Way::kKeys);
    ++next;
    rest();
    if (draft.placed() != placed + 1) throw Lost(QStringLiteral("a piece was not taken"));
    ++tally_[QStringLiteral("placed")];
    if (placed == 0 && !meanwhile_) {
      undo();
      rest();
      if (draft.placed() != 0) throw Lost(QStringLiteral("a piece was not taken back"));
      make(entry, hand_.hasMouse() ? Way::kDrag : Way::kKeys);
      rest();
    }
  }
  if (lines() != before) throw Lost(QStringLiteral("a draft went into the record"));
  if (before % 2 == 0) {
    hand_.press(QStringLiteral("ready"));
  } else {
    hand_.key(Qt::Key_Return, Qt::ControlModifier);
  }
  // (A choice left out may have lines of its own.)
  const auto& steps = match_.match().steps();
  made_ += static_cast<int>(std::count_if(steps.begin() + static_cast<std::ptrdiff_t>(before),
                                          steps.end(),
                                          [](const Step& step) { return step.by.has_value(); }));
  hand_.look();
  rest();
  if (lines() == before) throw Lost(QStringLiteral("all is placed, and nothing happens"));
}

void TablePlayer::act() {
  passOn();
  if (match_.decision()->draft()->isOpen()) {
    actInParts();
    return;
  }
  if (match_.decision()->joint()->isOpen()) {
    actTogether();
    return;
  }
  const std::size_t before = lines();
  if (hand_.hasMouse() && before % 4 == 1 && !meanwhile_) tryRefused();
  const Entry entry = chosen(*match_.decision()->actions());
  const Way way = wayOf(entry);
  make(entry, way);
  if (lines() == before) {
    throw Lost(QStringLiteral("%1, way %2, did nothing; what was said: %3")
                   .arg(entry.text)
                   .arg(static_cast<int>(way))
                   .arg(match_.decision()->refusalText()));
  }
  const Step& step = match_.match().steps()[before];
  if (step.action != entry.action) {
    throw Lost(
        QStringLiteral("%1 became %2")
            .arg(entry.text, QString::fromStdString(match_.match().game().text(step.action))));
  }
  ++tally_[verb(entry.text)];
  ++made_;
  takeBackAndRepeat(entry, way);
  rest();
}

void TablePlayer::actOnce() {
  if (match_.decision()->draft()->isOpen()) return actInParts();
  const auto& entries = match_.decision()->actions()->entries();
  expect(entries.size() == 1, QStringLiteral("%1 things can be done").arg(entries.size()));
  act(entries.front().text);
}

void TablePlayer::act(const QString& action) {
  passOn();
  const Entry entry = offered(action);
  const std::size_t before = lines();
  make(entry, wayOf(entry));
  if (lines() == before) throw Lost(action + QStringLiteral(" did nothing"));
  ++made_;
  rest();
}

/// Its own: the list changes as it is done.
TablePlayer::Entry TablePlayer::offered(const QString& action) const {
  for (const Entry& entry : match_.decision()->actions()->entries()) {
    if (entry.text == action) return entry;
  }
  throw Lost(action + QStringLiteral(" isn't offered"));
}

/// The first whim that is allowed and due, else the last plain action.
TablePlayer::Entry TablePlayer::chosen(const ActionModel& among) const {
  std::vector<Entry> allowed;
  for (const Entry& entry : among.entries()) {
    if (entry.allowed) allowed.push_back(entry);
  }
  if (allowed.empty()) throw Lost(QStringLiteral("it is somebody's turn, but nothing is allowed"));
  const std::size_t due = lines() / 2;
  for (const Whim& whim : script_.whims) {
    std::vector<Entry> such;
    std::copy_if(allowed.begin(), allowed.end(), std::back_inserter(such),
                 [&](const Entry& entry) { return verb(entry.text) == whim.verb; });
    if (!such.empty() && due % whim.every == 0) return such[due / whim.every % such.size()];
  }
  for (const Entry& entry : allowed) {
    if (script_.plain.contains(entry.text)) return entry;
  }
  return allowed.front();
}

TablePlayer::Way TablePlayer::wayOf(const Entry& entry) const {
  std::vector<Way> ways;
  if (!entry.button && !hand_.hasMouse()) {
    ways = {Way::kKeys};
  } else if (!entry.button) {
    ways = {Way::kDrag, Way::kClicks, Way::kKeys};
    if (entry.text == QLatin1String("swing")) ways.push_back(Way::kDoubleClick);
  }
  if (hand_.find(QStringLiteral("action.") + entry.text) != nullptr) {
    ways.push_back(Way::kButton);
    if (script_.keys.contains(entry.text)) ways.push_back(Way::kShortcut);
  }
  if (ways.empty()) throw Lost(QStringLiteral("there is no way to ") + entry.text);
  return ways[lines() / 3 % ways.size()];
}

void TablePlayer::make(const Entry& entry, Way way) {
  switch (way) {
    case Way::kDrag:
      return byDrag(entry);
    case Way::kClicks:
      return byClicks(entry);
    case Way::kDoubleClick:
      return byDoubleClick(entry);
    case Way::kKeys:
      return byKeys(entry);
    case Way::kButton:
      return byButton(entry);
    case Way::kShortcut:
      return byShortcut(entry);
  }
}

/// If the table asks which action was meant.
void TablePlayer::answer(const Entry& entry) {
  hand_.look();
  if (match_.decision()->choice()->count() == 0) return;
  ++tally_[QStringLiteral("asked")];
  const auto& open = match_.decision()->choice()->entries();
  for (std::size_t i = 0; i < open.size(); ++i) {
    if (open[i].text != entry.text) continue;
    return hand_.press(QStringLiteral("choice.%1").arg(i));
  }
  throw Lost(QStringLiteral("asked, but not for ") + entry.text);
}

/// Drops a piece where the rules don't allow it; that must be said and change nothing.
void TablePlayer::tryRefused() {
  const auto tops = Hand::all(hand_.window().contentItem(), [](const QQuickItem& item) {
    return item.objectName().startsWith(QLatin1String("piece.")) &&
           item.property("reachable").toBool();
  });
  const auto areas = Hand::all(hand_.window().contentItem(), [](const QQuickItem& item) {
    return item.objectName().startsWith(QLatin1String("place."));
  });
  for (const QQuickItem* top : tops) {
    const QString from = top->property("place").toString();
    const int order = top->property("order").toInt();
    // Next to a place where it may go it would go there.
    if (!match_.decision()->targets(from, order).isEmpty()) continue;
    for (const QQuickItem* area : areas) {
      const QString goal = area->property("placeId").toString();
      if (match_.decision()->whyNot(from, order, goal).isEmpty()) continue;
      refusedDrop(from, order, goal);
      return;
    }
  }
}

void TablePlayer::refusedDrop(const QString& from, int order, const QString& to) {
  const std::size_t before = lines();
  hand_.drag(grip(from, order), spot(to));
  const QQuickItem* toast = hand_.await(QStringLiteral("refusal"));
  if (toast->property("sentence").toString() != match_.decision()->whyNot(from, order, to)) {
    throw Lost(QStringLiteral("%1 to %2 was refused with the wrong words").arg(from, to));
  }
  if (lines() != before)
    throw Lost(QStringLiteral("%1 to %2 was done though refused").arg(from, to));
  ++tally_[QStringLiteral("refused")];
}

/// The first choice of a match that can be taken back is, and is made again.
void TablePlayer::takeBackAndRepeat(const Entry& entry, Way way) {
  const auto& steps = match_.match().steps();
  const bool done = std::any_of(steps.begin(), steps.end(),
                                [](const Step& step) { return step.undoTo.has_value(); });
  hand_.look();
  if (done || meanwhile_ || !match_.takeback()->canUndo()) return;
  rest();
  const std::size_t before = lines();
  if (tally_.value(QStringLiteral("undo")) == 0) undo();
  if (match_.takeback()->undoAsks() >= 0) hand_.press(QStringLiteral("answerYes"));
  rest();
  if (lines() != before + 1 || !steps.back().undoTo)
    throw Lost(QStringLiteral("nothing was undone"));
  ++tally_[QStringLiteral("undo")];
  make(entry, way);
  rest();
  if (lines() <= before + 1) throw Lost(entry.text + QStringLiteral(" can't be done again"));
}

void TablePlayer::undo() {
  if (hand_.hasMouse()) return hand_.click(hand_.await(QStringLiteral("undo")));
  hand_.key(Qt::Key_Z, Qt::ControlModifier);
  hand_.look();
}

QQuickItem* TablePlayer::piece(const QString& place, int order) {
  return hand_.await(QStringLiteral("piece.%1.%2").arg(place).arg(order));
}

QPointF TablePlayer::grip(const QString& place, int order) {
  return Hand::bare(piece(place, order), [](const QQuickItem& item, const QQuickItem& other) {
    return other.z() > item.z();
  });
}

/// A point of the place that belongs to no other: of those where the piece in hand may go if it is
/// one of them, else of those that hold cards.
QPointF TablePlayer::spot(const QString& place) {
  const QQuickItem* area = hand_.await(QStringLiteral("place.") + place);
  const bool legal = area->property("legal").toBool();
  return Hand::bare(area, [&](const QQuickItem& /*item*/, const QQuickItem& other) {
    const QString id = other.property("placeId").toString();
    if (id.isEmpty()) return false;
    return legal ? other.property("legal").toBool()
                 : hand_.find(QStringLiteral("piece.%1.0").arg(id)) != nullptr;
  });
}

void TablePlayer::byDrag(const Entry& entry) {
  ++tally_[QStringLiteral("by drag")];
  const bool back = entry.symmetric && lines() % 2 == 0;
  const QString from = back ? entry.to : entry.from;
  const QString to = back ? entry.from : entry.to;
  const int order = back ? entry.orderAtTo : entry.order;
  // The card's own position counts, not the point where it is held.
  const QPointF held = grip(from, order);
  const QPointF middle = Hand::centre(piece(from, order));
  const QPointF goal = Hand::centre(hand_.await(QStringLiteral("place.") + to));
  hand_.drag(held, held + goal - middle);
  answer(entry);
}

void TablePlayer::byClicks(const Entry& entry) {
  ++tally_[QStringLiteral("by clicks")];
  const std::size_t before = lines();
  const int placed = match_.decision()->draft()->placed();
  hand_.clickAt(grip(entry.from, entry.order));
  // A piece with a single place is played by the first click, unless the turn has only just begun.
  if (lines() > before || match_.decision()->draft()->placed() != placed) return;
  if (!piece(entry.from, entry.order)->property("picked").toBool()) {
    throw Lost(QStringLiteral("the click for %1 took nothing in hand").arg(entry.text));
  }
  hand_.clickAt(spot(entry.to));
  answer(entry);
}

void TablePlayer::byDoubleClick(const Entry& entry) {
  if (match_.decision()->targets(entry.from, entry.order).size() != 1) return byDrag(entry);
  ++tally_[QStringLiteral("by double click")];
  hand_.doubleClickAt(grip(entry.from, entry.order));
  answer(entry);
}

void TablePlayer::byKeys(const Entry& entry) {
  ++tally_[QStringLiteral("by keys")];
  hand_.tabTo(QStringLiteral("piece.%1.%2").arg(entry.from).arg(entry.order));
  hand_.key(Qt::Key_Return);
  hand_.tabTo(QStringLiteral("place.") + entry.to);
  hand_.key(Qt::Key_Return);
  answer(entry);
}

void TablePlayer::byButton(const Entry& entry) {
  ++tally_[QStringLiteral("by button")];
  hand_.press(QStringLiteral("action.") + entry.text);
}

void TablePlayer::byShortcut(const Entry& entry) {
  ++tally_[QStringLiteral("by shortcut")];
  hand_.key(script_.keys.value(entry.text));
  hand_.look();
}

}  // namespace raindelay::journey
