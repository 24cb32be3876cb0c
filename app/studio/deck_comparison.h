#pragma once

#include <QAbstractListModel>
#include <QPointer>
#include <QQmlEngine>
#include <vector>

#include "studio/studio_deck.h"

namespace raindelay {

/// The cards of two versions of a deck: those that differ first, then those that are new, those
/// that are gone, and those that are alike. Cards are known by their code.
class DeckComparison : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(raindelay::StudioDeck* deck READ deck WRITE setDeck NOTIFY decksChanged FINAL)
  Q_PROPERTY(raindelay::StudioDeck* other READ other WRITE setOther NOTIFY decksChanged FINAL)
  Q_PROPERTY(int count READ count NOTIFY changed FINAL)
  Q_PROPERTY(int differing READ differing NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> numbers READ numbers NOTIFY changed FINAL)

 public:
  enum Kind { Different, New, Gone, Alike };
  Q_ENUM(Kind)
  enum Role {
    CardRole = Qt::UserRole + 1,  ///< its number in the deck; -1: it is gone
    OtherCardRole,                ///< its number in the other version; -1: it is new
    CodeRole,
    TitleRole,
    KindRole,   ///< one of Kind
    FrontRole,  ///< the front looks different
    BackRole,   ///< the back does
    FirstRole,  ///< it is the first of its kind
  };
  Q_ENUM(Role)

  explicit DeckComparison(QObject* parent = nullptr);
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] StudioDeck* deck() const { return decks_[1]; }
  void setDeck(StudioDeck* deck) { setSide(1, deck); }
  /// The earlier version.
  [[nodiscard]] StudioDeck* other() const { return decks_[0]; }
  void setOther(StudioDeck* other) { setSide(0, other); }
  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }
  /// The number of cards that aren't alike: they are the first rows.
  [[nodiscard]] int differing() const { return count() - numbers_[Alike]; }
  /// The number of cards of each kind.
  [[nodiscard]] QList<int> numbers() const { return numbers_; }

  /// The row of a card of the deck; -1 if it has none.
  Q_INVOKABLE int rowOf(const QString& code) const;

 signals:
  void decksChanged();
  void changed();

 private:
  struct Row {
    QString code;
    int card = -1, other = -1;
    Kind kind = Alike;
    bool front = false, back = false;

    friend bool operator==(const Row&, const Row&) = default;
  };

  void setSide(std::size_t side, StudioDeck* deck);
  void compare();
  [[nodiscard]] std::vector<Row> rowsNow() const;

  QPointer<StudioDeck> decks_[2];  // the earlier and the later one
  std::shared_ptr<const OpenedDeck> compared_[2];
  std::vector<Row> rows_;
  QList<int> numbers_ = {0, 0, 0, 0};
};

}  // namespace raindelay
