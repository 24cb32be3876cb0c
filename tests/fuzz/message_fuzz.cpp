// What comes in from a program that was started later: a file to be opened, none, or nothing that
// is listened to; whoever sent it is answered or let go.
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLocalSocket>
#include <QUrl>

#include "fuzz/qt.h"
#include "single_instance.h"

using namespace raindelay;

namespace {

void work() {
  QCoreApplication::sendPostedEvents();
  QCoreApplication::processEvents();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::application<QCoreApplication>();
  // (Qt takes no runtime folder that others could look into.)
  QFile::setPermissions(QString::fromStdString(fuzz::home()),
                        QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
  qputenv("XDG_RUNTIME_DIR", QByteArray::fromStdString(fuzz::home()));
  static SingleInstance* const instance = [] {
    auto* one = new SingleInstance;
    QObject::connect(one, &SingleInstance::asked, one, [](const QList<QUrl>& files) {
      for (const QUrl& file : files) fuzz::expect(file.isLocalFile());
    });
    one->listen();
    return one;
  }();
  (void)instance;
  static const QString place = [] {
    const QDir folder(QString::fromStdString(fuzz::home()));
    const QStringList found =
        folder.entryList({QStringLiteral("raindelay-*")}, QDir::System | QDir::Files);
    fuzz::expect(found.size() == 1);
    return folder.filePath(found.front());
  }();
  QLocalSocket sender;
  sender.connectToServer(place);
  fuzz::expect(sender.waitForConnected());
  work();
  // In two pieces, as a pipe may hand it over.
  const auto first = static_cast<qint64>(size / 2);
  sender.write(reinterpret_cast<const char*>(data), first);
  sender.flush();
  work();
  sender.write(reinterpret_cast<const char*>(data) + first, static_cast<qint64>(size) - first);
  sender.flush();
  work();
  sender.disconnectFromServer();
  work();
  return 0;
}
