// Reading a record: from its text to lines of which nothing is known yet of the game.
#include "match/record.h"

#include <charconv>
#include <nlohmann/json.hpp>

#include "core/nearest.h"

namespace raindelay {

namespace {

using Json = nlohmann::ordered_json;

/// Returns false for text that could steer a terminal; anything else that a person typed or saw may
/// stand in names and notation.
bool isPlain(std::string_view text) {
  for (const char c : text) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) return false;
  }
  return true;
}

Result<Json> objectFrom(std::string_view line) {
  Json json = Json::parse(line, nullptr, /*allow_exceptions=*/false);
  if (json.is_discarded()) return Error{"this is no JSON"};
  if (!json.is_object()) return Error{"a line must be a JSON object in braces"};
  return json;
}

/// An error if the object has a key that isn't among `known`.
Result<void> onlyKeys(const Json& json, const std::vector<std::string_view>& known) {
  for (const auto& item : json.items()) {
    if (std::find(known.begin(), known.end(), item.key()) == known.end()) {
      return unknownName("field", item.key().substr(0, 100), known);
    }
  }
  return {};
}

/// The text in `key`; `fallback` if it is absent, an error if there is no fallback either.
Result<std::string> textIn(const Json& json, const char* key,
                           std::optional<std::string> fallback = std::nullopt) {
  const auto found = json.find(key);
  if (found == json.end()) {
    if (fallback) return *std::move(fallback);
    return Error{"`" + std::string(key) + "` is missing"};
  }
  if (!found->is_string()) return Error{"`" + std::string(key) + "` must be a text in quotes"};
  auto text = found->get<std::string>();
  if (!isPlain(text)) return Error{"`" + std::string(key) + "` has control characters"};
  return text;
}

/// The object in `key`, or an empty one.
Result<Json> groupIn(const Json& json, const char* key) {
  const auto found = json.find(key);
  if (found == json.end()) return Json::object();
  if (!found->is_object()) return Error{"`" + std::string(key) + "` must be an object in braces"};
  return *found;
}

/// A whole number from 0 to `most`.
std::optional<int> numberFrom(const Json& json, int most) {
  if (!json.is_number_unsigned()) return std::nullopt;
  const auto number = json.get<std::uint64_t>();
  if (number > static_cast<std::uint64_t>(most)) return std::nullopt;
  return static_cast<int>(number);
}

/// An option's value as Options::setText reads it.
std::optional<std::string> optionText(const Json& value) {
  if (value.is_boolean()) return value.get<bool>() ? "on" : "off";
  if (value.is_number_integer()) return value.dump();
  if (value.is_string() && isPlain(value.get_ref<const std::string&>())) {
    return value.get<std::string>();
  }
  return std::nullopt;
}

Result<void> readOptions(const Json& json, MatchSetup& setup) {
  const Result<Json> group = groupIn(json, "options");
  if (!group) return group.error();
  for (const auto& item : group->items()) {
    const std::optional<std::string> text = optionText(item.value());
    if (!text) return Error{"option " + item.key() + " must be a whole number or a word"};
    setup.options[item.key()] = *text;
  }
  return {};
}

Result<void> readPlayers(const Json& json, MatchSetup& setup) {
  const auto found = json.find("players");
  if (found == json.end()) return Error{"`players` is missing"};
  if (!found->is_array() || found->empty() || found->size() > kMaxSeats) {
    return Error{"`players` must be a list of 1 to " + std::to_string(kMaxSeats) + " players"};
  }
  for (const Json& player : *found) {
    if (!player.is_object()) return Error{"a player must be an object with `name` and `kind`"};
    if (const auto known = onlyKeys(player, {"name", "kind"}); !known) return known.error();
    const Result<std::string> name = textIn(player, "name");
    if (!name) return name.error();
    const Result<std::string> kind = textIn(player, "kind", "human");
    if (!kind) return kind.error();
    setup.players.push_back({*name, *kind});
  }
  return {};
}

