#pragma once

#include <QColor>
#include <QStringList>
#include <vector>

#include "deck/written.h"
#include "studio/card_model.h"

namespace raindelay {

/// An element of a card's face, and what deck.yaml says of it: a row for each value, or for each
/// entry of a box or a point. A key that isn't said has one row without text.
class ChosenElement : public raindelay::FaceModel {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(int element READ element WRITE setElement NOTIFY changed FINAL)
  Q_PROPERTY(QStringList names READ names NOTIFY changed FINAL)
  Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
  Q_PROPERTY(QString type READ type NOTIFY changed FINAL)
  Q_PROPERTY(int line READ line NOTIFY changed FINAL)

 public:
  enum Role {
    KeyRole = Qt::UserRole + 1,  ///< "font"
    LabelRole,                   ///< the same, or "x" of a box
    TextRole,                    ///< as it is written; empty: the default
    SaidRole,                    ///< somebody says it
    SourceRole,                  ///< who, if it isn't the element itself: "from the style body"
    HelpRole,                    ///< the purpose of the key
    WordsRole,                   ///< the words to choose from; empty: anything may be written
    OpenRole,                    ///< something else than one of these may be written as well
    ColorRole,                   ///< the colour that it is, if it is one and known without a card
    ShortRole,                   ///< it is a number or a length
  };
  Q_ENUM(Role)

  using FaceModel::FaceModel;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  /// The chosen one of the face's elementsOf(), by number; -1: none. On another face it is the one
  /// of that name.
  [[nodiscard]] int element() const { return element_; }
  void setElement(int element);

  /// All elements of the face, those in groups further in: to choose from.
  [[nodiscard]] const QStringList& names() const { return names_; }
  /// The element's name, or its type; "" if none is chosen.
  [[nodiscard]] const QString& name() const { return name_; }
  [[nodiscard]] const QString& type() const { return type_; }
  /// Of deck.yaml, where it begins.
  [[nodiscard]] int line() const { return line_; }

  /// Writes a row's value; "" takes it away. "" if that went well, else why not.
  Q_INVOKABLE QString write(int row, const QString& text);
  /// Moves it by so many millimetres; what follows at once, and by the same `run` (not ""), is
  /// undone together. "" if that went well, else why not.
  Q_INVOKABLE QString move(double right, double down, const QString& run);

 signals:
  void changed();

 private:
  struct Row {
    QString key, label, part, text, source, help;
    QStringList words;
    bool said = false, open = true, number = false;
    QColor color = Qt::transparent;

    friend bool operator==(const Row&, const Row&) = default;
  };

  void read() override;
  void show(std::vector<Row> rows);
  void addRows(const deck::WrittenValue& value, std::vector<Row>& rows) const;
  [[nodiscard]] const deck::Element* found() const;
  /// The card in whose layout the chosen element is: the reverse, where that is shown.
  [[nodiscard]] int faceCard() const;
  [[nodiscard]] QStringList wordsFor(const deck::KeyInfo& key) const;

  int element_ = -1, line_ = 0;
  QStringList names_;
  QString name_, type_;
  QString kept_;  // of `names_`, the one that is chosen
  std::vector<Row> rows_;
};

}  // namespace raindelay
