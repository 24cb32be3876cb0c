#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "deck/folder.h"
#include "fonts/coverage.h"

namespace raindelay {

/// The fonts that a deck may name for what its own lack: those that lie in its folder, and those of
/// the program and the computer. Belongs to one thread at a time.
class FallbackFonts {
 public:
  explicit FallbackFonts(std::shared_ptr<const deck::Folder> folder) : folder_(std::move(folder)) {}

  /// A file of the deck or a typeface that has the character, as `fonts` names it; empty if there
  /// is none. Only an emoji is looked for in colour, there first and in files alone.
  std::string with(char32_t character);

 private:
  struct File {
    std::string path;
    Coverage coverage;
    bool isInColor;
  };

  const std::vector<File>& files();

  std::shared_ptr<const deck::Folder> folder_;
  std::optional<std::vector<File>> files_;  // read when first needed
};

}  // namespace raindelay
