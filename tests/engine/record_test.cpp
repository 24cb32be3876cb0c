#include "match/record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "core/random.h"
#include "core/sha256.h"
#include "engine/toy_match.h"
#include "support/checksums.h"

namespace raindelay {
namespace {

using test::sealed;
using testing::AllOf;
using testing::AnyOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

const std::string kHeader =
    R"({"format":"raindelay-record/1","game":"toy","rules":1,"options":{},)"
    R"("players":[{"name":"Ann","kind":"human"},{"name":"Ben"}],"seed":"7"})"
    "\n";

std::string withHeader(const std::string& lines) {
  return kHeader + lines;
}

/// The reason the text is no record, or its reading or replaying stopped.
std::string complaint(const std::string& text) {
  const Result<Record> record = parseRecord(text, "m");
  if (!record) return record.error().message;
  if (record->damage) return record->damage->message;
  const Result<Replayed> replayed = replayRecord(toy::game(), *record, "m");
  if (!replayed) return replayed.error().message;
  return replayed->damage ? replayed->damage->message : "";
}

std::string headerWith(const std::string& from, const std::string& to) {
  std::string text = kHeader;
  return text.replace(text.find(from), from.size(), to);
}

TEST(Sha256, KnowsTheStandardsExamples) {
  EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST(Record, NamesAreReadWithoutWhatBreaksLinesOrTurnsThem) {
  const auto nameFrom = [](const std::string& name) {
    const Result<Record> record = parseRecord(headerWith("Ann", name), "m");
    return record ? record->setup.players[0].name : record.error().message;
  };
  for (const char* steering :
       {"\\u0080", "\\u009f", "\\u2028", "\\u2029", "\\u202a", "\\u202e", "\\u2066", "\\u2069"}) {
    EXPECT_EQ(nameFrom(std::string("A") + steering + "nn"), "Ann") << steering;
  }
  for (const char* plain :
       {"\xC2\xA0", "\xE2\x80\xA7", "\xE2\x80\x8D", "\xE2\x80\xAF", "\xE2\x81\xAA"}) {
    EXPECT_EQ(nameFrom(plain), plain);
  }
}

TEST(Record, LooksAsTheFormatSays) {
  MatchSetup setup = toy::setup();
  setup.cards = "sha256:00";
  setup.options = {{"rounds", "1"}, {"fast", "on"}};
  setup.pins = {{"card", {"3", "4"}}};
  EXPECT_EQ(headerLine(setup),
            R"({"format":"raindelay-record/1","game":"toy","rules":1,"cards":"sha256:00",)"
            R"("options":{"fast":"on","rounds":1},"players":[{"name":"Ann","kind":"human"},)"
            R"({"name":"Ben","kind":"random"}],"seed":"0000000000000007",)"
            R"("pins":{"card":["3","4"]},"created":"2026-05-01T12:00:00Z",)"
            R"("app":"raindelay 0.1.0"})"
            "\n");
  setup.options = {};
  Match match = toy::match(setup);
  ASSERT_FALSE(match.act(Action{toy::kPass}));
  ASSERT_TRUE(match.undo(Seat(0)));
  const std::string text = recordText(match);
  EXPECT_EQ(text.substr(text.find('\n') + 1),
            "{\"by\":\"chance\",\"do\":\"card 3\"}\n"
            "{\"by\":0,\"do\":\"pass\"}\n"
            "{\"by\":0,\"undo\":1}\n");
}

TEST(Record, WhatIsWrittenIsReadBack) {
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    const Match match = toy::randomMatch(seed);
    const DataTexts tables = {{"cards", "code,name\na,\"Ann, \"\"the\"\"\"\n"}};
    const Result<Record> record = parseRecord(recordText(match, tables), "m");
    ASSERT_TRUE(record.ok()) << record.error().message;
    EXPECT_EQ(record->setup, match.setup());
    EXPECT_EQ(record->tables, tables);
    const Result<Replayed> back = replayRecord(toy::game(), *record, "m");
    ASSERT_TRUE(back.ok()) << back.error().message;
    EXPECT_FALSE(back->damage) << back->damage->message;
    EXPECT_FALSE(back->note);
    EXPECT_TRUE(back->complete);
    EXPECT_TRUE(back->match.standsLike(match));
    EXPECT_EQ(recordText(back->match, tables), recordText(match, tables));
  }
}

TEST(Record, NamesAreKeptAsTheyWereTyped) {
  MatchSetup setup = toy::setup();
  setup.players[0].name = "Zoë \"Ace\" \\ 投手";
  const Result<Record> record = parseRecord(headerLine(setup), "m");
  ASSERT_TRUE(record.ok()) << record.error().message;
  EXPECT_EQ(record->setup.players[0].name, setup.players[0].name);
}

TEST(Record, PracticeAndATitleStandInTheFirstLineOnlyIfThereAreAny) {
  MatchSetup setup = toy::setup();
  EXPECT_THAT(headerLine(setup), Not(AnyOf(HasSubstr("practice"), HasSubstr("title"))));
  setup.practice = true;
  setup.title = "The rainy one";
  EXPECT_THAT(headerLine(setup), HasSubstr(R"("practice":true,"title":"The rainy one","created")"));
  const Result<Record> record = parseRecord(headerLine(setup), "m");
  ASSERT_TRUE(record.ok()) << record.error().message;
  EXPECT_EQ(record->setup, setup);
}

TEST(Record, LinesOfAnotherSystemAreRead) {
  EXPECT_EQ(complaint(withHeader("{\"by\":\"chance\",\"do\":\"card 3\"}\r\n")), "");
  EXPECT_EQ(complaint(withHeader("{\"by\":\"chance\",\"do\":\"card 3\"}")), "") << "no line end";
}

TEST(Record, AHeaderThatCannotBeUsedIsExplained) {
  EXPECT_EQ(complaint(""), "m is empty: no match was ever written to it");
  EXPECT_EQ(complaint("hello\n"), "m, line 1: this isn't a Rain Delay match: this isn't JSON");
  EXPECT_EQ(complaint("[]\n"),
            "m, line 1: this isn't a Rain Delay match: a line must be a JSON object in braces");
  EXPECT_EQ(complaint(headerWith("raindelay-record/1", "raindelay-record/2")),
            "m, line 1: the record is in the format raindelay-record/2, this program reads "
            "raindelay-record/1; a newer version of Rain Delay will read it");
  EXPECT_THAT(complaint(headerWith("raindelay-record/1", "x")), HasSubstr("its format is x"));
  EXPECT_THAT(complaint(headerWith(R"("game":"toy",)", "")), HasSubstr("this line has no `game`"));
  EXPECT_THAT(complaint(headerWith(R"("toy")", "5")), HasSubstr("`game` must be a text"));
  EXPECT_THAT(complaint(headerWith(R"("toy")", R"("")")), HasSubstr("`game` must be a game's id"));
  EXPECT_THAT(complaint(headerWith(R"("rules":1)", R"("rules":"1")")), HasSubstr("`rules` must"));
  EXPECT_THAT(complaint(headerWith(R"("rules":1)", R"("rules":2)")),
              HasSubstr("version 2 of the rules of Toy, this program knows version 1; a newer"));
  EXPECT_THAT(complaint(headerWith(R"("rules":1)", R"("rules":0)")), HasSubstr("an older version"));
  EXPECT_THAT(complaint(headerWith(R"("7")", R"("7g")")), HasSubstr("`seed` must be"));
  EXPECT_THAT(complaint(headerWith(R"("7")", R"("11112222333344445")")), HasSubstr("`seed` must"));
  EXPECT_THAT(complaint(headerWith("{}", "[]")), HasSubstr("`options` must be an object"));
  EXPECT_THAT(complaint(headerWith("{}", R"({"rounds":1.5})")), HasSubstr("option rounds must"));
  EXPECT_THAT(complaint(headerWith("{}", R"({},"pins":{"card":3})")), HasSubstr("must be a list"));
  EXPECT_THAT(complaint(headerWith("{}", R"({},"pins":{"crad":["3"]})")),
              HasSubstr("unknown source crad; did you mean card?"));
  EXPECT_THAT(complaint(headerWith("{}", R"({},"practice":1)")),
              HasSubstr("`practice` must be true or false"));
  EXPECT_THAT(complaint(headerWith("{}", R"({},"ladder":true)")),
              HasSubstr("unknown field ladder"));
  EXPECT_THAT(complaint(headerWith("players", "plyers")), HasSubstr("did you mean players?"));
  EXPECT_THAT(complaint(headerWith(R"(,{"name":"Ben"})", "")),
              HasSubstr("Toy is for 2 players; this match has 1"));
  for (const char* steering : {"\\u001b[2J", "\\n", "\\u007f"}) {
    EXPECT_THAT(complaint(headerWith("Ann", steering)), HasSubstr("control characters"))
        << steering;
  }
  EXPECT_THAT(complaint(headerWith("Ann", "\xff\xfe")), HasSubstr("this isn't JSON"));
}

TEST(Record, ALineThatCannotBeUsedIsExplainedAndTheRestStands) {
  const std::string first = "{\"by\":\"chance\",\"do\":\"card 3\"}\n";
  const auto second = [&](const std::string& line) {
    return complaint(withHeader(first + line + "\n" + first));
  };
  EXPECT_EQ(second("{\"by\":0,\"do\":\"kep\"}"),
            "m, line 3: Toy has no move `kep`; up to line 2 all is well: delete what follows to "
            "play on from there");
  EXPECT_THAT(second("{\"by\":1,\"do\":\"keep\"}"),
              StartsWith("m, line 3: `keep` can't be done here: seat 0 (Ann) is to choose"));
  EXPECT_THAT(second("{\"by\":2,\"do\":\"keep\"}"), HasSubstr("a seat from 0 to 1"));
  EXPECT_THAT(second("{\"by\":-1,\"do\":\"keep\"}"), HasSubstr("a seat from 0 to 1"));
  EXPECT_THAT(second("{\"by\":0}"), HasSubstr("this line has no `do`"));
  EXPECT_THAT(second("{\"do\":\"keep\"}"), HasSubstr("this line has no `by`"));
  EXPECT_THAT(second("{\"by\":0,\"do\":7}"), HasSubstr("`do` must be a text"));
  EXPECT_THAT(second("{\"by\":0,\"do\":\"keep\",\"undo\":1}"), HasSubstr("either `do` or `undo`"));
  EXPECT_THAT(second("{\"by\":\"chance\",\"undo\":1}"), HasSubstr("chance can't undo"));
  EXPECT_THAT(second("{\"by\":0,\"undo\":\"1\"}"), HasSubstr("must be the number"));
  EXPECT_THAT(second("{\"by\":0,\"undo\":0}"), HasSubstr("no choice of seat 0 (Ann)"));
  EXPECT_THAT(second("{\"by\":0,\"undo\":999999999}"), HasSubstr("no choice of seat 0 (Ann)"));
  EXPECT_THAT(second("{\"by\":0,\"do\":\"keep\",\"coach\":false}"), HasSubstr("only be true"));
  EXPECT_THAT(second("{\"by\":\"chance\",\"do\":\"card 4\",\"coach\":true}"),
              HasSubstr("on a seat's line"));
  EXPECT_THAT(second("{\"by\":0,\"od\":\"keep\"}"),
              HasSubstr("unknown field od; did you mean do?"));
  EXPECT_THAT(second("{\"by\":0,\"do\":\"" + std::string(5000, 'x') + "\"}"),
              HasSubstr("longer than 4096 bytes"));
  EXPECT_THAT(second("garbage"), HasSubstr("line 3: this isn't JSON"));
  EXPECT_THAT(second(""), HasSubstr("line 3: this isn't JSON"));
}

TEST(Record, DamageInTheMiddleLeavesWhatCameBefore) {
  const Match match = toy::randomMatch(3);
  std::string text = recordText(match);
  std::size_t at = text.find('\n');
  for (int i = 0; i < 3; ++i) at = text.find('\n', at + 1);
  text.insert(at + 1, "\x01\x02\n");
  const Result<Record> record = parseRecord(text, "m");
  ASSERT_TRUE(record.ok());
  EXPECT_EQ(record->lines.size(), 3U);
  EXPECT_EQ(record->goodBytes, at + 1);
  ASSERT_TRUE(record->damage.has_value());
  EXPECT_THAT(record->damage->message, StartsWith("m, line 5: this isn't JSON"));
}

TEST(Record, ATornLastLineIsDroppedWithANote) {
  const std::string text = recordText(toy::randomMatch(3));
  const std::size_t last = text.rfind('\n', text.size() - 2) + 1;
  for (std::size_t size = last + 1; size < text.size() - 1; ++size) {
    const Result<Record> record = parseRecord(text.substr(0, size), "m");
    ASSERT_TRUE(record.ok());
    EXPECT_FALSE(record->damage);
    ASSERT_TRUE(record->note.has_value()) << size;
    EXPECT_THAT(record->note->message, HasSubstr("cut off"));
    EXPECT_EQ(record->goodBytes, last);
  }
}

TEST(Record, AChecksumIsThatOfAllBytesBeforeIt) {
  const std::string text = recordText(toy::randomMatch(3));
  const std::string twice = sealed(sealed(text));
  EXPECT_THAT(twice, EndsWith("{\"sum\":\"" + sha256(sealed(text)) + "\"}\n"));
  for (const std::string& good : {text, sealed(text), twice}) {
    const Result<Record> record = parseRecord(good, "m");
    ASSERT_TRUE(record.ok());
    EXPECT_FALSE(record->damage || record->note || record->wrongSum);
    EXPECT_EQ(record->lines.size(), parseRecord(text, "m")->lines.size());
    EXPECT_EQ(record->goodBytes, good.size());
    EXPECT_EQ(record->sum.digits(), sha256(good));
  }
}

TEST(Record, AChecksumThatIsNoneIsRefused) {
  EXPECT_EQ(complaint(withHeader("{\"sum\":7}\n")),
            "m, line 2: `sum` must be a text in quotes; up to line 1 all is well: delete what "
            "follows to play on from there");
  EXPECT_THAT(complaint(withHeader("{\"by\":0,\"do\":\"keep\",\"sum\":\"\"}\n")),
              HasSubstr("unknown field sum"));
}

TEST(Record, WhatWasChangedBeforeAChecksumIsTold) {
  const std::string text = sealed(recordText(toy::randomMatch(3)));
  const std::string last = std::to_string(std::count(text.begin(), text.end(), '\n'));
  int told = 0;
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    for (const char other : {'0', '1', 'x', ' ', '\n'}) {
      std::string changed = text;
      changed[i] = other;
      const Result<Record> record = parseRecord(changed, "m");
      if (changed == text || !record || record->damage) continue;
      ASSERT_TRUE(record->note.has_value()) << changed;
      ASSERT_THAT(record->note->message,
                  AllOf(StartsWith("m, line " + last + ":"), HasSubstr("changed")));
      const Result<Replayed> replayed = replayRecord(toy::game(), *record, "m");
      told += replayed && !replayed->damage ? 1 : 0;
    }
  }
  EXPECT_GT(told, 100) << "changes that replay as if nothing had happened";
}

TEST(Record, TheFirstWrongChecksumIsNamed) {
  const std::string played = sealed(recordText(toy::randomMatch(3)));
  std::string text = sealed(played + "\n").replace(0, played.size() + 1, played);
  EXPECT_EQ(parseRecord(text, "m")->wrongSum, std::count(text.begin(), text.end(), '\n'));
  text.replace(text.find("Ann"), 3, "Eve");
  EXPECT_EQ(parseRecord(text, "m")->wrongSum, std::count(text.begin(), text.end(), '\n') - 1);
}

TEST(Record, AnotherFirstLineGetsAnotherChecksum) {
  const std::string text = recordText(toy::randomMatch(3));
  const std::size_t first = text.find('\n') + 1;
  const std::string other = withHeader("");
  const std::string rest = other + text.substr(first);
  EXPECT_EQ(underHeader(other, text), rest) << "none where there was none";
  EXPECT_EQ(underHeader(other, sealed(sealed(text))), sealed(rest));
  EXPECT_EQ(underHeader(text.substr(0, first), sealed(text)), sealed(text));
}

TEST(Record, APinThatContradictsALineIsRefused) {
  const std::string header = headerWith("{}", R"({},"pins":{"card":["4"]})");
  EXPECT_EQ(complaint(header + "{\"by\":\"chance\",\"do\":\"card 3\"}\n"),
            "m, line 2: `card 3` contradicts the pin `4` of the first line; up to line 1 all is "
            "well: delete what follows to play on from there");
  EXPECT_EQ(complaint(header + "{\"by\":\"chance\",\"do\":\"card 4\"}\n"), "");
  EXPECT_EQ(complaint(header), "");
}

TEST(Record, APinThatCannotComeIsRefused) {
  const std::string header = headerWith("{}", R"({},"pins":{"card":["4","4"]})");
  EXPECT_EQ(complaint(header + "{\"by\":0,\"do\":\"keep\"}\n{\"by\":0,\"do\":\"pick 1\"}\n"
                               "{\"by\":1,\"do\":\"pick 1\"}\n"),
            "m, line 1: pin 2 of card, `4`, can't come there; the seed drew instead");
}

TEST(Record, AHandWrittenRecordNeedsNoChanceLines) {
  const Result<Record> record = parseRecord(withHeader("{\"by\":0,\"do\":\"keep\"}\n"), "m");
  ASSERT_TRUE(record.ok());
  const Result<Replayed> replayed = replayRecord(toy::game(), *record, "m");
  ASSERT_TRUE(replayed.ok());
  EXPECT_FALSE(replayed->damage);
  EXPECT_FALSE(replayed->complete);
  EXPECT_EQ(replayed->match.steps().size(), 2U);
}

/// A text with a few bytes changed, dropped, doubled or swapped for hostile ones.
std::string mutated(std::string text, Stream& random) {
  constexpr std::string_view kPieces[] = {"\"",   "{",    "}",  ":",   ",",  "[",
                                          "\n",   "\\",   "-1", "1e9", "\0", "chance",
                                          "undo", "\xc3", "99", "null"};
  const int changes = 1 + random.below(4);
  for (int i = 0; i < changes && !text.empty(); ++i) {
    const auto at = static_cast<std::size_t>(random.below(static_cast<int>(text.size())));
    const auto length = static_cast<std::size_t>(random.below(12));
    switch (random.below(4)) {
      case 0:
        text[at] = static_cast<char>(random.below(256));
        break;
      case 1:
        text.erase(at, length);
        break;
      case 2:
        text.insert(at, text.substr(at / 2, length));
        break;
      default:
        text.insert(at, kPieces[random.below(std::size(kPieces))]);
    }
  }
  return text;
}

TEST(Record, ReadingNeverCrashes) {
  const std::string good = recordText(toy::randomMatch(11));
  Stream random(11, "mutations");
  int refused = 0;
  for (int i = 0; i < 5000; ++i) refused += complaint(mutated(good, random)).empty() ? 0 : 1;
  EXPECT_GT(refused, 2500) << "most of the mutations should matter";
}

}  // namespace
}  // namespace raindelay
