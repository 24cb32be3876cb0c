#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace raindelay::deck {

/// A text as the name of a file, without ending, that every system takes: no separator, no
/// character that Windows refuses, no leading dot, none of its reserved names, at most 80 bytes.
/// "_" stands for what can't be in it.
std::string fileName(std::string_view text);

/// The same for several texts, each another name also where upper and lower case count as the same:
/// the second of two is called "name-2".
std::vector<std::string> fileNames(const std::vector<std::string>& texts);

}  // namespace raindelay::deck
