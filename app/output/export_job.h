#pragma once

#include <QObject>
#include <QThreadPool>
#include <functional>
#include <memory>

#include "core/result.h"
#include "output/progress.h"

namespace raindelay {

/// Does one piece of work at a time beside the UI thread, and tells how far it is.
class ExportJob : public QObject {
  Q_OBJECT

 public:
  /// The work to be done. It asks `progress` if it is still wanted; if it ends with an error, it
  /// takes back what it hasn't finished.
  using Work = std::function<Result<void>(Progress& progress)>;

  explicit ExportJob(QObject* parent = nullptr);
  /// Cancels what is running and waits until it has ended.
  ~ExportJob() override;

  /// Begins it. What was running is cancelled and says nothing more.
  void begin(const Work& work);
  /// It ends soon, with cancelled() unless it was done already.
  void cancel();
  [[nodiscard]] bool isRunning() const { return running_ != nullptr; }
  /// The part of it that is done, 0 to 1.
  [[nodiscard]] double progress() const { return progress_; }

 signals:
  void runningChanged();
  void progressChanged();
  // The ways it can end:
  void done();
  /// One sentence.
  void failed(const QString& why);
  void cancelled();

 private:
  void show(int run, double progress);
  void end(int run, const Result<void>& result);

  int run_ = 0;  // the one that is running, or was the last
  std::shared_ptr<Progress> running_;
  double progress_ = 0;
  QThreadPool pool_;
};

}  // namespace raindelay
