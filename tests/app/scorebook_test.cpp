// The scorebook in the application: what it may know, how it is set on pages, and its files.
#include "scorebook/scorebook_view.h"

#include <gtest/gtest.h>

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTransform>

#include "app/book_fixture.h"
#include "app/pdf_tools.h"
#include "core/ballgame_book.h"
#include "fonts/fonts.h"
#include "match/scorebook.h"
#include "scorebook/at_bat_box.h"
#include "scorebook/book_files.h"
#include "scorebook/scorebook_item.h"

namespace raindelay {
namespace {

/// A record of each game, and some that are long.
const std::vector<std::string> kRecords = {
    "cricket_card/follow-on-innings-defeat",
    "quick_baseball/extra-innings",
    "quick_tennis/two-coaches",
    "rallybird/two-coaches",
    "cooperstown/two-coaches",
    "tarot/three-coaches",
};

/// Sheets as they come: A4 in print, a wide and a narrow window.
const std::vector<book::Sheet> kSheets = {
    {6266, 8866, 474, true}, {6000, 0, 10, false}, {2800, 0, 10, false}};

struct Opened {
  explicit Opened(const std::string& name) : table(recordedTable(name)) {
    loadFonts();
    view.setMatch(table.get());
  }
  /// The engine's book, of what those who look may know, and its words.
  [[nodiscard]] Scorebook enginesBook() const {
    const int seat = table->seating()->youSeat();
    return scorebookOf(table->match(), seat < 0 ? std::nullopt : std::optional(Seat(seat)));
  }
  [[nodiscard]] DeckNarrator narrator() const {
    const Match& match = table->match();
    return {match.game(), builtinData(match.info().id), table->seating()->names()};
  }

