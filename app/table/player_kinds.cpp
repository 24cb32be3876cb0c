#include "table/player_kinds.h"

#include <QCoreApplication>
#include <QLocale>

#include "shelf/shelf.h"
#include "shelf/strength.h"
#include "translations/words.h"

namespace raindelay::player_kinds {

namespace {

const QString kPerson = QStringLiteral("human");

struct Row {
  PlayerKind kind;
  const char* name;
};
constexpr Row kRows[] = {
    {PlayerKind::kRandom, QT_TRANSLATE_NOOP("PlayerKinds", "Random")},
    {PlayerKind::kCoach, QT_TRANSLATE_NOOP("PlayerKinds", "Bench coach")},
    {PlayerKind::kRookie, QT_TRANSLATE_NOOP("PlayerKinds", "Rookie")},
    {PlayerKind::kPro, QT_TRANSLATE_NOOP("PlayerKinds", "Pro")},
    {PlayerKind::kAllStar, QT_TRANSLATE_NOOP("PlayerKinds", "All-Star")},
    {PlayerKind::kHallOfFamer, QT_TRANSLATE_NOOP("PlayerKinds", "Hall of Famer")},
};

QString say(const char* text) {
  return QCoreApplication::translate("PlayerKinds", text);
}

/// Its wins against the level below, or against chance if that wasn't measured.
QString strengthIn(const Game& game, PlayerKind level) {
  const auto below = static_cast<PlayerKind>(static_cast<int>(level) - 1);
  for (const PlayerKind other :
       {searches(below) ? below : PlayerKind::kRandom, PlayerKind::kRandom}) {
    const auto found =
        shelf::strengthOf(game.info().id, raindelay::nameOf(level), raindelay::nameOf(other));
    if (!found) continue;
    const QString name = other == PlayerKind::kRandom
                             ? say(QT_TRANSLATE_NOOP("PlayerKinds", "random play"))
                             : nameOf(words::plain(raindelay::nameOf(other)));
    const QString words =
        found->isShown()
            ? say(QT_TRANSLATE_NOOP("PlayerKinds", "Wins %2% of %3 matches against %1."))
            : say(QT_TRANSLATE_NOOP("PlayerKinds",
                                    "Won %2% of %3 matches against %1: too close to call."));
    return words.arg(name)
        .arg(found->wins)
        .arg(QLocale().toString(static_cast<qlonglong>(found->matches)));
  }
  return {};
}

/// How far a level looks ahead.
QString depthOf(const Effort& effort) {
  return say(effort.usesEvaluator
                 ? QT_TRANSLATE_NOOP("PlayerKinds",
                                     "Plays the match out %1 times in its head before each choice, "
                                     "as a coach would.")
                 : QT_TRANSLATE_NOOP("PlayerKinds",
                                     "Plays the match out %1 times in its head before each choice, "
                                     "with random moves."))
             .arg(QLocale().toString(effort.iterations)) +
         QLatin1Char(' ') +
         say(QT_TRANSLATE_NOOP("PlayerKinds", "It knows only what its seat knows."));
}

}  // namespace

QStringList offered(const Game& game) {
  QStringList kinds{kPerson};
  for (const PlayerKind kind : shelf::playerKinds(game)) {
    if (!answersAtOnce(kind)) kinds << words::plain(raindelay::nameOf(kind));
  }
  return kinds;
}

QString nameOf(const QString& kind) {
  if (kind == kPerson) return say(QT_TRANSLATE_NOOP("PlayerKinds", "Person"));
  for (const Row& row : kRows) {
    if (words::plain(raindelay::nameOf(row.kind)) == kind) return say(row.name);
  }
  return kind;
}

QString sentenceOn(const QString& kind, const Game& game) {
  if (kind == kPerson) {
    return say(QT_TRANSLATE_NOOP("PlayerKinds", "Someone at this computer."));
  }
  const auto known = playerKind(kind.toStdString(), shelf::playerKinds(game));
  if (!known || answersAtOnce(*known)) return {};
  const auto effort = shelf::effort(game, *known);
  const QString what = effort ? depthOf(*effort) : words::translated(shelf::promise(game));
  const QString strength = strengthIn(game, *known);
  return strength.isEmpty() ? what : what + QLatin1Char(' ') + strength;
}

QStringList seated(const QStringList& kinds, int seats, const Game& game) {
  const QStringList known = offered(game);
  QStringList all;
  for (int seat = 0; seat < seats; ++seat) {
    const QString& usual =
        seat == 0 ? kPerson : words::plain(raindelay::nameOf(PlayerKind::kRookie));
    const QString kind = kinds.value(seat);
    all << (known.contains(kind) ? kind : usual);
  }
  return all;
}

QString defaultName(const QStringList& kinds, int seat) {
  const QString kind = kinds.value(seat, kPerson);
  if (kind == kPerson) {
    const QStringList people{say(QT_TRANSLATE_NOOP("PlayerKinds", "Ann")),
                             say(QT_TRANSLATE_NOOP("PlayerKinds", "Ben")),
                             say(QT_TRANSLATE_NOOP("PlayerKinds", "Cleo"))};
    return people.value(seat);
  }
  const auto before = kinds.first(seat).count(kind);
  return before == 0 ? nameOf(kind) : nameOf(kind) + QStringLiteral(" %1").arg(before + 1);
}

}  // namespace raindelay::player_kinds
