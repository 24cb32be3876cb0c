#pragma once

#include <QString>

namespace raindelay {

class MatchController;
class Replay;

/// The player's wishes for tables: the library hands over each one that it lays, which follows what
/// is set from then on. This one wants nothing.
class TableSettings {
 public:
  TableSettings() = default;
  TableSettings(const TableSettings&) = delete;
  TableSettings& operator=(const TableSettings&) = delete;
  virtual ~TableSettings() = default;

  /// The pack that the game's cards are shown in; "": its own.
  [[nodiscard]] virtual QString pack(const QString& /*gameId*/) const { return {}; }
  /// Sets how it is shown: how quick, in which pack.
  virtual void show(MatchController& /*table*/) {}
  virtual void show(Replay& /*replay*/) {}
  /// Sets how it is played, too: what is confirmed, what is left to a coach.
  virtual void play(MatchController& table) { show(table); }
};

}  // namespace raindelay
