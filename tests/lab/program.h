#pragma once

#include <string>
#include <vector>

namespace raindelay {

/// What a run of raindelay-lab gave.
struct LabRun {
  int code = -1;
  std::string out;
  std::string err;
};

/// Runs raindelay-lab with these words and this standard input, to its end. Nothing is a terminal.
/// A `signal` is sent to it once it has a handler for it; it must be one that the program handles.
[[nodiscard]] LabRun runLab(const std::vector<std::string>& words, const std::string& input = "",
                            int signal = 0);

}  // namespace raindelay
