#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <span>
#include <vector>

#include "table/highlight.h"
#include "table/match_controller.h"
#include "table/story.h"

namespace raindelay {

/// The base of every game's own adapter: it follows the match at the table, reads it again as more
/// of it is shown, and finds words. Each game decides what to read; that is only what those who
/// look may know. A game names it in full as its base, `raindelay::GameAdapter`: Qt's type
/// registrar finds no shorter name, and QML's lint would miss these properties.
class GameAdapter : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("every game has its own")
  Q_PROPERTY(raindelay::MatchController* match READ match WRITE setMatch NOTIFY matchChanged FINAL)
  Q_PROPERTY(int turnSeat READ turnSeat NOTIFY changed FINAL)
  Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
  Q_PROPERTY(QString prompt READ prompt NOTIFY changed FINAL)
  Q_PROPERTY(QString headline READ headline NOTIFY changed FINAL)
  Q_PROPERTY(QString sentence READ sentence NOTIFY changed FINAL)
  Q_PROPERTY(QString lastPlay READ lastPlay NOTIFY changed FINAL)
  Q_PROPERTY(QList<raindelay::StoryLine> matchStory READ matchStory NOTIFY changed FINAL)
  Q_PROPERTY(raindelay::Highlight highlight READ highlight NOTIFY highlightCame FINAL)

 public:
  using QObject::QObject;

  [[nodiscard]] MatchController* match() const { return match_; }
  void setMatch(MatchController* match);
  /// The seat whose decision the table shows, or showed last; -1 when it is over, or nobody looks.
  [[nodiscard]] int turnSeat() const { return turnSeat_; }
  /// The end of the match was shown.
  [[nodiscard]] bool over() const { return over_; }
  /// The question to whoever decides, in one sentence; empty while something is shown.
  [[nodiscard]] QString prompt() const;
  /// The winner, with the score; empty until it is over.
  [[nodiscard]] virtual QString headline() const;
  /// The reason it ended as it did; empty until it is over.
  [[nodiscard]] virtual QString sentence() const = 0;

  /// The last play, in one line: who it was, and the log's sentences.
  [[nodiscard]] QString lastPlay() const { return lastPlay_; }
  /// The sentence on the greatest thing that a shown step brought, with the number of runs, and for
  /// how many movements it was shown; "" and 0 if nothing is told of it.
  struct Told {
    QString text;
    double length = 0;
  };
  [[nodiscard]] Told toldMainlyOf(std::size_t step) const;
  /// The score after a step, as a line of the story ends with it: "3–2".
  [[nodiscard]] virtual QString scoreAfter(std::size_t step) const;
  /// The match in a few lines; empty until it is over.
  [[nodiscard]] QList<StoryLine> matchStory() const { return storyOf(*this); }
  /// The decisive thing that was shown last.
  [[nodiscard]] const Highlight& highlight() const { return highlight_; }

  /// The game's table of decisive things.
  [[nodiscard]] virtual std::span<const HighlightRow> highlights() const { return {}; }

  /// The meaning of a face-up card where it lies, by the codes of card and place.
  Q_INVOKABLE [[nodiscard]] virtual QString meaning(const QString& code,
                                                    const QString& place) const = 0;

 signals:
  void matchChanged();
  /// More of the match was shown, or others look at it.
  void changed();
  /// A decisive thing is shown now.
  void highlightCame();

 protected:
  /// Another match is at the table: reads what never changes in it.
  virtual void begin(const Match& /*match*/) {}
  /// Reads the match as far as it was shown. There is one.
  virtual void read() = 0;
  /// The event was shown.
  virtual void told(const Event& /*event*/) {}
  /// Adds what the row doesn't know: whose it was, from where to where, what was compared. `step`
  /// is the event's, which may have been shown long ago: what the table shows now may be of a later
  /// one. What is no highlight after all loses its banner.
  virtual void tellMore(Highlight& /*highlight*/, const Event& /*event*/,
                        std::size_t /*step*/) const {}
  /// The events of the step that is being shown, as far as they were shown.
  [[nodiscard]] const std::vector<Happening>& toldNow() const { return toldNow_; }
  /// The id of a place, as the board knows it.
  [[nodiscard]] QString idOf(Place place) const;
  /// The question to the seat on turn, called `name`.
  [[nodiscard]] virtual QString askedOf(const QString& name) const = 0;

  /// Calls `take` with the happenings of each step that was shown and stands.
  template <class Take>
  void forEachShownStep(Take take) const {
    for (std::size_t step = 0; step < match_->shownSteps(); ++step) {
      if (!match_->match().steps()[step].undone) take(match_->shownHappenings(step));
    }
  }
  /// Likewise with their events alone.
  template <class Take>
  void forEachShownEvent(Take take) const {
    forEachShownStep([&](const std::vector<Happening>& happenings) {
      for (const Happening& happening : happenings) {
        if (const Event* event = std::get_if<Event>(&happening)) take(*event);
      }
    });
  }
  /// The game's book of what was shown, the step that is being shown as far as it was told: scores
  /// change with their moment.
  template <class Rules>
  [[nodiscard]] typename Rules::Book shownBook() const {
    typename Rules::Book book = rulesOf<Rules>(match_->match()).book();
    forEachShownEvent([&](const Event& event) { book.tell(event); });
    for (const Happening& told : toldNow_) book.tell(std::get<Event>(told));
    return book;
  }
  [[nodiscard]] QString nameOf(int seat) const;
  /// The rules by which a match of this game is played.
  template <class Rules>
  [[nodiscard]] static const Rules& rulesOf(const Match& match) {
    return dynamic_cast<const ErasedGame<Rules>&>(match.game()).rules();
  }

 private:
  void tell(const Event& event, bool played);
  /// toldNow() is of the step that is being shown.
  void forgetOtherSteps();
  [[nodiscard]] const HighlightRow* rowOf(const Event& event) const;
  [[nodiscard]] Highlight highlightOf(const Event& event, const HighlightRow& row,
                                      std::size_t step) const;
  /// The sentences of the last step that was shown and has a play.
  [[nodiscard]] QString toldOfLastPlay() const;
  /// The things that are told of a step, in their order, each with its row.
  struct ToldThing {
    const HighlightRow* row = nullptr;
    Event event;
  };
  [[nodiscard]] std::vector<ToldThing> toldThings(std::size_t step) const;
  /// The seat whose act the first of these things is that anybody's is; -1: nobody's.
  [[nodiscard]] int actorOf(const std::vector<ToldThing>& things, std::size_t step) const;
  /// The log's lines on these things.
  [[nodiscard]] QString linesOn(const std::vector<ToldThing>& things, std::size_t step) const;
  /// Reads once the events at hand are through.
  void refreshSoon();
  void refresh();
  [[nodiscard]] int seatOf(const Turn& turn) const;

  MatchController* match_ = nullptr;
  int turnSeat_ = -1;
  bool over_ = false;
  bool due_ = false;
  std::vector<Happening> toldNow_;
  std::size_t toldOf_ = 0;  ///< the step that they are of
  QString lastPlay_;
  Highlight highlight_;
};

}  // namespace raindelay
