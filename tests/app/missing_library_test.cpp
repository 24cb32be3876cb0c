// A program beside which a part is missing says so: no file is called damaged for it.
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QProcess>
#include <filesystem>

#include "engine/deck_fixture.h"
#include "painter/art_store.h"
#include "support/folder_test.h"
#include "support/jpeg_maker.h"
#include "support/profile_maker.h"

namespace raindelay {
namespace {

namespace fs = std::filesystem;

constexpr const char* kAlone = "RAINDELAY_TEST_ALONE";

class MissingLibrary : public FolderTest {
 protected:
  /// Runs this program's test of the name once more, from a folder with nothing beside it.
  void runAlone(const char* test) const {
    const fs::path ours = QCoreApplication::applicationFilePath().toStdString();
    const fs::path alone = home_ / "bin" / "alone";
    fs::create_directories(alone.parent_path());
    std::error_code other_disk;
    fs::create_hard_link(ours, alone, other_disk);
    if (other_disk) fs::copy_file(ours, alone);
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QString::fromLatin1(kAlone), QStringLiteral("1"));
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QString::fromStdString(alone.string()),
                  {QStringLiteral("--gtest_filter=") + QString::fromLatin1(test)});
    ASSERT_TRUE(process.waitForFinished());
    EXPECT_EQ(process.exitCode(), 0) << process.readAll().toStdString();
  }
};

TEST_F(MissingLibrary, IsNamedByWhatNeedsIt) {
  if (!qEnvironmentVariableIsSet(kAlone)) return runAlone("MissingLibrary.IsNamedByWhatNeedsIt");
  auto folder = std::make_shared<deck::MemoryFolder>();
  folder->files["a.svg"] = "<svg viewBox='0 0 9 9'><rect width='9' height='9'/></svg>";
  folder->files["a.jpg"] = JpegMaker{JCS_CMYK, {{9, 9, 9, 9}}, profiles::cmyk()}.bytes();
  ArtStore store(folder);
  const ArtStore::Art& drawing = store.art("a.svg", std::nullopt);
  EXPECT_FALSE(drawing.draw);
  ASSERT_EQ(drawing.problems.size(), 1u);
  EXPECT_EQ(drawing.problems[0].message(),
            "\"a.svg\" cannot be drawn: raindelay-svg.so is not beside the program.");
  const ArtStore::Art& picture = store.art("a.jpg", std::nullopt);
  EXPECT_TRUE(picture.draw);
  ASSERT_EQ(picture.problems.size(), 1u);
  EXPECT_EQ(picture.problems[0].message(),
            "\"a.jpg\" is drawn without its colour profile: raindelay-color.so is not beside the "
            "program.");
}

}  // namespace
}  // namespace raindelay
