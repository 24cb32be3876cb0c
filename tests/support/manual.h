#pragma once

#include <string>
#include <vector>

namespace raindelay {

/// The commands that a program's help lists: `replay`, `deck check`.
[[nodiscard]] std::vector<std::string> commandsIn(const std::string& help);

/// The words of such a command, for its command line.
[[nodiscard]] std::vector<std::string> wordsOf(const std::string& command);

/// Expects that the manual page has a section for each of the program's commands, and in it each of
/// the command's options.
void expectManualKnows(const std::string& manual, const std::string& program,
                       const std::string& help);

}  // namespace raindelay
