#include "shell/desktop_motion.h"

#include <gtest/gtest.h>

#include <QDBusContext>
#include <QDBusMessage>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>
#include <utility>

#include "shell/settings.h"

namespace raindelay {
namespace {

/// A desktop's portal that answers one key, as `Read` wraps it.
class Portal : public QObject, protected QDBusContext {
  Q_OBJECT
  Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

 public:
  Portal(QString space, QString key, QVariant value)
      : space_(std::move(space)), key_(std::move(key)), value_(std::move(value)) {}

  Q_SCRIPTABLE Q_SLOT QDBusVariant Read(const QString& space, const QString& key) {
    if (space != space_ || key != key_) {
      sendErrorReply(QStringLiteral("org.freedesktop.portal.Error.NotFound"));
    }
    return QDBusVariant(QVariant::fromValue(QDBusVariant(value_)));
  }

 private:
  QString space_;
  QString key_;
  QVariant value_;
};

/// A session's bus of its own, with a place for a portal on it.
class DesktopMotionTest : public testing::Test {
 protected:
  void SetUp() override {
    daemon_.start(QStringLiteral("dbus-daemon"),
                  {QStringLiteral("--session"), QStringLiteral("--nofork"),
                   QStringLiteral("--nopidfile"), QStringLiteral("--print-address")});
    ASSERT_TRUE(daemon_.waitForStarted() && daemon_.waitForReadyRead()) << "dbus-daemon is needed";
    address_ = QString::fromUtf8(daemon_.readLine()).trimmed();
  }
  void TearDown() override {
    for (const char* name : {kDesktop, kProgram}) {
      QDBusConnection::disconnectFromBus(QString::fromLatin1(name));
    }
    daemon_.kill();
    daemon_.waitForFinished();
  }

  QDBusConnection bus(const char* name) const {
    return QDBusConnection::connectToBus(address_, QString::fromLatin1(name));
  }
  void desktopSays(Portal& portal) const {
    QDBusConnection desktop = bus(kDesktop);
    ASSERT_TRUE(desktop.registerObject(kPath, &portal, QDBusConnection::ExportScriptableSlots));
    ASSERT_TRUE(desktop.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
  }
  void desktopChanges(const QString& space, const QString& key, const QVariant& value) const {
    QDBusMessage change = QDBusMessage::createSignal(
        kPath, QStringLiteral("org.freedesktop.portal.Settings"), QStringLiteral("SettingChanged"));
    change << space << key << QVariant::fromValue(QDBusVariant(value));
    ASSERT_TRUE(bus(kDesktop).send(change));
  }

  static constexpr const char* kDesktop = "desktop";
  static constexpr const char* kProgram = "program";
  const QString kPath = QStringLiteral("/org/freedesktop/portal/desktop");

 private:
  QProcess daemon_;
  QString address_;
};

TEST_F(DesktopMotionTest, EachDesktopsWishIsUnderstood) {
  const struct {
    const char* space;
    const char* key;
    QVariant value;
  } wishes[] = {
      {"org.freedesktop.appearance", "reduced-motion", 1U},
      {"org.gnome.desktop.interface", "enable-animations", false},
      {"org.kde.kdeglobals.KDE", "AnimationDurationFactor", QStringLiteral("0")},
      {"org.kde.kdeglobals.KDE", "AnimationDurationFactor", 0.0},
  };
  for (const auto& [space, key, value] : wishes) {
    Portal portal(QString::fromLatin1(space), QString::fromLatin1(key), value);
    desktopSays(portal);
    const DesktopMotion motion(bus(kProgram));
    QSignalSpy asked(&motion, &DesktopMotion::asked);
    ASSERT_TRUE(asked.wait()) << key;
    EXPECT_TRUE(asked.front().front().toBool()) << key;
  }
}

TEST_F(DesktopMotionTest, AChangeIsHeardAndTakenBack) {
  const QString space = QStringLiteral("org.gnome.desktop.interface");
  const QString key = QStringLiteral("enable-animations");
  Portal portal(space, key, false);
  desktopSays(portal);
  const DesktopMotion motion(bus(kProgram));
  QSignalSpy asked(&motion, &DesktopMotion::asked);
  ASSERT_TRUE(asked.wait()) << "the answer comes before any change";
  desktopChanges(space, QStringLiteral("cursor-size"), true);
  desktopChanges(space, key, true);
  ASSERT_TRUE(asked.wait());
  desktopChanges(space, key, false);
  ASSERT_TRUE(asked.wait());
  EXPECT_EQ(asked, (QList<QVariantList>{{true}, {false}, {true}}));
}

TEST(NoDesktop, AsksForNothing) {
  const DesktopMotion motion(QDBusConnection(QStringLiteral("nowhere")));
  const QSignalSpy asked(&motion, &DesktopMotion::asked);
  QTest::qWait(0);
  EXPECT_EQ(asked.count(), 0);
}

}  // namespace
}  // namespace raindelay

#include "desktop_motion_test.moc"
