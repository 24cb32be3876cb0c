#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {

Config Config::of(const Options& /*options*/) { return {}; }
Result<Rules> Rules::make(const Options& options, const deck::Tables& /*tables*/) {
  return Rules(Config::of(options));
}
const GameInfo& Rules::info() {
  static const GameInfo facts = [] {
    GameInfo info;
    info.id = "tarot-de-cooperstown";
    info.title = RD_TEXT("Cooperstown", "Tarot de Cooperstown");
    return info;
  }();
  return facts;
}
Rules::State Rules::initial() const { return {}; }
Turn Rules::turn(const State& /*state*/) const { return Turn::over(); }
ActionList Rules::legal(const State& state) const { return legalOn(state); }
ActionList Rules::legalOn(const Board& /*board*/) const { return {}; }
std::optional<Refusal> Rules::refusal(const State& /*state*/, Action /*action*/) const {
  return std::nullopt;
}
Draw Rules::chance(const State& /*state*/) const { return {}; }
template <class Sink>
void Rules::apply(State& /*state*/, Action /*action*/, Sink& /*sink*/) const {}
template void Rules::apply(State&, Action, NoEvents&) const;
template void Rules::apply(State&, Action, EventLog&) const;
Rules::View Rules::view(const State& /*state*/, Seat /*seat*/) const { return {}; }
Rules::State Rules::sample(const View& /*view*/, Stream& /*random*/) const { return {}; }
bool Rules::consistent(const View& /*view*/, const State& /*state*/) const { return true; }
Standing Rules::result(const State& /*state*/) const { return {}; }
std::vector<Figure> Rules::figures(const State& /*state*/) const { return {}; }
Audience Rules::audience(Action /*action*/) { return {}; }
std::string Rules::text(Action /*action*/) { return {}; }
std::optional<Action> Rules::parse(std::string_view /*text*/) { return std::nullopt; }
Sentence Rules::label(Action /*action*/) { return {}; }
std::string Rules::faceCode(Face /*face*/) { return {}; }
std::vector<Piece> Rules::pieces(const View& /*view*/) { return {}; }
Gesture Rules::gesture(const View& /*view*/, Action /*action*/) { return {}; }
std::vector<Fact> Rules::facts(const View& /*view*/) { return {}; }

static_assert(raindelay::Rules<Rules>);
static_assert(sizeof(State) <= 512);

}  // namespace raindelay::cooperstown
