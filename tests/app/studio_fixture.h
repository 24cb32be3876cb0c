#pragma once

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QTemporaryDir>

#include "fonts/fonts.h"
#include "studio/card_choice.h"
#include "studio/studio_deck.h"

namespace raindelay {

inline const QByteArray kTable =
    "code,name,cost\r\n"
    "a,\"Anchor\",10\r\n"
    "b,Bell,9\r\n"
    "c,Compass,\r\n";
inline constexpr const char* kLayout =
    "format: raindelay-deck/1\n"
    "card: {size: [50mm, 100mm], corner: 5, bleed: 3, safe: 4mm}\n"
    "palette: {ink: \"#102030\"}\n"
    "fonts: {main: {family: Inter}}\n"
    "layouts:\n"
    "  plain:\n"
    "    front:\n"
    "      - {type: text, name: title, text: \"{name}\", box: [5, 5, 40, 10], font: main, size: "
    "8pt}\n"
    "      - {type: rect, box: [10, 50, 30, 20], rotate: 90, fill: ink}\n";

/// A deck of three cards in a folder.
class StudioTest : public testing::Test {
 public:
  void SetUp() override {
    loadFonts();
    replace("deck.yaml", kLayout);
    replace("cards.csv", kTable);
  }
  void replace(const char* name, const QByteArray& content) const {
    QSaveFile file(pathOf(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(content);
    ASSERT_TRUE(file.commit());
  }
  void overwrite(const char* name, const QByteArray& content) const {
    QFile file(pathOf(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(content);
  }
  [[nodiscard]] QByteArray content(const char* name) const {
    QFile file(pathOf(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  [[nodiscard]] QString pathOf(const char* name) const {
    return QDir(dir_.path()).filePath(QString::fromLatin1(name));
  }
  void open(StudioDeck& deck) const {
    deck.open(QUrl::fromLocalFile(dir_.path()));
    deck.waitForReading();
    ASSERT_EQ(deck.count(), 3);
  }
  /// Carries out the remedy of a problem in the list; "" if that went well, else why not.
  static QString mend(StudioDeck& deck, int row) {
    QString wrong;
    const auto refused =
        QObject::connect(deck.edits(), &DeckEdits::refused,
                         [&](const ProblemModel*, const QString& why) { wrong = why; });
    deck.edits()->mend(deck.problems(), row);
    deck.waitForReading();
    QObject::disconnect(refused);
    return wrong;
  }
  static QString order(const CardView& view) {
    QString codes;
    for (int row = 0; row < view.count(); ++row) {
      codes += view.data(view.index(row, 0), CardGridModel::CodeRole).toString();
    }
    return codes;
  }

  QTemporaryDir dir_;
};

}  // namespace raindelay
