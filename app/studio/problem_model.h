#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QQmlEngine>
#include <vector>

#include "deck/problem.h"

namespace raindelay {

/// The problems of a deck: errors first, then in the order of its cards. What is said of several
/// cards (a picture that all of them show) is one row.
class ProblemModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by StudioDeck")
  Q_PROPERTY(int count READ count NOTIFY changed FINAL)
  Q_PROPERTY(int errors READ errors NOTIFY changed FINAL)
  Q_PROPERTY(bool more READ more NOTIFY changed FINAL)

 public:
  enum Role {
    TextRole = Qt::UserRole + 1,  ///< the problem, one sentence
    PlaceRole,                    ///< "cards.csv, row 7, column rank"
    ErrorRole,                    ///< it has to be put right; else it may be meant
    CardsRole,                    ///< the cards' numbers from 0; none: it isn't about cards
    CodeRole,                     ///< the first card's
    BackRole,                     ///< it is about the card's back
    ElementRole,                  ///< the name of the element, or its type; may be empty
    FileRole,
    LineRole,    ///< of deck.yaml; 0: none
    ColumnRole,  ///< of the table; may be empty
    FixRole,     ///< what DeckEdits::mend() would do, in words; empty: it can do nothing
  };
  Q_ENUM(Role)

  using QAbstractListModel::QAbstractListModel;
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }
  /// The number of those that have to be put right.
  [[nodiscard]] int errors() const { return errors_; }
  /// There were more than are kept.
  [[nodiscard]] bool more() const { return more_; }

  void show(const deck::Problems& problems);
  /// The problem of a row in all its places; null if there is no such row.
  [[nodiscard]] const deck::ProblemGroup* group(int row) const;

 signals:
  void changed();

 private:
  struct Row {
    deck::ProblemGroup group;
    QList<int> cards;

    friend bool operator==(const Row&, const Row&) = default;
  };

  std::vector<Row> rows_;
  int errors_ = 0;
  bool more_ = false;
};

}  // namespace raindelay
