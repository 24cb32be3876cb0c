#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {

namespace {

void addManagerMoves(std::vector<Action>& attempts) {
  for (int a = 0; a < kPositions; ++a) {
    for (int b = a + 1; b < kPositions; ++b) attempts.push_back(act(Verb::kSwitch, a, b));
  }
  for (int position = 0; position < kPositions; ++position) {
    attempts.push_back(act(Verb::kSub, position));
  }
  attempts.push_back(act(Verb::kRelieve));
}

void addForEachRunner(const Board& board, Verb verb, std::vector<Action>& attempts) {
  for (int base = 1; base <= 3; ++base) {
    if (board.occupied(base)) attempts.push_back(act(verb, base));
  }
}

}  // namespace

// The other side's moves on pieces are among the attempts too: a player who drags a fielder while
// the batter is up wants to hear why that isn't possible now.
std::vector<Action> Rules::attempts(const View& view) {
  std::vector<Action> attempts;
  switch (view.phase) {
    case Phase::kManage:
      attempts.push_back(act(Verb::kReady));
      addManagerMoves(attempts);
      attempts.push_back(act(Verb::kSwing));
      addForEachRunner(view, Verb::kSteal, attempts);
      break;
    case Phase::kAtBat:
      addManagerMoves(attempts);
      attempts.push_back(act(Verb::kSwing));
      addForEachRunner(view, Verb::kSteal, attempts);
      attempts.push_back(act(Verb::kBunt));
      attempts.push_back(act(Verb::kPinchHit));
      addForEachRunner(view, Verb::kPinchRun, attempts);
      break;
    case Phase::kFieldersChoice:
      attempts = {act(Verb::kFcBatter), act(Verb::kFcLead)};
      break;
    case Phase::kPickRunner:
      addForEachRunner(view, Verb::kPickoff, attempts);
      break;
    default:
      break;
  }
  return attempts;
}

}  // namespace raindelay::cooperstown
