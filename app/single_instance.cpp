#include "single_instance.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QLocalSocket>
#include <QStandardPaths>

#include "core/limits.h"
#include "library/folders.h"

namespace raindelay {

namespace {

constexpr int kPatienceMs = 2000;
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

}  // namespace

bool SingleInstance::handOver(const QList<QUrl>& files) {
  const QString place = meetingPlace();
  if (place.isEmpty()) return false;
  QLocalSocket socket;
  socket.connectToServer(place);
  if (!socket.waitForConnected(kPatienceMs)) return false;
  // (Encoded, they have no blanks.)
  for (const QUrl& file : files) socket.write(file.toEncoded() + ' ');
  socket.write("\n");
  while (!socket.canReadLine()) {
    if (!socket.waitForReadyRead(kPatienceMs)) return false;
  }
  return socket.readLine() == kTaken;
}

SingleInstance::SingleInstance(QObject* parent) : QObject(parent) {
  const QString place = meetingPlace();
  if (place.isEmpty()) return;
  server_.setSocketOptions(QLocalServer::UserAccessOption);
  connect(&server_, &QLocalServer::newConnection, this, &SingleInstance::answer);
  // One that was killed leaves its socket behind.
  if (!server_.listen(place) && QLocalServer::removeServer(place)) server_.listen(place);
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
