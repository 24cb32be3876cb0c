#pragma once

#include <QString>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace raindelay {

/// A font of a file, as Qt sets it.
struct FileFont {
  QString family;         ///< by which it is asked for; empty: Qt can't draw with it
  bool hasWeight = true;  ///< false: it has several weights, none of which can be set (CFF2)
  /// Its bytes if glyphs of it are in colour, else null.
  std::shared_ptr<const std::string> colors = nullptr;
};

/// Makes a font known to Qt that deck::checkFont() accepts (of a collection the first one), a
/// variable one (hasWeights()) at this weight. The family is called by `name` and by what is in the
/// file, so that it takes no other font's place, whatever it calls itself. Each content is loaded
/// once and stays for as long as the program runs: taking one away makes Qt look for all others
/// anew. The weights that were asked for last needn't be made again. From any thread.
FileFont fileFont(std::string_view font, const QString& name, std::optional<int> weight);

/// True for the family of such a font.
bool isOfAFile(const QString& family);

}  // namespace raindelay
