#include "games/quick_tennis/point_story.h"

#include <QCoreApplication>

#include "games/quick_tennis/book.h"
#include "games/quick_tennis/rules.h"
#include "translations/words.h"

namespace raindelay::quick_tennis {

namespace {

/// Says what came of a shot.
class Words {
  Q_DECLARE_TR_FUNCTIONS(QuickTennisPoint)

 public:
  Words(const Story& story, const DeckNarrator& narrator) : story_(story), narrator_(narrator) {}

  [[nodiscard]] QString operator()(const Ace& /*ace*/) const { return tr("Ace."); }
  [[nodiscard]] QString operator()(const Returned& returned) const {
    return tr("%1 is there.").arg(nameOf(returned.by));
  }
  [[nodiscard]] QString operator()(const Read& read) const {
    return tr("%1 has read the %2.").arg(nameOf(read.by), callName(story_.flight->call));
  }
  [[nodiscard]] QString operator()(const Missed& missed) const {
    return tr("%1 isn't there.").arg(nameOf(missed.by));
  }
  [[nodiscard]] QString operator()(const Reaches& reaches) const {
    return tr("%1 gets there with a second card.").arg(nameOf(reaches.by));
  }
  [[nodiscard]] QString operator()(const Diagonal& /*diagonal*/) const {
    return tr("Right across the court, out of reach.");
  }
  [[nodiscard]] QString operator()(const TooFast& tooFast) const {
    return tr("Nobody crosses the court for a %1.").arg(callName(tooFast.call));
  }
  [[nodiscard]] QString operator()(const LetsGo& letsGo) const {
    return tr("%1 lets it go.").arg(nameOf(letsGo.by));
  }
  [[nodiscard]] QString operator()(const NoCards& noCards) const {
    return tr("%1 has no card left.").arg(nameOf(noCards.by));
  }

 private:
  [[nodiscard]] QString nameOf(Seat seat) const {
    return QString::fromStdString(narrator_.seatName(seat));
  }
  [[nodiscard]] static QString callName(Call call) {
    return words::translated(Rules::info().words[static_cast<std::size_t>(wordOf(call))]);
  }

  const Story& story_;
  const DeckNarrator& narrator_;
};

}  // namespace

QString storyWords(const Story& story, const DeckNarrator& narrator) {
  if (!story.outcome) return {};
  QString words = std::visit(Words(story, narrator), *story.outcome);
  if (story.score) {
    words += QLatin1Char(' ') + narrator.text(sentenceOf(*story.score)) + QLatin1Char('.');
  }
  return words;
}

}  // namespace raindelay::quick_tennis
