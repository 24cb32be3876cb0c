#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>

#include "core/growing_file.h"
#include "core/result.h"
#include "match/record.h"

namespace raindelay {

/// How many steps have a checksum in common while a match is played: at least one behind so many.
inline constexpr std::size_t kStepsPerSum = 64;

/// The record of a running match on disk: autosave and saved match in one. Each line is in the file
/// (handed to the system) when append() returns, so it survives the end of this process at any
/// instant; flush() makes it survive the end of the machine. The file is locked while it is open.
/// Every error is a sentence for the player, and nothing is lost by it: the match stays in memory,
/// the file as it was, and the next append() writes what is missing.
class Journal {
 public:
  /// Makes the file (an existing one is never touched) and writes the match so far. An error
  /// also if it couldn't be read back: a name or a table is too long.
  [[nodiscard]] static Result<Journal> create(const std::string& path, const Match& match,
                                              const DataTexts& tables = {});

  struct Found;
  /// Opens and locks an existing file and reads it. An error if it is open elsewhere, can't be read
  /// or is larger than a record can be.
  [[nodiscard]] static Result<Found> open(const std::string& path);

  /// Continues after the lines of the record that was read from this file and replayed: cuts off a
  /// torn last line and writes the steps that the file lacks. An error if `replayed` is damaged or
  /// not complete: such a file stays as it is.
  [[nodiscard]] Result<void> resume(const Record& record, const Replayed& replayed);

  /// Writes the steps that aren't in the file yet. To be called before they are shown. Behind every
  /// kStepsPerSum of them, and behind the last of a match, a checksum of the file so far.
  [[nodiscard]] Result<void> append(const Match& match);
  /// Writes a checksum if steps were written since the last one: when the match is left.
  [[nodiscard]] Result<void> seal();

  /// Waits until the disk has it all: at hand-overs, at the end, on exit, off the UI thread. Safe
  /// while another thread appends.
  [[nodiscard]] Result<void> flush() const { return flusher()(); }
  /// The same as a function of its own, which outlives the journal.
  [[nodiscard]] std::function<Result<void>()> flusher() const;

  [[nodiscard]] const std::string& path() const;

 private:
  explicit Journal(std::shared_ptr<files::Growing> file);
  /// Writes lines of so many steps.
  [[nodiscard]] Result<void> add(std::string lines, std::size_t steps, bool sealed);

  std::shared_ptr<files::Growing> file_;
  std::size_t written_ = 0;   ///< how many steps are in the file
  std::size_t unsummed_ = 0;  ///< how many this journal wrote since its last checksum
  Sha256 sum_;                ///< of the file so far
};

/// A file that was opened, and what is in it.
struct Journal::Found {
  Journal journal;
  std::string text;
};

}  // namespace raindelay
