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

}  // namespace raindelay
