// Reading a record: from its text to lines of which nothing is known yet of the game.
#include "match/record.h"

#include <algorithm>

#include "match/json_reading.h"
#include "match/record_header.h"
#include "match/record_lines.h"

namespace raindelay {

namespace {

using Json = nlohmann::json;

Result<std::optional<Seat>> readBy(const Json& json, std::size_t players) {
  const auto found = json.find("by");
  if (found == json.end()) return Error{"this line has no `by`"};
  if (isText(*found, "chance")) return std::optional<Seat>();
  const std::optional<int> seat = numberFrom(*found, static_cast<int>(players) - 1);
  if (!seat) {
    return Error{"`by` must be \"chance\" or a seat from 0 to " + std::to_string(players - 1)};
  }
  return std::optional<Seat>(Seat(*seat));
}

Result<RecordLine> readStep(const Json& json, std::size_t players) {
  if (const auto known = onlyKeys(json, {"by", "do", "undo", "coach"}); !known)
    return known.error();
  const auto by = readBy(json, players);
  if (!by) return by.error();
  RecordLine line;
  line.by = *by;
  const auto undo = json.find("undo");
  if (undo == json.end()) {
    Result<std::string> action = textIn(json, "do", kMaxLineBytes);
    if (!action) return action.error();
    line.action = *std::move(action);
    const auto coach = json.find("coach");
    if (coach == json.end()) return line;
    if (*coach != true || !line.by) return Error{"`coach` can only be true, on a seat's line"};
    line.byCoach = true;
    return line;
  }
  const std::optional<int> first = numberFrom(*undo, 1'000'000'000);
  if (json.contains("do")) return Error{"a line has either `do` or `undo`"};
  if (!line.by) return Error{"chance can't undo"};
  if (!first) return Error{"`undo` must be the number of a line"};
  line.undoTo = static_cast<std::size_t>(*first);
  return line;
}

/// Reads a line into the record: a step, or the checksum of what is before it.
Result<void> readLine(const Lines& lines, Record& record) {
  if (lines.line().size() > kMaxLineBytes) {
    return Error{"the line is longer than " + std::to_string(kMaxLineBytes) + " bytes"};
  }
  const Result<JsonRead> json = parseObject(lines.line());
  if (!json) return json.error();
  if (json->contains(kSumKey) && json->size() == 1) {
    const Result<std::string> sum = textIn(*json, kSumKey, kMaxTextBytes);
    if (!sum) return sum.error();
    if (*sum != record.sum.digits() && !record.wrongSum) record.wrongSum = lines.number();
    return {};
  }
  Result<RecordLine> step = readStep(*json, record.setup.players.size());
  if (!step) return step.error();
  step->fileLine = lines.number();
  record.lines.push_back(*std::move(step));
  return {};
}

/// Without anything that would steer a terminal.
std::string printable(std::string text) {
  const auto steers = [](unsigned char c) { return c < 0x20 || c == 0x7f; };
  std::replace_if(text.begin(), text.end(), steers, '?');
  return text;
}

}  // namespace

Error atLine(std::string_view name, int line, const Error& what) {
  return Error::of(RD_TEXT("Files", "%1, line %2: %3"),
                   {std::string(name), std::to_string(line), printable(what.message)});
}

Error damageAt(std::string_view name, int line, const Error& what) {
  return Error::of(
      RD_TEXT("Files",
              "%1, line %2: %3; up to line %4 all is well: delete what follows to "
              "play on from there"),
      {std::string(name), std::to_string(line), printable(what.message), std::to_string(line - 1)});
}

Result<Record> parseRecord(std::string_view text, std::string_view name) {
  const std::string file(name);
  if (text.empty()) {
    return Error::of(RD_TEXT("Files", "%1 is empty: no match was ever written to it"), {file});
  }
  if (text.size() > kMaxRecordBytes) {
    return Error::of(RD_TEXT("Files", "%1 is too large for a record of a match (%2 MiB at most)"),
                     {file, std::to_string(kMaxRecordBytes / kMegabyte)});
  }
  Record record;
  Lines lines(text);
  lines.next();
  if (const auto read = readHeader(lines.line(), record); !read) {
    return atLine(name, 1, read.error());
  }
  const auto take = [&] {
    record.goodBytes = lines.end();
    record.sum.add(lines.whole());
    record.openEnd = !lines.closed();
  };
  take();
  while (lines.next()) {
    if (lines.line().empty() && lines.end() == text.size()) break;
    const Result<void> line = readLine(lines, record);
    if (line) {
      take();
    } else if (!lines.closed()) {
      record.note = Error::of(
          RD_TEXT("Files",
                  "%1, line %2: this last line was cut off while it was written and is left out"),
          {file, std::to_string(lines.number())});
    } else {
      record.damage = damageAt(name, lines.number(), line.error());
      break;
    }
  }
  if (record.wrongSum) {
    record.note = Error::of(
        RD_TEXT("Files",
                "%1, line %2: the checksum isn't that of the lines above: they were changed after "
                "they were written; unless you did so yourself, look for an older copy"),
        {file, std::to_string(*record.wrongSum)});
  }
  return record;
}

}  // namespace raindelay
