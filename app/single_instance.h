#pragma once

#include <QLocalServer>
#include <QObject>
#include <QUrl>

namespace raindelay {

/// One window for one library: a program that is started while another one runs hands it the
/// files that it was to open, and ends. Where there is no place for the two to meet (no folder for
/// what runs, one that can't be written), each program is on its own.
class SingleInstance : public QObject {
  Q_OBJECT

 public:
  /// Hands the files, or that there are none, to the instance that runs with this library. False if
  /// none runs or if it doesn't answer within two seconds.
  [[nodiscard]] static bool handOver(const QList<QUrl>& files);

  /// From now on those that are started later find this one, unless they find another one already.
  explicit SingleInstance(QObject* parent = nullptr);

 signals:
  /// The program was started once more, to open these files, or none.
  void asked(const QList<QUrl>& files);

 private:
  void answer();

  QLocalServer server_;
};

}  // namespace raindelay
