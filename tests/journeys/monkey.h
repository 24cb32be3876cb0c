#pragma once

#include <QString>
#include <functional>

#include "journeys/hand.h"

namespace raindelay::journey {

/// What a monkey is to do.
struct MonkeyPlan {
  std::uint64_t seed = 1;  ///< of all that it does
  int seconds = 60;
  QString files;  ///< a folder with files and decks, which are dropped onto the window
};

/// Clicks, drags, types, turns the wheel, drops files and resizes the window at random, wherever
/// that leads; every so often it goes home as a person would. Lost where there is no way home.
/// Tells each quarter of a minute "memory SECONDS MEGABYTES", resident, and at the end
/// "deeds COUNT" and "homecomings COUNT".
void letMonkeyPlay(Hand& hand, const MonkeyPlan& plan,
                   const std::function<void(const QString&)>& tell);

}  // namespace raindelay::journey
