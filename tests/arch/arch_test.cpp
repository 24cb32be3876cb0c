// The project keeps its own rules. Each rule is tried on the real tree, and on a planted breach, so
// that it is known to be able to fail.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>

#include "arch/rules.h"
#include "support/source_dir.h"

namespace raindelay::arch {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

const SourceTree& project() {
  static const SourceTree kTree = readTree(RAINDELAY_SOURCE_DIR);
  return kTree;
}

SourceTree planted(const std::string& path, const std::string& text) {
  return {{path, text}};
}

TEST(SourceTree, IsTheProject) {
  EXPECT_THAT(project(), testing::Contains(testing::Field(&SourceFile::path, "LICENSE")));
  EXPECT_THAT(project(),
              testing::Contains(testing::Field(&SourceFile::path, "engine/core/result.h")));
  EXPECT_THAT(includesOf("#pragma once\n#include <vector>\n  # include \"core/a.h\"\n"), SizeIs(2));
  EXPECT_THAT(importsOf("// import X\nimport QtQuick\nimport \"../a\" as A\n"), SizeIs(2));
}

TEST(Engine, HasNoQt) {
  EXPECT_THAT(engineWithoutQt(project()), IsEmpty());
}

TEST(Engine, QtWouldBeFound) {
  EXPECT_THAT(engineWithoutQt(planted("engine/core/a.h", "#include <QString>\n")),
              ElementsAre("engine/core/a.h:1: the engine includes QString"));
  EXPECT_THAT(engineWithoutQt(planted("engine/lab/a.cpp", "\n#include <QtCore/qstring.h>\n")),
              SizeIs(1));
  EXPECT_THAT(engineWithoutQt(planted("engine/CMakeLists.txt", "find_package(Qt6 6.4)\n")),
              SizeIs(1));
  EXPECT_THAT(engineWithoutQt(planted("app/a.cpp", "#include <QString>\n")), IsEmpty());
  EXPECT_THAT(engineWithoutQt(planted("engine/core/a.cpp", "#include <queue>\n")), IsEmpty());
}

TEST(Engine, LayersPointOneWay) {
  EXPECT_THAT(engineLayers(project()), IsEmpty());
}

TEST(Engine, AnUpwardIncludeWouldBeFound) {
  const std::pair<const char*, const char*> breaches[] = {
      {"core", "deck/data_frame.h"}, {"deck", "games/game_list.h"}, {"match", "deck/data_frame.h"},
      {"match", "players/coach.h"},  {"players", "match/match.h"},  {"players", "games/registry.h"},
      {"lab", "match/match.h"},      {"lab", "games/registry.h"},   {"games", "match/match.h"},
      {"core", "app/session.h"},     {"study", "games/registry.h"}, {"lab", "study/study.h"},
  };
  for (const auto& [layer, include] : breaches) {
    const std::string path = std::string("engine/") + layer + "/a.cpp";
    const std::string text = std::string("#include \"") + include + "\"\n";
    EXPECT_THAT(engineLayers(planted(path, text)),
                ElementsAre(path + ":1: " + layer + " includes " + include));
  }
  EXPECT_THAT(engineLayers(planted("engine/net/a.cpp", "")), SizeIs(1));
  EXPECT_THAT(engineLayers(planted("engine/lab/a.cpp",
                                   "#include \"players/coach.h\"\n#include \"core/rules.h\"\n"
                                   "#include <sys/core.h>\n#include <nlohmann/json.hpp>\n")),
              IsEmpty());
}

TEST(Rooms, KnowThoseBelow) {
  EXPECT_THAT(roomsPointOneWay(project()), IsEmpty());
}

TEST(Rooms, AnUpwardIncludeWouldBeFound) {
  const std::pair<const char*, const char*> breaches[] = {
      {"table", "review/replay.h"},    {"table", "shell/settings.h"},
      {"review", "library/folders.h"}, {"library", "shell/settings.h"},
      {"games", "library/folders.h"},  {"scorebook", "shell/settings.h"},
      {"studio", "shell/settings.h"},  {"painter", "table/viewpoint.h"},
  };
  for (const auto& [room, include] : breaches) {
    const std::string path = std::string("app/") + room + "/a.cpp";
    const std::string text = std::string("#include \"") + include + "\"\n";
    EXPECT_THAT(roomsPointOneWay(planted(path, text)),
                ElementsAre(path + ":1: " + room + " includes " + include));
  }
  const std::string down = "#include \"table/viewpoint.h\"\n#include \"review/replay.h\"\n";
  EXPECT_THAT(roomsPointOneWay(planted("app/library/a.cpp", down)), IsEmpty());
  EXPECT_THAT(roomsPointOneWay(planted("app/main.cpp", "#include \"shell/application.h\"\n")),
              IsEmpty());
}

TEST(Rooms, HandObjectsWhatTheyNeed) {
  EXPECT_THAT(oneObjectIsAskedFor(project()), IsEmpty());
}

TEST(Rooms, AnObjectThatIsAskedForWouldBeFound) {
  const std::string asks = "Application::instance().settings();\n";
  EXPECT_THAT(oneObjectIsAskedFor(planted("app/table/a.cpp", asks)), SizeIs(1));
  EXPECT_THAT(oneObjectIsAskedFor(planted("app/main.cpp", asks)), IsEmpty());
  const std::string another = "  static Sounds& instance();\n";
  EXPECT_THAT(oneObjectIsAskedFor(planted("app/table/a.h", another)), SizeIs(1));
  EXPECT_THAT(oneObjectIsAskedFor(planted("app/shell/application.h", another)), IsEmpty());
}

TEST(Games, KnowOnlyThemselves) {
  EXPECT_THAT(noGameKnowsAnother(project()), IsEmpty());
}

TEST(Games, AnAcquaintanceWouldBeFound) {
  const std::string include = "#include \"games/tarot/cards.h\"\n";
  for (const char* path : {"engine/games/rallybird/rules.cpp", "app/games/rallybird/adapter.h",
                           "tests/games/rallybird/rules_test.cpp", "engine/core/game.h",
                           "app/table/match_controller.cpp", "engine/games/game_list.cpp"}) {
    EXPECT_THAT(noGameKnowsAnother(planted(path, include)), SizeIs(1)) << path;
  }
  EXPECT_THAT(noGameKnowsAnother(planted("engine/games/tarot/rules.cpp", include)), IsEmpty());
  EXPECT_THAT(noGameKnowsAnother(planted("app/games/tarot/adapter.cpp", include)), IsEmpty());
  EXPECT_THAT(
      noGameKnowsAnother(planted("engine/games/tarot/a.cpp", "#include \"games/registry.h\"\n")),
      SizeIs(1));
}

TEST(Games, AreNotNamedBySharedParts) {
  EXPECT_THAT(sharedPartsNameNoGame(project()), IsEmpty());
}

TEST(Games, ANameWouldBeFound) {
  const auto findings = [](const std::string& path, const std::string& text) {
    SourceTree tree = planted(path, text);
    for (const char* game : {"cooperstown", "cricket_card", "quick_tennis", "rallybird"}) {
      tree.push_back({std::string("engine/games/") + game + "/rules.h", ""});
    }
    tree.push_back({"tests/seventh_game/engine/games/goofspiel/rules.h", ""});
    return sharedPartsNameNoGame(tree);
  };
  EXPECT_THAT(findings("engine/match/a.cpp", "if (id == \"cricket-card\")\n"), SizeIs(1));
  EXPECT_THAT(findings("qml/RainDelay/Table/A.qml", "CooperstownField {}\n"), SizeIs(1));
  EXPECT_THAT(findings("app/shell/a.cpp", "if (id == \"rallybird\")\n"), SizeIs(1));
  EXPECT_THAT(findings("app/shell/a.cpp", "goofspiel::Rules rules;\n"), SizeIs(1));
  for (const char* module : {"Shell", "Studio"}) {
    const std::string path = std::string("qml/RainDelay/") + module + "/A.qml";
    EXPECT_THAT(findings(path, "id: \"quick-tennis\"\n"), SizeIs(1));
  }
  EXPECT_THAT(findings("app/games/rallybird/a.cpp", "rallybird::View\n"), IsEmpty());
  EXPECT_THAT(findings("engine/match/a.cpp", "// as in cricket-card\n"), IsEmpty());
}

TEST(Qml, ModulesImportDownwards) {
  EXPECT_THAT(qmlImports(project()), IsEmpty());
}

TEST(Qml, AnUpwardImportWouldBeFound) {
  SourceTree tree;
  for (const char* module : {"Kit", "Table", "Shell", "Studio", "Lab", "Tarot", "RallyBird"}) {
    tree.push_back({std::string("qml/RainDelay/") + module + "/CMakeLists.txt", ""});
  }
  const std::pair<const char*, const char*> breaches[] = {
      {"Kit", "RainDelay.Table"},   {"Kit", "RainDelay.Session"}, {"Table", "RainDelay.Tarot"},
      {"Table", "RainDelay.Shell"}, {"Tarot", "RainDelay.Shell"}, {"Tarot", "RainDelay.RallyBird"},
      {"Studio", "RainDelay.Lab"},  {"Lab", "org.kde.kirigami"}};
  for (const auto& [module, import] : breaches) {
    SourceTree with = tree;
    with.push_back({std::string("qml/RainDelay/") + module + "/A.qml",
                    std::string("import QtQuick\nimport ") + import + "\n"});
    EXPECT_THAT(qmlImports(with), SizeIs(1)) << module << " imports " << import;
  }
  const std::pair<const char*, const char*> fine[] = {
      {"Kit", "RainDelay.Kit"},     {"Table", "RainDelay.Kit"},   {"Tarot", "RainDelay.Table"},
      {"Table", "RainDelay.Cards"}, {"Shell", "RainDelay.Tarot"}, {"Lab", "RainDelay.Table"}};
  for (const auto& [module, import] : fine) {
    SourceTree with = tree;
    with.push_back({std::string("qml/RainDelay/") + module + "/A.qml",
                    std::string("import ") + import + "\n"});
    EXPECT_THAT(qmlImports(with), IsEmpty()) << module << " imports " << import;
  }
}

TEST(Qml, KeepsTheHouseRules) {
  EXPECT_THAT(qmlHouseRules(project()), IsEmpty());
}

TEST(Qml, ABrokenHouseRuleWouldBeFound) {
  const std::string pragma = "pragma ComponentBehavior: Bound\n";
  EXPECT_THAT(qmlHouseRules(planted("qml/A.qml", "import QtQuick\n" + pragma)), SizeIs(1));
  EXPECT_THAT(qmlHouseRules(planted("qml/A.qml", pragma + "import \"../Kit\"\n")), SizeIs(1));
  EXPECT_THAT(qmlHouseRules(planted("qml/a.js", "")), SizeIs(1));
  for (const char* number :
       {"interval: 500", "duration: 2 * root.n", "x > Qt.styleHints.startDragDistance"}) {
    EXPECT_THAT(qmlHouseRules(planted("qml/A.qml", pragma + number)), SizeIs(1)) << number;
    EXPECT_THAT(qmlHouseRules(planted("qml/Theme.qml", pragma + number)), IsEmpty()) << number;
  }
  EXPECT_THAT(qmlHouseRules(planted("app/a.cpp", "c->setContextProperty(x, y);")), SizeIs(1));
  EXPECT_THAT(qmlHouseRules(planted("qml/A.qml", pragma + "import QtQuick\n")), IsEmpty());
}

TEST(Names, AnIncludePathMeansOneFile) {
  EXPECT_THAT(headersMeanOneFile(project()), IsEmpty());
}

TEST(Names, ASecondFileOfOnePathWouldBeFound) {
  const SourceTree tree{{"app/games/tarot/book.h", ""}, {"engine/games/tarot/book.h", ""}};
  EXPECT_THAT(headersMeanOneFile(tree),
              ElementsAre("engine/games/tarot/book.h: app/games/tarot/book.h is included by this "
                          "name, too"));
}

TEST(Names, OneNameIsOneThing) {
  EXPECT_THAT(oneNameAThing(project()), IsEmpty());
}

TEST(Names, ASecondThingOfOneNameWouldBeFound) {
  const SourceFile shared{"engine/core/scorebook.h", "struct Scorebook {\n};\n"};
  const SourceFile game{"app/games/tarot/sheet.h", "class Scorebook : public QObject {\n};\n"};
  const SourceFile declared{"engine/match/match.h", "class Scorebook;\n"};
  EXPECT_THAT(oneNameAThing({game, shared, declared}), SizeIs(2));
  EXPECT_THAT(oneNameAThing({shared, declared}), IsEmpty());
  // A class that each game declares by contract.
  EXPECT_THAT(oneNameAThing({{"engine/games/tarot/book.h", "class Book {\n"},
                             {"engine/games/rallybird/book.h", "class Book {\n"}}),
              IsEmpty());
}

TEST(Events, AreReadByName) {
  EXPECT_THAT(eventsAreReadByName(project()), IsEmpty());
}

TEST(Events, AReadByPositionWouldBeFound) {
  for (const char* line : {"Seat(event.values[0].number)", "numberOf(values[2])",
                           "switch (static_cast<EventId>(event.id))"}) {
    EXPECT_THAT(eventsAreReadByName(planted("app/games/tarot/a.cpp", line)), SizeIs(1)) << line;
    EXPECT_THAT(eventsAreReadByName(planted("engine/games/tarot/a.cpp", line)), SizeIs(1)) << line;
  }
  EXPECT_THAT(eventsAreReadByName(planted("engine/core/narrator.cpp", "event.values")), IsEmpty());
}

TEST(Events, AreFoldedOnceAGame) {
  EXPECT_THAT(oneFoldAGame(project()), IsEmpty());
}

TEST(Events, ASecondFoldWouldBeFound) {
  const std::string fold = "  void tell(const Event& event);\n";
  EXPECT_THAT(oneFoldAGame(planted("app/games/tarot/scoresheet.h", fold)), SizeIs(1));
  EXPECT_THAT(oneFoldAGame(planted("engine/games/tarot/scorer.h", fold)), SizeIs(1));
  EXPECT_THAT(oneFoldAGame(planted("engine/games/tarot/book.h", fold)), IsEmpty());
}

TEST(Table, IsInParts) {
  EXPECT_THAT(tableInParts(project()), IsEmpty());
}

TEST(Table, APartThatIsTooMuchWouldBeFound) {
  const std::string path = "app/table/seating.h";
  const std::string own = "  Q_PROPERTY(int seat READ seat NOTIFY seatChanged FINAL)\n";
  const std::string shared = "  Q_PROPERTY(int seat READ seat NOTIFY changed FINAL)\n";
  const std::string constant = "  Q_PROPERTY(a::B* b READ b CONSTANT FINAL)\n";
  EXPECT_THAT(tableInParts(planted(path, own + constant)), IsEmpty());
  EXPECT_THAT(tableInParts(planted(path, own + shared)),
              ElementsAre(path + ": seat doesn't notify for itself"));
  EXPECT_THAT(tableInParts(planted("app/shell/settings.h", shared)), IsEmpty());
  std::string many;
  for (int i = 0; i < 16; ++i) many += constant;
  EXPECT_THAT(tableInParts(planted(path, many)), ElementsAre(path + ": 16 properties"));
}

TEST(Table, HasOneClock) {
  EXPECT_THAT(tableHasOneClock(project()), IsEmpty());
}

TEST(Table, ASecondClockWouldBeFound) {
  const std::string text = "NumberAnimation {\n    duration: Theme.motion * 1.4\n}\n";
  for (const std::string module : {"Table", "Tarot"}) {
    const std::string path = "qml/RainDelay/" + module + "/A.qml";
    EXPECT_THAT(tableHasOneClock(planted(path, text)), ElementsAre(path + ":2: a second clock"));
  }
  EXPECT_THAT(tableHasOneClock(planted("qml/RainDelay/Kit/A.qml", text)), IsEmpty());
  const std::string timed = "class A {\n  QDeadlineTimer landed_;\n  QTimer timer_;\n};\n";
  for (const std::string path : {"app/table/playback.h", "app/games/tarot/tarot_adapter.cpp"}) {
    EXPECT_THAT(tableHasOneClock(planted(path, timed)),
                ElementsAre(path + ":2: a second clock", path + ":3: a second clock"));
  }
  EXPECT_THAT(tableHasOneClock(planted("app/review/replay.h", timed)), IsEmpty());
}

TEST(Headers, AreGuarded) {
  EXPECT_THAT(headersGuarded(project()), IsEmpty());
}

TEST(Headers, AnUnguardedOneWouldBeFound) {
  EXPECT_THAT(headersGuarded(planted("app/a.h", "#ifndef A\n#define A\n#endif\n")), SizeIs(1));
  EXPECT_THAT(headersGuarded(planted("app/a.h", "// A thing.\n#pragma once\n")), IsEmpty());
}

TEST(Layout, IsTheDesigns) {
  EXPECT_THAT(layout(project()), IsEmpty());
}

TEST(Layout, AStrayFileWouldBeFound) {
  EXPECT_THAT(layout(planted("src/a.cpp", "")), ElementsAre("src: not in the layout"));
  EXPECT_THAT(layout(planted("notes.txt", "")), SizeIs(1));
  EXPECT_THAT(layout(planted("engine/net/a.cpp", "")), SizeIs(1));
}

TEST(Readmes, NameWhatIsThere) {
  EXPECT_THAT(pathsInReadmes(project()), IsEmpty());
}

TEST(Readmes, APathThatIsGoneWouldBeFound) {
  SourceTree tree = {
      {"engine/games/README.md", "See `rules/a.h`, `engine/core/rules.h`, `../core/`."},
      {"engine/core/rules.h", ""}};
  EXPECT_THAT(pathsInReadmes(tree), ElementsAre("engine/games/README.md: there is no rules/a.h"));
  EXPECT_THAT(pathsInReadmes(planted("README.md", "Run `./packaging/play --x`.")), SizeIs(1));
  EXPECT_THAT(pathsInReadmes(planted("README.md", "`games/<folder>/`, `a/*.cpp`, `build/x`")),
              IsEmpty());
}

TEST(Comments, NameWhatIsThere) {
  EXPECT_THAT(pathsInComments(project()), IsEmpty());
}

TEST(Comments, AFileThatIsGoneWouldBeFound) {
  SourceTree tree = {
      {"app/a/b.cpp", "int a;  // gone.h\n  // As a/b.cpp and b.cpp, not a/c.cpp.\n"}};
  EXPECT_THAT(pathsInComments(tree), ElementsAre("app/a/b.cpp:2: there is no a/c.cpp"));
  tree.push_back({"engine/a/c.cpp", ""});
  EXPECT_THAT(pathsInComments(tree), IsEmpty());
  EXPECT_THAT(pathsInComments(planted("app/a.h", "/// See design.md, \"Records\".\n")), SizeIs(1));
  EXPECT_THAT(pathsInComments(planted("app/a.h", "// games/<folder>/a.cpp, *.cpp, b.cpp(1)\n")),
              IsEmpty());
}

TEST(Packaging, CallsEverythingByOneName) {
  EXPECT_THAT(packagingAgrees(project()), IsEmpty());
}

TEST(Packaging, AnotherNameWouldBeFound) {
  const struct {
    const char* file;
    const char* name;
    const char* other;
    std::size_t findings;
  } breaches[] = {
      {"packaging/desktop/raindelay.metainfo.xml.in", "<id>org.", "<id>net.", 1},
      {"packaging/desktop/raindelay.metainfo.xml.in", ">raindelay.desktop", ">delay.desktop", 1},
      {"packaging/desktop/raindelay.metainfo.xml.in", "<binary>raindelay-lab", "<binary>lab", 2},
      {"packaging/desktop/raindelay.desktop", "Icon=raindelay", "Icon=rain", 4},
      {"packaging/desktop/raindelay.desktop", ";application/", ";text/", 2},
      {"packaging/desktop/raindelay.xml", "type=\"application/x-raindelay\"", "type=\"a/b\"", 1},
      {"packaging/flatpak/org.raindelay.RainDelay.yml", "id: org.", "id: net.", 2},
      {"packaging/flatpak/org.raindelay.RainDelay.yml", "command: ", "command: x-", 1},
      {"packaging/flatpak/org.raindelay.RainDelay.yml", "rename-icon: ", "rename-icon: x-", 1},
      {"packaging/install.cmake", "raindelay.1", "rain.1", 2},
      {"app/main.cpp", "setDesktopFileName", "setName", 1},
  };
  for (const auto& [path, name, other, findings] : breaches) {
    SourceTree tree = project();
    for (SourceFile& file : tree) {
      const auto at = file.path == path ? file.text.find(name) : std::string::npos;
      if (at != std::string::npos) file.text.replace(at, std::strlen(name), other);
    }
    EXPECT_THAT(packagingAgrees(tree), SizeIs(findings)) << path << ": " << other;
  }
}

TEST(Files, AreWrittenInOnePlace) {
  EXPECT_THAT(onePlaceWrites(project()), IsEmpty());
}

TEST(Files, AnotherPlaceWouldBeFound) {
  for (const char* line : {"::open(path, O_WRONLY | O_CREAT, 0644);", "::open(path, O_RDWR);",
                           "system::open(path, system::kToWrite);", "std::ofstream out(path);",
                           "std::fstream both(path);", "FILE* file = std::fopen(path, \"w\");",
                           "QSaveFile file(path);", "mkstemp(name)", "QTemporaryFile file;",
                           "file.open(QIODevice::WriteOnly)", "file.open(QIODevice::ReadWrite)",
                           "file.open(QIODevice::ReadOnly | QIODevice::Append)",
                           "QFile::copy(a, b)", "fs::copy_file(a, b)", "image.save(path)",
                           "image->save(path, \"PNG\")", "printer.setOutputFileName(path)"}) {
    EXPECT_THAT(onePlaceWrites(planted("app/a.cpp", line)), SizeIs(1)) << line;
    EXPECT_THAT(onePlaceWrites(planted("engine/deck/a.h", line)), SizeIs(1)) << line;
    EXPECT_THAT(onePlaceWrites(planted("engine/core/files.cpp", line)), IsEmpty()) << line;
    EXPECT_THAT(onePlaceWrites(planted("tests/a.cpp", line)), IsEmpty()) << line;
  }
  EXPECT_THAT(onePlaceWrites(planted("qml/A.qml", "result.saveToFile(target)")), SizeIs(1));
  for (const char* line : {"QBuffer bytes;\nbytes.open(QIODevice::WriteOnly);\nimage.save(&bytes);",
                           "std::ifstream in(path);", "::open(path, O_RDONLY)", "match.save();",
                           "file.open(QIODevice::ReadOnly)"}) {
    EXPECT_THAT(onePlaceWrites(planted("app/a.cpp", line)), IsEmpty()) << line;
  }
}

TEST(Files, AreReadInFewPlaces) {
  EXPECT_THAT(fewPlacesRead(project()), IsEmpty());
}

TEST(Files, AnotherReaderWouldBeFound) {
  for (const char* line :
       {"::open(path, O_RDONLY | O_CLOEXEC);", "system::open(path, 0);", "std::ifstream in(path);",
        "std::fstream both(path);", "FILE* file = std::fopen(path, \"r\");",
        "file.open(QIODevice::ReadOnly)", "QSettings(path, QSettings::IniFormat).value(key)",
        "QSettings settings(path, QSettings::IniFormat);"}) {
    EXPECT_THAT(fewPlacesRead(planted("app/a.cpp", line)), SizeIs(1)) << line;
    EXPECT_THAT(fewPlacesRead(planted("engine/core/files.cpp", line)), IsEmpty()) << line;
    EXPECT_THAT(fewPlacesRead(planted("tests/a.cpp", line)), IsEmpty()) << line;
  }
}

TEST(Networks, AreReachedByNothing) {
  EXPECT_THAT(noNetwork(project()), IsEmpty());
}

TEST(Networks, AConnectionWouldBeFound) {
  for (const char* line :
       {"#include <QNetworkAccessManager>", "QNetworkRequest request(url);", "QTcpSocket socket;",
        "QTcpServer server;", "QUdpSocket socket;", "QSslSocket socket;", "QAbstractSocket* one;",
        "QHostInfo::lookupHost(name, this, found);", "QWebSocket socket;",
        "#include <sys/socket.h>", "#include <netinet/in.h>", "#include <winsock2.h>",
        "const int one = ::socket(AF_INET, SOCK_STREAM, 0);", "getaddrinfo(host, port, &h, &all)",
        "curl_easy_perform(one)"}) {
    EXPECT_THAT(noNetwork(planted("app/a.cpp", line)), SizeIs(1)) << line;
    EXPECT_THAT(noNetwork(planted("engine/core/a.h", line)), SizeIs(1)) << line;
    EXPECT_THAT(noNetwork(planted("tests/a.cpp", line)), IsEmpty()) << line;
  }
  for (const char* line : {"const one = new XMLHttpRequest()", "import QtWebSockets",
                           "WebSocket { active: true }", "source: \"https://example.org/a.png\""}) {
    EXPECT_THAT(noNetwork(planted("qml/A.qml", line)), SizeIs(1)) << line;
  }
  for (const char* line :
       {"QLocalSocket socket;", "QLocalServer server;", "socket.connect(place);"}) {
    EXPECT_THAT(noNetwork(planted("app/a.cpp", line)), IsEmpty()) << line;
  }
}

TEST(Limits, AreAllListed) {
  EXPECT_THAT(limitsAreListed(project()), IsEmpty());
}

TEST(Limits, OneThatIsNotListedWouldBeFound) {
  const std::string two = "Limit kA{\"a\", 1};\nLimit kAB{\"ab\", 2};\n", list = "kLimits = ";
  EXPECT_THAT(limitsAreListed(planted("engine/core/limits.h", two + list + "{kAB, kA};")),
              IsEmpty());
  EXPECT_THAT(limitsAreListed(planted("engine/core/limits.h", two + list + "{kAB};")), SizeIs(1));
  EXPECT_THAT(limitsAreListed(planted("app/a.cpp", two + list + "{kAB, kA};")), SizeIs(2));
}

TEST(Text, HasNoNotesToSelf) {
  EXPECT_THAT(noNotesToSelf(project()), IsEmpty());
}

TEST(Text, ANoteWouldBeFound) {
  EXPECT_THAT(noNotesToSelf(planted("app/a.cpp",
                                    "int a;\n// TO"
                                    "DO: b\n")),
              SizeIs(1));
}

TEST(Text, HasNoPathOfOneMachine) {
  EXPECT_THAT(noPathOfOneMachine(project()), IsEmpty());
}

TEST(Text, APathOfOneMachineWouldBeFound) {
  EXPECT_THAT(noPathOfOneMachine(planted("a.md",
                                         "in /ho"
                                         "me/bob/raindelay")),
              SizeIs(1));
}

}  // namespace
}  // namespace raindelay::arch
