// The translations in assets/translations: whole, and in the games' own words.
#include "translations/languages.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <algorithm>
#include <set>
#include <vector>

#include "painter/problem_words.h"
#include "shell/game_catalog.h"
#include "support/game_files.h"
#include "translations/words.h"

namespace raindelay {
namespace {

struct Message {
  QString context;
  QString source;
  QStringList forms;  ///< one, or one a number
  bool finished = true;
};

QString fileOf(const QString& name, const std::filesystem::path& root = test::gameRoots().front()) {
  return QString::fromStdString((root / "assets/translations").string()) + u'/' + name;
}

std::vector<Message> readFile(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return {};
  std::vector<Message> messages;
  QXmlStreamReader xml(&file);
  Message now;
  QString context;
  while (!xml.atEnd()) {
    const auto token = xml.readNext();
    if (token == QXmlStreamReader::StartElement) {
      if (xml.name() == u"name") context = xml.readElementText();
      if (xml.name() == u"message") now = Message{context, {}, {}, true};
      if (xml.name() == u"source") now.source = xml.readElementText();
      if (xml.name() == u"translation") {
        now.finished = !xml.attributes().hasAttribute(QStringLiteral("type"));
        now.forms = {QString()};
      }
      if (xml.name() == u"numerusform") now.forms << xml.readElementText();
    } else if (token == QXmlStreamReader::Characters && !now.forms.isEmpty()) {
      now.forms.first() += xml.text();
    } else if (token == QXmlStreamReader::EndElement && xml.name() == u"translation") {
      // (Blanks stood between the forms of a number.)
      if (now.forms.size() > 1) now.forms.removeFirst();
      messages.push_back(now);
      now.forms.clear();
    }
  }
  return messages;
}

/// The program's messages, and those of further games.
std::vector<Message> read(const QString& code) {
  std::vector<Message> all;
  for (const auto& root : test::gameRoots()) {
    const auto messages = readFile(fileOf(QStringLiteral("raindelay_%1.ts").arg(code), root));
    all.insert(all.end(), messages.begin(), messages.end());
  }
  return all;
}

std::set<QString> placeholders(const QString& text) {
  static const QRegularExpression kPlaceholder(QStringLiteral("%(?:n|L?\\d)"));
  std::set<QString> found;
  for (const auto& match : kPlaceholder.globalMatch(text)) found.insert(match.captured());
  return found;
}

/// The end of a text that a translation keeps.
QString ending(const QString& text) {
  static const QRegularExpression kEnding(QStringLiteral("[:…?!]?\\s*$"));
  return kEnding.match(text).captured();
}

QString beginning(const QString& text) {
  static const QRegularExpression kBlanks(QStringLiteral("^\\s*"));
  return kBlanks.match(text).captured();
}

class Translations : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    messages_ = read(code());
    ASSERT_GT(messages_.size(), 0U);
  }
  [[nodiscard]] static QString code() { return QString::fromLatin1(GetParam()); }

  /// Holds `check` of each text and each form of its translation.
  template <class Check>
  void forEachForm(Check check) const {
    for (const Message& message : messages_) {
      for (const QString& form : message.forms) check(message, form);
    }
  }
  static std::string told(const Message& message, const QString& form) {
    return (message.context + QStringLiteral(": \"") + message.source + QStringLiteral("\" → \"") +
            form + QLatin1Char('"'))
        .toStdString();
  }

  std::vector<Message> messages_;
};

TEST_P(Translations, AreFinished) {
  forEachForm([](const Message& message, const QString& form) {
    EXPECT_TRUE(message.finished) << told(message, form);
    EXPECT_FALSE(form.isEmpty()) << told(message, form);
  });
}

TEST_P(Translations, KeepThePlaceholders) {
  forEachForm([](const Message& message, const QString& form) {
    std::set<QString> wanted = placeholders(message.source);
    // The form for one may be silent about the number.
    if (!placeholders(form).contains(QStringLiteral("%n")) && &form == &message.forms.front()) {
      wanted.erase(QStringLiteral("%n"));
    }
    EXPECT_EQ(placeholders(form), wanted) << told(message, form);
  });
}

TEST_P(Translations, BeginAndEndLikeTheirSources) {
  forEachForm([](const Message& message, const QString& form) {
    EXPECT_EQ(ending(form), ending(message.source)) << told(message, form);
    EXPECT_EQ(beginning(form), beginning(message.source)) << told(message, form);
  });
}

TEST_P(Translations, HaveTheirMnemonics) {
  forEachForm([](const Message& message, const QString& form) {
    EXPECT_EQ(form.contains(QLatin1Char('&')), message.source.contains(QLatin1Char('&')))
        << told(message, form);
  });
}

INSTANTIATE_TEST_SUITE_P(Of, Translations, testing::Values("de", "en", "es"),
                         [](const auto& one) { return std::string(one.param); });

/// A row of a glossary: in these contexts a text with the word has one of the forms.
struct Term {
  QStringList contexts;
  QString word;
  QStringList forms;
};

