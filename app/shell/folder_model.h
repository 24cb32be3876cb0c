#pragma once

#include <QAbstractListModel>
#include <QDir>
#include <QFileInfo>
#include <QQmlEngine>
#include <QUrl>

namespace raindelay {

/// A folder of the user's to choose a file in: its folders, then its files of one kind.
class FolderModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QString path READ path WRITE setPath NOTIFY pathChanged FINAL)
  Q_PROPERTY(QString ending READ ending WRITE setEnding NOTIFY endingChanged FINAL)
  Q_PROPERTY(bool foldersOnly READ foldersOnly WRITE setFoldersOnly NOTIFY endingChanged FINAL)
  Q_PROPERTY(int count READ count NOTIFY pathChanged FINAL)
  Q_PROPERTY(bool hasParent READ hasParent NOTIFY pathChanged FINAL)
  Q_PROPERTY(QStringList placeNames READ placeNames CONSTANT FINAL)
  Q_PROPERTY(QStringList placePaths READ placePaths CONSTANT FINAL)

 public:
  enum Role { NameRole = Qt::UserRole + 1, FolderRole, UrlRole, WhenRole };
  Q_ENUM(Role)

  explicit FolderModel(QObject* parent = nullptr);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  /// An absolute path. One that is no folder changes nothing.
  [[nodiscard]] QString path() const { return folder_.absolutePath(); }
  void setPath(const QString& path);
  /// The endings of the files that are shown, ".raindelay" or ".csv .ods"; empty: all.
  [[nodiscard]] QString ending() const { return ending_; }
  void setEnding(const QString& ending);
  /// No file is shown.
  [[nodiscard]] bool foldersOnly() const { return foldersOnly_; }
  void setFoldersOnly(bool foldersOnly);
  [[nodiscard]] int count() const { return static_cast<int>(entries_.size()); }
  [[nodiscard]] bool hasParent() const { return !folder_.isRoot(); }
  /// The places where people keep files: their home, documents, downloads, disks; first their
  /// names.
  [[nodiscard]] QStringList placeNames() const { return placeNames_; }
  [[nodiscard]] QStringList placePaths() const { return placePaths_; }

  Q_INVOKABLE void goUp();
  /// Makes a folder here and goes into it. "" if that went well, else why not.
  Q_INVOKABLE QString makeFolder(const QString& name);
  /// The file of this name here; the ending is added if it lacks one. With neither: the folder.
  Q_INVOKABLE QUrl fileUrl(const QString& name) const;
  /// Returns true if there is such a file already.
  Q_INVOKABLE bool has(const QString& name) const;

 signals:
  void pathChanged();
  void endingChanged();

 private:
  void read();
  void addPlace(const QString& name, const QString& path);
  [[nodiscard]] QString complete(const QString& name) const;

  QDir folder_;
  QString ending_;
  bool foldersOnly_ = false;
  QFileInfoList entries_;
  QStringList placeNames_;
  QStringList placePaths_;
};

}  // namespace raindelay
