// The pages to read in assets/: the rules of each game and the format of decks say the same in each
// language, rule for rule and figure for figure.
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <algorithm>
#include <ostream>
#include <string>
#include <vector>

#include "deck/csv.h"
#include "games/game_list.h"
#include "shell/help_text.h"
#include "translations/languages.h"

namespace raindelay {
namespace {

const QStringList kLanguages{QStringLiteral("de"), QStringLiteral("es")};

QString textOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList sortedOnce(QStringList words) {
  words.sort();
  words.removeDuplicates();
  return words;
}

/// The part of a paragraph, an item or a table's row that every language has.
struct Part {
  QString kind;         ///< "rule 4.2", "chapter 4", "row of 5", …
  QStringList sources;  ///< the letters in brackets: where a rule comes from
  QStringList figures;  ///< in ascending order: words stand elsewhere in another language
  QStringList code;     ///< its words in ascending order, those in bold type with a *

  friend bool operator==(const Part&, const Part&) = default;
  friend void PrintTo(const Part& part, std::ostream* out) {
    *out << part.kind.toStdString() << " [" << part.sources.join(u' ').toStdString() << "] {"
         << part.figures.join(u' ').toStdString() << "} `" << part.code.join(u' ').toStdString()
         << '`';
  }
};

QString kindOf(const QString& text) {
  static const QRegularExpression kRule(QStringLiteral("^(?:\\| )?\\*\\*(\\d+\\.\\d+)\\b"));
  static const QRegularExpression kHeading(QStringLiteral("^(#+) (\\d*)"));
  static const QRegularExpression kEscaped(QStringLiteral("\\\\\\|"));
  const QString rule = kRule.match(text).captured(1);
  if (text.startsWith(u'|')) {
    const auto bars = text.count(u'|') - text.count(kEscaped);
    return QStringLiteral("row of %1 %2").arg(bars - 1).arg(rule);
  }
  if (!rule.isEmpty()) return QStringLiteral("rule ") + rule;
  const auto heading = kHeading.match(text);
  if (heading.hasMatch()) return heading.captured(1) + heading.captured(2);
  return text.startsWith(QLatin1String("- ")) ? QStringLiteral("item") : QStringLiteral("text");
}

QStringList codeIn(const QString& text) {
  static const QRegularExpression kCode(QStringLiteral("(\\**)`([^`]+)`"));
  QStringList words;
  for (const auto& code : kCode.globalMatch(text)) {
    for (const QString& word : code.captured(2).split(u' ')) {
      words << (code.captured(1).isEmpty() ? word : u'*' + word);
    }
  }
  return sortedOnce(words);
}

/// 1,400 and 1.400 and 1400 are one figure, and so are 0.25 and 0,25.
QStringList figuresIn(QString text) {
  static const QRegularExpression kCode(QStringLiteral("`[^`]+`"));
  static const QRegularExpression kGermanBase(
      QStringLiteral("\\bBase \\d(?: (?:und|oder) \\d)?"));  // "first"
  static const QRegularExpression kFigure(
      QStringLiteral("(?<!\\w)\\d+(?:[.,\\x{a0}]\\d+)*(?!\\w)"));
  static const QRegularExpression kThousands(QStringLiteral("^\\d{1,3}(?:[.,\\x{a0}]\\d{3})+$"));
  static const QRegularExpression kSeparator(QStringLiteral("[.,\\x{a0}]"));
  text.remove(kCode).remove(kGermanBase);
  QStringList figures;
  for (const auto& match : kFigure.globalMatch(text)) {
    QString figure = match.captured();
    const bool thousands = kThousands.match(figure).hasMatch();
    figures << figure.replace(kSeparator, thousands ? QString() : QStringLiteral("."));
  }
  figures.sort();
  return figures;
}

Part partOf(const QString& text) {
  static const QRegularExpression kSource(QStringLiteral("\\[([A-Z])\\]"));
  Part part{kindOf(text), {}, figuresIn(text), codeIn(text)};
  for (const auto& source : kSource.globalMatch(text)) part.sources << source.captured(1);
  return part;
}

/// (A deck that is written out is the same in every language, a tree of files is explained.)
std::vector<Part> partsOf(const QString& path) {
  std::vector<Part> parts;
  QString paragraph;
  QString fence;
  QStringList example;
  const auto end = [&] {
    if (!paragraph.isEmpty()) parts.push_back(partOf(paragraph));
    paragraph.clear();
  };
  for (const QString& line : textOf(path).split(u'\n')) {
    if (line.startsWith(QLatin1String("```"))) {
      end();
      if (!fence.isEmpty()) {
        parts.push_back({fence, {}, {}, fence == QLatin1String("```") ? QStringList() : example});
      }
      fence = fence.isEmpty() ? line : QString();
      example.clear();
    } else if (!fence.isEmpty()) {
      example << line;
    } else {
      if (line.isEmpty() || line.startsWith(u'|') || line.startsWith(u'-')) end();
      paragraph += (paragraph.isEmpty() ? QString() : QStringLiteral(" ")) + line;
      if (line.startsWith(u'|') || line.startsWith(u'#')) end();
    }
  }
  end();
  return parts;
}

QStringList chaptersOf(const QString& path) {
  QStringList chapters;
  for (const QString& line : textOf(path).split(u'\n')) {
    if (line.startsWith(QLatin1String("## "))) chapters << line.mid(3);
  }
  return chapters;
}

class Pages : public testing::TestWithParam<std::string> {
 protected:
  static QString file(const QString& language = {}) {
    const QString page = QString::fromStdString(GetParam());
    const QString ending = language.isEmpty() ? QString() : u'.' + language;
    return QStringLiteral(":/assets/") + page + ending + QStringLiteral(".md");
  }
  ~Pages() override {
    languages::speak(QStringLiteral("en"));
    QLocale::setDefault(before_);
  }

