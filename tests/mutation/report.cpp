#include "report.h"

#include <algorithm>
#include <sstream>

namespace raindelay::mutation {

namespace {

using Kind = Suite::Kind;

bool isKilledBy(const Game& game, const Mutant& mutant, Kind kind) {
  return std::any_of(game.suites.begin(), game.suites.end(), [&](const Suite& suite) {
    return suite.kind == kind && mutant.killers.contains(suite.name);
  });
}

bool isReached(const Game& game, const Mutant& mutant) {
  return std::any_of(game.suites.begin(), game.suites.end(),
                     [&](const Suite& suite) { return suite.reached.contains(mutant.number); });
}

bool isRecordsOwn(const Game& game, const Mutant& mutant) {
  return !mutant.killers.empty() && !isKilledBy(game, mutant, Kind::kRules) &&
         !isKilledBy(game, mutant, Kind::kProperties);
}

template <class Holds>
auto count(const Game& game, Holds holds) {
  return std::count_if(game.mutants.begin(), game.mutants.end(), holds);
}

std::string line(const Mutant& mutant) {
  std::string text = "  " + std::to_string(mutant.number) + "  " + mutant.place + "  " +
                     mutant.kind + "  " + mutant.text;
  for (const std::string& killer : mutant.killers) {
    text += "  " + killer + (mutant.broken.contains(killer) ? " (no replay)" : "");
  }
  return text + '\n';
}

/// Of all sets of records those that kill each of the mutants, and of these the one with the fewest
/// lines.
std::string fewest(const Game& game, const std::vector<const Mutant*>& mutants) {
  std::vector<const Suite*> records;
  for (const Suite& suite : game.suites) {
    if (suite.kind == Kind::kRecord) records.push_back(&suite);
  }
  const auto linesOf = [&](unsigned set) {
    long lines = 0;
    for (std::size_t i = 0; i < records.size(); ++i) {
      if ((set >> i & 1) != 0) lines += records[i]->lines;
    }
    return lines;
  };
  const auto killsAll = [&](unsigned set) {
    return std::all_of(mutants.begin(), mutants.end(), [&](const Mutant* mutant) {
      for (std::size_t i = 0; i < records.size(); ++i) {
        if ((set >> i & 1) != 0 && mutant->killers.contains(records[i]->name)) return true;
      }
      return false;
    });
  };
  const unsigned all = (1U << records.size()) - 1;
  unsigned best = all;
  for (unsigned set = 0; set < all; ++set) {
    if (linesOf(set) < linesOf(best) && killsAll(set)) best = set;
  }
  std::ostringstream text;
  text << linesOf(best) << " of " << linesOf(all) << " lines do:";
  for (std::size_t i = 0; i < records.size(); ++i) {
    if ((best >> i & 1) != 0) text << ' ' << records[i]->name;
  }
  return text.str() + '\n';
}

}  // namespace

std::string row(const Game& game) {
  const auto by = [&](Kind kind) {
    return count(game, [&](const Mutant& mutant) { return isKilledBy(game, mutant, kind); });
  };
  std::ostringstream text;
  text << "| " << game.folder << " | " << game.mutants.size() << " | " << by(Kind::kRules) << " | "
       << by(Kind::kProperties) << " | " << by(Kind::kRecord) << " | "
       << count(game, [&](const Mutant& mutant) { return isRecordsOwn(game, mutant); }) << " | "
       << count(game, [&](const Mutant& mutant) { return mutant.killers.empty(); }) << " | "
       << count(game, [&](const Mutant& mutant) { return !isReached(game, mutant); }) << " |\n";
  return text.str();
}

std::string details(const Game& game) {
  std::vector<const Mutant*> own;
  std::string killed;
  std::string alive;
  for (const Mutant& mutant : game.mutants) {
    if (isRecordsOwn(game, mutant)) {
      own.push_back(&mutant);
      killed += line(mutant);
    } else if (mutant.killers.empty()) {
      alive += (isReached(game, mutant) ? "" : " not reached:") + line(mutant);
    }
  }
  return "\n" + game.folder + "\n killed by records alone; " + fewest(game, own) + killed +
         " survived\n" + alive;
}

}  // namespace raindelay::mutation
