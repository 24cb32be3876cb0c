// For each k: the k-th allocation fails while a reader that knows no Qt reads. It gives what it
// read, refuses, or lets std::bad_alloc pass; nothing else ends, and (with the sanitizers) nothing
// leaks.
#include <gtest/gtest.h>

#include <functional>
#include <new>

#include "deck/csv.h"
#include "deck/font_file.h"
#include "deck/picture.h"
#include "deck/sheet.h"
#include "deck/svg_check.h"
#include "deck/zip.h"
#include "engine/deck_fixture.h"
#include "engine/toy_match.h"
#include "faults/allocations.h"
#include "match/json_reading.h"
#include "match/record.h"
#include "study/study_fixture.h"
#include "support/folder_test.h"
#include "support/font_maker.h"
#include "support/source_dir.h"

namespace raindelay {
namespace {

/// Reads again and again, until no allocation was left to fail; the number of those that did.
int failEach(const std::function<void()>& read) {
  int failed = 0;
  for (long k = 1;; ++k) {
    failAllocation(k);
    try {
      read();
    } catch (const std::bad_alloc&) {
      ++failed;
    }
    if (!allocationFailed()) return failed;
  }
}

std::string fileOf(const std::string& path) {
  return slurp(std::filesystem::path(RAINDELAY_SOURCE_DIR) / path);
}

TEST(EveryAllocationFails, WhileJsonIsRead) {
  const std::string whole =
      R"({"list":[1,[2.5,{"a":"a text that is too long to lie in its string"}]],"list":[true,null]})";
  const std::string torn = whole.substr(0, whole.size() / 2);
  const std::string deep = std::string(kMaxJsonDepth + 1, '[');
  for (const std::string& text : {whole, torn, deep}) {
    EXPECT_GT(failEach([&] { (void)parseJson(text); }), 10) << text;
  }
}

TEST(EveryAllocationFails, WhileARecordIsRead) {
  const std::string text = recordText(toy::randomMatch(7));
  EXPECT_GT(failEach([&] {
              const Result<Record> record = parseRecord(text, "m");
              if (record) (void)replayRecord(toy::game(), *record, "m");
            }),
            100);
}

TEST(EveryAllocationFails, WhileAStudyIsRead) {
  EXPECT_GT(failEach([] {
              deck::Problems problems;
              (void)study::readStudy(study::kWholeStudy, "x.study.yaml", problems);
            }),
            100);
}

TEST(EveryAllocationFails, WhileATableIsRead) {
  const std::string text = "code,name,copies\na,\"An anchor, or two\",2\nb,Bell,1\n";
  EXPECT_GT(failEach([&] { (void)deck::parseCsv(text, "cards.csv"); }), 10);
}

TEST(EveryAllocationFails, WhileASpreadsheetIsRead) {
  for (const char* path : {"libreoffice-ods/karten.ods", "squib-sample/deck.xlsx"}) {
    const std::string bytes = fileOf(std::string("tests/decks/") + path);
    EXPECT_GT(failEach([&] {
                deck::Problems problems;
                (void)deck::readSheet(bytes, path, problems);
              }),
              30)
        << path;
  }
}

TEST(EveryAllocationFails, WhileAnArchiveIsRead) {
  const std::string bytes = fileOf("tests/decks/squib-sample/deck.xlsx");
  EXPECT_GT(failEach([&] { (void)deck::readZip(bytes, "a.zip"); }), 10);
}

TEST(EveryAllocationFails, WhileATypefaceIsChecked) {
  const std::string bytes = FontMaker{{{U'A', 500, 500}}}.bytes();
  EXPECT_GT(failEach([&] {
              if (!deck::checkFont(bytes, "a.ttf")) (void)deck::fontCalled(bytes, "other");
            }),
            3);
}

TEST(EveryAllocationFails, WhileADrawingIsChecked) {
  const std::string text =
      "<svg xmlns='http://www.w3.org/2000/svg'><style>.a{fill:url(#p)}</style><pattern id='p'>"
      "<path d='M0 0L1 1'/></pattern><rect class='a'/><text font-family='Inter'>x</text></svg>";
  EXPECT_GT(failEach([&] { (void)deck::checkSvg(text, "a.svg"); }), 3);
}

// What is thrown there ends nobody's thread: it becomes a sentence.
TEST(EveryAllocationFails, WhileADeckIsRead) {
  const auto folder = deck::testFolder(deck::withElements("[{type: rect, box: trim}]"));
  int told = 0;
  EXPECT_EQ(failEach([&] {
              const deck::DeckReading reading = deck::readDeck(folder);
              const deck::Problem* const wrong = reading.problems.firstError();
              EXPECT_EQ(reading.deck.has_value(), wrong == nullptr);
              told += wrong != nullptr && wrong->id == deck::kinds::kNoMemory.id;
            }),
            0);
  EXPECT_GT(told, 100);
}

TEST(EveryAllocationFails, WhileADeckIsChecked) {
  const deck::DeckReading reading = deck::readDeck(deck::testFolder(deck::withElements(
      "[{type: text, text: '{name} **{= value * 2}**', when: \"suit = 'bats'\", box: trim, font: "
      "main, size: 8pt}, {type: repeat, count: value, cell: [1, 0], elements: [{type: path, d: 'M0 "
      "0 a1 1 0 0 1 2 2z', box: [0, 0, 9, 9], fill: '{suit|suit-ink}'}]}]")));
  ASSERT_TRUE(reading.deck) << reading.problems.firstError()->sentence();
  EXPECT_GT(failEach([&] { (void)deck::checkDeck(*reading.deck); }), 10);
}

}  // namespace
}  // namespace raindelay
