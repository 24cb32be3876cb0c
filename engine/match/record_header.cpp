// Reading a record's first line: what was agreed on before the match.
#include "match/record_header.h"

#include <charconv>
#include <tuple>

#include "match/json_reading.h"

namespace raindelay {

namespace {

using Json = nlohmann::json;

Error tooLong(const std::string& what, std::size_t most) {
  return {what + " is longer than " + std::to_string(most) + " bytes"};
}

bool isLonger(const Json& value, std::size_t most) {
  return value.is_string() && value.get_ref<const std::string&>().size() > most;
}

bool isPlainText(const Json& value) {
  return value.is_string() && isPlain(value.get_ref<const std::string&>());
}

/// Reads each field of the object in `key`, if there is one.
template <class Read>
Result<void> eachIn(const Json& json, const char* key, Read read) {
  const auto found = json.find(key);
  if (found == json.end()) return {};
  if (!found->is_object()) return Error{"`" + std::string(key) + "` must be an object in braces"};
  for (const auto& item : found->items()) {
    if (Result<void> done = read(item.key(), item.value()); !done) return done;
  }
  return {};
}

/// An option's value as Options::setText reads it.
std::optional<std::string> optionText(const Json& value) {
  if (value.is_boolean()) return value.get<bool>() ? "on" : "off";
  if (value.is_number_integer()) return value.dump();
  if (isPlainText(value)) return value.get<std::string>();
  return std::nullopt;
}

Result<void> readOptions(const Json& json, MatchSetup& setup) {
  return eachIn(json, "options", [&](const std::string& id, const Json& value) -> Result<void> {
    if (isLonger(value, kMaxTextBytes)) return tooLong("option " + id, kMaxTextBytes);
    const std::optional<std::string> text = optionText(value);
    if (!text) return Error{"option " + id + " must be a whole number or a word"};
    setup.options[id] = *text;
    return {};
  });
}

Result<void> readPlayers(const Json& json, MatchSetup& setup) {
  const auto found = json.find("players");
  if (found == json.end()) return Error{"this line has no `players`"};
  if (!found->is_array() || found->empty() || found->size() > kMaxSeats) {
    return Error{"`players` must be a list of 1 to " + std::to_string(kMaxSeats) + " players"};
  }
  for (const Json& player : *found) {
    if (!player.is_object()) return Error{"a player must be an object with `name` and `kind`"};
    if (const auto known = onlyKeys(player, {"name", "kind"}); !known) return known.error();
    const Result<std::string> name = textIn(player, "name", kMaxTextBytes);
    if (!name) return name.error();
    const Result<std::string> kind = textIn(player, "kind", kMaxTextBytes, "human");
    if (!kind) return kind.error();
    setup.players.push_back({plainOf(*name), *kind});
  }
  return {};
}

Result<void> readSeed(const Json& json, MatchSetup& setup) {
  const Result<std::string> text = textIn(json, "seed", kMaxTextBytes);
  if (!text) return text.error();
  const char* end = text->data() + text->size();
  const auto [stop, error] = std::from_chars(text->data(), end, setup.seed, 16);
  if (error != std::errc() || stop != end) {
    return Error{"`seed` must be 1 to 16 hexadecimal digits"};
  }
  return {};
}

Result<void> readPins(const Json& json, MatchSetup& setup) {
  return eachIn(json, "pins", [&](const std::string& id, const Json& value) -> Result<void> {
    if (!value.is_array()) return Error{"the pins of " + id + " must be a list"};
    for (const Json& outcome : value) {
      if (isLonger(outcome, kMaxLineBytes)) return tooLong("a pin of " + id, kMaxLineBytes);
      if (!isPlainText(outcome)) return Error{"the pins of " + id + " must be texts in quotes"};
      setup.pins[id].push_back(outcome.get<std::string>());
    }
    return {};
  });
}

Result<void> readDataTexts(const Json& json, DataTexts& tables) {
  return eachIn(json, "tables", [&](const std::string& name, const Json& value) -> Result<void> {
    if (!value.is_string()) return Error{"table " + name + " must be CSV in quotes"};
    if (isLonger(value, kMaxTableBytes)) return tooLong("table " + name, kMaxTableBytes);
    tables[name] = value.get<std::string>();
    return {};
  });
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
  if (found == json.end()) return Error{"this line has no `rules`"};
  const std::optional<int> version = numberFrom(*found, 1'000'000);
  if (!version) return Error{"`rules` must be the number of the game's rules version"};
  setup.rulesVersion = *version;
  return {};
}

/// An error if the first line isn't one of ours.
Result<void> checkFormat(const Json& json) {
  const auto format = textIn(json, "format", kMaxTextBytes);
  if (!format) return Error{"this isn't a Rain Delay match: " + format.error().message};
  if (*format == kRecordFormat) return {};
  if (format->starts_with("raindelay-record/")) {
    return Error{"the record is in the format " + *format + ", this program reads " +
                 std::string(kRecordFormat) + "; a newer version of Rain Delay will read it"};
  }
  return Error{"this isn't a Rain Delay match: its format is " + *format};
}

}  // namespace

Result<void> readHeader(std::string_view line, Record& record) {
  if (line.size() > kMaxHeaderBytes) return tooLong("the first line", kMaxHeaderBytes);
  const Result<JsonRead> json = parseObject(line);
  if (!json) return Error{"this isn't a Rain Delay match: " + json.error().message};
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
    Result<std::string> text = textIn(*json, key, kMaxTextBytes, fallback);
    if (!text) return text.error();
    *target = *std::move(text);
  }
  if (setup.game.empty()) return Error{"`game` must be a game's id"};
  setup.title = plainOf(setup.title);
  for (const auto read : {readRules, readOptions, readPlayers, readSeed, readPins, readPractice}) {
    if (const auto done = read(*json, setup); !done) return done.error();
  }
  return readDataTexts(*json, record.tables);
}

}  // namespace raindelay
