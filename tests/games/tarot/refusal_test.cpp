// Every refusal is given by some position, and rule 10: the notation. Which refusal comes is part
// of the game's promise: tests, lessons and translations use the ids.

#include "support/refusal_suite.h"
#include "table.h"

namespace raindelay::tarot::test {
namespace {

using Refusals = raindelay::test::RefusalSuite<Rules>;

struct Refused {
  const char* moment;
  std::vector<const char*> actions;
  const char* id;
};

/// A match at that moment. Seat 0 has two Tarot Trumps and leads, seat 1 has two others and deals.
Table at(const std::string& moment) {
  Table table = Table::begin(2);
  if (moment == "begin") return table;
  const Codes hands{"Kc t0 Qc 4s-8s t17 t18 t19 !s !t", "5c Kp t1 !t"};
  table.act("dealer 1");
  if (moment == "dealing") return table;
  table.draw(hands, "5w 6w 7w");
  if (moment == "discard" || moment == "discarding") {
    return moment == "discard" ? table : table.act("discard 6w");
  }
  table.act("discard 5w, discard 6w, discard 7w");
  if (moment == "declare") return table.act("declare greater");
  table.toAsk();
  if (moment == "ask") return table;
  if (moment == "asked") return table.act("no-ask");
  if (moment == "give") return table.act("ask 1");
  if (moment == "return") return table.act("ask 1, give Kp");
  table.toPlay();
  if (moment == "play") return table;
  if (moment == "follow") return table.play("Qc");
  Table over({.options = {{"length", "1-hand"}}});
  over.toPlay().playOut();
  return over;
}

TEST_F(Refusals, EachAtItsMoment) {
  for (const Refused& row : std::vector<Refused>{
           {"begin", {"discard 5w", "done", "play 5w"}, "deal-first"},
           {"dealing", {"discard 5w", "done", "ask 1", "play 5w"}, "deal-first"},
           {"discard", {"done", "declare greater", "no-ask", "play 5c"}, "discard-first"},
           {"discard", {"discard Kp", "discard t1"}, "tarot-kept"},
           {"discard", {"discard 4s", "discard Kc"}, "not-held"},
           {"discarding", {"discard 5w"}, "discard-order"},
           {"discarding", {"discard 6w"}, "not-held"},
           {"declare", {"play 4s", "no-ask", "ask 1", "give Kc", "discard 4s"}, "declare-first"},
           {"declare", {"declare greater"}, "declared"},
           {"declare",
            {"declare lesser", "declare tarots", "declare trumps", "declare run 4s-9s",
             "declare run t17-t20"},
            "not-enough"},
           {"declare", {"declare run 4s-7s", "declare run 5s-8s"}, "run-part"},
           {"declare",
            {"declare run 4s-6s", "declare run 7s-4s", "declare run 4s-7c", "declare run t0-t3"},
            "unknown-action"},
           {"ask", {"done", "declare run 4s-8s", "play 4s", "give Kc"}, "ask-first"},
           {"ask", {"ask 0"}, "nobody"},
           {"give", {"no-ask", "play 5c", "return 5c"}, "give-first"},
           {"give", {"give 5c"}, "give-tarot"},
           {"give", {"give Kc", "give Kw"}, "not-held"},
           {"return", {"no-ask", "play 5s", "give Kc"}, "return-first"},
           {"return", {"return Kc", "return t0", "return Kp", "return Qc"}, "return-plain"},
           {"return", {"return 5c"}, "not-held"},
           {"play", {"done", "ask 1", "no-ask", "discard 4s", "declare greater"}, "play-now"},
           {"play", {"play 5c", "play Kw"}, "not-held"},
           {"follow", {"play t1", "play Kp"}, "follow"},
           {"follow", {"play Qc"}, "not-held"},
           {"over", {"play 5c", "done", "no-ask", "discard 5c"}, "match-over"},
       }) {
    const Table table = at(row.moment);
    for (const char* action : row.actions) {
      SCOPED_TRACE(row.moment);
      expectRefusal(table, action, row.id);
    }
  }
  Table three({.seats = 3, .hands = {"Kc t0 t1"}});
  three.toAsk();
  expectRefusal(three, "ask 1", "not-two");
}

TEST_F(Refusals, OfAnybody) {
  const Table table = at("play");
  for (const Action action :
       {Action{200, 0, 0, 0}, Action{0, 14, 0, 0}, Action{11, 15, 0, 0}, Action{11, 127, 0, 0},
        Action{11, 0, 1, 0}, Action{1, 1, 0, 0}, Action{5, 0, 2, 0}, Action{5, 64, 68, 0},
        Action{5, 12, 18, 0}, Action{6, 0, 0, 1}, Action{7, 3, 0, 0}, Action::chance(1, Card(5))}) {
    expectId(table.refusalOf(action), "unknown-action",
             std::to_string(action.verb) + " " + std::to_string(action.a));
  }
}

TEST(Notation, R10_EveryActionHasItsText) {
  Codes texts = words("done no-ask");
  for (const char* more :
       {"declare greater", "declare lesser", "declare trumps", "declare tarots", "ask 0", "ask 1",
        "ask 2", "dealer 0", "dealer 2", "declare run As-4s", "declare run 4w-Kw"}) {
    texts.emplace_back(more);
  }
  for (const char* verb :
       {"discard ", "give ", "return ", "play ", "deal-0 ", "deal-1 ", "deal-2 ", "deal-spare "}) {
    for (const std::string& card : pack()) texts.push_back(verb + card);
  }
  std::set<Action> actions;
  for (const std::string& text : texts) {
    const auto action = Rules::parse(text);
    ASSERT_TRUE(action) << text;
    EXPECT_EQ(Rules::text(*action), text);
    actions.insert(*action);
  }
  EXPECT_EQ(actions.size(), texts.size());
}

TEST(Notation, NothingElseIsRead) {
  std::istringstream texts(
      "| |play|play |play t22|play t-1|play t01|play T1|play 1c|play 11c|play Jc|play kc|play "
      "K|play Kx|play cK|play Kc |play  Kc| play Kc|Play Kc|play Kc Qc|discard|discards "
      "2c|give|return|ask|ask 3|ask x|ask 01|ask -1|no ask|no-ask 1|done |done 1|declare|declare "
      "run|declare 4s-7s|declare run 4s|declare run 4s-|declare run 4s - 7s|declare greater "
      "1|declare Greater|dealer|dealer 3|deal Kc|deal-3 Kc|deal-0|deal-spare|deal-0 1");
  for (std::string text; std::getline(texts, text, '|');) {
    EXPECT_FALSE(Rules::parse(text)) << '"' << text << '"';
  }
}

}  // namespace
}  // namespace raindelay::tarot::test
