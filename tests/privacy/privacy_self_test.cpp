// A proof that cannot fail proves nothing: leaks are planted into the program, and each must be
// found and named. (Leaks of rules are planted in tests/engine/faulty_game.h.)

#include <gtest/gtest.h>

#include "privacy/courses.h"
#include "privacy/stage.h"
#include "shell/application.h"
#include "shell/game_catalog.h"
#include "translations/words.h"

namespace raindelay::privacy {
namespace {

/// A leak: QML (of QtQuick, its Controls and our tables) in which @ stands for what must not be
/// known, and how it is to be found.
struct Leak {
  const char* name;
  const char* qml;
  test::Dump (*part)(Stage& stage);
  const char* found;  ///< part of what the proof says
};

test::Dump objects(Stage& stage) {
  return stage.objects();
}
test::Dump accessible(Stage& stage) {
  return stage.accessible();
}
test::Dump pixels(Stage& stage) {
  return stage.pixels();
}
test::Dump title(Stage& stage) {
  return stage.title();
}
test::Dump clipboard(Stage& stage) {
  return stage.clipboard();
}
test::Dump written(Stage& stage) {
  return stage.written();
}
test::Dump handled(Stage& stage) {
  return stage.handled();
}

test::Dump filmed(Stage& stage) {
  const QString title = stage.window().title();
  test::Dump dump = stage.filmed([&] { stage.window().setTitle(QStringLiteral("done")); });
  stage.window().setTitle(title);
  return dump;
}

/// The secret, in each of two courses of a match.
constexpr const char* kSecrets[] = {"a fly", "a line drive"};

const Leak kLeaks[] = {
    {"Text", "Text { text: '@' }", objects, ".text: "},
    {"HiddenText", "Text { visible: false; text: '@' }", objects, ".text: "},
    {"ObjectName", "Item { objectName: '@' }", objects, ".objectName: "},
    {"Colour", "Rectangle { color: '@'.length > 8 ? 'red' : 'blue' }", objects, ".color: "},
    {"Place", "Item { x: '@'.length }", objects, ".x: "},
    {"OwnProperty", "Item { property var known: [1, '@'] }", objects, ".known[1]: "},
    {"Address", "Item { property url known: 'file:/@' }", objects, ".known: "},
    {"Unseen", "Timer { property string known: '@' }", objects, ".known: "},
    {"Model", "ListModel { ListElement { known: '@' } }", objects, " row 0, known: "},
    {"ToolTip", "Item { ToolTip { text: '@' } }", objects, ".text: "},
    {"AccessibleName",
     "Item { width: 1; height: 1; Accessible.role: Accessible.Graphic; Accessible.name: '@' }",
     accessible, ".name: "},
    {"AccessibleState",
     "Item { width: 1; height: 1; Accessible.role: Accessible.CheckBox; Accessible.name: 'a box'; "
     "Accessible.checkable: true; Accessible.checked: '@'.length > 8 }",
     accessible, ".state: "},
    {"Pixels",
     "Canvas { width: 200; height: 200; renderTarget: Canvas.Image; "
     "onPaint: getContext('2d').fillRect('@'.length * 8, 90, 8, 8) }",
     pixels, "pixels at "},
    {"Title", "Item { Window.onWindowChanged: if (Window.window) Window.window.title = '@' }",
     title, "title: "},
    {"Copy",
     "TextEdit { visible: false; "
     "function copyAll() { text = '@'; selectAll(); copy(); text = '' } }",
     clipboard, "clipboard after "},
    {"LogLine", "Item { Component.onCompleted: console.log('@') }", written, "error output: "},
    {"OnlyWhileDragging",
     "Item { anchors.fill: parent; PointHandler { id: finger } "
     "Text { text: finger.active ? '@' : '' } }",
     handled, "dragging piece."},
    {"OnlyWhenSomethingIsDone",
     "Item { x: Window.window && Window.window.title === 'done' ? '@'.length : 0 }", filmed,
     "frame 0"},
};

/// Some match of a game that has secrets and a table; nobody looks yet.
Match someMatch() {
  for (const GameEntry& entry : allGames()) {
    const QString page =
        Application::instance().catalog().pageUrl(words::plain(entry.info->id)).path();
    if (!entry.info->secrets || page.isEmpty()) continue;
    Courses courses(entry, 1);
    std::vector<Action> course = courses.anyCourse();
    course.resize(course.size() / 2);
    return courses.match(course);
  }
  throw std::runtime_error("no game has secrets");
}

void PrintTo(const Leak& leak, std::ostream* out) {
  *out << leak.name;
}

class Planted : public OnStage<testing::TestWithParam<Leak>> {
 protected:
  /// The proof's finding for two courses that differ by this leak alone.
  [[nodiscard]] std::optional<std::string> foundWhere(bool someoneLooks) {
    const auto [name, qml, part, found] = GetParam();
    const Match match = someMatch();
    std::vector<test::Dump> dumps;
    for (const char* secret : kSecrets) {
      stage().open(match);
      if (someoneLooks) table().seating()->takeSeat();
      stage().settle();
      (void)stage().written();
      stage().plant(QString::fromLatin1(qml).replace(QLatin1Char('@'), QLatin1String(secret)));
      dumps.push_back(part(stage()));
    }
    return difference(dumps[0], dumps[1]);
  }
};

TEST_P(Planted, OnTheTableIsFound) {
  const std::string what = foundWhere(true).value_or("nothing");
  EXPECT_NE(what.find(GetParam().found), std::string::npos) << what;
}

TEST_P(Planted, OnTheHandOverScreenIsFound) {
  // There is nothing to be handled there.
  if (GetParam().part == handled) return;
  const std::string what = foundWhere(false).value_or("nothing");
  EXPECT_NE(what.find(GetParam().found), std::string::npos) << what;
}

INSTANTIATE_TEST_SUITE_P(Leaks, Planted, testing::ValuesIn(kLeaks),
                         [](const testing::TestParamInfo<Leak>& leak) { return leak.param.name; });

class PrivacyProof : public OnStage<testing::Test> {};

TEST_F(PrivacyProof, FindsNothingInTwoLooksAtTheSame) {
  const Match match = someMatch();
  std::vector<test::Dump> dumps;
  for (int i = 0; i < 2; ++i) {
    stage().open(match);
    table().seating()->takeSeat();
    stage().settle();
    dumps.push_back(stage().shown());
    dumps.back().add("then", stage().handled());
  }
  EXPECT_EQ(difference(dumps[0], dumps[1]), std::nullopt);
}

TEST_F(PrivacyProof, FindsATableThatIsOnlyCovered) {
  stage().open(someMatch());
  EXPECT_EQ(stage().tableThings(), QStringList());
  stage().plant(QStringLiteral("LogPanel { z: -1; lines: null }"));
  EXPECT_TRUE(stage().tableThings().contains(QStringLiteral("LogPanel of LogPanel.qml")))
      << stage().tableThings().join(QStringLiteral(", ")).toStdString();
}

TEST_F(PrivacyProof, FindsRowsThatAModelStillHas) {
  stage().open(someMatch());
  stage().plant(
      QStringLiteral("Item { property ListModel rows: ListModel { ListElement { a: 1 } } }"));
  EXPECT_TRUE(stage().tableThings().contains(QStringLiteral("QQmlListModel with rows")))
      << stage().tableThings().join(QStringLiteral(", ")).toStdString();
}

TEST_F(PrivacyProof, FindsATableThatIsStillThere) {
  stage().open(someMatch());
  table().seating()->takeSeat();
  stage().settle();
  EXPECT_FALSE(stage().tableThings().isEmpty());
  const auto objects = stage().tableObjects();
  table().seating()->cover();
  stage().settle();
  EXPECT_EQ(stage().tableThings(), QStringList());
  for (const QPointer<QObject>& object : objects) EXPECT_TRUE(object.isNull());
}

}  // namespace
}  // namespace raindelay::privacy
