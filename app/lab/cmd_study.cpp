// raindelay-lab study run, report, merge, schema

#include <charconv>
#include <filesystem>
#include <iostream>
#include <map>

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
#include "study/merging.h"
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

/// Says what a line-up is going to take; false: more than the study lets it.
bool tellPlan(const OpenStudy& open, const Planned& planned) {
  const double most = 60 * open.game.study.stop.minutes;
  const bool fits = most == 0 || planned.seconds <= most;
  std::cerr << planned.lineUp.name() << ": at most " << planned.end - planned.first
            << " pairs of matches of " << open.game.variants.size() << " variants, some "
            << terminal::inWords(planned.seconds)
            << (fits ? "" : "; that is more than `minutes`, so it isn't measured") << '\n';
  return fits;
}

/// Looks what is missing, plays a sample with each kind of players, and says of each line-up what
/// is to come; those that take too long are left out.
std::vector<Planned> planOf(const OpenStudy& open, const Share& share,
                            const study::Results& results, int threads) {
  constexpr double kSampleSeconds = 0.1;
  std::map<std::vector<PlayerKind>, study::MatchCost> costs;
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
    const auto [cost, fresh] = costs.try_emplace(lineUp.players);
    if (fresh) {
      cost->second =
          shelf::matchCostOf(open.game, lineUp, system::processorSeconds, kSampleSeconds);
    }
    const auto variants = static_cast<double>(open.game.variants.size());
    const auto seatings = static_cast<double>(lineUp.seatings());
    const auto pairs = static_cast<double>(planned.end - planned.first);
    planned.seconds =
        variants * (cost->second.preparation +
                    cost->second.seconds * seatings * pairs / std::min(threads, cores()));
    if (tellPlan(open, planned)) plan.push_back(planned);
  }
  return plan;
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

/// Returns true if two paths mean one file, or would if it were there.
bool areOneFile(const std::string& a, const std::string& b) {
  namespace fs = std::filesystem;
  std::error_code none;
  return fs::equivalent(a, b, none) || fs::weakly_canonical(fs::absolute(a, none), none) ==
                                           fs::weakly_canonical(fs::absolute(b, none), none);
}

/// Why the report can't be told in the forms that are asked for, of a command with or without one.
Result<void> checkForms(const Arguments& arguments, const OpenStudy& open, bool reports) {
  for (const char* form : {"--json", "--csv", "--html"}) {
    if (!reports && arguments.has(form)) {
      return Error{std::string(form) + " is of a report; with --shard or --forecast there is none"};
    }
  }
  if (arguments.json() && arguments.has("--csv"))
    return Error{"--json and --csv are two forms of the report: choose one"};
  const auto page = arguments.value("--html");
  std::vector<std::string> own = arguments.plain();  // the study, and shares of its results
  own.insert(own.end(), {open.resultsPath(), open.searchPath()});
  for (const std::string& file : own) {
    if (page && areOneFile(*page, file))
      return Error{"--html " + *page + ": the page would replace " + file};
  }
  return {};
}

/// Why the report's page couldn't be written, if one is asked for: looked at before anything is
/// played or told.
Result<void> tryPage(const Arguments& arguments) {
  const auto page = arguments.value("--html");
  if (!page) return {};
  files::Unfinished begun(*page);
  const int code = begun.begin("", files::Readers::kUsual);
  if (code == 0) return {};
  return files::failed(*page, files::Deed::kWrite, code);
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
  if (const auto page = tryPage(arguments); !page) return fail(page.error().message, kNo);
  study::Report report = reportOf(open, results);
  if (const auto done = addKnownSearches(open, report); !done) {
    return fail(done.error().message, kNo);
  }
  if (const auto told = tell(arguments, report); !told) return fail(told.error().message, kNo);
  return report.kept ? kDone : kNo;
}

