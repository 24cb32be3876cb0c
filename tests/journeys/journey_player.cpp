// The program with a script for hands and eyes:
//   journey_player play <game> <seed> [together|three]   starts a match, plays it to its end and
//                                                        watches it again
//   journey_player resume                                resumes the waiting match
//   journey_player keyboard <game> <seed>                the shortest match from the shelf to its
//                                                        result, by keys alone
//   journey_player access                                looks at every screen as somebody without
//                                                        a mouse, or without eyes, meets it
//   journey_player screens                               opens every screen
//   journey_player library                               does all that the library is for
//   journey_player moments <game> <seed>                 clicks and types at random while something
//                                                        is shown
//   journey_player undo <game> <seed>                    takes a choice back that was handed over
//   journey_player at-once <game>                        from the shelf to the first move
//   journey_player lesson <game>                         takes the game's lesson to its end
//   journey_player deck <place>                          puts a deck right and makes files of it
//   journey_player table <place>                         prints a table with its pictures
//   journey_player deck-match <folder>                   plays with Quick Baseball's deck in it
//   journey_player deck-resume                           resumes that match
//   journey_player statistics                            reads the statistics
//   journey_player monkey <seed> <seconds> <folder>      does anything at random, with the files
//   there
// It reports line by line, and ends with 0 if the journey came to its end without a complaint of
// Qt or QML. If it doesn't, the window's picture is kept where JOURNEY_PICTURE says.
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QTimer>
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <vector>

#include "fonts/fonts.h"
#include "heap.h"
#include "journeys/deck_maker.h"
#include "journeys/deck_match.h"
#include "journeys/every_screen.h"
#include "journeys/hand.h"
#include "journeys/keyboard.h"
#include "journeys/lesson.h"
#include "journeys/library.h"
#include "journeys/looking_back.h"
#include "journeys/moments.h"
#include "journeys/monkey.h"
#include "journeys/screens.h"
#include "journeys/statistics.h"
#include "journeys/table_player.h"
#include "journeys/table_printer.h"
#include "journeys/taking_back.h"
#include "library/match_library.h"
#include "modules.h"
#include "shell/application.h"

