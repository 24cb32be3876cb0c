// A view in words and codes, for the terminal and golden files; and what is counted of a match.

#include <algorithm>

#include "core/notation.h"
#include "games/tarot/rules.h"

namespace raindelay::tarot {

namespace {

constexpr std::array<std::string_view, 9> kPhaseNames{
    "dealer", "deal", "discard", "declare", "ask", "give", "return", "play", "over"};
constexpr std::array<std::string_view, kSuits> kSuitNames{"sceptres", "cups", "swords", "pentacles",
                                                          "trumps"};

void add(std::string& text, std::string_view word) {
  if (!text.empty()) text += ' ';
  text += word;
}

std::string orDash(const std::string& text) {
  return text.empty() ? "-" : text;
}

std::string codes(const Hand& cards) {
  return codesOf(cards, kCodes);
}
std::string code(Card card) {
  return Rules::faceCode(faceOf(card));
}

/// `0 t15, 2 Kc`: who played what, by seat.
std::string trickText(const Board& board, const Trick& trick) {
  std::string text;
  for (int i = 0; i < board.seats; ++i) {
    const Card card = trick.of(Seat(i));
    if (card == kNoCard) continue;
    text += (text.empty() ? "" : ", ") + std::to_string(i) + ' ' + code(card);
  }
  return orDash(text);
}

/// `greater 5, run 4s-7s 5`: what a seat declared, with its points.
std::string declaredText(const Board& board, Seat seat) {
  constexpr std::string_view kDeclare = "declare ";
  std::string text;
  for (const Declaration& one : board.declared) {
    if (one.seat != seat) continue;
    text += (text.empty() ? "" : ", ") + Rules::text(one.what).substr(kDeclare.size()) + ' ' +
            std::to_string(one.points);
  }
  return orDash(text);
}

/// `1 none`, `2 Kc`: whom a seat asked, and what it got; `2 Kc for 3p` if the view knows.
std::string askText(const View& view, Seat seat) {
  for (std::size_t i = 0; i < view.asks.size(); ++i) {
    const Ask& ask = view.asks[i];
    if (ask.asker != seat) continue;
    std::string text = std::to_string(ask.asked.index());
    const bool open = view.phase == Phase::kGive && i + 1 == view.asks.size();
    if (!open) text += ' ' + (ask.gift == kNoCard ? "none" : code(ask.gift));
    if (view.returned[i] != kNoCard) text += " for " + code(view.returned[i]);
    return text;
  }
  return "-";
}

std::string voidsText(const Board& board, Seat seat) {
  std::string text;
  for (int i = 0; i < kSuits; ++i) {
    if (board.isVoid(seat, static_cast<Suit>(i)))
      add(text, kSuitNames[static_cast<std::size_t>(i)]);
  }
  return orDash(text);
}

/// Sums over a match's hands.
struct Sums {
  std::array<int, kMaxSeats> declared{};
  std::array<int, kMaxSeats> played{};
  int hands = 0;  ///< that are over
  int scored = 0;
  int dealerWins = 0;
  int ties = 0;
  int cuts = 0;
  int asks = 0;
  int refused = 0;

  void add(const Book::Hand& hand) {
    asks += hand.asks;
    for (const Book::Line& line : hand.declared) {
      refused += std::holds_alternative<HasNone>(line.source) ? 1 : 0;
    }
    for (const Book::Line& line : hand.played) {
      if (const auto* cut = std::get_if<Cuts>(&line.source)) cuts += cut->kings;
    }
    for (const HandCounted& counted : hand.counted) {
      declared[static_cast<std::size_t>(counted.side.index())] += counted.declared;
      played[static_cast<std::size_t>(counted.side.index())] += counted.played;
    }
    if (!hand.outcome) return;
    ++hands;
    if (!hand.won) {
      ++ties;
      return;
    }
    scored += hand.won->points;
    dealerWins += hand.won->winner == hand.dealer ? 1 : 0;
  }
};

}  // namespace

std::vector<Fact> Rules::facts(const View& view) {
  const auto number = [](int n) { return std::to_string(n); };
  const bool begun = view.phase != Phase::kDealer;
  std::vector<Fact> facts{
      {"phase", std::string(kPhaseNames[static_cast<std::size_t>(view.phase)])},
      {"hand", number(view.phase == Phase::kOver ? view.hand : view.hand + 1)},
      {"dealer", begun ? number(view.dealer.index()) : "-"},
      {"dealt", number(view.dealt)},
      {"held", codes(view.held)},
      {"discard", codes(view.discard)},
      {"trick", trickText(view, view.trick)},
      {"last-trick", trickText(view, view.last)},
  };
  for (int i = 0; i < view.seats; ++i) {
    const Seat at(i);
    const std::string seat = '.' + number(i);
    facts.push_back({"score" + seat, number(view.score[at])});
    facts.push_back({"held" + seat, number(view.sizes[at])});
    facts.push_back({"declared" + seat, declaredText(view, at)});
    facts.push_back({"asked" + seat, askText(view, at)});
    facts.push_back({"shown" + seat, codes(view.shown[at])});
    facts.push_back({"lacked" + seat, codes(view.lacked[at])});
    facts.push_back({"voids" + seat, voidsText(view, at)});
    facts.push_back({"before-play" + seat, number(view.declaredPoints[at])});
    facts.push_back({"play" + seat, number(view.playPoints[at])});
    facts.push_back({"tricks" + seat, number(view.tricks[at])});
    facts.push_back({"played" + seat, codes(view.played[at])});
  }
  return facts;
}

/// Means over the hands that were played: of points a seat, before play and in play; of what the
/// winner of a hand scores; the rest a hand.
std::vector<Figure> Rules::figures(const Book& book) const {
  Sums sums;
  for (const Book::Hand& hand : book.hands()) sums.add(hand);
  const double hands = std::max(sums.hands, 1);
  const auto perHand = [&](std::string_view id, const std::array<int, kMaxSeats>& points) {
    Figure figure{id};
    for (int seat = 0; seat < book.seats(); ++seat) {
      figure.ofSeats.push_back(points[static_cast<std::size_t>(seat)] / hands);
      figure.value += figure.ofSeats.back() / book.seats();
    }
    return figure;
  };
  return {
      {"hands", static_cast<double>(sums.hands)},
      perHand("hand-score", sums.declared),
      perHand("play-score", sums.played),
      {"excess", sums.scored / hands},
      {"dealer-win", sums.dealerWins / hands},
      {"tied-hand", sums.ties / hands},
      {"cuts", sums.cuts / hands},
      {"asks", sums.asks / hands},
      {"refused", sums.refused / hands},
  };
}

}  // namespace raindelay::tarot
