#include "games/quick_tennis/point_game.h"

#include "games/quick_tennis/events.h"

namespace raindelay::quick_tennis {

namespace {

constexpr std::size_t kMostNodes = 200'000;

/// One card of the hand for each quadrant that it has, from this card on.
FixedVector<Card, kQuadrants> kindsFrom(const Hand& hand, Card first) {
  FixedVector<Card, kQuadrants> kinds;
  hand.forEach([&](Card card) {
    if (card < first) return;
    if (kinds.empty() || quadrantOf(kinds.back()) != quadrantOf(card)) kinds.push_back(card);
  });
  return kinds;
}

/// Answers to a serve that begin with `begun`: cards in ascending order.
void addReturns(const Hand& hand, const Line& begun, Choices& all) {
  const Card first = begun.empty() ? Card(0) : Card(cardOf(begun.back()).index() + 1);
  for (const Card card : kindsFrom(hand, first)) {
    Line line = begun;
    line.push_back(act(Verb::kReturn, card));
    if (line.size() < static_cast<std::size_t>(kMostReturns)) addReturns(hand, line, all);
    line.push_back(act(Verb::kSet));
    all.push_back(line);
  }
}

}  // namespace

Choices choicesOf(const Rules& rules, const State& state, Seat seat) {
  Choices all;
  const Hand hand = state.hand(seat);
  const bool hits = seat == state.hitter();
  if (state.phase == Phase::kServe && !hits) {
    addReturns(hand, {}, all);
    return all;
  }
  if (state.phase == Phase::kRecover && hits) return all;
  for (const Card card : kindsFrom(hand, Card(0))) {
    if (state.phase == Phase::kServe) {
      all.push_back({act(Verb::kServe, card)});
    } else if (state.phase == Phase::kRecover) {
      all.push_back({act(Verb::kRecover, card)});
    } else if (!hits) {
      all.push_back({act(Verb::kRun, card)});
    } else {
      for (const Call call : {Call::kLob, Call::kDrop, Call::kNone}) {
        if (call != Call::kNone && rules.cards().moved(call, quadrantOf(card)) == 0) continue;
        all.push_back({act(Verb::kHit, card), act(call)});
      }
    }
  }
  // Who lets the ball go loses the point: no better than anything else, but allowed.
  if (state.phase == Phase::kRecover) all.push_back({act(Verb::kConcede)});
  return all;
}

std::string knowledgeIn(const View& view) {
  std::string key(1, static_cast<char>('a' + static_cast<int>(view.phase)));
  view.hand(view.seat).forEach(
      [&](Card card) { key += static_cast<char>('0' + quadrantOf(card)); });
  for (const Seat seat : {view.seat, view.seat.other()}) {
    key += '/';
    for (const Spent& spent : view.of(seat).spent) {
      key += spent.hidden ? '?' : static_cast<char>('0' + quadrantOf(spent.card));
    }
    if (view.phase != Phase::kRecover) continue;
    for (const Card card : view.of(seat).laid) key += static_cast<char>('0' + quadrantOf(card));
  }
  return key + (view.seat == view.hitter() ? 'h' : 'r');
}

std::string positionIn(const Rules& rules, const State& state) {
  return knowledgeIn(rules.view(state, Seat(0))) + knowledgeIn(rules.view(state, Seat(1)));
}

std::optional<PointGame> PointGame::make(const Rules& rules, Seat server,
                                         const solutions::Late& late) {
  PointGame point(rules, server, late);
  State state = rules.initial();
  NoEvents nobody;
  rules.apply(state, Action::chance(0, Card(server.index())), nobody);
  point.add(state, "");
  if (point.givenUp_) return std::nullopt;
  return point;
}

ExtensiveGame::InformationSet PointGame::setOf(const State& state, Seat seat, std::size_t choices,
                                               const std::string& calls) {
  const std::string key = knowledgeIn(rules_.view(state, seat));
  const auto [set, isNew] = sets_.try_emplace(key + '|' + calls, 0);
  if (!isNew) return set->second;
  const auto [bucket, isNewBucket] = buckets_.try_emplace(key, 0);
  if (isNewBucket) bucket->second = game_.addBucket(playerOf(seat), choices);
  return set->second = game_.addInformationSet(bucket->second);
}

/// The node of a state at the beginning of a serve, a stroke or a recovery, or who has won.
PointGame::Outcome PointGame::add(const State& state, const std::string& calls) {
  if (state.points > 0) {
    return state.of(server_).won > 0 ? ExtensiveGame::kFirstWins : ExtensiveGame::kSecondWins;
  }
  givenUp_ = givenUp_ || game_.nodes() >= kMostNodes || (late_ && late_());
  if (givenUp_) return ExtensiveGame::kFirstWins;
  const std::string position = positionIn(rules_, state);
  const std::string key = position + calls;
  if (const auto known = nodes_.find(key); known != nodes_.end()) return known->second;

  std::array<Choices, 2> choices;  // by player
  std::array<ExtensiveGame::InformationSet, 2> sets{};
  for (const Seat seat : {server_, server_.other()}) {
    Choices& own = choices[playerOf(seat)];
    own = choicesOf(rules_, state, seat);
    if (own.empty()) own.push_back({});  // nothing to choose
    sets[playerOf(seat)] = setOf(state, seat, own.size(), calls);
  }
  std::vector<Outcome> outcomes;
  const bool serverHits = state.hitter() == server_;
  for (const Line& first : choices[0]) {
    for (const Line& second : choices[1]) {
      outcomes.push_back(serverHits ? after(state, first, second, calls)
                                    : after(state, second, first, calls));
    }
  }
  const Outcome node = game_.addNode(sets, outcomes);
  positions_.try_emplace(position, node);
  return nodes_[key] = node;
}

/// The hitter's card comes first, then the receiver's cards, then the hitter's call.
PointGame::Outcome PointGame::after(const State& before, const Line& hitters, const Line& receivers,
                                    const std::string& calls) {
  State state = before;
  NoEvents nobody;
  std::string told = calls;
  if (!hitters.empty()) rules_.apply(state, hitters[0], nobody);
  for (const Action action : receivers) rules_.apply(state, action, nobody);
  if (hitters.size() > 1) {
    rules_.apply(state, hitters[1], nobody);
    told += static_cast<char>('0' + hitters[1].verb);
  }
  return add(state, told);
}

}  // namespace raindelay::quick_tennis
