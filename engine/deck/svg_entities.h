#pragma once

#include <string>
#include <string_view>

#include "deck/problem.h"

namespace raindelay::deck {

/// The file without its document type, and what that declares written out: who checks the file and
/// who draws it then read the same. It may declare short texts without markup, as Illustrator does
/// for its namespaces (kMaxSvgEntityBytes), which don't blow up the file (kMaxSvgAddedBytes).
/// `path` names the file in the message.
Checked<std::string> withoutEntities(std::string svg, std::string_view path);

}  // namespace raindelay::deck
