// How a scorebook is set on pages: everything fits, nothing is left out or left alone, and a drawn
// scorecard is a page a team.
#include "scorebook/layout.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/scorebook_fixture.h"

namespace raindelay {
namespace {

QStringList wordsOn(const book::Pages& pages) {
  QStringList words;
  for (const book::Page& page : pages.pages) {
    for (const book::TextMark& text : page.texts) words << text.words;
  }
  return words;
}

std::string tooLarge(const book::TextMark& text) {
  double width = 0;
  for (const QString& word : text.words.split(QLatin1Char(' '))) {
    width = std::max(width, book::widthOf(word, text.type, text.size));
  }
  // widthOf rounds up.
  const bool fits =
      width <= text.box.width() + 2 &&
      book::heightOf(text.words, text.type, text.size, text.box.width()) <= text.box.height() + 1;
  return fits ? std::string() : text.words.toStdString();
}

TEST(ScorebookPages, EveryWordFitsItsBoxAndEveryBoxItsPage) {
  for (const std::string& record : kRecords) {
    const Opened opened(record);
    for (const book::Sheet& sheet : kSheets) {
      const book::Pages pages = opened.view.layOut(sheet);
      ASSERT_FALSE(pages.pages.empty()) << record;
      for (const book::Page& page : pages.pages) {
        const auto onPaper = [&](const QRectF& box) {
          return box.left() >= -1 && box.top() >= -1 && box.right() <= page.width + 1 &&
                 box.bottom() <= page.height + 1;
        };
        ASSERT_FALSE(page.texts.empty());
        for (const book::TextMark& text : page.texts) {
          EXPECT_EQ(tooLarge(text), "") << record << " on " << sheet.width;
          EXPECT_TRUE(onPaper(text.box)) << record << ": " << text.words.toStdString();
        }
        for (const book::ShapeMark& shape : page.shapes) {
          EXPECT_TRUE(onPaper(shape.path.boundingRect())) << record;
        }
      }
    }
  }
}

TEST(ScorebookPages, NoTextLiesOnAnother) {
  for (const std::string& record : kRecords) {
    const Opened opened(record);
    for (const book::Sheet& sheet : kSheets) {
      for (const book::Page& page : opened.view.layOut(sheet).pages) {
        for (std::size_t i = 0; i < page.texts.size(); ++i) {
          for (std::size_t j = i + 1; j < page.texts.size(); ++j) {
            const QRectF both = page.texts[i].box & page.texts[j].box;
            EXPECT_FALSE(both.width() > 1 && both.height() > 1)
                << record << ": " << page.texts[i].words.toStdString() << " and "
                << page.texts[j].words.toStdString();
          }
        }
      }
    }
  }
}

TEST(ScorebookPages, SayEverythingThatTheTextSays) {
  for (const std::string& record : kRecords) {
    const Opened opened(record);
    const QString all = wordsOn(opened.view.layOut(kSheets[1])).join(QLatin1Char(' '));
    // Scorecards are drawn: their lines say it in signs.
    const QString tables =
        opened.view.text().section(QStringLiteral("\nScorecard of "), 0, 0).simplified();
    for (const QString& word : tables.split(QLatin1Char(' '))) {
      EXPECT_TRUE(all.contains(word)) << record << ": " << word.toStdString();
    }
  }
}

TEST(ScorebookPages, GoOnWithTheirHeadingsRepeated) {
  const Opened opened("tarot/three-coaches");
  const book::Pages pages = opened.view.layOut(kSheets[0]);
  ASSERT_EQ(pages.pages.size(), 2U);
  const QStringList second = wordsOn({{pages.pages[1]}, {}});
  EXPECT_EQ(second.value(0), QStringLiteral("Hand 1, dealt by Rudi, continued"));
  EXPECT_EQ(second.mid(1, 5),
            QStringList({QStringLiteral("From"), QStringLiteral("Cards"), QStringLiteral("Rosa"),
                         QStringLiteral("Rudi"), QStringLiteral("Runa")}));
  EXPECT_TRUE(second.contains(QStringLiteral("2 / 2")));
}

/// On the sheets of paper.
book::Pages printed(const Scorebook& book) {
  loadFonts();
  static const Plain kNarrator(recordedMatch("tarot/undo").info());
  return book::layOut({book, {}, {}}, kNarrator, kSheets[0]);
}

/// The numbers in a row begin with its own, times this.
constexpr int kRowNumbers = 200;

ScoreRow rowOf(int columns, int number) {
  ScoreRow row;
  for (int i = 0; i < columns; ++i) row.cells.emplace_back(Value::of(number + i));
  return row;
}

/// A table of numbers below headings from 0 on.
ScoreTable tableOf(int columns, int rows) {
  ScoreTable table;
  table.title = {Text{"Test", "Score"}, {}};
  for (int i = 0; i < columns; ++i) table.columns.push_back({ScoreCell(Value::of(i)), false});
  for (int row = 1; row <= rows; ++row) table.rows.push_back(rowOf(columns, kRowNumbers * row));
  return table;
}

TEST(ScorebookPages, BreakLongCellsAndSetHugeTablesSmaller) {
  double right = 0;
  const book::Pages pages = printed({{}, {tableOf(80, 1)}, {}});
  for (const book::TextMark& text : pages.pages[0].texts) {
    EXPECT_EQ(tooLarge(text), "");
    right = std::max(right, text.box.right());
  }
  EXPECT_LE(right, kSheets[0].width - kSheets[0].margin + 1);
}

/// Of each page the rows of a table of one column, by number.
std::vector<std::vector<int>> rowsByPage(const book::Pages& pages) {
  std::vector<std::vector<int>> all;
  for (const book::Page& page : pages.pages) {
    std::vector<int> rows;
    for (const book::TextMark& text : page.texts) {
      const int number = text.words.toInt();
      if (number >= kRowNumbers) rows.push_back(number / kRowNumbers);
    }
    all.push_back(rows);
  }
  return all;
}

TEST(ScorebookPages, LeaveNoRowNoTotalAndNoNoteAlone) {
  bool turned = false;
  for (int rows = 3; rows < 130; ++rows) {
    ScoreTable table = tableOf(1, rows);
    table.rows.back().sum = true;
    table.rows[static_cast<std::size_t>(rows / 2)].sum = rows > 6;
    table.notes.push_back({Text{"Test", "A note."}, {}});
    const book::Pages pages = printed({{}, {table}, {}});
    const auto byPage = rowsByPage(pages);
    int row = 0;
    for (const std::vector<int>& page : byPage) {
      EXPECT_GE(page.size(), 2U) << rows << " rows on " << byPage.size() << " pages";
      for (const int number : page) EXPECT_EQ(number, ++row);
      const auto first = static_cast<std::size_t>(page.front() - 1);
      EXPECT_FALSE(table.rows[first].sum) << "of " << rows << " rows, row " << first;
    }
    EXPECT_EQ(row, rows);
    EXPECT_TRUE(wordsOn({{pages.pages.back()}, {}}).contains(QStringLiteral("A note.")));
    turned = turned || byPage.size() > 2;
  }
  EXPECT_TRUE(turned);
}

TEST(ScorebookPages, KeepATableWholeThatIsNotLong) {
  for (int first = 20; first < 60; ++first) {
    const book::Pages pages = printed({{}, {tableOf(1, first), tableOf(1, 12)}, {}});
    const auto byPage = rowsByPage(pages);
    const book::Section& second = pages.sections.at(1);
    EXPECT_EQ(byPage.back().back(), 12);
    EXPECT_EQ(second.page, pages.pages.size() - 1) << first << " rows above it";
  }
}

/// The innings above the columns of a scorecard's page, and the numbers before its rows.
struct CardPage {
  std::vector<int> innings;
  int rows = 0;
  double smallest = book::kEm;  ///< type
};
CardPage cardPage(const book::Page& page) {
  CardPage card;
  for (const book::TextMark& text : page.texts) {
    card.smallest = std::min(card.smallest, text.size);
    if (text.type != book::Type::kStrongFigure) continue;
    const bool heading = text.box.left() > kSheets[0].margin + 1;
    if (heading) card.innings.push_back(text.words.toInt());
    card.rows += heading ? 0 : 1;
  }
  return card;
}

/// The pages that lie, which come last.
std::vector<CardPage> cardPages(const book::Pages& pages) {
  std::vector<CardPage> cards;
  for (const book::Page& page : pages.pages) {
    const bool lies = page.width > page.height;
    EXPECT_TRUE(lies || cards.empty());
    if (lies) cards.push_back(cardPage(page));
  }
  return cards;
}

TEST(ScorebookPages, AScorecardIsOneLandscapePageATeam) {
  for (const bool names : {false, true}) {
    for (const int innings : {1, 8, 9, 14, 20}) {
      const std::vector<CardPage> cards = cardPages(printed(cardOf(innings, names)));
      ASSERT_EQ(cards.size(), 2U) << innings << " innings";
      for (const CardPage& card : cards) {
        EXPECT_EQ(card.rows, 9);
        EXPECT_EQ(card.innings.size(), static_cast<std::size_t>(innings + (innings > 3 ? 1 : 0)));
        EXPECT_EQ(std::count(card.innings.begin(), card.innings.end(), 4), innings > 3 ? 2 : 0);
        EXPECT_GE(card.smallest, 40) << innings << " innings";
      }
    }
  }
}

/// The part of a page's height or width between its margins that its diamonds' boxes take.
double filled(const book::Page& page, bool across) {
  QRectF boxes;
  for (const book::ShapeMark& shape : page.shapes) boxes |= shape.path.boundingRect();
  const double margins = 2 * kSheets[0].margin;
  return across ? boxes.width() / (page.width - margins) : boxes.height() / (page.height - margins);
}

TEST(ScorebookPages, AShortMatchsScorecardFillsItsPageWithLargerBoxesAndALegend) {
  for (const bool names : {false, true}) {
    for (const int innings : {3, 5, 6, 9}) {
      const book::Pages pages = printed(cardOf(innings, names));
      const book::Page& page = pages.pages.back();
      EXPECT_GT(filled(page, true), innings == 3 ? 0.45 : 0.7) << innings;
      EXPECT_GT(filled(page, false), 0.8) << innings;
      const auto legend =
          std::find_if(page.texts.begin(), page.texts.end(), [](const book::TextMark& text) {
            return text.words.contains(QStringLiteral("1B single"));
          });
      ASSERT_NE(legend, page.texts.end()) << innings;
      EXPECT_EQ(tooLarge(*legend), "");
      EXPECT_FALSE(legend->words.contains(QStringLiteral("BB"))) << "nobody walked";
      for (const book::ShapeMark& shape : page.shapes) {
        EXPECT_FALSE(shape.path.boundingRect().intersects(legend->box)) << innings;
      }
    }
  }
}

TEST(ScorebookPages, AScorecardTooWideToBeReadGoesOnInBandsWithHeadings) {
  for (const bool names : {false, true}) {
    const book::Pages pages = printed(cardOf(25, names));
    const std::vector<CardPage> cards = cardPages(pages);
    ASSERT_EQ(cards.size(), 4U);
    EXPECT_EQ(cards[0].innings.front(), 1);
    EXPECT_EQ(cards[0].innings.size(), 13U);
    EXPECT_EQ(cards[1].innings.front(), 13);
    EXPECT_EQ(cards[1].innings.back(), 25);
    for (const CardPage& card : cards) {
      EXPECT_EQ(card.rows, 9);
      EXPECT_GE(card.smallest, 50);
    }
    const book::Page& second = pages.pages[pages.pages.size() - 3];
    EXPECT_EQ(second.texts.front().words, QStringLiteral("Scorecard of Ann, continued"));
  }
}

TEST(ScorebookPages, ASideThatHasNotBattedHasNoScorecard) {
  BallgameBook::Form form{Text{"Test", "Score"}};
  BallgameBook book(form);
  book.beginHalfInning(Seat(0), Seat(1), 1);
  EXPECT_TRUE(cardPages(printed(book.book())).empty());
}

/// Each golden record's pages in print, the scorecards' among them.
TEST(ScorebookPages, EachGamesMatchTakesFewPages) {
  struct Count {
    const char* record;
    std::size_t pages;
    std::size_t scorecards;
  };
  for (const Count& expected :
       {Count{"cricket_card/follow-on-innings-defeat", 2, 0},
        Count{"cricket_card/chase-by-wickets", 2, 0}, Count{"quick_baseball/extra-innings", 3, 2},
        Count{"quick_baseball/three-innings", 3, 2}, Count{"quick_tennis/two-coaches", 2, 0},
        Count{"rallybird/two-coaches", 3, 2}, Count{"cooperstown/two-coaches", 4, 2},
        Count{"tarot/three-coaches", 2, 0}, Count{"tarot/two-worked-out", 2, 0}}) {
    const book::Pages pages = Opened(expected.record).view.layOut(kSheets[0]);
    EXPECT_EQ(pages.pages.size(), expected.pages) << expected.record;
    EXPECT_EQ(cardPages(pages).size(), expected.scorecards) << expected.record;
  }
}

}  // namespace
}  // namespace raindelay
