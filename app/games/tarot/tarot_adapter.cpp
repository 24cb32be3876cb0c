#include "games/tarot/tarot_adapter.h"

#include <algorithm>
#include <optional>

namespace raindelay::tarot {

namespace {

std::optional<Card> cardOfCode(const QString& code) {
  const auto at = std::find(kCodes.begin(), kCodes.end(), code.toStdString());
  if (code.isEmpty() || at == kCodes.end()) return std::nullopt;
  return Card(static_cast<int>(at - kCodes.begin()));
}

QString codeOf(Card card) {
  return card == kNoCard ? QString() : QString::fromStdString(Rules::faceCode(faceOf(card)));
}

}  // namespace

TarotAdapter::TarotAdapter(QObject* parent) : GameAdapter(parent) {}

void TarotAdapter::begin(const Match& match) {
  seats_ = match.seats();
  config_ = rulesOf<Rules>(match).config();
}

void TarotAdapter::read() {
  view_ = match()->shownView<View>();
  book_ = shownBook<Rules>();
}

TarotAdapter::Stage TarotAdapter::stage() const {
  switch (view_.phase) {
    case Phase::kDealer:
    case Phase::kDeal:
      return Deal;
    case Phase::kDiscard:
      return Discard;
    case Phase::kPlay:
      return Play;
    case Phase::kOver:
      return Over;
    default:
      return Talk;
  }
}

int TarotAdapter::hand() const {
  return stage() == Over ? int{view_.hand} : view_.hand + 1;
}

QString TarotAdapter::length() const {
  if (config_.points > 0) return tr("to %1 points").arg(config_.points);
  return config_.hands == 1 ? tr("a single hand") : tr("of %1 hands").arg(config_.hands);
}

int TarotAdapter::dealerSeat() const {
  return view_.phase == Phase::kDealer ? -1 : view_.dealer.index();
}

int TarotAdapter::trickNumber() const {
  return view_.tricks[0] + view_.tricks[1] + view_.tricks[2] + 1;
}

QList<int> TarotAdapter::scores() const {
  QList<int> scores(seats_, 0);
  for (const Book::Hand& hand : book_.hands()) {
    if (hand.won) scores[hand.won->winner.index()] = hand.won->score;
  }
  return scores;
}

QList<int> TarotAdapter::pointsOf(std::vector<Book::Line> Book::Hand::*lines) const {
  QList<int> points;
  for (int seat = 0; seat < seats_; ++seat) {
    points << (book_.hands().empty() ? 0 : Book::pointsOf(book_.hands().back().*lines, Seat(seat)));
  }
  return points;
}

// The table's contents.

QVariantList TarotAdapter::laidOut() const {
  QVariantList all;
  for (int seat = 0; seat < seats_; ++seat) all << QVariant::fromValue(laidOutBy(Seat(seat)));
  return all;
}

LaidOut TarotAdapter::laidOutBy(Seat seat) const {
  LaidOut laid;
  if (stage() != Talk && stage() != Play) return laid;
  Hand known = view_.shown[seat];
  Hand gone = view_.played[seat];
  for (const Ask& ask : view_.asks) {
    if (ask.gift == kNoCard) continue;
    if (ask.asker == seat) known.insert(ask.gift);
    if (ask.asked == seat) gone.insert(ask.gift);
  }
  known.forEach([&](Card card) {
    laid.cards << codeOf(card);
    laid.gone << gone.contains(card);
  });
  for (const Book::Line& line : book_.hands().back().declared) {
    if (line.seat == seat) laid.lines << wordsOf(line);
  }
  for (const Ask& ask : view_.asks) {
    if (ask.asker == seat) laid.lines << wordsOf(ask);
  }
  laid.lines.removeAll(QString());
  return laid;
}

QString TarotAdapter::wordsOf(const Book::Line& line) const {
  if (const auto* none = std::get_if<HasNone>(&line.source)) {
    return tr("%1 had none to give: %2").arg(nameOf(none->asked.index())).arg(none->points);
  }
  const auto* run = std::get_if<DeclaresRun>(&line.source);
  return tr("%1: %2", "what was declared, and its points")
      .arg(run == nullptr ? declarationWords(std::get<Declares>(line.source))
                          : declarationWords(*run, match()->narrator()))
      .arg(line.points);
}

QString TarotAdapter::wordsOf(const Ask& ask) const {
  const QString asked = nameOf(ask.asked.index());
  if (ask.gift != kNoCard) return tr("From %1: %2").arg(asked, nameOfCard(ask.gift));
  const bool asks = view_.phase == Phase::kGive && ask == view_.asks.back();
  return asks ? tr("Asks %1").arg(asked) : QString();
}

QStringList TarotAdapter::lastTrick() const {
  if (view_.last.count == 0) return {};
  QStringList codes;
  for (int seat = 0; seat < seats_; ++seat) codes << codeOf(view_.last.of(Seat(seat)));
  return codes;
}

QVariantList TarotAdapter::sheets() const {
  QVariantList all;
  for (const Book::Hand& hand : book_.hands()) {
    all << QVariant::fromValue(sheetOf(book_, hand, match()->narrator()));
  }
  return all;
}

int TarotAdapter::rankIn(const QString& code, int sorting) const {
  const auto card = cardOfCode(code);
  if (!card) return 0;
  const int number = card->index();
  switch (sorting) {
    case TrumpsFirst:
      return isTrump(*card) ? number - kFirstTrump : number + kFirstTrump;
    case ByRank:
      return isTrump(*card) ? number : 4 * rankOf(*card) + static_cast<int>(suitOf(*card));
    default:
      return number;
  }
}

// In words.

bool TarotAdapter::isAsked() const {
  return match() != nullptr && match()->watchedTo() < 0 && turnSeat() >= 0 &&
         match()->seating()->youSeat() == turnSeat();
}

QString TarotAdapter::nameOfCard(Card card) const {
  return match()->nameOf(faceOf(card));
}

int TarotAdapter::leaderSeat() const {
  const bool lies = view_.trick.count > 0 && view_.trick.count < seats_;
  return lies ? (view_.mover.index() - view_.trick.count + seats_) % seats_ : -1;
}

int TarotAdapter::winningSeat() const {
  return view_.trick.count > 0 ? view_.trick.winner.index() : -1;
}

QString TarotAdapter::question() const {
  if (!isAsked()) return {};
  switch (view_.phase) {
    case Phase::kDeclare:
      return tr("What you can declare");
    case Phase::kAsk:
      return tr("Ask for a Tarot Trump?");
    case Phase::kGive:
      return tr("%1 asks you for a Tarot Trump").arg(nameOf(view_.asks.back().asker.index()));
    case Phase::kReturn:
      return tr("You got %1").arg(nameOfCard(view_.asks.back().gift));
    default:
      return {};
  }
}

QString TarotAdapter::explanation() const {
  if (!isAsked()) return {};
  switch (view_.phase) {
    case Phase::kDeclare:
      return Rules::declarable(view_).empty()
                 ? tr("Nothing else in your hand scores.")
                 : tr("Whatever you declare is laid out for all to see, and scores at once.");
    case Phase::kAsk: {
      const Hand two = view_.held & kTarotTrumps;
      if (!Rules::mayAsk(view_))
        return tr("Only with exactly two of them may you ask for a third.");
      return tr("You hold %1 and %2. They are shown; whoever has one must give it, and gets a card "
                "back. If there is none, you score 5.")
          .arg(nameOfCard(two.nth(0)), nameOfCard(two.nth(1)));
    }
    case Phase::kGive:
      return tr("Which one do you give? You get another card in return.");
    case Phase::kReturn:
      return tr("Give %1 a card from your hand in return: double-click it, or drag it onto that "
                "hand. Neither Tarot Trump nor court card.")
          .arg(nameOf(view_.asks.back().asked.index()));
    default:
      return {};
  }
}

QString TarotAdapter::offer(const QString& action) const {
  const auto what = Rules::parse(action.toStdString());
  if (!what || !isAsked()) return {};
  const ActionList declarable = Rules::declarable(view_);
  const bool nothing = declarable.empty() && view_.declaredPoints[view_.seat] == 0;
  if (nothing && *what == act(Verb::kDone)) return tr("Nothing to declare");
  if (!declarable.contains(*what)) return {};
  const Combination made = combinationOf(view_.held, *what);
  return tr("%1: %2", "what may be declared, and its points")
      .arg(declarationWords(declaredBy(view_.seat, made, *what), match()->narrator()))
      .arg(made.points);
}

QString TarotAdapter::askedOf(const QString& name) const {
  switch (view_.phase) {
    case Phase::kDiscard:
      return tr("%1 deals: discard three cards for the spare ones.").arg(name);
    case Phase::kDeclare:
      return tr("%1: declare what you hold, or no more.").arg(name);
    case Phase::kAsk:
      return tr("%1: ask for a Tarot Trump, or not.").arg(name);
    case Phase::kGive:
      return tr("%1: which Tarot Trump do you give?").arg(name);
    case Phase::kReturn:
      return tr("%1: which card do you give back?").arg(name);
    case Phase::kPlay:
      return askedToPlay(name);
    default:
      return {};
  }
}

QString TarotAdapter::askedToPlay(const QString& name) const {
  const Suit led = view_.trick.led;
  if (led == Suit::kNone) {
    return view_.trick.count == 0
               ? tr("%1 leads: play any card.").arg(name)
               : tr("%1: the Foolish Man asks for nothing. Play any card.").arg(name);
  }
  if (!isAsked()) return tr("%1 plays.").arg(name);
  const QString suit = suitWords(led);
  if (Rules::mustFollow(view_)) return tr("%1: follow %2.").arg(name, suit);
  if (led == Suit::kTrumps) return tr("%1: no trump left. Play any card.").arg(name);
  return tr("%1: no %2 left. Trump it, or play any card.").arg(name, suit);
}

QString TarotAdapter::sentence() const {
  if (!over()) return {};
  const int hands = view_.hand;
  if (config_.points == 0) {
    return hands == 1 ? tr("One hand was played.") : tr("%1 hands were played.").arg(hands);
  }
  return hands == 1 ? tr("A single hand made %1 points.").arg(config_.points)
                    : tr("It took %1 hands to %2 points.").arg(hands).arg(config_.points);
}

QString TarotAdapter::meaning(const QString& code, const QString& /*place*/) const {
  const auto card = cardOfCode(code);
  return card ? cardMeaning(*card) : QString();
}

}  // namespace raindelay::tarot
