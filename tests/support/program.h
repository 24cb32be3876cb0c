#pragma once

#include <string>
#include <vector>

namespace raindelay {

/// The result of a program's run.
struct ProgramRun {
  int code = -1;
  std::string out;
  std::string err;
};

/// Runs a program with these words and this standard input, to its end. Nothing is a terminal.
/// A `signal` is sent to it once it has a handler for it; it must be one that the program handles.
[[nodiscard]] ProgramRun runProgram(const std::string& program,
                                    const std::vector<std::string>& words,
                                    const std::string& input = "", int signal = 0);

/// Likewise, by a shell that is told how: `exec "$0" "$@" >FILE`.
[[nodiscard]] inline ProgramRun runInShell(const std::string& script, const std::string& program,
                                           std::vector<std::string> words) {
  words.insert(words.begin(), {"-c", script, program});
  return runProgram("/bin/sh", words);
}

}  // namespace raindelay
