#pragma once

#include <memory>
#include <string>

#include "engine/deck_fixture.h"
#include "shelf/study_game.h"
#include "study/read_study.h"

namespace raindelay::study {

/// A study that has all that there is.
inline constexpr const char* kWholeStudy = R"(format: raindelay-study/1
game: quick-tennis
options: {sets: game}
seats: 2
levels: [random, coach]
variants:
  spread:
    cells:
      cards.csv:
        - {code: red-4, column: code, value: red-3b}
        - {row: 13, column: code, value: blue-3b}
      calls.csv: {row: 5, column: to, value: 4}
    options: {sets: four-games}
questions:
  - ask: compare
    variant: spread
    against: base
    figures: [points, wins.0]
    tolerance: {points: 2.5}
    target: {wins.0: [0.4, 0.6]}
stop: {pairs: 200, fewest: 20, width: {points: 1}, decided: true, minutes: 3}
seed: 1f
)";

/// The first sentence about a study that can't be read, or nothing.
inline std::string saidOf(const std::string& yaml) {
  deck::Problems problems;
  const auto study = readStudy(yaml, "x.study.yaml", problems);
  if (study) return {};
  return problems.list().empty() ? "no study and no problem" : problems.list()[0].sentence();
}

/// A study that can be read.
inline Study studyOf(const std::string& yaml) {
  deck::Problems problems;
  auto study = readStudy(yaml, "x.study.yaml", problems);
  for (const deck::Problem& problem : problems.list()) ADD_FAILURE() << problem.sentence();
  return study.value_or(Study());
}

/// The game of a study whose folder is empty.
inline Result<shelf::StudyGame> gameOf(
    const std::string& yaml,
    std::shared_ptr<const deck::Folder> folder = std::make_shared<deck::MemoryFolder>()) {
  return shelf::studyGame(studyOf(yaml), std::move(folder), "1.0");
}

}  // namespace raindelay::study
