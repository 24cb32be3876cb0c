// What a record may have at most: refused in a sentence that names the limit and the line.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <utility>
#include <vector>

#include "engine/reader_limits.h"
#include "match/record.h"

namespace raindelay {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

using Fields = std::vector<std::pair<std::string, std::string>>;

/// Every field of a first line.
const Fields kFields = {{"format", "\"raindelay-record/1\""},
                        {"game", "\"toy\""},
                        {"rules", "1"},
                        {"cards", "\"\""},
                        {"options", "{}"},
                        {"players", R"([{"name":"Ann","kind":"human"},{"name":"Ben"}])"},
                        {"seed", "\"7\""},
                        {"pins", "{}"},
                        {"practice", "false"},
                        {"title", "\"\""},
                        {"created", "\"\""},
                        {"app", "\"\""},
                        {"tables", "{}"}};

/// A first line in which this field has that value, and what is to stand behind all fields.
std::string headerOf(const std::string& key, const std::string& value,
                     const std::string& behind = "") {
  std::string line;
  for (const auto& [name, usual] : kFields) {
    line += (line.empty() ? "{\"" : ",\"") + name + "\":" + (name == key ? value : usual);
  }
  return line + behind + "}\n";
}

/// The reason why the text is no record or isn't one to its end.
std::string readingComplaint(const std::string& text) {
  const Result<Record> record = parseRecord(text, "m");
  if (!record) return record.error().message;
  return record->damage ? record->damage->message : "";
}

std::string repeated(std::string_view piece, std::size_t times) {
  std::string text;
  for (std::size_t i = 0; i < times; ++i) text += piece;
  return text;
}

/// Lists, or objects, so deep within each other.
std::string lists(std::size_t depth) {
  return repeated("[", depth) + repeated("]", depth);
}
std::string objects(std::size_t depth) {
  return repeated("{\"a\":", depth) + "1" + repeated("}", depth);
}

TEST(RecordLimits, TheUsualFieldsAreARecord) {
  EXPECT_EQ(readingComplaint(headerOf("", "")), "");
}

TEST(RecordLimits, NestingIsRefusedInEveryField) {
  const std::string sentence =
      "m, line 1: this isn't a Rain Delay match: brackets and braces are nested more than 16 "
      "deep";
  for (const auto& [key, usual] : kFields) {
    for (const auto& nested : {lists, objects}) {
      // The line's own braces are one.
      for (const std::size_t most : {14, 15}) {
        const std::string told = readingComplaint(headerOf(key, nested(most)));
        EXPECT_THAT(told, StartsWith("m, line 1: ")) << key << ": it says what belongs there";
        EXPECT_THAT(told, Not(HasSubstr("nested"))) << key;
      }
      EXPECT_EQ(readingComplaint(headerOf(key, nested(16))), sentence) << key;
      EXPECT_EQ(readingComplaint(headerOf(key, nested(105'000))), sentence) << key;
    }
    EXPECT_EQ(readingComplaint(headerOf(key, repeated("[", 105'000))), sentence) << "half open";
  }
}

TEST(RecordLimits, NestingIsRefusedInALine) {
  const std::string header = headerOf("", "");
  for (const char* key : {"by", "do", "undo", "coach"}) {
    const std::string begin = header + "{\"" + key + "\":";
    EXPECT_THAT(readingComplaint(begin + lists(15) + "}\n"), Not(HasSubstr("nested"))) << key;
    EXPECT_EQ(readingComplaint(begin + lists(16) + "}\n"),
              "m, line 2: brackets and braces are nested more than 16 deep; up to line 1 all is "
              "well: delete what follows to play on from there")
        << key;
  }
}

/// So many fields with different names, of that value.
std::string fields(std::size_t count, const std::string& value) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) {
    text += (i == 0 ? "\"" : ",\"") + std::to_string(i) + "\":" + value;
  }
  return text;
}

TEST(RecordLimits, TheFieldsOfAnObjectAreCounted) {
  const std::string sentence =
      "m, line 1: this isn't a Rain Delay match: an object has more than 64 fields";
  const std::pair<const char*, const char*> groups[] = {
      {"options", "1"}, {"pins", "[]"}, {"tables", "\"\""}};
  for (const auto& [key, value] : groups) {
    EXPECT_EQ(readingComplaint(headerOf(key, "{" + fields(64, value) + "}")), "") << key;
    for (const std::size_t more : {65, 100'000}) {
      EXPECT_EQ(readingComplaint(headerOf(key, "{" + fields(more, "1") + "}")), sentence) << key;
    }
  }
  EXPECT_THAT(readingComplaint(headerOf("", "", "," + fields(64 - kFields.size(), "1"))),
              HasSubstr("unknown field 0"));
  for (const std::size_t more : {65 - kFields.size(), std::size_t{100'000}}) {
    EXPECT_EQ(readingComplaint(headerOf("", "", "," + fields(more, "1"))), sentence);
  }
}

struct TextLimit {
  std::size_t most;
  std::string what;  ///< as the sentence calls it
  std::function<std::string(const std::string& text)> header;
};

TEST(RecordLimits, EveryTextHasALength) {
  std::vector<TextLimit> limits;
  for (const char* key : {"format", "game", "cards", "title", "created", "app", "seed"}) {
    limits.push_back({kMaxTextBytes, "`" + std::string(key) + "`",
                      [key](const std::string& text) { return headerOf(key, text); }});
  }
  const auto in = [](const char* key, const char* before, const char* behind) {
    return [=](const std::string& text) { return headerOf(key, before + text + behind); };
  };
  limits.push_back({kMaxTextBytes, "`name`", in("players", "[{\"name\":", "}]")});
  limits.push_back({kMaxTextBytes, "`kind`", in("players", R"([{"name":"Ann","kind":)", "}]")});
  limits.push_back({kMaxTextBytes, "option rounds", in("options", "{\"rounds\":", "}")});
  limits.push_back({kMaxLineBytes, "a pin of card", in("pins", "{\"card\":[", "]}")});
  limits.push_back({kMaxTableBytes, "table cards", in("tables", "{\"cards\":", "}")});
  for (const TextLimit& limit : limits) {
    const auto told = [&](std::size_t bytes) {
      return readingComplaint(limit.header("\"" + std::string(bytes, 'x') + "\""));
    };
    EXPECT_THAT(told(limit.most - 1), Not(HasSubstr("longer than"))) << limit.what;
    EXPECT_THAT(told(limit.most), Not(HasSubstr("longer than"))) << limit.what;
    const std::string sentence =
        limit.what + " is longer than " + std::to_string(limit.most) + " bytes";
    EXPECT_THAT(told(limit.most + 1), StartsWith("m, line 1: ")) << limit.what;
    EXPECT_THAT(told(limit.most + 1), EndsWith(sentence)) << limit.what;
  }
}

/// A line with blanks behind its brace.
std::string padded(std::string line, std::size_t bytes) {
  return line.insert(1, bytes - line.size(), ' ');
}

TEST(RecordLimits, WhatIsInAFirstLineThatIsTooLongIsNotRead) {
  const std::string name = "{\"name\":\"" + std::string(1'000'000, 'x') + "\"}";
  for (const std::string& huge : {headerOf("players", "[" + name + "," + name + "]"),
                                  headerOf("title", "\"" + std::string(2'000'000, 'x') + "\"")}) {
    EXPECT_EQ(readingComplaint(huge), "m, line 1: the first line is longer than 1048576 bytes");
  }
}

}  // namespace

std::vector<LimitCase> recordLimits() {
  const std::string header = headerOf("", ""), step = R"({"by":0,"do":"keep"})";
  const std::string line = header.substr(0, header.size() - 1);
  const std::string place = "m, line 1: this isn't a Rain Delay match: ";
  return {
      {kMaxRecordBytes,
       [=](std::size_t bytes) {
         // Full lines, then one that fills up what is left.
         std::string text = header;
         const std::string full = padded(step, kMaxLineBytes) + '\n';
         while (text.size() + 2 * full.size() < bytes) text += full;
         text += padded(step, (bytes - text.size()) / 2) + '\n';
         text += padded(step, bytes - text.size() - 1) + '\n';
         return readingComplaint(text);
       },
       "m is too large for a record of a match (16 MiB at most)"},
      {kMaxHeaderBytes, [=](std::size_t bytes) { return readingComplaint(padded(line, bytes)); },
       "m, line 1: the first line is longer than 1048576 bytes"},
      {kMaxLineBytes,
       [=](std::size_t bytes) { return readingComplaint(header + padded(step, bytes) + "\n"); },
       "m, line 2: the line is longer than 4096 bytes; up to line 1 all is well"},
      {kMaxTextBytes,
       [](std::size_t bytes) {
         return readingComplaint(headerOf("title", '"' + std::string(bytes, 'x') + '"'));
       },
       "m, line 1: `title` is longer than 200 bytes"},
      {kMaxTableBytes,
       [](std::size_t bytes) {
         return readingComplaint(
             headerOf("tables", "{\"cards\":\"" + std::string(bytes, 'x') + "\"}"));
       },
       "m, line 1: table cards is longer than 262144 bytes"},
      {kMaxJsonDepth,
       [](std::size_t depth) {
         // The line's own braces are one. What belongs into the list is told without reading on.
         const std::string said = readingComplaint(headerOf("pins", lists(depth - 1)));
         return said.find("nested") == std::string::npos ? "" : said;
       },
       place + "brackets and braces are nested more than 16 deep"},
      {kMaxJsonFields,
       [](std::size_t count) {
         return readingComplaint(headerOf("options", "{" + fields(count, "1") + "}"));
       },
       place + "an object has more than 64 fields"},
      {kMaxJsonNameBytes,
       [](std::size_t bytes) {
         return readingComplaint(headerOf("options", "{\"" + std::string(bytes, 'k') + "\":1}"));
       },
       place + "the name of a field is longer than 100 bytes"},
      {kMaxJsonValues,
       [](std::size_t count) {
         // The line, its fields, two players and their fields, the list of pins.
         const std::size_t others = 1 + kFields.size() + 2 + 3 + 1;
         return readingComplaint(
             headerOf("pins", "{\"card\":[" + repeated("\"\",", count - others - 1) + "\"\"]}"));
       },
       place + "there are more than 10000 values"},
  };
}

}  // namespace raindelay
