#pragma once

#include <QFile>
#include <QString>

#include "library/match_library.h"
#include "match/record.h"
#include "shell/application.h"

namespace raindelay {

/// Opens the match to be watched, as a record that is written into the folder.
inline Replay& watched(const Match& match, const QString& folder) {
  QFile file(folder + QStringLiteral("/match.raindelay"));
  if (!file.open(QIODevice::WriteOnly)) qFatal("the record can't be written");
  file.write(QByteArray::fromStdString(recordText(match)));
  file.close();
  Replay* replay = Application::instance().library().watch(file.fileName());
  if (replay == nullptr) qFatal("%s", qPrintable(Application::instance().library().lastError()));
  return *replay;
}

}  // namespace raindelay
