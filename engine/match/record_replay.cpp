// Replaying a record: from its lines to a match.
#include "core/options.h"
#include "match/record.h"

namespace raindelay {

namespace {

Result<void> replayLine(Match& match, const RecordLine& line) {
  if (line.undoTo) return match.replayUndo(*line.by, *line.undoTo);
  const std::optional<Action> action = match.game().parse(line.action);
  if (!action) {
    return Error{match.info().title.source + (" has no move `" + line.action + "`")};
  }
  return match.replay(line.by, *action, line.byCoach);
}

Result<void> checkRules(const GameInfo& info, const MatchSetup& setup) {
  if (setup.rulesVersion == info.rulesVersion) return {};
  const std::string played = "the match was played by version " +
                             std::to_string(setup.rulesVersion) + " of the rules of " +
                             info.title.source + ", this program knows version " +
                             std::to_string(info.rulesVersion);
  return Error{played + (setup.rulesVersion > info.rulesVersion
                             ? "; a newer version of Rain Delay will read it"
                             : "; an older version of Rain Delay will read it")};
}

}  // namespace

void migrate(MatchSetup& setup, const GameInfo& info) {
  if (setup.rulesVersion < 1 || setup.rulesVersion >= info.rulesVersion) return;
  for (const RulesChange& change : info.changes) {
    if (change.version <= setup.rulesVersion) continue;
    Options options(info);
    const Result<void> known = options.set(change.before.option, change.before.value);
    // What a record says itself it was played with.
    if (known)
      setup.options.try_emplace(std::string(change.before.option),
                                options.text(change.before.option));
  }
  setup.rulesVersion = info.rulesVersion;
}

Result<Replayed> replayRecord(std::shared_ptr<const Game> game, const Record& record,
                              std::string_view name) {
  if (const auto same = checkRules(game->info(), record.setup); !same) {
    return atLine(name, 1, same.error());
  }
  Result<Match> blank = Match::blank(std::move(game), record.setup);
  if (!blank) return atLine(name, 1, blank.error());
  Replayed out{*std::move(blank), 0, true, record.note, record.damage};
  for (const RecordLine& line : record.lines) {
    if (const auto done = replayLine(out.match, line); !done) {
      out.damage = damageAt(name, line.fileLine, done.error());
      break;
    }
    ++out.lines;
    out.complete = out.complete && out.match.steps().size() == out.lines;
  }
  // Impossible pins that the lines themselves got past are history; those of later draws are not.
  const bool told = out.match.pinError().has_value();
  out.match.settle();
  if (out.match.pinError()) {
    const Error contradicted = atLine(name, 1, *out.match.pinError());
    if (told) {
      out.note = out.note.value_or(contradicted);
    } else if (!out.damage) {
      out.damage = contradicted;
    }
  }
  return out;
}

}  // namespace raindelay
