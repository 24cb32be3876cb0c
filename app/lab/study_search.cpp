#include "lab/study_search.h"

#include <unistd.h>

#include <iostream>

#include "core/system.h"
#include "core/threads.h"
#include "lab/output.h"
#include "shelf/study_search.h"
#include "study/results_file.h"

namespace raindelay::lab {

namespace {

/// How many pairs were played so far, on a terminal.
class SearchProgress {
 public:
  ~SearchProgress() {
    if (terminal_ && pairs_ > 0) std::cerr << '\n';
  }
  void tell(const std::string& level) {
    ++pairs_;
    if (terminal_) std::cerr << "\rsearch, " << level << ": " << pairs_ << " pairs" << std::flush;
  }

 private:
  std::int64_t pairs_ = 0;
  bool terminal_ = isatty(STDERR_FILENO) != 0;
};

std::vector<study::LineUp> levelsOf(const OpenStudy& open) {
  if (open.searches.empty()) return {};
  const auto seats = static_cast<std::size_t>(open.game.header.seats);
  std::vector<study::LineUp> levels;
  for (const PlayerKind level : open.game.levels) {
    levels.push_back({std::vector<PlayerKind>(seats, level)});
  }
  return levels;
}

}  // namespace

study::SearchedLevels searchedLevels(const OpenStudy& open, int threads) {
  constexpr double kSampleSeconds = 0.1;
  const double most = 60 * open.game.study.stop.minutes;
  study::SearchedLevels levels;
  for (const study::LineUp& lineUp : levelsOf(open)) {
    const auto cost =
        shelf::matchCostOf(open.game, lineUp, system::processorSeconds, kSampleSeconds);
    const std::int64_t matches = open.searches.mostMatches();
    const double seconds =
        cost.preparation + cost.seconds * static_cast<double>(matches) / std::min(threads, cores());
    const bool fits = most == 0 || seconds <= most;
    std::cerr << lineUp.name() << ", searched: at most " << matches << " matches"
              << (open.searches.targetings.empty() ? "" : " for each step to a target") << ", some "
              << terminal::inWords(seconds)
              << (fits ? "" : "; that is more than `minutes`, so it isn't measured") << '\n';
    if (fits) levels.played.push_back(lineUp);
    if (!fits) levels.open.push_back(lineUp.name());
  }
  return levels;
}

Result<void> playSearches(const OpenStudy& open, const study::SearchedLevels& levels, int threads,
                          const Interruption& interruption, study::Report& report) {
  if (open.searches.empty()) return {};
  auto file = study::ResultsFile::open(open.searchPath(), open.searchHeader());
  if (!file) return file.error();
  SearchProgress progress;
  shelf::StudySearch::Playing playing;
  playing.threads = threads;
  playing.stopped = [&] { return interruption.happened().load(); };
  playing.keep = [&](const std::string& level, const study::Pair& pair) {
    progress.tell(level.substr(0, level.find(' ')));
    return file->append(level, pair);
  };
  shelf::StudySearch search(open.game, file->results(), playing);
  study::addSearches(open.searches, open.game.header, levels, search, report);
  return search.kept();
}

Result<void> addKnownSearches(const OpenStudy& open, study::Report& report) {
  if (open.searches.empty()) return {};
  const auto results = study::knownResults(open.searchPath(), open.searchHeader());
  if (!results) return results.error();
  shelf::StudySearch search(open.game, *results, {});
  study::SearchedLevels levels;
  const std::string& base = open.game.variants.front().fingerprint;
  for (const study::LineUp& lineUp : levelsOf(open)) {
    const bool played = !results->of(study::searchLevel(lineUp, base)).empty();
    if (played) levels.played.push_back(lineUp);
    if (!played) levels.open.push_back(lineUp.name());
  }
  study::addSearches(open.searches, open.game.header, levels, search, report);
  return {};
}

}  // namespace raindelay::lab
