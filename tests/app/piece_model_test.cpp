#include "table/piece_model.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <set>

#include "app/table_fixture.h"

namespace raindelay {
namespace {

constexpr Face kHidden{0, Face::kUnknown};
constexpr Face card(int number) {
  return Face{0, static_cast<std::int16_t>(number)};
}

/// Three cards in the row (1, 2, 3 from the bottom), one in the left slot, two hidden in the pack.
class PieceModelTest : public testing::Test {
 protected:
  PieceModelTest() { pieces_.agreeWith(lying()); }

  static std::vector<Piece> lying() {
    return {{card(1), rummage::kRow, 0, 0},  {card(2), rummage::kRow, 1, 0},
            {card(3), rummage::kRow, 2, 0},  {card(4), rummage::kLeft, 0, 0},
            {kHidden, rummage::kPack, 0, 0}, {kHidden, rummage::kPack, 1, 0}};
  }

  std::shared_ptr<const Game> game_ = rummage::game();
  PieceModel pieces_{*game_, [](Face face) { return QString::number(face.number); }};
};

TEST_F(PieceModelTest, SaysWhatLiesWhere) {
  ASSERT_EQ(pieces_.rowCount(), 6);
  const int row = rowAt(pieces_, QStringLiteral("row"), 1);
  EXPECT_EQ(valueAt(pieces_, row, "pieceKind").toString(), QStringLiteral("card"));
  EXPECT_EQ(valueAt(pieces_, row, "code").toString(), QStringLiteral("c2"));
  EXPECT_EQ(valueAt(pieces_, row, "name").toString(), QStringLiteral("2"));
  EXPECT_TRUE(valueAt(pieces_, row, "faceUp").toBool());
  EXPECT_EQ(valueAt(pieces_, row, "count").toInt(), 3);
  EXPECT_FALSE(valueAt(pieces_, row, "movable").toBool());
}

TEST_F(PieceModelTest, AFaceDownPieceHasNoCode) {
  const int row = rowAt(pieces_, QStringLiteral("pack"), 1);
  EXPECT_EQ(valueAt(pieces_, row, "code").toString(), QString());
  EXPECT_FALSE(valueAt(pieces_, row, "faceUp").toBool());
}

TEST_F(PieceModelTest, WhatIsTakenFromTheMiddleLetsTheOthersDown) {
  const int row = rowAt(pieces_, QStringLiteral("row"), 1);
  pieces_.move({card(2), rummage::kRow, rummage::kRight, 1, Move::kTop, {}});
  EXPECT_EQ(rowAt(pieces_, QStringLiteral("slot.B"), 0), row);
  EXPECT_EQ(codeAt(pieces_, QStringLiteral("row"), 0), QStringLiteral("c1"));
  EXPECT_EQ(codeAt(pieces_, QStringLiteral("row"), 1), QStringLiteral("c3"));
  EXPECT_EQ(pieces_.countIn(rummage::kRow), 2);
}

TEST_F(PieceModelTest, WhatIsPutUnderLiftsTheOthers) {
  pieces_.move({card(4), rummage::kLeft, rummage::kRow, 0, 0, {}});
  for (int order = 0; order < 4; ++order) {
    const int number = order == 0 ? 4 : order;
    EXPECT_EQ(codeAt(pieces_, QStringLiteral("row"), order), QStringLiteral("c%1").arg(number));
  }
}

TEST_F(PieceModelTest, APieceMayMoveWithinItsPlace) {
  pieces_.move({card(1), rummage::kRow, rummage::kRow, 0, Move::kTop, {}});
  EXPECT_EQ(codeAt(pieces_, QStringLiteral("row"), 0), QStringLiteral("c2"));
  EXPECT_EQ(codeAt(pieces_, QStringLiteral("row"), 1), QStringLiteral("c3"));
  EXPECT_EQ(codeAt(pieces_, QStringLiteral("row"), 2), QStringLiteral("c1"));
  EXPECT_EQ(pieces_.countIn(rummage::kRow), 3);
}

TEST_F(PieceModelTest, AFaceTurnsUpOrDownAsThePieceLands) {
  pieces_.move({card(9), rummage::kPack, rummage::kRight, Move::kTop, Move::kTop, {}});
  EXPECT_EQ(codeAt(pieces_, QStringLiteral("slot.B"), 0), QStringLiteral("c9"));
  pieces_.move({kHidden, rummage::kRight, rummage::kPack, Move::kTop, Move::kTop, {}});
  EXPECT_EQ(codeAt(pieces_, QStringLiteral("pack"), 1), QString());
}

TEST_F(PieceModelTest, AMoveOfNothingChangesNothing) {
  QSignalSpy changes(&pieces_, &PieceModel::dataChanged);
  pieces_.move({card(9), rummage::kRight, rummage::kRow, Move::kTop, Move::kTop, {}});
  pieces_.move({card(9), rummage::kRow, rummage::kRight, 7, Move::kTop, {}});
  EXPECT_TRUE(changes.isEmpty());
  EXPECT_TRUE(pieces_.agrees(lying()));
}

TEST_F(PieceModelTest, AMoveTouchesThePiecesOfItsTwoPlacesOnly) {
  QSignalSpy changes(&pieces_, &PieceModel::dataChanged);
  pieces_.move({card(9), rummage::kPack, rummage::kRight, Move::kTop, Move::kTop, {}});
  std::set<QString> touched;
  for (const auto& change : changes) {
    const int last = change[1].toModelIndex().row();
    for (int row = change[0].toModelIndex().row(); row <= last; ++row) {
      touched.insert(valueAt(pieces_, row, "place").toString());
    }
  }
  EXPECT_EQ(touched, (std::set<QString>{QStringLiteral("pack"), QStringLiteral("slot.B")}));
}

TEST_F(PieceModelTest, IsResetNeverButWhenItIsFilled) {
  QSignalSpy resets(&pieces_, &PieceModel::modelReset);
  QSignalSpy inserted(&pieces_, &PieceModel::rowsInserted);
  QSignalSpy removed(&pieces_, &PieceModel::rowsRemoved);
  auto others = lying();
  others[3].place = rummage::kRight;
  pieces_.agreeWith(others);
  EXPECT_TRUE(pieces_.agrees(others));
  EXPECT_EQ(resets.count() + inserted.count() + removed.count(), 0);
}

TEST_F(PieceModelTest, PiecesThatAreKnownGoWhereTheyAre) {
  // As after an undo: 1 and 3 have changed places, 4 is back in the pack, 2 has gone to the slot.
  const std::vector<Piece> now{{card(3), rummage::kRow, 0, 0},  {card(2), rummage::kLeft, 0, 0},
                               {card(1), rummage::kRow, 1, 0},  {kHidden, rummage::kPack, 0, 0},
                               {kHidden, rummage::kPack, 1, 0}, {kHidden, rummage::kPack, 2, 0}};
  const int one = rowAt(pieces_, QStringLiteral("row"), 0);
  const int two = rowAt(pieces_, QStringLiteral("row"), 1);
  const int three = rowAt(pieces_, QStringLiteral("row"), 2);
  pieces_.agreeWith(now);
  EXPECT_TRUE(pieces_.agrees(now));
  EXPECT_EQ(rowAt(pieces_, QStringLiteral("row"), 0), three);
  EXPECT_EQ(rowAt(pieces_, QStringLiteral("row"), 1), one);
  EXPECT_EQ(rowAt(pieces_, QStringLiteral("slot.A"), 0), two);
  EXPECT_EQ(pieces_.countIn(rummage::kRow), 2);
}

TEST_F(PieceModelTest, AgreeingAgainChangesNothing) {
  QSignalSpy changes(&pieces_, &PieceModel::dataChanged);
  pieces_.agreeWith(lying());
  EXPECT_TRUE(changes.isEmpty()) << "nothing moved, yet every delegate is told to look again";
}

TEST_F(PieceModelTest, TwoRowsOnOnePieceDoNotAgree) {
  // Two equal pieces in the list must be two rows.
  auto twice = lying();
  twice[5] = twice[4];
  EXPECT_FALSE(pieces_.agrees(twice));
}

TEST_F(PieceModelTest, MarksWhatCanBeMoved) {
  pieces_.setMovable({{rummage::kRow, 2}});
  for (int row = 0; row < pieces_.rowCount(); ++row) {
    EXPECT_EQ(valueAt(pieces_, row, "movable").toBool(),
              row == rowAt(pieces_, QStringLiteral("row"), 2));
  }
}

TEST_F(PieceModelTest, CountIsToldWhereItChanges) {
  // The pile under a card that leaves gets smaller, and each of its rows is told.
  QSignalSpy changes(&pieces_, &PieceModel::dataChanged);
  pieces_.move({card(3), rummage::kRow, rummage::kRight, Move::kTop, Move::kTop, {}});
  std::set<int> told;
  for (const auto& change : changes) {
    const auto roles = change[2].value<QList<int>>();
    if (!roles.isEmpty() && !roles.contains(PieceModel::CountRole)) continue;
    const int last = change[1].toModelIndex().row();
    for (int row = change[0].toModelIndex().row(); row <= last; ++row) told.insert(row);
  }
  EXPECT_TRUE(told.contains(rowAt(pieces_, QStringLiteral("row"), 0)));
  EXPECT_TRUE(told.contains(rowAt(pieces_, QStringLiteral("row"), 1)));
}

}  // namespace
}  // namespace raindelay
