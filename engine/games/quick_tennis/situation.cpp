// Where a view is in a match, in words.

#include <algorithm>

#include "games/quick_tennis/events.h"
#include "games/quick_tennis/rules.h"

namespace raindelay::quick_tennis {

#define SAY(source) RD_TEXT("QuickTennis", source)

namespace {

/// The score of the game being played, the server's points first.
Sentence scoreOf(const View& view) {
  const Seat server = view.server();
  const int own = view.of(server).points;
  const int others = view.of(server.other()).points;
  constexpr int kForty = static_cast<int>(GamePoints::kForty);
  if (view.tieBreak() || std::min(own, others) < kForty) {
    const auto said = [&](int points) {
      return view.tieBreak() ? Value::of(points) : Value::word(firstWord(GamePoints{}) + points);
    };
    if (own == others && own > 0) {
      return {SAY("%1 serves at %2-all"), {Value::of(server), said(own)}};
    }
    return {SAY("%1 serves at %2–%3"), {Value::of(server), said(own), said(others)}};
  }
  if (own == others) return {SAY("%1 serves at deuce"), {Value::of(server)}};
  return {SAY("%1 serves, advantage %2"),
          {Value::of(server), Value::of(own > others ? server : server.other())}};
}

}  // namespace

Situation Rules::situation(const View& view) const {
  const int point = view.points + 1;
  const int game = view.sides[0].games + view.sides[1].games + 1;
  const int set = view.sides[0].sets + view.sides[1].sets + 1;
  Situation situation{SAY("Point"), point, {SAY("Point %1"), {Value::of(point)}}};
  if (view.setGames > 1) {
    const bool tieBreak = view.tieBreak();
    situation = {
        SAY("Game"), game,
        config_.bestOf == 1
            ? (tieBreak ? Sentence(SAY("Tie-break")) : Sentence(SAY("Game %1"), {Value::of(game)}))
            : Sentence(tieBreak ? SAY("Set %1, tie-break") : SAY("Set %1, game %2"),
                       {Value::of(set), Value::of(game)})};
  }
  situation.words.push_back(scoreOf(view));
  if (view.strokes > 0) {
    situation.words.push_back({SAY("stroke %1 of the rally"), {Value::of(view.strokes + 1)}});
  }
  return situation;
}

#undef SAY

}  // namespace raindelay::quick_tennis
