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

struct Loaded {
  QStringList families, failed;  ///< failed: the names of files
};

Loaded addEmbeddedFonts() {
  Loaded loaded;
  const QDir folder(QStringLiteral(":/fonts"));
  const QStringList names = folder.entryList(QDir::Files, QDir::Name);
  for (const QString& name : names) {
    const int font = QFontDatabase::addApplicationFontFromData(embedded(folder.filePath(name)));
    if (font < 0) loaded.failed << name;
    loaded.families << QFontDatabase::applicationFontFamilies(font);
  }
  return loaded;
}

const Loaded& loaded() {
  static const Loaded kLoaded = addEmbeddedFonts();
  return kLoaded;
}

}  // namespace

QStringList loadFonts() {
  return loaded().failed;
}

bool isEmbedded(const QString& family) {
  return loaded().families.contains(family, Qt::CaseInsensitive);
}

}  // namespace raindelay
