#include "shell/key_repeat.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QStringList>
#include <QTest>
#include <QWindow>

namespace raindelay {
namespace {

/// Writes down which keys it is sent, and whether they are said to repeat.
class Listener : public QWindow {
 public:
  QStringList heard;

 protected:
  void keyPressEvent(QKeyEvent* event) override { note(QStringLiteral("press"), *event); }
  void keyReleaseEvent(QKeyEvent* event) override { note(QStringLiteral("release"), *event); }

 private:
  void note(const QString& what, const QKeyEvent& event) {
    heard << what + (event.isAutoRepeat() ? QStringLiteral(" again") : QString());
  }
};

class KeyRepeatTest : public testing::Test {
 protected:
  KeyRepeatTest() { QCoreApplication::instance()->installEventFilter(&filter_); }
  ~KeyRepeatTest() override { QCoreApplication::instance()->removeEventFilter(&filter_); }

  void send(QEvent::Type type, quint64 instant, bool repeated = false, int key = Qt::Key_Return) {
    QKeyEvent event(type, key, Qt::NoModifier, QString(), repeated);
    event.setTimestamp(instant);
    QCoreApplication::sendEvent(&window_, &event);
  }
  [[nodiscard]] std::string heard() const {
    return window_.heard.join(QStringLiteral(", ")).toStdString();
  }

  KeyRepeat filter_;
  Listener window_;
};

TEST_F(KeyRepeatTest, AReleaseAndAPressOfOneInstantAreAHeldKey) {
  send(QEvent::KeyPress, 1);
  send(QEvent::KeyRelease, 500);
  send(QEvent::KeyPress, 500);
  send(QEvent::KeyRelease, 540, true);
  send(QEvent::KeyPress, 540, true);
  EXPECT_EQ(heard(), "press, release again, press again, release again, press again");
}

TEST_F(KeyRepeatTest, AKeyPressedTwiceIsPressedTwice) {
  send(QEvent::KeyPress, 1);
  send(QEvent::KeyRelease, 50);
  send(QEvent::KeyPress, 51);
  EXPECT_EQ(heard(), "press, release, press");
  send(QEvent::KeyRelease, 90);
  send(QEvent::KeyPress, 90, false, Qt::Key_A);
  EXPECT_EQ(heard(), "press, release, press, release, press") << "another key";
}

TEST_F(KeyRepeatTest, AReleaseComesByItself) {
  send(QEvent::KeyPress, 1);
  send(QEvent::KeyRelease, 50);
  EXPECT_TRUE(QTest::qWaitFor([this] { return heard() == "press, release"; }));
  send(QEvent::KeyPress, 900);
  send(QEvent::KeyRelease, 950);
  QFocusEvent leaving(QEvent::FocusOut);
  QCoreApplication::sendEvent(&window_, &leaving);
  EXPECT_EQ(heard(), "press, release, press, release") << "at the latest when the window is left";
}

}  // namespace
}  // namespace raindelay
