#include "games/cooperstown/scorer.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "games/cooperstown/cards.h"
#include "games/cooperstown/events.h"
#include "games/cooperstown/rules.h"

namespace raindelay::cooperstown {

namespace {

/// What an event says of the batter, whose card is its first value.
struct Turn {
  Batting how = Batting::kOut;
  std::string play;
  int bases = 0;
};

int baseAt(const Value& place) {
  return place.number - places::kFirst.index() + 1;
}

Card cardIn(const Event& event) {
  return Card(event.values[0].number);
}

/// `F8`, `6-3`; a first baseman needs no help.
std::string fielded(const char* how, const Event& event) {
  return how + std::to_string(event.values[2].number + 1);
}
std::string grounded(const Event& event) {
  const bool unassisted = event.values[2].number == static_cast<int>(Position::kFirstBase);
  return unassisted ? "3U" : fielded("", event) + "-3";
}

std::optional<Turn> hitIn(EventId id) {
  switch (id) {
    case EventId::kSingle:
    case EventId::kAutoSingle:
    case EventId::kBuntHit:
      return Turn{Batting::kHit, "1B", 1};
    case EventId::kDouble:
    case EventId::kAutoDouble:
      return Turn{Batting::kHit, "2B", 2};
    case EventId::kTriple:
    case EventId::kAutoTriple:
      return Turn{Batting::kHit, "3B", 3};
    case EventId::kHomeRun:
    case EventId::kInsidePark:
    case EventId::kAutoHomeRun:
      return Turn{Batting::kHit, "HR", 4};
    default:
      return std::nullopt;
  }
}

/// With a runner's part, or a bunt.
std::optional<Turn> comboIn(const Event& event) {
  switch (static_cast<EventId>(event.id)) {
    case EventId::kSacrifice:
    case EventId::kBuntSacrifice:
    case EventId::kStealBunted:
      return Turn{Batting::kSacrifice, "SH"};
    case EventId::kDoublePlay:
    case EventId::kForceDoublePlay:
      return Turn{Batting::kDoublePlay, "DP"};
    case EventId::kBuntDoublePlay:
      // The Whiff is a strikeout here, too.
      return cardIn(event) == kTheWhiff ? Turn{Batting::kStrikeout, "K"}
                                        : Turn{Batting::kDoublePlay, "DP"};
    case EventId::kFieldersChoice:
    case EventId::kBuntForce:
      return Turn{Batting::kChoice, "FC"};
    case EventId::kStealDoublePlay:
    case EventId::kStealStrikeout:
      return Turn{Batting::kStrikeout, "K"};
    case EventId::kBuntOut:
      // The ace of Gloves is popped up.
      return suitOf(cardIn(event)) == Suit::kBalls ? Turn{Batting::kStrikeout, "K"}
                                                   : Turn{Batting::kOut, "P"};
    default:
      return std::nullopt;
  }
}

std::optional<Turn> turnIn(const Event& event) {
  const auto id = static_cast<EventId>(event.id);
  if (auto hit = hitIn(id)) return hit;
  if (auto combo = comboIn(event)) return combo;
  switch (id) {
    case EventId::kError:
      return Turn{Batting::kError, fielded("E", event)};
    case EventId::kGroundOut:
      return Turn{Batting::kOut, grounded(event)};
    case EventId::kLineOut:
      return Turn{Batting::kOut, fielded("L", event)};
    case EventId::kFlyOut:
      return Turn{Batting::kFly, fielded("F", event)};
    case EventId::kAutoFlyOut:
    case EventId::kCircusCatch:
      return Turn{Batting::kFly, "F"};
    case EventId::kAutoGroundOut:
    case EventId::kInfieldOut:
      return Turn{Batting::kOut, "G"};
    case EventId::kAutoLineOut:
      return Turn{Batting::kOut, "L"};
    case EventId::kFoulPop:
    case EventId::kFoulOut:
      return Turn{Batting::kOut, "P"};
    case EventId::kStrikeout:
      return Turn{Batting::kStrikeout, "K"};
    case EventId::kWalk:
      return Turn{Batting::kWalk, "BB"};
    case EventId::kHitByPitch:
      return Turn{Batting::kHitByPitch, "HP"};
    default:
      return std::nullopt;
  }
}

}  // namespace

Scorer::Scorer() : book_({RD_TEXT("Scorebook", "Card"), true, 0}) {}

Scorebook Scorer::scorebook() const {
  Scorebook book = book_.book();
  if (doubleheader_) std::copy(won_.begin(), won_.end(), book.score.begin());
  return book;
}

int Scorer::baseOf(const Value& runner) const {
  const auto found = std::find(on_.begin() + 1, on_.begin() + 4, runner);
  return found == on_.begin() + 4 ? 0 : static_cast<int>(found - on_.begin());
}

void Scorer::tell(const Event& event) {
  if (!tellBatter(event)) tellRunners(event);
  tellGame(event);
}

bool Scorer::tellBatter(const Event& event) {
  const std::optional<Turn> turn = turnIn(event);
  if (!turn) return false;
  book_.bats(turn->how, turn->play, event.values[0], 0, turn->bases);
  switch (static_cast<EventId>(event.id)) {
    case EventId::kError:
      book_.error();
      break;
    case EventId::kStealDoublePlay:
      book_.countRunner(baseOf(event.values[1]), BoxScore::kCaughtStealing);
      book_.happens("CS");
      break;
    case EventId::kStealStrikeout:
      book_.countRunner(baseOf(event.values[1]), BoxScore::kSteals);
      book_.happens("SB");
      break;
    case EventId::kBuntDoublePlay:
      book_.happens("DP");
      break;
    default:
      break;
  }
  return true;
}

void Scorer::tellRunners(const Event& event) {
  const auto base = [&](std::size_t value) { return baseAt(event.values[value]); };
  const auto at = [](int place) { return static_cast<std::size_t>(place); };
  switch (static_cast<EventId>(event.id)) {
    case EventId::kWildPitch:
      return book_.happens("WP");
    case EventId::kPickedOff:
      return book_.happens("PO");
    case EventId::kStealError:
      book_.error();
      return book_.happens("E");
    case EventId::kStolen:
      book_.countRunner(baseOf(event.values[0]), BoxScore::kSteals);
      return book_.happens("SB");
    case EventId::kCaughtStealing:
      book_.countRunner(baseOf(event.values[0]), BoxScore::kCaughtStealing);
      return book_.happens("CS");
    case EventId::kPinchRunner:
      on_[at(base(2))] = event.values[0];
      return book_.replaceRunner(base(2), event.values[0]);
    case EventId::kReaches:
      on_[at(base(1))] = event.values[0];
      return book_.reach(base(1));
    case EventId::kAdvance:
    case EventId::kTagUp:
      on_[at(base(2))] = std::exchange(on_[at(base(1))], Value());
      return book_.advance(base(1), base(2));
    case EventId::kScores:
      // A batter who runs all the way has reached home.
      if (const int from = baseOf(event.values[0]); from > 0) {
        on_[at(from)] = {};
        book_.advance(from, 4);
      }
      return;
    case EventId::kOut: {
      const int from = baseOf(event.values[0]);
      if (from == 0) return book_.retireBatter(event.values[1].number);
      on_[at(from)] = {};
      return book_.retireRunner(from, event.values[1].number);
    }
    default:
      return;
  }
}

void Scorer::tellGame(const Event& event) {
  switch (static_cast<EventId>(event.id)) {
    case EventId::kHome:
      home_ = Seat(event.values[0].number);
      return;
    case EventId::kGameBegins:
      doubleheader_ = true;
      home_ = Seat(event.values[1].number);
      return;
    case EventId::kHalfInning:
      on_ = {};
      cut_ = false;
      return book_.beginHalfInning(Seat(event.values[2].number), home_, event.values[1].number);
    case EventId::kHalfInningOver:
      return book_.closeHalfInning(event.values[4].number);
    case EventId::kWalkOff:
      return book_.walkOff();
    case EventId::kRain:
    case EventId::kCurfew:
      cut_ = true;
      return;
    case EventId::kGameWon:
      ++won_[static_cast<std::size_t>(event.values[0].number)];
      return book_.endGame(cut_);
    case EventId::kGameTied:
    case EventId::kGameVoid:
      return book_.endGame(cut_);
    default:
      return;
  }
}

Scorebook Rules::scorebook(std::span<const Event> told) {
  Scorer scorer;
  for (const Event& event : told) scorer.tell(event);
  return scorer.scorebook();
}

}  // namespace raindelay::cooperstown