Result<void> readSeed(const Json& json, MatchSetup& setup) {
  const Result<std::string> text = textIn(json, "seed");
  if (!text) return text.error();
  const char* end = text->data() + text->size();
  const auto [stop, error] = std::from_chars(text->data(), end, setup.seed, 16);
  if (error != std::errc() || stop != end) {
    return Error{"`seed` must be 1 to 16 hexadecimal digits"};
  }
  return {};
}

Result<void> readPins(const Json& json, MatchSetup& setup) {
  const Result<Json> group = groupIn(json, "pins");
  if (!group) return group.error();
  for (const auto& item : group->items()) {
    if (!item.value().is_array()) return Error{"the pins of " + item.key() + " must be a list"};
    for (const Json& outcome : item.value()) {
      if (!outcome.is_string() || !isPlain(outcome.get_ref<const std::string&>())) {
        return Error{"the pins of " + item.key() + " must be texts in quotes"};
      }
      setup.pins[item.key()].push_back(outcome.get<std::string>());
    }
  }
  return {};
}

Result<void> readDataTexts(const Json& json, DataTexts& tables) {
  const Result<Json> group = groupIn(json, "tables");
  if (!group) return group.error();
  for (const auto& item : group->items()) {
    if (!item.value().is_string()) return Error{"table " + item.key() + " must be CSV in quotes"};
    tables[item.key()] = item.value().get<std::string>();
  }
  return {};
}

Result<void> readPractice(const Json& json, MatchSetup& setup) {
  const auto found = json.find("practice");
  if (found == json.end()) return {};
  if (!found->is_boolean()) return Error{"`practice` must be true or false"};
  setup.practice = found->get<bool>();
  return {};
}

Result<void> readRules(const Json& json, MatchSetup& setup) {
  const auto found = json.find("rules");
  if (found == json.end()) return Error{"`rules` is missing"};
  const std::optional<int> version = numberFrom(*found, 1'000'000);
  if (!version) return Error{"`rules` must be the number of the game's rules version"};
  setup.rulesVersion = *version;
  return {};
}

/// An error if the first line isn't one of ours.
Result<void> checkFormat(const Json& json) {
  const auto format = textIn(json, "format");
  if (!format) return Error{"this is no record of Rain Delay: " + format.error().message};
  if (*format == kRecordFormat) return {};
  if (format->starts_with("raindelay-record/")) {
    return Error{"the record is in the format " + *format + ", this program reads " +
                 std::string(kRecordFormat) + "; a newer version of Rain Delay will read it"};
  }
  return Error{"this is no record of Rain Delay: its format is " + *format};
}

Result<void> readHeader(std::string_view line, Record& record) {
  const Result<Json> json = objectFrom(line);
  if (!json) return Error{"this is no record of Rain Delay: " + json.error().message};
  if (const auto ours = checkFormat(*json); !ours) return ours.error();
  if (const auto known =
          onlyKeys(*json, {"format", "game", "rules", "cards", "options", "players", "seed", "pins",
                           "practice", "title", "created", "app", "tables"});
      !known) {
    return known.error();
  }
  MatchSetup& setup = record.setup;
  for (const auto& [key, target, fallback] :
       {std::tuple("game", &setup.game, std::optional<std::string>()),
        std::tuple("cards", &setup.cards, std::optional<std::string>("")),
        std::tuple("title", &setup.title, std::optional<std::string>("")),
        std::tuple("created", &setup.created, std::optional<std::string>("")),
        std::tuple("app", &setup.app, std::optional<std::string>(""))}) {
    Result<std::string> text = textIn(*json, key, fallback);
    if (!text) return text.error();
    *target = *std::move(text);
  }
  for (const auto read : {readRules, readOptions, readPlayers, readSeed, readPins, readPractice}) {
    if (const auto done = read(*json, setup); !done) return done.error();
  }
  return readDataTexts(*json, record.tables);
}

