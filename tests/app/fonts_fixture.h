#pragma once

#include <gtest/gtest.h>

#include <QFile>
#include <QProcess>
#include <map>
#include <memory>
#include <string>

#include "app/output_fixture.h"
#include "app/painter_fixture.h"
#include "output/pdf_export.h"

namespace raindelay {

/// Files of a deck beside its own, by their paths.
using Files = std::map<std::string, std::string>;

/// A deck whose cards a and b show a text, set in `fonts`: 10 mm, from [5, 5].
inline std::shared_ptr<deck::MemoryFolder> folderWith(const std::string& fonts,
                                                      const std::string& text, const Files& files,
                                                      const std::string& keys = {}) {
  auto folder = deck::testFolder(deck::withElements(
      "[{type: text, text: \"" + text +
      "\", font: main, size: 10, box: [5, 5, 40, 90], color: ink" + keys + "}]"));
  std::string& yaml = folder->files["deck.yaml"];
  const std::string before = "{family: Inter, weight: 600}";
  yaml.replace(yaml.find(before), before.size(), fonts);
  for (const auto& [path, bytes] : files) folder->files[path] = bytes;
  return folder;
}
inline std::shared_ptr<const deck::Deck> deckWith(const std::string& fonts, const std::string& text,
                                                  const Files& files,
                                                  const std::string& keys = {}) {
  auto read = deck::readSoundDeck(folderWith(fonts, text, files, keys));
  EXPECT_TRUE(read.ok()) << read.error().message;
  return read ? std::make_shared<const deck::Deck>(*std::move(read)) : nullptr;
}
inline QImage painted(const std::string& fonts, const std::string& text, const Files& files = {},
                      const std::string& keys = {}) {
  CardPainter painter(deckWith(fonts, text, files, keys));
  QImage image = facePainted(painter);
  EXPECT_EQ(deck::sentencesOf(painter.problems()), deck::Sentences());
  return image;
}
inline QRect ink(const std::string& fonts, const std::string& text, const Files& files = {},
                 const std::string& keys = {}) {
  return inkBounds(painted(fonts, text, files, keys));
}
inline void expectSize(const QRect& ink, int width, int height, const char* what = "") {
  EXPECT_NEAR(ink.width(), width, 2) << what;
  EXPECT_NEAR(ink.height(), height, 2) << what;
}

/// The deck's first card as a PDF file of its own.
inline QString pdfOfOne(const std::shared_ptr<const deck::Deck>& deck, const Scratch& scratch) {
  Selection selection;
  selection.deck = deck;
  selection.cards = {0};
  PdfOptions options;
  options.singly = true;
  options.copies = false;
  Progress progress;
  const auto pdf = pdfOf(selection, options, progress);
  EXPECT_TRUE(pdf.ok()) << pdf.error().message;
  QString path = QString::fromStdString(scratch.path("x.pdf"));
  QFile file(path);
  EXPECT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(*pdf);
  return path;
}

inline std::string toolFor(const QString& pdf, const char* program,
                           const QStringList& behind = {}) {
  QProcess process;
  process.start(QString::fromLatin1(program), QStringList{pdf} + behind);
  EXPECT_TRUE(process.waitForFinished()) << program << " is in the package poppler-utils";
  return process.readAllStandardOutput().toStdString();
}

}  // namespace raindelay
