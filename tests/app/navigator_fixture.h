#pragma once

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <memory>
#include <string>

#include "app/record_fixture.h"
#include "app/table_fixture.h"
#include "library/folders.h"
#include "shell/navigator.h"

namespace raindelay {
/// The program with a home of its own; `again` starts it once more.
class NavigatorTest : public testing::Test {
 protected:
  NavigatorTest() : before_(qgetenv("RAINDELAY_HOME")) {
    qputenv("RAINDELAY_HOME", home_.path().toUtf8());
    again();
  }
  ~NavigatorTest() override {
    end();
    qputenv("RAINDELAY_HOME", before_);
  }

  void end() {
    navigator_.reset();
    library_.reset();
    settings_.reset();
  }
  /// The program dies, and is started once more.
  void dieAndAgain() {
    const std::string left = slurp(note());
    end();
    spill(note(), left);
    again();
  }
  [[nodiscard]] std::string note() const { return matchFolder().toStdString() + "/.running"; }
  void again() {
    end();
    offered_.clear();
    settings_ = std::make_unique<Settings>();
    library_ = std::make_unique<MatchLibrary>(matchFolder(), tables_);
    navigator_ = std::make_unique<Navigator>();
    navigator_->setLibrary(library_.get());
    navigator_->setSettings(settings_.get());
    QObject::connect(navigator_.get(), &Navigator::said,
                     [this](const QString& sentence, bool wrong, bool waits) {
                       said_ = sentence;
                       wrong_ = wrong;
                       waits_ = waits;
                     });
    QObject::connect(navigator_.get(), &Navigator::offered,
                     [this](const QString& sentence) { offered_ = sentence; });
    said_.clear();
    navigator_->begin(true);
  }
  MatchController* start(const QString& game = kCooperstown, bool practice = false) {
    MatchController* table = library_->start(game, {QStringLiteral("Ann"), QStringLiteral("Ben")},
                                             nullptr, QStringLiteral("7"), practice);
    EXPECT_NE(table, nullptr) << library_->lastError().toStdString();
    table->playback()->setMotionMs(0);
    navigator_->play(table);
    return table;
  }
  /// Ann, or whoever it is, makes a move.
  void move() {
    MatchController* table = navigator_->match();
    table->playback()->setMotionMs(0);
    ASSERT_TRUE(QTest::qWaitFor([&] { return table->decision()->press(allowedText(*table, 0)); }));
  }
  /// The records of this home.
  [[nodiscard]] static QStringList records() {
    return QDir(matchFolder()).entryList({QStringLiteral("*.raindelay")});
  }
  QString write(const QString& name, const QByteArray& text) {
    QFile file(home_.filePath(name));
    EXPECT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
    return file.fileName();
  }
  /// A folder with a table of cards in it.
  QUrl deck(const QString& name) {
    QDir(home_.path()).mkdir(name);
    write(name + QStringLiteral("/cards.csv"), "name\nAnchor\n");
    return QUrl::fromLocalFile(home_.filePath(name));
  }
  void awaitLibrary() {
    library_->waitForWorkers();
    QCoreApplication::sendPostedEvents();
  }

  QTemporaryDir home_;
  QByteArray before_;
  TableSettings tables_;
  std::unique_ptr<Settings> settings_;
  std::unique_ptr<MatchLibrary> library_;
  std::unique_ptr<Navigator> navigator_;
  QString said_;
  QString offered_;
  bool wrong_ = false;
  bool waits_ = false;
};

}  // namespace raindelay
