// The long version of JournalTest.AKilledMatchGoesOnWhereItWas.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "engine/killed_match.h"

namespace raindelay {
namespace {

TEST(Kill, HundredsOfKilledMatchesLoseNothing) {
  const std::filesystem::path path =
      std::filesystem::temp_directory_path() / ("rd-kill-" + std::to_string(::getpid()) + ".jsonl");
  playAndKill(path.string(), 300, 2);
  std::filesystem::remove(path);
}

}  // namespace
}  // namespace raindelay
