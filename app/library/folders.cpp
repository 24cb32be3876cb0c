#include "library/folders.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include "core/files.h"

namespace raindelay {

namespace {

QString folder(QStandardPaths::StandardLocation location) {
  const QString home = qEnvironmentVariable("RAINDELAY_HOME");
  if (!home.isEmpty()) return QDir(home).absolutePath();
  return QStandardPaths::writableLocation(location) + QStringLiteral("/raindelay");
}

}  // namespace

QString settingsFile() {
  return folder(QStandardPaths::GenericConfigLocation) + QStringLiteral("/settings.ini");
}

QString matchFolder() {
  return folder(QStandardPaths::GenericDataLocation) + QStringLiteral("/matches");
}

QString exportFolder() {
  return folder(QStandardPaths::GenericDataLocation) + QStringLiteral("/exports");
}

QString tourFolder() {
  return folder(QStandardPaths::GenericDataLocation) + QStringLiteral("/tour");
}

void tidyFolders(std::int64_t now) {
  files::sweep(exportFolder().toStdString(), now);
}

QString unwritableFolder() {
  for (const QString& folder : {QFileInfo(settingsFile()).path(), matchFolder()}) {
    if (!QDir().mkpath(folder) || !QFileInfo(folder).isWritable()) return folder;
  }
  return {};
}

}  // namespace raindelay
