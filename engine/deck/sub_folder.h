#pragma once

#include <memory>
#include <string_view>

#include "deck/folder.h"

namespace raindelay::deck {

/// A folder in a folder, as one of its own: nothing beside it can be named. The problem if the path
/// isn't sound (checkedPath()); it needn't be there: then reading says so.
Checked<std::shared_ptr<const Folder>> subFolder(std::shared_ptr<const Folder> outer,
                                                 std::string_view path);

}  // namespace raindelay::deck
