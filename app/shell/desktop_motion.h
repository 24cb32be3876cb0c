#pragma once

#include <QDBusConnection>
#include <QDBusVariant>
#include <QObject>
#include <array>

namespace raindelay {

/// Follows whether the desktop asks programs to do without movement, as its portal says
/// (org.freedesktop.portal.Settings), in the common key or in those of GNOME and KDE. Where there
/// is no bus or no portal nothing is asked for.
class DesktopMotion : public QObject {
  Q_OBJECT

 public:
  /// Asks over this bus; the answers come when they come, and so do changes.
  explicit DesktopMotion(QDBusConnection bus, QObject* parent = nullptr);

 signals:
  /// From now on nothing is to move, or (`still` is false) things may move again.
  void asked(bool still);

 private:
  Q_SLOT void hear(const QString& space, const QString& key, const QDBusVariant& value);

  std::array<bool, 3> stills_{};  ///< what each of the keys asks for
};

}  // namespace raindelay
