#include "fonts/fonts.h"

#include <QDir>
#include <QFontDatabase>

namespace raindelay {
namespace {

QStringList addEmbeddedFonts() {
  QStringList failed;
  const QDir folder(QStringLiteral(":/fonts"));
  const QStringList names = folder.entryList(QDir::Files, QDir::Name);
  for (const QString& name : names) {
    if (QFontDatabase::addApplicationFont(folder.filePath(name)) < 0) failed << name;
  }
  return failed;
}

}  // namespace

QStringList loadFonts() {
  static const QStringList kFailed = addEmbeddedFonts();
  return kFailed;
}

}  // namespace raindelay
