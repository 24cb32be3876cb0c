#include "lab/study_file.h"

#include <filesystem>

#include "core/files.h"
#include "core/limits.h"
#include "study/read_study.h"

namespace raindelay::lab {

namespace {

constexpr std::string_view kEnding = ".study.yaml";

/// One sentence, or a line for each.
Error errorOf(const deck::Problems& problems) {
  std::string all;
  for (const deck::Problem& problem : problems.list()) {
    all += (all.empty() ? "" : "\n") + problem.sentence();
  }
  return {all};
}

}  // namespace

study::ResultsHeader OpenStudy::header(const study::Share& share) const {
  study::ResultsHeader header = game.header;
  header.share = share;
  return header;
}

std::string OpenStudy::resultsPath(const study::Share& share) const {
  if (share.of == 1) return path + ".results.jsonl";
  return path + ".results." + std::to_string(share.index + 1) + "-of-" + std::to_string(share.of) +
         ".jsonl";
}

Result<OpenStudy> openStudy(const std::string& path) {
  if (!path.ends_with(kEnding)) return Error{path + ": a study's file is called NAME.study.yaml"};
  const auto text = files::read(path, kMaxStudyBytes);
  if (!text) return text.error();
  deck::Problems problems;
  auto study = study::readStudy(*text, std::filesystem::path(path).filename().string(), problems);
  if (!study) return errorOf(problems);
  const auto folder = std::make_shared<const deck::DiskFolder>(files::folderOf(path));
  auto game = shelf::studyGame(*study, folder, RAINDELAY_VERSION);
  if (!game) return game.error();
  auto asked = study::askedOf(game->study, game->figures());
  if (!asked) return asked.error();
  auto searches = study::searchesOf(game->study, game->figures(), *game->variants[0].cards);
  if (!searches) return searches.error();
  return OpenStudy{*std::move(game), *std::move(asked), *std::move(searches),
                   path.substr(0, path.size() - kEnding.size())};
}

}  // namespace raindelay::lab
