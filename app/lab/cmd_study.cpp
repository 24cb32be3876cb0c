// raindelay-lab study run, report, merge, schema

#include <charconv>
#include <iostream>

#include "core/files.h"
#include "core/system.h"
#include "core/threads.h"
#include "lab/many.h"
#include "lab/output.h"
#include "lab/study_file.h"
#include "lab/study_output.h"
#include "lab/study_search.h"
#include "study/answer.h"
#include "study/keys.h"
#include "study/report_page.h"
#include "study/results_file.h"

namespace raindelay::lab {

namespace {

using study::Share;

/// `2/4`: the second of four.
Result<Share> shareFrom(const Arguments& arguments) {
  const auto typed = arguments.value("--shard");
  if (!typed) return Share{};
  constexpr std::int64_t kMost = 1'000'000;
  const std::size_t slash = std::min(typed->find('/'), typed->size());
  Share share;
  const auto read = [&](std::size_t begin, std::size_t end, std::int64_t& number) {
    const auto [stop, trouble] =
        std::from_chars(typed->data() + begin, typed->data() + end, number);
    return trouble == std::errc() && stop == typed->data() + end;
  };
  const bool sound = slash < typed->size() && read(0, slash, share.index) &&
                     read(slash + 1, typed->size(), share.of) && share.of <= kMost &&
                     share.index >= 1 && share.index <= share.of;
  if (!sound) return Error{"--shard takes I/N, the I-th of N shares, not " + *typed};
  --share.index;
  return share;
}

/// A line-up that plays: which of its pairs are missing, and what they will take.
struct Planned {
  study::LineUp lineUp;
  std::int64_t first = 0;  ///< of the share's own
  std::int64_t end = 0;
  double seconds = 0;  ///< of all threads together
};

/// Looks what is missing, and plays a sample of each line-up.
std::vector<Planned> planOf(const OpenStudy& open, const Share& share,
                            const study::Results& results, int threads) {
  constexpr double kSampleSeconds = 0.1;
  std::vector<Planned> plan;
  for (const study::LineUp& lineUp : open.game.lineUps) {
    const std::vector<study::Pair>& played = results.of(lineUp.name());
    study::Enough enough(open.asked.stop);
    // (A share doesn't know the others' pairs: it plays the most there may be.)
    for (const study::Pair& pair : played) {
      if (share.of == 1) enough.add(pair);
    }
    Planned planned{lineUp, static_cast<std::int64_t>(played.size()),
                    share.count(open.game.study.stop.pairs), 0};
    if (enough.reached() || planned.first >= planned.end) continue;
    const auto cost =
        shelf::matchCostOf(open.game, lineUp, system::processorSeconds, kSampleSeconds);
    const auto variants = static_cast<double>(open.game.variants.size());
    const auto seatings = static_cast<double>(lineUp.seatings());
    const auto pairs = static_cast<double>(planned.end - planned.first);
    planned.seconds = variants * (cost.preparation +
                                  cost.seconds * seatings * pairs / std::min(threads, cores()));
    plan.push_back(planned);
  }
  return plan;
}

/// Says what is to come, and leaves out what takes too long.
void tellPlan(const OpenStudy& open, std::vector<Planned>& plan) {
  const double most = 60 * open.game.study.stop.minutes;
  for (const Planned& planned : plan) {
    const bool fits = most == 0 || planned.seconds <= most;
    std::cerr << planned.lineUp.name() << ": at most " << planned.end - planned.first
              << " pairs of matches of " << open.game.variants.size() << " variants, some "
              << terminal::inWords(planned.seconds)
              << (fits ? "" : "; that is more than `minutes`, so it isn't measured") << '\n';
  }
  if (most > 0) std::erase_if(plan, [&](const Planned& planned) { return planned.seconds > most; });
}

/// Plays a line-up's missing pairs. An error if one couldn't be kept: it doesn't count, and no
/// other is played.
Result<void> playLevel(const OpenStudy& open, const Planned& planned, const Share& share,
                       int threads, const Interruption& interruption, study::ResultsFile& file) {
  const std::string level = planned.lineUp.name();
  study::Enough enough(open.asked.stop);
  if (share.of == 1) {
    for (const study::Pair& pair : file.results().of(level)) enough.add(pair);
  }
  std::atomic<bool> stop = false;
  study::PairsSpec spec = shelf::pairsSpec(open.game, planned.lineUp, share);
  spec.first = planned.first;
  spec.end = planned.end;
  spec.threads = threads;
  spec.stopped = [&] { return stop || interruption.happened(); };
  Result<void> kept;
  ProgressBar progress(planned.end, planned.first);
  std::int64_t done = planned.first;
  shelf::playPairsOf(open.game, spec, [&](const study::Pair& pair) {
    // (Others were on their way when the last one that counts was told.)
    if (stop) return;
    kept = file.append(level, pair);
    if (kept && share.of == 1) enough.add(pair);
    stop = !kept || enough.reached();
    progress.show(++done);
  });
  return kept;
}

/// Prints the report, and writes its page where one is asked for.
Result<void> tell(const Arguments& arguments, const study::Report& report) {
  if (arguments.json()) {
    print(studyJson(report));
  } else {
    std::cout << (arguments.has("--csv") ? studyCsv(report) : studyText(report));
  }
  const auto page = arguments.value("--html");
  if (!page) return {};
  return files::write(*page, study::reportPage(report), files::Existing::kReplace,
                      files::Readers::kUsual);
}

/// The report on all questions but searches, which play games of their own.
study::Report reportOf(const OpenStudy& open, const study::Results& results) {
  return study::answer(open.game.study, open.game.header, open.asked, open.game.lineUps, results,
                       shelf::solvedOf(open.game, open.asked.exact));
}

/// Answers all questions by what was played; the exit code says whether all is kept.
int answerBy(const Arguments& arguments, const OpenStudy& open, const study::Results& results) {
  study::Report report = reportOf(open, results);
  if (const auto done = addKnownSearches(open, report); !done) {
    return fail(done.error().message, kNo);
  }
  if (const auto told = tell(arguments, report); !told) return fail(told.error().message, kNo);
  return report.kept ? kDone : kNo;
}

}  // namespace

int runStudyRun(const Arguments& arguments) {
  const Result<OpenStudy> open = openStudy(arguments.plain()[0]);
  if (!open) return fail(open.error().message, kMisuse);
  const auto threads = arguments.number("--threads", cores(), 1, 256);
  if (!threads) return fail(threads.error().message, kMisuse);
  const auto share = shareFrom(arguments);
  if (!share) return fail(share.error().message, kMisuse);
  auto file = study::ResultsFile::open(open->resultsPath(*share), open->header(*share));
  if (!file) return fail(file.error().message, kNo);
  const int used = static_cast<int>(*threads);
  std::vector<Planned> plan = planOf(*open, *share, file->results(), used);
  tellPlan(*open, plan);
  // (What a search plays next follows from what all have played: a share plays none.)
  const bool alone = share->of == 1;
  const study::SearchedLevels searched =
      alone ? searchedLevels(*open, used) : study::SearchedLevels();
  if (arguments.has("--forecast")) return kDone;
  const Interruption interruption;
  for (const Planned& planned : plan) {
    const auto kept = playLevel(*open, planned, *share, used, interruption, *file);
    if (!kept) return fail(kept.error().message, kNo);
  }
  if (alone) {
    study::Report report = reportOf(*open, file->results());
    const auto kept = playSearches(*open, searched, used, interruption, report);
    if (!kept) return fail(kept.error().message, kNo);
    if (const auto told = tell(arguments, report); !told) return fail(told.error().message, kNo);
    if (!interruption.happened()) return report.kept ? kDone : kNo;
  }
  if (!interruption.happened()) return kDone;
  return fail("interrupted; what was played is kept, and the same command resumes it", kNo);
}

int runStudyReport(const Arguments& arguments) {
  const Result<OpenStudy> open = openStudy(arguments.plain()[0]);
  if (!open) return fail(open.error().message, kMisuse);
  const auto read = study::readResults(open->resultsPath(), open->header({}));
  if (!read) return fail(read.error().message, kNo);
  return answerBy(arguments, *open, read->second);
}

int runStudyMerge(const Arguments& arguments) {
  const Result<OpenStudy> open = openStudy(arguments.plain()[0]);
  if (!open) return fail(open.error().message, kMisuse);
  const std::vector<std::string> shares(arguments.plain().begin() + 1, arguments.plain().end());
  const auto merged = study::mergedResults(shares, open->header({}));
  if (!merged) return fail(merged.error().message, kNo);
  auto file = study::ResultsFile::open(open->resultsPath(), open->header({}));
  if (!file) return fail(file.error().message, kNo);
  for (const study::LineUp& lineUp : open->game.lineUps) {
    const std::string level = lineUp.name();
    const auto pairs = study::counting(open->asked.stop, merged->of(level));
    for (const study::Pair& pair :
         pairs.subspan(std::min(pairs.size(), file->results().of(level).size()))) {
      if (const auto kept = file->append(level, pair); !kept)
        return fail(kept.error().message, kNo);
    }
  }
  return answerBy(arguments, *open, file->results());
}

int runStudySchema(const Arguments& /*arguments*/) {
  std::cout << study::studySchema();
  return kDone;
}

}  // namespace raindelay::lab
