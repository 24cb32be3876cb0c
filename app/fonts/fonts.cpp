#include "fonts/fonts.h"

#include <QDir>
#include <QFontDatabase>
#include <QHash>
#include <QResource>
#include <mutex>

#include "deck/font_file.h"
#include "fonts/font_mark.h"

namespace raindelay {
namespace {

/// The font's bytes where they lie in the program file: nothing is read or copied.
QByteArray embedded(const QString& path) {
  const QResource resource(path);
  return QByteArray::fromRawData(reinterpret_cast<const char*>(resource.data()),
                                 static_cast<qsizetype>(resource.size()));
}

/// The names of the files that Qt can't load.
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

// A name that PDF and PostScript know as one word.
QString oneWord(const QString& name) {
  constexpr int kMost = 30;
  QString word;
  for (const QChar c : name) {
    if (c.unicode() < 0x80 && c.isLetterOrNumber() && word.size() < kMost) word += c;
  }
  return word.isEmpty() ? QStringLiteral("Font") : word;
}

}  // namespace

QStringList loadFonts() {
  static const QStringList kFailed = addEmbeddedFonts();
  return kFailed;
}

QString familyOf(std::string_view font, const QString& name) {
  static std::mutex mutex;
  static QHash<QByteArray, QString> families;
  const QByteArray mark = fontMark(font);
  const std::lock_guard lock(mutex);
  const auto known = families.constFind(mark);
  if (known != families.constEnd()) return *known;
  QString family = oneWord(name) + QLatin1Char('-') + QLatin1String(mark);
  const std::string called = deck::fontCalled(font, family.toStdString());
  if (QFontDatabase::addApplicationFontFromData(QByteArray::fromStdString(called)) < 0) {
    family.clear();
  }
  return *families.insert(mark, family);
}

}  // namespace raindelay
