// The menu's entry of a program that was unpacked somewhere.
#include "shell/desktop_entry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QSignalSpy>
#include <filesystem>
#include <set>
#include <string>

#include "support/folder_test.h"

namespace raindelay {
namespace {

using testing::HasSubstr;

class DesktopEntryTest : public FolderTest {
 protected:
  /// A program in this folder of ours, as the archive has it.
  DesktopEntry::Folders unpackedIn(const std::string& folder) {
    const std::filesystem::path share = home_ / folder / "share";
    spill(share / "applications/raindelay.desktop",
          "[Desktop Entry]\nType=Application\nExec=raindelay %F\nIcon=raindelay\n");
    spill(share / "icons/hicolor/48x48/apps/raindelay.png", "small");
    spill(share / "icons/hicolor/scalable/apps/raindelay.svg", "drawn");
    spill(share / "mime/packages/raindelay.xml", "<types/>");
    return {QString::fromStdString((home_ / folder).string()),
            QString::fromStdString(data_.string())};
  }
  /// The entries, icons and types in the data folder. (The desktop's tools may be making lists of
  /// them there.)
  [[nodiscard]] std::set<std::string> installed() const {
    std::set<std::string> found;
    for (const char* folder : {"applications", "icons", "mime/packages"}) {
      const std::filesystem::path top = data_ / folder;
      if (!std::filesystem::exists(top)) continue;
      for (const auto& one : std::filesystem::recursive_directory_iterator(top)) {
        if (one.path().filename() == "mimeinfo.cache" || !one.is_regular_file()) continue;
        found.insert(one.path().lexically_relative(data_).string());
      }
    }
    return found;
  }

  const std::filesystem::path data_ = home_ / "data";
};

TEST_F(DesktopEntryTest, ComesWithIconsAndFileTypesAndGoesAlone) {
  spill(data_ / "applications/other.desktop", "[Desktop Entry]\n");
  const DesktopEntry entry(unpackedIn("games"));
  EXPECT_FALSE(entry.isInstalled());
  ASSERT_TRUE(entry.install());
  EXPECT_TRUE(entry.isInstalled());
  EXPECT_EQ(installed(),
            (std::set<std::string>{"applications/other.desktop", "applications/raindelay.desktop",
                                   "icons/hicolor/48x48/apps/raindelay.png",
                                   "icons/hicolor/scalable/apps/raindelay.svg",
                                   "mime/packages/raindelay.xml"}));
  EXPECT_THAT(slurp(data_ / "applications/raindelay.desktop"),
              HasSubstr("\nExec=\"" + (home_ / "games/bin/raindelay").string() + "\" %F\n"));
  ASSERT_TRUE(entry.install()) << "once more changes nothing";
  ASSERT_TRUE(entry.remove());
  EXPECT_EQ(installed(), std::set<std::string>{"applications/other.desktop"});
  EXPECT_TRUE(entry.remove()) << "what isn't there needn't be removed";
}

TEST_F(DesktopEntryTest, QuotesThePathOfTheProgram) {
  ASSERT_TRUE(DesktopEntry(unpackedIn(R"(50% of "$HOME" \ my `games`)")).install());
  EXPECT_THAT(slurp(data_ / "applications/raindelay.desktop"),
              HasSubstr(R"(/50%% of \\"\\$HOME\\" \\\\ my \\`games\\`/bin/raindelay" %F)"));
}

TEST_F(DesktopEntryTest, IsThePackagesOwnWhereOneHasInstalledTheProgram) {
  const DesktopEntry entry({QString(), QString::fromStdString(data_.string())});
  for (const auto& done : {entry.install(), entry.remove()}) {
    ASSERT_FALSE(done);
    EXPECT_THAT(done.error().message, HasSubstr("package"));
  }
  EXPECT_FALSE(std::filesystem::exists(data_));
}

TEST_F(DesktopEntryTest, IsOfferedOnceInEachPlace) {
  Settings settings;
  const auto offers = [&](const DesktopEntry::Folders& folders) {
    DesktopEntry entry(folders);
    QSignalSpy offered(&entry, &DesktopEntry::offered);
    entry.offer(&settings);
    return offered.count();
  };
  const DesktopEntry::Folders games = unpackedIn("games");
  EXPECT_EQ(offers(games), 1);
  EXPECT_EQ(offers(games), 0);
  const DesktopEntry::Folders moved = unpackedIn("moved");
  EXPECT_EQ(offers(moved), 1);
  ASSERT_TRUE(DesktopEntry(games).install());
  EXPECT_EQ(offers(games), 0) << "it is there";
  EXPECT_EQ(offers({QString(), games.data}), 0) << "a package's has one";
}

TEST_F(DesktopEntryTest, SaysWhatStandsInTheWay) {
  const DesktopEntry::Folders games = unpackedIn("games");
  spill(home_ / "games/share/applications/raindelay.desktop", "[Desktop Entry]\n");
  const auto done = DesktopEntry(games).install();
  ASSERT_FALSE(done);
  EXPECT_THAT(done.error().message, HasSubstr("games"));
  std::filesystem::remove(home_ / "games/share/applications/raindelay.desktop");
  EXPECT_FALSE(DesktopEntry(games).install());
  spill(data_, "a file where the folder is to be");
  DesktopEntry blocked(unpackedIn("more"));
  QSignalSpy said(&blocked, &DesktopEntry::said);
  blocked.accept();
  ASSERT_EQ(said.count(), 1);
  EXPECT_TRUE(said[0][1].toBool());
  EXPECT_THAT(said[0][0].toString().toStdString(), HasSubstr("data"));
}

}  // namespace
}  // namespace raindelay
