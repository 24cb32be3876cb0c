#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QString>
#include <vector>

#include "core/action.h"

namespace raindelay {

/// Actions to choose from, in words, each with the gesture that makes it.
class ActionModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by MatchController")
  Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

 public:
  /// One action.
  struct Entry {
    Action action;
    QString text;   ///< its notation
    QString label;  ///< its words
    bool button = false;
    bool allowed = true;
    QString reason;  ///< why it isn't allowed
    QString from;    ///< place of the piece to be moved; empty for a button
    int order = 0;
    QString to;
    bool symmetric = false;  ///< the piece at `orderAtTo` of `to` may be put on `from` instead
    int orderAtTo = 0;
    QString key;  ///< that locks it in a joint choice; empty for none

    friend bool operator==(const Entry&, const Entry&) = default;
  };
  enum Role {
    TextRole = Qt::UserRole + 1,
    LabelRole,
    IsButtonRole,
    AllowedRole,
    ReasonRole,
    FromPlaceRole,
    FromOrderRole,
    ToPlaceRole,
    KeyRole,
  };
  Q_ENUM(Role)

  using QAbstractListModel::QAbstractListModel;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(entries_.size()); }
  [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
  /// Rows of actions that stay are kept: a button that has the focus keeps it.
  void setEntries(std::vector<Entry> entries);

 signals:
  void countChanged();

 private:
  [[nodiscard]] static int rowOf(const QString& text, const std::vector<Entry>& entries, int from);
  void removeAt(int row);

  std::vector<Entry> entries_;
};

}  // namespace raindelay
