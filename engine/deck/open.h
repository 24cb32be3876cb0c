#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "deck/folder.h"
#include "deck/import_answers.h"
#include "deck/problem.h"

namespace raindelay::deck {

/// A deck that somebody pointed at.
struct DeckSource {
  enum class Kind : std::uint8_t {
    kFolder,   ///< with a deck.yaml
    kTable,    ///< a table without one: `layout` is a proposal
    kArchive,  ///< a ZIP file: nothing of it can be changed
  };

  Kind kind = Kind::kFolder;
  std::shared_ptr<const Folder> folder;
  std::filesystem::path root;  ///< the folder on disk; of an archive, the one that it lies in
  std::string layout;          ///< of kTable: the deck.yaml that is shown and could be saved
  std::string table = {};      ///< of kTable: the table's path in the folder
  ImportAnswers answers = {};  ///< of kTable: what the layout was made by
  Problems problems = {};      ///< what isn't taken over of another program's project
};

/// Opens a deck by its folder, its deck.yaml, a .deck.zip (any .zip), or a bare table (.csv, .tsv,
/// .txt, .xlsx, .ods) for which a layout is proposed. A table beside a deck.yaml that reads
/// it is opened as that deck. A folder without deck.yaml may have one table, or be a project of
/// another program (see foreign_project.h). The layout is proposed by `answers` if there are any
/// and they fit the table, else by the most likely ones.
Checked<DeckSource> openDeck(const std::filesystem::path& path,
                             const std::optional<ImportAnswers>& answers = std::nullopt);

}  // namespace raindelay::deck
