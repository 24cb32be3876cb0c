#include "shell/settings_at_table.h"

#include "review/replay.h"
#include "table/match_controller.h"

namespace raindelay {

namespace {

/// Calls `follow` now and whenever a setting changes, as long as the object is there.
template <class Object, class Follow>
void whileItStands(const Settings& settings, Object& object, Follow follow) {
  follow();
  QObject::connect(&settings, &Settings::changed, &object, follow);
}

void speakAt(const Settings& settings, MatchController& table) {
  QObject::connect(&settings, &Settings::languageChanged, &table, &MatchController::retell);
}

}  // namespace

SettingsAtTable::SettingsAtTable(Settings& settings, const GameCatalog& catalog)
    : settings_(settings), catalog_(catalog) {}

QString SettingsAtTable::pack(const QString& gameId) const {
  QString pack = settings_.pack(gameId);
  return catalog_.packs(gameId).contains(pack) ? pack : QString();
}

void SettingsAtTable::show(MatchController& table) {
  whileItStands(settings_, table, [this, &table] {
    table.playback()->setMotionMs(settings_.motionMs());
    table.deciders().setPaceMs(settings_.paceMs());
    table.faces()->setPack(pack(table.gameId()));
  });
  speakAt(settings_, table);
}

void SettingsAtTable::show(Replay& replay) {
  whileItStands(settings_, replay, [this, &replay] {
    replay.setMotionMs(settings_.motionMs());
    replay.match()->faces()->setPack(pack(replay.match()->gameId()));
  });
  speakAt(settings_, *replay.match());
}

void SettingsAtTable::play(MatchController& table) {
  show(table);
  whileItStands(settings_, table, [this, &table] {
    table.seating()->setEndTurn(settings_.endTurn());
    table.deciders().setSoleAnswers(settings_.soleAnswers());
    const QStringList duties = catalog_.duties(table.gameId());
    for (int seat = 0; seat < table.match().seats(); ++seat) {
      std::vector<int> left;
      for (const QString& id : settings_.leftToCoach(table.gameId(), seat)) {
        if (duties.contains(id)) left.push_back(static_cast<int>(duties.indexOf(id)));
      }
      table.deciders().setLeftToCoach(Seat(seat), left);
    }
    table.seating()->setTogether(settings_.secretChoice() == QLatin1String("together"));
    table.tips()->want(settings_.tips(), settings_.toldTips(table.gameId()));
  });
  QObject::connect(table.tips(), &Tips::told, &settings_, [this, &table](const QString& tip) {
    settings_.addToldTip(table.gameId(), tip);
  });
  QObject::connect(table.tips(), &Tips::declined, &settings_, [this] { settings_.setTips(false); });
}

}  // namespace raindelay
