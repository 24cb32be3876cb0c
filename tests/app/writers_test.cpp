// Everything of the program that writes files does so by names that nobody can guess.
#include <gmock/gmock.h>

#include "app/book_fixture.h"
#include "app/record_fixture.h"
#include "deck/templates.h"
#include "library/folders.h"
#include "match/journal.h"
#include "output/file_set.h"
#include "review/analysis_file.h"
#include "scorebook/scorebook_view.h"
#include "shelf/match_folder.h"
#include "shelf/match_index.h"
#include "studio/export_memory.h"
#include "support/faults.h"
#include "support/foretold.h"

namespace raindelay {
namespace {

namespace fs = std::filesystem;

class WritersTest : public FolderTest {
 protected:
  static std::vector<fs::path> filesIn(const fs::path& folder) {
    std::vector<fs::path> all;
    for (const auto& one : fs::directory_iterator(folder)) {
      if (one.is_regular_file() && !one.is_symlink()) all.push_back(one.path());
    }
    return all;
  }

  /// Writes twice, the second time with a link planted under each temporary name that it tries.
  void followsNoLink(const char* what, const fs::path& folder,
                     const std::function<bool()>& write) const {
    const fs::path target = home_ / "precious";
    spill(target, "mine");
    ASSERT_TRUE(write()) << what;
    std::vector<fs::path> planted;
    for (const fs::path& file : filesIn(folder)) {
      planted.push_back(folder / ("." + file.filename().string() + Foretold::kEnding));
      fs::create_symlink(target, planted.back());
    }
    ASSERT_FALSE(planted.empty()) << what;
    const Foretold chance(Foretold::Which::kFirst);
    EXPECT_TRUE(write()) << what;
    EXPECT_GE(Foretold::count(), 2) << what << " asks for another name";
    EXPECT_EQ(slurp(target), "mine") << what;
    for (const fs::path& link : planted) EXPECT_TRUE(fs::is_symlink(link)) << what << link;
    for (const fs::path& link : planted) fs::remove(link);
    for (const fs::path& file : filesIn(folder)) {
      EXPECT_NE(file.filename().string().front(), '.') << what << " leaves " << file;
    }
  }
};

TEST_F(WritersTest, FollowNoPlantedLink) {
  const fs::path books = home_ / "books";
  fs::create_directories(books);
  ScorebookView view;
  const auto table = recordedTable("quick_baseball/undo");
  view.setMatch(table.get());
  followsNoLink("a scorebook", books, [&] {
    const fs::path path = books / "book.csv";
    return view.save(QUrl::fromLocalFile(QString::fromStdString(path.string()))).isEmpty();
  });
  followsNoLink("an export", home_ / "out",
                [&] { return writeFile(home_ / "out" / "a.pdf", "paper").ok(); });

  spill(home_ / "matches" / "a.raindelay", recordText(played("quick-tennis", 3, 20)));
  const shelf::MatchFolder matches((home_ / "matches").string());
  int title = 0;
  followsNoLink("a title", home_ / "matches",
                [&] { return matches.setTitle("a.raindelay", std::to_string(++title)).ok(); });
  followsNoLink("a match that is handed out", home_ / "out",
                [&] { return matches.exportTo("a.raindelay", home_ / "out" / "a").ok(); });

  const fs::path index = home_ / "index" / "index";
  fs::create_directories(index.parent_path());
  followsNoLink("the index", index.parent_path(), [&] {
    shelf::MatchIndex written(index.string(), "test");
    written.put("a", {}, {});
    written.save();
    return fs::exists(index);
  });

  const fs::path analyses = home_ / "analyses";
  followsNoLink("an analysis", analyses, [&] {
    const QString path = QString::fromStdString((analyses / "a.json").string());
    return analysis_file::write(path, played("quick-tennis", 3), {}).ok();
  });
  fs::remove_all(exportFolder().toStdString());
  followsNoLink("the memory of exports", exportFolder().toStdString(), [] {
    return ExportMemory(QStringLiteral("/deck"), QStringLiteral("pdf"))
        .remember({{"a", 1, 9, 1}}, {0})
        .ok();
  });
}

// Records tell what players may not know yet; what is made of a deck is for everybody.
TEST_F(WritersTest, WhatIsOursIsForItsOwnerAloneAndExportsKeepTheUmask) {
  const NoUmask open;
  const std::string record = recordText(played("quick-tennis", 3, 20));
  const fs::path folder = home_ / "data" / "matches";
  const shelf::MatchFolder matches(folder.string());
  spill(home_ / "stick" / "a.txt", record);
  spill(home_ / "stick" / "b.txt", damagedAt(record, 15));
  ASSERT_TRUE(matches.import((home_ / "stick" / "a.txt").string()).ok());
  ASSERT_TRUE(matches.import((home_ / "stick" / "b.txt").string()).ok());
  ASSERT_TRUE(matches.setTitle("a.raindelay", "x").ok());
  ASSERT_TRUE(matches.salvage("b.raindelay").ok());
  ASSERT_TRUE(matches.remove("b-2.raindelay").ok());
  ASSERT_TRUE(Journal::create((folder / "c.raindelay").string(), played("tarot", 3, 9)).ok());
  shelf::MatchIndex index((folder / ".index").string(), "test");
  index.put("a", {}, {});
  index.save();
  const fs::path analysis = folder / "analyses" / "a.json";
  ASSERT_TRUE(
      analysis_file::write(QString::fromStdString(analysis.string()), played("quick-tennis", 3), {})
          .ok());
  for (const char* name : {"a.raindelay", "a.raindelay~", "b.raindelay", "c.raindelay", ".index",
                           "analyses/a.json", "deleted/b-2.raindelay"}) {
    EXPECT_EQ(modeOf(folder / name), 0600U) << name;
  }
  for (const fs::path& ours :
       {folder, folder.parent_path(), folder / "analyses", folder / "deleted"}) {
    EXPECT_EQ(modeOf(ours), 0700U) << ours;
  }
  ASSERT_TRUE(matches.exportTo("a.raindelay", (home_ / "out").string()).ok());
  ASSERT_TRUE(writeFile(home_ / "a.pdf", "paper").ok());
  ASSERT_TRUE(deck::writeDeck(deck::templateFiles("simple"), home_ / "deck").ok());
  for (const char* name : {"out", "a.pdf", "deck/deck.yaml"}) {
    EXPECT_EQ(modeOf(home_ / name), 0666U) << name;
  }
}

}  // namespace
}  // namespace raindelay
