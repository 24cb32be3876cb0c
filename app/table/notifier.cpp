#include "table/notifier.h"

#include <QMetaProperty>
#include <utility>

namespace raindelay {

// All are read before the first is told: who hears of one may look at the others.
void Notifier::tell() {
  const QMetaObject& meta = *object_.metaObject();
  const bool isFirst = told_.empty();
  told_.resize(static_cast<std::size_t>(meta.propertyCount()));
  std::vector<QMetaMethod> due;
  for (int i = meta.propertyOffset(); i < meta.propertyCount(); ++i) {
    const QMetaProperty property = meta.property(i);
    if (!property.hasNotifySignal()) continue;
    QVariant now = property.read(&object_);
    if (std::exchange(told_[static_cast<std::size_t>(i)], now) != now && !isFirst) {
      due.push_back(property.notifySignal());
    }
  }
  for (const QMetaMethod& signal : due) signal.invoke(&object_, Qt::DirectConnection);
}

}  // namespace raindelay
