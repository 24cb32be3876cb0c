#pragma once

#include <QDir>
#include <QString>

#include "deck/folder.h"

namespace raindelay {

/// A game's assets that travel inside the program (deck.yaml, cards.csv, art/, rules.md), as a deck
/// folder.
class AssetFolder : public deck::Folder {
 public:
  /// `gameId` as in "tarot-de-cooperstown".
  explicit AssetFolder(const QString& gameId);

  std::vector<std::string> list(const std::string& folder) const override;
  std::vector<std::string> folders(const std::string& folder) const override;

 protected:
  deck::Checked<std::string> readChecked(const std::string& path, std::size_t most) const override;

 private:
  [[nodiscard]] std::vector<std::string> found(const std::string& folder, QDir::Filters kind) const;

  QString root_;
};

}  // namespace raindelay
