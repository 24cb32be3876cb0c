#include "output/export_job.h"

#include <QCoreApplication>
#include <QString>

#include "painter/in_background.h"
#include "translations/file_words.h"

namespace raindelay {

ExportJob::ExportJob(QObject* parent) : QObject(parent) {
  pool_.setMaxThreadCount(1);
}

ExportJob::~ExportJob() {
  cancel();
  pool_.waitForDone();
}

void ExportJob::begin(const Work& work) {
  cancel();
  const int run = ++run_;
  // (What is still queued for this object when it goes is dropped by Qt.)
  running_ = std::make_shared<Progress>([this, run](double part) {
    QMetaObject::invokeMethod(
        this, [this, run, part] { show(run, part); }, Qt::QueuedConnection);
  });
  progress_ = 0;
  emit runningChanged();
  emit progressChanged();
  const auto lacking = []() -> Result<void> {
    return Error{QCoreApplication::translate(
                     "Export", "There is not enough memory for pictures of this size.")
                     .toStdString()};
  };
  inBackground(
      pool_, this, [work, progress = running_] { return work(*progress); }, lacking,
      [this, run](const Result<void>& result) { end(run, result); });
}

void ExportJob::cancel() {
  if (running_ != nullptr) running_->cancel();
}

void ExportJob::show(int run, double progress) {
  // Several threads take steps: their words come in any order.
  if (run != run_ || progress <= progress_) return;
  progress_ = progress;
  emit progressChanged();
}

void ExportJob::end(int run, const Result<void>& result) {
  if (run != run_) return;
  const bool unwanted = running_->cancelled();
  running_ = nullptr;
  emit runningChanged();
  if (result) {
    emit done();
  } else if (unwanted) {
    emit cancelled();
  } else {
    emit failed(words::sentence(result.error()));
  }
}

}  // namespace raindelay
