#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QUrl>

namespace raindelay {

/// What can be known of a place before it is opened as a deck.
class DeckPlace : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

 public:
  using QObject::QObject;

  /// Why it can't be opened in Deck Studio, a sentence; "" if it can.
  Q_INVOKABLE static QString refusal(const QUrl& place);
};

}  // namespace raindelay
