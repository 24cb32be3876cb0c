#pragma once

#include <QObject>
#include <QQmlEngine>
#include <cstddef>
#include <optional>

#include "table/decision.h"
#include "table/log_model.h"
#include "table/notifier.h"

namespace raindelay {

/// Takes back choices at a table, and does them again: the last choice of a person, up to where
/// chance or a secret came into play, if need be with another's leave.
class Takeback : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by MatchController")
  Q_PROPERTY(bool canUndo READ canUndo NOTIFY canUndoChanged FINAL)
  Q_PROPERTY(bool canRedo READ canRedo NOTIFY canRedoChanged FINAL)
  Q_PROPERTY(QString undoStop READ undoStop NOTIFY undoStopChanged FINAL)
  Q_PROPERTY(int undoAsks READ undoAsks NOTIFY undoAsksChanged FINAL)
  Q_PROPERTY(QString undoQuestion READ undoQuestion NOTIFY undoQuestionChanged FINAL)
  Q_PROPERTY(bool practice READ practice CONSTANT FINAL)

 public:
  /// All of them must outlive it. The log is that of what those who look were told.
  Takeback(Match& match, const Seating& seating, Playback& playback, Decision& decision,
           const LogModel& log, QObject* parent = nullptr);

  /// The last choice of a person can be taken back, if need be with another's leave; of a draft,
  /// what was put last.
  [[nodiscard]] bool canUndo() const;
  /// True if those who look can do again what was taken back last.
  [[nodiscard]] bool canRedo() const;
  /// The reason nothing can be taken back, in one sentence; empty if something can.
  [[nodiscard]] QString undoStop() const;
  /// The seat that is asked whether the last choice of another may be taken back; -1: none.
  [[nodiscard]] int undoAsks() const;
  /// The question that it is asked; empty if nobody is.
  [[nodiscard]] QString undoQuestion() const;
  /// Everything can be taken back, chance and what was shown too.
  [[nodiscard]] bool practice() const { return match_.setup().practice; }

  /// Takes back the last choice, or asks the seat whose turn it has become (undoAsks). False, with
  /// the reason in Decision::refusalText, if there is nothing to take back.
  Q_INVOKABLE bool undo();
  /// The answer of the seat that is asked.
  Q_INVOKABLE void answerUndo(bool agreed);
  /// Does again what was taken back last.
  Q_INVOKABLE void redo();

  /// Nobody is asked any more: the match has gone on, or others look.
  void askNobody() { asked_.reset(); }
  /// Notifies of each property that has changed.
  void tell() { notifier_.tell(); }

 signals:
  void canUndoChanged();
  void canRedoChanged();
  void undoStopChanged();
  void undoAsksChanged();
  void undoQuestionChanged();
  /// The seat's choice was taken back, from step `first` on.
  void tookBack(raindelay::Seat by, std::size_t first);
  /// It was done again: the match has gone on from step `first`.
  void redone(std::size_t first);

 private:
  /// A choice to be taken back.
  struct Undoing {
    Seat by;                   ///< the one whose choice it is
    std::size_t first = 0;     ///< its first step
    std::optional<Seat> asks;  ///< the other person whose turn it has become
  };

  /// The last choice of a person, if it can be taken back.
  [[nodiscard]] std::optional<Undoing> undoing() const;
  void takeBack(const Undoing& undoing);
  /// Nothing is taken back where nobody plays: nobody looks, or one only looks.
  [[nodiscard]] bool isPlayed() const;
  [[nodiscard]] bool isDrafting() const { return decision_.draft()->placed() > 0; }

  Match& match_;
  const Seating& seating_;
  Playback& playback_;
  Decision& decision_;
  const LogModel& log_;
  std::optional<Undoing> asked_;  ///< while somebody is asked for leave
  Notifier notifier_{*this};
};

}  // namespace raindelay
