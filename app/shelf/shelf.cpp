#include "shelf/shelf.h"

#include "core/sha256.h"
#include "deck/csv.h"
#include "deck/csv_writer.h"
#include "shelf/visit.h"

namespace raindelay::shelf {

namespace {

DataTexts textsOf(const deck::DataFrames& tables) {
  DataTexts texts;
  for (const auto& [name, table] : tables) texts[name] = deck::writeCsv(table);
  return texts;
}

std::string fingerprintOf(const DataTexts& texts) {
  // Lengths keep apart what belongs to different tables.
  std::string all;
  for (const auto& [name, text] : texts) {
    all += name + " " + std::to_string(text.size()) + "\n" + text;
  }
  return "sha256:" + sha256(all);
}

Result<deck::DataFrames> readDataFrames(const DataTexts& texts) {
  deck::DataFrames tables;
  for (const auto& [name, text] : texts) {
    auto table = deck::parseCsv(text, name + ".csv");
    if (!table) return table.error();
    tables.emplace(name, *std::move(table));
  }
  return tables;
}

Result<Options> optionsOf(const GameInfo& info, const MatchSetup& setup) {
  Options options(info);
  const auto seated = options.setSeats(static_cast<int>(setup.players.size()));
  if (!seated) return seated.error();
  for (const auto& [id, text] : setup.options) {
    if (const auto done = options.setText(id, text); !done) return done.error();
  }
  return options;
}

/// The program's own tables, today's and former ones, with their fingerprints.
std::map<const deck::DataFrames*, std::string> ownFingerprints() {
  std::map<const deck::DataFrames*, std::string> all;
  const auto add = [&](const deck::DataFrames& tables) {
    all[&tables] = fingerprintOf(textsOf(tables));
  };
  for (const GameEntry& entry : allGames()) {
    add(builtinData(entry.info->id));
    for (const deck::DataFrames* former : formerData(entry.info->id)) add(*former);
  }
  return all;
}

/// The game, with its data, that a record's first line asks for.
Result<ShelvedGame> shelvedFor(const Record& record) {
  const MatchSetup& setup = record.setup;
  const Result<const GameEntry*> entry = findGame(setup.game);
  if (!entry) return entry.error();
  const Result<Options> options = optionsOf(*(*entry)->info, setup);
  if (!options) return options.error();
  if (record.tables.empty()) {
    Result<ShelvedGame> shelved = take(*options);
    if (shelved && !setup.cards.empty() && setup.cards != shelved->fingerprint) {
      for (const deck::DataFrames* former : formerData(setup.game)) {
        if (shelf::fingerprintOf(*former) == setup.cards) return take(*options, *former);
      }
      return Error{
          "the match was played with other cards than this program has, and they don't "
          "travel with it; the version that wrote it will read it: " +
          (setup.app.empty() ? "unknown" : setup.app)};
    }
    return shelved;
  }
  const Result<deck::DataFrames> tables = readDataFrames(record.tables);
  if (!tables) return tables.error();
  Result<ShelvedGame> shelved = take(*options, *tables);
  if (shelved && !setup.cards.empty() && setup.cards != shelved->fingerprint) {
    return Error{"the cards that travel with the match were changed: `cards` says otherwise"};
  }
  return shelved;
}

}  // namespace

std::string fingerprintOf(const deck::DataFrames& tables) {
  // Each match that is opened asks for those that never change.
  static const auto own = ownFingerprints();
  const auto found = own.find(&tables);
  return found == own.end() ? fingerprintOf(textsOf(tables)) : found->second;
}

Result<ShelvedGame> take(const Options& options, const deck::DataFrames& tables) {
  const Result<const GameEntry*> entry = findGame(options.info().id);
  if (!entry) return entry.error();
  auto game = (*entry)->make(options, tables);
  if (!game) return game.error();
  const deck::DataFrames& builtin = builtinData(options.info().id);
  std::string fingerprint = fingerprintOf(tables);
  DataTexts texts;
  if (fingerprint != fingerprintOf(builtin)) texts = textsOf(tables);
  return ShelvedGame{*game, options, std::move(texts), std::move(fingerprint),
                     std::make_shared<const deck::DataFrames>(tables)};
}

Result<ShelvedGame> take(const Options& options) {
  return take(options, builtinData(options.info().id));
}

MatchSetup setupFor(const ShelvedGame& shelved, std::vector<SeatPlayer> players,
                    std::uint64_t seed) {
  const GameInfo& info = shelved.game->info();
  MatchSetup setup;
  setup.game = info.id;
  setup.rulesVersion = info.rulesVersion;
  setup.cards = shelved.fingerprint;
  for (const OptionInfo& option : info.options) {
    setup.options[std::string(option.id)] = shelved.options.text(option.id);
  }
  setup.players = std::move(players);
  setup.seed = seed;
  return setup;
}

Result<Opened> openRecord(std::string_view text, std::string_view name) {
  Result<Record> record = parseRecord(text, name);
  if (!record) return record.error();
  const Result<const GameEntry*> entry = findGame(record->setup.game);
  if (entry) migrate(record->setup, *(*entry)->info);
  // An unknown version's options and cards can't be judged: its rules come first.
  if (entry && record->setup.rulesVersion != (*entry)->info->rulesVersion) {
    const auto refused = replayRecord(defaultGame(**entry), *record, name);
    return refused.error();
  }
  Result<ShelvedGame> shelved = shelvedFor(*record);
  if (!shelved) return atLine(name, 1, shelved.error());
  Result<Replayed> replayed = replayRecord(shelved->game, *record, name);
  if (!replayed) return replayed.error();
  return Opened{*std::move(shelved), *std::move(record), *std::move(replayed)};
}

Result<Continued> continueMatch(const std::string& path) {
  Result<Journal::Found> found = Journal::open(path);
  if (!found) return found.error();
  Result<Opened> opened = openRecord(found->text, path);
  if (!opened) return opened.error();
  const auto going = found->journal.resume(opened->record, opened->replayed);
  if (!going) return going.error();
  return Continued{std::move(opened->shelved), std::move(opened->replayed.match),
                   std::move(found->journal), std::move(opened->replayed.note)};
}

std::vector<PlayerKind> playerKinds(const Game& game) {
  return visitRules<std::vector<PlayerKind>>(
      game, []<Rules R>(const R& /*rules*/) { return playerKindsOf<R>(); }, {PlayerKind::kRandom});
}

std::optional<Effort> effort(const Game& game, PlayerKind kind) {
  if (!searches(kind)) return std::nullopt;
  return visitRules<std::optional<Effort>>(
      game,
      [kind]<Rules R>(const R& /*rules*/) -> std::optional<Effort> { return effortOf<R>(kind); },
      std::nullopt);
}

Text promise(const Game& game) {
  return visitRules<Text>(game,
                          []<Rules R>(const R& /*rules*/) -> Text {
                            if constexpr (HasSolution<R>) return R::Solution::kPromise;
                            return {};
                          },
                          {});
}

Result<std::unique_ptr<ComputerPlayer>> makePlayer(const Game& game, std::string_view name) {
  const Result<PlayerKind> kind = playerKind(name, playerKinds(game));
  if (!kind) return kind.error();
  return visitRules<std::unique_ptr<ComputerPlayer>>(
      game, [&](const auto& rules) { return makePlayerOf(rules, *kind); }, nullptr);
}

std::unique_ptr<Analyst> makeAnalyst(const Game& game, PlayerKind level) {
  return visitRules<std::unique_ptr<Analyst>>(
      game, [&](const auto& rules) { return makeAnalystOf(rules, level); }, nullptr);
}

std::span<const DutyInfo> duties(const Game& game) {
  return visitRules<std::span<const DutyInfo>>(
      game,
      []<Rules R>(const R& /*rules*/) -> std::span<const DutyInfo> {
        if constexpr (HasDuties<R>) return R::duties();
        return {};
      },
      {});
}

std::optional<int> dutyOf(const Game& game, Action action) {
  return visitRules<std::optional<int>>(
      game,
      [action]<Rules R>(const R& /*rules*/) -> std::optional<int> {
        if constexpr (HasDuties<R>) return R::duty(action);
        return std::nullopt;
      },
      std::nullopt);
}

SimulationReport simulateGame(const Game& game, const SimulationSpec& spec) {
  return visitRules<SimulationReport>(game,
                                      [&](const auto& rules) { return simulate(rules, spec); }, {});
}

void playArenaOf(const Game& game, const ArenaSpec& spec,
                 const std::function<void(const ArenaRound&)>& finished) {
  (void)visitRules<bool>(
      game,
      [&](const auto& rules) {
        playArena(rules, spec, finished);
        return true;
      },
      false);
}

Played playRandomGames(const Game& game, std::uint64_t seed, std::int64_t games) {
  return visitRules<Played>(
      game, [&](const auto& rules) { return playRandomly(rules, seed, games); }, {});
}

}  // namespace raindelay::shelf
