#pragma once

namespace raindelay {

/// Returns true if the program was called for a command (`raindelay deck …`) and not for its
/// window.
[[nodiscard]] bool isCommand(int argc, char** argv);

/// Runs it, without a display; gives back the exit code: 0 done, 1 the answer is no, 2 wrong use.
[[nodiscard]] int runCommand(int argc, char** argv);

}  // namespace raindelay
