#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.h"

/// Files that are written as a whole or not at all, with sentences for what can go wrong.
namespace raindelay::files {

/// "/home/ann/match.raindelay couldn't be written: No space left on device"; `code` is an errno.
[[nodiscard]] Error failed(const std::string& path, const std::string& what, int code);

/// The folder that a path lies in.
[[nodiscard]] std::string folderOf(const std::string& path);

/// The facts in a file's entry.
struct Facts {
  std::uint64_t bytes = 0;
  std::int64_t written = 0;  ///< when its content was last written, ns since 1970
  std::int64_t changed = 0;  ///< likewise, or when it was moved here or replaced; nobody can set it
};

/// An error if there is no plain file of this name.
[[nodiscard]] Result<Facts> factsOf(const std::string& path);

/// The content of a plain file; of a larger one than `most` bytes one byte more than that.
[[nodiscard]] Result<std::string> read(const std::string& path, std::size_t most);
/// Likewise what comes in on standard input, whatever that is.
[[nodiscard]] Result<std::string> readInput(std::size_t most);

enum class Existing {
  kReplace,
  kKeep,  ///< a file of this name is an error
};

/// Writes a file: at every instant there is nothing new under its name or all of it, on the disk.
/// It counts as written at `written` (Facts), or now. After an error all is as it was.
[[nodiscard]] Result<void> write(const std::string& path, std::string_view text, Existing existing,
                                 std::int64_t written = 0);

/// Moves a file to a name that is free, within one disk.
[[nodiscard]] Result<void> move(const std::string& path, const std::string& to);

/// The ending of the temporary files of write(), which a killed program may leave; they begin with
/// a dot.
inline constexpr std::string_view kUnfinished = ".unfinished";

}  // namespace raindelay::files
