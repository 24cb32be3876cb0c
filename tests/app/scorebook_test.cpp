// The scorebook in the application: what it may know, and its files.
#include "scorebook/scorebook_view.h"

#include <gtest/gtest.h>

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTransform>

#include "app/pdf_tools.h"
#include "app/scorebook_fixture.h"
#include "scorebook/book_files.h"
#include "scorebook/scorebook_item.h"

namespace raindelay {
namespace {

QByteArray contentOf(const QString& path) {
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
  return file.readAll();
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
            QStringLiteral("no such printer didn't accept the scorebook."));
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
