#include "conformance.h"

#include "core/luck.h"

namespace raindelay::conformance {

namespace {

std::string placeOf(const Moment& moment, const Options& options, std::uint64_t seed) {
  std::string where = "\n  game " + std::string(moment.game.info().id) + ", seats " +
                      std::to_string(seatsOf(moment.game)) + ", seed " + std::to_string(seed) +
                      ", step " + std::to_string(moment.history.size());
  for (const OptionInfo& option : moment.game.info().options) {
    if (options.isDefault(option.id)) continue;
    where += ", " + std::string(option.id) + "=" + options.text(option.id);
  }
  where += "\n  last:";
  const std::size_t count = moment.history.size();
  for (std::size_t i = count > 12 ? count - 12 : 0; i < count; ++i) {
    where += "\n    " + moment.game.text(moment.history[i]);
  }
  return where;
}

Action chooseAny(const Moment& moment, Luck& luck, Stream& choices) {
  if (moment.turn.kind == Turn::Kind::kChance) return luck.draw(moment.game.chance(moment.state));
  const ActionList legal = moment.game.legal(moment.state);
  return legal[static_cast<std::size_t>(choices.below(static_cast<int>(legal.size())))];
}

/// Chance with nothing to draw or a seat with nothing to do: the match cannot go on.
bool isStuck(const Moment& moment) {
  if (moment.turn.kind == Turn::Kind::kChance) {
    const Draw draw = moment.game.chance(moment.state);
    return draw.outcomes.empty() || draw.source < 0 ||
           draw.source >= static_cast<int>(moment.game.info().sources.size());
  }
  return moment.game.legal(moment.state).empty();
}

}  // namespace

Complaint playAndCheck(const Property& property, const GameMaker& make, const Options& options,
                       std::uint64_t seed, int stride) {
  const std::shared_ptr<const Game> game = make(options);
  const std::shared_ptr<const Game> twin = make(options);
  Luck luck(seed, game->info());
  Stream choices(seed, "choices");
  Moment moment{*game, *twin, game->initial(), Turn::over(), {}, {}, Stream(seed, "property")};
  const auto report = [&](Complaint complaint) -> Complaint {
    if (complaint) *complaint += placeOf(moment, options, seed);
    return complaint;
  };

  for (int step = static_cast<int>(seed % 7);; ++step) {
    moment.turn = game->turn(moment.state);
    const bool looked = step % stride == 0;
    const bool over = moment.turn.kind == Turn::Kind::kOver;
    if (property.moment != nullptr && (looked || over)) {
      if (auto complaint = property.moment(moment)) return report(complaint);
    }
    if (over || static_cast<int>(moment.history.size()) > game->info().longestMatch) break;
    // A property about it complains; to the others the match has ended.
    if (isStuck(moment)) break;

    const Action action = chooseAny(moment, luck, choices);
    AnyState after = moment.state;
    EventLog log;
    game->apply(after, action, log);
    if (property.step != nullptr && looked) {
      if (auto complaint = property.step({moment, action, log.happenings, after})) {
        *complaint += "\n  at: " + game->text(action);
        return report(complaint);
      }
    }
    if (looked && moment.earlier.size() < 8) moment.earlier.push_back(moment.state);
    moment.state = std::move(after);
    moment.history.push_back(action);
  }
  if (property.end != nullptr) return report(property.end(moment));
  return std::nullopt;
}

Complaint faultOf(const GameInfo& info, const Value& value) {
  const auto within = [&](std::size_t count) {
    return value.number >= 0 && static_cast<std::size_t>(value.number) < count;
  };
  const std::string number = std::to_string(value.number);
  switch (value.kind) {
    case Value::Kind::kNone:
      return "an empty value";
    case Value::Kind::kNumber:
      return std::nullopt;
    case Value::Kind::kSeat:
      if (!within(static_cast<std::size_t>(info.maxSeats))) return "no such seat: " + number;
      return std::nullopt;
    case Value::Kind::kPlace:
      if (!within(info.places.size())) return "no such place: " + number;
      return std::nullopt;
    case Value::Kind::kWord:
      if (!within(info.words.size())) return "no such word: " + number;
      return std::nullopt;
    case Value::Kind::kFace:
      if (value.detail >= info.pieceKinds.size()) {
        return "no such piece kind: " + std::to_string(value.detail);
      }
      if (value.number < Face::kUnknown) return "no such face: " + number;
      return std::nullopt;
  }
  return "a value of no kind";
}

Complaint faultOf(const GameInfo& info, const Text& text, const Values& values) {
  const std::string_view source = text.source;
  if (source.empty()) return "an empty template";
  for (std::size_t i = 0; i + 1 < source.size(); ++i) {
    if (source[i] != '%' || source[i + 1] < '1' || source[i + 1] > '9') continue;
    if (static_cast<std::size_t>(source[i + 1] - '1') >= values.size()) {
      return "no value for " + std::string(source.substr(i, 2)) + " of \"" + std::string(source) +
             "\"";
    }
  }
  for (const Value& value : values) {
    if (auto fault = faultOf(info, value)) return *fault + " in \"" + std::string(source) + "\"";
  }
  return std::nullopt;
}

std::vector<Property> allProperties() {
  std::vector<Property> all;
  for (const auto properties :
       {momentProperties(), tableProperties(), stepProperties(), partProperties()}) {
    all.insert(all.end(), properties.begin(), properties.end());
  }
  return all;
}

}  // namespace raindelay::conformance
