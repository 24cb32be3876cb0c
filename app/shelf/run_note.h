#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/growing_file.h"

namespace raindelay::shelf {

/// What this run of the program has in hand, noted in a file for as long as it has it: where a run
/// died, the next one finds the note. It is for the end of the process, not of the machine, so
/// nothing waits for the disk. A run that can't write the note, or isn't the only one, does
/// without. May be used from any thread.
class RunNote {
 public:
  /// What a run that died had in hand.
  struct Left {
    std::string reading;            ///< the name of the file that it was reading; empty: none
    std::vector<std::string> open;  ///< as open() was told; empty: nothing
  };

  explicit RunNote(std::string path) : path_(std::move(path)) {}
  ~RunNote() { end(); }
  RunNote(const RunNote&) = delete;
  RunNote& operator=(const RunNote&) = delete;

  /// Begins this run, once; tells what the last one left, if that died.
  std::optional<Left> begin();
  /// This run ends in order: the next one finds nothing.
  void end();

  /// This is open from now on, told in words of whoever asks; none of them may hold a NUL.
  void open(std::vector<std::string> what);

  /// While it lives, a file is being read. Of several at once the last one is noted.
  class Reading {
   public:
    Reading(RunNote& note, std::string name) : note_(note) { note_.read(std::move(name)); }
    ~Reading() { note_.read({}); }
    Reading(const Reading&) = delete;
    Reading& operator=(const Reading&) = delete;

   private:
    RunNote& note_;
  };

 private:
  void read(std::string name);
  void write();

  std::string path_;
  std::mutex mutex_;
  std::optional<files::Growing> file_;  ///< locked; none: nothing is noted
  Left now_;
};

}  // namespace raindelay::shelf
