#pragma once

#include "library/table_settings.h"
#include "shell/game_catalog.h"
#include "shell/settings.h"

namespace raindelay {

/// Tables as the settings say, as long as they stand.
class SettingsAtTable : public TableSettings {
 public:
  /// Both must outlive it and the tables.
  SettingsAtTable(const Settings& settings, const GameCatalog& catalog);

  /// The pack that is set for the game, if it has that one.
  [[nodiscard]] QString pack(const QString& gameId) const override;
  void show(MatchController& table) override;
  void show(Replay& replay) override;
  void play(MatchController& table) override;

 private:
  const Settings& settings_;
  const GameCatalog& catalog_;
};

}  // namespace raindelay
