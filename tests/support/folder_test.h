#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <system_error>

namespace raindelay {

/// A file's bytes; none if it can't be read.
inline std::string slurp(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// Writes a file, and the folders that it lies in.
inline void spill(const std::filesystem::path& path, const std::string& text) {
  std::filesystem::create_directories(path.parent_path());
  std::ofstream(path, std::ios::binary) << text;
}

/// A test with a folder of its own, which is gone at its end, whatever became of its permissions.
class FolderTest : public testing::Test {
 protected:
  FolderTest() {
    std::random_device chance;
    do {
      home_ = std::filesystem::temp_directory_path() / ("rd-test-" + std::to_string(chance()));
    } while (!std::filesystem::create_directory(home_));
    // For who is another user while the test runs, too.
    std::filesystem::permissions(home_, static_cast<std::filesystem::perms>(0755));
  }
  ~FolderTest() override {
    std::error_code ignored;
    std::filesystem::permissions(home_, std::filesystem::perms::owner_all, ignored);
    std::filesystem::remove_all(home_, ignored);
  }

  /// A file of the folder with this text; its path.
  std::filesystem::path write(const std::string& path, const std::string& text) const {
    spill(home_ / path, text);
    return home_ / path;
  }

  std::filesystem::path home_;
};

}  // namespace raindelay
