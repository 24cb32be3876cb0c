#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QString>
#include <QStringList>
#include <string_view>

#include "core/text.h"

namespace raindelay::words {

/// The engine's marked template in the user's language.
[[nodiscard]] inline QString translated(const Text& text) {
  return QCoreApplication::translate(text.context, text.source);
}

/// The same with its values, which are numbers.
[[nodiscard]] inline QString translated(const Sentence& sentence) {
  QString text = translated(sentence.text);
  for (const Value& value : sentence.values) text = text.arg(QLocale().toString(value.number));
  return text;
}

/// An id of the engine.
[[nodiscard]] inline QString plain(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The figures of a score, as they stand side by side in the user's language: "3–2".
[[nodiscard]] inline QString score(const QStringList& figures) {
  QString all = figures.value(0);
  for (qsizetype i = 1; i < figures.size(); ++i) {
    all = QCoreApplication::translate("Score", "%1–%2").arg(all, figures[i]);
  }
  return all;
}

/// The user's language, as card tables name it in a column (`name.de`).
[[nodiscard]] inline QString language() {
  return QLocale().name().section(QLatin1Char('_'), 0, 0);
}

}  // namespace raindelay::words
