#include "words.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QXmlStreamReader>
#include <algorithm>

#include "deck/csv.h"
#include "deck/deck.h"
#include "deck/keys.h"
#include "support/game_files.h"

namespace raindelay {

namespace {

constexpr int kDeepest = 4;

QByteArray contentOf(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) qFatal("%s can't be read", qPrintable(path));
  return file.readAll();
}

/// The assets that fit the pattern, the program's and those of further games.
QStringList assets(const QString& pattern) {
  QStringList found;
  for (const auto& root : test::gameRoots()) {
    QDirIterator files(QString::fromStdString((root / "assets").string()), {pattern}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) found << files.next();
  }
  return found;
}

/// Every translation of a language's files, each of its plurals; of English what isn't translated.
QStringList translationsOf(const QString& language) {
  QStringList said;
  for (const QString& file : assets(QStringLiteral("raindelay_%1.ts").arg(language))) {
    QXmlStreamReader xml(contentOf(file));
    while (!xml.atEnd()) {
      if (xml.readNext() != QXmlStreamReader::StartElement) continue;
      if (xml.name() == u"numerusform") said << xml.readElementText();
      // One with plurals has nothing but elements in it, and is read by them.
      if (xml.name() == u"translation" && xml.readNext() == QXmlStreamReader::Characters) {
        if (!xml.isWhitespace()) said << xml.text().toString();
      }
    }
  }
  return said;
}

/// The texts printed on the cards: a column of the language goes before the one without.
QStringList cardsOf(const QString& language) {
  QStringList said;
  for (const QString& file : assets(QStringLiteral("*.csv"))) {
    const QByteArray content = contentOf(file);
    const auto table = deck::parseCsv(content.toStdString(), "cards.csv");
    if (!table) continue;
    for (std::size_t column = 0; column < table->columns().size(); ++column) {
      const std::string& name = table->columns()[column];
      said << QString::fromStdString(name);
      if (table->find(name + '.' + language.toStdString())) continue;
      for (std::size_t row = 0; row < table->rows(); ++row) {
        said << QString::fromStdString(table->at(row, column));
      }
    }
  }
  return said;
}

/// The texts that deck.yaml prints for cells: a map of the language goes before the one without.
QStringList mapsOf(const QString& language) {
  const std::string ending = '.' + language.toStdString();
  QStringList said;
  for (const QString& file : assets(QStringLiteral("deck.yaml"))) {
    const QString folder = QFileInfo(file).path();
    const auto deck = deck::readSoundDeck(std::make_shared<deck::DiskFolder>(folder.toStdString()));
    if (!deck) continue;
    for (const auto& [name, map] : deck->maps) {
      const bool local = QString::fromStdString(name).endsWith(QString::fromStdString(ending));
      const bool other = !local && name.find('.') != std::string::npos;
      if (other || deck->maps.find(name + ending) != deck->maps.end()) continue;
      for (const auto& [cell, printed] : map.entries) said << QString::fromStdString(printed);
    }
  }
  return said;
}

/// As they are, and as capitals.
QStringList inBothCases(const QStringList& texts) {
  QStringList said = texts;
  for (const QString& text : texts) said << text.toUpper();
  return said;
}

/// The names of packs of cards in the language, from deck.yaml.
QStringList packsOf(const QString& language) {
  const QRegularExpression name(QStringLiteral(R"(^ *name\.%1: *(.+)$)").arg(language),
                                QRegularExpression::MultilineOption);
  QStringList said;
  for (const QString& file : assets(QStringLiteral("deck.yaml"))) {
    auto found = name.globalMatch(QString::fromUtf8(contentOf(file)));
    while (found.hasNext()) said << found.next().captured(1);
  }
  return said;
}

bool isWordless(const QString& text) {
  return std::none_of(text.begin(), text.end(), [](QChar letter) { return letter.isLetter(); });
}

/// A file, or what is said in a deck: that stands in quotes.
bool isSomebodyElses(const QString& text) {
  static const QRegularExpression name(QStringLiteral(R"(^(/.*|[\w./-]+\.[a-z]{2,9}|"[^"]*")$)"));
  return name.match(text).hasMatch();
}

/// The keys of deck.yaml and the words they may be: they are written so in every language.
QStringList keysOfDecks() {
  QStringList keys;
  for (int i = 0; i < deck::kElementTypes; ++i) {
    const auto type = static_cast<deck::ElementType>(i);
    for (const deck::KeyInfo& key : deck::keysOf(type)) {
      keys << QString::fromUtf8(key.name.data(), std::ssize(key.name));
      for (const auto& words : {key.words, deck::entryNames(key)}) {
        for (const std::string_view word : words) {
          keys << QString::fromUtf8(word.data(), std::ssize(word));
        }
      }
    }
  }
  return keys;
}

/// A sentence with %1, %2 or %n as what all its fillings look like.
QRegularExpression patternOf(const QString& sentence) {
  static const QRegularExpression place(QStringLiteral("%(?:L?\\d|n)"));
  QString pattern;
  qsizetype at = 0;
  for (auto found = place.globalMatch(sentence); found.hasNext();) {
    const auto match = found.next();
    pattern += QRegularExpression::escape(sentence.mid(at, match.capturedStart() - at));
    pattern += QStringLiteral("(.*?)");
    at = match.capturedEnd();
  }
  pattern += QRegularExpression::escape(sentence.mid(at));
  return QRegularExpression(QRegularExpression::anchoredPattern(pattern),
                            QRegularExpression::DotMatchesEverythingOption);
}

}  // namespace

Words::Language& Words::speak(const QString& code) {
  Language& language = languages_[code];
  if (!language.sentences.isEmpty()) return language;
  QStringList templates;
  for (const QString& said : translationsOf(code)) {
    if (said.contains(QLatin1Char('%'))) {
      templates << said;
    } else {
      language.sentences << said;
    }
  }
  for (const QString& known :
       inBothCases(cardsOf(code) + mapsOf(code)) + packsOf(code) + keysOfDecks())
    language.sentences << known;
  const QLocale locale(code);
  for (int month = 1; month <= 12; ++month) {
    for (const auto form : {QLocale::LongFormat, QLocale::ShortFormat}) {
      language.sentences << locale.monthName(month, form)
                         << locale.standaloneMonthName(month, form);
    }
  }
  std::sort(templates.begin(), templates.end(),
            [](const QString& a, const QString& b) { return a.size() > b.size(); });
  for (const QString& said : templates) language.templates << patternOf(said);
  return language;
}

bool Words::explains(Language& language, const QString& text, int depth) {
  const QString plain = text.trimmed();
  if (isWordless(plain) || isSomebodyElses(plain)) return true;
  QString small = plain;
  small.replace(0, 1, plain.left(1).toLower());
  if (language.sentences.contains(plain) || language.sentences.contains(small)) return true;
  if (const auto asked = language.known.constFind(plain); asked != language.known.constEnd()) {
    return *asked;
  }
  if (depth == kDeepest) return false;
  const auto explained = [&](const QString& part) { return explains(language, part, depth + 1); };
  bool found = false;
  static const QRegularExpression sentenceEnd(QStringLiteral("(?<=[.!?]) "));
  const QStringList sentences = plain.split(sentenceEnd);
  if (sentences.size() > 1) found = std::all_of(sentences.begin(), sentences.end(), explained);
  // Texts joined of several: lines, a list, a figure and what it counts, a date.
  for (const char* joint : {"\n", " · ", ": ", ", ", " – ", " "}) {
    if (found) break;
    const QStringList parts = plain.split(QString::fromUtf8(joint), Qt::SkipEmptyParts);
    const auto wordless = std::count_if(parts.begin(), parts.end(), isWordless);
    if (*joint == ' ' && joint[1] == 0 && wordless + 1 < parts.size()) break;
    found = parts.size() > 1 && std::all_of(parts.begin(), parts.end(), explained);
  }
  for (const QRegularExpression& one : std::as_const(language.templates)) {
    if (found) break;
    // (A sentence may begin with a small letter where it stands alone, too.)
    auto match = one.match(plain);
    if (!match.hasMatch()) match = one.match(small);
    if (!match.hasMatch()) continue;
    const QStringList values = match.capturedTexts().mid(1);
    // One that is nothing but a value explains nothing.
    found = !values.contains(plain) && std::all_of(values.begin(), values.end(), explained);
  }
  // Of a sentence that stands in another the full stop is gone.
  if (!found && depth > 0 && !plain.endsWith(QLatin1Char('.'))) {
    found = explained(plain + QLatin1Char('.'));
  }
  // (A text unexplained at this depth may be explained at a greater one.)
  if (found || depth == 0) language.known.insert(plain, found);
  return found;
}

QStringList Words::foreign(const QStringList& texts, const QString& language,
                           const QStringList& names) {
  Language& known = speak(language);
  for (const QString& name : names) known.sentences << name;
  QStringList found;
  for (const QString& text : texts) {
    if (!explains(known, text, 0)) found << text;
  }
  found.removeDuplicates();
  return found;
}

}  // namespace raindelay
