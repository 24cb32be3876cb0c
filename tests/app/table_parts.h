#pragma once

#include <utility>

#include "app/table_fixture.h"
#include "table/decision.h"
#include "table/playback.h"
#include "table/seating.h"
#include "table/takeback.h"

namespace raindelay {

/// The parts of a table without what leads from one to the next: a test says when all was shown.
struct TableParts {
  explicit TableParts(Match begun) : match(std::move(begun)) { showAll(); }

  /// All of the match was shown.
  void showAll() {
    playback.standAt(match.steps().size());
    playback.rest();
    seating.hotSeat().settled(match);
    decision.open();
    tell();
  }
  /// Takes all there is for the viewer, as after a hand-over.
  void lookAgain() {
    pieces.clear();
    decision.clear();
    showAll();
  }
  void tell() {
    seating.tell();
    decision.tell();
    takeback.tell();
  }

  Match match;
  deck::DataFrames tables;
  Playback playback{[](const Playback::Shown&, bool) { return 0.0; }};
  Seating seating{match, playback, false};
  DeckNarrator narrator{match.game(), tables, seating.names()};
  PieceModel pieces{match.game(), [this](Face face) { return narrator.name(face); }};
  LogModel log;
  Deciders deciders{match, seating};
  Decision decision{{match, narrator, pieces, playback, seating, deciders}};
  Takeback takeback{match, seating, playback, decision, log};
};

}  // namespace raindelay
