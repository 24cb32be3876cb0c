#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>

#include "core/files.h"
#include "support/folder_test.h"

namespace raindelay {

/// The files below a folder that stay when it is swept an age later, of those with this ending:
/// each one's path there, and its bytes.
inline std::map<std::string, std::string> filesLeft(const std::filesystem::path& folder,
                                                    std::string_view ending = {}) {
  namespace fs = std::filesystem;
  constexpr std::int64_t kLongHence = std::int64_t{1} << 62;
  files::sweep(folder, kLongHence);
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.is_directory()) files::sweep(entry.path(), kLongHence);
  }
  std::map<std::string, std::string> left;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const std::string path = entry.path().lexically_relative(folder);
    if (entry.is_regular_file() && path.ends_with(ending)) left[path] = slurp(entry.path());
  }
  return left;
}

}  // namespace raindelay
