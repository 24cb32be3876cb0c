#include "fonts/fonts.h"

#include <QDir>
#include <QFontDatabase>
#include <QResource>

namespace raindelay {
namespace {

/// The font's bytes where they lie in the program file: nothing is read or copied.
QByteArray embedded(const QString& path) {
  const QResource resource(path);
  return QByteArray::fromRawData(reinterpret_cast<const char*>(resource.data()),
                                 static_cast<qsizetype>(resource.size()));
}

QStringList addEmbeddedFonts() {
  QStringList failed;
  const QDir folder(QStringLiteral(":/fonts"));
  const QStringList names = folder.entryList(QDir::Files, QDir::Name);
  for (const QString& name : names) {
    if (QFontDatabase::addApplicationFontFromData(embedded(folder.filePath(name))) < 0) {
      failed << name;
    }
  }
  return failed;
}

}  // namespace

QStringList loadFonts() {
  static const QStringList kFailed = addEmbeddedFonts();
  return kFailed;
}

}  // namespace raindelay
