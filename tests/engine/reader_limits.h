#pragma once

#include <vector>

#include "support/limit_cases.h"

/// How the limits of the engine's readers are tried.
namespace raindelay {

/// Those of a record.
std::vector<LimitCase> recordLimits();

namespace deck {

/// Those of the files that a deck is read from.
std::vector<LimitCase> fileLimits();
/// Those of deck.yaml, and of what its cards are made of.
std::vector<LimitCase> deckLimits();
std::vector<LimitCase> cardLimits();

}  // namespace deck
}  // namespace raindelay
