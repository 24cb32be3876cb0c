#include "shelf/study_search.h"

#include <atomic>

#include "study/cells.h"
#include "study/searches.h"

namespace raindelay::shelf {

Result<ShelvedGame> StudySearch::gameWith(const std::vector<study::CellPatch>& cells) const {
  const ShelvedGame& base = game_.variants.front();
  const auto tables = study::withCells(game_.study, cells, *base.cards);
  if (!tables) return tables.error();
  return take(base.options, *tables);
}

const Result<std::string>& StudySearch::hashOf(const std::vector<study::CellPatch>& cells) {
  Said said;
  for (const study::CellPatch& cell : cells) {
    said.insert(said.end(), {cell.table.text, cell.code.text, std::to_string(cell.row),
                             cell.column.text, cell.value});
  }
  const auto found = hashes_.find(said);
  if (found != hashes_.end()) return found->second;
  const auto changed = gameWith(cells);
  return hashes_
      .emplace(std::move(said), changed ? Result<std::string>(changed->fingerprint)
                                        : Result<std::string>(changed.error()))
      .first->second;
}

Result<void> StudySearch::playable(const std::vector<study::CellPatch>& cells) {
  const Result<std::string>& hash = hashOf(cells);
  if (!hash) return hash.error();
  return {};
}

const std::vector<study::Pair>& StudySearch::pairs(const study::LineUp& lineUp,
                                                   const std::vector<study::CellPatch>& cells,
                                                   std::int64_t count) {
  const Result<std::string>& hash = hashOf(cells);
  const std::string level = study::searchLevel(lineUp, hash ? *hash : "");
  const auto played = static_cast<std::int64_t>(known_.of(level).size());
  const bool plays = playing_.keep && kept_ && !playing_.stopped() && played < count;
  const auto changed = plays ? gameWith(cells) : Result<ShelvedGame>(Error{});
  if (!changed) return known_.of(level);
  study::PairsSpec spec = pairsSpec(game_, lineUp, {});
  spec.first = played;
  spec.end = count;
  spec.threads = playing_.threads;
  std::atomic<bool> full = false;
  spec.stopped = [&] { return full || playing_.stopped(); };
  playPairsOf({*changed}, spec, [&](const study::Pair& pair) {
    if (full) return;
    kept_ = playing_.keep(level, pair);
    full = !kept_;
  });
  return known_.of(level);
}

}  // namespace raindelay::shelf
