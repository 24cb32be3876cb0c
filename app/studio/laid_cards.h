#pragma once

#include <QAbstractListModel>
#include <QHash>
#include <QPointF>
#include <QPointer>
#include <QQmlEngine>
#include <QRectF>
#include <vector>

#include "studio/card_grid.h"

namespace raindelay {

/// Cards that lie on a table, measured in millimetres. Whatever becomes of the deck's files, a card
/// that is still there lies where it was put, also if it wasn't shown for a while.
class LaidCards : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(raindelay::CardView* cards READ cards WRITE setCards NOTIFY cardsChanged FINAL)
  Q_PROPERTY(double aspect MEMBER aspect_ NOTIFY aspectChanged FINAL)
  Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
  Q_PROPERTY(int missing READ missing NOTIFY countChanged FINAL)
  Q_PROPERTY(QRectF bounds READ bounds NOTIFY boundsChanged FINAL)

 public:
  /// Most cards that lie on a table.
  static constexpr int kMost = 400;
  /// Between cards that are laid out, mm.
  static constexpr double kGap = 5;

  enum Role {
    CardRole = Qt::UserRole + 1,  ///< its number in the deck
    CodeRole,
    TitleRole,
    LeftRole,     ///< of its left edge before it is turned by quarters, mm
    TopRole,      ///< of its top edge, mm
    HeightRole,   ///< the higher lies above the lower
    FlippedRole,  ///< its other side is up
    QuarterRole,  ///< quarter turns clockwise, 0 to 3
  };
  Q_ENUM(Role)

  explicit LaidCards(QObject* parent = nullptr) : QAbstractListModel(parent) {}
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  /// The cards that lie there: the first kMost of these.
  [[nodiscard]] CardView* cards() const { return cards_; }
  void setCards(CardView* cards);
  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }
  /// The number of cards that find no room.
  [[nodiscard]] int missing() const;
  /// The area that all cards cover, mm.
  [[nodiscard]] QRectF bounds() const;

  /// Lays all cards side by side, as wide to high as `aspect`.
  Q_INVOKABLE void spread();
  /// Puts all cards onto one pile, the first on top, all lying the same way.
  Q_INVOKABLE void gather();
  /// Puts a card somewhere, above those that are there.
  Q_INVOKABLE void put(int row, double left, double top);
  Q_INVOKABLE void flip(int row);
  Q_INVOKABLE void turn(int row);
  /// The nearest card in a direction (one of dx, dy is 0); `row` itself if there is none.
  Q_INVOKABLE int neighbour(int row, int dx, int dy) const;
  /// The row of a card of the deck; -1 if it doesn't lie here.
  Q_INVOKABLE int rowOf(const QString& code) const;
  /// Forgets where cards were: it is another deck.
  Q_INVOKABLE void forget();

 signals:
  void cardsChanged();
  void aspectChanged();
  void countChanged();
  void boundsChanged();

 private:
  struct Place {
    QPointF at;
    int height = 0;
    bool flipped = false;
    int quarter = 0;
  };
  struct Row {
    QString code;
    int card = -1;
  };

  void sync();
  void told(int row);
  [[nodiscard]] Place& place(int row) { return places_[rows_[static_cast<std::size_t>(row)].code]; }
  [[nodiscard]] QSizeF cardSize() const;
  [[nodiscard]] QPointF cellAt(int index) const;

  QPointer<CardView> cards_;
  double aspect_ = 1.5;
  std::vector<Row> rows_;
  QHash<QString, Place> places_;  // also of cards that aren't shown now
  int columns_ = 1, top_ = 0;
};

}  // namespace raindelay
