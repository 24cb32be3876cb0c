// For each k: the k-th call of the system fails, and what was said to be done is done, what was
// there before is there, and what went wrong is one sentence.
#include <gmock/gmock.h>

#include "core/file_set.h"
#include "core/own_folder.h"
#include "engine/toy_match.h"
#include "faults/every_call.h"
#include "match/journal.h"
#include "shelf/match_folder.h"
#include "shelf/shelf.h"
#include "support/checksums.h"

namespace raindelay {
namespace {

namespace fs = std::filesystem;
using files::Existing;
using files::Readers;
using testing::StartsWith;

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
  const auto readers = fs::perms::owner_all | fs::perms::group_write;
  everyCall([&] { spill(at("f"), "old"), fs::permissions(at("f"), readers); },
            [&]() -> Check {
              const auto done =
                  files::write(at("f"), "new, and longer", Existing::kReplace, Readers::kUsual);
              if (!done) expectSentence(done.error());
              return [this, readers, ok = done.ok()] {
                EXPECT_EQ(slurp(at("f")), ok ? "new, and longer" : "old");
                EXPECT_EQ(fs::status(at("f")).permissions(), readers);
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
                  EXPECT_EQ(now, failed ? "" : name);
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
  /// The matches in it and beside it, without those that were replaced.
  [[nodiscard]] std::map<std::string, std::string> matches() const {
    return filesLeft(home_, shelf::kMatchEnding);
  }
  /// A deed of the library's, which is done or not.
  template <class Deed>
  void everyCallOf(Deed deed) {
    std::map<std::string, std::string> before, after;
    everyCall(
        [&] {
          prepare();
          before = matches();
        },
        [&]() -> Check {
          const auto done = deed(folder());
          if (!done) expectSentence(done.error());
          return [&, ok = done.ok()] {
            if (after.empty()) after = matches();  // the first time nothing fails
            EXPECT_EQ(matches(), ok ? after : before);
          };
        });
    EXPECT_NE(after, before);
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
