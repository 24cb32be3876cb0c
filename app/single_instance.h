#pragma once

#include <QLocalServer>
#include <QObject>
#include <QUrl>
#include <optional>

#include "core/growing_file.h"

namespace raindelay {

/// One window for one library: a program that is started while another one runs hands it the
/// files that it was to open, and ends. Where there is no place for the two to meet (no folder for
/// what runs, one that can't be written), each program is on its own.
class SingleInstance : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  /// Hands the files, or that there are none, to the instance that runs with this library. False if
  /// this is to be the one that runs, or if the other one doesn't answer: one that runs within two
  /// seconds, one that is still starting within ten. Of two that ask at once one gets false, the
  /// other waits for it: the first has a lock, which goes when it ends, however it does.
  [[nodiscard]] bool handOver(const QList<QUrl>& files);

  /// From now on, until the application quits, those that are started later find this one, unless
  /// they find another one already.
  void listen();

 signals:
  /// The program was started once more, to open these files, or none.
  void asked(const QList<QUrl>& files);

 private:
  /// Tries to become the one that runs; true if another one is.
  [[nodiscard]] bool isAnotherFirst();
  void answer();

  std::optional<files::Growing> lock_;
  bool anotherIsFirst_ = false;
  QLocalServer server_;
};

}  // namespace raindelay
