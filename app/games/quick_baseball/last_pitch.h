#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QString>
#include <optional>
#include <vector>

#include "core/event.h"

namespace raindelay::quick_baseball {

/// A pitch that was shown, as its events tell it: the cards, what met what, and what came of it.
struct LastPitch {
  Q_GADGET
  QML_VALUE_TYPE(lastPitch)
  Q_PROPERTY(QString pitch MEMBER pitch FINAL)
  Q_PROPERTY(QString bat MEMBER bat FINAL)
  Q_PROPERTY(int base MEMBER base FINAL)
  Q_PROPERTY(QString border MEMBER border FINAL)
  Q_PROPERTY(QString outcome MEMBER outcome FINAL)
  Q_PROPERTY(QString verdict MEMBER verdict FINAL)

 public:
  QString pitch;    ///< code of the card; empty if nothing was pitched yet
  QString bat;      ///< code of the card; empty if the batter called Steal or Leave
  int base = 0;     ///< 2 or 3: the one that a runner tried to steal; else 0
  QString border;   ///< `red`, `blue`, `green`, `yellow`: the one that met its like; or empty
  QString outcome;  ///< id of the event that it came to: `double`, `struck-out`, `ball` …
  QString verdict;  ///< what met what, and what came of it: "GREEN meets GREEN: a single"

  friend bool operator==(const LastPitch&, const LastPitch&) = default;
};

/// The pitch that these happenings of one step tell of; none if they tell of none.
[[nodiscard]] std::optional<LastPitch> pitchIn(const std::vector<Happening>& happenings);

}  // namespace raindelay::quick_baseball
