// Results on disk, line by line: whose file it is, who writes it, and what of it counts.
#include "match/json_lines_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "support/folder_test.h"

namespace raindelay {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

const std::string kHeader = R"({"format":"toy","seed":11})";

class JsonLines : public FolderTest {
 protected:
  [[nodiscard]] std::string path(const std::string& name = "x.jsonl") const {
    return (home_ / name).string();
  }
  [[nodiscard]] static JsonLinesFile::Reading reading() {
    const auto any = [](const nlohmann::json&) -> Result<void> { return {}; };
    return {"toys", kMaxArenaBytes, any, any};
  }
  [[nodiscard]] Result<JsonLinesFile> open(const std::string& name = "x.jsonl") const {
    return JsonLinesFile::open(path(name), kHeader, reading());
  }
  /// What is said of a file that is to be written or read; empty: nothing.
  [[nodiscard]] std::string refusal(const std::string& name = "x.jsonl") const {
    const auto file = open(name);
    return file ? "" : file.error().message;
  }
  [[nodiscard]] std::string refusalToRead() const {
    const auto done = JsonLinesFile::read(path(), reading());
    return done ? "" : done.error().message;
  }
};

TEST_F(JsonLines, BeginAnewWhereTheFirstLineIsNotWhole) {
  for (std::size_t bytes = 0; bytes <= kHeader.size(); ++bytes) {
    spill(path(), kHeader.substr(0, bytes));
    EXPECT_EQ(refusal(), "") << bytes;
    EXPECT_EQ(slurp(path()), kHeader + "\n") << bytes;
  }
}

TEST_F(JsonLines, LeaveAFileAloneThatIsNoneOfTheirs) {
  for (const std::string& text :
       {std::string("my precious notes"), std::string(4096, '\0'), std::string("\xff\xd8"),
        kHeader.substr(0, 9) + "?", kHeader + " ", "\xef\xbb\xbf" + kHeader}) {
    spill(path(), text);
    EXPECT_EQ(refusal(),
              path() + " doesn't hold toys and stays as it is; move it away, or name another file");
    EXPECT_EQ(slurp(path()), text);
  }
}

TEST_F(JsonLines, WithoutAWholeFirstLineAreNotRead) {
  for (const std::string& text : {std::string(), kHeader.substr(0, 9), kHeader}) {
    spill(path(), text);
    EXPECT_EQ(
        refusalToRead(),
        path() +
            " doesn't hold toys: its first line isn't whole; play again, or leave the file out")
        << text;
    EXPECT_EQ(slurp(path()), text);
  }
  spill(path(), kHeader + "\n{\"torn");
  EXPECT_EQ(refusalToRead(), "");
}

TEST_F(JsonLines, AreWrittenByOneRunAtATime) {
  {
    auto first = open();
    ASSERT_TRUE(first.ok()) << first.error().message;
    EXPECT_EQ(refusal(), "another run is writing " + path() + "; wait until it has ended");
    EXPECT_EQ(refusal("y.jsonl"), "") << "another file is free";
    ASSERT_TRUE(first->append("{}").ok());
    EXPECT_EQ(refusalToRead(), "") << "whoever only reads needn't wait";
    EXPECT_EQ(slurp(path()), kHeader + "\n{}\n");
  }
  EXPECT_EQ(refusal(), "") << "it has ended";
}

TEST_F(JsonLines, AreNotWrittenThroughALink) {
  spill(path("victim"), kHeader.substr(0, 9));
  for (const char* target : {"victim", "none"}) {
    fs::create_symlink(target, path());
    EXPECT_EQ(refusal(), path() + " is a link; use the file itself");
    fs::remove(path());
  }
  EXPECT_EQ(slurp(path("victim")), kHeader.substr(0, 9));
  EXPECT_FALSE(fs::exists(path("none")));
  spill(path("folder/y.jsonl"), "");
  fs::create_directory_symlink("folder", path("way"));
  EXPECT_EQ(refusal("way/y.jsonl"), "") << "a folder may be one";
}

TEST_F(JsonLines, AreOfALimitedLength) {
  // (128 bytes a value.)
  constexpr std::size_t kMost = 128 * kMaxJsonValues;
  const auto lineOf = [](std::size_t bytes) {
    return R"({"a":")" + std::string(bytes - 8, 'x') + "\"}";
  };
  spill(path(), kHeader + "\n" + lineOf(kMost) + "\n");
  EXPECT_EQ(refusal(), "");
  const std::string longer = kHeader + "\n" + lineOf(kMost + 1) + "\n";
  spill(path(), longer);
  EXPECT_THAT(refusal(), HasSubstr(":2: the line is longer than 1280000 bytes"));
  EXPECT_THAT(refusalToRead(), HasSubstr(":2: the line is longer than 1280000 bytes"));
  EXPECT_EQ(slurp(path()), longer);
}

}  // namespace
}  // namespace raindelay
