// Every refusal is given by some position and names a rule of the page. Which one comes is part of
// the game's promise: tests, lessons and translations use the ids.

#include <fstream>
#include <iterator>

#include "support/refusal_suite.h"
#include "support/source_dir.h"
#include "test_match.h"

namespace raindelay::cricket_card::test {
namespace {

using Refusals = raindelay::test::RefusalSuite<Rules>;

/// The sentence that comes, `%1` filled in.
std::string sentence(const TestMatch& match, std::string_view text) {
  const auto refused = match.rules.refusal(match.state, *Rules::parse(text));
  if (!refused) return "";
  std::string said = Rules::info().refusals[refused->id].text.source;
  for (std::size_t i = 0; i < refused->values.size(); ++i) {
    const Value& value = refused->values[i];
    const std::string mark = "%" + std::to_string(i + 1);
    const auto at = said.find(mark);
    if (at == std::string::npos) continue;
    said.replace(at, mark.size(),
                 value.kind == Value::Kind::kWord
                     ? Rules::info().words[static_cast<std::size_t>(value.number)].source
                     : std::to_string(value.number));
  }
  return said;
}

TEST_F(Refusals, R2_2_OfTheChoice) {
  TestMatch match{rulesFor({})};
  match.perform("toss 0");
  for (const char* text : {"play 2>1", "close", "counter K", "let", "recounter K", "leave"}) {
    expectRefusal(match, text, "choose-first");
  }
  const TestMatch begun;
  for (const char* text : {"bat", "bowl"}) expectRefusal(begun, text, "toss-settled");
}

TEST_F(Refusals, R2_4_WhileAHandIsFilledUp) {
  TestMatch match;
  match.perform("play 2>1");
  for (const char* text : {"let", "counter 3", "play 3>2", "close"}) {
    expectRefusal(match, text, "draw-first");
  }
}

TEST_F(Refusals, R3_OfAStroke) {
  TestMatch match;
  expectRefusal(match, "play K>1", "not-held");
  match.strokes("2>4");
  expectRefusal(match, "play 2>5", "not-held");
  expectRefusal(match, "play 3>4", "wicket-played");
  EXPECT_EQ(sentence(match, "play 3>4"), "Wicket 4 has been played in this innings");
  expectRefusal(match, "counter 5", "for-bowler");
  expectRefusal(match, "let", "for-bowler");
  expectRefusal(match, "recounter 5", "no-counter");
  expectRefusal(match, "leave", "no-counter");
}

TEST_F(Refusals, R4_OfACounter) {
  TestMatch match(
      {.first = {.red = "Q 3", .black = "J Q K"}, .second = {.red = "Q", .black = "J"}});
  match.act("play Q>1");
  expectRefusal(match, "counter A", "not-held");
  expectRefusal(match, "counter J", "counter-higher");
  expectRefusal(match, "counter Q", "counter-higher");
  EXPECT_EQ(sentence(match, "counter J"), "A counter must be higher than the Queen");
  for (const char* text : {"play 2>1", "recounter K", "leave", "close"}) {
    expectRefusal(match, text, "for-batter");
  }
  match.play("counter K").skipFirst().act("play Q>1");
  expectRefusal(match, "counter J", "counter-equal");
  EXPECT_NE(sentence(match, "counter J").find("Queen"), std::string::npos);
}

TEST_F(Refusals, R4_4_OfARecounter) {
  TestMatch match({.first = {.red = "2 9 A", .black = "9"}});
  match.act("play 2>1, counter 9");
  expectRefusal(match, "recounter 9", "recounter-higher");
  expectRefusal(match, "recounter K", "not-held");
  EXPECT_EQ(sentence(match, "recounter 9"), "A recounter must be higher than the 9");
  expectRefusal(match, "play A>2", "answer-first");
  expectRefusal(match, "close", "answer-first");
  expectRefusal(match, "let", "for-bowler");
  expectRefusal(match, "counter A", "for-bowler");
}

TEST_F(Refusals, R8_5_AfterTheEnd) {
  TestMatch match;
  match.skipFirst().skipFirst();
  for (const char* text : {"play 2>1", "close", "let", "leave", "bat", "counter K"}) {
    expectRefusal(match, text, "match-over");
  }
}

TEST_F(Refusals, OfAnybody) {
  const TestMatch match;
  for (const Action action :
       {Action{200, 0, 0, 0}, Action{2, 16, 1, 0}, Action{2, 0, 0, 0}, Action{2, 0, 11, 0},
        Action{2, 0, 1, 1}, Action{3, 16, 0, 0}, Action{3, 0, 1, 0}, Action{7, 1, 0, 0},
        Action{0, 0, 1, 0}, Action::chance(1, Card(5))}) {
    expectId(match.refusalOf(action), "unknown-action", std::to_string(action.verb));
  }
}

TEST_F(Refusals, EachNamesARuleOfThePage) {
  std::ifstream file(RAINDELAY_SOURCE_DIR "/assets/cricket-card/rules.md");
  const std::string page{std::istreambuf_iterator<char>(file), {}};
  const std::map<std::string, std::string> sections{
      {"unknown-action", "12"}, {"match-over", "8"},      {"draw-first", "2"},
      {"choose-first", "2"},    {"toss-settled", "2"},    {"for-batter", "3"},
      {"for-bowler", "4"},      {"no-counter", "4"},      {"answer-first", "4"},
      {"wicket-played", "3"},   {"not-held", "3"},        {"counter-higher", "4"},
      {"counter-equal", "4"},   {"recounter-higher", "4"}};
  for (const RefusalInfo& refusal : Rules::info().refusals) {
    const std::string rule(refusal.rule);
    const std::string section = rule.substr(0, rule.find('.'));
    EXPECT_EQ(section, sections.at(std::string(refusal.id))) << refusal.id;
    EXPECT_TRUE(page.find("\n**" + rule + " [") != std::string::npos ||
                page.find("\n## " + rule + " ") != std::string::npos)
        << refusal.id << ": " << rule;
  }
}

}  // namespace
}  // namespace raindelay::cricket_card::test
