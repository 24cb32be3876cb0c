#include "deck/templates.h"

#include <algorithm>
#include <array>
#include <optional>
#include <system_error>

#include "core/file_set.h"
#include "deck/builtin_templates.h"
#include "deck/folder.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

constexpr ProblemKind kFolderInUse{
    "folder-in-use", Severity::kError,
    RD_TEXT("Deck", "%1 already exists and is not an empty folder.")};
constexpr ProblemKind kUnwritable{"unwritable", Severity::kError,
                                  RD_TEXT("Deck", "%1 cannot be written.")};

namespace fs = std::filesystem;

constexpr std::array kTemplates = {
    DeckTemplate{"simple", RD_TEXT("DeckTemplate", "Title, picture and text"),
                 RD_TEXT("DeckTemplate",
                         "Poker cards with a title, a picture and a text that shrinks "
                         "where it has to.")},
    DeckTemplate{"resources", RD_TEXT("DeckTemplate", "Costs and symbols"),
                 RD_TEXT("DeckTemplate",
                         "Cards with rows of icons, icons in the text, keywords and "
                         "figures that stand side by side.")},
    DeckTemplate{"playing-cards", RD_TEXT("DeckTemplate", "Playing cards"),
                 RD_TEXT("DeckTemplate",
                         "A pack of 54 with suits, pips and a second set of "
                         "colours.")},
};

DeckFiles builtinFiles(std::string_view folder) {
  DeckFiles files;
  for (const BuiltinTemplateFile& file : builtinTemplateFiles()) {
    if (file.deck == folder) files.emplace(file.path, file.text);
  }
  return files;
}

}  // namespace

std::span<const DeckTemplate> deckTemplates() {
  return kTemplates;
}

DeckFiles templateFiles(std::string_view id, std::string_view name) {
  const auto known = [id](const DeckTemplate& each) { return each.id == id; };
  if (std::none_of(kTemplates.begin(), kTemplates.end(), known)) return {};
  DeckFiles files = builtinFiles(id);
  if (name.empty()) return files;
  // (Ours say it in a line of its own.)
  std::string& yaml = files["deck.yaml"];
  const std::size_t begin = yaml.find("\nname: ") + 1;
  yaml.replace(begin, yaml.find('\n', begin) - begin, "name: " + yamlText(name));
  return files;
}

DeckFiles exampleFiles(std::string_view name) {
  DeckFiles files = templateFiles("simple", name);
  for (auto& [path, text] : builtinFiles("example")) files[path] = text;
  return files;
}

Checked<fs::path> mayHoldDeck(const fs::path& folder) {
  if (folder.empty()) return Problem(kUnwritable, {inQuotes("")});
  std::error_code trouble;
  if (!fs::exists(folder, trouble) ||
      (fs::is_directory(folder, trouble) && fs::is_empty(folder, trouble))) {
    return folder;
  }
  return Problem(kFolderInUse, {inQuotes(folder.string())});
}

Checked<fs::path> writeDeck(const DeckFiles& deck, const fs::path& folder) {
  if (auto may = mayHoldDeck(folder); !may) return may;
  for (const auto& [path, bytes] : deck) {
    if (auto inside = checkedPath(path); !inside) return inside.problem();
  }
  files::Set set;
  const auto refused = [](const std::optional<files::Failure>& failure) {
    return Problem(kUnwritable, {inQuotes(failure->path)});
  };
  if (auto failure = set.makeFolder((folder / "art").string())) return refused(failure);
  for (const auto& [path, bytes] : deck) {
    const std::string target =
        (folder / fs::path(std::u8string(path.begin(), path.end()))).string();
    auto failure = set.makeFolder(files::folderOf(target));
    if (!failure) failure = set.add(target, bytes, files::Readers::kUsual);
    if (failure) return refused(failure);
  }
  if (auto failure = set.finish(files::Existing::kKeep)) return refused(failure);
  return folder;
}

}  // namespace raindelay::deck
