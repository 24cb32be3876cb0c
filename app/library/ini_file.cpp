#include "library/ini_file.h"

#include <QCoreApplication>
#include <optional>

#include "core/limits.h"
#include "core/system.h"

namespace raindelay {

namespace {

QString hindranceOf(const QString& path) {
  for (const QString& place : {path, QString(path + QStringLiteral(".lock"))}) {
    const std::optional<system::Entry> entry = system::entry(place.toStdString());
    if (!entry) continue;
    if (entry->kind != system::Entry::Kind::kFile || entry->bytes > kMaxSettingsBytes) return place;
  }
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
