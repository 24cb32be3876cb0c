#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QUrl>

namespace raindelay {

/// What is printed on a card's face, as text: for a table that shows it in another form.
class CardWords : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

 public:
  using QObject::QObject;

  /// What the face at this address ("image://cards/…") says in its layout's elements of these
  /// names; "" where it hasn't one.
  Q_INVOKABLE [[nodiscard]] static QStringList of(const QUrl& face, const QStringList& elements);
};

}  // namespace raindelay
