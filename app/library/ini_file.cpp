#include "library/ini_file.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <optional>

#include "core/files.h"
#include "core/limits.h"
#include "core/system.h"

namespace raindelay {

namespace {

/// Returns true if a value of the file is an object of Qt's, "@Variant(" or "@DateTime(", in
/// whatever way it is escaped: Qt would make any of its types of it, as large as its bytes say.
bool holdsObjects(const QString& path) {
  static const QRegularExpression object(
      QStringLiteral(R"([=,](?:[\s"]|\\[^x0-7])*+(?:@|\\x[0-9a-f]*40|\\[0-7]*100))"
                     R"((?:[\\"]|Variant|DateTime))"),
      QRegularExpression::CaseInsensitiveOption);
  const auto text = files::read(path.toStdString(), kMaxSettingsBytes);
  return text && QString::fromLatin1(QByteArray::fromStdString(*text)).contains(object);
}

QString hindranceOf(const QString& path) {
  for (const QString& place : {path, QString(path + QStringLiteral(".lock"))}) {
    const std::optional<system::Entry> entry = system::entry(place.toStdString());
    if (!entry) continue;
    if (entry->kind != system::Entry::Kind::kFile || entry->bytes > kMaxSettingsBytes) return place;
  }
  if (holdsObjects(path)) return path;
  return {};
}

/// A path at which there is no file, and none can be made: below the program, which is no folder.
QString nowhere(const QString& path) {
  return QCoreApplication::applicationFilePath() + path;
}

}  // namespace

IniFile::IniFile(const QString& path) : IniFile(path, hindranceOf(path)) {}

IniFile::IniFile(const QString& path, const QString& hindrance)
    : QSettings(hindrance.isEmpty() ? path : nowhere(path), IniFormat), hindrance_(hindrance) {}

}  // namespace raindelay
