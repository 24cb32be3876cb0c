#pragma once

#include <optional>

#include "lab/commands.h"
#include "shelf/shelf.h"

namespace raindelay::lab {

/// A record that was opened, and the exit code so far.
struct Loaded {
  std::optional<shelf::Opened> opened;
  int code = kDone;
};

/// The record of the first argument, a file or `-` for standard input; what is wrong with it is
/// told at once. None if it can't be opened.
[[nodiscard]] Loaded load(const Arguments& arguments);

}  // namespace raindelay::lab
