#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

#include "core/limits.h"
#include "deck/folder.h"

namespace raindelay {

/// A folder as it was: a file that has been read once stays as it was then, whatever becomes of it
/// on the disk. Safe to read from several threads.
class KeptFolder : public deck::FolderAround {
 public:
  /// Most bytes that are kept; files beyond it are read again each time.
  static constexpr std::size_t kMostBytes = 128 * kMegabyte;

  /// True for the paths of files that are kept.
  using Which = bool (*)(std::string_view path);

  /// Keeps all of its files, or these.
  explicit KeptFolder(std::shared_ptr<const deck::Folder> folder, Which which = nullptr)
      : FolderAround(std::move(folder)), which_(which) {}

 protected:
  // A file is kept whole, for whoever reads more of it later.
  deck::Checked<std::string> readChecked(const std::string& path, std::size_t most) const override {
    if (which_ != nullptr && !which_(path)) return inner().read(path, most);
    const std::lock_guard lock(mutex_);
    if (const auto kept = files_.find(path); kept != files_.end()) return kept->second;
    auto file = inner().read(path);
    const std::size_t size = file ? file->size() : 0;
    if (bytes_ + size <= kMostBytes) {
      files_.emplace(path, file);
      bytes_ += size;
    }
    return file;
  }

 private:
  Which which_;
  mutable std::mutex mutex_;
  mutable std::map<std::string, deck::Checked<std::string>> files_;
  mutable std::size_t bytes_ = 0;
};

}  // namespace raindelay
