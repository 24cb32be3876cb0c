#pragma once

#include <span>

#include "deck/keys.h"

/// Every key of a study's file, its value and what it is for: what is checked, what is suggested
/// for a typing slip and the JSON Schema come from here.
namespace raindelay::study {

/// The owners of keys. A part's name is that of the key whose value it is.
enum class Part { kStudy, kVariant, kCell, kMove, kQuestion, kStop };

/// The part's name in messages: "variant".
[[nodiscard]] std::string_view partName(Part part);
/// Its keys, in the order in which they are best written.
[[nodiscard]] std::span<const deck::KeyInfo> keysOf(Part part);

/// The JSON Schema (draft 2020-12) of a study's file. Ends with a line feed.
[[nodiscard]] std::string studySchema();

}  // namespace raindelay::study
