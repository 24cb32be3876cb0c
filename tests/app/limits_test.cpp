// What the application reads has limits, too: the first walk is tests/engine/limits_test.cpp.
#include <gtest/gtest.h>

#include <QDir>
#include <filesystem>
#include <set>

#include "app/color_fixture.h"
#include "app/record_fixture.h"
#include "core/solutions.h"
#include "library/folders.h"
#include "library/ini_file.h"
#include "painter/font_store.h"
#include "review/analysis_file.h"
#include "shelf/match_index.h"
#include "shelf/run_note.h"
#include "studio/export_memory.h"
#include "support/folder_test.h"
#include "support/font_maker.h"
#include "support/jpeg_maker.h"
#include "support/reading_time.h"

namespace raindelay {
namespace {

namespace fs = std::filesystem;

const std::string kNothing = "as good as nothing";

std::string messageOf(const std::vector<deck::Problem>& problems) {
  return problems.empty() ? std::string() : problems.front().message();
}

std::string saidOfProfile(std::size_t bytes) {
  std::string profile = profiles::rgbMatrix();
  profile.resize(bytes);
  return messageOf(artOf("a.jpg", JpegMaker{JCS_RGB, {{9, 9, 9}}, profile}.bytes()).problems);
}

/// So many bytes of fonts, in files that aren't too large.
std::string saidOfFonts(std::size_t bytes) {
  auto folder = std::make_shared<deck::MemoryFolder>();
  deck::FontRole role{"0.ttf"};
  for (std::size_t left = bytes; left > 0;) {
    // No font has one byte: what is left behind whole ones is shared by two.
    std::size_t size = std::min(left, std::size_t{kMaxFileBytes});
    if (left > size && left < 2 * kMaxFileBytes) size = left / 2;
    const std::string name = std::to_string(folder->files.size()) + ".ttf";
    std::string font = FontMaker{{{U'A', 500, 500}}}.bytes();
    font.resize(size);
    left -= size;
    if (!folder->files.empty()) role.fallbacks.push_back(name);
    folder->files[name] = std::move(font);
  }
  return messageOf(FontStore(folder).problems(role));
}

class KeptLimits : public FolderTest {
 protected:
  /// Lengthens a text file to so many bytes.
  static void lengthen(const fs::path& file, std::size_t bytes) {
    std::string text = slurp(file);
    text.resize(bytes, ' ');
    spill(file, text);
  }

  [[nodiscard]] std::string saidOfIndex(std::size_t bytes) const {
    const fs::path file = home_ / "index";
    shelf::MatchIndex index(file.string(), "test");
    index.put("a", {}, shelf::MatchSummary());
    index.save();
    lengthen(file, bytes);
    index.load();
    return index.find("a", {}) ? "" : kNothing;
  }

  [[nodiscard]] std::string saidOfNote(std::size_t bytes) const {
    const fs::path file = home_ / "note";
    std::string note("running\0name\0", 13);
    note.resize(bytes - 1, 'x');
    spill(file, note + '\0');
    return shelf::RunNote(file.string()).begin() ? "" : kNothing;
  }

  [[nodiscard]] std::string saidOfAnalysis(std::size_t bytes) const {
    const fs::path file = home_ / "analysis.json";
    const QString path = QString::fromStdString(file.string());
    const Match match = played("quick-tennis", 3);
    EXPECT_TRUE(analysis_file::write(path, match, {}).ok());
    lengthen(file, bytes);
    return analysis_file::read(path, match) ? "" : kNothing;
  }

  [[nodiscard]] static std::string saidOfExported(std::size_t bytes) {
    QDir(exportFolder()).removeRecursively();
    ExportMemory memory(QStringLiteral("/deck"), QStringLiteral("pdf"));
    EXPECT_TRUE(memory.remember({{"a", 1, 9, 1}}, {0}).ok());
    for (const auto& entry : fs::directory_iterator(exportFolder().toStdString())) {
      lengthen(entry.path(), bytes);
    }
    return memory.looks().empty() ? kNothing : "";
  }

  [[nodiscard]] std::string saidOfSettings(std::size_t bytes) const {
    const fs::path file = home_ / "settings.ini";
    spill(file, "[General]\nmuted=true\n");
    lengthen(file, bytes);
    return IniFile(QString::fromStdString(file.string())).contains("muted") ? "" : kNothing;
  }

  [[nodiscard]] std::string saidOfSolution(std::size_t bytes) const {
    constexpr std::size_t kSeal = 64;
    solutions::keepIn((home_ / "solutions").string());
    solutions::keep("solved", std::string(bytes - kSeal, 'x'));
    const bool isKept = solutions::kept("solved").has_value();
    solutions::keepIn("");
    return isKept ? "" : kNothing;
  }

  [[nodiscard]] std::vector<LimitCase> cases() const {
    return {
        {kMaxProfileBytes, saidOfProfile, "4 MB"},
        {kMaxFontBytes, saidOfFonts, "128 MB"},
        {kMaxIndexBytes, [this](std::size_t bytes) { return saidOfIndex(bytes); }, kNothing},
        {kMaxNoteBytes, [this](std::size_t bytes) { return saidOfNote(bytes); }, kNothing},
        {kMaxAnalysisBytes, [this](std::size_t bytes) { return saidOfAnalysis(bytes); }, kNothing},
        {kMaxExportedBytes, saidOfExported, kNothing},
        {kMaxSettingsBytes, [this](std::size_t bytes) { return saidOfSettings(bytes); }, kNothing},
        {kMaxSolutionBytes, [this](std::size_t bytes) { return saidOfSolution(bytes); }, kNothing},
    };
  }
};

TEST_F(KeptLimits, OfTheApplicationHold) {
  walk(cases());
}

TEST_F(KeptLimits, OfTheApplicationAreReachedInATimeThatGrowsWithTheSize) {
  expectTimeGrowsWithTheSize(cases());
}

TEST_F(KeptLimits, OfTheApplicationAreAllTried) {
  std::set<std::string_view> tried;
  for (const LimitCase& each : cases()) tried.insert(each.limit.id);
  for (const Limit& limit : kAppLimits) EXPECT_TRUE(tried.contains(limit.id)) << limit.id;
}

}  // namespace
}  // namespace raindelay
