// The same of what the application writes: edits of a deck, exports, and what it keeps for itself.
#include <gmock/gmock.h>

#include <QSignalSpy>
#include <QUrl>

#include "app/book_fixture.h"
#include "app/output_fixture.h"
#include "app/record_fixture.h"
#include "deck/keep.h"
#include "deck/templates.h"
#include "faults/edited_deck.h"
#include "faults/every_call.h"
#include "library/folders.h"
#include "library/match_library.h"
#include "output/contact_sheet.h"
#include "output/pdf_export.h"
#include "output/picture_export.h"
#include "output/tabletop_export.h"
#include "painter/problem_words.h"
#include "review/analysis_file.h"
#include "scorebook/scorebook_view.h"
#include "shelf/match_index.h"
#include "shell/application.h"
#include "shell/settings.h"
#include "studio/export_memory.h"
#include "support/faults.h"

namespace raindelay {
namespace {

namespace fs = std::filesystem;

/// A change to a deck: what is done before, and then, what fails.
struct Edit {
  using Step = std::string (*)(EditedDeck& deck);
  const char* name;
  const char* file;
  std::vector<Step> before;
  Step step;
  std::string from, to;  ///< what stands in the file
};

void PrintTo(const Edit& edit, std::ostream* out) {
  *out << edit.name;
}

std::string rename(EditedDeck& deck) {
  return deck.call("Oar");
}
std::string enlarge(EditedDeck& deck) {
  return deck.write(9);
}
std::string undo(EditedDeck& deck) {
  return deck.undo();
}
std::string redo(EditedDeck& deck) {
  return deck.redo();
}

class EveryCallFailsInTheStudio : public EveryCallFails,
                                  public testing::WithParamInterface<Edit> {};

TEST_P(EveryCallFailsInTheStudio, AndAFileIsAsBeforeOrAfter) {
  const Edit& edit = GetParam();
  std::unique_ptr<EditedDeck> deck;
  everyCall(
      [&] {
        EditedDeck::writeTo(at("deck"));
        deck = std::make_unique<EditedDeck>(at("deck"));
        for (const Edit::Step step : edit.before) ASSERT_EQ(step(*deck), "");
        ASSERT_EQ(slurp(at("deck/") + edit.file), edit.from);
      },
      [&]() -> Check {
        const std::string wrong = edit.step(*deck);
        return [&, wrong] {
          EXPECT_EQ(slurp(at("deck/") + edit.file), wrong.empty() ? edit.to : edit.from);
          if (wrong.empty()) return;
          expectSentence({wrong});
          EXPECT_TRUE(wrong.ends_with('.')) << wrong;
          EXPECT_EQ(wrong.find("Another program"), std::string::npos) << wrong;
          // What was refused can be done again.
          EXPECT_EQ(edit.step(*deck), "");
          EXPECT_EQ(slurp(at("deck/") + edit.file), edit.to);
        };
      });
}

const std::string kOar = EditedDeck::called("Oar"), kAnchor = EditedDeck::called("Anchor"),
                  kLarger = EditedDeck::written(9);

INSTANTIATE_TEST_SUITE_P(
    While, EveryCallFailsInTheStudio,
    testing::Values(Edit{"ACellIsChanged", "cards.csv", {}, rename, kAnchor, kOar},
                    Edit{"ALayoutIsChanged", "deck.yaml", {}, enlarge, kLayout, kLarger},
                    Edit{"ACellIsUndone", "cards.csv", {rename}, undo, kOar, kAnchor},
                    Edit{"ALayoutIsUndone", "deck.yaml", {enlarge}, undo, kLarger, kLayout},
                    Edit{"ACellIsRedone", "cards.csv", {rename, undo}, redo, kAnchor, kOar},
                    Edit{"ALayoutIsRedone", "deck.yaml", {enlarge, undo}, redo, kLayout, kLarger}),
    testing::PrintToStringParamName());

/// Something that writes files into the folder `out`; beside it `in` has a table.
struct Writing {
  const char* name;
  Result<void> (*deed)(const std::string& out);
  bool replaces = true;  ///< what is there already
};

void PrintTo(const Writing& writing, std::ostream* out) {
  *out << writing.name;
}

/// Two cards without text, so that nothing takes long.
Selection plainCards() {
  return printedSelection("  plain: {front: [{type: rect, box: bleed, fill: ink}]}\n",
                          "code,kind,suit\na,plain,\nb,plain,\n");
}

Result<void> pdf(const std::string& out, bool singly) {
  Progress progress;
  return writePdf(plainCards(), {singly, {}, true, true}, out + "/new/a.pdf", progress);
}

Result<void> book(const std::string& out, const char* ending) {
  static const auto table = recordedTable("quick_baseball/undo");
  ScorebookView view;
  view.setMatch(table.get());
  const QString path = QString::fromStdString(out + "/book." + ending);
  const QString wrong = view.save(QUrl::fromLocalFile(path));
  return wrong.isEmpty() ? Result<void>() : Error{wrong.toStdString()};
}

Result<void> deckOf(const deck::DeckFiles& files, const std::string& out) {
  const auto written = deck::writeDeck(files, out + "/new");
  if (written) return {};
  return Error{words::sentence(written.problem()).toStdString()};
}

Result<void> kept(const std::string& out) {
  const auto refused = [](const deck::Problem& problem) {
    return Error{words::placed(problem).toStdString()};
  };
  const auto source = deck::openDeck(fs::path(out).parent_path() / "in" / "cards.csv");
  if (!source) return refused(source.problem());
  const auto files = deck::filesToKeep(*source, "Kept");
  if (!files) return refused(files.problem());
  return deckOf(*files, out);
}

const std::vector<Writing> kWritings{
    {"SheetsArePrinted", [](const std::string& out) { return pdf(out, false); }},
    {"SingleCardsArePrinted", [](const std::string& out) { return pdf(out, true); }},
    {"ATestPageIsMade",
     [](const std::string& out) { return writeFile(out + "/test.pdf", *testPagePdf({})); }},
    {"PicturesArePainted",
     [](const std::string& out) {
       Progress progress;
       return writePictures(plainCards(), {.dpi = kLeastDpi}, out + "/new", progress);
     }},
    {"AContactSheetIsPainted",
     [](const std::string& out) {
       Progress progress;
       return writeContactSheet(plainCards(), {.cardWidth = 20}, out + "/a.png", progress);
     }},
    {"ATabletopSimulatorsDeckIsMade",
     [](const std::string& out) {
       Progress progress;
       return writeTabletop(plainCards(), {256, {}, {}}, out + "/new", progress);
     }},
    {"AScorebookIsSavedAsText", [](const std::string& out) { return book(out, "txt"); }},
    {"AScorebookIsSavedOnPages", [](const std::string& out) { return book(out, "pdf"); }},
    {"AnAnalysisIsKept",
     [](const std::string& out) {
       static const Match match = played("quick-tennis", 3);
       return analysis_file::write(QString::fromStdString(out + "/own/a.json"), match, {});
     }},
    {"AnExportIsRemembered",
     [](const std::string& out) {
       qputenv("RAINDELAY_HOME", QByteArray::fromStdString(out));
       return ExportMemory(QStringLiteral("/deck"), QStringLiteral("pdf"))
           .remember({{"a", 1, 9, 1}}, {0});
     }},
    {"TheIndexIsKept",
     [](const std::string& out) -> Result<void> {
       shelf::MatchIndex index(out + "/.index", "test");
       index.put("a", {}, {});
       index.save();
       // (It tells nobody.)
       if (slurp(out + "/.index").ends_with('}')) return {};
       return Error{out + " has no index."};
     }},
    {"ADeckIsBegun",
     [](const std::string& out) { return deckOf(deck::templateFiles("simple"), out); }, false},
    {"ATableIsKept", kept, false}};

class EveryCallFailsOfAWriter : public EveryCallFails, public testing::WithParamInterface<Writing> {
 protected:
  /// Whether it is the whole file. (PDF files have the time in the middle.)
  static bool isWhole(const std::string& text, const std::string& whole) {
    if (!whole.starts_with("%PDF")) return text == whole;
    return text.starts_with("%PDF") && text.ends_with("%%EOF\n");
  }
  /// As it is there before: where there are files already, they are older ones.
  void everyCallOver(const std::string& older) {
    const auto prepare = [&] {
      spill(at("in/cards.csv"), kTable.toStdString());
      fs::create_directories(at("out"));
      if (older.empty()) return;
      for (const auto& [path, text] : whole_) spill(at("out/") + path, older);
    };
    everyCall(prepare, [this, &older]() -> Check {
      const Result<void> done = GetParam().deed(at("out"));
      return [this, &older, done] {
        const auto now = filesLeft(at("out"));
        EXPECT_EQ(now.size(), done || !older.empty() ? whole_.size() : 0U);
        for (const auto& [path, text] : now) {
          EXPECT_TRUE(isWhole(text, whole_[path]) || (!done && text == older)) << path;
        }
        if (!done) expectSentence(done.error());
      };
    });
  }

