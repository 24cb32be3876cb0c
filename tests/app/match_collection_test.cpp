// The list of this computer's matches, and what is done with them from the window.
#include "library/match_collection.h"

#include <QCoreApplication>
#include <QDir>
#include <QSignalSpy>

#include "app/marked_language.h"
#include "app/record_fixture.h"
#include "app/table_fixture.h"
#include "match/journal.h"
#include "support/faults.h"

namespace raindelay {
namespace {

const std::string kTennis = "quick-tennis";

class MatchCollectionTest : public FolderTest {
 protected:
  MatchCollectionTest() { view_.setMatches(collection_->matches()); }

  [[nodiscard]] std::filesystem::path path(const std::string& name) const {
    return home_ / "matches" / name;
  }
  [[nodiscard]] QString folder() const {
    return QString::fromStdString((home_ / "matches").string());
  }
  /// A match whose file was last written so many hours after noon.
  void put(const std::string& name, const std::string& text, int hour = 0) const {
    spill(path(name), text);
    const auto noon = std::filesystem::file_time_type::clock::now() - std::chrono::hours(100);
    std::filesystem::last_write_time(path(name), noon + std::chrono::hours(hour));
  }
  void settle() const {
    collection_->waitForWorkers();
    QCoreApplication::sendPostedEvents();
  }
  void look() const {
    collection_->refresh();
    settle();
  }
  [[nodiscard]] QStringList ids() const { return columnOf(view_, "matchId"); }
  [[nodiscard]] QString value(const QString& id, const char* name) const {
    return valueAt(view_, view_.rowOf(id), name).toString();
  }
  static QUrl url(const std::filesystem::path& path) {
    return QUrl::fromLocalFile(QString::fromStdString(path.string()));
  }

