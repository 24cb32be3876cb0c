#pragma once

#include <QAbstractListModel>
#include <QHash>
#include <QQmlEngine>
#include <QSet>
#include <QSortFilterProxyModel>
#include <QStringList>
#include <memory>

#include "studio/opened_deck.h"

namespace raindelay {

/// The cards of a deck in the order of its table. Reading the deck again moves no card that is
/// still there.
class CardGridModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by StudioDeck")

 public:
  enum Role {
    CardRole = Qt::UserRole + 1,  ///< its number from 0
    CodeRole,
    TitleRole,   ///< its column `name`, else its code
    CopiesRole,  ///< number of its copies in the deck
    SheetRowRole,
    ErrorsRole,    ///< number of problems that have to be put right
    WarningsRole,  ///< number of those that may be meant
    ChosenRole,    ///< of a CardView: it is among the cards that are chosen
  };
  Q_ENUM(Role)

  using QAbstractListModel::QAbstractListModel;
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] const OpenedDeck* opened() const { return opened_.get(); }
  [[nodiscard]] QStringList columns() const;
  [[nodiscard]] QString cell(int card, int column) const;
  /// All cells of the card, a line each.
  [[nodiscard]] QString text(int card) const;
  [[nodiscard]] int cardOf(const QString& code) const;

  void show(std::shared_ptr<const OpenedDeck> opened);
  /// Counts the problems of each card.
  void showProblems(const deck::Problems& problems);

 private:
  struct Count {
    int errors = 0, warnings = 0;
    friend bool operator==(const Count&, const Count&) = default;
  };

  std::shared_ptr<const OpenedDeck> opened_;
  int rows_ = 0;
  QHash<int, Count> counts_;
};

/// Some of the cards, in some order.
class CardView : public QSortFilterProxyModel {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(raindelay::CardGridModel* cards READ cards WRITE setCards NOTIFY cardsChanged FINAL)
  Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged FINAL)
  Q_PROPERTY(int searchColumn READ searchColumn WRITE setSearchColumn NOTIFY searchChanged FINAL)
  Q_PROPERTY(int orderColumn READ orderColumn WRITE setOrderColumn NOTIFY orderChanged FINAL)
  Q_PROPERTY(bool descending READ descending WRITE setDescending NOTIFY orderChanged FINAL)
  Q_PROPERTY(int count READ count NOTIFY changed FINAL)

 public:
  explicit CardView(QObject* parent = nullptr);

  [[nodiscard]] CardGridModel* cards() const { return cards_; }
  void setCards(CardGridModel* cards);
  /// Words that all have to be found in the card's cells, wherever they stand, large or small.
  [[nodiscard]] QString search() const { return search_; }
  void setSearch(const QString& search);
  /// The column that is searched; -1: all.
  [[nodiscard]] int searchColumn() const { return searchColumn_; }
  void setSearchColumn(int column);
  /// The column that cards are sorted by, numbers as numbers; -1: as they stand in the table.
  [[nodiscard]] int orderColumn() const { return orderColumn_; }
  void setOrderColumn(int column);
  [[nodiscard]] bool descending() const { return descending_; }
  void setDescending(bool descending);
  [[nodiscard]] int count() const { return rowCount(); }
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  /// Those with one of these codes are shown as chosen.
  void markChosen(const QSet<QString>& codes);

  /// The row of the card here; -1: it isn't among them.
  Q_INVOKABLE int rowOf(int card) const;
  /// The card that stands here; -1: none does.
  Q_INVOKABLE int cardAt(int row) const;
  /// All that stand here, in their order.
  Q_INVOKABLE QList<int> shown() const;

 signals:
  void cardsChanged();
  void searchChanged();
  void orderChanged();
  /// Other cards stand here, or in another order: once a change, where the model's own signals come
  /// with every run of rows.
  void changed();

 protected:
  [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
  [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

 private:
  void applyOrder();
  void filter();
  void tell();

  CardGridModel* cards_ = nullptr;
  QString search_;
  QStringList words_;
  int searchColumn_ = -1;
  int orderColumn_ = -1;
  bool descending_ = false;
  bool filtering_ = false;
  QSet<QString> chosen_;
};

}  // namespace raindelay
