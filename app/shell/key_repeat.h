#pragma once

#include <QKeyEvent>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <memory>

namespace raindelay {

/// An event filter for the application that puts right what Qt says of held keys. On X11 a key that
/// repeats comes as a release and a press of the same instant; Qt 6.4 calls them repeated
/// (QKeyEvent::isAutoRepeat) only if the press has arrived when it looks at the release, which is a
/// matter of luck. This holds a release back for a moment: then it is known what it was.
class KeyRepeat : public QObject {
 public:
  explicit KeyRepeat(QObject* parent = nullptr);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// Returns true if the press is of the instant of the release that is held back.
  [[nodiscard]] bool belongsTogether(const QObject* watched, const QKeyEvent& press) const;
  /// Lets go of the release.
  void letGo(bool repeated);
  void send(QObject* window, const QKeyEvent& event, bool repeated);

  QPointer<QObject> window_;
  std::unique_ptr<QKeyEvent> release_;
  QTimer patience_;
  bool sending_ = false;
};

}  // namespace raindelay
