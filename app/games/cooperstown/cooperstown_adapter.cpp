#include "games/cooperstown/cooperstown_adapter.h"

#include "games/cooperstown/card_meaning.h"
#include "games/cooperstown/events.h"

namespace raindelay::cooperstown {

namespace {

/// Games played of each kind for a deck's worth: enough for a tenth of a run, done in a second.
constexpr int kWorthGames = 1000;
constexpr int kNotNeeded = -2;

Config configOf(const Match& match) {
  Options options(match.info());
  for (const auto& [id, value] : match.setup().options) {
    if (!options.setText(id, value)) continue;
  }
  return Config::of(options);
}

}  // namespace

CooperstownAdapter::CooperstownAdapter(QObject* parent) : GameAdapter(parent) {}

CooperstownAdapter::~CooperstownAdapter() {
  closeWorker();
}

void CooperstownAdapter::begin(const Match& match) {
  config_ = configOf(match);
}

void CooperstownAdapter::read() {
  view_ = match()->shownView<View>();
  score_ = {};
  walkOff_ = false;
  forEachShownStep([this](const std::vector<Happening>& happenings) {
    for (const Happening& happening : happenings) {
      score_.feed(happening);
      const Event* event = std::get_if<Event>(&happening);
      if (event != nullptr && static_cast<EventId>(event->id) == EventId::kWalkOff) walkOff_ = true;
    }
  });
  if (over() && !decksOpen_) openDecks();
}

const LineScoreGame* CooperstownAdapter::game() const {
  return score_.games().empty() ? nullptr : &score_.games().back();
}

QList<int> CooperstownAdapter::runsOf(int seat) const {
  QList<int> runs;
  const LineScoreGame* line = game();
  if (line == nullptr) return runs;
  for (const int inning : line->of(Seat(seat)).innings) runs << inning;
  const std::size_t others = line->of(Seat(seat).other()).innings.size();
  const bool played = view_.line().ending == Ending::kPlayed;
  if (over() && played && seat == homeSeat() && runs.size() < static_cast<int>(others)) {
    runs << kNotNeeded;
  }
  return runs;
}

QList<int> CooperstownAdapter::totals(int LineScoreRow::*total) const {
  const LineScoreGame* line = game();
  if (line == nullptr) return {0, 0};
  return {line->of(Seat(0)).*total, line->of(Seat(1)).*total};
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

QString CooperstownAdapter::askedOf(const QString& name) const {
  switch (view_.phase) {
    case Phase::kManage:
      return tr("%1, in the field: move your fielders, or play on.").arg(name);
    case Phase::kAtBat:
      return view_.runners() > 0
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

QString CooperstownAdapter::headline() const {
  if (match() == nullptr || !over()) return {};
  const Standing standing = match()->match().result();
  const int high = std::max(standing.score[0], standing.score[1]);
  const int low = std::min(standing.score[0], standing.score[1]);
  if (!standing.decided) return tr("No result");
  if (!standing.winner) return tr("A tie, %1–%2").arg(high).arg(low);
  return tr("%1 wins, %2–%3").arg(nameOf(standing.winner->index())).arg(high).arg(low);
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
      break;
  }
  if (walkOff_) {
    return tr("Walk-off: the winning run came home in the bottom of inning %1.").arg(inning());
  }
  if (inning() > innings()) return tr("Settled in extra innings, after %1.").arg(inning());
  return tr("Played to the last out.");
}

QString CooperstownAdapter::meaning(const QString& code, const QString& place) const {
  return cardMeaning(view_, code, place);
}

// The decks, laid open.

void CooperstownAdapter::openDecks() {
  decksOpen_ = true;
  for (std::size_t seat = 0; seat < 2; ++seat) decks_[seat].show(countDeck(view_.known[seat]));
  if (config_.sharedDeck) return;
  closeWorker();
  stop_ = false;
  const Config config = config_;
  const std::array<OffenceSet, 2> owned = view_.known;
  const std::uint64_t seed = match()->match().setup().seed;
  worker_.reset(QThread::create([this, config, owned, seed] {
    const DeckWorth worth =
        deckWorth(config, owned, kWorthGames, seed, [this] { return stop_.load(); });
    if (stop_ || worth.games == 0) return;
    QMetaObject::invokeMethod(this, [this, worth] {
      for (std::size_t seat = 0; seat < 2; ++seat) {
        decks_[seat].setWorth(worth.runs[seat], worth.average);
      }
    });
  }));
  worker_->start(QThread::LowPriority);
}

void CooperstownAdapter::closeWorker() {
  if (!worker_) return;
  stop_ = true;
  worker_->wait();
  worker_.reset();
}

}  // namespace raindelay::cooperstown
