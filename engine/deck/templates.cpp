#include "deck/templates.h"

#include <array>
#include <fstream>
#include <system_error>

#include "deck/builtin_templates.h"
#include "deck/folder.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

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

}  // namespace

std::span<const DeckTemplate> deckTemplates() {
  return kTemplates;
}

std::map<std::string, std::string> templateFiles(std::string_view id) {
  std::map<std::string, std::string> files;
  for (const BuiltinTemplateFile& file : builtinTemplateFiles()) {
    if (file.deck == id) files.emplace(file.path, file.text);
  }
  return files;
}

Result<void> writeDeck(const std::map<std::string, std::string>& files, const fs::path& folder) {
  std::error_code trouble;
  const std::string name = inQuotes(folder.string());
  if (fs::exists(folder, trouble) &&
      !(fs::is_directory(folder, trouble) && fs::is_empty(folder, trouble))) {
    return Error{name + " is there already and is not an empty folder."};
  }
  for (const auto& [path, bytes] : files) {
    if (auto inside = checkedPath(path); !inside) return inside.error();
    const fs::path target = folder / fs::path(std::u8string(path.begin(), path.end()));
    fs::create_directories(target.parent_path(), trouble);
    std::ofstream out(target, std::ios::binary);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out.close();
    if (!out) return Error{inQuotes(target.string()) + " cannot be written."};
  }
  return {};
}

}  // namespace raindelay::deck
