#include "journeys/every_screen.h"

#include "journeys/access.h"
#include "journeys/table_player.h"

namespace raindelay::journey {

namespace {

class Visit {
 public:
  Visit(Hand& hand, const Teller& tell) : hand_(hand), tell_(tell) {}

  void shelf() {
    see("shelf", "continue-0");
    click("settings");
    see("settings", "textScale");
    leave("textScale");
    click("options-cricket-card");
    see("new match", "start");
    click("readRules");
    see("rules", "pageText");
    leave("pageText");
    leave("start");
    click("options-rallybird");
    see("new match with toggles", "start");
    leave("start");
  }

  void lesson() {
    click("learn-rallybird");
    TablePlayer(hand_, matchAtTable(hand_)).rest();
    see("lesson", "lessonNext");
    leaveMatch();
  }

  void tables() {
    click("options-rallybird");
    click("start");
    takeSeat();
    click("coach");
    see("coach", "duty.fielding.0");
    leave("coachSheet");
    leaveMatch();

    click("options-tarot");
    choose("seats", "3");
    see("new match for three", "name-2");
    click("start");
    takeSeat();
    see("a match for three", "prompt");
    leaveMatch();

    click("options-quick-tennis");
    choose("secretChoice", "At the same time");
    click("start");
    takeSeat();
    see("two at one keyboard", "jointHead.0");
    leaveMatch();
  }

  void library() {
    click("openLibrary");
    see("library", "watch");
    click("rename");
    see("rename", "titleField");
    leave("titleField");
    click("export");
    see("save a match", "fileDone");
    leave("fileDone");
    click("openStatistics");
    see("statistics", "players");
    click("leaveStatistics");
    hand_.await(QStringLiteral("watch"));
    chooseWhatIsOver();
  }

  void replay() {
    click("watch");
    see("replay", "replayBar");
    hand_.key(Qt::Key_D, Qt::ControlModifier);
    see("ledger", "ledger");
    leave("ledger");
    hand_.key(Qt::Key_B, Qt::ControlModifier);
    see("scorebook", "scorebook");
    leave("scorebook");
    click("replay.analyse");
    see("looking back", "analysisGo");
    see("looked back", "analysisCurve");
    leave("analysis");
    click("leaveMatch");
    click("leaveLibrary");
  }

  void studio(const QUrl& table) {
    click("openStudio");
    see("decks", "deckShelf");
    click("newDeck");
    see("new deck", "makeDeck");
    leave("makeDeck");
    click("readFormat");
    see("the format", "pageText");
    leave("pageText");
    hand_.drop(table);
    see("a table's questions", "importDone");
    leave("importDone");
    see("wall", "wall");
    arrangement("one card", "oneCard", Qt::Key_2);
    arrangement("cards in a hand", nullptr, Qt::Key_3);
    arrangement("cards on a table", nullptr, Qt::Key_4);
    arrangement("compare", nullptr, Qt::Key_5);
    hand_.key(Qt::Key_1, Qt::ControlModifier);
    hand_.await(QStringLiteral("wall"));
    hand_.key(Qt::Key_P, Qt::ControlModifier);
    // The list of findings takes the keyboard once there is one.
    hand_.until(
        [&] {
          const QQuickItem* title = hand_.find(QStringLiteral("findingsTitle"));
          return title != nullptr &&
                 !title->property("text").toString().contains(QStringLiteral("being checked"));
        },
        QStringLiteral("the cards are never checked"));
    see("export", "export");
    leave("export");
  }

  /// (By a deck that has elements.)
  void tour() {
    click("leaveStudio");
    click("beginTour");
    hand_.await(QStringLiteral("wall"));
    see("tour", "tourWords");
    hand_.key(Qt::Key_2, Qt::ControlModifier);
    hand_.await(QStringLiteral("largeFace"));
    choose("panelTabs", "Element");
    see("no element", "elementHelp");
    click("largeFace");
    see("element", "elementValues");
    click("moreValues");
    see("all of an element", "elementValues");
  }

 private:
  void choose(const char* among, const char* what) {
    hand_.click(hand_.withText(hand_.await(QString::fromLatin1(among)), QString::fromLatin1(what)));
    hand_.look();
  }
  void takeSeat() {
    TablePlayer player(hand_, matchAtTable(hand_));
    player.rest();
    player.passOn();
    player.rest();
  }
  void leaveMatch() {
    click("leaveMatch");
    hand_.await(QStringLiteral("shelf"));
  }
  void click(const char* name) {
    hand_.click(hand_.await(QString::fromLatin1(name)));
    hand_.look();
  }
  void see(const char* screen, const char* item) {
    if (item != nullptr) hand_.await(QString::fromLatin1(item));
    hand_.look();
    for (const QString& line : hindrances(hand_)) {
      tell_(QString::fromLatin1(screen) + QStringLiteral(": ") + line);
    }
  }
  void chooseWhatIsOver() {
    const auto rows = Hand::all(hand_.await(QStringLiteral("library")), [](const QQuickItem& item) {
      return item.objectName().startsWith(QLatin1String("match-")) &&
             item.property("outcome").toString().endsWith(QLatin1String(" won"));
    });
    expect(!rows.isEmpty(), QStringLiteral("no match is over"));
    hand_.click(rows.first());
  }
  void leave(const char* item) {
    const QString name = QString::fromLatin1(item);
    hand_.key(Qt::Key_Escape);
    hand_.until([&] { return hand_.find(name) == nullptr; },
                name + QStringLiteral(" doesn't go away by Escape"));
  }
  void arrangement(const char* screen, const char* item, Qt::Key key) {
    hand_.key(key, Qt::ControlModifier);
    see(screen, item);
  }

  Hand& hand_;
  const Teller& tell_;
};

}  // namespace

void lookAtEveryScreen(Hand& hand, const QUrl& table, const Teller& tell) {
  Visit visit(hand, tell);
  visit.shelf();
  visit.lesson();
  visit.tables();
  visit.library();
  visit.replay();
  visit.studio(table);
  visit.tour();
}

}  // namespace raindelay::journey
