#pragma once

#include <cstddef>
#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "core/growing_file.h"
#include "core/limits.h"
#include "core/result.h"

namespace raindelay {

/// Results on disk, JSON Lines: a first line that says what they are of, then a line each, in the
/// order in which they came. Stopped at any time, even in the middle of a line, it can be
/// resumed. One at a time writes it; anybody may read it meanwhile.
class JsonLinesFile {
 public:
  /// How it is read.
  struct Reading {
    std::string_view what;  ///< "an arena", for messages
    Limit most;             ///< bytes
    /// What is wrong with the first line, an object; with each further one.
    std::function<Result<void>(const nlohmann::json&line)> header, line;
    std::size_t values = kMaxJsonValues;  ///< of a line, all together
  };

  /// Opens the file and reads what it has, or makes it with this first line; a torn last line is
  /// cut off. An error, and the file as it was, if a line is refused, if it begins otherwise, if
  /// another run is writing it, or if it is a link or can't be read or written.
  [[nodiscard]] static Result<JsonLinesFile> open(const std::string& path,
                                                  const std::string& header,
                                                  const Reading& reading);
  /// Reads one that must be there and stays as it is; a torn last line doesn't count. An error if
  /// there is no first one.
  [[nodiscard]] static Result<void> read(const std::string& path, const Reading& reading);

  /// Writes the next line, at once; after an error the file is as it was.
  [[nodiscard]] Result<void> append(const std::string& line) { return file_.append(line + "\n"); }

 private:
  explicit JsonLinesFile(files::Growing file) : file_(std::move(file)) {}

  files::Growing file_;
};

}  // namespace raindelay
