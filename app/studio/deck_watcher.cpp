#include "studio/deck_watcher.h"

#include <QDirIterator>
#include <QSet>

namespace raindelay {

DeckWatcher::DeckWatcher(QObject* parent) : QObject(parent) {
  quiet_.setSingleShot(true);
  quiet_.setInterval(kQuietMs);
  connect(&quiet_, &QTimer::timeout, this, [this] {
    addAll();
    emit changed();
  });
  const auto begin = [this] { quiet_.start(); };
  connect(&watcher_, &QFileSystemWatcher::fileChanged, this, begin);
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, begin);
}

void DeckWatcher::watch(const QString& folder) {
  quiet_.stop();
  const QStringList watched = watcher_.files() + watcher_.directories();
  if (!watched.isEmpty()) watcher_.removePaths(watched);
  folder_ = folder;
  if (!folder_.isEmpty()) addAll();
}

void DeckWatcher::addAll() {
  const QStringList now = watcher_.files() + watcher_.directories();
  const QSet<QString> watched(now.begin(), now.end());
  QStringList wanted = {folder_};
  QDirIterator below(folder_, QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot,
                     QDirIterator::Subdirectories);
  while (below.hasNext() && wanted.size() < kMost) wanted += below.next();
  QStringList missing;
  std::copy_if(wanted.begin(), wanted.end(), std::back_inserter(missing),
               [&watched](const QString& path) { return !watched.contains(path); });
  if (!missing.isEmpty()) watcher_.addPaths(missing);
}

}  // namespace raindelay
