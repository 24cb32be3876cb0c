// mutation_run GAMES [--records-alone] [GAME...]: in the folder of the programs with changed
// rules (CMakeLists.txt), runs each game's own tests, the properties that every game keeps, and
// each of its golden records (GAMES is the folder of the games' tests) for every mutant that they
// reach, and tells which of them notice. The findings are kept in a file: a run that is broken off
// is resumed by the next one.
#include <sys/resource.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <mutex>
#include <sstream>
#include <thread>

#include "report.h"

namespace raindelay::mutation {
namespace {

namespace fs = std::filesystem;

/// Twenty matches a property, always the same ones.
constexpr const char* kTwenty = "env RC_PARAMS='seed=1 max_success=20' ";

std::string slurp(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// One run of a suite.
struct Run {
  bool passed = false;
  std::string said;
};

/// Runs the suite. A mutant that hangs counts as noticed: its limit is processor time, since others
/// may use the computer.
Run run(const Suite& suite, const std::string& environment, int limit) {
  static std::atomic<int> runs = 0;
  const std::string mark = "run" + std::to_string(++runs);
  const std::string command = "ulimit -t " + std::to_string(limit) + "; " + environment +
                              " RAINDELAY_HOME=" + mark + ".home " + suite.command +
                              " --gtest_fail_fast --gtest_brief=1 > " + mark + " 2>&1";
  // NOLINTNEXTLINE(cert-env33-c,concurrency-mt-unsafe): the shell is what is wanted
  const bool passed = std::system(command.c_str()) == 0;
  Run result{passed, slurp(mark)};
  fs::remove(mark);
  fs::remove_all(mark + ".home");
  return result;
}

std::string underlined(std::string name) {
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

/// Of the properties those of one game. Tests have its id where others have its folder: that of
/// `cooperstown` is `tarot_de_cooperstown`, which isn't one of `tarot`.
std::string propertiesOf(const std::string& folder, int index) {
  const std::string keeps = "*/EveryGame.Keeps/";
  const std::string sheet = "*/FactSheet.*";
  return "'" + keeps + folder + "_*:" + keeps + "*_" + folder + "_*:" + sheet + "/" + folder + ":" +
         sheet + "_" + folder + ":EveryRules/" + std::to_string(index) + ".*-*/" + folder +
         "_de_*'";
}

std::vector<Suite> suitesOf(const fs::path& games, const std::string& folder, int index) {
  using Kind = Suite::Kind;
  std::vector<Suite> suites{
      {.kind = Kind::kRules, .name = "rules", .command = "./mutated_" + folder + "_tests"},
      {.kind = Kind::kProperties,
       .name = "properties",
       .command = std::string(kTwenty) +
                  "./mutated_conformance --gtest_filter=" + propertiesOf(folder, index)}};
  for (const auto& entry : fs::directory_iterator(games / folder / "records")) {
    if (entry.path().extension() != ".golden") continue;
    const std::string text = slurp(entry.path());
    const std::string name = entry.path().stem().string();
    suites.push_back(
        {.kind = Kind::kRecord,
         .name = name,
         .command = "./mutated_golden --gtest_filter='*/" + folder + "_" + underlined(name) + "'",
         .lines = std::count(text.begin(), text.end(), '\n')});
  }
  return suites;
}

std::vector<Mutant> mutantsOf(const std::string& folder) {
  std::ifstream list(folder + ".mutants");
  std::vector<Mutant> mutants;
  std::string line;
  while (std::getline(list, line)) {
    std::istringstream words(line);
    Mutant mutant;
    words >> mutant.number >> mutant.place >> mutant.kind >> std::ws;
    std::getline(words, mutant.text);
    mutants.push_back(std::move(mutant));
  }
  return mutants;
}

/// Seconds of processor time that programs have taken which are done.
double spent() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  return static_cast<double>(usage.ru_utime.tv_sec) + usage.ru_utime.tv_usec / 1e6;
}

/// Runs every suite without a mutant, and notes its time and the mutants that it reaches. Returns
/// true if all pass.
bool measure(Game& game) {
  for (Suite& suite : game.suites) {
    const std::string notes = game.folder + '-' + suite.name + ".reached";
    const double before = spent();
    const Run result = run(suite, "RAINDELAY_REACHED=" + notes, suite.limit);
    suite.limit = 3 + static_cast<int>(4 * (spent() - before));
    std::ifstream file(notes);
    suite.reached = {std::istream_iterator<int>(file), {}};
    std::cerr << game.folder << ' ' << suite.name << ": reaches " << suite.reached.size()
              << " mutants, may take " << suite.limit << " s\n";
    if (!result.passed) std::cerr << "fails without a mutant:\n" << result.said;
    if (!result.passed) return false;
  }
  return true;
}

void test(const Suite& suite, Mutant& mutant) {
  if (!suite.reached.contains(mutant.number)) return;
  const Run result = run(suite, "RAINDELAY_MUTANT=" + std::to_string(mutant.number), suite.limit);
  if (result.passed) return;
  mutant.killers.insert(suite.name);
  const bool told = result.said.find("golden: ") != std::string::npos;
  if (suite.kind == Suite::Kind::kRecord && !told) mutant.broken.insert(suite.name);
}

/// The records first, since they are fast. If it is only asked what they alone kill, the rest is
/// run for what they kill, until something else does as well.
void testAll(const Game& game, Mutant& mutant, bool recordsAlone) {
  using Kind = Suite::Kind;
  for (const Suite& suite : game.suites) {
    if (suite.kind == Kind::kRecord) test(suite, mutant);
  }
  const std::size_t records = mutant.killers.size();
  if (recordsAlone && records == 0) return;
  for (const Suite& suite : game.suites) {
    if (suite.kind != Kind::kRecord) test(suite, mutant);
    if (recordsAlone && mutant.killers.size() > records) return;
  }
}

/// Takes over the findings of an earlier run about these mutants, and returns their numbers.
std::set<int> recall(const fs::path& path, std::vector<Game>& games) {
  std::set<int> known;
  for (const Game& game : games) {
    const fs::path list = game.folder + ".mutants";
    if (fs::exists(path) && fs::last_write_time(path) < fs::last_write_time(list)) fs::remove(path);
  }
  std::ifstream file(path);
  std::string line;
  while (std::getline(file, line)) {
    std::istringstream words(line);
    int number = 0;
    words >> number;
    known.insert(number);
    for (Game& game : games) {
      for (Mutant& mutant : game.mutants) {
        if (mutant.number != number) continue;
        for (std::string word; words >> word;) {
          const bool broken = word.back() == '!';
          if (broken) word.pop_back();
          if (broken) mutant.broken.insert(word);
          mutant.killers.insert(word);
        }
      }
    }
  }
  return known;
}

void testAll(std::vector<Game>& games, bool recordsAlone) {
  const fs::path path = recordsAlone ? "mutation-alone.results" : "mutation.results";
  const std::set<int> known = recall(path, games);
  std::vector<std::pair<const Game*, Mutant*>> tasks;
  for (Game& game : games) {
    for (Mutant& mutant : game.mutants) {
      if (!known.contains(mutant.number)) tasks.emplace_back(&game, &mutant);
    }
  }
  // Game by game in turn, so that a run that is broken off has asked about all of them.
  std::stable_sort(tasks.begin(), tasks.end(), [](const auto& a, const auto& b) {
    return a.second - a.first->mutants.data() < b.second - b.first->mutants.data();
  });
  std::ofstream results(path, std::ios::app);
  std::mutex mutex;
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t i = next++; i < tasks.size(); i = next++) {
      Mutant& mutant = *tasks[i].second;
      testAll(*tasks[i].first, mutant, recordsAlone);
      const std::lock_guard lock(mutex);
      results << mutant.number;
      for (const std::string& killer : mutant.killers) {
        results << ' ' << killer << (mutant.broken.contains(killer) ? "!" : "");
      }
      results << std::endl;
    }
  };
  std::vector<std::thread> workers;
  for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i) {
    workers.emplace_back(work);
  }
  for (std::thread& worker : workers) worker.join();
}

