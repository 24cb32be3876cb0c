#pragma once

#include <QCoreApplication>
#include <QString>
#include <string_view>

#include "core/text.h"

namespace raindelay::words {

/// The engine's marked template in the user's language.
[[nodiscard]] inline QString translated(const Text& text) {
  return QCoreApplication::translate(text.context, text.source);
}

/// An id of the engine.
[[nodiscard]] inline QString plain(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace raindelay::words
