#include "deck/templates.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <system_error>
#include <vector>

#include "deck/builtin_templates.h"
#include "deck/folder.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

constexpr ProblemKind kFolderInUse{
    "folder-in-use", Severity::kError,
    RD_TEXT("Deck", "%1 is there already and is not an empty folder.")};
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
  std::error_code trouble;
  if (!fs::exists(folder, trouble) ||
      (fs::is_directory(folder, trouble) && fs::is_empty(folder, trouble))) {
    return folder;
  }
  return Problem(kFolderInUse, {inQuotes(folder.string())});
}

Checked<fs::path> writeDeck(const DeckFiles& files, const fs::path& folder) {
  if (auto may = mayHoldDeck(folder); !may) return may;
  for (const auto& [path, bytes] : files) {
    if (auto inside = checkedPath(path); !inside) return inside.problem();
  }
  std::vector<fs::path> made;
  const auto refused = [&made](const fs::path& path) {
    std::error_code trouble;
    std::for_each(made.rbegin(), made.rend(),
                  [&](const fs::path& each) { fs::remove(each, trouble); });
    return Problem(kUnwritable, {inQuotes(path.string())});
  };
  const auto makeFolder = [&made](const fs::path& path) {
    std::vector<fs::path> lacking;
    std::error_code trouble;
    for (fs::path each = path; !each.empty() && !fs::exists(each, trouble);
         each = each.parent_path()) {
      lacking.push_back(each);
    }
    std::for_each(lacking.rbegin(), lacking.rend(), [&](const fs::path& each) {
      if (fs::create_directory(each, trouble)) made.push_back(each);
    });
    return fs::is_directory(path, trouble);
  };
  if (!makeFolder(folder / "art")) return refused(folder);
  for (const auto& [path, bytes] : files) {
    const fs::path target = folder / fs::path(std::u8string(path.begin(), path.end()));
    if (!makeFolder(target.parent_path())) return refused(target.parent_path());
    made.push_back(target);
    std::ofstream out(target, std::ios::binary);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out.close();
    if (!out) return refused(target);
  }
  return folder;
}

}  // namespace raindelay::deck