Result<std::optional<Seat>> readBy(const Json& json, std::size_t players) {
  const auto found = json.find("by");
  if (found == json.end()) return Error{"`by` is missing"};
  if (*found == "chance") return std::optional<Seat>();
  const std::optional<int> seat = numberFrom(*found, static_cast<int>(players) - 1);
  if (!seat) {
    return Error{"`by` must be \"chance\" or a seat from 0 to " + std::to_string(players - 1)};
  }
  return std::optional<Seat>(Seat(*seat));
}

Result<RecordLine> readLine(std::string_view text, std::size_t players) {
  if (text.size() > kMaxLineBytes) return Error{"the line is too long"};
  const Result<Json> json = objectFrom(text);
  if (!json) return json.error();
  if (const auto known = onlyKeys(*json, {"by", "do", "undo", "coach"}); !known)
    return known.error();
  const auto by = readBy(*json, players);
  if (!by) return by.error();
  RecordLine line;
  line.by = *by;
  const auto undo = json->find("undo");
  if (undo == json->end()) {
    Result<std::string> action = textIn(*json, "do");
    if (!action) return action.error();
    line.action = *std::move(action);
    const auto coach = json->find("coach");
    if (coach == json->end()) return line;
    if (*coach != true || !line.by) return Error{"`coach` can only be true, on a seat's line"};
    line.byCoach = true;
    return line;
  }
  const std::optional<int> first = numberFrom(*undo, 1'000'000'000);
  if (json->contains("do")) return Error{"a line has either `do` or `undo`"};
  if (!line.by) return Error{"chance can't undo"};
  if (!first) return Error{"`undo` must be the number of a line"};
  line.undoTo = static_cast<std::size_t>(*first);
  return line;
}

/// The lines of a text one by one, with where they end.
class Lines {
 public:
  explicit Lines(std::string_view text) : text_(text) {}

  /// Goes to the next line; false at the end of the text.
  bool next() {
    if (end_ >= text_.size()) return false;
    const std::size_t begin = end_;
    const std::size_t found = text_.find('\n', begin);
    closed_ = found != std::string_view::npos;
    line_ = text_.substr(begin, closed_ ? found - begin : std::string_view::npos);
    if (line_.ends_with('\r')) line_.remove_suffix(1);
    end_ = closed_ ? found + 1 : text_.size();
    ++number_;
    return true;
  }
  [[nodiscard]] std::string_view line() const { return line_; }
  /// True if the line has its line end: if not, its writing may have been cut off.
  [[nodiscard]] bool closed() const { return closed_; }
  [[nodiscard]] int number() const { return number_; }
  [[nodiscard]] std::size_t end() const { return end_; }

 private:
  std::string_view text_;
  std::string_view line_;
  std::size_t end_ = 0;
  int number_ = 0;
  bool closed_ = false;
};

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
  if (text.empty()) return Error{std::string(name) + " is empty: no match was ever written to it"};
  if (text.size() > kMaxRecordBytes) {
    return Error{std::string(name) + " is too large for a record of a match (" +
                 std::to_string(kMaxRecordBytes / 1024 / 1024) + " MiB at most)"};
  }
  Record record;
  Lines lines(text);
  lines.next();
  if (const auto read = readHeader(lines.line(), record); !read) {
    return Error{atLine(name, 1, read.error().message)};
  }
  record.goodBytes = lines.end();
  record.openEnd = !lines.closed();
  while (lines.next()) {
    if (lines.line().empty() && lines.end() == text.size()) break;
    Result<RecordLine> line = readLine(lines.line(), record.setup.players.size());
    if (line) {
      line->fileLine = lines.number();
      record.lines.push_back(*std::move(line));
      record.goodBytes = lines.end();
      record.openEnd = !lines.closed();
    } else if (!lines.closed()) {
      record.note = atLine(name, lines.number(),
                           "the last line was cut off while it was written and is left out");
    } else {
      record.damage = damageAt(name, lines.number(), line.error().message);
      break;
    }
  }
  return record;
}

}  // namespace raindelay