 private:
  QLocale before_;
};

TEST_P(Pages, SayTheSameInEachLanguage) {
  const std::vector<Part> english = partsOf(file());
  ASSERT_GT(english.size(), 30U);
  for (const QString& language : kLanguages) {
    const std::vector<Part> parts = partsOf(file(language));
    for (std::size_t i = 0; i < std::min(parts.size(), english.size()); ++i) {
      ASSERT_EQ(parts[i], english[i]) << language.toStdString() << ", part " << i;
    }
    EXPECT_EQ(parts.size(), english.size()) << language.toStdString();
  }
}

TEST_P(Pages, AreReadInTheUsersLanguage) {
  for (const QString& language : kLanguages) {
    languages::speak(language);
    HelpText page;
    page.setPage(QString::fromStdString(GetParam()) + QStringLiteral(".md"));
    const QStringList wanted = chaptersOf(file(language));
    EXPECT_GT(wanted.size(), 5) << language.toStdString();
    EXPECT_EQ(page.chapters().mid(1), wanted) << language.toStdString();
  }
}

/// The first words of a page that are marked.
QString markedIn(const QString& html) {
  QTextDocument page;
  page.setHtml(html);
  for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
    QString marked;
    for (auto at = block.begin(); !at.atEnd(); ++at) {
      const bool isMarked = at.fragment().charFormat().background().style() != Qt::NoBrush;
      if (isMarked) marked += at.fragment().text();
      if (!isMarked && !marked.isEmpty()) break;
    }
    if (!marked.isEmpty()) return marked;
  }
  return {};
}

/// As RulesSheet.qml opens a page at a rule.
TEST_P(Pages, OpenAtARuleInItsChapter) {
  static const QRegularExpression kRule(QStringLiteral("(\\d+)\\.\\d+$"));
  for (const QString& language : kLanguages + QStringList{QStringLiteral("en")}) {
    languages::speak(language);
    HelpText page;
    page.setPage(QString::fromStdString(GetParam()) + QStringLiteral(".md"));
    for (const Part& part : partsOf(file())) {
      const auto rule = kRule.match(part.kind);
      if (!rule.hasMatch() || part.sources.isEmpty()) continue;
      int chapter = 0;
      while (chapter < static_cast<int>(page.chapters().size()) &&
             page.find(chapter, rule.captured() + QStringLiteral(" [")) < 0) {
        ++chapter;
      }
      EXPECT_TRUE(page.chapters().value(chapter).startsWith(rule.captured(1) + u' '))
          << language.toStdString() << ", rule " << rule.captured().toStdString();
      const QString marked = markedIn(page.text(chapter, rule.captured() + QStringLiteral(" [")));
      EXPECT_TRUE(marked.startsWith(rule.captured() + QStringLiteral(" [")) &&
                  marked.endsWith(u']'))
          << language.toStdString() << ": " << marked.toStdString();
    }
  }
}

TEST_P(Pages, HaveNoChapterSoLongThatItsTablesGetLost) {
  constexpr qsizetype kLargeText = 10000;
  for (const QString& language : kLanguages + QStringList{QStringLiteral("en")}) {
    languages::speak(language);
    HelpText page;
    page.setPage(QString::fromStdString(GetParam()) + QStringLiteral(".md"));
    for (int i = 0; i < static_cast<int>(page.chapters().size()); ++i) {
      // As far as it can grow by what is looked for.
      EXPECT_LT(page.text(i, QStringLiteral("e")).size(), kLargeText)
          << language.toStdString() << ": " << page.chapters().at(i).toStdString();
    }
  }
}

/// (A die's "One" is a word like any other.)
bool isName(const QString& text) {
  return text.size() > 3;
}

TEST(RulesPages, CallCardsWhatIsPrintedOnThem) {
  const QDir assets(QStringLiteral(":/assets"));
  int called = 0;
  for (const QString& game : assets.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
    const QString cards = textOf(assets.filePath(game + QStringLiteral("/cards.csv")));
    if (cards.isEmpty()) continue;
    const auto table = deck::parseCsv(cards.toStdString(), "cards.csv");
    ASSERT_TRUE(table) << game.toStdString();
    const QString english = textOf(assets.filePath(game + QStringLiteral("/rules.md")));
    for (const QString& language : kLanguages) {
      const QString page =
          textOf(assets.filePath(QStringLiteral("%1/rules.%2.md").arg(game, language)));
      for (std::size_t row = 0; row < table->rows(); ++row) {
        const QString name = QString::fromStdString(table->at(row, "name"));
        if (!isName(name) || !english.contains(name)) continue;
        ++called;
        const std::string local = table->at(row, "name." + language.toStdString());
        EXPECT_TRUE(page.contains(QString::fromStdString(local)))
            << game.toStdString() << ", " << language.toStdString() << ": " << local;
      }
    }
  }
  EXPECT_GT(called, 150);
}

std::vector<std::string> allPages() {
  std::vector<std::string> pages{"studio/format", "help/help"};
  for (const GameEntry& entry : allGames()) pages.push_back(std::string(entry.info->id) + "/rules");
  return pages;
}

INSTANTIATE_TEST_SUITE_P(Of, Pages, testing::ValuesIn(allPages()), [](const auto& page) {
  std::string name = page.param;
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == '-' || c == '/'; }, '_');
  return name;
});

}  // namespace
}  // namespace raindelay
