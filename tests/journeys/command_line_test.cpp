// The program's command line, where there may be no display.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QBuffer>
#include <QByteArray>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtGlobal>
#include <algorithm>
#include <set>

#include "support/manual.h"
#include "support/program.h"
#include "support/source_dir.h"

namespace raindelay {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

/// Without what tells a program where a display is.
class NoDisplay : public testing::Test {
 protected:
  void SetUp() override {
    for (const char* name : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"}) qunsetenv(name);
  }
  void TearDown() override { qputenv("QT_QPA_PLATFORM", QByteArrayLiteral("offscreen")); }
};

TEST_F(NoDisplay, HelpAndVersionAreToldAllTheSame) {
  EXPECT_THAT(runProgram(RAINDELAY_PROGRAM, {"--version"}).out, StartsWith("raindelay "));
  EXPECT_THAT(runProgram(RAINDELAY_PROGRAM, {"--help"}).out, HasSubstr("--safe-mode"));
}

TEST_F(NoDisplay, AWindowIsRefusedInOneSentence) {
  const ProgramRun run = runProgram(RAINDELAY_PROGRAM, {});
  EXPECT_EQ(run.code, 1);
  EXPECT_THAT(run.out, IsEmpty());
  EXPECT_THAT(run.err, StartsWith("raindelay: there is no display here to open a window on"));
  EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1);
}

TEST(CommandLine, TheManPageHasEveryCommandAndOption) {
  expectManualKnows(RAINDELAY_MAN_PAGE, RAINDELAY_PROGRAM,
                    runProgram(RAINDELAY_PROGRAM, {"deck", "--help"}).out);
}

/// A deck of one card, with a mistake if `fill` is none.
class DeckOnDisk : public testing::Test {
 protected:
  void writeDeck(const QByteArray& fill) const {
    write("deck.yaml",
          "format: raindelay-deck/1\nname: Ferry\ncard: {size: [63mm, 88mm], bleed: 3, safe: 4}\n"
          "palette: {ink: \"#102030\"}\nfonts: {main: {family: Inter}}\nlayouts:\n  plain:\n"
          "    front:\n      - {type: rect, name: ground, box: trim, fill: " +
              fill +
              "}\n      - {type: text, name: title, text: \"{name}\", box: [6, 6, 50, 10], "
              "font: main, size: 14pt}\n");
    write("cards.csv",
          "code,name\na,\"A name that takes three lines where there is room for one\"\n");
  }
  void write(const char* name, const QByteArray& content) const {
    QFile file(dir_.filePath(QString::fromLatin1(name)));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
  }
  [[nodiscard]] std::string path(const char* name = "") const {
    return dir_.filePath(QString::fromLatin1(name)).toStdString();
  }
  static QJsonObject reportOf(const ProgramRun& run) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(run.out)).object();
  }
  [[nodiscard]] ProgramRun run(std::vector<std::string> words) const {
    words.insert(words.begin(), "deck");
    return runProgram(RAINDELAY_PROGRAM, words);
  }

  QTemporaryDir dir_;
};

TEST_F(DeckOnDisk, EveryCommandListsTheSameProblems) {
  writeDeck("ink");
  const ProgramRun checked = run({"check", path(), "--json"});
  EXPECT_EQ(checked.code, 1);
  const QJsonArray problems = reportOf(checked)[QLatin1String("problems")].toArray();
  ASSERT_EQ(problems.size(), 2);
  const QJsonObject first = problems[0].toObject(), second = problems[1].toObject();
  EXPECT_EQ(first[QLatin1String("id")], QStringLiteral("text-too-large"));
  EXPECT_THAT(first[QLatin1String("fix")].toString().toStdString(), StartsWith("Shrink to "));
  EXPECT_EQ(second[QLatin1String("fix")], QStringLiteral("Extend to the bleed"));
  const std::string said = run({"check", path()}).out;
  EXPECT_THAT(said, HasSubstr(" – Shrink to "));
  for (const char* command : {"pdf", "render"}) {
    const std::string out = path(command);
    const ProgramRun made = run({command, path(), out, "--json"});
    EXPECT_EQ(made.code, 0) << made.err;
    EXPECT_EQ(reportOf(made)[QLatin1String("problems")].toArray(), problems) << command;
    EXPECT_EQ(reportOf(made)[QLatin1String("made")].toString().toStdString(), out);
    EXPECT_THAT(run({command, path(), out}).err, HasSubstr(said)) << command;
  }
  // A screen cuts nothing off.
  const QJsonArray shown =
      reportOf(run({"sheet", path(), path("sheet"), "--json"}))[QLatin1String("problems")]
          .toArray();
  EXPECT_EQ(shown, QJsonArray{problems[0]});
}

