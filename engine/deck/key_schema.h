#pragma once

#include <nlohmann/json.hpp>
#include <span>
#include <string>

#include "deck/keys.h"

/// JSON Schemas (draft 2020-12) of tables of keys: only .cpp files that make one include this.
namespace raindelay::deck::key_schema {

using Json = nlohmann::ordered_json;

/// What the schema calls so in its definitions.
[[nodiscard]] Json reference(const std::string& name);

/// A map of known keys; nothing else is allowed in it. Values refer to definitions.
[[nodiscard]] Json objectOf(std::span<const KeyInfo> keys);

/// The whole schema of a file with these keys; the definition of `text` is added. Ends with a line
/// feed.
[[nodiscard]] std::string textOf(const std::string& title, std::span<const KeyInfo> keys,
                                 const Json& definitions);

}  // namespace raindelay::deck::key_schema
