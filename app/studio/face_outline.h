#pragma once

#include <QRectF>
#include <QStringList>
#include <vector>

#include "studio/card_model.h"

namespace raindelay {

/// The boxes of a face's elements, in millimetres from the trim's top left corner, from bottom to
/// top.
class FaceOutline : public raindelay::FaceModel {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

 public:
  enum Role {
    NameRole = Qt::UserRole + 1,  ///< the element's, or its type
    LineRole,                     ///< of deck.yaml
    BoxRole,                      ///< what lies around it on the card, mm
    FirstRole,                    ///< the first figure of its element: an element may be several
    ElementRole,                  ///< its number in elementsOf()
  };
  Q_ENUM(Role)

  using FaceModel::FaceModel;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(boxes_.size()); }

  /// The number in elementsOf() of the element that lies uppermost at a place, mm; the next one
  /// below if that is `chosen` already, from the lowest on the uppermost again. -1: none lies
  /// there.
  Q_INVOKABLE int elementAt(double x, double y, int chosen) const;
  /// Returns true if the element lies there, under whatever others.
  Q_INVOKABLE bool liesAt(int element, double x, double y) const;

 signals:
  void countChanged();

 private:
  struct Outline {
    QString name;
    int line = 0;
    QRectF box;
    bool first = true;
    int element = -1;

    friend bool operator==(const Outline&, const Outline&) = default;
  };

  void read() override;

  std::vector<Outline> boxes_;
};

/// The cells of a card, a row for each column of the table.
class CardCells : public raindelay::CardModel {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QList<int> others MEMBER others_ NOTIFY wanted FINAL)

 public:
  enum Role {
    ColumnRole = Qt::UserRole + 1,
    ContentRole,
    DiffersRole,  ///< some of the `others` say something else
  };
  Q_ENUM(Role)

  using CardModel::CardModel;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

 private:
  void read() override;

  QList<int> others_;
  QStringList columns_, contents_;
  QList<bool> differs_;
};

}  // namespace raindelay