TEST_F(DeckOnDisk, WhatCannotBeToldIsANo) {
  writeDeck("ink");
  const std::vector<std::vector<std::string>> commands = {
      {"--help"},
      {"check", path()},
      {"check", path(), "--json"},
      {"render", path(), path("out"), "--json"},
      {"test-page", "--above", "10,20", "--below", "11,20"},
  };
  for (std::vector<std::string> words : commands) {
    words.insert(words.begin(), "deck");
    const ProgramRun run = runInShell("exec \"$0\" \"$@\" >/dev/full", RAINDELAY_PROGRAM, words);
    EXPECT_EQ(run.code, 1) << words[1];
    EXPECT_THAT(run.err, EndsWith("raindelay: standard output couldn't be written\n")) << words[1];
  }
}

TEST_F(DeckOnDisk, AMissingCharacterComesWithATypefaceThatHasIt) {
  write("deck.yaml",
        "format: raindelay-deck/1\ncard: {size: [63mm, 88mm]}\npalette: {ink: \"#102030\"}\n"
        "fonts: {main: Bebas Neue}\nlayouts:\n  plain:\n    front:\n"
        "      - {type: text, text: \"{name}\", box: [6, 6, 50, 10], font: main, size: 14pt}\n");
  write("cards.csv", "code,name\na,A \xE2\x86\x92 B\n");
  const ProgramRun checked = run({"check", path(), "--json"});
  EXPECT_EQ(checked.code, 1);
  const QJsonArray problems = reportOf(checked)[QLatin1String("problems")].toArray();
  ASSERT_EQ(problems.size(), 1);
  EXPECT_EQ(problems[0].toObject()[QLatin1String("id")], QStringLiteral("print-missing-glyph"));
  EXPECT_EQ(problems[0].toObject()[QLatin1String("fix")], QStringLiteral("Add \"Inter\""));
}

/// A deck with a picture: whole, cut off (which its file tells), or damaged inside (which only
/// painting tells).
TEST_F(DeckOnDisk, ADamagedPictureIsAMistakeForEveryCommand) {
  QImage image(40, 30, QImage::Format_RGB32);
  image.fill(Qt::darkCyan);
  for (const char* format : {"png", "jpg"}) {
    QByteArray whole;
    QBuffer buffer(&whole);
    ASSERT_TRUE(image.save(&buffer, format));
    const QByteArray name = QByteArray("art.") + format;
    write("deck.yaml",
          "format: raindelay-deck/1\nname: Ferry\ncard: {size: [63mm, 88mm], bleed: 3, safe: 4}\n"
          "layouts:\n  plain:\n    front:\n      - {type: image, src: " +
              name + ", box: [10, 10, 2, 2], fit: cover}\n");
    write("cards.csv", "code,name\na,One\n");
    std::vector<QByteArray> files = {whole, whole.chopped(2), whole.first(whole.size() / 2)};
    if (name.endsWith("png")) {
      files.push_back(whole);
      files.back()[whole.indexOf("IDAT") + 8] ^= 0x55;
    }
    for (const QByteArray& file : files) {
      const bool sound = file == whole;
      write(name.constData(), file);
      for (const char* command : {"check", "pdf", "render", "sheet"}) {
        std::vector<std::string> words = {command, path()};
        if (words[0] != "check") words.push_back(path(command));
        const ProgramRun made = run(words);
        EXPECT_EQ(made.code, sound ? 0 : 1) << command << made.out << made.err;
        EXPECT_EQ((made.out + made.err).find(name.toStdString()) == std::string::npos, sound)
            << command << made.out << made.err;
        if (words[0] == "check") continue;
        words.emplace_back("--anyway");
        EXPECT_EQ(run(words).code, 0) << command;
      }
    }
  }
}

