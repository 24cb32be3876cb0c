#include "shell/desktop_motion.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <algorithm>

namespace raindelay {

namespace {

const QString kService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kInterface = QStringLiteral("org.freedesktop.portal.Settings");

/// A key of the portal, and what of it means that nothing is to move.
struct PortalKey {
  const char* space;
  const char* key;
  bool (*isStill)(const QVariant& value);
};

bool isYes(const QVariant& value) {
  return value.toUInt() == 1;
}
bool isNo(const QVariant& value) {
  return !value.toBool();
}
/// A factor of the length of movements, told as a number or as its text.
bool isNothing(const QVariant& value) {
  bool isNumber = false;
  return value.toDouble(&isNumber) <= 0 && isNumber;
}

constexpr std::array<PortalKey, 3> kKeys{{
    {"org.freedesktop.appearance", "reduced-motion", isYes},
    {"org.gnome.desktop.interface", "enable-animations", isNo},
    {"org.kde.kdeglobals.KDE", "AnimationDurationFactor", isNothing},
}};

}  // namespace

DesktopMotion::DesktopMotion(QDBusConnection bus, QObject* parent) : QObject(parent) {
  if (!bus.isConnected()) return;
  bus.connect(kService, kPath, kInterface, QStringLiteral("SettingChanged"), this,
              SLOT(hear(QString, QString, QDBusVariant)));
  for (const PortalKey& portal : kKeys) {
    const QString space = QString::fromLatin1(portal.space);
    const QString key = QString::fromLatin1(portal.key);
    QDBusMessage question =
        QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("Read"));
    question << space << key;
    auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer, space, key] {
      // (A desktop that lacks the key answers with an error.)
      const QDBusPendingReply<QDBusVariant> reply = *answer;
      if (reply.isValid()) hear(space, key, reply.value());
      answer->deleteLater();
    });
  }
}

void DesktopMotion::hear(const QString& space, const QString& key, const QDBusVariant& value) {
  // `Read` wraps what it has found once more.
  QVariant told = value.variant();
  while (told.canConvert<QDBusVariant>()) told = told.value<QDBusVariant>().variant();
  const auto isStill = [this] {
    return std::any_of(stills_.begin(), stills_.end(), [](bool still) { return still; });
  };
  const bool before = isStill();
  for (std::size_t i = 0; i < kKeys.size(); ++i) {
    if (space == QLatin1String(kKeys[i].space) && key == QLatin1String(kKeys[i].key)) {
      stills_[i] = kKeys[i].isStill(told);
    }
  }
  if (isStill() != before) emit asked(!before);
}

}  // namespace raindelay
