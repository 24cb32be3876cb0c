// A stranger's deck reads nothing outside its folder.
#include "deck/folder.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "deck/zip.h"
#include "support/folder_test.h"

namespace raindelay::deck {
namespace {

namespace fs = std::filesystem;

constexpr const char* kOutside = " is not a file of the deck: nothing outside its folder is read.";

class DiskFolderTest : public FolderTest {
 protected:
  DiskFolderTest() {
    write("deck/art/a.svg", "<svg/>");
    write("deck/cards.csv", "code\nx\n");
    write("secret.txt", "secret");
  }

  std::string readOrMessage(std::string_view path) {
    auto bytes = DiskFolder(home_ / "deck").read(path);
    return bytes ? *bytes : bytes.error().message;
  }
};

TEST_F(DiskFolderTest, ReadsFilesInside) {
  EXPECT_EQ(readOrMessage("art/a.svg"), "<svg/>");
  const DiskFolder folder(home_ / "deck");
  EXPECT_EQ(readDataFrame(folder, "cards.csv")->at(0, "code"), "x");
}

// Whoever writes asks: an export mustn't take a file's place.
TEST_F(DiskFolderTest, KnowsWhatItHasRead) {
  const DiskFolder folder(home_ / "deck");
  EXPECT_FALSE(folder.hasRead(home_ / "deck" / "cards.csv"));
  EXPECT_TRUE(folder.read("cards.csv").ok());
  EXPECT_TRUE(folder.read("art/a.svg").ok());
  EXPECT_FALSE(folder.read("art/b.svg").ok());
  for (const char* read : {"deck/cards.csv", "deck/art/a.svg", "deck/../deck/./art/a.svg"}) {
    EXPECT_TRUE(folder.hasRead(home_ / read)) << read;
  }
  for (const char* other : {"secret.txt", "deck/art/b.svg", "deck/a.svg", "cards.csv", "no/x"}) {
    EXPECT_FALSE(folder.hasRead(home_ / other)) << other;
  }
}

TEST_F(DiskFolderTest, RefusesPathsThatLeaveIt) {
  EXPECT_EQ(readOrMessage("../secret.txt"), "\"../secret.txt\"" + std::string(kOutside));
  EXPECT_EQ(readOrMessage("art/../../secret.txt"),
            "\"art/../../secret.txt\"" + std::string(kOutside));
  EXPECT_EQ(readOrMessage("/etc/passwd"), "\"/etc/passwd\"" + std::string(kOutside));
  EXPECT_EQ(readOrMessage("C:/x"), "\"C:/x\"" + std::string(kOutside));
  EXPECT_EQ(readOrMessage("http://host/x"), "\"http://host/x\"" + std::string(kOutside));
  EXPECT_EQ(readOrMessage("art\\a.svg"),
            "\"art\\a.svg\" has a backslash: write folders with \"/\".");
  EXPECT_EQ(readOrMessage("art//a.svg"),
            "\"art//a.svg\" is not a plain path like \"art/name.svg\".");
  EXPECT_EQ(readOrMessage(""), "A file's name is empty.");
  EXPECT_EQ(readOrMessage(std::string_view("a\0b", 3)), "\"a b\" has a control character in it.");
  EXPECT_EQ(readOrMessage("\xFF"), "A file's name is not UTF-8.");
  EXPECT_FALSE(DiskFolder(home_ / "deck").read(std::string(600, 'a')).ok());
}

TEST_F(DiskFolderTest, FollowsNoLink) {
  fs::create_symlink(home_ / "deck" / "art" / "a.svg", home_ / "deck" / "inside.svg");
  fs::create_symlink(home_ / "secret.txt", home_ / "deck" / "outside.svg");
  fs::create_symlink(home_ / "nowhere", home_ / "deck" / "dangling.svg");
  fs::create_directory_symlink(home_, home_ / "deck" / "up");
  for (const char* path : {"inside.svg", "outside.svg", "dangling.svg", "up/secret.txt"}) {
    EXPECT_EQ(readOrMessage(path),
              '"' + std::string(path) +
                  "\" is a link or leads through one; put the file itself into "
                  "the deck.");
  }
}

TEST_F(DiskFolderTest, TheFolderItselfMayBeALink) {
  fs::create_directory_symlink(home_ / "deck", home_ / "shortcut");
  EXPECT_TRUE(DiskFolder(home_ / "shortcut").read("art/a.svg").ok());
}

TEST_F(DiskFolderTest, APipeKeepsNobodyWaiting) {
  ASSERT_EQ(mkfifo((home_ / "deck" / "pipe.svg").c_str(), 0600), 0);
  EXPECT_EQ(readOrMessage("pipe.svg"), "\"pipe.svg\" is not a plain file.");
}

TEST_F(DiskFolderTest, AFilePointedAtIsReadIfItIsPlainAndNotTooLarge) {
  const fs::path file = write("a.zip", "12345");
  const auto said = [](const fs::path& path, std::size_t most) {
    const auto bytes = readPlainFile(path, most);
    return bytes ? *bytes : bytes.problem().sentence();
  };
  EXPECT_EQ(said(file, 5), "12345");
  EXPECT_EQ(said(file, 4), "\"a.zip\" is larger than 0 MB, the limit.");
  fs::create_symlink(file, home_ / "link.zip");
  EXPECT_EQ(said(home_ / "link.zip", 5), "12345");
  ASSERT_EQ(mkfifo((home_ / "pipe.zip").c_str(), 0600), 0);
  EXPECT_EQ(said(home_ / "pipe.zip", 5), "\"pipe.zip\" is not a plain file.");
  EXPECT_EQ(said(home_ / "deck", 5), "\"deck\" is not a plain file.");
  EXPECT_EQ(said("/dev/zero", 5), "\"zero\" is not a plain file.");
  EXPECT_EQ(said(home_ / "none.zip", 5), "\"none.zip\" cannot be read.");
}

TEST_F(DiskFolderTest, SaysWhatIsMissingOrNoFile) {
  EXPECT_EQ(readOrMessage("art/b.svg"),
            "There is no file \"art/b.svg\" in the deck; did you mean \"art/a.svg\"?");
  EXPECT_EQ(readOrMessage("art"), "\"art\" is not a plain file.");
  EXPECT_FALSE(DiskFolder(home_ / "nowhere").read("deck.yaml").ok());
}

TEST_F(DiskFolderTest, ListsItsFilesAndNamesTheNearest) {
  write("deck/art/b.svg", "x");
  fs::create_symlink(home_ / "secret.txt", home_ / "deck" / "art" / "link.svg");
  const DiskFolder folder(home_ / "deck");
  EXPECT_EQ(folder.list("art"), (std::vector<std::string>{"art/a.svg", "art/b.svg"}));
  EXPECT_EQ(folder.list(""), (std::vector<std::string>{"cards.csv"}));
  EXPECT_TRUE(folder.list("..").empty());
  write("deck/art/small/c.svg", "x");
  write("deck/.git/config", "x");
  fs::create_directory_symlink(home_, home_ / "deck" / "out");
  EXPECT_EQ(folder.folders(""), std::vector<std::string>{"art"});
  EXPECT_EQ(folder.folders("art"), std::vector<std::string>{"art/small"});
  EXPECT_TRUE(folder.folders("..").empty());
  EXPECT_TRUE(folder.list("nowhere").empty());
  EXPECT_EQ(readOrMessage("cards.CSV"),
            "There is no file \"cards.CSV\" in the deck; did you mean \"cards.csv\"?");
}

TEST_F(DiskFolderTest, RefusesHugeFilesWithoutReadingThem) {
  write("deck/huge.svg", "x");
  fs::resize_file(home_ / "deck" / "huge.svg", kMaxFileBytes + 1);
  EXPECT_EQ(readOrMessage("huge.svg"), "\"huge.svg\" is larger than 16 MB, the limit.");
}

// Also a folder that has its files in memory.
TEST_F(DiskFolderTest, ReadsNoMoreThanIsAskedFor) {
  const std::string big(std::size_t{2} * 1024 * 1024 + 1, 'x');
  write("deck/big.txt", big);
  const DiskFolder disk(home_ / "deck");
  const ZipFolder zipped({{"big.txt", big}});
  for (const Folder* folder : std::initializer_list<const Folder*>{&disk, &zipped}) {
    EXPECT_EQ(*folder->read("big.txt", big.size()), big);
    EXPECT_EQ(folder->read("big.txt", big.size() - 1).problem().sentence(),
              "\"big.txt\" is larger than 2 MB, the limit.");
  }
}

}  // namespace
}  // namespace raindelay::deck
