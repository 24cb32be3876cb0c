#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "core/result.h"

/// Files that are written as a whole or not at all, with sentences for what can go wrong.
namespace raindelay::files {

/// What is done with files and folders.
enum class Deed { kMake, kOpen, kLock, kRead, kWrite, kFlush, kMove };

/// "/home/ann/match.raindelay couldn't be written: No space left on device"; `code` is an errno.
[[nodiscard]] Error failed(const std::string& path, Deed deed, int code);
/// A folder, a pipe or a device has this name.
[[nodiscard]] Error notPlain(const std::string& path);

/// The folder that a path lies in.
[[nodiscard]] std::string folderOf(const std::string& path);

/// The name, or its beginning of at most so many bytes: not through the middle of a letter.
[[nodiscard]] std::string shortened(std::string name, std::size_t most);

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
/// Likewise what is left of an open file, which messages call `name`.
[[nodiscard]] Result<std::string> readAll(int descriptor, const std::string& name,
                                          std::size_t most);

enum class Existing {
  kReplace,
  kKeep,  ///< a file of this name is an error
};

/// Who may read a file.
enum class Readers {
  kOwner,  ///< nobody else: what a match is drawn from lies in it
  kUsual,  ///< as before if it replaces a file, else who the umask lets
};

/// A file on its way, with all that it will hold, under a hidden name beside its own that nobody
/// can guess. It gets its own by finish(); what is dropped before that leaves nothing. What these
/// tell is 0, or an errno.
class Unfinished {
 public:
  explicit Unfinished(std::string path) : path_(std::move(path)) {}
  ~Unfinished();
  Unfinished(Unfinished&& other) noexcept;
  Unfinished& operator=(Unfinished&&) = delete;

  /// The name that it will have.
  [[nodiscard]] const std::string& path() const { return path_; }
  /// When it was written by the clock of its disk, ns since 1970.
  [[nodiscard]] std::int64_t time() const { return time_; }

  /// Writes it all, onto the disk; once.
  [[nodiscard]] int begin(std::string_view text, Readers readers);
  /// Gives it its name; system::flushFolder() makes that safe. It counts as written at `written`,
  /// or now.
  [[nodiscard]] int finish(Existing existing, std::int64_t written = 0);

 private:
  [[nodiscard]] int open(Readers readers);

  std::string path_;
  std::string hidden_;  ///< empty: there is no file
  std::int64_t time_ = 0;
};

/// Removes what killed programs of this user left unfinished in the folder more than an hour before
/// `now` (ns since 1970). Whoever writes into a folder of somebody else's sweeps it; our own are
/// swept when the program starts.
void sweep(const std::string& folder, std::int64_t now);

/// Writes a file: at every instant there is nothing new under its name or all of it, on the disk.
/// It counts as written at `written` (Facts), or now. After an error all is as it was.
[[nodiscard]] Result<void> write(const std::string& path, std::string_view text, Existing existing,
                                 Readers readers, std::int64_t written = 0);

/// Moves a file to a name that is free, within one disk.
[[nodiscard]] Result<void> move(const std::string& path, const std::string& to);

}  // namespace raindelay::files
