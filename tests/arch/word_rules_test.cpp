// The page on words, and each form that it forbids planted once.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "arch/rules.h"
#include "support/source_dir.h"

namespace raindelay::arch {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

const SourceFile kSmallPage = {"assets/style/words.md",
                               "| before | after |\n|---|---|\n| Red | Blue |\n\n"
                               "| not | but |\n|---|---|\n| gone on with | resumed |\n"};

/// The program's texts, if it said this alone; `form` is `message`, or that of a counted text.
SourceTree saying(const std::string& source, const std::string& form = "message") {
  return {kSmallPage,
          {"assets/translations/raindelay_de.ts",
           "<TS>\n<context>\n    <name>Shelf</name>\n    <message>\n        <source>Fine</source>\n"
           "    </message>\n    <" +
               form + ">\n        <source>" + source +
               "</source>\n    </message>\n</context>\n</TS>\n"}};
}

TEST(Words, AreRight) {
  EXPECT_THAT(wordsAreRight(readTree(RAINDELAY_SOURCE_DIR)), IsEmpty());
}

TEST(Words, AFaultWouldBeFound) {
  const struct {
    const char* source;
    const char* fault;
  } breaches[] = {
      {"%1 card(s) left", "a plural goes through %n"},
      {"played 1 times", "one has the form of several"},
      {"1 cards", "one has the form of several"},
      {"%1 sits down: he is out", "a player is you"},
      {"His is %1", "a player is you"},
      {"the pitch waits for him", "a player is you"},
      {"the base that she reaches", "a player is you"},
      {"Wins  %1", "two blanks"},
      {"Wins %1 % of them", "a percent sign"},
      {"Wins %1\u00a0% of them", "a percent sign"},
      {"95 % of them", "a percent sign"},
      {"A match to be gone on with", "not \"gone on with\" but: resumed"},
      {"Gone on with &quot;%1&quot;", "not \"gone on with\" but: resumed"},
  };
  for (const auto& [source, fault] : breaches) {
    EXPECT_THAT(wordsAreRight(saying(source)),
                ElementsAre(AllOf(HasSubstr("Shelf: "), HasSubstr(fault))))
        << source;
  }
  const std::string half(80, 'a');
  EXPECT_THAT(wordsAreRight(saying(half + " " + half)),
              ElementsAre(HasSubstr("more than two lines")));
}

TEST(Words, GoodOnesPass) {
  const std::string half(80, 'a');
  for (const std::string& source :
       {std::string("Here she blows").replace(5, 3, "it"), std::string("The other of them"),
        std::string("F1 opens the page"), std::string("%1% of %2 matches, %3 more"),
        std::string("Wicket 1 is down, 11 runs"), std::string("a length: mm, in or %."),
        std::string("begone on with"), half + ". " + half}) {
    EXPECT_THAT(wordsAreRight(saying(source)), IsEmpty()) << source;
  }
  EXPECT_THAT(wordsAreRight(saying("%n run(s)", "message numerus=\"yes\"")), IsEmpty());
}

TEST(Words, OfTheTerminalAreLookedAt) {
  const auto printed = [](const std::string& path, const std::string& code) {
    return wordsAreRight({kSmallPage, {path, code}});
  };
  const std::string split = "\n// \"he\"\nsay(\"the match is gone \"\n    \"on with\");\n";
  EXPECT_THAT(printed("app/lab/a.cpp", split), ElementsAre(HasSubstr("app/lab/a.cpp:3: not")));
  EXPECT_THAT(printed("app/commands/a.cpp", "f('\"', \"he\", 1'000, \"a  b\");"), SizeIs(1));
  EXPECT_THAT(printed("app/terminal/a.cpp", "f(\"95 % of\\n1 cards\");"), SizeIs(2));
  EXPECT_THAT(printed("app/table/a.cpp", split), IsEmpty());
}

TEST(Words, APageWithoutTermsWouldBeFound) {
  EXPECT_THAT(wordsAreRight({{"assets/style/words.md", "# Words\n"}}), SizeIs(1));
}

}  // namespace
}  // namespace raindelay::arch
