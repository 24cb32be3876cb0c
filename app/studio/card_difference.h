#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QStringList>

#include "studio/studio_deck.h"

namespace raindelay {

/// The differences of a card from an earlier version of it: in words, and on its faces.
class CardDifference : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(raindelay::StudioDeck* deck READ deck WRITE setDeck NOTIFY wanted FINAL)
  Q_PROPERTY(raindelay::StudioDeck* other READ other WRITE setOther NOTIFY wanted FINAL)
  Q_PROPERTY(int card MEMBER card_ NOTIFY wanted FINAL)
  Q_PROPERTY(int otherCard MEMBER otherCard_ NOTIFY wanted FINAL)
  Q_PROPERTY(bool back MEMBER back_ NOTIFY wanted FINAL)
  Q_PROPERTY(QStringList words READ words NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> marks READ marks NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> otherMarks READ otherMarks NOTIFY changed FINAL)

 public:
  explicit CardDifference(QObject* parent = nullptr);

  [[nodiscard]] StudioDeck* deck() const { return decks_[1]; }
  void setDeck(StudioDeck* deck) { setSide(1, deck); }
  /// The earlier version.
  [[nodiscard]] StudioDeck* other() const { return decks_[0]; }
  void setOther(StudioDeck* other) { setSide(0, other); }

  /// A sentence for each element, cell or number that differs; none for a card that is in one
  /// version only.
  [[nodiscard]] QStringList words() const { return words_; }
  /// The figures of the side that is looked at that differ: rows of FaceOutline.
  [[nodiscard]] QList<int> marks() const { return marks_[1]; }
  /// The same in the earlier version.
  [[nodiscard]] QList<int> otherMarks() const { return marks_[0]; }

 signals:
  void wanted();
  void changed();

 private:
  void setSide(std::size_t side, StudioDeck* deck);
  void look();
  void lookAt(deck::Side side);
  void lookAtRow();

  QPointer<StudioDeck> decks_[2];  // the earlier and the later one
  int card_ = -1, otherCard_ = -1;
  bool back_ = false;
  QStringList words_;
  QList<int> marks_[2];
};

}  // namespace raindelay
