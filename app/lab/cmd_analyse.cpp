// raindelay-lab analyse

#include <cmath>
#include <cstdlib>
#include <iostream>

#include "core/threads.h"
#include "lab/output.h"
#include "lab/record_file.h"
#include "players/analysis.h"

namespace raindelay::lab {

namespace {

/// So many of a seat's mistakes are named in the text; all are in the JSON.
constexpr std::size_t kToldOfSeat = 10;

/// The steps that stand, and their numbers.
struct StandingSteps {
  explicit StandingSteps(const Match& match) {
    for (std::size_t i = 0; i < match.steps().size(); ++i) {
      if (!match.stands(i)) continue;
      deeds.push_back({match.steps()[i].by, match.steps()[i].action});
      numbers.push_back(i);
    }
  }

  std::vector<Deed> deeds;
  std::vector<std::size_t> numbers;
};

/// To a tenth.
std::string percent(double part) {
  const long tenths = std::lround(1000 * part);
  return (tenths < 0 ? "-" : "") + std::to_string(std::labs(tenths) / 10) + '.' +
         std::to_string(std::labs(tenths) % 10) + '%';
}

std::string mistakeText(const JudgedChoice& one, const Match& match) {
  const double before = one.chances[static_cast<std::size_t>(one.seat.index())];
  const std::string made = match.game().text(one.made);
  const std::string better = match.game().text(one.better);
  const std::string what = one.better == one.made ? made + " less often"
                           : one.mixed            ? "usually " + better + ", not " + made
                                                  : better + ", not " + made;
  const std::string cost =
      one.byMargin ? "the margin by " + std::to_string(std::lround(one.cost))
                   : percent(before) + " to win instead of " + percent(before - one.cost);
  return "  step " + std::to_string(one.step) + ": " + what + ": " + cost;
}

void printText(const Analysis& found, const Match& match) {
  const English english(match);
  std::cout << (found.isExact() ? "Exact: judged by the solved game.\n"
                                : "Estimated: judged by rollouts.\n");
  for (int i = 0; i < match.seats(); ++i) {
    const SeatBalance& one = found.balances[static_cast<std::size_t>(i)];
    std::cout << english.seatName(Seat(i)) << "'s choices cost " << percent(one.lost);
    if (one.error > 0) std::cout << " (\u00b1" << percent(one.error) << ")";
    std::cout << ", the others' gave " << percent(one.given) << ", luck brought "
              << percent(one.luck) << "\n";
    for (const JudgedChoice& mistake : found.worst(Seat(i), kToldOfSeat)) {
      std::cout << mistakeText(mistake, match) << '\n';
    }
  }
}

Json analysisJson(const Analysis& found, const Match& match) {
  Json seats = Json::array();
  for (int i = 0; i < match.seats(); ++i) {
    const SeatBalance& one = found.balances[static_cast<std::size_t>(i)];
    seats.push_back({{"lost", one.lost},
                     {"error", one.error},
                     {"given", one.given},
                     {"margin", one.margin},
                     {"luck", one.luck},
                     {"result", found.result[static_cast<std::size_t>(i)]}});
  }
  Json mistakes = Json::array();
  for (const JudgedChoice& one : found.choices) {
    if (!one.isMistake()) continue;
    mistakes.push_back({{"step", one.step},
                        {"seat", one.seat.index()},
                        {"made", match.game().text(one.made)},
                        {"better", match.game().text(one.better)},
                        {"mixed", one.mixed},
                        {"of-margin", one.byMargin},
                        {"exact", one.exact},
                        {"chance", one.chances[static_cast<std::size_t>(one.seat.index())]},
                        {"cost", one.cost},
                        {"error", one.error}});
  }
  return {{"game", match.info().id},
          {"exact", found.isExact()},
          {"choices", found.choices.size()},
          {"seats", seats},
          {"mistakes", mistakes}};
}

}  // namespace

int runAnalyse(const Arguments& arguments) {
  constexpr Thoroughness kThorough{4};
  const auto threads = arguments.number("--threads", cores(), 1, 256);
  if (!threads) return fail(threads.error().message, kMisuse);
  const Loaded loaded = load(arguments);
  if (!loaded.opened) return loaded.code;
  const Match& match = loaded.opened->match();
  if (match.turn().kind != Turn::Kind::kOver) return fail("the match isn't over yet", kNo);
  const std::vector<PlayerKind> kinds = shelf::playerKinds(match.game());
  const auto level =
      playerKind(arguments.value("--level").value_or(std::string(nameOf(kinds.back()))), kinds);
  if (!level) return fail(level.error().message, kMisuse);
  if (answersAtOnce(*level)) return fail("--level: random and coach don't look ahead", kMisuse);
  const auto analyst = shelf::makeAnalyst(match.game(), *level);
  Limits limits;
  limits.threads = static_cast<int>(*threads);
  const StandingSteps steps(match);
  auto found = analyse(match.game(), steps.deeds, *analyst, kThorough, match.setup().seed, limits);
  for (JudgedChoice& one : found->choices) one.step = steps.numbers[one.step];
  if (arguments.json()) {
    print(analysisJson(*found, match));
  } else {
    printText(*found, match);
  }
  return loaded.code;
}

}  // namespace raindelay::lab
