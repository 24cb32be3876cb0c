#include "deck/import_answers.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "deck/art_check.h"
#include "deck/column_facts.h"
#include "deck/deck.h"
#include "deck/length.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

using Columns = std::vector<ColumnFacts>;

constexpr std::size_t kLongText = 25;  // characters of a rules text, on average
constexpr std::size_t kShortText = 4;  // of a cost
constexpr std::size_t kMostSampled = 12;
constexpr std::size_t kHeadOfDrawing = 8192;

constexpr std::array<std::string_view, 13> kCopies = {
    "copies", "copy",   "qty",   "quantity", "count",  "amount",  "#",
    "x",      "anzahl", "menge", "stück",    "copias", "cantidad"};
constexpr std::array<std::string_view, 10> kTexts = {"text",    "rules",       "rule", "effect",
                                                     "ability", "description", "desc", "regel",
                                                     "effekt",  "beschreibung"};
constexpr std::array<std::string_view, 5> kCosts = {"cost", "price", "mana", "kosten", "preis"};
constexpr std::array<std::string_view, 9> kBacks = {"back",         "back text", "back image",
                                                    "back picture", "backside",  "back side",
                                                    "rückseite",    "reverso",   "dorso"};
constexpr std::array<std::string_view, 8> kPictures = {
    "art", "picture", "image", "artwork", "illustration", "bild", "imagen", "file"};
constexpr std::array<std::string_view, 7> kIds = {"id",      "uuid",    "guid",  "_id",
                                                  "card id", "card_id", "cardid"};

// Width to height of a picture; of a drawing, of its view box.
std::optional<double> shapeOf(std::string_view bytes, const std::string& path) {
  if (!isSvg(path)) {
    const auto facts = checkImage(bytes, path);
    if (!facts) return std::nullopt;
    return static_cast<double>(facts->width) / facts->height;
  }
  std::string_view head = bytes.substr(0, kHeadOfDrawing);
  const std::size_t at = head.find("viewBox=");
  if (at == std::string_view::npos || at + 9 >= head.size()) return std::nullopt;
  head.remove_prefix(at + 8);
  const std::size_t end = head.find(head[0], 1);
  if (end == std::string_view::npos) return std::nullopt;
  std::string box(head.substr(1, end - 1));
  std::replace(box.begin(), box.end(), ',', ' ');
  const auto numbers = split(box, ' ');
  if (numbers.size() != 4) return std::nullopt;
  const auto width = parseNumber(numbers[2]), height = parseNumber(numbers[3]);
  if (!width || !height || *width <= 0 || *height <= 0) return std::nullopt;
  return *width / *height;
}

class Guess {
 public:
  Guess(const DataFrame& table, const std::shared_ptr<const Folder>& folder)
      : table_(table), folder_(folder) {
    if (folder_) pictures_.emplace(folder_);
    columns_ = printableColumns(table, pictures_ ? &*pictures_ : nullptr);
  }

  ImportAnswers answers() {
    giveCopies();
    giveTo(ColumnRole::kBack, likeliest(kBacks, [](const ColumnFacts& c) { return c.filled > 0; }));
    givePicture();
    leaveOut();
    giveTo(ColumnRole::kTitle, called(kTitleNames));
    if (answers_.of(ColumnRole::kTitle).empty()) {
      giveTo(ColumnRole::kTitle,
             like([](const ColumnFacts& c) { return c.filled > 0 && c.longest <= kLongText; }));
    }
    giveText();
    giveTo(ColumnRole::kCost, called(kCosts),
           [](const ColumnFacts& c) { return c.longest <= kShortText; });
    setSize();
    if (folder_) answers_.fonts = guessedFonts(*folder_);
    return std::move(answers_);
  }

 private:
  using Place = Columns::iterator;

  template <typename Holds>
  Place like(Holds holds) {
    return std::find_if(columns_.begin(), columns_.end(), holds);
  }

  // Of the columns with one of these very names, the first name's that holds.
  template <typename Holds>
  Place likeliest(std::span<const std::string_view> names, Holds holds) {
    for (const std::string_view name : names) {
      const auto found =
          like([&](const ColumnFacts& c) { return isCalled(c, std::span(&name, 1)) && holds(c); });
      if (found != columns_.end()) return found;
    }
    return columns_.end();
  }

  Place called(std::span<const std::string_view> names) { return columnCalled(columns_, names); }

  void giveTo(ColumnRole role, Place found) {
    if (found == columns_.end()) return;
    answers_.columns[static_cast<std::size_t>(role)] = found->name;
    columns_.erase(found);
  }
  template <typename Holds>
  void giveTo(ColumnRole role, Place found, Holds holds) {
    if (found != columns_.end() && holds(*found)) giveTo(role, found);
  }

  // A column that numbers the cards doesn't count them.
  void giveCopies() {
    if (table_.find("copies")) {
      answers_.columns[static_cast<std::size_t>(ColumnRole::kCopies)] = "copies";
      return;
    }
    giveTo(ColumnRole::kCopies, likeliest(kCopies, [](const ColumnFacts& c) {
             return c.filled > 0 && c.counts && !c.numbered;
           }));
  }

