#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>

namespace raindelay {

/// The thing that a lesson's learner is to touch next: a piece and the place that it goes to, or a
/// button. All empty: nothing.
struct Cue {
  Q_GADGET
  QML_VALUE_TYPE(cue)
  Q_PROPERTY(QString deed MEMBER deed FINAL)
  Q_PROPERTY(bool send MEMBER send FINAL)
  Q_PROPERTY(QString from MEMBER from FINAL)
  Q_PROPERTY(int order MEMBER order FINAL)
  Q_PROPERTY(QString to MEMBER to FINAL)

 public:
  QString deed;       ///< the action whose button it is, in the game's notation
  bool send = false;  ///< the button that makes a choice in parts
  QString from;       ///< place of the piece
  int order = 0;      ///< its order there
  QString to;         ///< place that it goes to

  friend bool operator==(const Cue&, const Cue&) = default;
};

}  // namespace raindelay
