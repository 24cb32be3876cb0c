#include "match/ledger.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <map>

namespace raindelay {

namespace {

#define SAY(source) RD_TEXT("Ledger", source)

using Outcomes = CardSet<128>;

/// The draws of a source from one shuffled pack, as it is known to those who ask: while cards but
/// leave it, whoever draws them, each draw is as likely as the first to bring a card.
///
/// Of the cards that were there at the beginning some were known; the others, `open` of them, are
/// any of those that went out of sight.
struct Run {
  Outcomes known;
  Outcomes unseen;
  int open = 0;
  int draws = 0;
  Outcomes left;  ///< what can come next, in truth

  Run(const Outcomes& outcomes, const Outcomes& outOfSight)
      : known(outcomes - outOfSight), open(outcomes.size() - known.size()), left(outcomes) {
    if (open > 0) unseen = outOfSight;
  }

  /// Calls `visit(Card, double)` with each card and its chance in a draw.
  template <class Visit>
  void forEachChance(Visit visit) const {
    const double one = 1.0 / (known.size() + open);
    known.forEach([&](Card card) { visit(card, one); });
    unseen.forEach([&](Card card) { visit(card, one * open / unseen.size()); });
  }
  /// Calls `visit(Card)` with what might have come as well.
  template <class Visit>
  void drawAgain(Stream& random, Visit visit) const {
    Outcomes seen = known;
    Outcomes hidden = unseen;
    for (int cards = known.size() + open; cards > known.size() + open - draws; --cards) {
      const bool ofSeen = random.below(cards) < seen.size();
      Outcomes& from = ofSeen ? seen : hidden;
      const Card card = from.nth(random.below(from.size()));
      from.erase(card);
      visit(card);
    }
  }
};

/// A part as it is being written.
class Account {
 public:
  explicit Account(const SourceInfo& source) : group_(source.group) { part_.name = source.name; }

  [[nodiscard]] bool isOf(const Sentence& name) const {
    return std::string_view(part_.name.text.source) == name.text.source &&
           part_.name.values == name.values;
  }

  void add(const Draw& draw, const Outcomes& outOfSight, Card came) {
    if (runs_.empty() || !(draw.outcomes - runs_.back().left).empty()) {
      runs_.emplace_back(draw.outcomes, outOfSight);
    }
    Run& run = runs_.back();
    ++run.draws;
    run.left = draw.outcomes;
    run.left.erase(came);
    ++part_.draws;
    run.forEachChance([this](Card card, double chance) { rowOf(card).expected += chance; });
    ++rowOf(came).came;
  }

  /// The part with its share: Pearson's sum is compared with that of the same runs drawn again, a
  /// Monte Carlo test (Davison and Hinkley 1997, 4.2), which assumes nothing about how many draws
  /// it takes and puts no card back that wasn't. The number of draws may depend on the outcomes;
  /// this does no measurable harm: test LedgerIsHonest.
  [[nodiscard]] LedgerPart closed() const {
    constexpr int kFewestDraws = 10;
    LedgerPart part = part_;
    if (part.draws >= kFewestDraws) part.share = shareOfFair();
    std::sort(part.rows.begin(), part.rows.end(), [](const LedgerRow& a, const LedgerRow& b) {
      return a.group.number < b.group.number;
    });
    return part;
  }

 private:
  [[nodiscard]] LedgerRow& rowOf(Card card) {
    std::optional<std::size_t>& row = rows_[static_cast<std::size_t>(card.index())];
    if (!row) {
      const Value group = group_(card);
      row = 0;
      while (*row < part_.rows.size() && part_.rows[*row].group != group) ++*row;
      if (*row == part_.rows.size()) part_.rows.push_back({group});
    }
    return part_.rows[*row];
  }

