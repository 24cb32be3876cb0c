#pragma once

#include <QString>
#include <QStringList>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "deck/deck.h"

namespace raindelay {

/// Most bytes of fonts that are taken from a deck, each weight of a variable one counted.
inline constexpr std::size_t kMostFontMegabytes = 128,
                             kMostFontBytes = kMostFontMegabytes * 1024 * 1024;

/// The fonts of a deck's folder, ready to be set in: each file read, checked and made known to Qt
/// once. Belongs to one thread at a time.
class FontStore {
 public:
  explicit FontStore(std::shared_ptr<const deck::Folder> folder) : folder_(std::move(folder)) {}

  /// The role's families as Qt knows them, in their order. What can't be used is left out; if
  /// nothing is left, the program's own stands in.
  QStringList families(const deck::FontRole& role);
  /// The reasons why files of the role can't be used, or not as they should.
  std::vector<deck::Problem> problems(const deck::FontRole& role);

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
  Face loaded(std::string_view bytes, const std::string& path);

  std::shared_ptr<const deck::Folder> folder_;
  std::size_t bytes_ = 0;  // of all faces
  std::map<std::string, File, std::less<>> files_;
};

}  // namespace raindelay
