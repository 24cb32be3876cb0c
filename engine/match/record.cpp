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

}  // namespace

std::string atLine(std::string_view name, int line, std::string what) {
  for (char& c : what) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = '?';
  }
  return std::string(name) + ", line " + std::to_string(line) + ": " + what;
}

Error damageAt(std::string_view name, int line, const std::string& what) {
  return {atLine(name, line,
                 what + "; up to line " + std::to_string(line - 1) +
                     " all is well: delete what follows to go on from there")};
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
    return Error{atLine(name, 1, read.error().message)};
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
      record.note = atLine(name, lines.number(),
                           "the last line was cut off while it was written and is left out");
    } else {
      record.damage = damageAt(name, lines.number(), line.error().message);
      break;
    }
  }
  if (record.wrongSum) {
    record.note = atLine(name, *record.wrongSum,
                         "the checksum isn't that of the lines above: they were changed after they "
                         "were written; unless you did so yourself, look for an older copy");
  }
  return record;
}

}  // namespace raindelay
