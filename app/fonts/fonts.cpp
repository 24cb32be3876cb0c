#include "fonts/fonts.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFontDatabase>
#include <QHash>
#include <QResource>
#include <mutex>

#include "deck/font_file.h"

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

// The fonts of files, by what is in them.
struct Files {
  std::mutex mutex;
  QHash<QByteArray, QString> families;
};

Files& files() {
  static Files files;
  return files;
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
  return loaded().failed;
}

bool isEmbedded(const QString& family) {
  return loaded().families.contains(family, Qt::CaseInsensitive);
}

bool isOfAFile(const QString& family) {
  const std::lock_guard lock(files().mutex);
  return files().families.values().contains(family);
}

QString familyOf(std::string_view font, const QString& name) {
  constexpr int kDigits = 16;
  const QByteArray mark =
      QCryptographicHash::hash(QByteArrayView(font.data(), static_cast<qsizetype>(font.size())),
                               QCryptographicHash::Sha256)
          .toHex()
          .left(kDigits);
  const std::lock_guard lock(files().mutex);
  QHash<QByteArray, QString>& families = files().families;
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
