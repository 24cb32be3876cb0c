// The real program, started while it runs already.
#include <gtest/gtest.h>

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLocalServer>
#include <QLocalSocket>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>

#include "support/limit_cases.h"
#include "support/program.h"

namespace raindelay {
namespace {

constexpr int kPatienceMs = 60000;

class SecondStart : public testing::Test {
 protected:
  SecondStart() { environment_.insert(QStringLiteral("XDG_RUNTIME_DIR"), runtime_.path()); }

  void begin(QProcess& program, const QString& home, const QStringList& words = {}) {
    QProcessEnvironment environment = environment_;
    environment.insert(QStringLiteral("RAINDELAY_HOME"), home);
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(RAINDELAY_PROGRAM), words);
    ASSERT_TRUE(program.waitForStarted(kPatienceMs));
  }

  /// The number of programs that can be met.
  int programs() const {
    const QDir folder(meetings_);
    int count = 0;
    for (const QString& name : folder.entryList({QStringLiteral("raindelay-*")}, QDir::System)) {
      QLocalSocket socket;
      socket.connectToServer(folder.filePath(name));
      if (socket.waitForConnected(kPatienceMs)) ++count;
    }
    return count;
  }

  /// Waits until so many can be.
  void meet(int wanted) {
    QElapsedTimer waited;
    waited.start();
    while (programs() < wanted) {
      ASSERT_LT(waited.elapsed(), kPatienceMs);
      QThread::msleep(20);
    }
  }

  static void end(QProcess& program) {
    program.terminate();
    EXPECT_TRUE(program.waitForFinished(kPatienceMs));
  }

