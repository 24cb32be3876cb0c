#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "deck/problem.h"
#include "study/study.h"

namespace raindelay::study {

/// Reads a study's file. All mistakes are told, each with its line and, where a name isn't known,
/// the nearest one. None if there is any: a study is played whole or not at all. `fileName` is how
/// messages call it.
[[nodiscard]] std::optional<Study> readStudy(std::string_view yaml, const std::string& fileName,
                                             deck::Problems& problems);

}  // namespace raindelay::study
