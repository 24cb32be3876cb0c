#include "session/hint.h"

#include <QStringList>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <vector>

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
    if (one.visits > 0 && one.like == one.action) rows.push_back(one);
  }
  std::stable_sort(rows.begin(), rows.end(), [&](const auto& one, const auto& other) {
    return found.mixed ? one.share > other.share : one.worth > other.worth;
  });
  return rows;
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
  const Stream random(match_->setup().seed, "hint", match_->steps().size());
  const auto assess = [analyst = analyst_.get(), seat = *seat_, view = match_->view(*seat_),
                       legal = match_->legal(), random](const Limits& limits) {
    Stream own = random;
    return analyst->assess(view, seat, legal, own, limits);
  };
  const auto say = [this](const Assessment& found) {
    text_ = sentenceOn(found, match_->game(), *narrator_);
    emit changed();
  };
  thought_.begin(assess, say, kLongest);
  emit changed();
}

QString Hint::sentenceOn(const Assessment& found, const Game& game, const DeckNarrator& narrator) {
  const std::vector<ActionWorth> rows = inOrder(found);
  if (rows.empty()) return {};
  const auto label = [&](const ActionWorth& one) { return narrator.text(game.label(one.action)); };
  if (found.mixed) {
    QStringList parts;
    for (std::size_t i = 0; i < std::min(rows.size(), kNamed); ++i) {
      if (percent(rows[i].share) == 0) break;
      parts << tr("%1 %2 %", "a choice, and how often it should be made")
                   .arg(label(rows[i]))
                   .arg(percent(rows[i].share));
    }
    return parts.size() == 1
               ? tr("%1, whatever the other does.").arg(label(rows[0]))
               : tr("Mix, so that you can't be read: %1.").arg(parts.join(QStringLiteral(", ")));
  }
  const ActionWorth* chosen = found.of(found.chosen);
  const auto best = std::find_if(rows.begin(), rows.end(), [&](const ActionWorth& one) {
    return chosen != nullptr && one.action == chosen->like;
  });
  if (best == rows.end()) return {};
  const auto next = std::find_if(
      rows.begin(), rows.end(), [&](const ActionWorth& one) { return one.action != best->action; });
  const QString worth = tr("%1: played on from here it wins %2 times in 100")
                            .arg(label(*best))
                            .arg(percent(best->worth));
  if (next == rows.end()) return worth + QLatin1Char('.');
  const bool alike = best->worth - next->worth < best->error + next->error;
  return (alike ? tr("%1; %2 is about as good, %3.") : tr("%1; next, %2, %3."))
      .arg(worth, label(*next))
      .arg(percent(next->worth));
}

}  // namespace raindelay
