#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/narrator.h"
#include "lab/commands.h"
#include "match/match.h"
#include "shelf/shelf.h"
#include "terminal/output.h"

namespace raindelay::lab {

using terminal::Json;
using terminal::print;
using terminal::ProgressBar;
using terminal::splitAtCommas;

/// Says things in English, with the cards' names from the game's table.
class English final : public Narrator {
 public:
  explicit English(const Match& match);

  [[nodiscard]] std::string faceName(Face face) const override;
  [[nodiscard]] std::string seatName(Seat seat) const override;

 private:
  std::shared_ptr<const Game> game_;
  std::vector<SeatPlayer> players_;
  std::map<std::string, std::string> names_;  ///< by the card's code
};

[[nodiscard]] std::string hexSeed(std::uint64_t seed);

/// "Ann and Ben are tied 3–3", "Ann won 5–3", "Ann 2, Ben 0".
[[nodiscard]] std::string standingText(const Match& match);
[[nodiscard]] Json standingJson(const Match& match);
[[nodiscard]] Json factsJson(const Match& match, Seat seat);
[[nodiscard]] Json legalJson(const Match& match);
/// The facts of a seat's view, a line each.
[[nodiscard]] std::string factsText(const Match& match, Seat seat);
/// The words that a step tells `seat`, a line each; empty if there are none.
[[nodiscard]] std::vector<std::string> stepWords(const Match& match, const English& english,
                                                 std::size_t step, Seat seat);
/// The numbered choices: "1  Swing  swing" a line, or many of them in columns.
[[nodiscard]] std::string legalText(const Match& match, const English& english);

/// The game of this id, with the options that --preset and --option give and the card tables that
/// lie in the folder of --cards; errors are sentences.
[[nodiscard]] Result<shelf::ShelvedGame> shelvedFrom(const Arguments& arguments,
                                                     std::string_view id);

}  // namespace raindelay::lab
