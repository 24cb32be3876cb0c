#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "core/limits.h"
#include "deck/folder.h"
#include "deck/problem.h"

namespace raindelay::deck {

/// The limits on reading a ZIP file: a stranger's archive must not fill the memory.
struct ZipLimits {
  std::size_t files = kMaxUnpackedFiles;
  std::size_t fileBytes = kMaxFileBytes;
  std::size_t allBytes = kMaxUnpackedBytes;  ///< of all files together
  std::size_t ratio =
      kMaxUnpackedRatio;  ///< how many times larger than the archive they may be together
};

/// The files of an archive by their paths.
using ZipFiles = std::map<std::string, std::string, std::less<>>;

/// Unpacks a ZIP file in memory. Folders, and files that drawing and packing programs leave behind
/// (__MACOSX, .DS_Store, Thumbs.db), are left out. `name` is the archive's name in messages; files
/// for which `wanted` returns false aren't unpacked. Archives are refused that are damaged,
/// encrypted, too large, or have a path that leads out of them, a link, or two files of one name.
Checked<ZipFiles> readZip(std::string_view bytes, const std::string& name,
                          const std::function<bool(std::string_view path)>& wanted = {},
                          const ZipLimits& limits = {});

/// A deck in a ZIP file, all of it in memory. The deck may be at the top or in the only folder.
class ZipFolder : public Folder {
 public:
  static Checked<std::shared_ptr<const ZipFolder>> open(std::string_view bytes,
                                                        const std::string& name);
  explicit ZipFolder(ZipFiles files) : files_(std::move(files)) {}

  /// All of them by their paths.
  const ZipFiles& files() const { return files_; }
  std::vector<std::string> list(const std::string& folder) const override;
  std::vector<std::string> folders(const std::string& folder) const override;

 protected:
  Checked<std::string> readChecked(const std::string& path, std::size_t most) const override;

 private:
  ZipFiles files_;
};

}  // namespace raindelay::deck
