#include "journeys/script.h"

#include <array>

#include "journeys/hand.h"

namespace raindelay::journey {

namespace {

const auto& ballGames() {
  static const std::array scripts{
      Script{QStringLiteral("tarot-de-cooperstown"),
             QStringLiteral("Cooperstown rules"),
             {{"fc", 1},
              {"pickoff", 1},
              {"sub", 2},
              {"switch", 2},
              {"relieve", 3},
              {"steal", 2},
              {"bunt", 5},
              {"pinch-hit", 7},
              {"pinch-run", 4}},
             {QStringLiteral("swing"), QStringLiteral("ready")},
             {{QStringLiteral("swing"), Qt::Key_S},
              {QStringLiteral("ready"), Qt::Key_R},
              {QStringLiteral("bunt"), Qt::Key_B},
              {QStringLiteral("pinch-hit"), Qt::Key_H},
              {QStringLiteral("fc batter"), Qt::Key_1},
              {QStringLiteral("fc lead"), Qt::Key_2}},
             QStringLiteral("presets"),
             QStringLiteral("Short game")},
      Script{QStringLiteral("quick-baseball"),
             {},
             {{"refresh", 2}, {"steal", 3}, {"leave", 7}, {"bat", 1}, {"pitch", 1}},
             {QStringLiteral("keep")},
             {{QStringLiteral("steal"), Qt::Key_S},
              {QStringLiteral("leave"), Qt::Key_L},
              {QStringLiteral("refresh"), Qt::Key_R},
              {QStringLiteral("keep"), Qt::Key_K}},
             QStringLiteral("choice-innings"),
             QStringLiteral("Three innings")},
      Script{QStringLiteral("rallybird"),
             {},
             {{"reroll", 1}, {"keep-icon", 1}, {"wear", 1}, {"play", 1}},
             {QStringLiteral("stand")},
             {{QStringLiteral("reroll"), Qt::Key_R}, {QStringLiteral("stand"), Qt::Key_S}},
             QStringLiteral("choice-first-inning"),
             QStringLiteral("The ninth: a single inning")}};
  return scripts;
}

const auto& otherGames() {
  static const std::array scripts{
      Script{
          QStringLiteral("cricket-card"),
          {},
          {{"close", 24}, {"let", 3}, {"leave", 4}, {"recounter", 1}, {"counter", 1}, {"play", 1}},
          {QStringLiteral("bat"), QStringLiteral("let"), QStringLiteral("leave")},
          {{QStringLiteral("bat"), Qt::Key_B},
           {QStringLiteral("let"), Qt::Key_L},
           {QStringLiteral("leave"), Qt::Key_L},
           {QStringLiteral("close"), Qt::Key_C}},
          {},
          {}},
      Script{QStringLiteral("tarot"),
             QStringLiteral("One hand"),
             {{"declare", 1}, {"ask", 1}, {"give", 1}, {"return", 1}, {"play", 1}},
             {QStringLiteral("done"), QStringLiteral("no-ask")},
             {},
             QStringLiteral("presets"),
             QStringLiteral("One hand")},
      Script{QStringLiteral("quick-tennis"),
             {},
             {{"serve", 2}, {"hit", 2}, {"run", 1}, {"lob", 1}, {"drop", 3}, {"concede", 3}},
             {QStringLiteral("no-call")},
             {{QStringLiteral("lob"), Qt::Key_L},
              {QStringLiteral("drop"), Qt::Key_D},
              {QStringLiteral("no-call"), Qt::Key_N},
              {QStringLiteral("concede"), Qt::Key_C}},
             QStringLiteral("choice-sets"),
             QStringLiteral("A single game")}};
  return scripts;
}

}  // namespace

const Script& scriptFor(const QString& game) {
  for (const auto* scripts : {&ballGames(), &otherGames()}) {
    for (const Script& script : *scripts) {
      if (script.game == game) return script;
    }
  }
  throw Lost(QStringLiteral("there is no script for ") + game);
}

}  // namespace raindelay::journey