std::vector<Term> glossary(const QString& code) {
  QFile file(fileOf(QStringLiteral("glossary.%1.md").arg(code)));
  if (!file.open(QIODevice::ReadOnly)) return {};
  static const QRegularExpression kContexts(QStringLiteral("^(?:Zusammenhang|Contexto): (.*)$"));
  static const QRegularExpression kRow(QStringLiteral("^\\| ([^|]+) \\| (.+) \\|$"));
  std::vector<Term> terms;
  QStringList contexts;
  bool inTable = false;
  for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
    const auto heading = kContexts.match(line);
    const auto row = kRow.match(line);
    if (heading.hasMatch()) contexts = heading.captured(1).split(QStringLiteral(", "));
    if (line.startsWith(QLatin1String("|---"))) {
      inTable = true;
    } else if (!row.hasMatch()) {
      inTable = false;
    } else if (inTable) {
      terms.push_back({contexts, row.captured(1), row.captured(2).split(QStringLiteral("\\|"))});
    }
  }
  return terms;
}

class Glossary : public Translations {};

TEST_P(Glossary, IsKept) {
  const std::vector<Term> terms = glossary(code());
  ASSERT_GT(terms.size(), 20U);
  for (const Term& term : terms) {
    const QRegularExpression word(
        QStringLiteral("(?<![\\w-])%1(?![\\w-]|\\.\\w)").arg(QRegularExpression::escape(term.word)),
        QRegularExpression::CaseInsensitiveOption);
    int used = 0;
    forEachForm([&](const Message& message, const QString& form) {
      const bool meant =
          term.contexts.contains(QLatin1String("*")) || term.contexts.contains(message.context);
      if (!meant || !word.match(message.source).hasMatch()) return;
      ++used;
      const bool kept = std::any_of(
          term.forms.begin(), term.forms.end(),
          [&form](const QString& one) { return form.contains(one, Qt::CaseInsensitive); });
      EXPECT_TRUE(kept) << term.word.toStdString() << ": " << told(message, form);
    });
    EXPECT_GT(used, 0) << "no text has " << term.word.toStdString();
  }
}

INSTANTIATE_TEST_SUITE_P(Of, Glossary, testing::Values("de", "es"),
                         [](const auto& one) { return std::string(one.param); });

/// Speaks English again, and writes numbers as before.
class Languages : public testing::Test {
 protected:
  ~Languages() override {
    languages::speak(QStringLiteral("en"));
    QLocale::setDefault(before_);
  }
  QLocale before_;
};

TEST_F(Languages, AreSpokenFromThenOn) {
  const Text home = RD_TEXT("HomeMenu", "Library");
  languages::speak(QStringLiteral("de"));
  EXPECT_EQ(words::translated(home), QStringLiteral("Bibliothek"));
  EXPECT_EQ(words::language(), QStringLiteral("de"));
  languages::speak(QStringLiteral("en"));
  EXPECT_EQ(words::translated(home), QStringLiteral("Library"));
}

TEST_F(Languages, WriteTheDecimalsOfADecksProblems) {
  constexpr deck::ProblemKind kBleed{"bleed", deck::Severity::kError, {"Deck", "%1 and %2"}};
  const deck::Problem problem(kBleed, {"2.5", "\"1.5\""});
  languages::speak(QStringLiteral("de"));
  EXPECT_EQ(words::sentence(problem), QStringLiteral("2,5 and \"1.5\""));
  languages::speak(QStringLiteral("en"));
  EXPECT_EQ(words::sentence(problem), QStringLiteral("2.5 and \"1.5\""));
}

TEST_F(Languages, NamePacksOfCards) {
  const QString game = QStringLiteral("cricket-card");
  languages::speak(QStringLiteral("en"));
  EXPECT_EQ(GameCatalog(nullptr).packNames(game).last(), QStringLiteral("Four colours"));
  languages::speak(QStringLiteral("es"));
  EXPECT_EQ(GameCatalog(nullptr).packNames(game).last(), QStringLiteral("Cuatro colores"));
}

TEST_F(Languages, UnknownOnesMeanEnglish) {
  languages::speak(QStringLiteral("de"));
  languages::speak(QStringLiteral("tlh"));
  EXPECT_EQ(words::language(), QStringLiteral("en"));
}

TEST_F(Languages, CountInEnglishToo) {
  languages::speak(QStringLiteral("en"));
  const auto moves = [](int n) {
    return QCoreApplication::translate("raindelay::LibraryModel", "%n moves", nullptr, n);
  };
  EXPECT_EQ(moves(1), QStringLiteral("1 move"));
  EXPECT_EQ(moves(2), QStringLiteral("2 moves"));
}

TEST_F(Languages, EachHasAFileOfItsOwn) {
  for (const languages::Language& one : languages::all()) {
    EXPECT_TRUE(QFile::exists(QStringLiteral(":/translations/raindelay_%1.qm").arg(one.code)))
        << one.code.toStdString();
  }
}

}  // namespace
}  // namespace raindelay
