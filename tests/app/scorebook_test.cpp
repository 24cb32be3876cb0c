// The scorebook in the application: what it may know, how it is set on pages, and its files.
#include "scorebook/scorebook_view.h"

#include <gtest/gtest.h>

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "app/book_fixture.h"
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

TEST(ScorebookPages, BreakLongCellsAndSetHugeTablesSmaller) {
  loadFonts();
  const Opened opened("tarot/undo");
  ScoreTable table;
  table.title = {Text{"Test", "Score"}, {}};
  for (int i = 0; i < 80; ++i) table.columns.push_back({ScoreCell(Value::of(i)), false});
  ScoreRow row;
  for (int i = 0; i < 80; ++i) row.cells.emplace_back(Value::of(1000 + i));
  table.rows.push_back(row);
  class Plain final : public Narrator {
   public:
    using Narrator::Narrator;
    [[nodiscard]] std::string faceName(Face) const override { return "a card"; }
    [[nodiscard]] std::string seatName(Seat) const override { return "Ann"; }
  } const narrator(opened.table->match().info());
  const book::Pages pages = book::layOut({{{}, {table}, {}}, {}, {}}, narrator, kSheets[0]);
  double right = 0;
  for (const book::TextMark& text : pages.pages[0].texts) {
    EXPECT_EQ(tooLarge(text), "");
    right = std::max(right, text.box.right());
  }
  EXPECT_LE(right, kSheets[0].width - kSheets[0].margin + 1);
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
