#include "plugins/plugin.h"

#include <QCoreApplication>
#include <QLibrary>

namespace raindelay {

QFunctionPointer pluginEntry(const QString& library, const char* entry) {
  const QString here = QCoreApplication::applicationDirPath();
  for (const char* folder : {RAINDELAY_LIBRARIES}) {
    QLibrary file(here + QLatin1Char('/') + QLatin1String(folder) + QLatin1Char('/') + library);
    if (const QFunctionPointer found = file.resolve(entry); found != nullptr) return found;
  }
  return nullptr;
}

}  // namespace raindelay
