// Completion on the command line, as bash itself asks for it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>

#include "games/game_list.h"
#include "support/program.h"

namespace raindelay {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::StartsWith;

std::string completionFor(const std::string& shell) {
  const ProgramRun run = runProgram(RAINDELAY_LAB, {"--completion", shell});
  EXPECT_EQ(run.code, 0) << run.err;
  return run.out;
}

/// The words bash offers for the last word of a line, which may be empty.
std::vector<std::string> offered(const std::vector<std::string>& line) {
  std::string script = completionFor("bash") + "COMP_WORDS=(raindelay-lab";
  for (const std::string& word : line) script += " '" + word + "'";
  script += ")\nCOMP_CWORD=" + std::to_string(line.size()) +
            "\n_raindelay_lab\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n";
  const ProgramRun run = runProgram("/bin/bash", {"-c", script});
  EXPECT_THAT(run.err, IsEmpty());
  std::istringstream words(run.out);
  std::vector<std::string> all;
  std::string word;
  while (words >> word) all.push_back(word);
  return all;
}

TEST(Completion, OffersCommandsGamesOptionsAndTheirValues) {
  EXPECT_THAT(offered({"si"}), ElementsAre("simulate"));
  EXPECT_THAT(offered({""}), IsSupersetOf({"games", "arena", "deck", "--help", "--completion"}));
  EXPECT_THAT(offered({"deck", ""}), ElementsAre("check", "new", "schema"));
  std::vector<std::string> games;
  for (const GameEntry& entry : allGames()) games.emplace_back(entry.info->id);
  EXPECT_EQ(offered({"simulate", ""}), games);
  EXPECT_THAT(offered({"play", "quick-t"}), ElementsAre("quick-tennis"));
  EXPECT_THAT(offered({"simulate", "tarot", "--g"}), ElementsAre("--games"));
  EXPECT_THAT(offered({"deck", "new", "--t"}), ElementsAre("--template"));
  EXPECT_THAT(offered({"deck", "new", "--template", "r"}), ElementsAre("resources"));
}

TEST(Completion, LeavesFileNamesToTheShell) {
  EXPECT_THAT(offered({"replay", ""}), IsEmpty());
  EXPECT_THAT(offered({"play", "--save", ""}), IsEmpty());
  EXPECT_THAT(completionFor("bash"), HasSubstr("complete -o default"));
}

TEST(Completion, IsThereForZshAndFish) {
  EXPECT_THAT(completionFor("zsh"), StartsWith("#compdef raindelay-lab\n"));
  const std::string fish = completionFor("fish");
  EXPECT_THAT(fish, HasSubstr("complete -c raindelay-lab -n __fish_use_subcommand -f -a simulate"));
  EXPECT_THAT(fish, HasSubstr("-l template -x -a 'simple resources playing-cards'"));
}

TEST(Completion, OfAShellThatIsntKnownNamesThoseThatAre) {
  const ProgramRun run = runProgram(RAINDELAY_LAB, {"--completion", "bsh"});
  EXPECT_EQ(run.code, 2);
  EXPECT_THAT(run.err, HasSubstr("did you mean bash?"));
  EXPECT_THAT(runProgram(RAINDELAY_LAB, {"--completion"}).err, HasSubstr("bash zsh fish"));
}

}  // namespace
}  // namespace raindelay
