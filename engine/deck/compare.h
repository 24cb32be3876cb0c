#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "deck/deck.h"
#include "deck/picture.h"

namespace raindelay::deck {

/// The look of a face, as a number: the same for faces that look the same, another one for any
/// other. It doesn't depend on the program's run, so it can be kept in a file.
using Look = std::uint64_t;

/// The looks of a folder's art files: of their bytes, each read once until it is forgotten.
class ArtLooks {
 public:
  explicit ArtLooks(std::shared_ptr<const Folder> folder) : folder_(std::move(folder)) {}

  /// 0 if the file cannot be read.
  Look of(const std::string& path);
  /// The file was changed.
  void forget(std::string_view path);
  void forgetAll() { known_.clear(); }

 private:
  std::shared_ptr<const Folder> folder_;
  std::map<std::string, Look, std::less<>> known_;
};

/// The look of a composed face with its art.
Look lookOf(const Picture& picture, ArtLooks& art);

/// The looks of a card.
struct CardLooks {
  std::string code;
  Look front = 0, back = 0;
  int copies = 1;

  friend bool operator==(const CardLooks&, const CardLooks&) = default;
};

/// The looks of every card of a deck, in its order; 1,000 cards take some tens of milliseconds. A
/// window keeps them to know which faces to paint again; they are a print shop's memory, and two
/// versions of a deck are compared by them.
std::vector<CardLooks> looksOf(const Deck& deck, ArtLooks& art, std::string_view language = {});

/// The change of a card from one version of a deck to another. Cards are known by their code.
struct CardChange {
  std::optional<std::size_t> before, after;  ///< where it stands; nothing: it isn't there
  bool front = false, back = false;          ///< looks different
  bool copies = false;                       ///< there are more or fewer of it

  bool changed() const { return !before || !after || front || back || copies; }
  friend bool operator==(const CardChange&, const CardChange&) = default;
};

/// Every card of the later version in its order, then those that it lacks.
std::vector<CardChange> compareLooks(const std::vector<CardLooks>& before,
                                     const std::vector<CardLooks>& after);

}  // namespace raindelay::deck