  [[nodiscard]] double strayed(const std::vector<int>& came) const {
    double sum = 0;
    for (std::size_t row = 0; row < came.size(); ++row) {
      const double expected = part_.rows[row].expected;
      sum += std::pow(came[row] - expected, 2) / expected;
    }
    return sum;
  }
  /// This match is one of those that are compared.
  [[nodiscard]] double shareOfFair() const {
    constexpr int kTrials = 1000;
    constexpr double kRounding = 1e-9;
    std::vector<int> came;
    for (const LedgerRow& row : part_.rows) came.push_back(row.came);
    const double here = strayed(came) - kRounding;
    Stream random(0, "ledger");
    int asFar = 1;
    for (int i = 0; i < kTrials; ++i) {
      std::fill(came.begin(), came.end(), 0);
      for (const Run& run : runs_) {
        run.drawAgain(random,
                      [&](Card card) { ++came[*rows_[static_cast<std::size_t>(card.index())]]; });
      }
      asFar += strayed(came) >= here ? 1 : 0;
    }
    return static_cast<double>(asFar) / (kTrials + 1);
  }

  Value (*group_)(Card outcome);
  LedgerPart part_;
  std::array<std::optional<std::size_t>, 128> rows_;  ///< by outcome
  std::vector<Run> runs_;
};

/// The account of the source's name; a new one if there is none.
Account& accountOf(std::vector<Account>& accounts, const SourceInfo& source) {
  const auto found = std::find_if(accounts.begin(), accounts.end(),
                                  [&](const Account& one) { return one.isOf(source.name); });
  return found == accounts.end() ? accounts.emplace_back(source) : *found;
}

/// 2.5
ScoreCell tenths(double number) {
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "%.1f", number);
  return ScoreCell(std::string(text.data()));
}

}  // namespace

std::vector<LedgerPart> ledgerOf(const Match& match, const Learned& learned, std::size_t steps) {
  // By pack: what went out of sight, as far as it hasn't been seen since.
  std::map<int, Outcomes> outOfSight;
  std::vector<Account> accounts;
  steps = std::min(steps, match.steps().size());
  for (std::size_t i = 0; i < steps; ++i) {
    const Step& step = match.steps()[i];
    if (step.undone || !step.action.isChance()) continue;
    const Draw draw = match.drawBefore(i);
    const SourceInfo& source = match.info().sources[static_cast<std::size_t>(draw.source)];
    if (source.group == nullptr) continue;
    Outcomes& unseen = outOfSight[source.pack];
    if (!learned(i)) {
      unseen = unseen | draw.outcomes;
      continue;
    }
    const Card came = step.action.outcome();
    accountOf(accounts, source).add(draw, unseen, came);
    unseen.erase(came);
  }
  std::vector<LedgerPart> ledger;
  for (const Account& account : accounts) ledger.push_back(account.closed());
  return ledger;
}

Sentence evennessOf(const LedgerPart& part) {
  if (!part.share) return SAY("Too few draws to tell how even they are.");
  const auto in = [&](int matches) { return static_cast<int>(std::lround(*part.share * matches)); };
  if (in(10) == 10) {
    return SAY("As even as it gets: nearly every match strays at least this far.");
  }
  if (in(100) >= 10) {
    return {SAY("In about %1 of 10 matches luck strays at least this far."), {Value::of(in(10))}};
  }
  if (in(100) >= 1) {
    return {SAY("In about %1 of 100 matches luck strays at least this far."), {Value::of(in(100))}};
  }
  return SAY("Fewer than 1 in 100 matches strays this far from the expected.");
}

Scorebook ledgerBook(const std::vector<LedgerPart>& ledger) {
  Scorebook book;
  for (const LedgerPart& part : ledger) {
    ScoreTable& table = book.tables.emplace_back();
    table.title = part.name;
    table.columns = {{{}, true}, {SAY("actual")}, {SAY("expected")}};
    for (const LedgerRow& row : part.rows) {
      table.rows.push_back({{row.group, Value::of(row.came), tenths(row.expected)}});
    }
    table.notes = {evennessOf(part)};
  }
  return book;
}

}  // namespace raindelay
