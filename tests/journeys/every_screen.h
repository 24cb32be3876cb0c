#pragma once

#include <QUrl>
#include <functional>

#include "journeys/hand.h"

namespace raindelay::journey {

using Teller = std::function<void(const QString&)>;

/// Opens every screen but the tables' (playByKeys sees those), looks for hindrances and tells each:
/// "screen: what". The library has a match that is over and one to resume; `table` is a table of
/// cards with a mistake.
void lookAtEveryScreen(Hand& hand, const QUrl& table, const Teller& tell);

}  // namespace raindelay::journey
