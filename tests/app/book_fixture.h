#pragma once

#include <gtest/gtest.h>

#include <QFile>
#include <memory>
#include <string>

#include "app/table_fixture.h"
#include "shelf/shelf.h"
#include "shell/game_catalog.h"
#include "support/game_files.h"
#include "translations/words.h"

namespace raindelay {

/// A record of a game's tests, "tarot/undo".
inline Match recordedMatch(const std::string& name) {
  QFile file(test::recordFile(name + ".jsonl"));
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name;
  return shelf::openRecord(file.readAll().toStdString(), name)->match();
}

/// Its table, where everything was shown to who looks.
inline std::unique_ptr<MatchController> recordedTable(const std::string& name) {
  Match match = recordedMatch(name);
  const auto tables = std::make_shared<const deck::DataFrames>(builtinData(match.info().id));
  auto table =
      std::make_unique<MatchController>(std::move(match), tables, MatchController::Keep(), false);
  table->playback()->setMotionMs(0);
  table->seating()->takeSeat();
  return table;
}

}  // namespace raindelay
