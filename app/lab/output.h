#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/narrator.h"
#include "lab/command.h"
#include "match/match.h"
#include "shelf/shelf.h"

namespace raindelay::lab {

using Json = nlohmann::ordered_json;

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

/// One sentence on standard error; gives back the exit code.
int fail(const std::string& why, Exit code);

void print(const Json& json);
[[nodiscard]] std::string hexSeed(std::uint64_t seed);

/// "Ann and Ben are tied 3–3", "Ann won 5–3", "Ann 2, Ben 0".
[[nodiscard]] std::string standingText(const Match& match);
[[nodiscard]] Json standingJson(const Match& match);
[[nodiscard]] Json factsJson(const Match& match, Seat seat);
[[nodiscard]] Json legalJson(const Match& match);
/// The facts of a seat's view, a line each.
[[nodiscard]] std::string factsText(const Match& match, Seat seat);
/// What a step tells `seat` in words, a line each; empty if nothing.
[[nodiscard]] std::vector<std::string> stepWords(const Match& match, const English& english,
                                                 std::size_t step, Seat seat);
/// The numbered choices: "1  Swing  swing" a line, or many of them in columns.
[[nodiscard]] std::string legalText(const Match& match, const English& english);

/// The game of this id, with the options that --preset and --option give and the card tables that
/// lie in the folder of --cards; errors are sentences.
[[nodiscard]] Result<shelf::Box> boxFrom(const Arguments& arguments, std::string_view id);

/// The words of a list with commas.
[[nodiscard]] std::vector<std::string> splitAtCommas(std::string_view text);

/// A bar on standard error, if that is a terminal.
class Progress {
 public:
  explicit Progress(std::int64_t total);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void show(std::int64_t done);

 private:
  std::int64_t total_;
  bool terminal_;
  int shown_ = -1;
};

}  // namespace raindelay::lab
