#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "deck/folder.h"

namespace raindelay {

/// A folder as it would be with another content of one file.
class ChangedFolder : public deck::Folder {
 public:
  ChangedFolder(std::shared_ptr<const deck::Folder> folder, std::string path, std::string content)
      : folder_(std::move(folder)), path_(std::move(path)), content_(std::move(content)) {}

  std::vector<std::string> list(const std::string& folder) const override {
    return folder_->list(folder);
  }

 protected:
  deck::Checked<std::string> readChecked(const std::string& path) const override {
    return path == path_ ? deck::Checked<std::string>(content_) : folder_->read(path);
  }

 private:
  std::shared_ptr<const deck::Folder> folder_;
  std::string path_, content_;
};

}  // namespace raindelay
