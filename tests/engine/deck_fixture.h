#pragma once

#include <map>
#include <memory>
#include <string>

#include "deck/deck.h"
#include "deck/problem_kinds.h"
#include "deck/zip.h"

namespace raindelay::deck {

/// A deck's folder that exists in memory only.
class MemoryFolder : public Folder {
 public:
  std::map<std::string, std::string> files;

  std::vector<std::string> list(const std::string& folder) const override {
    std::vector<std::string> found;
    for (const auto& [path, bytes] : files) {
      const std::size_t slash = path.rfind('/');
      if ((slash == std::string::npos ? "" : path.substr(0, slash)) == folder)
        found.push_back(path);
    }
    return found;
  }

  std::vector<std::string> folders(const std::string& folder) const override {
    const ZipFolder zipped(ZipFiles(files.begin(), files.end()));
    return zipped.folders(folder);
  }

 protected:
  Checked<std::string> readChecked(const std::string& path, std::size_t /*most*/) const override {
    const auto file = files.find(path);
    if (file == files.end()) return Problem(kinds::kNoFile, {'"' + path + '"'});
    return file->second;
  }
};

inline constexpr const char* kTestCards =
    "code,kind,name,name.de,suit,rank,value,copies\n"
    "a,plain,One,Eins,bats,A,1,\n"
    "b,plain,Two,,balls,2,2,3\n"
    "c,fancy,Three,Drei,,10,10,1\n";

/// The text before the layouts in a test deck: lines 1 to 6 of its deck.yaml.
inline constexpr const char* kTestHead =
    "format: raindelay-deck/1\n"
    "card: {size: [50mm, 100mm], corner: 5, bleed: 3, safe: 4mm}\n"
    "palette: {paper: \"#ffffff\", ink: \"#102030\", red: \"#ff0000\", back: red}\n"
    "fonts: {main: {family: Inter, weight: 600}}\n"
    "maps: {suit-ink: {bats: red, balls: ink}, short: {One: I, else: more}}\n"
    "layouts:\n";  // the first layout is on line 7

/// The folder of a test deck whose layouts are given (indented by two).
inline std::shared_ptr<MemoryFolder> testFolder(const std::string& layouts,
                                                const std::string& cards = kTestCards) {
  auto folder = std::make_shared<MemoryFolder>();
  folder->files["deck.yaml"] = kTestHead + layouts;
  folder->files["cards.csv"] = cards;
  return folder;
}

/// Layouts `plain` and `fancy`, the first with these front elements (a YAML list in one line).
inline std::string withElements(const std::string& elements) {
  return "  plain: {front: " + elements + "}\n  fancy: {front: []}\n";
}

using Sentences = std::vector<std::string>;

inline Sentences sentencesOf(const Problems& problems) {
  Sentences sentences;
  for (const Problem& problem : problems.list()) sentences.push_back(problem.sentence());
  return sentences;
}

/// All that readDeck says about the deck, a sentence a line: an empty string if it is fine.
inline std::string readMessage(std::shared_ptr<const Folder> folder) {
  std::string all;
  for (const std::string& sentence : sentencesOf(readDeck(std::move(folder)).problems)) {
    all += (all.empty() ? "" : "\n") + sentence;
  }
  return all;
}

}  // namespace raindelay::deck
