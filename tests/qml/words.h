#pragma once

#include <QHash>
#include <QObject>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>

namespace raindelay {

/// Knows the texts of the program in a language, and finds those on a screen that it can't have
/// said.
class Words : public QObject {
  Q_OBJECT

 public:
  /// Those of the texts that no translation explains. Explained is what stands in the language's
  /// file, with values that are explained themselves; a cell of the cards that has no other column
  /// for the language, and what their maps make of it; a number, a path, a month; and whatever
  /// `names` lists, which people gave.
  Q_INVOKABLE QStringList foreign(const QStringList& texts, const QString& language,
                                  const QStringList& names);

 private:
  struct Language {
    QSet<QString> sentences;              ///< without values
    QList<QRegularExpression> templates;  ///< with places for values; the longest first
    QHash<QString, bool> known;           ///< earlier answers
  };

  Language& speak(const QString& code);
  bool explains(Language& language, const QString& text, int depth);

  QHash<QString, Language> languages_;
};

}  // namespace raindelay