TEST_F(DeckOnDisk, ADeckWithMistakesIsExportedOnRequestOnly) {
  writeDeck("inc");
  for (const char* command : {"pdf", "render", "sheet"}) {
    const ProgramRun refused = run({command, path(), path(command), "--json"});
    EXPECT_EQ(refused.code, 1);
    EXPECT_TRUE(reportOf(refused)[QLatin1String("made")].isNull());
    EXPECT_THAT(refused.out, HasSubstr("Change to \\\"ink\\\""));
    EXPECT_THAT(refused.err, HasSubstr("--anyway"));
    EXPECT_EQ(run({command, path(), path(command), "--anyway"}).code, 0) << command;
  }
}

// With its booklet there are six typefaces in it, which Qt puts in another order in each process.
TEST(CommandLine, TheSameDeckIsTheSamePdf) {
  const QTemporaryDir folder;
  std::set<QByteArray> files;
  for (int run = 0; run < 4; ++run) {
    const QString path = folder.filePath(QStringLiteral("x.pdf"));
    EXPECT_EQ(
        runProgram(RAINDELAY_PROGRAM,
                   {"deck", "pdf", RAINDELAY_SOURCE_DIR "/assets/rallybird", path.toStdString()})
            .code,
        0);
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    files.insert(file.readAll());
  }
  EXPECT_EQ(files.size(), 1u);
}

/// The number of pages that `raindelay deck pdf` makes of a deck of ours.
int pagesOf(const char* deck, const std::vector<std::string>& options) {
  const QTemporaryDir folder;
  const std::string pdf = folder.filePath(QStringLiteral("x.pdf")).toStdString();
  std::vector<std::string> words{"deck", "pdf", std::string(RAINDELAY_SOURCE_DIR "/assets/") + deck,
                                 pdf};
  words.insert(words.end(), options.begin(), options.end());
  EXPECT_EQ(runProgram(RAINDELAY_PROGRAM, words).code, 0);
  const QRegularExpression line(QStringLiteral("Pages:\\s+(\\d+)"));
  const QString tool = QStandardPaths::findExecutable(QStringLiteral("pdfinfo"));
  return line.match(QString::fromStdString(runProgram(tool.toStdString(), {pdf}).out))
      .captured(1)
      .toInt();
}

TEST(CommandLine, AWholeDeckIsPrintedWithItsRules) {
  constexpr auto kDeck = "quick-tennis";  // fifteen cards
  constexpr int kSheets = 2;
  EXPECT_EQ(pagesOf(kDeck, {"--no-booklet"}), kSheets);
  const int all = pagesOf(kDeck, {});
  EXPECT_GT(all, kSheets);
  EXPECT_EQ((all - kSheets) % 2, 0) << "both sides of each sheet";
  EXPECT_EQ(pagesOf(kDeck, {"--cards", "red-1"}), 1);
  EXPECT_EQ(pagesOf(kDeck, {"--single"}), 15);
}

TEST(CommandLine, CardsOfTwoFacesArePrintedOnBothSidesUnlessThatIsRefused) {
  EXPECT_EQ(pagesOf("quick-baseball", {"--no-booklet"}), 4);
  EXPECT_EQ(pagesOf("quick-baseball", {"--no-booklet", "--backs", "none"}), 2);
  EXPECT_EQ(pagesOf("quick-tennis", {"--no-booklet"}), 2) << "one face a card";
}

}  // namespace
}  // namespace raindelay
