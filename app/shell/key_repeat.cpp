#include "shell/key_repeat.h"

#include <QCoreApplication>

namespace raindelay {

namespace {

/// The press of a repeat follows at once; nobody lets go of a key and presses it so fast.
constexpr int kPatienceMs = 20;

}  // namespace

KeyRepeat::KeyRepeat(QObject* parent) : QObject(parent) {
  patience_.setSingleShot(true);
  patience_.setInterval(kPatienceMs);
  connect(&patience_, &QTimer::timeout, this, [this] { letGo(false); });
}

bool KeyRepeat::belongsTogether(const QObject* watched, const QKeyEvent& press) const {
  return release_ && watched == window_ && press.key() == release_->key() &&
         press.nativeScanCode() == release_->nativeScanCode() &&
         press.timestamp() == release_->timestamp();
}

void KeyRepeat::send(QObject* window, const QKeyEvent& event, bool repeated) {
  QKeyEvent copy(event.type(), event.key(), event.modifiers(), event.nativeScanCode(),
                 event.nativeVirtualKey(), event.nativeModifiers(), event.text(), repeated,
                 static_cast<quint16>(event.count()), event.device());
  copy.setTimestamp(event.timestamp());
  sending_ = true;
  QCoreApplication::sendEvent(window, &copy);
  sending_ = false;
}

void KeyRepeat::letGo(bool repeated) {
  patience_.stop();
  const std::unique_ptr<QKeyEvent> release = std::move(release_);
  if (release && window_) send(window_, *release, repeated);
}

bool KeyRepeat::eventFilter(QObject* watched, QEvent* event) {
  const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
  if (sending_ || !watched->isWindowType() || (!isKey && event->type() != QEvent::FocusOut)) {
    return false;
  }
  const auto* key = dynamic_cast<QKeyEvent*>(event);
  if (key == nullptr) {
    letGo(false);
    return false;
  }
  if (key->type() == QEvent::KeyPress) {
    const bool repeated = belongsTogether(watched, *key);
    letGo(repeated);
    if (repeated) send(watched, *key, true);
    return repeated;
  }
  letGo(false);
  if (key->isAutoRepeat()) return false;
  release_.reset(key->clone());
  window_ = watched;
  patience_.start();
  return true;
}

}  // namespace raindelay
