#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QString>
#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "core/event.h"
#include "core/game.h"
#include "core/piece.h"

namespace raindelay {

/// The pieces on the table as one seat sees them. A row is one piece for as long as the model
/// lives: moves change its place by dataChanged, so that what shows it can fly there. The first
/// call of agreeWith fills the model; after that it is never reset but by clear().
class PieceModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by MatchController")

 public:
  enum Role {
    PieceKindRole = Qt::UserRole + 1,  ///< id of the kind
    CodeRole,  ///< the face's code in the card tables; empty if it lies face down
    FaceUpRole,
    NameRole,     ///< for a screen reader
    PlaceRole,    ///< id of the place
    OrderRole,    ///< from the bottom of the place, 0 first
    CountRole,    ///< pieces in that place
    TurnsRole,    ///< quarter turns anti-clockwise
    MovableRole,  ///< the seat on turn can do something with it
  };
  Q_ENUM(Role)

  /// `nameOf` puts a face into words.
  PieceModel(const Game& game, std::function<QString(Face)> nameOf, QObject* parent = nullptr);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  /// Lets one piece go from place to place, those above it moving down, those below where it lands
  /// moving up. A move of a piece that isn't there is ignored: agreeWith puts it right.
  void move(const Move& move);
  /// Makes the rows agree with `pieces`: rows keep their places where they can.
  void agreeWith(const std::vector<Piece>& pieces);
  /// No row is left, and none that comes later is one of those that went.
  void clear();
  /// Returns true if the rows show exactly these pieces.
  [[nodiscard]] bool agrees(const std::vector<Piece>& pieces) const;
  /// Asks for all names again, in another language.
  void rename();
  /// Marks the pieces that can be moved, by place and order.
  void setMovable(const std::vector<std::pair<Place, int>>& movable);

  /// The number of pieces in a place.
  [[nodiscard]] int countIn(Place place) const;
  /// The face of the piece at `order` (Move::kTop: the uppermost), if one is there.
  [[nodiscard]] std::optional<Face> faceAt(Place place, int order) const;

 signals:
  /// Pieces changed: once, after all rows have told how.
  void changed();
  /// The piece of this row moved within its place: a die that was thrown.
  void stirred(int row);

 private:
  struct Row {
    Piece piece;
    bool movable = false;
  };

  /// The row that lies there, `order` being as in Move::fromOrder; none if there is no such piece.
  [[nodiscard]] std::optional<std::size_t> rowAt(Place place, int order) const;
  /// The row that goes: the one that shows the face there, else the one that lies at the order.
  [[nodiscard]] std::optional<std::size_t> rowOf(const Move& move) const;
  /// Gives each fitting piece a row; both leave the lists.
  static void settle(std::vector<Row*>& homeless, std::vector<const Piece*>& open,
                     bool (*fits)(const Piece& row, const Piece& piece));
  void recount();
  /// By place, true if the number of its pieces differs from `before`.
  [[nodiscard]] std::vector<bool> recounted(const std::vector<int>& before) const;
  /// The roles that a row shows differently than before; `recounted`: among another number of
  /// pieces.
  [[nodiscard]] static QList<int> changedRoles(const Row& before, const Row& now, bool recounted);
  /// Tells which rows differ from `before`, or lie in a place whose number of pieces changed.
  void announce(const std::vector<Row>& before, const std::vector<bool>& recounted);
  [[nodiscard]] static const Piece& pieceOf(const Row& row) { return row.piece; }
  [[nodiscard]] static const Piece& pieceOf(const Piece& piece) { return piece; }

  const Game& game_;
  std::function<QString(Face)> nameOf_;
  std::vector<Row> rows_;
  std::vector<int> counts_;  ///< by place
};

}  // namespace raindelay
