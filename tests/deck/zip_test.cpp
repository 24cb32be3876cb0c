// A stranger's archive: what is read of it, and what is refused.
#include "deck/zip.h"

#include <gtest/gtest.h>

#include "deck/zipped.h"

namespace raindelay::deck {
namespace {

std::string saidOfZip(const std::string& bytes) {
  const auto files = readZip(bytes, "a.zip");
  EXPECT_TRUE(files || !files.problem().site.file.empty());
  return files ? "read" : files.problem().sentence();
}

TEST(Zip, GivesItsFilesByTheirPaths) {
  const auto files =
      readZip(zipped({{"deck.yaml", "x"}, {"art/a.svg", "<svg/>"}, {"empty", ""}}), "a");
  ASSERT_TRUE(files.ok()) << files.problem().sentence();
  EXPECT_EQ(*files, (ZipFiles{{"deck.yaml", "x"}, {"art/a.svg", "<svg/>"}, {"empty", ""}}));
}

TEST(Zip, ReadsNamesBeyondAsciiWhateverTheLocale) {
  const auto files = readZip(zipped({{"art/Grüße.svg", "x"}}), "a");
  ASSERT_TRUE(files.ok()) << files.problem().sentence();
  EXPECT_TRUE(files->contains("art/Grüße.svg")) << files->begin()->first;
}

TEST(Zip, UnpacksOnlyWhatIsWanted) {
  const auto wanted = [](std::string_view path) { return path == "b"; };
  EXPECT_EQ(*readZip(zipped({{"a", "1"}, {"b", "2"}}), "a", wanted), (ZipFiles{{"b", "2"}}));
}

TEST(Zip, LeavesOutWhatPackingProgramsLeaveBehind) {
  const auto files = readZip(
      zipped({{"__MACOSX/deck/._a", "x"}, {"deck/.DS_Store", "x"}, {"Thumbs.db", "x"}, {"a", "x"}}),
      "a");
  EXPECT_EQ(*files, (ZipFiles{{"a", "x"}}));
}

TEST(Zip, RefusesPathsThatWouldLieOutside) {
  for (const char* path : {"../x", "a/../../x", "/etc/passwd", "C:/x", "a//b", "./x"}) {
    EXPECT_EQ(saidOfZip(zipped({{path, "x"}})), "\"a.zip\" has a file \"" + std::string(path) +
                                                    "\", which would lie outside the deck.")
        << path;
  }
}

TEST(Zip, RefusesLinks) {
  EXPECT_EQ(saidOfZip(zipped({{"art/a.svg", "", "/etc/passwd"}})),
            "\"a.zip\" has a link, \"art/a.svg\", instead of a file.");
}

TEST(Zip, RefusesTwoFilesOfOneName) {
  EXPECT_EQ(saidOfZip(zipped({{"a", "1"}, {"a", "2"}})), "\"a.zip\" has two files \"a\".");
}

TEST(Zip, RefusesWhatIsEncrypted) {
  EXPECT_EQ(saidOfZip(zipped({{"a", "1"}}, "zip:encryption=zipcrypt")), "\"a.zip\" is encrypted.");
}

TEST(Zip, RefusesWhatIsDamaged) {
  EXPECT_EQ(saidOfZip(""), "\"a.zip\" is not a valid ZIP file.");
  EXPECT_EQ(saidOfZip("hello"), "\"a.zip\" is not a valid ZIP file.");
}

TEST(Zip, WhoseEndIsMissingIsReadWholeOrRefused) {
  const ZipFiles files = {{"a", std::string(500, 'x')}, {"d/b", "y"}, {"e", "z"}};
  for (const char* options : {"", "zip:compression=store"}) {
    std::vector<Packed> packed;
    for (const auto& [path, content] : files) packed.push_back({path, content});
    const std::string whole = zipped(packed, options);
    std::size_t read = 0;
    for (std::size_t size = 4; size < whole.size(); ++size) {
      const std::string cut = whole.substr(0, size);
      if (const auto found = readZip(cut, "a.zip")) {
        EXPECT_EQ(*found, files) << size;
        ++read;
      } else {
        EXPECT_EQ(found.problem().sentence(),
                  "\"a.zip\" is damaged or incomplete: copy or download it again.")
            << size;
      }
    }
    // (Of the list of all files at the end, nothing is needed.)
    EXPECT_GT(read, 0u);
  }
}

TEST(Zip, RefusesABomb) {
  EXPECT_EQ(saidOfZip(zipped({{"a", std::string(8'000'000, '\0')}})),
            "\"a.zip\" unpacks to more than 100 times its size, which no real deck does.");
  // A small archive may well be of one letter only.
  EXPECT_EQ(saidOfZip(zipped({{"a", std::string(900'000, '\0')}})), "read");
}

TEST(ZipFolder, FindsTheDeckAtTheTopOrInTheOnlyFolder) {
  for (const char* prefix : {"", "my deck/"}) {
    const auto folder = ZipFolder::open(zipped({{std::string(prefix) + "deck.yaml", "y"},
                                                {std::string(prefix) + "art/a.svg", "s"}}),
                                        "a");
    ASSERT_TRUE(folder.ok());
    EXPECT_EQ(*(*folder)->read("deck.yaml"), "y");
    EXPECT_EQ(*(*folder)->read("art/a.svg"), "s");
    EXPECT_EQ((*folder)->read("b").problem().id, "no-file");
    EXPECT_EQ((*folder)->read("../b").problem().id, "path-outside");
  }
}

}  // namespace
}  // namespace raindelay::deck
