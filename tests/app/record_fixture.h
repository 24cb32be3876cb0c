#pragma once

#include <gtest/gtest.h>

#include <string>

#include "core/random.h"
#include "match/record.h"
#include "shelf/shelf.h"
#include "support/folder_test.h"

namespace raindelay {

/// A match of a game from the shelf after so many random choices, or played to its end.
inline Match played(const std::string& game, std::uint64_t seed, int choices = 1 << 20) {
  const auto shelved = shelf::take(Options(*(*findGame(game))->info));
  EXPECT_TRUE(shelved.ok());
  MatchSetup setup = shelf::setupFor(*shelved, {{"Ann", "human"}, {"Ben", "coach"}}, seed);
  setup.created = "2026-06-01T17:05:00Z";
  Match match = *Match::begin(shelved->game, setup);
  Stream random(seed, "choices");
  for (int i = 0; i < choices && match.turn().kind == Turn::Kind::kSeat; ++i) {
    const ActionList legal = match.legal();
    EXPECT_FALSE(match.act(legal[static_cast<std::size_t>(random.below(legal.size()))]));
  }
  return match;
}

/// A record whose line `line`, from 1, makes no sense.
inline std::string damagedAt(std::string text, int line) {
  std::size_t begin = 0;
  for (int i = 1; i < line; ++i) begin = text.find('\n', begin) + 1;
  return text.replace(begin, text.find('\n', begin) - begin, "{\"by\":0,\"do\":\"fly\"}");
}

}  // namespace raindelay
