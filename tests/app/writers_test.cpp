// Everything of the program that writes files does so by names that nobody can guess.
#include <gmock/gmock.h>

#include "app/book_fixture.h"
#include "app/record_fixture.h"
#include "deck/templates.h"
#include "library/folders.h"
#include "output/file_set.h"
#include "review/analysis_file.h"
#include "scorebook/scorebook_view.h"
#include "shelf/match_folder.h"
#include "shelf/match_index.h"
#include "studio/export_memory.h"
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

}  // namespace
}  // namespace raindelay
