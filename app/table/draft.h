#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/arrangement.h"

namespace raindelay {

/// A choice in parts as it is collected at the table: pieces are put on their places in any order,
/// put elsewhere or taken back, until it is sent. The match knows nothing of it; it is in no
/// record.
class Draft : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by MatchController")
  Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
  Q_PROPERTY(int placed READ placed NOTIFY changed FINAL)
  Q_PROPERTY(int most READ most NOTIFY changed FINAL)
  Q_PROPERTY(bool ready READ isReady NOTIFY changed FINAL)
  Q_PROPERTY(bool full READ isFull NOTIFY changed FINAL)

 public:
  using QObject::QObject;

  /// Such a choice is being collected, and shown.
  [[nodiscard]] bool isOpen() const { return open_; }
  /// The number of parts so far, 0 while it isn't shown.
  [[nodiscard]] int placed() const { return open_ ? static_cast<int>(chosen_.size()) : 0; }
  /// The most parts that it can have.
  [[nodiscard]] int most() const { return open_ ? arrangement_.most : 0; }
  /// It can be sent.
  [[nodiscard]] bool isReady() const { return open_ && admits(arrangement_, chosen_); }
  /// It has as many parts as it can.
  [[nodiscard]] bool isFull() const { return isReady() && placed() == most(); }

  /// Opens the choice that stands at step `step` of the match, with the pieces as they lie at its
  /// beginning. What was collected at the same step is still there.
  void offer(std::size_t step, Arrangement arrangement, std::vector<Piece> pieces);
  /// Shows nothing of it any more.
  void close();

  /// The pieces as the draft has them.
  [[nodiscard]] std::vector<Piece> pieces() const;
  /// The places of the pieces in it that can be moved, and their orders there.
  [[nodiscard]] std::vector<std::pair<Place, int>> movable() const;
  /// The places where the piece that now lies there may be put; home among them, if it was moved.
  [[nodiscard]] std::vector<Place> targets(Place place, int order) const;
  /// The first part that isn't chosen yet, as the pieces lie now; none if all are, or if it isn't
  /// shown.
  [[nodiscard]] std::optional<Gesture> toCome() const;
  /// The place and order from which the piece that now lies there came.
  [[nodiscard]] std::pair<Place, int> homeOf(Place place, int order) const;
  /// Puts it there, or back home. On a place that takes one piece it changes places with what lies
  /// there. False, and nothing changed, if it can't be.
  bool put(Place place, int order, Place to);
  /// The reason a piece that belongs there can't be put there now: it is full, or there are enough.
  /// Empty otherwise.
  [[nodiscard]] QString whyFull(Place place, int order, Place to) const;
  /// Takes back what was put last.
  void takeBackLast();
  void clear();

  /// The parts so far, in the order in which they were put.
  [[nodiscard]] const std::vector<Part>& chosen() const { return chosen_; }

 signals:
  void changed();

 private:
  /// Number of the piece that lies there now.
  [[nodiscard]] std::optional<std::size_t> pieceAt(Place place, int order) const;
  /// The part that puts the piece there.
  [[nodiscard]] std::optional<Part> partOf(const Piece& piece, Place to) const;
  /// The piece's part among the chosen, or their end.
  [[nodiscard]] std::vector<Part>::const_iterator chosenOf(const Piece& piece) const;
  [[nodiscard]] int countAt(Place place) const;

  bool open_ = false;
  std::optional<std::size_t> step_;
  Arrangement arrangement_;
  std::vector<Piece> pieces_;  ///< as they lie at the beginning
  std::vector<Part> chosen_;
};

}  // namespace raindelay
