#pragma once

#include <QObject>
#include <QVariant>
#include <vector>

namespace raindelay {

/// Notifies of each property of an object by that property's own signal, and only when it has
/// become another: for objects whose properties are worked out from something that changes as a
/// whole.
class Notifier {
 public:
  /// The object must outlive it.
  explicit Notifier(QObject& object) : object_(object) {}

  /// To be called once the object is made, which takes note of everything, and whenever something
  /// has changed.
  void tell();

 private:
  QObject& object_;
  std::vector<QVariant> told_;  ///< the last value of each property, by its index
};

}  // namespace raindelay