/// Adds a level's merged pairs that count and that the file lacks, and says where they end.
Result<void> addMerged(const OpenStudy& open, const std::string& level,
                       const study::Merging& merging, study::ResultsFile& file) {
  const std::vector<study::Pair> pairs = merging.pairs(level);
  const std::size_t there = file.results().of(level).size();
  study::Enough enough(open.asked.stop);
  for (std::size_t i = 0; i < pairs.size() && !enough.reached(); ++i) {
    enough.add(pairs[i]);
    if (i < there) continue;
    if (auto kept = file.append(level, pairs[i]); !kept) return kept;
  }
  const std::size_t all = merging.count(level);
  if (enough.reached() || all == 0) return {};
  std::cerr << level << ": pair " << pairs.size() << " is missing in all files";
  if (all > pairs.size()) std::cerr << ", so " << all - pairs.size() << " behind it are left aside";
  std::cerr << "; study run plays what is missing\n";
  return {};
}

/// Says what the study is going to take, by what was played.
int forecast(const OpenStudy& open, const Share& share, int threads) {
  const auto known = study::knownResults(open.resultsPath(share), open.header(share));
  if (!known) return fail(known.error().message, kNo);
  (void)planOf(open, share, *known, threads);
  if (share.of == 1) (void)searchedLevels(open, threads);
  return kDone;
}

}  // namespace

int runStudyRun(const Arguments& arguments) {
  const Result<OpenStudy> open = openStudy(arguments.plain()[0]);
  if (!open) return fail(open.error().message, kMisuse);
  const auto threads = arguments.number("--threads", cores(), 1, 256);
  if (!threads) return fail(threads.error().message, kMisuse);
  const auto share = shareFrom(arguments);
  if (!share) return fail(share.error().message, kMisuse);
  // (What a search plays next follows from what all have played: a share plays none.)
  const bool alone = share->of == 1;
  const bool playing = !arguments.has("--forecast");
  const auto sound = checkForms(arguments, *open, alone && playing);
  if (!sound) return fail(sound.error().message, kMisuse);
  const int used = static_cast<int>(*threads);
  if (!playing) return forecast(*open, *share, used);
  if (const auto page = tryPage(arguments); !page) return fail(page.error().message, kNo);
  auto file = study::ResultsFile::open(open->resultsPath(*share), open->header(*share));
  if (!file) return fail(file.error().message, kNo);
  const std::vector<Planned> plan = planOf(*open, *share, file->results(), used);
  const study::SearchedLevels searched =
      alone ? searchedLevels(*open, used) : study::SearchedLevels();
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
  const auto sound = checkForms(arguments, *open, true);
  if (!sound) return fail(sound.error().message, kMisuse);
  const auto read = study::readResults(open->resultsPath(), open->header({}));
  if (!read) return fail(read.error().message, kNo);
  return answerBy(arguments, *open, *read);
}

int runStudyMerge(const Arguments& arguments) {
  const Result<OpenStudy> open = openStudy(arguments.plain()[0]);
  if (!open) return fail(open.error().message, kMisuse);
  const auto sound = checkForms(arguments, *open, true);
  if (!sound) return fail(sound.error().message, kMisuse);
  study::Merging merging;
  for (std::size_t i = 1; i < arguments.plain().size(); ++i) {
    const std::string& path = arguments.plain()[i];
    const auto read = study::readResults(path, open->header({}), study::Shares::kAny);
    if (!read) return fail(read.error().message, kNo);
    if (const auto fits = merging.add(path, *read); !fits) return fail(fits.error().message, kNo);
  }
  auto file = study::ResultsFile::open(open->resultsPath(), open->header({}));
  if (!file) return fail(file.error().message, kNo);
  const auto fits = merging.add(open->resultsPath(), file->results());
  if (!fits) return fail(fits.error().message, kNo);
  for (const study::LineUp& lineUp : open->game.lineUps) {
    const auto kept = addMerged(*open, lineUp.name(), merging, *file);
    if (!kept) return fail(kept.error().message, kNo);
  }
  return answerBy(arguments, *open, file->results());
}

int runStudySchema(const Arguments& /*arguments*/) {
  std::cout << study::studySchema();
  return kDone;
}

}  // namespace raindelay::lab
