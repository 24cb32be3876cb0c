#pragma once

#include <set>
#include <string>
#include <vector>

/// The findings of mutation_run, and their report.
namespace raindelay::mutation {

/// Tests that are run together.
struct Suite {
  enum class Kind { kRules, kProperties, kRecord };
  Kind kind = Kind::kRules;
  std::string name;
  std::string command;
  long lines = 0;           ///< of a golden record
  int limit = 600;          ///< seconds of processor time
  std::set<int> reached{};  ///< the mutants that it executes
};

struct Mutant {
  int number = 0;
  std::string place;  ///< `play.h:20`
  std::string kind;
  std::string text;               ///< the line of the source
  std::set<std::string> killers;  ///< names of suites
  std::set<std::string> broken;   ///< of them the records that can't even be replayed
};

struct Game {
  std::string folder;
  std::vector<Suite> suites;
  std::vector<Mutant> mutants;
};

/// A line of the table.
[[nodiscard]] std::string row(const Game& game);
/// The mutants that records alone kill, the fewest lines of records that do it, and the survivors.
[[nodiscard]] std::string details(const Game& game);

}  // namespace raindelay::mutation
