#pragma once

#include <memory>
#include <string>
#include <utility>

#include "deck/folder.h"

namespace raindelay {

/// A folder as it would be with another content of one file.
class ChangedFolder : public deck::FolderAround {
 public:
  ChangedFolder(std::shared_ptr<const deck::Folder> folder, std::string path, std::string content)
      : FolderAround(std::move(folder)), path_(std::move(path)), content_(std::move(content)) {}

 protected:
  deck::Checked<std::string> readChecked(const std::string& path, std::size_t most) const override {
    return path == path_ ? deck::Checked<std::string>(content_) : inner().read(path, most);
  }

 private:
  std::string path_, content_;
};

}  // namespace raindelay