  const std::string going_ = recordText(played(kTennis, 3, 20));
  const std::string over_ = recordText(played("quick-baseball", 3));
  const QString a_ = QStringLiteral("a.raindelay");
  const QString b_ = QStringLiteral("b.raindelay");
  const QString c_ = QStringLiteral("c.raindelay");
  QDateTime now_ = QDateTime::currentDateTime();
  std::unique_ptr<MatchCollection> collection_ = std::make_unique<MatchCollection>(
      QString::fromStdString((home_ / "matches").string()), [this] { return now_; });
  LibraryView view_;
};

TEST_F(MatchCollectionTest, WithoutMemoryItComplains) {
  QSignalSpy said(collection_.get(), &MatchCollection::said);
  collection_->inBackground([] { throw std::bad_alloc(); });
  settle();
  ASSERT_EQ(said.size(), 1);
  EXPECT_EQ(said[0][0].toString(), QStringLiteral("Not enough memory for this."));
}

TEST_F(MatchCollectionTest, WhatAKilledProgramLeftGoesAtTheNextStart) {
  put("a.raindelay", going_);
  const std::vector<std::string> left = {".a.raindelay-0123456789abcdef.unfinished",
                                         "analyses/.a.json-0123456789abcdef.unfinished",
                                         ".pictures/.a.png-0123456789abcdef.unfinished"};
  for (const std::string& name : left) put(name, "half");
  put(".a.raindelay-1.unfinished", "half", 100);
  look();
  EXPECT_EQ(ids(), QStringList(a_));
  for (const std::string& name : left) EXPECT_FALSE(std::filesystem::exists(path(name))) << name;
  EXPECT_TRUE(std::filesystem::exists(path(".a.raindelay-1.unfinished"))) << "it is new";
}

TEST_F(MatchCollectionTest, WhatAnEarlierVersionLeftOpenIsClosedAtTheStart) {
  const NoUmask open;
  const std::vector<std::string> files = {"a.raindelay",     "a.raindelay~",
                                          ".index",          "analyses/a.json",
                                          ".pictures/a.png", "deleted/b.raindelay"};
  for (const std::string& name : files) put(name, going_);
  look();
  for (const std::string& name : files) {
    EXPECT_EQ(modeOf(path(name)), 0600U) << name;
    EXPECT_EQ(modeOf(path(name).parent_path()), 0700U) << name;
  }
  EXPECT_EQ(ids(), QStringList(a_));
}

TEST_F(MatchCollectionTest, WhatWaitsComesFirstThenTheLatest) {
  put("a.raindelay", over_, 5);
  put("b.raindelay", going_, 1);
  put("c.raindelay", recordText(played(kTennis, 4, 9)), 2);
  put("d.raindelay", "rubbish\n", 3);
  look();
  EXPECT_EQ(ids(), QStringList({c_, b_, QStringLiteral("d.raindelay"), a_}));
  EXPECT_FALSE(collection_->reading());
  EXPECT_EQ(value(b_, "gameTitle"), QStringLiteral("Quick Tennis"));
  EXPECT_EQ(value(b_, "players"), QStringLiteral("Ann – Ben"));
  EXPECT_EQ(value(b_, "name"), value(b_, "players"));
  EXPECT_TRUE(value(b_, "kinds").contains(QStringLiteral("coach")));
  EXPECT_EQ(value(b_, "score").size(), 3) << value(b_, "score").toStdString();
  EXPECT_EQ(value(b_, "length"), QStringLiteral("20 moves"));
  EXPECT_NE(value(b_, "section"), value(a_, "section"));
  EXPECT_TRUE(value(a_, "outcome").contains(QStringLiteral("won"))) << "somebody has won";
  EXPECT_FALSE(value(a_, "begun").isEmpty());
  EXPECT_TRUE(collection_->canGoOn(b_));
  EXPECT_FALSE(collection_->canGoOn(a_));
  view_.setWaitingOnly(true);
  EXPECT_EQ(ids(), QStringList({c_, b_}));
}

TEST_F(MatchCollectionTest, ASecondLookChangesOnlyWhatChanged) {
  put("a.raindelay", over_, 1);
  put("b.raindelay", going_, 2);
  look();
  const QSignalSpy reset(&view_, &LibraryView::modelReset);
  const QSignalSpy changed(collection_->matches(), &LibraryModel::dataChanged);
  look();
  EXPECT_EQ(changed.count(), 0);
  put("b.raindelay", recordText(played(kTennis, 3, 25)), 3);
  put("c.raindelay", going_, 9);
  std::filesystem::remove(path("a.raindelay"));
  look();
  EXPECT_EQ(ids(), QStringList({c_, b_}));
  EXPECT_EQ(value(b_, "length"), QStringLiteral("25 moves"));
  EXPECT_EQ(changed.count(), 1);
  EXPECT_EQ(reset.count(), 0);
}

TEST_F(MatchCollectionTest, WhatIsKnownIsntReadAgain) {
  put("a.raindelay", going_, 1);
  look();
  // The index says something else of the very same file: it is believed.
  std::string index = slurp(path(".index"));
  const std::string known = "\"decisions\":20";
  ASSERT_NE(index.find(known), std::string::npos);
  spill(path(".index"), index.replace(index.find(known), known.size(), "\"decisions\":77"));
  MatchCollection again(folder(), [this] { return now_; });
  again.refresh();
  again.waitForWorkers();
  QCoreApplication::sendPostedEvents();
  EXPECT_EQ(valueAt(*again.matches(), 0, "length").toString(), QStringLiteral("77 moves"));
  spill(path(".index"), "rubbish");
  MatchCollection anew(folder(), [this] { return now_; });
  anew.refresh();
  anew.waitForWorkers();
  QCoreApplication::sendPostedEvents();
  EXPECT_EQ(valueAt(*anew.matches(), 0, "length").toString(), QStringLiteral("20 moves"));
}

TEST_F(MatchCollectionTest, WhatIsSetAsideStaysUnreadUntilSomebodyAsks) {
  put("a.raindelay", over_, 1);
  put("b.raindelay", going_, 2);
  collection_->setAside(b_);
  look();
  EXPECT_EQ(ids(), QStringList({b_, a_}));
  EXPECT_EQ(value(b_, "name"), b_);
  EXPECT_EQ(value(b_, "readable"), QStringLiteral("false"));
  EXPECT_TRUE(value(b_, "problem").contains(QStringLiteral("read only when you ask")));
  EXPECT_FALSE(collection_->canGoOn(b_));
  EXPECT_EQ(slurp(path("b.raindelay")), going_);
  // Kept at once: the next file may be another such one.
  MatchCollection again(folder(), [this] { return now_; });
  again.refresh();
  again.waitForWorkers();
  QCoreApplication::sendPostedEvents();
  EXPECT_FALSE(again.canGoOn(b_));
  collection_->readAgain(b_);
  settle();
  EXPECT_TRUE(collection_->canGoOn(b_));
  EXPECT_EQ(value(b_, "problem"), QString());
}

TEST_F(MatchCollectionTest, WhatIsSetAsideIsReadOnceItIsAnother) {
  put("b.raindelay", going_, 2);
  collection_->setAside(b_);
  settle();
  put("b.raindelay", recordText(played(kTennis, 4, 9)), 3);
  look();
  EXPECT_TRUE(collection_->canGoOn(b_));
}

TEST_F(MatchCollectionTest, SetsNothingAsideThatIsGone) {
  collection_->setAside(b_);
  look();
  EXPECT_EQ(ids(), QStringList());
}

TEST_F(MatchCollectionTest, IsSearchedByGameNamesTitleAndDate) {
  put("a.raindelay", over_, 1);
  put("b.raindelay", going_, 2);
  look();
  collection_->rename(b_, QStringLiteral("Après la pluie"));
  settle();
  const auto finds = [&](const char* words) {
    view_.setSearch(QString::fromUtf8(words));
    return ids();
  };
  EXPECT_EQ(finds("TENNIS"), QStringList{b_});
  EXPECT_EQ(finds("  ann baseb "), QStringList{a_}) << "every word";
  EXPECT_EQ(finds("apres").size(), 1) << "without the accent";
  EXPECT_EQ(finds("2026-06-01").size(), 2) << "when it was begun";
  EXPECT_EQ(finds("ann tennis cup"), QStringList());
  EXPECT_EQ(finds("").size(), 2);
}

TEST_F(MatchCollectionTest, ARenamedMatchKeepsItsPlaceAndItsPreviousFile) {
  put("a.raindelay", going_, 1);
  put("b.raindelay", recordText(played(kTennis, 4, 9)), 2);
  look();
  const QString when = value(a_, "when");
  collection_->rename(a_, QStringLiteral("  The long one "));
  settle();
  EXPECT_EQ(value(a_, "name"), QStringLiteral("The long one"));
  EXPECT_EQ(value(a_, "when"), when);
  EXPECT_EQ(ids(), QStringList({b_, a_}));
  EXPECT_EQ(slurp(path("a.raindelay~")), going_);
  look();
  EXPECT_EQ(value(a_, "name"), QStringLiteral("The long one"));
}

TEST_F(MatchCollectionTest, WhatWasDeletedIsBroughtBackTheLastFirst) {
  put("a.raindelay", going_, 1);
  put("b.raindelay", over_, 2);
  look();
  EXPECT_FALSE(collection_->canUndo());
  QSignalSpy said(collection_.get(), &MatchCollection::said);
  QSignalSpy brought(collection_.get(), &MatchCollection::brought);
  collection_->remove(a_);
  collection_->remove(b_);
  settle();
  EXPECT_EQ(ids(), QStringList());
  ASSERT_EQ(said.count(), 2);
  EXPECT_TRUE(said[0][0].toString().contains(QStringLiteral("Ann – Ben")));
  EXPECT_TRUE(said[0][1].toBool()) << "it can be undone";
  collection_->undoRemove();
  settle();
  EXPECT_EQ(ids(), QStringList{b_});
  EXPECT_EQ(brought.last()[0].toString(), b_);
  collection_->undoRemove();
  collection_->undoRemove();
  settle();
  EXPECT_EQ(ids(), QStringList({a_, b_}));
  EXPECT_EQ(slurp(path("a.raindelay")), going_);
  EXPECT_FALSE(collection_->canUndo());
}

TEST_F(MatchCollectionTest, WhatWasDeletedAMonthAgoGoesAtTheStart) {
  put("a.raindelay", going_, 1);
  look();
  collection_->remove(a_);
  settle();
  const auto start = [&](int days) {
    MatchCollection later(folder(), [&] { return now_.addDays(days); });
    later.refresh();
    later.waitForWorkers();
    return std::filesystem::exists(path("deleted/a.raindelay"));
  };
  EXPECT_TRUE(start(29));
  EXPECT_FALSE(start(31));
}

TEST_F(MatchCollectionTest, WhatCannotBeDoneSaysWhyAndChangesNothing) {
  put("a.raindelay", going_, 1);
  look();
  QSignalSpy said(collection_.get(), &MatchCollection::said);
  const auto wrong = [&](const char* words) {
    settle();
    ASSERT_EQ(said.count(), 1) << words;
    EXPECT_TRUE(said[0][2].toBool());
    EXPECT_TRUE(said[0][0].toString().contains(QString::fromUtf8(words)))
        << said[0][0].toString().toStdString();
    said.clear();
  };
  {
    const auto open = Journal::open(path("a.raindelay"));
    collection_->rename(a_, QStringLiteral("x"));
    wrong("open in another window");
    collection_->remove(a_);
    wrong("open in another window");
    Marked marked;
    QCoreApplication::installTranslator(&marked);
    collection_->remove(a_);
    wrong("<a.raindelay is open in another window of Rain Delay; close it there first>");
    QCoreApplication::removeTranslator(&marked);
  }
  collection_->remove(b_);
  wrong("No such file");
  collection_->bring({QUrl(QStringLiteral("https://example.org/a.raindelay"))}, false);
  wrong("isn't a file on this computer");
  spill(home_ / "x.txt", "hello\n");
  collection_->bring({url(home_ / "x.txt")}, false);
  wrong("isn't a Rain Delay match");
  collection_->exportTo(a_, url(home_ / "no" / "a.raindelay"));
  wrong("No such file");
  collection_->exportTo(a_, QUrl(QStringLiteral("https://example.org/a.raindelay")));
  wrong("isn't a file on this computer");
  EXPECT_EQ(ids(), QStringList{a_});
  EXPECT_EQ(slurp(path("a.raindelay")), going_);
}

TEST_F(MatchCollectionTest, WhatIsBroughtIsChosenAndWhatIsKnownIsSaid) {
  spill(home_ / "one#1.raindelay", going_);
  QSignalSpy said(collection_.get(), &MatchCollection::said);
  QSignalSpy brought(collection_.get(), &MatchCollection::brought);
  collection_->bring({url(home_ / "one#1.raindelay")}, true);
  settle();
  ASSERT_EQ(brought.count(), 1);
  const QString id = brought[0][0].toString();
  EXPECT_EQ(brought[0][1].toInt(), 1);
  EXPECT_TRUE(brought[0][2].toBool());
  EXPECT_EQ(ids(), QStringList{id});
  EXPECT_TRUE(collection_->canGoOn(id));
  EXPECT_TRUE(said[0][0].toString().contains(QStringLiteral("was added to")));
  collection_->bring({url(home_ / "one#1.raindelay")}, false);
  settle();
  EXPECT_TRUE(said[1][0].toString().contains(QStringLiteral("already")));
  EXPECT_EQ(brought[1][0].toString(), id);
  // One that lies in the folder is opened where it is, without a word.
  collection_->bring({url(path(id.toStdString()))}, true);
  settle();
  EXPECT_EQ(said.count(), 2);
  EXPECT_EQ(brought[2][0].toString(), id);
  EXPECT_EQ(ids(), QStringList{id});
}

TEST_F(MatchCollectionTest, OfSeveralFilesAllIsToldInOneMessage) {
  put("a.raindelay", going_, 1);
  look();
  spill(home_ / "one.raindelay", recordText(played(kTennis, 5, 9)));
  spill(home_ / "two.raindelay", over_);
  spill(home_ / "copy.raindelay", going_);
  spill(home_ / "x.txt", "hello\n");
  QSignalSpy said(collection_.get(), &MatchCollection::said);
  QSignalSpy brought(collection_.get(), &MatchCollection::brought);
  collection_->bring({url(home_ / "one.raindelay"), url(home_ / "x.txt"),
                      url(home_ / "copy.raindelay"), url(home_ / "two.raindelay")},
                     false);
  settle();
  ASSERT_EQ(said.count(), 1);
  const QStringList lines = said[0][0].toString().split(QLatin1Char('\n'));
  ASSERT_EQ(lines.size(), 3) << said[0][0].toString().toStdString();
  EXPECT_EQ(lines[0], QStringLiteral("2 matches were added to the library."));
  EXPECT_TRUE(lines[1].contains(QStringLiteral("already")));
  EXPECT_TRUE(lines[2].contains(QStringLiteral("x.txt")));
  EXPECT_TRUE(said[0][2].toBool()) << "something went wrong";
  ASSERT_EQ(brought.count(), 1);
  EXPECT_EQ(brought[0][1].toInt(), 3);
  EXPECT_EQ(ids().size(), 3);
  for (int i = 0; i < 5; ++i) spill(home_ / ("x" + std::to_string(i)), "hello\n");
  QList<QUrl> rubbish;
  for (int i = 0; i < 5; ++i) rubbish << url(home_ / ("x" + std::to_string(i)));
  collection_->bring(rubbish, false);
  settle();
  EXPECT_TRUE(
      said[1][0].toString().endsWith(QStringLiteral("\n2 more files couldn't be imported.")))
      << said[1][0].toString().toStdString();
}

TEST_F(MatchCollectionTest, AnExportHasTheEndingAndComesBackTheSame) {
  put("a.raindelay", going_, 1);
  look();
  EXPECT_TRUE(collection_->exportName(a_).startsWith(QStringLiteral("Quick Tennis Ann – Ben 20")));
  collection_->exportTo(a_, url(home_ / "kept"));
  settle();
  EXPECT_EQ(slurp(home_ / "kept.raindelay"), going_);
  EXPECT_EQ(collection_->exportFolder(), QString::fromStdString(home_.string()));
}

TEST_F(MatchCollectionTest, AFileWhoseNameIsNotUtf8IsListedWithTheWayOut) {
  const std::string odd = "caf\xe9.raindelay";
  put("a.raindelay", over_);
  put(odd, going_, 1);
  for (int time = 0; time < 2; ++time) {
    look();
    ASSERT_EQ(ids().size(), 2);
    const QString id = ids().front();
    EXPECT_EQ(id, QString::fromStdString(odd));
    EXPECT_TRUE(value(id, "problem").contains(QStringLiteral("isn't valid UTF-8"))) << time;
    EXPECT_FALSE(collection_->canGoOn(id));
    EXPECT_EQ(value(a_, "problem"), QString());
    const QSignalSpy said(collection_.get(), &MatchCollection::said);
    collection_->remove(id);
    collection_->rename(id, QStringLiteral("Rain"));
    settle();
    EXPECT_EQ(said.size(), 2) << "one sentence each";
    EXPECT_EQ(slurp(path(odd)), going_);
  }
  std::filesystem::rename(path(odd), path("b.raindelay"));
  look();
  EXPECT_TRUE(collection_->canGoOn(b_));
}

TEST_F(MatchCollectionTest, ADamagedMatchTellsWhatCanBeReadAndIsSaved) {
  const std::string damaged = damagedAt(going_, 12);
  put("a.raindelay", damaged, 1);
  look();
  EXPECT_FALSE(collection_->canGoOn(a_));
  EXPECT_TRUE(valueAt(view_, 0, "damaged").toBool());
  EXPECT_TRUE(valueAt(view_, 0, "readable").toBool());
  EXPECT_TRUE(value(a_, "read").contains(QStringLiteral("The first 11 of its ")));
  EXPECT_TRUE(
      value(a_, "problem").contains(QStringLiteral("line 12: Quick Tennis has no move `fly`")));
  QSignalSpy brought(collection_.get(), &MatchCollection::brought);
  collection_->salvage(a_);
  settle();
  ASSERT_EQ(brought.count(), 1);
  EXPECT_TRUE(collection_->canGoOn(brought[0][0].toString()));
  EXPECT_EQ(view_.rowCount(), 2);
  EXPECT_EQ(slurp(path("a.raindelay")), damaged);
}

TEST_F(MatchCollectionTest, AThousandMatchesAreThereAtOnceTheSecondTime) {
  constexpr int kMany = 1000;
  for (int i = 0; i < kMany; ++i) put("m" + std::to_string(i) + ".raindelay", going_, i);
  const QSignalSpy first(collection_->matches(), &LibraryModel::rowsInserted);
  look();
  EXPECT_EQ(view_.rowCount(), kMany);
  EXPECT_GT(first.count(), 1) << "the first time they come one by one";
  MatchCollection again(folder(), [this] { return now_; });
  const QSignalSpy second(again.matches(), &LibraryModel::rowsInserted);
  again.refresh();
  again.waitForWorkers();
  QCoreApplication::sendPostedEvents();
  EXPECT_EQ(again.matches()->rowCount(), kMany);
  EXPECT_EQ(second.count(), 1);
}

TEST_F(MatchCollectionTest, ItsEndDoesNotWaitForAllThatIsUnread) {
  for (int i = 0; i < 100; ++i) put("m" + std::to_string(i) + ".raindelay", over_, i);
  collection_->refresh();
  collection_.reset();
  const std::string index = slurp(path(".index"));
  EXPECT_EQ(index.find("m0.raindelay"), std::string::npos) << "the oldest wasn't come to";
}

}  // namespace
}  // namespace raindelay
