#include "session/player_kinds.h"

#include <QCoreApplication>
#include <QLocale>

#include "session/words.h"
#include "shelf/shelf.h"

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
};

QString say(const char* text) {
  return QCoreApplication::translate("PlayerKinds", text);
}

}  // namespace

QStringList offered() {
  QStringList kinds{kPerson};
  for (const PlayerKind level : kLevels) kinds << words::plain(raindelay::nameOf(level));
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
    return say(QT_TRANSLATE_NOOP("PlayerKinds", "Somebody at this computer"));
  }
  const auto known = playerKind(kind.toStdString(), shelf::playerKinds(game));
  const auto effort = known ? shelf::effort(game, *known) : std::nullopt;
  if (!effort) return {};
  return say(QT_TRANSLATE_NOOP("PlayerKinds",
                               "Plays on %1 times in thought before each choice, knowing no more "
                               "than its seat does"))
      .arg(QLocale().toString(effort->iterations));
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
