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

TEST(Words, OfManualPagesAreLookedAt) {
  EXPECT_THAT(wordsAreRight({kSmallPage, {"packaging/desktop/a.1", ".TP\nto be gone on with\n"}}),
              ElementsAre(HasSubstr("packaging/desktop/a.1:2: not")));
}

// --- German and Spanish

const SourceFile kPageOfThree = {"assets/style/words.md",
                                 "| nicht | sondern |\n|---|---|\n| Rechner | Computer |\n\n"
                                 "| no | sino |\n|---|---|\n| coger | tomar |\n"};

/// What the program says in the language, if it said this alone.
Findings foundInTranslation(const std::string& language, const std::string& said) {
  return translatedWordsAreRight({kPageOfThree,
                                  {"assets/translations/raindelay_" + language + ".ts",
                                   "<context>\n<name>Shelf</name>\n<message>\n<source>Fine</source>"
                                   "\n<translation>" +
                                       said + "</translation>\n</message>\n</context>\n"}});
}

TEST(TranslatedWords, AreRight) {
  EXPECT_THAT(translatedWordsAreRight(readTree(RAINDELAY_SOURCE_DIR)), IsEmpty());
}

TEST(TranslatedWords, AFaultWouldBeFound) {
  const struct {
    const char* language;
    const char* said;
    const char* fault;
  } breaches[] = {
      {"de", "Auf diesem Rechner", "not \"Rechner\" but: Computer"},
      {"de", "Gewinnt %1% der Partien", "ein Prozentzeichen"},
      {"de", "Gewinnt 84 % der Partien", "ein Prozentzeichen"},
      {"de", "%1 × %2 mm", "eine Einheit"},
      {"de", "Wenn Sie das wollen", "das Programm duzt"},
      {"de", "Zeig, ob das Ihre Karte ist", "das Programm duzt"},
      {"de", "Fielder's Choice", "der Apostroph"},
      {"de", "Ein Remis, wer auch vorn liegt", "egal was, egal wer"},
      {"de", "Wins  %1", "two blanks"},
      {"es", "coger una carta", "not \"coger\" but: tomar"},
      {"es", "gana el %1%", "el signo de porcentaje"},
      {"es", "%1 tiene 3MB", "una unidad"},
      {"es", "cuando queráis", "el programa tutea"},
      {"es", "si podéis", "el programa tutea"},
      {"es", "Dejar la tirada?", "se abren"},
      {"es", "Wicket!", "se abren"},
  };
  for (const auto& [language, said, fault] : breaches) {
    EXPECT_THAT(foundInTranslation(language, said),
                ElementsAre(AllOf(HasSubstr("Shelf: "), HasSubstr(fault))))
        << said;
  }
  EXPECT_THAT(translatedWordsAreRight(
                  {kPageOfThree, {"assets/toy/rules.de.md", "# Toy\nAuf einem Rechner.\n"}}),
              ElementsAre(HasSubstr("assets/toy/rules.de.md:2: not")));
}

TEST(TranslatedWords, OfTheDesktopAreLookedAt) {
  EXPECT_THAT(
      translatedWordsAreRight(
          {kPageOfThree,
           {"packaging/desktop/a.desktop", "Comment=Rechner, coger\nComment[de]=Ein Rechner\n"},
           {"packaging/desktop/a.xml", "<p xml:lang=\"es\">coger</p>\n"}}),
      ElementsAre(HasSubstr("a.desktop:2: not"), HasSubstr("a.xml:1: not")));
}

TEST(TranslatedWords, GoodOnesPass) {
  for (const auto& [language, said] :
       {std::pair("de", "Ihre Karten, egal was. Sie gewinnt %1\u00a0% von %2"),
        std::pair("de", "Was auch immer kommt, was auch sonst"),
        std::pair("de", "Die %1 Säulen, 3&#xa0;mm breit"),
        std::pair("es", "¿Dieciséis? ¡Gana el %1\u00a0% de las seis!")}) {
    EXPECT_THAT(foundInTranslation(language, said), IsEmpty()) << said;
  }
}

TEST(TranslatedWords, APageWithoutTermsWouldBeFound) {
  EXPECT_THAT(translatedWordsAreRight({{"assets/style/words.md", "# Words\n"}}), SizeIs(2));
}

}  // namespace
}  // namespace raindelay::arch
