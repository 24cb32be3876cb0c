// The booklet of rules in a deck's PDF, read with other people's tools; and where its pages end.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextBlock>
#include <QTextTable>
#include <cmath>

#include "app/output_fixture.h"
#include "app/pdf_tools.h"
#include "deck/rules_text.h"
#include "output/booklet.h"
#include "output/pdf_export.h"
#include "output/preflight.h"
#include "output/rules_pages.h"
#include "output/rules_style.h"
#include "painter/deck_store.h"
#include "support/font_maker.h"

namespace raindelay {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const QStringList kOwn = {QStringLiteral("Inter"), QStringLiteral("Vollkorn")};

constexpr const char* kRules = R"(# The Game of Proof

Deal **all** cards (2 each) to the final five. See [here](https://example.org/) or ![a picture](/etc/hostname).

## The first chapter

**1.1 [S]** One draws.

| Rule | Does |
|---|---|
| `draw` | takes a card |
| `pass` | takes none |

## The second chapter

- one
- two
)";

class BookletPdf : public PdfFile {
 protected:
  void make(const std::map<std::string, std::string>& rules, const PdfOptions& options = {},
            const QString& language = {}) {
    auto folder = printedFolder();
    folder->files["deck.yaml"] += "rules: rules.md\n";
    for (const auto& [name, text] : rules) folder->files[name] = text;
    Selection selection = printedSelection(folder);
    selection.language = language;
    Progress progress;
    auto pdf = pdfOf(selection, options, progress);
    ASSERT_TRUE(pdf.ok()) << pdf.error().message;
    keep(*pdf);
  }
};

TEST_F(BookletPdf, FollowsTheSheetsOnBothSidesOfItsOwn) {
  make({{"rules.md", kRules}});
  EXPECT_EQ(pages(), 1 + 2) << "one sheet of cards; one of the booklet, both sides";
  EXPECT_THAT(tool("pdfinfo", {QStringLiteral("-f"), QStringLiteral("2"), QStringLiteral("-l"),
                               QStringLiteral("2")}),
              HasSubstr("841.89 x 595.276 pts (A4)"));
}

TEST_F(BookletPdf, IsLeftOutWhereNoSheetsArePrintedOrNobodyWantsIt) {
  PdfOptions options;
  options.booklet = false;
  make({{"rules.md", kRules}}, options);
  EXPECT_EQ(pages(), 1);
  options.booklet = options.singly = true;
  options.copies = false;
  make({{"rules.md", kRules}}, options);
  EXPECT_EQ(pages(), 3);
}

TEST_F(BookletPdf, HasTextAsTextInTheEmbeddedTypefacesAlone) {
  make({{"rules.md", kRules}});
  const std::string said = text(2, 3);
  for (const char* part : {"The Game of Proof", "Deal all cards (2 each) to the final five.",
                           "The first chapter", "1.1 [S]", "takes a card", "two"}) {
    EXPECT_THAT(said, HasSubstr(part));
  }
  EXPECT_THAT(said, Not(HasSubstr("](")));
  const QString fonts = QString::fromStdString(tool("pdffonts", {}));
  for (const QString& line : fonts.split(QLatin1Char('\n'), Qt::SkipEmptyParts).mid(2)) {
    EXPECT_TRUE(line.contains(QRegularExpression(QStringLiteral("Inter|Vollkorn|Bebas"))))
        << line.toStdString();
    EXPECT_TRUE(line.contains(QRegularExpression(QStringLiteral("yes yes yes"))))
        << line.toStdString();
  }
}

TEST_F(BookletPdf, LoadsNoPictureAndLinksNowhere) {
  make({{"rules.md", "![x](/usr/share/pixmaps/debian-logo.png) ![y](art/red.png) [z](a.html)"}});
  EXPECT_THAT(
      tool("pdfimages", {QStringLiteral("-list"), QStringLiteral("-f"), QStringLiteral("2")}),
      Not(HasSubstr("image")));
  EXPECT_FALSE(bytes_.contains("/URI"));
}

/// A deck with rules in letters that only a font of its own has.
std::shared_ptr<deck::MemoryFolder> folderInItsOwnFont() {
  auto folder = printedFolder();
  std::string& yaml = folder->files["deck.yaml"];
  const std::string fonts = "fonts: {";
  yaml.insert(yaml.find(fonts) + fonts.size(), "kana: [Inter, fonts/Kana.ttf], ");
  yaml += "rules: rules.md\n";
  folder->files["fonts/Kana.ttf"] = FontMaker{{{U'日', 900, 800}, {U'。', 400, 300}}}.bytes();
  folder->files["rules.md"] = "# 日日\n\nDraw 日。\n\n## 日\n\nx\n";
  return folder;
}

deck::Sentences saidOfRules(const std::shared_ptr<deck::MemoryFolder>& folder,
                            const QString& language = {}) {
  Selection selection = printedSelection(folder);
  selection.language = language;
  Progress progress;
  const auto found = preflight({}, selection, homeLimits(*selection.deck), progress);
  EXPECT_TRUE(found.ok());
  deck::Sentences said;
  for (const deck::Problem& problem : found->all.list()) {
    if (!problem.site.card) said.push_back(problem.sentence());
  }
  return said;
}

TEST_F(BookletPdf, IsSetInTheDecksFontsWhereOursLackLetters) {
  const auto folder = folderInItsOwnFont();
  EXPECT_EQ(saidOfRules(folder), deck::Sentences());
  Progress progress;
  const auto pdf = pdfOf(printedSelection(folder), {}, progress);
  ASSERT_TRUE(pdf.ok()) << pdf.error().message;
  keep(*pdf);
  EXPECT_THAT(text(2, 3), HasSubstr("Draw 日。"));
  const std::string fonts = tool("pdffonts", {});
  EXPECT_THAT(fonts, AllOf(HasSubstr("Kana"), HasSubstr("Inter")));
}

TEST_F(BookletPdf, ALetterThatNoFontHasIsAProblemOfTheRules) {
  const auto folder = folderInItsOwnFont();
  folder->files["rules.de.md"] = "Zieh \u6708 [x](https://\u6728.example).";
  EXPECT_EQ(saidOfRules(folder, QStringLiteral("de")),
            deck::Sentences{"rules.de.md: \"月\" is in no font; name another typeface in "
                            "\"fonts\" that has it."});
}

TEST_F(BookletPdf, RulesThatCannotBeReadAreFoundBeforeAndLeftOut) {
  auto folder = printedFolder();
  folder->files["deck.yaml"] += "rules: rules.md\n";
  folder->files["rules.md"] = kRules;
  folder->files["rules.de.md"] = "\xFF";
  Selection selection = printedSelection(folder);
  EXPECT_TRUE(Booklet::canBeOf(selection));
  EXPECT_EQ(saidOfRules(folder), deck::Sentences());
  selection.language = QStringLiteral("de");
  EXPECT_FALSE(Booklet::canBeOf(selection));
  const int line = selection.deck->rulesLine;
  EXPECT_EQ(saidOfRules(folder, QStringLiteral("de")),
            deck::Sentences{"deck.yaml, line " + std::to_string(line) +
                            ": \"rules.de.md\" is not UTF-8 text."});
  Progress progress;
  const auto found = preflight({}, selection, homeLimits(*selection.deck), progress);
  EXPECT_EQ(found->mistakes, 1u);
}

TEST_F(BookletPdf, IsInTheLanguageOfTheExport) {
  make({{"rules.md", kRules}, {"rules.de.md", "# Das Spiel Probe\n\nGib aus.\n"}}, {},
       QStringLiteral("de"));
  EXPECT_THAT(text(2, 3), AllOf(HasSubstr("Gib aus"), Not(HasSubstr("Deal"))));
}

std::string many(int paragraphs) {
  std::string text = "# Long Rules\n\n";
  for (int i = 1; i <= paragraphs; ++i) {
    text += "## Chapter " + std::to_string(i) + "\n\n**" + std::to_string(i) +
            ".1 [S]** Whoever has the oldest hat begins; then it goes on to the left, from hat to "
            "hat, until nobody is left who has one, or wants one, or remembers what hats are.\n\n";
  }
  return text;
}

TEST_F(BookletPdf, ReadsOnWhenItsSheetsAreFolded) {
  make({{"rules.md", many(200)}});
  const int sides = pages() - 1;
  ASSERT_GT(sides, 4);
  // The outermost sheet has the first page on the right.
  EXPECT_THAT(text(2, 2), HasSubstr("Chapter 1\n"));
  EXPECT_THAT(text(3, 3), Not(HasSubstr("Chapter 1\n")));
  EXPECT_THAT(text(pages(), pages()), Not(HasSubstr("Chapter 1\n")));
}

TEST_F(BookletPdf, BacksStandOnTheirHeadsForAPrinterThatTurnsOverTheLongEdge) {
  PdfOptions options;
  options.plan.flip = deck::Flip::kShortEdge;
  make({{"rules.md", many(200)}}, options);
  const auto side = [this] {
    // (Poppler places glyphs on whole pixels, from the other edge.)
    return raster(3, 8).scaled(594, 420, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
  };
  const QImage upright = side();
  make({{"rules.md", many(200)}});
  const QImage turned = side();
  EXPECT_LT(distanceOf(upright, turned.mirrored(true, true)).mean, 3);
  EXPECT_GT(distanceOf(upright, turned).mean, 6);
}

TEST_F(BookletPdf, WhatCannotBeMadeIsOneSentence) {
  auto folder = printedFolder();
  folder->files["deck.yaml"] += "rules: rules.md\n";
  folder->files["rules.md"] = kRules;
  PdfOptions options;
  options.plan.width = 110;
  options.plan.height = 160;
  Progress progress;
  EXPECT_EQ(pdfOf(printedSelection(folder), options, progress).error().message,
            "A booklet of rules needs paper of 170 × 120 mm at least.");
  const Selection selection = printedSelection(folder);
  folder->files.erase("rules.md");
  EXPECT_THAT(pdfOf(selection, {}, progress).error().message,
              HasSubstr("here is no file \"rules.md\" in the deck."));
}

/// A text on pages of the booklet's type.
class PageBreaks : public testing::Test {
 protected:
  void set(const std::string& markdown) {
    rules::setMarkdown(text_, QString::fromStdString(markdown));
    rules::setStyle(text_, kOwn);
    text_.setPageSize(QSizeF(120, 175) * rules::kPerMm);
    rules::mendPages(text_);
  }
  [[nodiscard]] int pageOf(double y) const {
    return static_cast<int>(std::floor((y + 0.5) / text_.pageSize().height()));
  }
  [[nodiscard]] int pageOf(const QTextBlock& block, int line = 0) const {
    return pageOf(rules::topOfLine(block, line));
  }

  QTextDocument text_;
};

TEST_F(PageBreaks, LettersThatJoinAreShapedAndOthersAreNot) {
  set("Draw \u0627\u0644\u0648\u0631\u0642 (2), then \u0939\u093F and stop.\n");
  QStringList shaped;
  for (auto at = text_.begin().begin(); !at.atEnd(); ++at) {
    const QTextFragment part = at.fragment();
    const auto strategy = part.charFormat().font().styleStrategy();
    if ((strategy & QFont::PreferNoShaping) == 0) shaped << part.text();
  }
  EXPECT_EQ(shaped, (QStringList{QStringLiteral("\u0627\u0644\u0648\u0631\u0642 (2), "),
                                 QStringLiteral("\u0939\u093F ")}));
}

TEST_F(PageBreaks, AHeadingIsNeverTheLastOfItsPage) {
  for (int length = 1; length < 40; ++length) {
    std::string text;
    for (int i = 0; i < length; ++i) text += "Line " + std::to_string(i) + ".\n\n";
    set(text + "## Heading\n\n### Below it\n\nWhat it heads.\n");
    const QTextBlock last = text_.lastBlock(), inner = last.previous();
    ASSERT_EQ(inner.text(), QStringLiteral("Below it"));
    EXPECT_EQ(pageOf(inner), pageOf(last)) << length;
    EXPECT_EQ(pageOf(inner.previous()), pageOf(last)) << length;
  }
}

TEST_F(PageBreaks, AShortTableStaysWithWhatAnnouncesIt) {
  for (int length = 1; length < 40; ++length) {
    std::string text;
    for (int i = 0; i < length; ++i) text += "Line " + std::to_string(i) + ".\n\n";
    set(text + "These are:\n\n| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |\n| 5 | 6 |\n\nEnd.\n");
    auto* table = qobject_cast<QTextTable*>(text_.rootFrame()->childFrames().constFirst());
    ASSERT_NE(table, nullptr);
    const int page = pageOf(table->cellAt(0, 0).firstCursorPosition().block());
    for (int row = 1; row < table->rows(); ++row) {
      EXPECT_EQ(pageOf(table->cellAt(row, 1).firstCursorPosition().block()), page) << length;
    }
    const QTextBlock before = text_.findBlock(table->firstPosition() - 1);
    EXPECT_EQ(before.text(), QStringLiteral("These are:"));
    EXPECT_EQ(pageOf(before), page) << length;
  }
}

TEST_F(PageBreaks, NoParagraphLeavesALineAlone) {
  const std::string words =
      "Whoever has the oldest hat begins; then it goes on to the left, from hat to hat, until "
      "nobody is left who has one, or wants one, or remembers what hats are, and why. ";
  for (int length = 1; length < 30; ++length) {
    std::string text;
    for (int i = 0; i < length; ++i) text += "Line " + std::to_string(i) + ".\n\n";
    set(text + words + words + "\n\n" + words + words + words + "\n");
    for (QTextBlock block = text_.begin(); block.isValid(); block = block.next()) {
      const int lines = block.layout()->lineCount();
      if (lines < 2) continue;
      EXPECT_EQ(pageOf(block, 0), pageOf(block, 1)) << length;
      EXPECT_EQ(pageOf(block, lines - 2), pageOf(block, lines - 1)) << length;
    }
  }
}

TEST_F(PageBreaks, NoRowOfALongTableIsPartedAndItsHeadIsThereAgain) {
  std::string text = "| Rule | Says |\n|---|---|\n";
  for (int i = 0; i < 60; ++i) {
    text += "| " + std::to_string(i) +
            " | one, and two, and three, and four, and five, and six, "
            "and seven, and eight, and nine, and ten, and eleven, and twelve and so on |\n";
  }
  set(text);
  int rows = 0;
  for (QTextFrame* frame : text_.rootFrame()->childFrames()) {
    const auto* table = qobject_cast<QTextTable*>(frame);
    ASSERT_NE(table, nullptr);
    const int page = pageOf(table->cellAt(0, 0).firstCursorPosition().block());
    EXPECT_EQ(table->cellAt(0, 1).firstCursorPosition().block().text(), QStringLiteral("Says"));
    for (int row = 1; row < table->rows(); ++row) {
      const QTextBlock cell = table->cellAt(row, 1).firstCursorPosition().block();
      EXPECT_EQ(pageOf(cell, 0), page);
      EXPECT_EQ(pageOf(cell, cell.layout()->lineCount() - 1), page);
      EXPECT_EQ(table->cellAt(row, 0).firstCursorPosition().block().text(), QString::number(rows));
      ++rows;
    }
  }
  EXPECT_EQ(rows, 60);
  EXPECT_GT(text_.rootFrame()->childFrames().size(), 1);
}

// A stranger's text ends, however it is made.
TEST(RulesPages, EndForWhatNobodyWouldWrite) {
  const auto repeated = [](const std::string& text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
  };
  for (const std::string& text :
       {std::string(), std::string("\n\n\n"), repeated("# a\n", 20'000), repeated("> ", 2'000),
        repeated("- ", 500) + "x", repeated("|a", 300) + "|\n" + repeated("|-", 300) + "|\n",
        repeated("x:\n\n", 5'000), std::string(100'000, 'x'), repeated("![a](b)", 1'000),
        std::string("<img src='/etc/passwd'><script>x</script>"), repeated("**[S]", 2'000)}) {
    RulesPages pages(QString::fromStdString(text), QStringLiteral("T"), {148.5, 210}, kOwn);
    EXPECT_GE(pages.count(), 1);
    QImage image(149, 210, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    pages.paint(painter, pages.count());
  }
}

TEST(BuiltInDecks, HaveTheirRulesInEveryLanguage) {
  for (const char* game : {"cricket-card", "quick-baseball", "quick-tennis", "rallybird", "tarot",
                           "tarot-de-cooperstown"}) {
    const auto deck = DeckStore().deck(QString::fromLatin1(game));
    ASSERT_TRUE(deck.ok()) << deck.error().message;
    std::set<std::string> texts;
    for (const char* language : {"", "de", "es"}) {
      const auto rules = deck::readRules(**deck, language);
      ASSERT_TRUE(rules) << rules.problem().sentence();
      texts.insert(rules->text);
      const RulesPages pages(QString::fromStdString(rules->text), {}, {148.5, 210}, kOwn);
      EXPECT_GE(pages.count(), 3) << game << ' ' << language;
      EXPECT_LE(pages.count(), 32) << game << ' ' << language;
    }
    EXPECT_EQ(texts.size(), 3U) << game;
  }
}

}  // namespace
}  // namespace raindelay
