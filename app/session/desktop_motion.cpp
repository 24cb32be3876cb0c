#include "session/desktop_motion.h"

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
struct Wish {
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

constexpr std::array<Wish, 3> kWishes{{
    {"org.freedesktop.appearance", "reduced-motion", isYes},
    {"org.gnome.desktop.interface", "enable-animations", isNo},
    {"org.kde.kdeglobals.KDE", "AnimationDurationFactor", isNothing},
}};

}  // namespace

DesktopMotion::DesktopMotion(QDBusConnection bus, QObject* parent) : QObject(parent) {
  if (!bus.isConnected()) return;
  bus.connect(kService, kPath, kInterface, QStringLiteral("SettingChanged"), this,
              SLOT(hear(QString, QString, QDBusVariant)));
  for (const Wish& wish : kWishes) {
    const QString space = QString::fromLatin1(wish.space);
    const QString key = QString::fromLatin1(wish.key);
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
    return std::any_of(wishes_.begin(), wishes_.end(), [](bool wish) { return wish; });
  };
  const bool before = isStill();
  for (std::size_t i = 0; i < kWishes.size(); ++i) {
    if (space == QLatin1String(kWishes[i].space) && key == QLatin1String(kWishes[i].key)) {
      wishes_[i] = kWishes[i].isStill(told);
    }
  }
  if (isStill() != before) emit asked(!before);
}

}  // namespace raindelay
