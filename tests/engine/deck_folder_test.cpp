// A stranger's deck reads nothing outside its folder.
#include "deck/folder.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace raindelay::deck {
namespace {

namespace fs = std::filesystem;

class DiskFolderTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (fs::temp_directory_path() / "raindelay-deck-XXXXXX").string();
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    base_ = pattern;
    fs::create_directories(base_ / "deck" / "art");
    write("deck/art/a.svg", "<svg/>");
    write("deck/cards.csv", "code\nx\n");
    write("secret.txt", "secret");
  }
  void TearDown() override { fs::remove_all(base_); }

  void write(const std::string& path, const std::string& text) {
    std::ofstream(base_ / path, std::ios::binary) << text;
  }
  std::string readOrMessage(std::string_view path) {
    auto bytes = DiskFolder(base_ / "deck").read(path);
    return bytes ? *bytes : bytes.error().message;
  }

  fs::path base_;
};

TEST_F(DiskFolderTest, ReadsFilesInside) {
  EXPECT_EQ(readOrMessage("art/a.svg"), "<svg/>");
  const DiskFolder folder(base_ / "deck");
  EXPECT_EQ(readTable(folder, "cards.csv")->at(0, "code"), "x");
}

TEST_F(DiskFolderTest, RefusesPathsThatLeaveIt) {
  EXPECT_EQ(readOrMessage("../secret.txt"),
            "\"../secret.txt\" leads out of the deck's folder, which is not allowed.");
  EXPECT_EQ(readOrMessage("art/../../secret.txt"),
            "\"art/../../secret.txt\" leads out of the deck's folder, which is not allowed.");
  EXPECT_EQ(readOrMessage("/etc/passwd"),
            "\"/etc/passwd\" is an absolute path; only files inside the deck's folder are read.");
  EXPECT_EQ(readOrMessage("C:/x"), "\"C:/x\" is not a file inside the deck's folder.");
  EXPECT_EQ(readOrMessage("http://host/x"),
            "\"http://host/x\" is not a file inside the deck's folder.");
  EXPECT_EQ(readOrMessage("art\\a.svg"),
            "\"art\\a.svg\" has a backslash: write folders with \"/\".");
  EXPECT_EQ(readOrMessage("art//a.svg"),
            "\"art//a.svg\" is not a plain path like \"art/name.svg\".");
  EXPECT_EQ(readOrMessage(""), "A file name is empty.");
  EXPECT_EQ(readOrMessage(std::string_view("a\0b", 3)), "\"a b\" has a control character in it.");
  EXPECT_EQ(readOrMessage("\xFF"), "A file name is not UTF-8.");
  EXPECT_FALSE(DiskFolder(base_ / "deck").read(std::string(600, 'a')).ok());
}

TEST_F(DiskFolderTest, FollowsLinksOnlyInside) {
  fs::create_symlink(base_ / "deck" / "art" / "a.svg", base_ / "deck" / "inside.svg");
  fs::create_symlink(base_ / "secret.txt", base_ / "deck" / "outside.svg");
  fs::create_directory_symlink(base_, base_ / "deck" / "up");
  EXPECT_EQ(readOrMessage("inside.svg"), "<svg/>");
  EXPECT_EQ(readOrMessage("outside.svg"),
            "\"outside.svg\" leads out of the deck's folder, which is not allowed.");
  EXPECT_EQ(readOrMessage("up/secret.txt"),
            "\"up/secret.txt\" leads out of the deck's folder, which is not allowed.");
}

TEST_F(DiskFolderTest, ASiblingWithTheSameBeginningIsOutside) {
  fs::create_directories(base_ / "deck2");
  write("deck2/x.txt", "secret");
  fs::create_symlink(base_ / "deck2" / "x.txt", base_ / "deck" / "x.txt");
  EXPECT_EQ(readOrMessage("x.txt"),
            "\"x.txt\" leads out of the deck's folder, which is not allowed.");
}

TEST_F(DiskFolderTest, SaysWhatIsMissingOrNoFile) {
  EXPECT_EQ(readOrMessage("art/b.svg"), "There is no file \"art/b.svg\" in the deck's folder.");
  EXPECT_EQ(readOrMessage("art"), "\"art\" is not a file.");
  EXPECT_FALSE(DiskFolder(base_ / "nowhere").read("deck.yaml").ok());
}

TEST_F(DiskFolderTest, RefusesHugeFilesWithoutReadingThem) {
  write("deck/huge.svg", "x");
  fs::resize_file(base_ / "deck" / "huge.svg", kMaxFileBytes + 1);
  EXPECT_EQ(readOrMessage("huge.svg"), "\"huge.svg\" is larger than 16 MB, the most that is read.");
}

}  // namespace
}  // namespace raindelay::deck
