// For each k: the k-th call of the system fails, and what was said to be done is done, what was
// there before is there, and what went wrong is one sentence.
#include <gmock/gmock.h>

#include <cerrno>
#include <functional>

#include "core/file_set.h"
#include "core/files.h"
#include "core/own_folder.h"
#include "engine/toy_match.h"
#include "faults/injector.h"
#include "match/journal.h"
#include "shelf/match_folder.h"
#include "shelf/shelf.h"
#include "support/checksums.h"
#include "support/folder_test.h"

namespace raindelay {
namespace {

namespace fs = std::filesystem;
using files::Existing;
using files::Readers;
using test::Fault;
using testing::StartsWith;

/// The check that a scenario leaves behind: to be made when nothing fails any more.
using Check = std::function<void()>;

/// One sentence for a player, about this file.
void expectSentence(const Error& error) {
  EXPECT_FALSE(error.message.empty());
  EXPECT_EQ(error.message.find('\n'), std::string::npos) << error.message;
  EXPECT_NE(error.message.find("/rd-test-"), std::string::npos) << "no file: " << error.message;
  EXPECT_LT(error.message.size(), 400U) << error.message;
}

class EveryCallFails : public FolderTest {
 protected:
  /// Does it in folders of their own, with each call failing once in each way.
  void everyCall(const std::function<void()>& prepare, const std::function<Check()>& act) {
    constexpr Fault kWays[] = {{0, ENOSPC, true},
                               {0, ENOSPC, false},
                               {0, EIO, false},
                               {0, EINTR, false},
                               {0, EACCES, false}};
    for (Fault fault : kWays) {
      for (int last = 1; fault.call <= last; ++fault.call) {
        fs::remove_all(home_);
        fs::create_directories(home_);
        prepare();
        test::arm(fault);
        const Check check = act();
        const int calls = test::disarm();
        if (fault.call == 0) last = calls;
        ASSERT_GT(calls, 0);
        check();
        expectNothingUnfinished();
        if (HasFailure())
          FAIL() << "call " << fault.call << " of " << last << ", errno " << fault.code;
        ++faults_;
      }
    }
    RecordProperty("faults", faults_);
  }

  void expectNothingUnfinished() const {
    constexpr std::int64_t kLongHence = std::int64_t{1} << 62;
    for (const auto& entry : fs::recursive_directory_iterator(home_)) {
      if (entry.is_directory()) files::sweep(entry.path().string(), kLongHence);
    }
    files::sweep(home_.string(), kLongHence);
    for (const auto& entry : fs::recursive_directory_iterator(home_)) {
      EXPECT_FALSE(entry.path().filename().string().ends_with(".unfinished")) << entry.path();
    }
  }
  [[nodiscard]] std::string at(const std::string& name) const { return (home_ / name).string(); }