  QTemporaryDir runtime_;
  QString meetings_ = runtime_.path();
  QTemporaryDir home_;
  QProcessEnvironment environment_ = QProcessEnvironment::systemEnvironment();
};

TEST_F(SecondStart, HandsItsFileToTheOneThatRuns) {
  const QString record = home_.filePath(QStringLiteral("given.raindelay"));
  const std::vector<std::string> play{"play", "quick-tennis", "--save", record.toStdString()};
  ASSERT_EQ(runProgram(RAINDELAY_LAB, play).code, 0);
  QProcess first;
  begin(first, home_.path());
  meet(1);
  QProcess second;
  begin(second, home_.path(), {record});
  ASSERT_TRUE(second.waitForFinished(kPatienceMs));
  EXPECT_EQ(second.exitCode(), 0);
  EXPECT_EQ(first.state(), QProcess::Running);
  // The match that it was given is in the library of the first.
  QElapsedTimer waited;
  waited.start();
  const QDir library(home_.filePath(QStringLiteral("matches")));
  while (library.entryList({QStringLiteral("*.raindelay")}).isEmpty() &&
         waited.elapsed() < kPatienceMs) {
    QThread::msleep(20);
  }
  EXPECT_EQ(library.entryList({QStringLiteral("*.raindelay")}).size(), 1);
  end(first);
}

TEST_F(SecondStart, WithAnotherLibraryIsAProgramOfItsOwn) {
  const QTemporaryDir other;
  QProcess first;
  begin(first, home_.path());
  meet(1);
  QProcess second;
  begin(second, other.path());
  meet(2);
  EXPECT_EQ(second.state(), QProcess::Running);
  end(first);
  end(second);
}

TEST_F(SecondStart, AfterOneThatWasKilledIsTheFirstAgain) {
  QProcess first;
  begin(first, home_.path());
  meet(1);
  first.kill();
  ASSERT_TRUE(first.waitForFinished(kPatienceMs));
  QProcess second;
  begin(second, home_.path());
  meet(1);
  QProcess third;
  begin(third, home_.path());
  EXPECT_TRUE(third.waitForFinished(kPatienceMs));
  EXPECT_EQ(third.exitCode(), 0);
  end(second);
}

TEST_F(SecondStart, AtTheSameTimeIsOneWindow) {
  constexpr int kTimes = 5;
  for (int time = 0; time < kTimes; ++time) {
    QProcess one, other;
    begin(one, home_.path());
    begin(other, home_.path());
    // The one that ends first has found the other.
    QElapsedTimer waited;
    waited.start();
    while (one.state() == QProcess::Running && other.state() == QProcess::Running &&
           waited.elapsed() < kPatienceMs) {
      one.waitForFinished(20);
      other.waitForFinished(20);
    }
    QProcess& window = one.state() == QProcess::Running ? one : other;
    QProcess& guest = &window == &one ? other : one;
    ASSERT_EQ(guest.state(), QProcess::NotRunning) << "two windows";
    EXPECT_EQ(guest.exitCode(), 0);
    EXPECT_EQ(window.state(), QProcess::Running);
    meet(1);
    // Killed, it leaves all as it was; nobody waits for it.
    window.kill();
    ASSERT_TRUE(window.waitForFinished(kPatienceMs));
    guest.kill();
    guest.waitForFinished(kPatienceMs);
  }
}

TEST_F(SecondStart, InFlatpakMeetsTheFirstInTheFolderThatTheyShare) {
  const QString id = QStringLiteral("org.raindelay.RainDelay");
  const QTemporaryDir shared;
  const QTemporaryDir other;
  for (const QString& runtime : {runtime_.path(), other.path()}) {
    ASSERT_TRUE(QDir(runtime).mkdir(QStringLiteral("app")));
    ASSERT_TRUE(QFile::link(shared.path(), runtime + QStringLiteral("/app/") + id));
  }
  meetings_ = shared.path();
  environment_.insert(QStringLiteral("FLATPAK_ID"), id);
  QProcess first;
  begin(first, home_.path());
  meet(1);
  environment_.insert(QStringLiteral("XDG_RUNTIME_DIR"), other.path());
  QProcess second;
  begin(second, home_.path());
  EXPECT_TRUE(second.waitForFinished(kPatienceMs));
  EXPECT_EQ(second.exitCode(), 0);
  EXPECT_EQ(first.state(), QProcess::Running);
  end(first);
}

TEST_F(SecondStart, HandsOverAsManyFilesAsAreDropped) {
  QProcess first;
  begin(first, home_.path());
  meet(1);
  QStringList many;
  for (int i = 0; i < 5000; ++i) many << QStringLiteral("/nowhere/%1.raindelay").arg(i);
  QProcess second;
  begin(second, home_.path(), many);
  EXPECT_TRUE(second.waitForFinished(kPatienceMs));
  EXPECT_EQ(second.exitCode(), 0);
  EXPECT_EQ(first.state(), QProcess::Running);
  end(first);
}

TEST_F(SecondStart, DoesNotListenToWhoSaysSomethingElseForever) {
  QProcess first;
  begin(first, home_.path());
  meet(1);
  const QString name =
      QDir(meetings_).entryList({QStringLiteral("raindelay-*")}, QDir::System).constFirst();
  end(first);
  QLocalServer other;
  QLocalServer::removeServer(QDir(meetings_).filePath(name));
  ASSERT_TRUE(other.listen(QDir(meetings_).filePath(name)));
  QProcess second;
  begin(second, home_.path());
  ASSERT_TRUE(other.waitForNewConnection(kPatienceMs));
  QLocalSocket& socket = *other.nextPendingConnection();
  // It becomes a program of its own, and leaves the place to the other one.
  QElapsedTimer waited;
  waited.start();
  while (socket.state() == QLocalSocket::ConnectedState && waited.elapsed() < kPatienceMs) {
    socket.write("x");
    socket.waitForBytesWritten(20);
    socket.waitForDisconnected(20);
  }
  EXPECT_LT(waited.elapsed(), kPatienceMs);
  while (!other.waitForNewConnection(20) && waited.elapsed() < kPatienceMs) {
  }
  EXPECT_TRUE(other.hasPendingConnections()) << "it looks whether somebody is there";
  EXPECT_EQ(second.state(), QProcess::Running);
  QLocalSocket third;
  third.connectToServer(other.fullServerName());
  EXPECT_TRUE(third.waitForConnected(kPatienceMs) && other.waitForNewConnection(kPatienceMs));
  end(second);
}

TEST_F(SecondStart, HandsOverALineOfALimitedLength) {
  QProcess first;
  begin(first, home_.path());
  meet(1);
  const QDir folder(meetings_);
  const QString place =
      folder.filePath(folder.entryList({QStringLiteral("raindelay-*")}, QDir::System).constFirst());
  const auto said = [&](std::size_t bytes) -> std::string {
    QLocalSocket socket;
    socket.connectToServer(place);
    EXPECT_TRUE(socket.waitForConnected(kPatienceMs));
    socket.write("x:" + QByteArray(static_cast<int>(bytes) - 3, 'x') + '\n');
    const bool answered = socket.waitForReadyRead(kPatienceMs);
    return answered && socket.readLine() == "taken\n" ? "" : "refused";
  };
  walk({{kMaxHandedBytes, said, "refused"}});
  end(first);
}

}  // namespace
}  // namespace raindelay
