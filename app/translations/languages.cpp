#include "translations/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QStringList>
#include <QTranslator>
#include <algorithm>

namespace raindelay::languages {

namespace {

bool isKnown(const QString& code) {
  const QList<Language> known = all();
  return std::any_of(known.begin(), known.end(),
                     [&code](const Language& one) { return one.code == code; });
}

/// Installs what is found of a translation, in place of what it held before.
void load(QTranslator& translator, const QString& file, const QString& folder) {
  QCoreApplication::removeTranslator(&translator);
  if (translator.load(file, folder)) QCoreApplication::installTranslator(&translator);
}

}  // namespace

QList<Language> all() {
  return {{QStringLiteral("en"), QStringLiteral("English")},
          {QStringLiteral("de"), QStringLiteral("Deutsch")},
          {QStringLiteral("es"), QStringLiteral("Español")}};
}

QString ofDesktop() {
  for (const QString& wanted : QLocale::system().uiLanguages()) {
    QString code = wanted.section(QLatin1Char('-'), 0, 0);
    if (isKnown(code)) return code;
  }
  return QStringLiteral("en");
}

QLocale locale(const QString& code) {
  const QLocale desktop = QLocale::system();
  const QLocale::Language language = QLocale(code).language();
  if (desktop.language() == language) return desktop;
  // A desktop that is in no country (LANG=C) isn't in America: its paper is A4.
  const bool nowhere = desktop.territory() == QLocale::AnyTerritory;
  if (nowhere && language == QLocale::English) return {language, QLocale::UnitedKingdom};
  return {language, desktop.territory()};
}

void speak(const QString& code) {
  const QString known = isKnown(code) ? code : QStringLiteral("en");
  QLocale::setDefault(locale(known));
  static QTranslator ours, qts;
  // Qt's own few words (of --help), where they are installed.
  load(qts, QStringLiteral("qtbase_") + known, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  load(ours, QStringLiteral("raindelay_") + known, QStringLiteral(":/translations"));
}

}  // namespace raindelay::languages
