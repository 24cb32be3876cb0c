#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "core/descriptor.h"
#include "core/files.h"
#include "core/result.h"
#include "core/text.h"

namespace raindelay::files {

/// An open file that grows in place, line by line: what is added is in the file (handed to the
/// system) when append() returns. Closing it releases its lock. Every error is a sentence with the
/// file's name.
class Growing {
 public:
  enum class Which {
    kNew,    ///< a file of this name is an error, and never touched
    kThere,  ///< it must be there
    kAny,    ///< it is made if it isn't there; a link of this name is an error
  };
  /// Opens it, and makes it for these readers.
  [[nodiscard]] static Result<Growing> open(const std::string& path, Which which, Readers readers);

  [[nodiscard]] const std::string& path() const { return path_; }

  /// Takes it for this process alone; `taken` says of %1, its path, that another one has it, and
  /// what to do.
  [[nodiscard]] Result<void> lock(const Text& taken) const;
  /// True if its name still means this file: it was neither moved nor replaced meanwhile.
  [[nodiscard]] bool isInPlace() const;
  /// Its content, once; of a larger one than `most` bytes one byte more than that. An error if it
  /// is no plain file.
  [[nodiscard]] Result<std::string> read(std::size_t most);
  /// Cuts the file off behind `size` bytes.
  [[nodiscard]] Result<void> cut(std::size_t size);
  /// Writes all of it behind what is there, or leaves the file as it was.
  [[nodiscard]] Result<void> append(std::string_view text);
  /// Waits until the disk has it all, and its name. Safe while another thread appends.
  [[nodiscard]] Result<void> flush() const;

 private:
  Growing(std::string path, int descriptor) : path_(std::move(path)), file_(descriptor) {}

  std::string path_;
  Descriptor file_;
  std::uint64_t size_ = 0;
};

}  // namespace raindelay::files
