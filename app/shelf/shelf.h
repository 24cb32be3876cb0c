#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/duties.h"
#include "core/game.h"
#include "core/options.h"
#include "core/result.h"
#include "deck/data_frame.h"
#include "games/game_list.h"
#include "lab/arena.h"
#include "lab/simulate.h"
#include "match/journal.h"
#include "match/match.h"
#include "match/record.h"
#include "players/analyst.h"

/// Takes games from the shelf for both front ends (application and command line): the engine's
/// layers know no game, and here they meet the list of all. No Qt.
namespace raindelay::shelf {

/// A game with the tables it was made from.
struct ShelvedGame {
  std::shared_ptr<const Game> game;
  Options options;
  DataTexts tables;                               ///< empty: the built-in ones
  std::string fingerprint;                        ///< `sha256:…` of the tables
  std::shared_ptr<const deck::DataFrames> cards;  ///< the tables as they were read; never null
};

/// `sha256:…` of tables in their one form: what a record's `cards` says.
[[nodiscard]] std::string fingerprintOf(const deck::DataFrames& tables);

/// The game with its built-in tables, or with tables of somebody's own. Errors: unknown game,
/// tables that make no sense to it.
[[nodiscard]] Result<ShelvedGame> take(const Options& options);
[[nodiscard]] Result<ShelvedGame> take(const Options& options, const deck::DataFrames& tables);

/// A setup for a new match of it; the caller adds pins, `created` and `app`.
[[nodiscard]] MatchSetup setupFor(const ShelvedGame& shelved, std::vector<SeatPlayer> players,
                                  std::uint64_t seed);

/// A record that was opened with the game that it names.
struct Opened {
  ShelvedGame shelved;
  Record record;
  Replayed replayed;

  [[nodiscard]] const Match& match() const { return replayed.match; }
};

/// Reads and replays a record. `name` is how messages call it. An error if nothing can be made of
/// it; damage further down is told in Opened::replayed.
[[nodiscard]] Result<Opened> openRecord(std::string_view text, std::string_view name);

/// A match whose file continues to be written.
struct Continued {
  ShelvedGame shelved;
  Match match;
  Journal journal;
  std::optional<Error> note;  ///< for the player: what was dropped
};

/// Opens a match's file, brings the match to where it was and continues to write there. An error,
/// and the file as it was, if it is open elsewhere or damaged before its last line: then openRecord
/// still gives what can be read, for a new file.
[[nodiscard]] Result<Continued> continueMatch(const std::string& path);

/// The computer players that the game has.
[[nodiscard]] std::vector<PlayerKind> playerKinds(const Game& game);
/// The things that players of a level look at in this game, and how far; none for those that don't
/// search.
[[nodiscard]] std::optional<Effort> effort(const Game& game, PlayerKind kind);
/// A sentence on how little the game's Hall of Famer gives away; empty if the game isn't solved.
[[nodiscard]] Text promise(const Game& game);
/// A computer player of this name; `human` is none.
[[nodiscard]] Result<std::unique_ptr<ComputerPlayer>> makePlayer(const Game& game,
                                                                 std::string_view name);
/// The analyst that gives hints and looks back at matches, as far as players of this level see;
/// nullptr for a game that isn't on the shelf.
[[nodiscard]] std::unique_ptr<Analyst> makeAnalyst(const Game& game,
                                                   PlayerKind level = PlayerKind::kAllStar);

/// The duties that a seat may leave to its bench coach in this game; none in most.
[[nodiscard]] std::span<const DutyInfo> duties(const Game& game);
/// The one of these that the action belongs to.
[[nodiscard]] std::optional<int> dutyOf(const Game& game, Action action);

/// Simulation with the game's own types. The players must be kinds that the game has.
[[nodiscard]] SimulationReport simulateGame(const Game& game, const SimulationSpec& spec);
/// The arena likewise.
void playArenaOf(const Game& game, const ArenaSpec& spec,
                 const std::function<void(const ArenaRound&)>& finished);
/// So many random playouts.
[[nodiscard]] Played playRandomGames(const Game& game, std::uint64_t seed, std::int64_t games);

}  // namespace raindelay::shelf
