#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QUrl>

namespace raindelay {

/// The words on a card's face, for a table that shows them in another form.
class CardWords : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

 public:
  using QObject::QObject;

  /// The words of the face at this address ("image://cards/…") in its layout's elements of these
  /// names; "" where the layout lacks one.
  Q_INVOKABLE [[nodiscard]] static QStringList of(const QUrl& face, const QStringList& elements);
};

}  // namespace raindelay
