#include "painter/font_store.h"

#include <QFileInfo>

#include "deck/font_file.h"
#include "deck/words.h"
#include "fonts/font_instance.h"
#include "fonts/fonts.h"

namespace raindelay {
namespace {

constexpr deck::ProblemKind kUnusable{
    "font-unusable", deck::Severity::kError,
    RD_TEXT("Deck", "%1 cannot be drawn with; save it as TTF or OTF in a font editor.")};
constexpr deck::ProblemKind kOneWeight{
    "font-one-weight", deck::Severity::kWarning,
    RD_TEXT(
        "Deck",
        "%1 is a variable font whose weight cannot be set here; put a file for each weight into "
        "the deck.")};
constexpr deck::ProblemKind kTooMany{
    "fonts-too-large", deck::Severity::kError,
    RD_TEXT("Deck",
            "%1 is not drawn with: the deck's fonts are larger than %2 MB, each weight of a "
            "variable font counted.")};
constexpr const char* kStandIn = "Inter";

}  // namespace

QStringList FontStore::families(const deck::FontRole& role) {
  QStringList families;
  const auto add = [&](const std::string& family) {
    const QString known = deck::isFontFile(family) ? face(family, role.weight).family
                                                   : QString::fromStdString(family);
    if (!known.isEmpty()) families << known;
  };
  add(role.family);
  for (const std::string& family : role.fallbacks) add(family);
  if (families.isEmpty()) families << QString::fromLatin1(kStandIn);
  return families;
}

std::vector<deck::Problem> FontStore::problems(const deck::FontRole& role) {
  std::vector<deck::Problem> problems;
  for (const std::string_view path : role.files()) {
    const auto& problem = face(std::string(path), role.weight).problem;
    if (problem) problems.push_back(*problem);
  }
  return problems;
}

const FontStore::Face& FontStore::face(const std::string& path, int weight) {
  const auto [entry, isNew] = files_.try_emplace(path);
  File& file = entry->second;
  if (isNew) read(path, file);
  if (file.bytes.empty()) return file.faces.at(0);
  const auto [known, isNewWeight] = file.faces.try_emplace(weight);
  Face& made = known->second;
  if (!isNewWeight) return made;
  const auto pinned = atWeight(file.bytes, weight);
  made = loaded(pinned ? *pinned : file.bytes, path);
  if (!pinned && !made.problem) made.problem = deck::Problem(kOneWeight, {deck::inQuotes(path)});
  return made;
}

void FontStore::read(const std::string& path, File& file) {
  auto bytes = folder_->read(path);
  if (!bytes) {
    file.faces[0].problem = bytes.problem();
  } else if (auto problem = deck::checkFont(*bytes, path)) {
    file.faces[0].problem = std::move(problem);
  } else if (hasWeights(*bytes)) {
    file.bytes = *std::move(bytes);
  } else {
    file.faces[0] = loaded(*bytes, path);
  }
}

FontStore::Face FontStore::loaded(std::string_view bytes, const std::string& path) {
  bytes_ += bytes.size();
  if (bytes_ > kMostFontBytes) {
    return {{},
            deck::Problem(kTooMany, {deck::inQuotes(path), std::to_string(kMostFontMegabytes)})};
  }
  Face face{familyOf(bytes, QFileInfo(QString::fromStdString(path)).completeBaseName()), {}};
  if (face.family.isEmpty()) face.problem = deck::Problem(kUnusable, {deck::inQuotes(path)});
  return face;
}

}  // namespace raindelay
