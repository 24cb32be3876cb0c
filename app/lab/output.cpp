#include "lab/output.h"

#include <algorithm>
#include <cstdio>
#include <iostream>

#include "deck/folder.h"
#include "games/game_list.h"

namespace raindelay::lab {

English::English(const Match& match)
    : Narrator(match.info()), game_(match.sharedGame()), players_(match.setup().players) {
  const deck::DataFrames& tables = builtinData(match.info().id);
  const auto cards = tables.find("cards");
  if (cards == tables.end()) return;
  for (std::size_t row = 0; row < cards->second.rows(); ++row) {
    names_[cards->second.at(row, "code")] = cards->second.at(row, "name");
  }
}

std::string English::faceName(Face face) const {
  if (!face.known()) return "a card";
  const std::string code = game_->faceCode(face);
  const auto name = names_.find(code);
  return name == names_.end() || name->second.empty() ? code : name->second;
}

std::string English::seatName(Seat seat) const {
  return players_[static_cast<std::size_t>(seat.index())].name;
}

std::string hexSeed(std::uint64_t seed) {
  char text[17];
  (void)std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(seed));
  return text;
}

std::string standingText(const Match& match) {
  const Standing standing = match.result();
  std::string text;
  for (int i = 0; i < match.seats(); ++i) {
    text += (i > 0 ? ", " : "") + match.setup().players[static_cast<std::size_t>(i)].name + " " +
            std::to_string(standing.score[static_cast<std::size_t>(i)]);
  }
  if (match.turn().kind != Turn::Kind::kOver) return text + "; the match goes on";
  if (!standing.decided) return text + "; no result";
  if (!standing.winner) return text + "; a tie";
  return text + "; " + English(match).seatName(*standing.winner) + " wins";
}

Json standingJson(const Match& match) {
  const Standing standing = match.result();
  Json json;
  json["over"] = match.turn().kind == Turn::Kind::kOver;
  json["decided"] = standing.decided;
  json["winner"] = standing.winner ? Json(standing.winner->index()) : Json();
  json["score"] = Json::array();
  for (int i = 0; i < match.seats(); ++i) {
    json["score"].push_back(standing.score[static_cast<std::size_t>(i)]);
  }
  return json;
}

Json factsJson(const Match& match, Seat seat) {
  Json json = Json::object();
  for (const Fact& fact : match.game().facts(match.view(seat))) json[fact.key] = fact.value;
  return json;
}

Json legalJson(const Match& match) {
  const English english(match);
  Json json = Json::array();
  for (const Action action : match.legal()) {
    json.push_back(
        {{"do", match.game().text(action)}, {"label", english.say(match.game().label(action))}});
  }
  return json;
}

std::string factsText(const Match& match, Seat seat) {
  const std::vector<Fact> facts = match.game().facts(match.view(seat));
  std::size_t width = 0;
  for (const Fact& fact : facts) width = std::max(width, fact.key.size());
  std::string text;
  for (const Fact& fact : facts) {
    std::string key = fact.key;
    key.resize(width + 2, ' ');
    text += "  " + key + fact.value + "\n";
  }
  return text;
}

std::vector<std::string> stepWords(const Match& match, const English& english, std::size_t step,
                                   Seat seat) {
  std::vector<std::string> lines;
  for (const Happening& happening : match.steps()[step].happenings) {
    const std::optional<Happening> visible = seen(happening, seat);
    const Event* event = visible ? std::get_if<Event>(&*visible) : nullptr;
    std::string words = event != nullptr ? english.say(*event, step) : "";
    if (!words.empty()) lines.push_back(std::move(words));
  }
  return lines;
}

std::string legalText(const Match& match, const English& english) {
  const ActionList legal = match.legal();
  // A wide choice in columns, by its notation alone.
  const bool wide = legal.size() > 16;
  const std::size_t columns = wide ? 4 : 1;
  std::string text;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const std::string notation = match.game().text(legal[i]);
    std::string cell = std::to_string(i + 1);
    cell.insert(0, cell.size() < 3 ? 3 - cell.size() : 0, ' ');
    cell += "  " + (wide ? notation : english.say(match.game().label(legal[i])));
    const bool last = (i + 1) % columns == 0 || i + 1 == legal.size();
    if (!last || !wide) cell.resize(std::max<std::size_t>(cell.size() + 2, wide ? 19 : 42), ' ');
    text += cell + (wide ? "" : notation) + (last ? "\n" : "");
  }
  return text;
}

namespace {

Result<Options> optionsFrom(const Arguments& arguments, const GameInfo& info) {
  Options options(info);
  if (const auto preset = arguments.value("--preset")) {
    Result<Options> made = Options::preset(info, *preset);
    if (!made) return made;
    options = *std::move(made);
  }
  if (const auto players = arguments.value("--players")) {
    const auto seated = options.setSeats(static_cast<int>(splitAtCommas(*players).size()));
    if (!seated) return Error{seated.error().message + "; --players takes one name a seat"};
  }
  for (const std::string& word : arguments.values("--option")) {
    const std::size_t equals = word.find('=');
    if (equals == std::string::npos) {
      return Error{"--option takes KEY=VALUE, not " + word};
    }
    const auto done = options.setText(word.substr(0, equals), word.substr(equals + 1));
    if (!done) return done.error();
  }
  return options;
}

}  // namespace

Result<shelf::ShelvedGame> shelvedFrom(const Arguments& arguments, std::string_view id) {
  const Result<const GameEntry*> entry = findGame(id);
  if (!entry) return entry.error();
  const Result<Options> options = optionsFrom(arguments, *(*entry)->info);
  if (!options) return options.error();
  const auto path = arguments.value("--cards");
  if (!path) return shelf::take(*options);
  const deck::DiskFolder folder(*path);
  deck::DataFrames tables = builtinData((*entry)->info->id);
  for (auto& [name, table] : tables) {
    Result<deck::DataFrame> own = deck::readDataFrame(folder, name + ".csv");
    if (!own) return own.error();
    table = *std::move(own);
  }
  return shelf::take(*options, tables);
}

}  // namespace raindelay::lab
