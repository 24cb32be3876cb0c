#pragma once

#include <QByteArray>
#include <string>
#include <vector>

namespace raindelay {

/// A font's bytes as a file for libraries that want a path. The file is in memory, and gone with
/// this: nothing is left behind, and no folder has to be writable.
class FontFile {
 public:
  explicit FontFile(const QByteArray& bytes);
  ~FontFile();
  FontFile(FontFile&& other) noexcept : file_(other.file_) { other.file_ = -1; }
  FontFile& operator=(FontFile&&) = delete;

  /// Empty if there isn't memory enough.
  [[nodiscard]] std::string path() const;

 private:
  int file_;
};

/// The paths of the embedded typefaces as such files, made when first asked for; they stay.
const std::vector<std::string>& embeddedFontFiles();

}  // namespace raindelay
