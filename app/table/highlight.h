#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>
#include <QStringList>
#include <string_view>

#include "core/text.h"

namespace raindelay {

namespace highlight_tone {
Q_NAMESPACE
QML_NAMED_ELEMENT(HighlightTone)
/// The tone of a highlight, as the side whose act it is sees it; Grand: it is talked about
/// tomorrow.
enum Tone { Plain, Good, Bad, Grand };
Q_ENUM_NS(Tone)
}  // namespace highlight_tone
using HighlightTone = highlight_tone::Tone;

/// A decisive thing that happened, as the board shows it: the ball flies, two values stand side by
/// side, cards light up, a banner says it in two words. A game's adapter makes it of an event,
/// `HighlightView` shows it.
struct Highlight {
  Q_GADGET
  QML_VALUE_TYPE(highlight)
  Q_PROPERTY(QString kind MEMBER kind FINAL)
  Q_PROPERTY(QString banner MEMBER banner FINAL)
  Q_PROPERTY(raindelay::highlight_tone::Tone tone MEMBER tone FINAL)
  Q_PROPERTY(int seat MEMBER seat FINAL)
  Q_PROPERTY(QString from MEMBER from FINAL)
  Q_PROPERTY(QString to MEMBER to FINAL)
  Q_PROPERTY(double loft MEMBER loft FINAL)
  Q_PROPERTY(bool held MEMBER held FINAL)
  Q_PROPERTY(QString left MEMBER left FINAL)
  Q_PROPERTY(QString sign MEMBER sign FINAL)
  Q_PROPERTY(QString right MEMBER right FINAL)
  Q_PROPERTY(QStringList lit MEMBER lit FINAL)
  Q_PROPERTY(double length MEMBER length FINAL)

 public:
  QString kind;    ///< id of the event
  QString banner;  ///< in two words
  HighlightTone tone = HighlightTone::Plain;
  int seat = -1;      ///< the one whose act it is; -1: nobody's
  QString from = {};  ///< the place that the ball sets out from; empty: there is no ball
  /// The place that it comes to, a spot that the game's layout names, or one behind it (`past`,
  /// `beyond`).
  QString to = {};
  double loft = 0;       ///< height of its flight over its way, in heights of a card
  bool held = false;     ///< the ball ends in a glove, whose is not told
  QString left = {};     ///< a value compared, beside where the ball comes to: "9"
  QString sign = {};     ///< "≤"
  QString right = {};    ///< "11"
  QStringList lit = {};  ///< places whose cards stand out
  double length = 3;     ///< in movements: of a strikeout 3, of a walk-off 15
};

/// The places where a ball comes down that gets past whoever stands at a place, or goes far over.
inline QString past(const QString& place) {
  return QStringLiteral("past.") + place;
}
inline QString beyond(const QString& place) {
  return QStringLiteral("over.") + place;
}

/// A row of a game's table of decisive things: the event that is one, and what all of its kind
/// share.
struct HighlightRow {
  std::string_view event;  ///< its id
  Text banner = {};        ///< none: it is told with the last play, and not shown
  HighlightTone tone = HighlightTone::Plain;
  double length = 3;  ///< in movements
  double loft = 0;    ///< of the ball, in heights of a card
  bool told = true;   ///< its sentence belongs to what is told of the last play
};

}  // namespace raindelay
