#include "deck/sub_folder.h"

#include <algorithm>

namespace raindelay::deck {
namespace {

class SubFolder : public FolderAround {
 public:
  SubFolder(std::shared_ptr<const Folder> outer, std::string path)
      : FolderAround(std::move(outer)), path_(std::move(path)) {}

  std::vector<std::string> list(const std::string& folder) const override {
    return own(inner().list(inOuter(folder)));
  }
  std::vector<std::string> folders(const std::string& folder) const override {
    return own(inner().folders(inOuter(folder)));
  }

 protected:
  Checked<std::string> readChecked(const std::string& path, std::size_t most) const override {
    return inner().read(inOuter(path), most);
  }

 private:
  std::string inOuter(const std::string& path) const {
    return path.empty() ? path_ : path_ + "/" + path;
  }
  std::vector<std::string> own(std::vector<std::string> paths) const {
    for (std::string& path : paths) path.erase(0, path_.size() + 1);
    return paths;
  }

  std::string path_;
};

}  // namespace

Checked<std::shared_ptr<const Folder>> subFolder(std::shared_ptr<const Folder> outer,
                                                 std::string_view path) {
  auto checked = checkedPath(path);
  if (!checked) return checked.problem();
  return std::shared_ptr<const Folder>(
      std::make_shared<SubFolder>(std::move(outer), *std::move(checked)));
}

}  // namespace raindelay::deck