  std::unique_ptr<MatchController> table;
  ScorebookView view;
};

QByteArray contentOf(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
  return file.readAll();
}

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

/// English, where a card is "a card".
class Plain final : public Narrator {
 public:
  using Narrator::Narrator;
  [[nodiscard]] std::string faceName(Face) const override { return "a card"; }
  [[nodiscard]] std::string seatName(Seat) const override { return "Ann"; }
};

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

/// Nine batters in each of so many innings, in the fourth of them twelve. With `names` they are
/// cards.
Scorebook cardOf(int innings, bool names) {
  BallgameBook::Form form{Text{"Test", "Score"}};
  BallgameBook book(form);
  for (int inning = 1; inning <= innings; ++inning) {
    for (const Seat side : {Seat(0), Seat(1)}) {
      book.beginHalfInning(side, Seat(1), inning);
      for (int batter = 1; batter <= (inning == 4 ? 12 : 9); ++batter) {
        book.bats(Batting::kHit, "1B", names ? Value::of(Face(1)) : Value::of(batter), 0, 1);
        book.reach(1);
        book.happens("6-3");
        book.retireRunner(1, 1);
      }
    }
  }
  return book.book();
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

/// The color in the middle of the part of the diamond at (x, y), from its centre in parts of 1.
QColor colourAt(const AtBat& atBat, double x, double y) {
  loadFonts();
  constexpr int kSize = 300;
  book::Page page{kSize, kSize, {}, {}};
  book::addAtBat(page, QRectF(0, 0, kSize, kSize), atBat);
  page.texts.clear();
  QImage image(kSize, kSize, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  book::draw(painter, page, book::Palette::light(), QRectF(0, 0, kSize, kSize));
  painter.end();
  return image.pixelColor(static_cast<int>((0.5 + x) * kSize), static_cast<int>((0.5 + y) * kSize));
}

// The middle of each leg.
constexpr double kLeg = 0.16;

TEST(AtBatBox, DrawsTheWayThatTheRunnerCame) {
  const QColor ink = book::Palette::light().ink;
  AtBat single;
  single.play = "1B";
  single.reached = 2;
  single.onward[0] = "SB";
  EXPECT_EQ(colourAt(single, kLeg, kLeg), ink);
  EXPECT_EQ(colourAt(single, kLeg, -kLeg), ink);
  EXPECT_NE(colourAt(single, -kLeg, -kLeg), ink);
  EXPECT_EQ(colourAt(single, 0, 0), QColor(Qt::white));
}

TEST(AtBatBox, FillsTheDiamondOfARun) {
  AtBat run;
  run.play = "HR";
  run.reached = 4;
  EXPECT_EQ(colourAt(run, 0, 0), book::Palette::light().accent);
  EXPECT_EQ(colourAt(run, -kLeg, kLeg), book::Palette::light().ink);
}

TEST(AtBatBox, DrawsHalfTheWayOfWhoWasPutOut) {
  AtBat caught;
  caught.play = "BB";
  caught.reached = 1;
  caught.onward[0] = "CS";
  caught.out = 2;
  const QColor ink = book::Palette::light().ink;
  EXPECT_EQ(colourAt(caught, 0.24, -0.08), ink);
  EXPECT_NE(colourAt(caught, 0.08, -0.24), ink);
}

TEST(AtBatBox, CountsRunsBattedInByDots) {
  AtBat batter;
  batter.play = "2B";
  batter.reached = 2;
  batter.runsBattedIn = 2;
  const QColor ink = book::Palette::light().ink;
  EXPECT_EQ(colourAt(batter, -0.051, 0.392), ink);
  EXPECT_EQ(colourAt(batter, 0.051, 0.392), ink);
  EXPECT_NE(colourAt(batter, 0, 0.392), ink);
}

TEST(ScorebookView, IsTheEnginesBookOfWhatWasShown) {
  for (const std::string& record : kRecords) {
    const Opened opened(record);
    ASSERT_TRUE(opened.table->over()) << record;
    const std::string text = opened.view.text().toStdString();
    const std::string engines = scorebookText(opened.enginesBook(), opened.narrator());
    EXPECT_TRUE(text.ends_with("\n\n" + engines)) << record << '\n' << text;
  }
}

TEST(ScorebookView, KeepsNothingWhileNobodyLooks) {
  Match match = recordedMatch("tarot/undo");
  MatchController table(std::move(match), noTables(), MatchController::Keep(), false);
  ScorebookView view;
  view.setMatch(&table);
  ASSERT_EQ(table.seating()->lookingSeat(), -1);
  EXPECT_TRUE(view.isEmpty());
  EXPECT_EQ(view.text(), QString());
  EXPECT_TRUE(view.layOut(kSheets[0]).pages.empty());
  table.seating()->takeSeat();
  ASSERT_GE(table.seating()->lookingSeat(), 0);
  EXPECT_FALSE(view.isEmpty());
  table.seating()->cover();
  EXPECT_TRUE(view.isEmpty());
}

TEST(ScorebookView, SavesWhatItShows) {
  const QTemporaryDir folder;
  for (const std::string& record : kRecords) {
    const Opened opened(record);
    const auto save = [&](const char* ending) {
      QString path = folder.filePath(opened.view.fileName() + QLatin1String(ending));
      EXPECT_EQ(opened.view.save(QUrl::fromLocalFile(path)), QString());
      return path;
    };
    EXPECT_EQ(QString::fromUtf8(contentOf(save(".txt"))), opened.view.text());

    EXPECT_EQ(contentOf(save(".csv")).toStdString(),
              scorebookCsv(opened.enginesBook(), opened.narrator()));

    const QByteArray pdf = contentOf(save(".pdf"));
    EXPECT_TRUE(pdf.startsWith("%PDF-"));
    static const QRegularExpression kPage(QStringLiteral(R"(/Type\s*/Page\b(?!s))"));
    const bool letter = QLocale().measurementSystem() == QLocale::ImperialUSSystem;
    const book::Pages pages = opened.view.layOut(
        {(letter ? 612 : 595) * 100 / 9.5, (letter ? 792 : 842) * 100 / 9.5, 45 * 100 / 9.5, true});
    EXPECT_EQ(QString::fromLatin1(pdf).count(kPage), static_cast<qsizetype>(pages.pages.size()))
        << record;

    const QImage picture(save(".png"));
    EXPECT_EQ(picture.width() % 1320, 0) << record;
    EXPECT_GT(picture.height(), 300) << record;
    EXPECT_LE(picture.height(), 3200) << record;
  }
}

TEST(BookFiles, APdfsPageIsTurnedForAScorecardAndAPrintersDrawing) {
  loadFonts();
  const QTemporaryDir folder;
  const Plain narrator(recordedMatch("tarot/undo").info());
  const book::Written written{cardOf(9, true), {}, {}};
  const auto printedTo = [&](const char* name, book::Landscape turned) {
    QString path = folder.filePath(QLatin1String(name));
    QPdfWriter writer(path);
    writer.setPageSize(QPageSize(QPageSize::A4));
    EXPECT_TRUE(book::print(writer, turned, written, narrator));
    return path;
  };
  const QString pdf = printedTo("page.pdf", book::Landscape::kPage);
  const QString onPaper = printedTo("drawing.pdf", book::Landscape::kDrawing);
  ASSERT_EQ(pagesOf(pdf), 3);
  ASSERT_EQ(pagesOf(onPaper), 3);
  EXPECT_EQ(rasterOf(pdf, 1, 2), rasterOf(onPaper, 1, 2));
  for (const int page : {2, 3}) {
    const QImage across = rasterOf(pdf, page, 2);
    EXPECT_GT(across.width(), across.height());
    const QImage turned = rasterOf(onPaper, page, 2).transformed(QTransform().rotate(90));
    ASSERT_EQ(across.size(), turned.size());
    // Edges aren't smoothed alike: seen from afar, they are.
    const auto fromAfar = [](const QImage& image) {
      return image.scaled(60, 42, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    };
    const QImage one = fromAfar(across);
    const QImage two = fromAfar(turned);
    int most = 0;
    for (int y = 0; y < one.height(); ++y) {
      for (int x = 0; x < one.width(); ++x) {
        most = std::max(most, std::abs(qGray(one.pixel(x, y)) - qGray(two.pixel(x, y))));
      }
    }
    EXPECT_LT(most, 20) << "page " << page;
  }
}

TEST(ScorebookView, SaysInASentenceWhyItCannotBeSaved) {
  const Opened opened("quick_baseball/undo");
  const QTemporaryDir folder;
  const QString missing = folder.filePath(QStringLiteral("no such folder/book.txt"));
  const QString why = opened.view.save(QUrl::fromLocalFile(missing));
  EXPECT_TRUE(why.contains(QStringLiteral("book.txt"))) << why.toStdString();
  EXPECT_FALSE(why.contains(QLatin1Char('\n')));
  EXPECT_FALSE(
      opened.view.save(QUrl::fromLocalFile(folder.filePath(QStringLiteral("a.doc")))).isEmpty());
  EXPECT_TRUE(QDir(folder.path()).isEmpty());
}

TEST(ScorebookView, SaysThatAPrinterIsGone) {
  const Opened opened("quick_baseball/undo");
  const QString gone = QStringLiteral("no such printer");
  ASSERT_FALSE(ScorebookView::printers().contains(gone));
  EXPECT_EQ(opened.view.printOn(gone),
            QStringLiteral("no such printer didn't take the scorebook."));
}

TEST(ScorebookView, CopiesTheText) {
  const Opened opened("quick_baseball/undo");
  opened.view.copy();
  EXPECT_EQ(QGuiApplication::clipboard()->text(), opened.view.text());
}

TEST(ScorebookView, NamesAFileThatEveryDiskTakes) {
  const Opened opened("quick_baseball/undo");
  EXPECT_TRUE(opened.view.fileName().startsWith(QStringLiteral("Quick Baseball Ann - Ben")));
  EXPECT_FALSE(opened.view.fileName().contains(QLatin1Char('/')));
}

}  // namespace
}  // namespace raindelay