namespace raindelay::journey {
namespace {

std::atomic<int> complaints = 0;

/// Returns false for messages of the offscreen platform, and of a session without folders, about
/// themselves.
bool isOurs(QtMsgType type, const QString& text) {
  return type != QtDebugMsg && type != QtInfoMsg &&
         !text.startsWith(QLatin1String("This plugin does not support")) &&
         !text.startsWith(QLatin1String("QStandardPaths: ")) &&
         // Qt 6.4's animations of a window that is just shown or hidden, about themselves.
         !text.startsWith(QLatin1String("QUnifiedTimer::stopAnimationDriver")) &&
         // Its lists whose rows went while one of them was still being made, likewise.
         !text.startsWith(QLatin1String("DelegateModel::cancel: index out range")) &&
         // Its tap handlers whose item went while it was pressed, likewise.
         text != QLatin1String("QObject::disconnect: Unexpected nullptr parameter");
}

void hear(QtMsgType type, const QMessageLogContext& /*where*/, const QString& text) {
  if (!isOurs(type, text)) return;
  ++complaints;
  std::printf("complaint %s\n", qPrintable(text));
  std::fflush(stdout);
}

void report(const QString& line) {
  std::printf("%s\n", qPrintable(line));
  std::fflush(stdout);
}

/// Reports the count of each thing.
void tell(const QMap<QString, int>& tally) {
  for (auto it = tally.begin(); it != tally.end(); ++it) {
    report(QStringLiteral("did %1 %2").arg(it.value()).arg(it.key()));
  }
}

/// `how`: "together", at one keyboard; "three" players; else two.
void startMatch(Hand& hand, const Script& script, const QString& seed, const QString& how) {
  hand.click(hand.await(QStringLiteral("options-") + script.game));
  if (how == QLatin1String("three")) {
    hand.click(hand.withText(hand.await(QStringLiteral("seats")), QStringLiteral("3")));
    hand.click(hand.withText(hand.await(QStringLiteral("name-2-kind")), QStringLiteral("Person")));
    hand.fill(hand.await(QStringLiteral("name-2-field")), QStringLiteral("Uta"));
  }
  hand.fill(hand.await(QStringLiteral("name-0-field")), QStringLiteral("Ida"));
  hand.fill(hand.await(QStringLiteral("name-1-field")), QStringLiteral("Otto"));
  if (!script.preset.isEmpty()) {
    hand.click(hand.withText(hand.await(QStringLiteral("presets")), script.preset));
  }
  if (how == QLatin1String("together")) {
    hand.click(hand.withText(hand.await(QStringLiteral("secretChoice")),
                             QStringLiteral("At the same time")));
  }
  QQuickItem* field = hand.await(QStringLiteral("seed"));
  hand.scrollTo(field);
  hand.fill(field, seed);
  hand.click(hand.await(QStringLiteral("start")));
}

/// Chooses the box, and makes the first move of the match that it begins. Returns the number of
/// deeds before that move.
int moveAtOnce(Hand& hand, const QString& game) {
  // Over the middle of a small box lies what offers the lesson.
  const QQuickItem* box = hand.await(QStringLiteral("box-") + game);
  hand.clickAt(box->mapToScene({box->width() / 2, box->height() / 4}));
  MatchController& match = matchAtTable(hand);
  TablePlayer player(hand, match);
  hand.until([&] { return match.decision()->turnSeat() == 0; }, QStringLiteral("nobody is asked"));
  player.rest();
  expect(hand.find(QStringLiteral("handOver"))->property("item").value<QObject*>() == nullptr,
         QStringLiteral("a hand-over stands between"));
  const int deeds = hand.deeds();
  player.act();
  const auto moved = [&] {
    const auto& steps = match.match().steps();
    return std::any_of(steps.begin(), steps.end(),
                       [](const Step& step) { return step.by && step.by->index() == 0; });
  };
  hand.until(moved, QStringLiteral("nothing is moved"));
  return deeds;
}

/// The line score of the result as it is to be read: its rows, figure by figure.
QStringList lineScore(Hand& hand) {
  const auto tables = Hand::all(hand.await(QStringLiteral("result")), [](const QQuickItem& item) {
    return item.objectName() == QLatin1String("lineScore");
  });
  if (tables.isEmpty()) throw Lost(QStringLiteral("the result has no line score"));
  QList<QQuickItem*> words = Hand::all(tables.first(), [](const QQuickItem& item) {
    // (A hint has a text, too; what can be cut off is written.)
    return item.property("truncated").isValid() && !item.property("text").toString().isEmpty();
  });
  const auto row = [](const QQuickItem* item) { return qRound(Hand::centre(item).y() / 4); };
  std::stable_sort(words.begin(), words.end(), [&](const QQuickItem* a, const QQuickItem* b) {
    return row(a) != row(b) ? row(a) < row(b) : Hand::centre(a).x() < Hand::centre(b).x();
  });
  QStringList rows;
  int last = -1;
  for (const QQuickItem* word : words) {
    const QString text = word->property("text").toString();
    if (row(word) == last) {
      rows.last() += QLatin1Char('|') + text;
    } else {
      rows.append(text);
    }
    last = row(word);
  }
  return rows;
}

/// Each step is reported, so that a long match isn't taken for one that stands still.
void reportShown(std::size_t steps) {
  report(QStringLiteral("shown %1").arg(steps));
}

void play(Hand& hand) {
  MatchController& match = matchAtTable(hand);
  TablePlayer player(hand, match);
  player.rest();
  report(QStringLiteral("began %1").arg(match.shownSteps()));
  while (!match.over()) {
    player.act();
    reportShown(match.shownSteps());
    tell(player.tally());
  }
  hand.look();
  const QStringList rows = lineScore(hand);
  for (const QString& line : rows) report(QStringLiteral("line ") + line);
  QStringList scores;
  for (const int score : match.scores()) scores << QString::number(score);
  report(QStringLiteral("score ") + scores.join(QLatin1Char(' ')));
  lookBack(hand);
}

int travel(Hand& hand, const QStringList& words) {
  try {
    hand.look();
    const QString journey = words.value(1);
    if (journey == QLatin1String("screens")) {
      visitScreens(hand);
    } else if (journey == QLatin1String("keyboard")) {
      tell(playByKeys(hand, scriptFor(words.value(2)), words.value(3), reportShown));
    } else if (journey == QLatin1String("access")) {
      lookAtEveryScreen(hand, QUrl::fromLocalFile(words.value(2)),
                        [](const QString& line) { report(QStringLiteral("hindrance ") + line); });
    } else if (journey == QLatin1String("library")) {
      visitLibrary(hand);
    } else if (journey == QLatin1String("at-once")) {
      report(QStringLiteral("deeds %1").arg(moveAtOnce(hand, words.value(2))));
    } else if (journey == QLatin1String("lesson")) {
      report(QStringLiteral("done %1").arg(takeLesson(hand, words.value(2))));
    } else if (journey == QLatin1String("deck")) {
      makeCards(hand, QUrl::fromLocalFile(words.value(2)));
    } else if (journey == QLatin1String("table")) {
      printTable(hand, QUrl::fromLocalFile(words.value(2)), report);
    } else if (journey == QLatin1String("deck-match")) {
      playWithDeck(hand, QUrl::fromLocalFile(words.value(2)));
    } else if (journey == QLatin1String("deck-resume")) {
      report(QStringLiteral("note ") + resumeWithDeck(hand));
    } else if (journey == QLatin1String("statistics")) {
      for (const QString& line : readStatistics(hand)) report(QStringLiteral("read ") + line);
    } else if (journey == QLatin1String("monkey")) {
      letMonkeyPlay(hand, {words.value(2).toULongLong(), words.value(3).toInt(), words.value(4)},
                    report);
    } else if (journey == QLatin1String("undo")) {
      startMatch(hand, scriptFor(words.value(2)), words.value(3), {});
      takeBackAcross(hand, matchAtTable(hand));
    } else if (journey == QLatin1String("moments")) {
      startMatch(hand, scriptFor(words.value(2)), words.value(3), {});
      tell(playImpatiently(hand, matchAtTable(hand)));
    } else if (journey == QLatin1String("play")) {
      startMatch(hand, scriptFor(words.value(2)), words.value(3), words.value(4));
      play(hand);
    } else {
      hand.click(hand.await(QStringLiteral("continue-0")));
      play(hand);
    }
    report(QStringLiteral("arrived"));
  } catch (const Lost& lost) {
    report(QStringLiteral("lost ") + QString::fromUtf8(lost.what()));
    const QString picture = qEnvironmentVariable("JOURNEY_PICTURE");
    if (!picture.isEmpty()) hand.window().grabWindow().save(picture);
    return 2;
  }
  return 0;
}

int run(int argc, char** argv) {
  qInstallMessageHandler(hear);
  keepHeapCompact();
  QGuiApplication app(argc, argv);
  static_cast<void>(loadFonts());
  QQmlApplicationEngine engine;
  prepareEngine(engine);
  engine.setInitialProperties({{QStringLiteral("files"), QVariantList()}});
  engine.load(QUrl(QStringLiteral("qrc:/qt/qml/RainDelay/Shell/Main.qml")));
  const QList<QObject*> roots = engine.rootObjects();
  auto* window = roots.isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(roots.first());
  if (window == nullptr) return 1;
  window->show();
  window->requestActivate();
  Application::instance().library().refresh();
  int code = 1;
  QTimer::singleShot(0, &app, [&] {
    Hand hand(*window);
    code = travel(hand, QCoreApplication::arguments());
    QCoreApplication::quit();
  });
  QGuiApplication::exec();
  Application::instance().library().leave();
  Application::instance().library().waitForWorkers();
  return code == 0 && complaints > 0 ? 3 : code;
}

}  // namespace
}  // namespace raindelay::journey

int main(int argc, char** argv) {
  return raindelay::journey::run(argc, argv);
}