  std::map<std::string, std::string> whole_;  ///< what it writes
};

TEST_P(EveryCallFailsOfAWriter, AndNoFileIsHalf) {
  spill(at("in/cards.csv"), kTable.toStdString());
  fs::create_directories(at("out"));
  const Result<void> done = GetParam().deed(at("out"));
  ASSERT_TRUE(done.ok()) << done.error().message;
  whole_ = filesLeft(at("out"));
  ASSERT_FALSE(whole_.empty());
  ASSERT_NO_FATAL_FAILURE(everyCallOver(""));
  if (GetParam().replaces) everyCallOver("older");
}

INSTANTIATE_TEST_SUITE_P(While, EveryCallFailsOfAWriter, testing::ValuesIn(kWritings),
                         testing::PrintToStringParamName());

using EveryCallFailsAtTheTable = EveryCallFails;

TEST_F(EveryCallFailsAtTheTable, AndWhatTheDiskDoesNotKeepIsTold) {
  std::unique_ptr<MatchLibrary> library;
  MatchController* table = nullptr;
  QStringList told;
  int toldTimes = 0;
  everyCall(
      [&] {
        library = std::make_unique<MatchLibrary>(QString::fromStdString(at("matches")),
                                                 Application::instance().tables(),
                                                 [] { return QDateTime::currentDateTime(); });
        QObject::connect(library->collection(), &MatchCollection::said,
                         [&](const QString& sentence) { told << sentence; });
        table = library->start(QStringLiteral("quick-tennis"), {}, nullptr, QStringLiteral("7"));
        ASSERT_NE(table, nullptr);
        library->waitForWorkers();
        told.clear();
      },
      [&]() -> Check {
        // The turn passes.
        emit table->decision()->turnSeatChanged();
        library->waitForWorkers();
        return [&] {
          QCoreApplication::sendPostedEvents();
          if (told.isEmpty()) return;
          ASSERT_EQ(told.size(), 1);
          expectSentence({told.front().toStdString()});
          ++toldTimes;
        };
      });
  EXPECT_GT(toldTimes, 0);
}

// (Settings are written by Qt, whose calls the linker doesn't know.)
using SettingsOnAFullDisk = FolderTest;

TEST_F(SettingsOnAFullDisk, HoldForNowAndThatIsTold) {
  inAnotherProcess(home_, [this] {
    const fs::path disk = home_ / "disk";
    fs::create_directories(disk);
    if (!mountSmallDisk(disk)) return;
    qputenv("RAINDELAY_HOME", QByteArray::fromStdString(disk.string()));
    const QString deck(3000, QLatin1Char('d'));  // more than is left in the file's last block
    Settings(nullptr).setMotion(QStringLiteral("slow"));
    const std::string before = slurp(settingsFile().toStdString());
    ASSERT_NE(before.find("slow"), std::string::npos);
    fillDisk(disk / "ballast");
    {
      Settings settings(nullptr);
      const QSignalSpy said(&settings, &Settings::said);
      for (const QString& one : {deck, deck + deck}) {
        settings.addRecentDeck(one);
        QCoreApplication::sendPostedEvents();
      }
      EXPECT_EQ(settings.recentDecks().size(), 2);
      ASSERT_EQ(said.size(), 1) << "told once";
      expectSentence({said.front().front().toString().toStdString()});
    }
    EXPECT_EQ(slurp(settingsFile().toStdString()), before);
    const fs::directory_iterator all(disk);
    EXPECT_EQ(std::distance(begin(all), end(all)), 2) << "something is left";
    fs::remove(disk / "ballast");
    Settings(nullptr).setMotion(QStringLiteral("fast"));
    EXPECT_NE(slurp(settingsFile().toStdString()).find("fast"), std::string::npos);
  });
}

}  // namespace
}  // namespace raindelay
