#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "match/match.h"
#include "players/analyst.h"
#include "table/deck_narrator.h"
#include "table/thought.h"

namespace raindelay {

/// The choice that a computer player would make in a person's place, and why, in one sentence:
/// asked for by the person whose turn it is, and thought out from what that seat may know.
class Hint : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(bool offered READ isOffered NOTIFY changed FINAL)
  Q_PROPERTY(bool going READ isGoing NOTIFY changed FINAL)
  Q_PROPERTY(QString text READ text NOTIFY changed FINAL)

 public:
  /// The match and the narrator must outlive it.
  Hint(const Match& match, const DeckNarrator& narrator, QObject* parent = nullptr);

  /// Somebody may ask: there is a choice, and it isn't given yet.
  [[nodiscard]] bool isOffered() const { return seat_ && text_.isEmpty() && !isGoing(); }
  /// It is being thought about.
  [[nodiscard]] bool isGoing() const { return thought_.isGoing(); }
  /// The hint; empty if there is none.
  [[nodiscard]] QString text() const { return text_; }
  /// Thinks about it, for a few seconds at the most.
  Q_INVOKABLE void ask();

  /// The seat whose turn it is now, if it may ask; what was said before is gone.
  void offer(std::optional<Seat> seat);
  /// Sets how far it looks; by default as an All-Star does.
  void setLevel(PlayerKind level);

  /// The result of the thought.
  struct Advice {
    std::vector<Assessment> parts;  ///< of a choice in parts all that are to come; else one
    Sentence why;                   ///< the game's reason for the first
  };
  /// The sentences on it: what to do and why; what it is worth, and the next best one; where one
  /// mustn't be predictable, the mixture.
  [[nodiscard]] static QString sentenceOn(const Advice& advice, const Game& game,
                                          const DeckNarrator& narrator);

 signals:
  void changed();

 private:
  const Match* match_;
  const DeckNarrator* narrator_;
  std::unique_ptr<Analyst> analyst_;
  std::optional<Seat> seat_;
  QString text_;
  Thought<Advice> thought_;
};

}  // namespace raindelay
