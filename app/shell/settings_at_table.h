#pragma once

#include "library/table_settings.h"
#include "shell/game_catalog.h"
#include "shell/settings.h"

namespace raindelay {

/// Tables as the settings say, as long as they stand. What was told there once is kept in them.
class SettingsAtTable : public TableSettings {
 public:
  /// Both must outlive it and the tables.
  SettingsAtTable(Settings& settings, const GameCatalog& catalog);

  /// The pack that is set for the game, if it has that one.
  [[nodiscard]] QString pack(const QString& gameId) const override;
  void show(MatchController& table) override;
  void show(Replay& replay) override;
  void play(MatchController& table) override;

 private:
  Settings& settings_;
  const GameCatalog& catalog_;
};

}  // namespace raindelay
