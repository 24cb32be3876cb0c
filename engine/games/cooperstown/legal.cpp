// Legality of actions, and the reasons for refusals.

#include "games/cooperstown/play.h"
#include "games/cooperstown/refusals.h"
#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {

bool canRelieve(const Config& config, const Board& board) {
  return config.reliefPitchers && !board.freshReliever &&
         board.fielder(Position::kPitcher) != kFan &&
         board.allowance[static_cast<std::size_t>(board.fielding().index())].relievers > 0;
}

namespace {

const Allowance& allowanceOf(const Board& board, Seat seat) {
  return board.allowance[static_cast<std::size_t>(seat.index())];
}

bool isFan(const Board& board, int position) {
  return board.fielders[static_cast<std::size_t>(position)] == kFan;
}

bool canSteal(const Board& board, int base) {
  const Card runner = board.runnerOn(base);
  return runner != kNoCard && isBaseCard(runner) && (base == 3 || !board.occupied(base + 1));
}

void addManaging(const Config& config, const Board& board, ActionList& list) {
  list.push_back(act(Verb::kReady));
  if (!board.switched) {
    for (int a = 0; a < kPositions; ++a) {
      if (isFan(board, a)) continue;
      for (int b = a + 1; b < kPositions; ++b) {
        if (!isFan(board, b)) list.push_back(act(Verb::kSwitch, a, b));
      }
    }
  }
  if (!board.subbed) {
    for (int a = 0; a < kPositions; ++a) {
      if (!isFan(board, a)) list.push_back(act(Verb::kSub, a));
    }
  }
  if (canRelieve(config, board)) list.push_back(act(Verb::kRelieve));
}

void addBatting(const Config& config, const Board& board, ActionList& list) {
  const Allowance& left = allowanceOf(board, board.batting());
  list.push_back(act(Verb::kSwing));
  if (config.stealing) {
    for (int base = 1; base <= 3; ++base) {
      if (canSteal(board, base)) list.push_back(act(Verb::kSteal, base));
    }
  }
  const bool someoneOn = board.runners() > 0;
  if (config.bunting && someoneOn) list.push_back(act(Verb::kBunt));
  if (config.pinchHitters && left.pinchHitters > 0) list.push_back(act(Verb::kPinchHit));
  if (config.pinchRunners && left.pinchRunners > 0 && someoneOn) {
    for (int base = 1; base <= 3; ++base) {
      if (board.occupied(base)) list.push_back(act(Verb::kPinchRun, base));
    }
  }
}

bool isFielding(Verb verb) {
  return verb <= Verb::kPickoff;
}
bool isManaging(Verb verb) {
  return verb <= Verb::kRelieve;
}
bool isBase(int base) {
  return base >= 1 && base <= 3;
}

MaybeRefusal refuseSwitch(const Board& board, Action action) {
  if (!board.reached) return refused(RefusalId::kNoRunnerYet);
  if (action.a >= action.b || action.b >= kPositions) return refused(RefusalId::kPosition);
  if (board.switched) return refused(RefusalId::kSwitchedAlready);
  if (isFan(board, action.a) || isFan(board, action.b)) return refused(RefusalId::kFanStays);
  return std::nullopt;
}

MaybeRefusal refuseSub(const Board& board, Action action) {
  if (!board.reached) return refused(RefusalId::kNoRunnerYet);
  if (action.a >= kPositions) return refused(RefusalId::kPosition);
  if (board.subbed) return refused(RefusalId::kSubbedAlready);
  if (isFan(board, action.a)) return refused(RefusalId::kFanStays);
  return std::nullopt;
}

MaybeRefusal refuseRelieve(const Config& config, const Board& board) {
  if (!config.reliefPitchers) return refused(RefusalId::kReliefOff);
  if (!board.reached) return refused(RefusalId::kNoRunnerYet);
  if (isFan(board, static_cast<int>(Position::kPitcher))) return refused(RefusalId::kReliefFan);
  if (board.freshReliever) return refused(RefusalId::kReliefFresh);
  if (allowanceOf(board, board.fielding()).relievers == 0) {
    return refused(RefusalId::kReliefSpent);
  }
  return std::nullopt;
}

MaybeRefusal refuseSteal(const Config& config, const Board& board, int base) {
  if (!config.stealing) return refused(RefusalId::kStealOff);
  if (!isBase(base)) return refused(RefusalId::kBase);
  const Card runner = board.runnerOn(base);
  if (runner == kNoCard) return refused(RefusalId::kStealEmpty, basePlace(base));
  if (!isBaseCard(runner)) return refused(RefusalId::kStealSuit, offenceFace(runner));
  if (!canSteal(board, base)) {
    return refused(RefusalId::kStealTaken, basePlace(base + 1));
  }
  return std::nullopt;
}

MaybeRefusal refusePinchRun(const Config& config, const Board& board, int base) {
  if (!config.pinchRunners) return refused(RefusalId::kPinchRunOff);
  if (!isBase(base)) return refused(RefusalId::kBase);
  if (!board.occupied(base)) return refused(RefusalId::kPinchRunEmpty, basePlace(base));
  if (allowanceOf(board, board.batting()).pinchRunners == 0) {
    return refused(RefusalId::kPinchRunSpent);
  }
  return std::nullopt;
}

MaybeRefusal refusePinchHit(const Config& config, const Board& board) {
  if (!config.pinchHitters) return refused(RefusalId::kPinchHitOff);
  if (allowanceOf(board, board.batting()).pinchHitters == 0) {
    return refused(RefusalId::kPinchHitSpent);
  }
  return std::nullopt;
}

MaybeRefusal refuseBunt(const Config& config, const Board& board) {
  if (!config.bunting) return refused(RefusalId::kBuntOff);
  if (board.runners() == 0) return refused(RefusalId::kBuntEmpty);
  return std::nullopt;
}

/// The refusal of a verb that doesn't fit what is asked for now; empty if it does.
MaybeRefusal refusePhase(const Board& board, Verb verb) {
  const bool fieldsTurn = board.phase != Phase::kAtBat;
  if (!fieldsTurn && isManaging(verb)) {
    // A refusal that the rules give anyhow is told first: it helps more than whose turn it is.
    const bool early = !board.reached && verb != Verb::kReady;
    return refused(early ? RefusalId::kNoRunnerYet : RefusalId::kForField);
  }
  if (!fieldsTurn) return isFielding(verb) ? refused(RefusalId::kNoChoice) : std::nullopt;
  if (!isFielding(verb)) return refused(RefusalId::kForBat);
  const bool chooseOut = verb == Verb::kFcBatter || verb == Verb::kFcLead;
  if (board.phase == Phase::kFieldersChoice) {
    return chooseOut ? std::nullopt : refused(RefusalId::kChooseOut);
  }
  if (board.phase == Phase::kPickRunner) {
    return verb == Verb::kPickoff ? std::nullopt : refused(RefusalId::kChooseRunner);
  }
  return isManaging(verb) ? std::nullopt : refused(RefusalId::kNoChoice);
}

MaybeRefusal refuseDetails(const Config& config, const Board& board, Action action) {
  switch (verbOf(action)) {
    case Verb::kSwitch:
      return refuseSwitch(board, action);
    case Verb::kSub:
      return refuseSub(board, action);
    case Verb::kRelieve:
      return refuseRelieve(config, board);
    case Verb::kPickoff:
      if (!isBase(action.a)) return refused(RefusalId::kBase);
      if (board.occupied(action.a)) return std::nullopt;
      return refused(RefusalId::kPickoffEmpty, basePlace(action.a));
    case Verb::kSteal:
      return refuseSteal(config, board, action.a);
    case Verb::kBunt:
      return refuseBunt(config, board);
    case Verb::kPinchHit:
      return refusePinchHit(config, board);
    case Verb::kPinchRun:
      return refusePinchRun(config, board, action.a);
    default:
      return std::nullopt;
  }
}

/// The operands that a verb doesn't use must be 0: one action, one value.
bool wellFormed(Action action) {
  if (action.verb >= kVerbs || action.c != 0) return false;
  const Verb verb = verbOf(action);
  if (verb == Verb::kSwitch) return true;
  const bool one = verb == Verb::kSub || verb == Verb::kPickoff || verb == Verb::kSteal ||
                   verb == Verb::kPinchRun;
  return action.b == 0 && (one || action.a == 0);
}

}  // namespace

ActionList Rules::legalOn(const Board& board) const {
  ActionList list;
  switch (board.phase) {
    case Phase::kManage:
      addManaging(config_, board, list);
      break;
    case Phase::kAtBat:
      addBatting(config_, board, list);
      break;
    case Phase::kFieldersChoice:
      list.push_back(act(Verb::kFcBatter));
      list.push_back(act(Verb::kFcLead));
      break;
    case Phase::kPickRunner:
      for (int base = 1; base <= 3; ++base) {
        if (board.occupied(base)) list.push_back(act(Verb::kPickoff, base));
      }
      break;
    default:
      break;
  }
  return list;
}

ActionList Rules::legal(const State& state) const {
  return legalOn(state);
}

std::optional<Refusal> Rules::refusal(const State& state, Action action) const {
  if (!wellFormed(action)) return refused(RefusalId::kUnknown);
  if (state.phase == Phase::kOver) return refused(RefusalId::kOver);
  if (turn(state).kind == Turn::Kind::kChance) return refused(RefusalId::kNotNow);
  if (MaybeRefusal wrong = refusePhase(state, verbOf(action))) return wrong;
  return refuseDetails(config_, state, action);
}

}  // namespace raindelay::cooperstown