  // Where only titles name the files, the title is both.
  void givePicture() {
    auto own = like([](const ColumnFacts& c) { return c.hasFiles(); });
    if (own == columns_.end()) {
      own = likeliest(kPictures, [](const ColumnFacts& c) { return c.hasPictures(); });
    }
    if (own == columns_.end()) {
      own = like([](const ColumnFacts& c) { return c.hasPictures() && !isCalled(c, kTitleNames); });
    }
    if (own != columns_.end()) return giveTo(ColumnRole::kPicture, own);
    const auto title = like([](const ColumnFacts& c) { return c.hasPictures(); });
    if (title == columns_.end()) return;
    answers_.columns[static_cast<std::size_t>(ColumnRole::kPicture)] = title->name;
  }

  // Columns that no card has a use for: addresses, ids, those that are empty where there are cards,
  // and pictures beyond the first.
  void leaveOut() {
    std::erase_if(columns_, [&](const ColumnFacts& c) {
      const bool without = (c.filled == 0 && table_.rows() > 0) || c.links * 2 > c.filled ||
                           isCalled(c, kIds) || c.hasFiles();
      if (without) answers_.leftOut.insert(c.name);
      return without;
    });
  }

  void giveText() {
    Columns flavors;
    if (const auto flavor = called(kFlavorNames); flavor != columns_.end()) {
      flavors.push_back(std::move(*flavor));
      columns_.erase(flavor);
    }
    const auto text = called(kTexts);
    if (text != columns_.end()) return giveTo(ColumnRole::kText, text);
    const auto longest = std::max_element(
        columns_.begin(), columns_.end(),
        [](const ColumnFacts& a, const ColumnFacts& b) { return a.average() < b.average(); });
    giveTo(ColumnRole::kText, longest,
           [](const ColumnFacts& c) { return c.average() >= kLongText; });
  }

  // A wide or square picture may be a card's window; alone, it is the card.
  void setSize() {
    const auto found = sizeOfPictures();
    if (!found) return;
    const bool alone = answers_.of(ColumnRole::kText).empty();
    if (found->width < found->height || alone) answers_.size = *found;
  }

  // The size that most of the first pictures have the shape of.
  std::optional<CardSize> sizeOfPictures() const {
    const auto column = table_.find(answers_.of(ColumnRole::kPicture));
    if (!column || !pictures_) return std::nullopt;
    std::set<std::string> seen;
    std::map<std::pair<double, double>, std::size_t> votes;
    for (std::size_t row = 0; row < table_.rows() && seen.size() < kMostSampled; ++row) {
      const std::string path = pictures_->find(table_.at(row, *column));
      if (path.empty() || !seen.insert(path).second) continue;
      const auto bytes = folder_->read(path);
      const auto shape = bytes ? shapeOf(*bytes, path) : std::nullopt;
      const auto size = shape ? sizeOfShape(*shape) : std::nullopt;
      if (size) ++votes[{size->width, size->height}];
    }
    for (const auto& [size, count] : votes) {
      if (count * 2 > seen.size()) return CardSize{size.first, size.second};
    }
    return std::nullopt;
  }

  const DataFrame& table_;
  const std::shared_ptr<const Folder>& folder_;
  std::optional<PictureFinder> pictures_;
  Columns columns_;
  ImportAnswers answers_;
};

}  // namespace

void ImportAnswers::give(ColumnRole role, const std::string& column) {
  const auto sharesName = [](ColumnRole a, ColumnRole b) {
    return (a == ColumnRole::kPicture && b == ColumnRole::kTitle) ||
           (a == ColumnRole::kTitle && b == ColumnRole::kPicture);
  };
  for (std::size_t other = 0; other < kColumnRoles && !column.empty(); ++other) {
    if (columns[other] == column && !sharesName(role, static_cast<ColumnRole>(other))) {
      columns[other].clear();
    }
  }
  columns[static_cast<std::size_t>(role)] = column;
  leftOut.erase(column);
  if (role != ColumnRole::kCopies && role != ColumnRole::kBack) placed.clear();
}

void ImportAnswers::leaveOut(const std::string& column, bool out) {
  if (out) {
    leftOut.insert(column);
    return;
  }
  leftOut.erase(column);
  if (!hasPlace(column)) placed.clear();
}

bool ImportAnswers::hasPlace(std::string_view column) const {
  return std::any_of(placed.begin(), placed.end(),
                     [&](const PlacedColumn& each) { return each.column == column; });
}

bool ImportAnswers::fit(const DataFrame& table) const {
  const auto there = [&](const std::string& column) {
    return column.empty() || table.find(column).has_value();
  };
  return std::all_of(columns.begin(), columns.end(), there) &&
         std::all_of(leftOut.begin(), leftOut.end(), there) &&
         std::all_of(placed.begin(), placed.end(),
                     [&](const PlacedColumn& each) { return there(each.column); });
}

ImportChoices choicesFor(const DataFrame& table, const Folder& folder) {
  ImportChoices choices;
  const bool counted = table.find("copies").has_value();
  choices.counting.emplace_back(counted ? "copies" : "");
  for (const ColumnFacts& column : printableColumns(table)) {
    choices.printable.push_back(column.name);
    if (column.hasNumbers()) choices.counting.push_back(column.name);
  }
  choices.fonts = fontsIn(folder);
  return choices;
}

ImportAnswers guessedAnswers(const DataFrame& table, const std::shared_ptr<const Folder>& folder) {
  return Guess(table, folder).answers();
}

}  // namespace raindelay::deck
