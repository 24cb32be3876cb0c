#include "games/cooperstown/cooperstown_adapter.h"

#include <algorithm>
#include <chrono>

#include "core/overloaded.h"
#include "games/cooperstown/card_meaning.h"

namespace raindelay::cooperstown {

namespace {

/// Games played of each kind for a deck's worth: enough for a tenth of a run, done in a second.
constexpr int kWorthGames = 1000;
constexpr std::chrono::minutes kLongestPlay{1};

}  // namespace

CooperstownAdapter::CooperstownAdapter(QObject* parent) : GameAdapter(parent) {}

void CooperstownAdapter::begin(const Match& match) {
  config_ = rulesOf<Rules>(match).config();
}

void CooperstownAdapter::read() {
  view_ = match()->shownView<View>();
  line_ = {config_.innings, view_.halfInning / 2 + 1, view_.halfInning % 2 == 0, view_.outs};
  // Before the first half-inning nobody bats.
  line_.battingSeat = begun() ? view_.batting().index() : -1;
  line_.homeSeat = view_.home.index();
  line_.take(shownBook<Rules>().ballgame().games(), true);
  line_.over = over();
  // Lamps light as it is told, not once the whole step has been.
  whiffs_ = view_.whiffs;
  beanballs_ = view_.beanballs;
  Events::visitAll(toldNow(),
                   Overloaded{[&](const Out& out) { line_.outs = out.number; },
                              [&](const WhiffCounted& whiff) { whiffs_ = whiff.count; },
                              [&](const BeanballCounted& ball) { beanballs_ = ball.count; },
                              [](const auto&) {}});
  if (over() && view_.line().ending == Ending::kPlayed) line_.close();
  if (over() && !decksOpen_) openDecks();
}

QList<bool> CooperstownAdapter::runners() const {
  QList<bool> all;
  for (const Card runner : view_.bases) all << (runner != kNoCard);
  return all;
}

QList<int> CooperstownAdapter::left(std::uint8_t Allowance::*what) const {
  return {view_.allowance[0].*what, view_.allowance[1].*what};
}

int CooperstownAdapter::relieversAllowed() const {
  return config_.reliefPitchers ? Allowance().relievers : 0;
}
int CooperstownAdapter::pinchHittersAllowed() const {
  return config_.pinchHitters ? Allowance().pinchHitters : 0;
}
int CooperstownAdapter::pinchRunnersAllowed() const {
  return config_.pinchRunners ? Allowance().pinchRunners : 0;
}

// In words.

bool CooperstownAdapter::mayRun() const {
  const ActionList legal = rulesOf<Rules>(match()->match()).legalOn(view_);
  return std::any_of(legal.begin(), legal.end(), [](Action action) {
    const Verb verb = verbOf(action);
    return verb == Verb::kSteal || verb == Verb::kBunt || verb == Verb::kPinchRun;
  });
}

QString CooperstownAdapter::askedOf(const QString& name) const {
  switch (view_.phase) {
    case Phase::kManage:
      return tr("%1, in the field: move your fielders, or play on.").arg(name);
    case Phase::kAtBat:
      return mayRun()
                 ? tr("%1, at bat: swing, or try something on the bases.").arg(name)
                 : tr("%1, at bat: drag a card from the deck to the plate, or swing.").arg(name);
    case Phase::kFieldersChoice:
      return tr("%1, in the field: who is out?").arg(name);
    case Phase::kPickRunner:
      return tr("%1, in the field: drag the runner who is picked off to the outs.").arg(name);
    default:
      return {};
  }
}

QString CooperstownAdapter::sentence() const {
  if (!over()) return {};
  const GameLine& line = view_.line();
  switch (line.ending) {
    case Ending::kRain:
      return tr("The third Whiff brought the rain; enough was played for the score to stand.");
    case Ending::kNoResult:
      return tr("The third Whiff brought the rain before the game was official.");
    case Ending::kCurfew:
      return tr("Still tied after ninety-nine innings: everybody went home.");
    default:
      return line_.ending();
  }
}

QString CooperstownAdapter::meaning(const QString& code, const QString& place) const {
  return cardMeaning(view_, code, place);
}

// The decks, laid open.

void CooperstownAdapter::openDecks() {
  decksOpen_ = true;
  for (std::size_t seat = 0; seat < 2; ++seat) decks_[seat].show(countDeck(view_.known[seat]));
  if (config_.sharedDeck) return;
  const auto play = [config = config_, owned = view_.known,
                     seed = match()->match().setup().seed](const Limits& limits) {
    return deckWorth(config, owned, kWorthGames, seed, [&] { return limits.reached(); });
  };
  const auto show = [this](const std::optional<DeckWorth>& worth) {
    for (std::size_t seat = 0; seat < 2; ++seat) {
      if (worth) {
        decks_[seat].setWorth(worth->runs[seat], worth->average);
      } else {
        decks_[seat].giveUp();
      }
    }
  };
  worth_.begin(play, show, kLongestPlay);
}

}  // namespace raindelay::cooperstown
