// The fact sheet: options, places, words.

#include "core/info.h"

#include <array>

#include "games/goofspiel/refusals.h"
#include "games/goofspiel/rules.h"

namespace raindelay::goofspiel {

namespace {

#define SAY(source) RD_TEXT("Goofspiel", source)

constexpr std::array<OptionInfo, 1> kOptions{{
    OptionInfo::toggle("prizes-wait", SAY("Prizes wait"),
                       SAY("After equal bids the prize goes with the next one."), true),
}};

/// Prizes of 1 to 3, and of 4 to 7.
Value lowOrHigh(Card prize) {
  return Value::word(worthOf(prize) > 3 ? 1 : 0);
}
constexpr std::array<SourceInfo, 1> kSources{{{"prize", SAY("The prizes"), lowOrHigh}}};
constexpr std::array<Text, 2> kWords{SAY("1 to 3"), SAY("4 to 7")};
constexpr std::array<std::string_view, 3> kPieceKinds{"prize", "red", "blue"};

constexpr std::array<PlaceInfo, places::kCount> kPlaces{{
    {"pack", SAY("the prizes to come")},
    {"stake", SAY("the prize")},
    {"out", SAY("the prizes that nobody got")},
    {"hand.0", SAY("the first player's hand")},
    {"hand.1", SAY("the second player's hand")},
    {"bid.0", SAY("the first player's bid")},
    {"bid.1", SAY("the second player's bid")},
    {"won.0", SAY("the first player's prizes")},
    {"won.1", SAY("the second player's prizes")},
    {"spent.0", SAY("the first player's spent bids")},
    {"spent.1", SAY("the second player's spent bids")},
}};

constexpr std::array<RefusalInfo, static_cast<std::size_t>(RefusalId::kCount)> kRefusals{{
    {"unknown-action", "2.2", SAY("There is no such action in this game")},
    {"match-over", "3.1", SAY("The match is over")},
    {"turn-up-first", "2.1", SAY("First a prize is turned up")},
    {"spent", "2.5", SAY("The %1 is spent")},
}};

constexpr std::array<FigureInfo, 3> kFigures{{
    {"points", SAY("Points a match")},
    {"prizes", SAY("Prizes a match")},
    {"equal-bids", SAY("Equal bids a match")},
}};

}  // namespace

const GameInfo& Rules::info() {
  static const GameInfo info{
      .id = "goofspiel",
      .shelf = 7,
      .title = SAY("Goofspiel"),
      .summary = SAY("Seven prizes, seven bids each, and no luck but their order."),
      .author = SAY("A game of the public domain, said to be Merrill Flood's."),
      .secrets = true,
      .together = true,
      // A prize is turned up and bid for by two.
      .longestMatch = 3 * kCards,
      .options = kOptions,
      .sources = kSources,
      .pieceKinds = kPieceKinds,
      .places = kPlaces,
      .events = eventTable(),
      .refusals = kRefusals,
      .figures = kFigures,
      .words = kWords,
  };
  return info;
}

#undef SAY

}  // namespace raindelay::goofspiel
