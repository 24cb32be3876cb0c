#pragma once

#include <QCoreApplication>
#include <optional>

#include "core/file_set.h"
#include "core/result.h"
#include "translations/words.h"

namespace raindelay::words {

/// An error in the user's language, or as it is where only English has words for it.
[[nodiscard]] inline QString sentence(const Error& error) {
  if (error.text.empty()) return QString::fromStdString(error.message);
  return QString::fromStdString(filled(translated(error.text).toStdString(), error.values));
}

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
