#include "core/ballgame_situation.h"

#include <array>

namespace raindelay {

namespace {

#define SAY(source) RD_TEXT("BallgameSituation", source)

constexpr std::array<Text, 3> kOuts{SAY("nobody out"), SAY("one out"), SAY("two out")};
constexpr std::array<Text, 8> kRunners{SAY("bases empty"),
                                       SAY("runner on first"),
                                       SAY("runner on second"),
                                       SAY("runners on first and second"),
                                       SAY("runner on third"),
                                       SAY("runners on first and third"),
                                       SAY("runners on second and third"),
                                       SAY("bases loaded")};

}  // namespace

Situation situationOf(const BallgameMoment& moment) {
  const int inning = moment.halfInning / 2 + 1;
  const Text when =
      moment.halfInning % 2 == 0 ? SAY("Top of inning %1") : SAY("Bottom of inning %1");
  const Sentence score{SAY("%1 %2, %3 %4"),
                       {Value::of(moment.visitor), Value::of(moment.visitorsRuns),
                        Value::of(moment.visitor.other()), Value::of(moment.homeRuns)}};
  return {SAY("Inning"),
          inning,
          {when, {Value::of(inning)}},
          {kOuts[static_cast<std::size_t>(moment.outs)], kRunners[moment.runners], score}};
}

}  // namespace raindelay
