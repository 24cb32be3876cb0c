#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/limits.h"
#include "core/result.h"
#include "core/sha256.h"
#include "match/match.h"

namespace raindelay {

/// The format's name and version, as it stands in the first line. Fields added to the first line
/// since (`practice`, `title`) stand there only where they say something; a program that doesn't
/// know one refuses the record and names the field: it would read the lines wrongly or lose what
/// they say.
inline constexpr std::string_view kRecordFormat = "raindelay-record/1";

/// Card tables that travel in a record: CSV text by file name without ending.
using DataTexts = std::map<std::string, std::string>;

/// A line of a record, as it was read: nothing is known yet of the game.
struct RecordLine {
  std::optional<Seat> by;             ///< none: chance
  std::string action;                 ///< what was done, in the game's notation; empty for an undo
  std::optional<std::size_t> undoTo;  ///< the first step taken back; steps count from 0, undos too
  bool byCoach = false;               ///< the seat had left it to its bench coach
  int fileLine = 0;                   ///< number of the line in the file, from 1
};

/// A record that was read.
struct Record {
  MatchSetup setup;
  DataTexts tables;  ///< empty: the built-in ones
  std::vector<RecordLine> lines;
  /// Bytes of the text up to the end of the last good line, and their checksum.
  std::size_t goodBytes = 0;
  Sha256 sum;
  /// That line is whole but for its line end.
  bool openEnd = false;
  /// Number of the first line whose checksum isn't that of the bytes before it, from 1: somebody or
  /// something changed them.
  std::optional<int> wrongSum;
  /// A note on that, and on what was dropped behind the last good line because its writing had been
  /// cut off.
  std::optional<Error> note;
  /// The reason why reading stopped before the end: a line that can't be understood.
  std::optional<Error> damage;
};

/// "match.jsonl, line 7: what" as one line, without anything that would steer a terminal.
[[nodiscard]] Error atLine(std::string_view name, int line, const Error& what);
/// The error of a line that can't be used: the lines before it can.
[[nodiscard]] Error damageAt(std::string_view name, int line, const Error& what);

/// Reads a record (engine/README.md). `name` is how messages call it. An error if the first
/// line can't be used; damage further down ends the reading there and is told in the result. A last
/// line whose writing was cut off is dropped with a note.
[[nodiscard]] Result<Record> parseRecord(std::string_view text, std::string_view name);

/// Makes the setup of a match of an older rules version one of today's that plays the same: options
/// for whatever has changed are set to the old way (GameInfo::changes). One of today's, or of a
/// version that this program doesn't know, stays as it is.
void migrate(MatchSetup& setup, const GameInfo& info);

/// The first line of a record, with its line end.
[[nodiscard]] std::string headerLine(const MatchSetup& setup, const DataTexts& tables = {});
/// The line of a step, with its line end.
[[nodiscard]] std::string stepLine(const Game& game, const Step& step);
/// A line with the checksum of all bytes before it, with its line end. It may stand anywhere behind
/// the first line; a record needs none.
[[nodiscard]] std::string sumLine(const Sha256& before);
/// A whole record, without checksums.
[[nodiscard]] std::string recordText(const Match& match, const DataTexts& tables = {});
/// A record's text under another first line, with a checksum at the end if there was any.
[[nodiscard]] std::string underHeader(const std::string& header, std::string_view text);

/// A record that was replayed.
struct Replayed {
  Match match;            ///< as it stands after the last line that could be used
  std::size_t lines = 0;  ///< how many of the record's lines were used
  /// Every step has a line of its own: writing can go on behind the last one. Not so if the seed or
  /// a pin had to draw in between (a record written by hand).
  bool complete = true;
  std::optional<Error> note;
  std::optional<Error> damage;  ///< why the rest couldn't be used
};

/// Replays a record's lines, then lets chance act. `game` is the one that the record names, made
/// from its options and tables. An error if the record is for other rules or its first line makes
/// no sense to the game.
[[nodiscard]] Result<Replayed> replayRecord(std::shared_ptr<const Game> game, const Record& record,
                                            std::string_view name);

}  // namespace raindelay
