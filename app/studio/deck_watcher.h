#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace raindelay {

/// Tells when something in a deck's folder was written, by whatever program: one that writes into a
/// file as well as one that puts another in its place.
class DeckWatcher : public QObject {
  Q_OBJECT

 public:
  /// The quiet time before a change is told: a program that saves writes several times.
  static constexpr int kQuietMs = 25;
  /// Most files and folders that are watched.
  static constexpr int kMost = 4000;

  explicit DeckWatcher(QObject* parent = nullptr);

  /// "" : nothing.
  void watch(const QString& folder);

 signals:
  void changed();

 private:
  /// Watches what has come, also a file that took the place of another.
  void addAll();

  QString folder_;
  QFileSystemWatcher watcher_;
  QTimer quiet_;
};

}  // namespace raindelay
