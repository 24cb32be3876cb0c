// Deck Studio is killed while it changes a deck: what was shown as written is, and no file is half.
#include "faults/edited_deck.h"
#include "support/files_left.h"
#include "support/kills.h"

namespace raindelay {
namespace {

/// The deck's files after so many of the edits that edit() makes, five of which make a turn.
std::map<std::string, std::string> filesAfter(int edits) {
  const int turn = edits / 5, called = (edits + 4) / 5, now = edits % 5;
  return {{"cards.csv", called == 0 ? kTable.toStdString()
                                    : EditedDeck::called("Oar " + std::to_string(called))},
          {"deck.yaml", now == 2 || now == 4 ? EditedDeck::written(9 + turn) : kLayout}};
}

std::string edit(EditedDeck& deck, int number) {
  const int turn = number / 5;
  switch (number % 5) {
    case 0:
      return deck.call("Oar " + std::to_string(turn + 1));
    case 1:
      return deck.write(9 + turn);
    case 3:
      return deck.redo();
    default:
      return deck.undo();
  }
}

class KilledStudio : public FolderTest {
 protected:
  void expectDone(int shown) const {
    const auto found = filesLeft(home_);
    EXPECT_TRUE(found == filesAfter(shown) || found == filesAfter(shown + 1))
        << testing::PrintToString(found);
  }
};

TEST_F(KilledStudio, LosesNothingAtHundredsOfInstants) {
  killAtRandom([this] { EditedDeck::writeTo(home_); },
               [this](std::atomic<int>& shown) {
                 EditedDeck deck(home_);
                 while (edit(deck, shown).empty()) ++shown;
               },
               [this](int shown) { expectDone(shown); });
}

}  // namespace
}  // namespace raindelay
