#include "painter/problem_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <cmath>

#include "deck/words.h"

namespace raindelay::words {
namespace {

class Words {
  Q_DECLARE_TR_FUNCTIONS(Problem)
};

/// A value as it stands in a sentence. Texts of the deck are in quotes, names are its own; what is
/// left are numbers, and words of the program, one or several.
std::string inWords(const std::string& value) {
  if (value.empty() || value.front() == '"') return value;
  const QString said = QString::fromStdString(value);
  bool isNumber = false;
  const double figure = QLocale::c().toDouble(said, &isNumber);
  if (isNumber) return number(figure).toStdString();
  QStringList words = said.split(QStringLiteral(", "));
  for (QString& word : words) {
    word = QCoreApplication::translate("DeckWord", word.toUtf8().constData());
  }
  return words.join(QStringLiteral(", ")).toStdString();
}

QString filled(const Text& text, std::vector<std::string> values) {
  std::transform(values.begin(), values.end(), values.begin(), inWords);
  const QString sentence = QCoreApplication::translate(text.context, text.source);
  return QString::fromStdString(raindelay::filled(sentence.toStdString(), values));
}

/// The problem as it follows a place and a colon.
QString message(const deck::Problem& problem) {
  QString message = filled(problem.text, problem.values);
  if (problem.nearest.empty() && problem.known.empty()) return message;
  if (message.endsWith(QLatin1Char('.'))) message.chop(1);
  if (!problem.nearest.empty()) {
    return Words::tr("%1; did you mean \"%2\"?")
        .arg(message, QString::fromStdString(deck::shortened(problem.nearest)));
  }
  return Words::tr("%1; known: %2.")
      .arg(message, QString::fromStdString(deck::listed(problem.known)));
}

}  // namespace

QString sentence(const deck::Problem& problem) {
  QString text = message(problem);
  // A name ("cards.csv has …") stays as it is written.
  const QString word = text.section(QLatin1Char(' '), 0, 0);
  if (std::all_of(word.begin(), word.end(), [](QChar letter) { return letter.isLetter(); })) {
    text.replace(0, 1, text.left(1).toUpper());
  }
  return text;
}

QString place(const deck::Problem& problem) {
  const deck::Site& site = problem.site;
  QString file = QString::fromStdString(site.file);
  if (site.row > 0 && !site.column.empty()) {
    return Words::tr("%1, row %2, column %3")
        .arg(file)
        .arg(site.row)
        .arg(QString::fromStdString(deck::shortened(site.column)));
  }
  if (site.row > 0) return Words::tr("%1, row %2").arg(file).arg(site.row);
  if (site.inDeckYaml()) {
    return Words::tr("%1, line %2").arg(QStringLiteral("deck.yaml")).arg(site.line);
  }
  return file;
}

QString fix(const deck::Problem& problem) {
  return problem.remedy ? filled(problem.remedy->text, problem.remedy->values) : QString();
}

QString number(double figure) {
  QLocale locale;
  locale.setNumberOptions(QLocale::OmitGroupSeparator);
  return locale.toString(std::round(figure * 100) / 100, 'f', QLocale::FloatingPointShortest);
}

QString placed(const deck::Problem& problem) {
  const QString where = place(problem);
  return where.isEmpty() || problem.namesItsFile()
             ? sentence(problem)
             : Words::tr("%1: %2").arg(where, message(problem));
}

}  // namespace raindelay::words
