#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "terminal/command.h"

namespace raindelay::terminal {

/// The script that a shell (`bash`, `zsh` or `fish`) has to read to complete the program's
/// commands, options and the values that Program::wordsFor knows; file names for all other values.
/// An error for any other shell.
[[nodiscard]] Result<std::string> completionFor(const Program& program, std::string_view shell);

}  // namespace raindelay::terminal
