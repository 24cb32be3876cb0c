// A view in words and codes, for the terminal and golden files; and what is counted of a match.

#include "games/quick_tennis/rules.h"

namespace raindelay::quick_tennis {

namespace {

constexpr std::array<std::string_view, 8> kPhaseNames{"toss", "serve", "return",  "hit",
                                                      "run",  "call",  "recover", "over"};
constexpr std::array<std::string_view, kCalls + 1> kCallTexts{"lob", "drop", "-"};

/// A card's quadrant in the notation, `?` for one that wasn't seen.
char digit(Card card) {
  return card == kUnseen ? '?' : static_cast<char>('0' + quadrantOf(card));
}
std::string orDash(const std::string& text) {
  return text.empty() ? "-" : text;
}

void addSide(const View& view, Seat seat, std::vector<Fact>& facts) {
  const Side& side = view.of(seat);
  const std::string number = '.' + std::to_string(seat.index());
  const int inSight =
      seat == view.seat ? static_cast<int>(side.laid.size()) : laidInSight(view, seat);
  const int left = side.pack.size() - static_cast<int>(side.spent.size()) - inSight;
  const auto add = [&](std::string_view key, std::string value) {
    facts.push_back({std::string(key) + number, std::move(value)});
  };
  add("points", std::to_string(side.points));
  add("games", std::to_string(side.games));
  add("sets", std::to_string(side.sets));
  add("stands", std::to_string(side.stands));
  add("left", std::to_string(left));
  std::string spent;
  for (const Spent& out : side.spent) spent += digit(out.card);
  add("spent", orDash(spent));
  std::string laid;
  for (const Card card : side.laid) laid += digit(card);
  add("laid", orDash(laid));
}

double share(int part, int whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / whole;
}

}  // namespace

std::vector<Fact> Rules::facts(const View& view) {
  std::vector<Fact> facts{
      {"phase", std::string(kPhaseNames[static_cast<std::size_t>(view.phase)])},
      {"server", std::to_string(view.server().index())},
      {"hitter", std::to_string(view.hitter().index())},
      {"ball", std::to_string(view.ballSide) + '.' + std::to_string(view.ball)},
      {"call", std::string(kCallTexts[static_cast<std::size_t>(view.call)])},
      {"strokes", std::to_string(view.strokes)},
      {"tie-break", view.tieBreak() ? "yes" : "no"},
  };
  std::string answer;
  for (const Card card : view.last.answer) answer += digit(card);
  facts.push_back({"last-shot", view.last.any ? std::string(1, digit(view.last.shot)) : "-"});
  facts.push_back({"last-answer", orDash(answer)});
  addSide(view, Seat(0), facts);
  addSide(view, Seat(1), facts);
  return facts;
}

/// Shares are of all points, but for `read` (of the called shots); `rally` is strokes a point. A
/// seat's shares are of the points that it served.
std::vector<Figure> Rules::figures(const Book& book) const {
  const Book::Side& a = book.of(Seat(0));
  const Book::Side& b = book.of(Seat(1));
  const Book::Shots& shots = book.shots();
  const int points = a.points + b.points;
  return {
      {"points", static_cast<double>(points), {double(a.points), double(b.points)}},
      {"server-won",
       share(a.held + b.held, points),
       {share(a.held, a.served), share(b.held, b.served)}},
      {"aces", share(a.aces + b.aces, points), {share(a.aces, a.served), share(b.aces, b.served)}},
      {"rally", share(shots.rallied, points)},
      {"called", share(shots.called, points)},
      {"read", share(shots.read, shots.called)},
      {"recoveries", share(shots.recoveries, points)},
      {"games", static_cast<double>(a.games + b.games), {double(a.games), double(b.games)}},
      {"breaks", static_cast<double>(a.breaks + b.breaks), {double(a.breaks), double(b.breaks)}},
      {"won-0", a.sets > b.sets ? 1.0 : 0.0},
      {"won-1", b.sets > a.sets ? 1.0 : 0.0},
  };
}

}  // namespace raindelay::quick_tennis
