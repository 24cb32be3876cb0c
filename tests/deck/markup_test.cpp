#include "deck/markup.h"

#include <gtest/gtest.h>

namespace raindelay::deck {
namespace {

// Runs as "text", "b:text", "i:text", "k:text", "[icon]".
std::vector<std::string> runsOf(std::string_view text) {
  std::vector<std::string> runs;
  for (const MarkedRun& run : parseMarkup(text)) {
    std::string shown = run.bold ? "b" : "";
    shown += run.italic ? "i" : "";
    shown += run.keyword ? "k" : "";
    if (!shown.empty()) shown += ":";
    runs.push_back(shown + (run.kind == MarkedRun::Kind::kIcon ? "[" + run.text + "]" : run.text));
  }
  return runs;
}

TEST(Markup, TakesMarkedTextsApart) {
  using Runs = std::vector<std::string>;
  const std::vector<std::pair<const char*, Runs>> cases = {
      {"", {}},
      {"plain", {"plain"}},
      {"a **b** c", {"a ", "b:b", " c"}},
      {"*a*", {"i:a"}},
      {"__Flying__: x", {"k:Flying", ": x"}},
      {"**a *b* c**", {"b:a ", "bi:b", "b: c"}},
      {"*a **b***", {"i:a ", "bi:b"}},
      {"Pay [wood][gold].", {"Pay ", "[wood]", "[gold]", "."}},
      {"**[wood]**", {"b:[wood]"}},
      {"5 * 3 * 2", {"5 * 3 * 2"}},
      {"2*3", {"2*3"}},
      {"a ** b", {"a ** b"}},
      {"**never closed", {"**never closed"}},
      {"*", {"*"}},
      {"snake_case_name", {"snake_case_name"}},
      {"\\*not\\* \\[wood\\] \\\\ \\n", {"*not* [wood] \\ \\n"}},
      {"[]", {"[]"}},
      {"[open", {"[open"}},
      {"[a\nb]", {"[a\nb]"}},
      {"[[wood]", {"[", "[wood]"}},
      {"**a**b**c**", {"b:a", "b", "b:c"}},
      {"tail \\", {"tail \\"}},
  };
  for (const auto& [text, runs] : cases) EXPECT_EQ(runsOf(text), runs) << text;
}

TEST(Markup, TakesNoLongerForManySigns) {
  std::string signs;
  for (int i = 0; i < 10'000; ++i) signs += "*a ";
  EXPECT_EQ(parseMarkup(signs).size(), 1u);
}

}  // namespace
}  // namespace raindelay::deck
