// Where a view is in a match, in words.

#include "games/cricket_card/rules.h"

namespace raindelay::cricket_card {

#define SAY(source) RD_TEXT("CricketCard", source)

namespace {

Sentence whenOf(const View& view) {
  const Value test = Value::of(view.test + 1);
  const bool series = view.terms.tests > 1;
  if (view.phase < Phase::kPlay) {
    return series ? Sentence(SAY("Test %1, the toss"), {test}) : Sentence(SAY("The toss"));
  }
  const Value batting = Value::of(view.batting());
  if (series) {
    return {
        view.second() ? SAY("Test %1, %2's second innings") : SAY("Test %1, %2's first innings"),
        {test, batting}};
  }
  return {view.second() ? SAY("%1's second innings") : SAY("%1's first innings"), {batting}};
}

/// What the side at bat plays for.
std::optional<Sentence> aimOf(const View& view) {
  if (view.innings == 3) {
    return Sentence(view.saving ? SAY("%1 to save the test") : SAY("%1 to win"),
                    {Value::of(wanted(view, view.terms))});
  }
  const int lead = view.lead();
  if (view.innings == 0 || lead == 0) return std::nullopt;
  return Sentence(lead > 0 ? SAY("%1 ahead") : SAY("%1 behind"),
                  {Value::of(lead > 0 ? lead : -lead)});
}

}  // namespace

Situation Rules::situation(const View& view) {
  Situation situation{SAY("Innings"), view.phase < Phase::kPlay ? 0 : view.innings + 1,
                      whenOf(view)};
  if (view.phase < Phase::kPlay) return situation;
  situation.words.push_back(
      {SAY("%1 for %2"), {Value::of(view.now().total()), Value::of(view.now().wickets)}});
  if (const auto aim = aimOf(view)) situation.words.push_back(*aim);
  if (const int runs = atStake(view); runs > 0) {
    situation.words.push_back(
        {SAY("at stake on wicket %2: %1"), {Value::of(runs), Value::of(view.laid.back().wicket)}});
  }
  return situation;
}

#undef SAY

}  // namespace raindelay::cricket_card