int main(const fs::path& sources, std::set<std::string> wanted) {
  const bool recordsAlone = wanted.erase("--records-alone") > 0;
  std::vector<std::string> folders;
  for (const auto& entry : fs::directory_iterator(".")) {
    if (entry.path().extension() == ".mutants") folders.push_back(entry.path().stem().string());
  }
  std::sort(folders.begin(), folders.end());
  std::vector<Game> games;
  for (std::size_t i = 0; i < folders.size(); ++i) {
    if (!wanted.empty() && !wanted.contains(folders[i])) continue;
    games.push_back(
        {folders[i], suitesOf(sources, folders[i], static_cast<int>(i)), mutantsOf(folders[i])});
    if (!measure(games.back())) return 1;
  }
  testAll(games, recordsAlone);
  std::cout
      << "| game | mutants | killed by rule tests | by properties | by records | by records alone"
         " | survived | of them not reached |\n|---|---|---|---|---|---|---|---|\n";
  for (const Game& game : games) std::cout << row(game);
  for (const Game& game : games) std::cout << details(game);
  return 0;
}

}  // namespace
}  // namespace raindelay::mutation

int main(int argc, char** argv) {
  if (argc < 2) {
    std::cerr << "mutation_run GAMES [--records-alone] [GAME...]\n";
    return 2;
  }
  return raindelay::mutation::main(argv[1], {argv + 2, argv + argc});
}
