#pragma once

#include <QAbstractItemModel>
#include <QString>
#include <QStringList>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "app/table_game.h"
#include "match/match.h"
#include "table/match_controller.h"

namespace raindelay {

/// The value of the role called `name` in QML.
inline QVariant valueAt(const QAbstractItemModel& model, int row, const char* name) {
  return model.data(model.index(row, 0), model.roleNames().key(name, -1));
}

inline QStringList columnOf(const QAbstractItemModel& model, const char* name) {
  QStringList values;
  for (int row = 0; row < model.rowCount(); ++row) values << valueAt(model, row, name).toString();
  return values;
}

/// The row of the piece that lies there; -1 if none does.
inline int rowAt(const PieceModel& pieces, const QString& place, int order) {
  for (int row = 0; row < pieces.rowCount(); ++row) {
    if (valueAt(pieces, row, "place").toString() == place &&
        valueAt(pieces, row, "order").toInt() == order) {
      return row;
    }
  }
  return -1;
}

inline QString codeAt(const PieceModel& pieces, const QString& place, int order) {
  const int row = rowAt(pieces, place, order);
  return row < 0 ? QStringLiteral("nothing") : valueAt(pieces, row, "code").toString();
}

inline MatchSetup rummageSetup(std::uint64_t seed) {
  MatchSetup setup;
  setup.game = "rummage";
  setup.players = {{"Ann", "human"}, {"Ben", "human"}};
  setup.seed = seed;
  return setup;
}

/// A match at which everybody looks.
inline Match rummageMatch(std::uint64_t seed = 7) {
  return *Match::begin(rummage::openGame(), rummageSetup(seed));
}

/// A match at which the screen passes from hand to hand.
inline Match secretMatch(std::uint64_t seed = 7) {
  return *Match::begin(rummage::game(), rummageSetup(seed));
}

/// How long is waited for what other threads do, in milliseconds.
inline constexpr int kPatience = 60'000;

inline const QString kCooperstown = QStringLiteral("tarot-de-cooperstown");

/// A choice of the toy's, and the places of its hands.
inline const QString kPass = QStringLiteral("pass");
inline const QString kHands[] = {QStringLiteral("hand.0"), QStringLiteral("hand.1")};

inline std::shared_ptr<const deck::DataFrames> noTables() {
  return std::make_shared<const deck::DataFrames>();
}

/// A controller whose beats the test gives: its own are an hour apart.
inline std::unique_ptr<MatchController> slowTable(Match match, bool fromStart) {
  auto table = std::make_unique<MatchController>(std::move(match), noTables(),
                                                 MatchController::Keep(), fromStart);
  table->playback()->setMotionMs(3'600'000);
  return table;
}

/// A controller that shows everything at once.
inline std::unique_ptr<MatchController> quickTable(Match match, MatchController::Keep keep = {}) {
  auto table =
      std::make_unique<MatchController>(std::move(match), noTables(), std::move(keep), false);
  table->playback()->setMotionMs(0);
  return table;
}

/// Returns true if the rows are those the viewers may see.
inline bool agreesWithView(MatchController& table) {
  const Match& match = table.match();
  const Viewpoint viewpoint = table.seating()->everybodyLooks()
                                  ? Viewpoint::everybody()
                                  : Viewpoint::only(Seat(table.seating()->lookingSeat()));
  return table.pieces()->agrees(viewpoint.pieces(match, match.steps().size()));
}

/// The notation of the n-th allowed action (n is taken modulo their number).
inline QString allowedText(const MatchController& table, int n) {
  const ActionList legal = table.match().legal();
  return QString::fromStdString(
      table.match().game().text(legal[static_cast<std::size_t>(n) % legal.size()]));
}

}  // namespace raindelay
