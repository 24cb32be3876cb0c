#pragma once

#include <QObject>
#include <QThreadPool>
#include <utility>

#include "core/memory.h"

namespace raindelay {

/// Has a thread of the pool do the work, and what came of it taken on the thread of `here`, unless
/// that is gone by then. Where there isn't memory enough what `lacking` gives is taken. All three
/// go to the other thread: they must own what they need.
template <class Work, class Lacking, class Take>
void inBackground(QThreadPool& pool, QObject* here, Work work, Lacking lacking, Take take,
                  int priority = 0) {
  pool.start(
      [here, work = std::move(work), lacking = std::move(lacking), take = std::move(take)] {
        const auto give = [&](decltype(work()) found) {
          QMetaObject::invokeMethod(
              here, [take, found = std::move(found)] { take(found); }, Qt::QueuedConnection);
        };
        withinMemory([&] { give(work()); }, [&] { give(lacking()); });
      },
      priority);
}

}  // namespace raindelay
