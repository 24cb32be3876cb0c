#include "shell/folder_model.h"

#include <QDateTime>
#include <QLocale>
#include <QStandardPaths>
#include <QStorageInfo>

namespace raindelay {

FolderModel::FolderModel(QObject* parent) : QAbstractListModel(parent), folder_(QDir::home()) {
  addPlace(tr("Home"), QDir::homePath());
  for (const auto& [name, kind] : {std::pair(tr("Documents"), QStandardPaths::DocumentsLocation),
                                   std::pair(tr("Downloads"), QStandardPaths::DownloadLocation),
                                   std::pair(tr("Desktop"), QStandardPaths::DesktopLocation)}) {
    addPlace(name, QStandardPaths::writableLocation(kind));
  }
  // Memory sticks and the like.
  for (const QStorageInfo& disk : QStorageInfo::mountedVolumes()) {
    const QString path = disk.rootPath();
    if (path.startsWith(QLatin1String("/media/")) || path.startsWith(QLatin1String("/run/media/")))
      addPlace(disk.displayName().section(QLatin1Char('/'), -1), path);
  }
  read();
}

void FolderModel::addPlace(const QString& name, const QString& path) {
  const QString plain = QDir(path).absolutePath();
  if (placePaths_.contains(plain) || !QDir(plain).exists()) return;
  placeNames_ << name;
  placePaths_ << plain;
}

int FolderModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QHash<int, QByteArray> FolderModel::roleNames() const {
  return {{NameRole, "name"}, {FolderRole, "isFolder"}, {UrlRole, "url"}, {WhenRole, "when"}};
}

QVariant FolderModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const QFileInfo& entry = entries_[index.row()];
  switch (role) {
    case NameRole:
      return entry.fileName();
    case FolderRole:
      return entry.isDir();
    case UrlRole:
      return QUrl::fromLocalFile(entry.absoluteFilePath());
    case WhenRole:
      return QLocale().toString(entry.lastModified(), QLocale::ShortFormat);
    default:
      return {};
  }
}

void FolderModel::setPath(const QString& path) {
  const QDir folder(QDir::cleanPath(path));
  if (path.isEmpty() || !folder.exists() || folder == folder_) return;
  folder_ = folder;
  read();
}

void FolderModel::setEnding(const QString& ending) {
  if (ending_ == ending) return;
  ending_ = ending;
  read();
  emit endingChanged();
}

void FolderModel::setFoldersOnly(bool foldersOnly) {
  if (foldersOnly_ == foldersOnly) return;
  foldersOnly_ = foldersOnly;
  read();
  emit endingChanged();
}

void FolderModel::read() {
  // Another folder is another list: nothing of the old one stays.
  beginResetModel();
  QStringList filters;
  for (const QString& each : ending_.split(QLatin1Char(' '))) filters += QLatin1Char('*') + each;
  folder_.setNameFilters(filters);
  folder_.setFilter(QDir::AllDirs | QDir::NoDotAndDotDot |
                    (foldersOnly_ ? QDir::Filters() : QDir::Filters(QDir::Files)));
  folder_.setSorting(QDir::DirsFirst | QDir::Name | QDir::IgnoreCase | QDir::LocaleAware);
  folder_.refresh();
  entries_ = folder_.entryInfoList();
  endResetModel();
  emit pathChanged();
}

void FolderModel::goUp() {
  QDir above = folder_;
  if (above.cdUp()) setPath(above.absolutePath());
}

QString FolderModel::makeFolder(const QString& name) {
  const QString plain = name.trimmed();
  if (plain.isEmpty() || plain.startsWith(QLatin1Char('.')) || plain.contains(QLatin1Char('/')))
    return tr("“%1” can't be the name of a folder.").arg(plain);
  if (QFileInfo::exists(folder_.absoluteFilePath(plain)))
    return tr("“%1” is already here.").arg(plain);
  if (!folder_.mkdir(plain)) return tr("%1 can't be written to.").arg(path());
  setPath(folder_.absoluteFilePath(plain));
  return {};
}

QString FolderModel::complete(const QString& name) const {
  const QString plain = name.trimmed();
  return plain.endsWith(ending_) ? plain : plain + ending_;
}

QUrl FolderModel::fileUrl(const QString& name) const {
  return QUrl::fromLocalFile(folder_.absoluteFilePath(complete(name)));
}

bool FolderModel::has(const QString& name) const {
  return QFileInfo::exists(folder_.absoluteFilePath(complete(name)));
}

}  // namespace raindelay
