#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace raindelay {

/// A font's bytes as a file for libraries that want a path: it is in memory, so that nothing is
/// left behind and no folder has to be writable. Each content is one file, which stays for as long
/// as the program runs: libraries keep what they have read from a path. Empty if there isn't memory
/// enough. From any thread.
std::string fontPathOf(std::string_view font);

/// The paths of the embedded typefaces as such files, made when first asked for.
const std::vector<std::string>& embeddedFontPaths();

}  // namespace raindelay
