#pragma once

#include <QtQml/qqmlregistration.h>
#include <QList>
#include <QObject>
#include <QString>

namespace raindelay {

class GameAdapter;

/// A line of a finished match's story: a step that decided something.
struct StoryLine {
  Q_GADGET
  QML_VALUE_TYPE(storyLine)
  Q_PROPERTY(QString when MEMBER when FINAL)
  Q_PROPERTY(QString text MEMBER text FINAL)
  Q_PROPERTY(QString score MEMBER score FINAL)
  Q_PROPERTY(int step MEMBER step FINAL)
  Q_PROPERTY(bool best MEMBER best FINAL)

 public:
  QString when;       ///< the part of the match that it belongs to; "" if it has no parts
  QString text;       ///< what was told of it
  QString score;      ///< after it: "3–2"
  int step = 0;       ///< its number in the match
  bool best = false;  ///< the one to see again
};

/// The match in at most this many lines, in its order: where the score or the lead changed most,
/// what is talked about tomorrow, and how it ended. Nothing before the adapter's match is over.
inline constexpr int kStoryLines = 5;
[[nodiscard]] QList<StoryLine> storyOf(const GameAdapter& adapter);

}  // namespace raindelay
