#include "shell/desktop_entry.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <string_view>
#include <utility>

#include "core/files.h"
#include "translations/file_words.h"

namespace raindelay {

namespace {

const QString kEntry = QStringLiteral("applications/raindelay.desktop");
constexpr std::size_t kMostBytes = 1U << 20;  // an icon of 512 pixels has a tenth of that
constexpr std::string_view kCommand = "\nExec=raindelay ";

/// A path as the Desktop Entry specification wants it in a command: quoted, then escaped as any
/// value is.
std::string quotedPath(const std::string& path) {
  std::string text = "\"";
  for (const char letter : path) {
    if (letter == '"' || letter == '`' || letter == '$') text += "\\\\";
    if (letter == '\\') text += "\\\\\\";
    if (letter == '%') text += '%';
    text += letter;
  }
  return text + '"';
}

}  // namespace

DesktopEntry::Folders DesktopEntry::Folders::ours() {
  const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
  // The archive alone has a qt.conf: its libraries lie beside the program.
  const QDir programs(QCoreApplication::applicationDirPath());
  if (!programs.exists(QStringLiteral("qt.conf"))) return {QString(), data};
  return {QDir::cleanPath(programs.filePath(QStringLiteral(".."))), data};
}

DesktopEntry::DesktopEntry(Folders folders, QObject* parent)
    : QObject(parent), folders_(std::move(folders)) {}

QString DesktopEntry::entryPath() const {
  return QDir(folders_.data).filePath(kEntry);
}

Result<std::string> DesktopEntry::entry() const {
  if (folders_.program.isEmpty()) {
    return Error{tr("This Rain Delay came as a package, which has already added it to the menu.")
                     .toStdString()};
  }
  const QDir program(folders_.program);
  auto text =
      files::read(program.filePath(QStringLiteral("share/") + kEntry).toStdString(), kMostBytes);
  if (!text) return text;
  const std::string start = program.filePath(QStringLiteral("bin/raindelay")).toStdString();
  const std::size_t at = text->find(kCommand);
  if (at == std::string::npos || start.find('\n') != std::string::npos) {
    return Error{tr("No menu can start a program in the folder %1.")
                     .arg(QDir::toNativeSeparators(folders_.program))
                     .toStdString()};
  }
  const std::string quoted = quotedPath(start);
  return text->replace(at, kCommand.size(), "\nExec=" + quoted + ' ');
}

QStringList DesktopEntry::files() const {
  QStringList found;
  const QDir share(QDir(folders_.program).filePath(QStringLiteral("share")));
  for (const char* kind : {"icons", "mime"}) {
    QDirIterator all(share.filePath(QLatin1String(kind)), {QStringLiteral("raindelay.*")},
                     QDir::Files, QDirIterator::Subdirectories);
    while (all.hasNext()) found << share.relativeFilePath(all.next());
  }
  return found;
}

Result<void> DesktopEntry::install() const {
  const auto text = entry();
  if (!text) return text.error();
  const QDir data(folders_.data);
  const auto put = [&](const QString& file, std::string_view content) -> Result<void> {
    data.mkpath(QFileInfo(file).path());
    return files::write(data.filePath(file).toStdString(), content, files::Existing::kReplace,
                        files::Readers::kUsual);
  };
  for (const QString& file : files()) {
    const QString from = QDir(folders_.program).filePath(QStringLiteral("share/") + file);
    const auto content = files::read(from.toStdString(), kMostBytes);
    if (!content) return content.error();
    if (auto done = put(file, *content); !done) return done;
  }
  // The entry comes last: what it names is there then.
  if (auto done = put(kEntry, *text); !done) return done;
  refreshLists();
  return {};
}

Result<void> DesktopEntry::remove() const {
  if (const auto text = entry(); !text) return text.error();
  const QDir data(folders_.data);
  for (const QString& file : QStringList(kEntry) + files()) {
    if (!QFile::exists(data.filePath(file)) || QFile::remove(data.filePath(file))) continue;
    return Error{tr("%1 couldn't be removed; check who may write there.")
                     .arg(data.filePath(file))
                     .toStdString()};
  }
  refreshLists();
  return {};
}

void DesktopEntry::refreshLists() const {
  const QDir data(folders_.data);
  const std::pair<const char*, const char*> lists[] = {{"update-mime-database", "mime"},
                                                       {"update-desktop-database", "applications"}};
  for (const auto& [tool, folder] : lists) {
    const QString program = QStandardPaths::findExecutable(QLatin1String(tool));
    if (program.isEmpty() || !data.exists(QLatin1String(folder))) continue;
    QProcess refresh;
    refresh.setStandardErrorFile(QProcess::nullDevice());
    refresh.setStandardOutputFile(QProcess::nullDevice());
    refresh.setProgram(program);
    refresh.setArguments({data.filePath(QLatin1String(folder))});
    refresh.startDetached();
  }
}

bool DesktopEntry::isInstalled() const {
  const auto wanted = entry();
  const auto there = files::read(entryPath().toStdString(), kMostBytes);
  return wanted && there && *wanted == *there;
}

void DesktopEntry::offer(Settings* settings) {
  if (folders_.program.isEmpty() || settings->menuOffered() == folders_.program) return;
  settings->setMenuOffered(folders_.program);
  if (!isInstalled()) emit offered();
}

void DesktopEntry::accept() {
  const auto put = install();
  emit said(put ? done() : words::sentence(put.error()), !put);
}

QString DesktopEntry::done() {
  return tr("Rain Delay is in the menu now, and opens its matches and decks.");
}

}  // namespace raindelay
