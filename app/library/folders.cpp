#include "library/folders.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include "core/own_folder.h"

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

QString solutionFolder() {
  return folder(QStandardPaths::GenericCacheLocation) + QStringLiteral("/solutions");
}

void tidyFolders(std::int64_t now) {
  files::tidyOwnFolder(exportFolder().toStdString(), now);
  files::closeToOthers(tourFolder().toStdString());
  // A folder that RAINDELAY_HOME names may hold other things, too: who reads those isn't ours to
  // say.
  if (!qEnvironmentVariableIsEmpty("RAINDELAY_HOME")) return;
  for (const auto place :
       {QStandardPaths::GenericDataLocation, QStandardPaths::GenericConfigLocation}) {
    files::closeToOthers(folder(place).toStdString());
  }
}

QString unwritableFolder() {
  for (const QString& folder : {QFileInfo(settingsFile()).path(), matchFolder()}) {
    if (files::makeOwnFolder(folder.toStdString()) != 0 || !QFileInfo(folder).isWritable())
      return folder;
  }
  return {};
}

}  // namespace raindelay
