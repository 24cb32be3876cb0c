#pragma once

#include <QList>
#include <QLocale>
#include <QString>

namespace raindelay::languages {

/// A language that the program speaks.
struct Language {
  QString code;  ///< as in `raindelay_de.ts` and in the columns of card tables (`name.de`)
  QString name;  ///< in the language itself
};

/// All of them, English first.
[[nodiscard]] QList<Language> all();
/// The first of the desktop's languages that the program speaks; English if it speaks none.
[[nodiscard]] QString ofDesktop();
/// The way in which a language writes dates, numbers and paper sizes in the desktop's country.
[[nodiscard]] QLocale locale(const QString& code);
/// From now on texts, dates and numbers are in this language; an unknown one means English. There
/// is an application. What was said before stays as it is.
void speak(const QString& code);

}  // namespace raindelay::languages