  int faults_ = 0;
};

/// Plays so many choices, taking one back now and then; the steps that were said to be kept.
std::size_t playOn(Match& match, Journal& journal, int choices) {
  std::size_t kept = 0;
  for (int i = 0; i < choices; ++i) {
    if (i % 3 == 2) {
      (void)match.undo(Seat(0));
    } else {
      (void)match.act(Action{toy::kPass});
    }
    const Result<void> done = journal.append(match);
    if (done) kept = match.steps().size();
    if (!done) expectSentence(done.error());
  }
  if (const auto sealed = journal.seal(); !sealed) expectSentence(sealed.error());
  if (const auto safe = journal.flush(); !safe) expectSentence(safe.error());
  return kept;
}

/// All of the file can be read, and the match's first steps are in it, as many as were kept.
void expectKept(const std::string& path, const Match& match, std::size_t kept) {
  const std::string text = slurp(path);
  const Result<Record> record = parseRecord(text, path);
  ASSERT_TRUE(record.ok()) << record.error().message;
  EXPECT_FALSE(record->damage || record->wrongSum) << text;
  EXPECT_GE(record->lines.size(), kept);
  EXPECT_THAT(recordText(match), StartsWith(test::withoutSums(text.substr(0, record->goodBytes))));
}

TEST_F(EveryCallFails, WhileAMatchIsBegunAndPlayed) {
  everyCall([] {},
            [this]() -> Check {
              Match match = toy::match();
              Result<Journal> journal = Journal::create(at("m.raindelay"), match);
              if (!journal) {
                expectSentence(journal.error());
                // (Where it couldn't be removed an empty one stays, which the library tells apart.)
                return [this] { EXPECT_TRUE(slurp(at("m.raindelay")).empty()); };
              }
              const std::size_t kept = playOn(match, *journal, 20);
              return [this, match, kept] { expectKept(at("m.raindelay"), match, kept); };
            });
}

TEST_F(EveryCallFails, WhileAMatchIsGoneOnWith) {
  const std::string before = recordText(toy::match());
  everyCall([&] { spill(at("m.raindelay"), before + "{\"by\":1,\"d"); },
            [&]() -> Check {
              Result<Journal::Found> found = Journal::open(at("m.raindelay"));
              if (!found) {
                expectSentence(found.error());
                return [&] { EXPECT_THAT(slurp(at("m.raindelay")), StartsWith(before)); };
              }
              const Result<Record> record = parseRecord(found->text, "m");
              Result<Replayed> replayed = replayRecord(toy::game(), *record, "m");
              const auto going = found->journal.resume(*record, *replayed);
              if (!going) {
                expectSentence(going.error());
                return [&] { EXPECT_THAT(slurp(at("m.raindelay")), StartsWith(before)); };
              }
              Match match = replayed->match;
              const std::size_t kept = playOn(match, found->journal, 6);
              return [&, match, kept] { expectKept(at("m.raindelay"), match, kept); };
            });
}

TEST_F(EveryCallFails, WhileAFileIsReplaced) {
  everyCall([this] { spill(at("f"), "old"); },
            [this]() -> Check {
              const auto done =
                  files::write(at("f"), "new, and longer", Existing::kReplace, Readers::kUsual);
              if (!done) expectSentence(done.error());
              return [this, ok = done.ok()] {
                EXPECT_EQ(slurp(at("f")), ok ? "new, and longer" : "old");
              };
            });
}

TEST_F(EveryCallFails, WhileANewFileIsWritten) {
  everyCall([] {},
            [this]() -> Check {
              const auto done = files::write(at("f"), "new", Existing::kKeep, Readers::kOwner);
              if (!done) expectSentence(done.error());
              return [this, ok = done.ok()] {
                const std::string now = slurp(at("f"));
                EXPECT_TRUE(now == "new" || (!ok && now.empty())) << now;
              };
            });
}

TEST_F(EveryCallFails, WhileAFileIsRead) {
  everyCall([this] { spill(at("f"), std::string(200'000, 'x')); },
            [this]() -> Check {
              const auto text = files::read(at("f"), 1'000'000);
              if (!text) expectSentence(text.error());
              return [text] { EXPECT_TRUE(!text || text->size() == 200'000U); };
            });
}

TEST_F(EveryCallFails, WhileSeveralFilesAreExported) {
  const std::vector<std::string> names{"out/a.png", "out/b.png", "out/c.pdf"};
  everyCall([] {},
            [&]() -> Check {
              std::optional<files::Failure> failure;
              {
                files::Set set;
                failure = set.makeFolder(at("out"));
                for (const std::string& name : names) {
                  if (!failure) failure = set.add(at(name), name, Readers::kUsual);
                }
                if (!failure) failure = set.finish();
              }
              return [&, failed = failure.has_value()] {
                for (const std::string& name : names) {
                  const std::string now = slurp(at(name));
                  EXPECT_TRUE(now == name || (failed && now.empty())) << name << ": " << now;
                }
              };
            });
}

class EveryCallFailsInTheLibrary : public EveryCallFails {
 protected:
  void prepare() const {
    spill(at("matches/a.raindelay"), record_);
    spill(at("matches/deleted/b.raindelay"), other_);
    spill(at("x.raindelay"), other_);
  }
  /// No match is lost: each of the two is whole somewhere, under its title or another.
  void expectBoth() const {
    for (const std::string& record : {record_, other_}) {
      const std::string steps = record.substr(record.find('\n'));
      bool found = false;
      for (const auto& entry : fs::recursive_directory_iterator(home_ / "matches")) {
        found = found || (entry.is_regular_file() && slurp(entry.path()).ends_with(steps));
      }
      EXPECT_TRUE(found);
    }
    for (const auto& file : folder().list()) {
      const Result<Record> read = parseRecord(slurp(folder().pathOf(file.name)), file.name);
      EXPECT_TRUE(read.ok() && !read->damage) << file.name;
    }
  }
  /// A deed of the library's.
  template <class Deed>
  void everyCallOf(Deed deed) {
    everyCall([this] { prepare(); },
              [&]() -> Check {
                const auto done = deed(folder());
                if (!done) expectSentence(done.error());
                return [this] { expectBoth(); };
              });
  }
  [[nodiscard]] shelf::MatchFolder folder() const { return shelf::MatchFolder(at("matches")); }

  static std::string recordOf(std::uint64_t seed) {
    const GameEntry& entry = allGames().front();
    const auto shelved = shelf::take(Options(*entry.info));
    const Match match = *Match::begin(
        shelved->game, shelf::setupFor(*shelved, {{"Ann", "human"}, {"Ben", "human"}}, seed));
    return recordText(match);
  }
  const std::string record_ = recordOf(1);
  const std::string other_ = recordOf(2);
};

TEST_F(EveryCallFailsInTheLibrary, WhileAMatchIsRenamed) {
  everyCallOf(
      [](const shelf::MatchFolder& folder) { return folder.setTitle("a.raindelay", "Rain"); });
}

TEST_F(EveryCallFailsInTheLibrary, WhileAMatchIsDeleted) {
  everyCallOf([](const shelf::MatchFolder& folder) { return folder.remove("a.raindelay"); });
}

TEST_F(EveryCallFailsInTheLibrary, WhileAMatchIsRestored) {
  everyCallOf([](const shelf::MatchFolder& folder) { return folder.restore("b.raindelay"); });
}

TEST_F(EveryCallFailsInTheLibrary, WhileAMatchIsImported) {
  everyCallOf(
      [this](const shelf::MatchFolder& folder) { return folder.import(at("x.raindelay")); });
}

TEST_F(EveryCallFailsInTheLibrary, WhileAMatchIsExported) {
  everyCallOf([this](const shelf::MatchFolder& folder) {
    return folder.exportTo("a.raindelay", at("y.raindelay"));
  });
}

TEST_F(EveryCallFailsInTheLibrary, WhileADamagedMatchIsSalvaged) {
  everyCallOf([](const shelf::MatchFolder& folder) { return folder.salvage("a.raindelay"); });
}

TEST_F(EveryCallFails, WhileAFolderOfOursIsMade) {
  everyCall([] {},
            [this]() -> Check {
              const int code = files::makeOwnFolder(at("a/b/c"));
              return [this, code] { EXPECT_EQ(fs::is_directory(at("a/b/c")), code == 0); };
            });
}

}  // namespace
}  // namespace raindelay
