#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <vector>

#include "deck/problem.h"

namespace raindelay {

/// What is wrong with a deck: errors first, then in the order of its cards.
class ProblemModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by StudioDeck")
  Q_PROPERTY(int count READ count NOTIFY changed FINAL)
  Q_PROPERTY(int errors READ errors NOTIFY changed FINAL)
  Q_PROPERTY(bool more READ more NOTIFY changed FINAL)

 public:
  enum Role {
    TextRole = Qt::UserRole + 1,  ///< what is wrong, one sentence
    PlaceRole,                    ///< "cards.csv, row 7, column rank"
    ErrorRole,                    ///< it has to be put right; else it may be meant
    CardRole,                     ///< the card's number from 0; -1: it isn't about one card
    CodeRole,                     ///< the card's
    BackRole,                     ///< it is about the card's back
    ElementRole,                  ///< the name of the element, or its type; may be empty
    FileRole,
    LineRole,    ///< of deck.yaml; 0: none
    ColumnRole,  ///< of the table; may be empty
  };
  Q_ENUM(Role)

  using QAbstractListModel::QAbstractListModel;
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(problems_.size()); }
  /// How many have to be put right.
  [[nodiscard]] int errors() const { return errors_; }
  /// There were more than are kept.
  [[nodiscard]] bool more() const { return more_; }

  void show(const deck::Problems& problems);

 signals:
  void changed();

 private:
  std::vector<deck::Problem> problems_;
  int errors_ = 0;
  bool more_ = false;
};

}  // namespace raindelay
