#pragma once

#include <QString>
#include <string>

namespace raindelay {

/// The name of the game with this id, in the user's language; empty if it isn't in this program.
[[nodiscard]] QString gameTitle(const std::string& id);

}  // namespace raindelay
