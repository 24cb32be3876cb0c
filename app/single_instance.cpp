#include "single_instance.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QFileInfo>
#include <QLocalSocket>
#include <QStandardPaths>
#include <QThread>
#include <algorithm>

#include "core/limits.h"
#include "library/folders.h"

namespace raindelay {

namespace {

constexpr int kPatienceMs = 2000;
/// For one that is still starting, and how long to wait between two looks.
constexpr int kStartMs = 10000;
constexpr int kPauseMs = 20;
const QByteArray kTaken = QByteArrayLiteral("taken\n");

/// The folder that all programs of one user see; empty if there is none. (Qt would complain about a
/// runtime folder that isn't set, and take one in /tmp.)
QString sharedFolder() {
  if (!qEnvironmentVariableIsSet("XDG_RUNTIME_DIR")) return {};
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
  // In Flatpak each start has a runtime folder of its own, with a place in it that they share.
  const QString sandbox = qEnvironmentVariable("FLATPAK_ID");
  return sandbox.isEmpty() ? folder : folder + QStringLiteral("/app/") + sandbox;
}

/// The meeting place of the programs of one user with one library; empty if there is none.
QString meetingPlace() {
  const QString folder = sharedFolder();
  if (folder.isEmpty() || !QFileInfo(folder).isWritable()) return {};
  const QByteArray library = QCryptographicHash::hash(
      QFileInfo(matchFolder()).absoluteFilePath().toUtf8(), QCryptographicHash::Sha256);
  return folder + QStringLiteral("/raindelay-") + QString::fromLatin1(library.toHex().left(16));
}

/// The files in lines that are short enough; one without any if there are none. A file whose line
/// would be too long is left out: no disk has such names.
QList<QByteArray> linesFor(const QList<QUrl>& files) {
  QList<QByteArray> lines{QByteArray()};
  for (const QUrl& file : files) {
    // (Encoded, they have no blanks.)
    const QByteArray word = file.toEncoded() + ' ';
    const auto fits = [&word](const QByteArray& line) {
      return static_cast<std::size_t>(line.size() + word.size()) < kMaxHandedBytes;
    };
    if (!fits(lines.last()) && fits({})) lines << QByteArray();
    if (fits(lines.last())) lines.last() += word;
  }
  return lines;
}

/// Sends a line; true if the other program says in time that it has it. (Whoever answers with
/// something else, at length or bit by bit, isn't listened to.)
bool isTaken(QLocalSocket& socket, const QByteArray& line, int patienceMs) {
  const QDeadlineTimer patience(patienceMs);
  socket.write(line + '\n');
  while (socket.bytesAvailable() < kTaken.size()) {
    if (!socket.waitForReadyRead(static_cast<int>(patience.remainingTime()))) return false;
  }
  return socket.read(kTaken.size()) == kTaken;
}

/// Hands the files to who listens at the place; nothing if nobody does, false if it doesn't answer.
std::optional<bool> handedAt(const QString& place, const QList<QUrl>& files, int patienceMs) {
  QLocalSocket socket;
  socket.setReadBufferSize(kTaken.size());
  socket.connectToServer(place);
  if (!socket.waitForConnected(kPatienceMs)) return std::nullopt;
  const QList<QByteArray> lines = linesFor(files);
  return std::all_of(lines.begin(), lines.end(),
                     [&](const QByteArray& line) { return isTaken(socket, line, patienceMs); });
}

}  // namespace

bool SingleInstance::isAnotherFirst() {
  constexpr Text kHeld{"", "%1 is held"};
  const std::string path = meetingPlace().toStdString() + ".lock";
  auto file = files::Growing::open(path, files::Growing::Which::kAny, files::Readers::kOwner);
  // (Where no file can be locked, whoever doesn't find another one is the first.)
  if (!file) return false;
  if (const auto locked = file->lock(kHeld); !locked) {
    return locked.error() == Error::of(kHeld, {path});
  }
  lock_ = *std::move(file);
  return false;
}

bool SingleInstance::handOver(const QList<QUrl>& files) {
  const QString place = meetingPlace();
  if (place.isEmpty()) return false;
  const QDeadlineTimer start(kStartMs);
  for (int patienceMs = kPatienceMs;; patienceMs = kStartMs) {
    anotherIsFirst_ = isAnotherFirst();
    if (const auto handed = handedAt(place, files, patienceMs)) return *handed;
    if (!anotherIsFirst_ || start.hasExpired()) return false;
    QThread::msleep(kPauseMs);
  }
}

void SingleInstance::listen() {
  const QString place = meetingPlace();
  if (place.isEmpty() || anotherIsFirst_) return;
  connect(qApp, &QCoreApplication::aboutToQuit, &server_, &QLocalServer::close);
  server_.setSocketOptions(QLocalServer::UserAccessOption);
  connect(&server_, &QLocalServer::newConnection, this, &SingleInstance::answer);
  // One that was killed leaves its socket behind; one that only is slow to answer keeps it.
  QLocalSocket other;
  other.connectToServer(place);
  if (!other.waitForConnected(kPatienceMs) && QLocalServer::removeServer(place)) {
    server_.listen(place);
  }
}

void SingleInstance::answer() {
  while (QLocalSocket* socket = server_.nextPendingConnection()) {
    connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
    connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
      if (socket->bytesAvailable() > static_cast<qint64>(kMaxHandedBytes)) return socket->abort();
      if (!socket->canReadLine()) return;
      QList<QUrl> files;
      for (const QByteArray& word : socket->readLine().simplified().split(' ')) {
        const QUrl file = QUrl::fromEncoded(word, QUrl::StrictMode);
        if (file.isLocalFile()) files << file;
      }
      socket->write(kTaken);
      socket->flush();
      emit asked(files);
    });
  }
}

}  // namespace raindelay
