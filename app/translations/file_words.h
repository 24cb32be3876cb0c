#pragma once

#include <QCoreApplication>
#include <optional>

#include "core/file_set.h"
#include "core/result.h"

namespace raindelay::words {

/// A failure with files as a sentence in the user's language.
[[nodiscard]] inline Result<void> told(const std::optional<files::Failure>& failure) {
  if (!failure) return {};
  const QString sentence =
      failure->folder ? QCoreApplication::translate("Export", "%1 couldn't be made: %2.")
                      : QCoreApplication::translate("Export", "%1 couldn't be written: %2.");
  return Error{sentence.arg(QString::fromStdString(failure->path), qt_error_string(failure->code))
                   .toStdString()};
}

}  // namespace raindelay::words
