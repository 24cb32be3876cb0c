#pragma once

#include <cstdint>
#include <string>

/// The program's own folders: what lies in them tells what players may not know yet (a record has
/// the seed of all draws), so they are for this user alone.
namespace raindelay::files {

/// Makes such a folder, and those around it that aren't there; 0, or an errno.
[[nodiscard]] int makeOwnFolder(const std::string& path);

/// Takes from others what they may do with a file or folder of this user's. (Nothing happens where
/// a disk has no permissions.)
void closeToOthers(const std::string& path);

/// At the start: sweeps the folder (`now` as for sweep()) and closes it and the files in it, which
/// earlier versions left open.
void tidyOwnFolder(const std::string& path, std::int64_t now);

}  // namespace raindelay::files
