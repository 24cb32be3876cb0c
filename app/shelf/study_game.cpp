#include "shelf/study_game.h"

#include <algorithm>
#include <type_traits>
#include <utility>

#include "deck/deck.h"
#include "deck/sub_folder.h"
#include "shelf/deck_game.h"
#include "shelf/visit.h"
#include "study/cells.h"
#include "study/twins.h"

namespace raindelay::shelf {

namespace {

using study::Study;
using study::StudyWord;

Result<void> setOptions(const Study& study, const std::map<std::string, StudyWord>& words,
                        Options& options) {
  for (const auto& [id, value] : words) {
    const auto done = options.setText(id, value.text);
    if (!done) return study.error(value.line, done.error().message);
  }
  return {};
}

Result<Options> baseOptions(const Study& study, const GameInfo& info) {
  Options options(info);
  if (!study.preset.text.empty()) {
    const auto preset = Options::preset(info, study.preset.text);
    if (!preset) return study.error(study.preset.line, preset.error().message);
    options = *preset;
  }
  if (!study.seats.text.empty()) {
    const auto seated = options.setSeats(std::stoi(study.seats.text));
    if (!seated) return study.error(study.seats.line, seated.error().message);
  }
  if (const auto done = setOptions(study, study.options, options); !done) return done.error();
  return options;
}

/// The tables of the base deck.
Result<deck::DataFrames> baseTables(const Study& study, std::string_view game,
                                    std::shared_ptr<const deck::Folder> folder) {
  if (study.deck.text.empty()) return builtinData(game);
  if (study.deck.text != ".") {
    auto inside = deck::subFolder(std::move(folder), study.deck.text);
    if (!inside) return study.error(study.deck.line, inside.problem().message());
    folder = *std::move(inside);
  }
  const auto deck = deck::readSoundDeck(std::move(folder));
  if (!deck) return study.error(study.deck.line, deck.error().message);
  return dataFor(game, *deck);
}

Result<ShelvedGame> shelvedOf(const Study& study, const study::Variant& variant,
                              const Options& base, const deck::DataFrames& tables) {
  Options options = base;
  if (const auto done = setOptions(study, variant.options, options); !done) return done.error();
  const auto changed = study::withCells(study, variant.cells, tables);
  if (!changed) return changed.error();
  auto shelved = take(options, *changed);
  if (!shelved) {
    return study.error(variant.name.line,
                       "variant " + variant.name.text + ": " + shelved.error().message);
  }
  return shelved;
}

Result<std::vector<PlayerKind>> levelsOf(const Study& study, const Game& game) {
  std::vector<PlayerKind> levels;
  for (const StudyWord& level : study.levels) {
    const auto kind = playerKind(level.text, playerKinds(game));
    if (kind) levels.push_back(*kind);
    // (Of those that nobody named, the ones that the game has.)
    if (!kind && level.line > 0) return study.error(level.line, kind.error().message);
  }
  return levels;
}

study::ResultsHeader::Played playedOf(const std::string& name, const ShelvedGame& shelved) {
  study::ResultsHeader::Played played{name, shelved.fingerprint, {}};
  for (const OptionInfo& option : shelved.game->info().options) {
    played.options[std::string(option.id)] = shelved.options.text(option.id);
  }
  return played;
}

/// visit(rules of each variant) with the game's own rules, whatever their type.
template <class Result, class Visitor>
Result visitVariants(const std::vector<ShelvedGame>& variants, const Visitor& visitor,
                     Result fallback) {
  return visitRules<Result>(
      *variants[0].game,
      [&](const auto& base) {
        using R = std::remove_cvref_t<decltype(base)>;
        std::vector<const R*> all;
        for (const ShelvedGame& each : variants) {
          all.push_back(&dynamic_cast<const ErasedGame<R>&>(*each.game).rules());
        }
        return visitor(all);
      },
      std::move(fallback));
}

/// An error for what this game can't be asked: how matches go on where players judge no position of
/// them, perfect play where it isn't solved, a ladder of a single level.
Result<void> refusalOf(const StudyGame& game) {
  const Study& study = game.study;
  const std::string& name = study.game.text;
  const bool judges = visitVariants<bool>(
      game.variants,
      [](const auto& all) {
        return study::judgesPositions<std::remove_cvref_t<decltype(*all[0])>>();
      },
      false);
  for (const StudyWord& word : study.follow) {
    if (judges || word.text == "decisions") continue;
    return study.error(word.line, "computer players of " + name +
                                      " judge no position before the match's end, so its " +
                                      word.text + " can't be followed");
  }
  const auto kinds = playerKinds(*game.variants[0].game);
  const bool solved = std::count(kinds.begin(), kinds.end(), PlayerKind::kHallOfFamer) > 0;
  for (const study::Question& question : study.questions) {
    if (question.ask == study::QuestionKind::kExact && !solved)
      return study.error(question.line, name + " isn't solved, so it has no exact answer");
    if (question.ask == study::QuestionKind::kLadder && game.levels.size() < 2)
      return study.error(question.line, "a ladder needs two levels or more");
  }
  return {};
}

/// Those of the figures that are 0 … 1 in every match.
std::vector<std::string> sharesAmong(const std::vector<std::string>& figures,
                                     const GameInfo& info) {
  std::vector<std::string> shares;
  for (const std::string& id : figures) {
    const std::string whole = id.substr(0, id.find('.'));
    const bool share =
        std::any_of(info.figures.begin(), info.figures.end(), [&](const FigureInfo& figure) {
          return figure.id == whole && figure.unit == FigureInfo::Unit::kShare;
        });
    if (share || whole == "wins" || study::isFollowedShare(id)) shares.push_back(id);
  }
  return shares;
}

}  // namespace

study::KnownFigures StudyGame::figures() const {
  return {header.figures, header.shares};
}

Result<StudyGame> studyGame(const Study& study, std::shared_ptr<const deck::Folder> folder,
                            const std::string& program) {
  const auto entry = findGame(study.game.text);
  if (!entry) return study.error(study.game.line, entry.error().message);
  const GameInfo& info = *(*entry)->info;
  const auto options = baseOptions(study, info);
  if (!options) return options.error();
  const auto tables = baseTables(study, info.id, std::move(folder));
  if (!tables) return tables.error();
  const std::string hash = fingerprintOf(*tables);
  if (!study.deckHash.text.empty() && study.deckHash.text != hash) {
    return study.error(study.deckHash.line,
                       "the base deck's cards have changed: its hash is " + hash);
  }
  auto complete = study::withTwins(study, *tables);
  if (!complete) return complete.error();
  StudyGame game;
  game.study = *std::move(complete);
  std::vector<study::Variant>& variants = game.study.variants;
  for (const study::Variant& variant : std::exchange(variants, {})) {
    auto shelved = shelvedOf(study, variant, *options, *tables);
    if (!shelved && !variant.twinOf.empty()) {
      game.study.noTwins.push_back({variant.twinOf, shelved.error().message});
      continue;
    }
    if (!shelved) return shelved.error();
    variants.push_back(variant);
    game.header.variants.push_back(playedOf(variant.name.text, *shelved));
    game.variants.push_back(*std::move(shelved));
  }
  const auto levels = levelsOf(study, *game.variants[0].game);
  if (!levels) return levels.error();
  game.levels = *levels;
  game.lineUps = study::lineUpsOf(study, *levels, options->seats());
  study::ResultsHeader& header = game.header;
  header.game = info.id;
  header.rulesVersion = info.rulesVersion;
  header.program = program;
  header.seats = options->seats();
  header.seed = study.seed;
  header.figures = visitVariants<std::vector<std::string>>(
      game.variants, [&](const auto& rules) { return study::figureIds(rules, header.seats); }, {});
  if (const auto refused = refusalOf(game); !refused.ok()) return refused.error();
  const auto followed = study::idsOf(study::followOf(study), header.seats);
  header.figures.insert(header.figures.end(), followed.begin(), followed.end());
  header.shares = sharesAmong(header.figures, info);
  return game;
}

study::PairsSpec pairsSpec(const StudyGame& game, const study::LineUp& lineUp,
                           const study::Share& share) {
  study::PairsSpec spec;
  spec.lineUp = lineUp;
  spec.figures = game.header.figures;
  spec.follow = study::followOf(game.study);
  spec.seed = game.header.seed;
  spec.share = share;
  return spec;
}

void playPairsOf(const std::vector<ShelvedGame>& variants, const study::PairsSpec& spec,
                 const std::function<void(const study::Pair&)>& finished) {
  (void)visitVariants<bool>(
      variants,
      [&](const auto& rules) {
        study::playPairs(rules, spec, finished);
        return true;
      },
      false);
}

void playPairsOf(const StudyGame& game, const study::PairsSpec& spec,
                 const std::function<void(const study::Pair&)>& finished) {
  playPairsOf(game.variants, spec, finished);
}

std::vector<study::Solved> solvedOf(const StudyGame& game,
                                    const std::vector<std::size_t>& variants) {
  return visitVariants<std::vector<study::Solved>>(
      game.variants,
      [&](const auto& all) {
        using R = std::remove_cvref_t<decltype(*all[0])>;
        std::vector<study::Solved> answers;
        if constexpr (HasSolution<R>) {
          for (const std::size_t variant : variants) {
            const auto solution = solutions::of<typename R::Solution>(*all[variant]);
            answers.push_back({game.header.variants[variant].name, {}});
            if (solution) answers.back().figures = solution->exact();
          }
        }
        return answers;
      },
      {});
}

study::MatchCost matchCostOf(const StudyGame& game, const study::LineUp& lineUp,
                             const std::function<double()>& clock, double most) {
  return visitRules<study::MatchCost>(*game.variants[0].game,
                                      [&](const auto& rules) {
                                        return study::matchCost(rules, lineUp.players,
                                                                game.header.seed, clock, most,
                                                                study::followOf(game.study));
                                      },
                                      {});
}

}  // namespace raindelay::shelf
