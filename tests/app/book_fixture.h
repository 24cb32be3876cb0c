#pragma once

#include <gtest/gtest.h>

#include <QFile>
#include <memory>
#include <string>

#include "app/table_fixture.h"
#include "session/game_catalog.h"
#include "session/words.h"
#include "shelf/shelf.h"
#include "support/source_dir.h"

namespace raindelay {

/// A record of tests/records, "tarot/undo".
inline Match recordedMatch(const std::string& name) {
  QFile file(QString::fromStdString(RAINDELAY_SOURCE_DIR "/tests/records/" + name + ".jsonl"));
  EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name;
  return shelf::openRecord(file.readAll().toStdString(), name)->match();
}

/// Its table, where everything was shown to who looks.
inline std::unique_ptr<MatchController> recordedTable(const std::string& name) {
  Match match = recordedMatch(name);
  const auto tables = std::make_shared<const deck::Tables>(builtinTables(match.info().id));
  auto table =
      std::make_unique<MatchController>(std::move(match), tables, MatchController::Keep(), false);
  table->playback()->setMotionMs(0);
  table->seating()->takeSeat();
  return table;
}

}  // namespace raindelay
