#include "painter/font_store.h"

#include <QFileInfo>
#include <QFontInfo>
#include <QRawFont>
#include <algorithm>

#include "core/limits.h"
#include "deck/font_file.h"
#include "deck/words.h"
#include "fonts/fallback.h"
#include "fonts/file_font.h"
#include "fonts/font_instance.h"
#include "fonts/fonts.h"

namespace raindelay {
namespace {

constexpr deck::ProblemKind kUnusable{
    "font-unusable", deck::Severity::kError,
    RD_TEXT("Deck", "%1 can't be used; save it as TTF or OTF in a font editor.")};
constexpr deck::ProblemKind kOneWeight{
    "font-one-weight", deck::Severity::kWarning,
    RD_TEXT(
        "Deck",
        "%1 is a variable font whose weight cannot be set here; put a file for each weight into "
        "the deck.")};
constexpr deck::ProblemKind kTooMany{"fonts-too-large", deck::Severity::kError,
                                     RD_TEXT("Deck",
                                             "%1 isn't used: the deck's fonts are larger than %2 "
                                             "MB, counting each weight of a variable font.")};
constexpr deck::ProblemKind kInstalledColors{
    "font-colors-installed", deck::Severity::kError,
    RD_TEXT("Deck",
            "%1 is a typeface in colour: put its file into the deck and name that in \"fonts\".")};
constexpr const char* kStandIn = "Inter";

}  // namespace

QString FontStore::family(const std::string& family, int weight) {
  return deck::isFontFile(family) ? face(family, weight).family : QString::fromStdString(family);
}

QStringList FontStore::families(const deck::FontRole& role, Presentation as) {
  QStringList families;
  for (const std::string& each : role.families()) {
    const QString known = family(each, role.weight);
    if (!known.isEmpty()) families << known;
  }
  if (families.isEmpty()) families << QString::fromLatin1(kStandIn);
  std::stable_partition(families.begin(), families.end(), [&](const QString& family) {
    return (colors(family) != nullptr) == (as == Presentation::kEmoji);
  });
  return families;
}

ColorFont* FontStore::colors(const QString& family) const {
  const auto found = colors_.find(family);
  return found == colors_.end() ? nullptr : found->second.get();
}

std::vector<deck::Problem> FontStore::problems(const deck::FontRole& role) {
  std::vector<deck::Problem> problems;
  for (const std::string& family : role.families()) {
    const auto& problem =
        deck::isFontFile(family) ? face(family, role.weight).problem : installed(family);
    if (problem) problems.push_back(*problem);
  }
  return problems;
}

Typeface& FontStore::typeface(const QString& family, const deck::FontRole& role) {
  return typefaces_
      .try_emplace(std::tuple(family, role.weight, role.italic), family, role, colors(family))
      .first->second;
}

// Qt's printer leaves out glyphs in colour, and what is installed is different everywhere.
const std::optional<deck::Problem>& FontStore::installed(const std::string& family) {
  const auto [known, isNew] = installed_.try_emplace(family);
  const QFont font(QString::fromStdString(family));
  if (!isNew || isEmbedded(font.family())) return known->second;
  if (QFontInfo(font).family().compare(font.family(), Qt::CaseInsensitive) != 0) {
    return known->second;
  }
  if (isInColor(QRawFont::fromFont(font))) {
    known->second = deck::Problem(kInstalledColors, {deck::inQuotes(family)});
  }
  return known->second;
}

const FontStore::Face& FontStore::face(const std::string& path, int weight) {
  const auto [entry, isNew] = files_.try_emplace(path);
  File& file = entry->second;
  if (isNew) read(path, file);
  if (file.bytes.empty()) return file.faces.at(0);
  const auto [known, isNewWeight] = file.faces.try_emplace(weight);
  if (isNewWeight) known->second = loaded(file.bytes, path, weight);
  return known->second;
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

FontStore::Face FontStore::loaded(std::string_view bytes, const std::string& path,
                                  std::optional<int> weight) {
  bytes_ += bytes.size();
  if (bytes_ > kMaxFontBytes) {
    return {
        {},
        deck::Problem(kTooMany, {deck::inQuotes(path), std::to_string(kMaxFontBytes / kMegabyte)})};
  }
  const QString name = QFileInfo(QString::fromStdString(path)).completeBaseName();
  const FileFont font = fileFont(bytes, name, weight);
  if (font.family.isEmpty()) return {{}, deck::Problem(kUnusable, {deck::inQuotes(path)})};
  if (font.colors) {
    auto& colors = colors_[font.family];
    if (!colors) colors = std::make_unique<ColorFont>(*font.colors);
  }
  Face face{font.family, {}};
  if (!font.hasWeight) face.problem = deck::Problem(kOneWeight, {deck::inQuotes(path)});
  return face;
}

}  // namespace raindelay
