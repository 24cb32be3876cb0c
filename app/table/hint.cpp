#include "table/hint.h"

#include <QStringList>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <vector>

#include "core/derived_stream.h"
#include "shelf/shelf.h"

namespace raindelay {

namespace {

constexpr std::chrono::seconds kLongest{5};
/// Parts of a mixture that are named.
constexpr std::size_t kNamed = 4;

int percent(double part) {
  return static_cast<int>(std::lround(100 * part));
}

/// One row for all that comes to the same, those first that are to be chosen first.
std::vector<ActionWorth> inOrder(const Assessment& found) {
  std::vector<ActionWorth> rows;
  for (const ActionWorth& one : found.actions) {
    if ((one.visits > 0 || one.share > 0) && one.like == one.action) rows.push_back(one);
  }
  std::stable_sort(rows.begin(), rows.end(), [&](const auto& one, const auto& other) {
    return found.mixed ? one.share > other.share : one.worth > other.worth;
  });
  return rows;
}

/// The share of each action where the other mustn't know the choice beforehand. Of a choice in
/// parts the first part's mixture would tell little.
template <class Label>
QString mixture(const ActionWorth& chosen, std::vector<ActionWorth> rows, bool inParts,
                Label label) {
  if (inParts) return Hint::tr("Vary it so that nobody can read you.");
  // The action that was drawn is among those that are named.
  const auto drawn = std::find_if(
      rows.begin(), rows.end(), [&](const ActionWorth& one) { return one.action == chosen.like; });
  const auto place = drawn - rows.begin();
  if (drawn != rows.end() && place >= static_cast<std::ptrdiff_t>(kNamed)) {
    std::iter_swap(drawn, rows.begin() + kNamed - 1);
  }
  QStringList named;
  for (std::size_t i = 0; i < std::min(rows.size(), kNamed); ++i) {
    if (percent(rows[i].share) == 0) break;
    named << Hint::tr("%1: %2%", "a choice, and how often it should be made")
                 .arg(label(rows[i].action))
                 .arg(percent(rows[i].share));
  }
  if (named.size() == 1) return Hint::tr("It holds up whatever your opponent does.");
  return Hint::tr("Mix it up so that nobody can read you – %1.")
      .arg(named.join(QStringLiteral("; ")));
}

/// The worth of the choice, and of the next best one.
template <class Label>
QString comparison(const Assessment& found, const ActionWorth& chosen,
                   const std::vector<ActionWorth>& rows, Label label) {
  const ActionWorth& best = *found.of(chosen.like);
  const auto next = std::find_if(rows.begin(), rows.end(),
                                 [&](const ActionWorth& one) { return one.action != best.action; });
  const QString worth = Hint::tr("It wins %1% of rollouts from here").arg(percent(best.worth));
  if (next == rows.end()) return worth + QLatin1Char('.');
  // Chance decides which of two as good as each other has brought more.
  const bool alike = best.worth - next->worth < best.error + next->error;
  if (alike) return Hint::tr("%1; %2 is about as good.").arg(worth, label(next->action));
  return Hint::tr("%1; next best: %2, %3%.")
      .arg(worth, label(next->action))
      .arg(percent(next->worth));
}

}  // namespace

Hint::Hint(const Match& match, const DeckNarrator& narrator, QObject* parent)
    : QObject(parent), match_(&match), narrator_(&narrator) {
  setLevel(PlayerKind::kAllStar);
}

void Hint::setLevel(PlayerKind level) {
  analyst_ = shelf::makeAnalyst(match_->game(), level);
}

void Hint::offer(std::optional<Seat> seat) {
  thought_.stop();
  text_.clear();
  seat_ = analyst_ && seat && match_->legal().size() > 1 ? seat : std::nullopt;
  emit changed();
}

void Hint::ask() {
  if (!isOffered()) return;
  const Stream random = derivedStream(match_->setup().seed, "hint", *seat_, match_->steps().size());
  const auto think = [analyst = analyst_.get(), seat = *seat_, view = match_->view(*seat_),
                      legal = match_->legal(), random](const Limits& limits) {
    Stream own = random;
    const Assessment found = analyst->assess(view, seat, legal, own, limits);
    return Advice{analyst->goOn(view, seat, found, own, limits), analyst->why(view, found.chosen)};
  };
  const auto say = [this](const std::optional<Advice>& advice) {
    text_ = advice ? sentenceOn(*advice, match_->game(), *narrator_)
                   : tr("There is not enough memory to think about it.");
    emit changed();
  };
  thought_.begin(think, say, kLongest);
  emit changed();
}

QString Hint::sentenceOn(const Advice& advice, const Game& game, const DeckNarrator& narrator) {
  const Assessment& found = advice.parts.front();
  const std::vector<ActionWorth> rows = inOrder(found);
  const ActionWorth* chosen = found.of(found.chosen);
  if (rows.empty() || chosen == nullptr) return {};
  const auto label = [&](Action action) { return narrator.text(game.label(action)); };
  QStringList parts;
  for (const Assessment& part : advice.parts) parts << label(part.chosen);
  const QString what = parts.join(QStringLiteral(", "));
  const QString why = narrator.text(advice.why);
  const QString done = why.isEmpty() ? tr("%1.").arg(what) : tr("%1: %2.").arg(what, why);
  const QString more = found.mixed ? mixture(*chosen, rows, parts.size() > 1, label)
                                   : comparison(found, *chosen, rows, label);
  return done + QLatin1Char(' ') + more;
}

}  // namespace raindelay
