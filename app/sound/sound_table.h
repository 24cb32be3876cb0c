#pragma once

#include <map>
#include <string>
#include <string_view>

#include "core/result.h"
#include "sound/sound.h"

namespace raindelay::sound {

/// Maps a game's events to sounds, by the event's id.
using SoundTable = std::map<std::string, Sound, std::less<>>;

/// Reads such a table (assets/<game>/sounds.tsv, with the columns `event` and `sound`), or says in
/// a sentence what is wrong with it. `name` is how messages call it.
[[nodiscard]] Result<SoundTable> readSoundTable(std::string_view text, const std::string& name);

}  // namespace raindelay::sound
