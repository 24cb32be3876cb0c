#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/limits.h"
#include "deck/yaml.h"
#include "study/keys.h"
#include "study/study.h"

/// Pieces of reading a study's file: only .cpp files that read it include this. What they throw is
/// caught by readStudy().
namespace raindelay::study {

/// A word that is looked up or shown; fails for one that is empty, could steer a terminal or is
/// longer than kMaxTextBytes.
[[nodiscard]] StudyWord wordOf(const YAML::Node& node, std::string_view what);
/// A list of them.
[[nodiscard]] std::vector<StudyWord> wordsOf(const YAML::Node& list, std::string_view what);
/// The same of a key that the study chooses.
[[nodiscard]] StudyWord nameAt(const YAML::Node& at, const std::string& key);

/// A number in the key's range; a whole one.
[[nodiscard]] double realOf(const YAML::Node& node, Part part, std::string_view key);
[[nodiscard]] std::int64_t wholeOf(const YAML::Node& node, Part part, std::string_view key);

/// Calls `read` for each key that the part knows; other keys, and those that are missing, are
/// problems.
void forEachKey(const YAML::Node& map, Part part, deck::Problems& problems,
                const std::function<void(const std::string& key, const YAML::Node& value)>& read);

/// name: number, as the bounds ± number.
[[nodiscard]] std::vector<Bounds> numbersOf(const YAML::Node& map, Part part, std::string_view key,
                                            deck::Problems& problems);
/// name: [least, most].
[[nodiscard]] std::vector<Bounds> rangesOf(const YAML::Node& map, std::string_view key,
                                           deck::Problems& problems);

/// Fails if there are more than the limit allows.
void atMost(std::size_t count, const Limit& most, const YAML::Node& node, std::string_view what);

/// A question; when a level's matches are enough.
[[nodiscard]] Question questionOf(const YAML::Node& map, deck::Problems& problems);
[[nodiscard]] StopRule stopRuleOf(const YAML::Node& map, deck::Problems& problems);

}  // namespace raindelay::study
