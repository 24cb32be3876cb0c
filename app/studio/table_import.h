#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QStringList>

#include "studio/studio_deck.h"

namespace raindelay {

/// What is asked of a table that is open alone, and the answers so far; each change is seen on the
/// deck's cards.
class TableImport : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(raindelay::StudioDeck* deck READ deck WRITE setDeck NOTIFY deckChanged FINAL)
  Q_PROPERTY(QStringList counting READ counting NOTIFY changed FINAL)
  Q_PROPERTY(QStringList columns READ columns NOTIFY changed FINAL)
  Q_PROPERTY(QStringList chosen READ chosen NOTIFY changed FINAL)
  Q_PROPERTY(QStringList others READ others NOTIFY changed FINAL)
  Q_PROPERTY(QStringList leftOut READ leftOut NOTIFY changed FINAL)
  Q_PROPERTY(QStringList fonts READ fonts NOTIFY changed FINAL)
  Q_PROPERTY(QString titleFont READ titleFont NOTIFY changed FINAL)
  Q_PROPERTY(QString textFont READ textFont NOTIFY changed FINAL)
  Q_PROPERTY(bool placed READ isPlaced NOTIFY changed FINAL)
  Q_PROPERTY(QStringList sizeNames READ sizeNames NOTIFY changed FINAL)
  Q_PROPERTY(int size READ size NOTIFY changed FINAL)
  Q_PROPERTY(QString sizeName READ sizeName NOTIFY changed FINAL)
  Q_PROPERTY(QString measures READ measures NOTIFY changed FINAL)
  Q_PROPERTY(bool across READ isAcross NOTIFY changed FINAL)
  Q_PROPERTY(bool square READ isSquare NOTIFY changed FINAL)
  Q_PROPERTY(bool answered READ isAnswered NOTIFY changed FINAL)

 public:
  /// The parts of a card, as deck::ColumnRole has them.
  enum Role { Copies, Title, Text, Picture, Cost, Back };
  Q_ENUM(Role)

  using QObject::QObject;

  [[nodiscard]] StudioDeck* deck() const { return deck_; }
  void setDeck(StudioDeck* deck);

  /// The columns that may say how many; "" stands for one of each.
  [[nodiscard]] const QStringList& counting() const { return counting_; }
  /// Those that a card can print; "" stands for none of them.
  [[nodiscard]] const QStringList& columns() const { return columns_; }
  /// The column of each Role; "" if none has it.
  [[nodiscard]] QStringList chosen() const;
  /// The columns without a role, and those of them that aren't printed.
  [[nodiscard]] QStringList others() const;
  [[nodiscard]] QStringList leftOut() const;
  /// The fonts that lie with the table; "" stands for the program's own. What titles and texts are
  /// set in.
  [[nodiscard]] const QStringList& fonts() const { return fonts_; }
  [[nodiscard]] QString titleFont() const { return QString::fromStdString(answers().fonts.title); }
  [[nodiscard]] QString textFont() const { return QString::fromStdString(answers().fonts.text); }
  /// Each column stands where another program had it.
  [[nodiscard]] bool isPlaced() const { return !answers().placed.empty(); }
  /// Sizes to choose from, upright; the table's own is one of them.
  [[nodiscard]] QStringList sizeNames() const;
  [[nodiscard]] int size() const;
  /// What the chosen one is called; and as it lies, in millimetres.
  [[nodiscard]] QString sizeName() const;
  [[nodiscard]] QString measures() const;
  [[nodiscard]] bool isAcross() const { return answers().size.width > answers().size.height; }
  [[nodiscard]] bool isSquare() const { return answers().size.width == answers().size.height; }
  /// Somebody changed an answer.
  [[nodiscard]] bool isAnswered() const { return deck_ && deck_->isAnswered(); }

  /// Gives a Role to a column; "" : to none.
  Q_INVOKABLE void choose(int role, const QString& column);
  Q_INVOKABLE void leaveOut(const QString& column, bool out);
  Q_INVOKABLE void setTitlesIn(const QString& font);
  Q_INVOKABLE void setTextsIn(const QString& font);
  Q_INVOKABLE void chooseSize(int size);
  Q_INVOKABLE void lay(bool across);
  /// All answers as at first.
  Q_INVOKABLE void reset();
  /// The first text in a column, in one line.
  Q_INVOKABLE QString sample(const QString& column) const;

 signals:
  void deckChanged();
  void changed();

 private:
  [[nodiscard]] const deck::ImportAnswers& answers() const;
  static QString measuresOf(const deck::CardSize& size);
  /// Those of the list, behind the table's own if that isn't among them.
  [[nodiscard]] QList<deck::CardSize> sizes() const;
  void set(const deck::ImportAnswers& answers);
  void readChoices();

  QPointer<StudioDeck> deck_;
  QStringList counting_, columns_, fonts_;
};

}  // namespace raindelay
