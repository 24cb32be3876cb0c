#pragma once

#include <QString>
#include <QStringList>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "deck/deck.h"
#include "fonts/color_font.h"
#include "painter/fallback_fonts.h"
#include "painter/typeface.h"

namespace raindelay {

/// How a character that is a letter and a picture is meant.
enum class Presentation { kText, kEmoji };

/// The fonts of a deck's folder, ready to be set in: each file read, checked and made known to Qt
/// once. Belongs to one thread at a time.
class FontStore {
 public:
  explicit FontStore(std::shared_ptr<const deck::Folder> folder)
      : folder_(std::move(folder)), fallbacks_(folder_) {}

  /// The name by which Qt knows a family that a role says; empty if it can't be used.
  QString family(const std::string& family, int weight);
  /// The role's families as Qt knows them, in their order, but for files in colour: they are the
  /// last for text and the first for emoji. What can't be used is left out; if nothing is left, the
  /// program's own stands in.
  QStringList families(const deck::FontRole& role, Presentation as = Presentation::kText);
  /// True if a font in colour has been met.
  bool hasColors() const { return !colors_.empty(); }
  /// The font in colour that Qt knows by the family; null if it isn't one.
  ColorFont* colors(const QString& family) const;
  /// The typeface that Qt knows by the family, as the role has it.
  Typeface& typeface(const QString& family, const deck::FontRole& role);
  /// The reasons why fonts of the role can't be used, or not as they should.
  std::vector<deck::Problem> problems(const deck::FontRole& role);
  /// What stands in for characters that these fonts lack.
  FallbackFonts& fallbacks() { return fallbacks_; }

 private:
  struct Face {
    QString family;  // empty: it can't be used
    std::optional<deck::Problem> problem;
  };
  struct File {
    std::string bytes;          // only if it has several weights
    std::map<int, Face> faces;  // by weight; of any other file one, at 0
  };

  const Face& face(const std::string& path, int weight);
  void read(const std::string& path, File& file);
  Face loaded(std::string_view bytes, const std::string& path,
              std::optional<int> weight = std::nullopt);
  const std::optional<deck::Problem>& installed(const std::string& family);

  std::shared_ptr<const deck::Folder> folder_;
  FallbackFonts fallbacks_;
  std::size_t bytes_ = 0;  // of all faces, each as large as its file
  std::map<std::string, File, std::less<>> files_;
  std::map<QString, std::unique_ptr<ColorFont>> colors_;  // by family
  std::map<std::string, std::optional<deck::Problem>> installed_;
  std::map<std::tuple<QString, int, bool>, Typeface> typefaces_;  // family, weight, italic
};

}  // namespace raindelay
