#pragma once

#include <functional>
#include <map>
#include <string>

#include "deck/table.h"

namespace raindelay::deck {

/// The tables of a deck by file name without ending: `cards`, `gloves`.
using Tables = std::map<std::string, Table, std::less<>>;

}  // namespace raindelay::deck
