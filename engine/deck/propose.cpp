#include "deck/propose.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <set>
#include <vector>

#include "deck/length.h"
#include "deck/letter_case.h"
#include "deck/read_cards.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

using ColumnNames = std::vector<std::string_view>;

constexpr std::size_t kLongText = 25;    // characters of a rules text, on average
constexpr std::size_t kShortText = 4;    // of a figure
constexpr std::size_t kLineOfText = 35;  // characters that a line of rules holds
constexpr std::size_t kMostFigures = 4;
constexpr std::size_t kMostLayouts = 20;

// The card that is proposed, mm: a poker card inside its safe zone, the band of its title, the rows
// from the bottom upwards, and the gap above the rules.
constexpr double kInch = 25.4, kSafe = kInch / 8;
constexpr double kInside = 2.5 * kInch - 2 * kSafe, kFoot = 3.5 * kInch - kSafe;
constexpr double kBand = kSafe + 8, kType = 5, kFigures = 10.5, kFlavor = 8, kGap = 2;
constexpr double kCost = 9, kFigureWidth = 12;
constexpr int kMostArt = 36, kLeastArt = 18;
constexpr double kBody = 3.2, kBodyLeast = 2.2;
// The smallest letters, where a text is too long for all others.
constexpr double kLeastSize = 0.5;

// In a size of 1, letters are rarely wider than this, lines are this far apart, and words leave a
// part of a line empty.
constexpr double kLetterWidth = 0.6, kLineHeight = 1.3, kFilledPart = 0.8;

// The size, at most `most`, in which so many characters fit on a line, or into a box.
double sizeOnLine(double most, std::size_t characters, double width) {
  const double fits =
      width / (kLetterWidth * static_cast<double>(std::max<std::size_t>(characters, 1)));
  return std::clamp(fits, kLeastSize, most);
}

double sizeInBox(double most, std::size_t characters, double width, double height) {
  const double area =
      kLetterWidth * kLineHeight * static_cast<double>(std::max<std::size_t>(characters, 1));
  return std::clamp(std::sqrt(kFilledPart * width * height / area), kLeastSize, most);
}

// Rounded down to tenths: "2.4".
std::string shown(double mm) {
  const int tenths = static_cast<int>(mm * 10);
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

// A text shrinks no further than it must: a bound with room for wide letters costs nothing.
std::string leastSize(double mm) {
  constexpr double kWideLetters = 0.65;
  return ", min-size: " + shown(kWideLetters * mm);
}

std::string lower(std::string_view text) {
  return inCase(text, LetterCase::kLower);
}

}  // namespace

bool namesPicture(std::string_view cell) {
  const std::string name = lower(cell);
  return name.ends_with(".png") || name.ends_with(".jpg") || name.ends_with(".jpeg") ||
         name.ends_with(".svg");
}

namespace {

// The facts known of a column.
struct Column {
  std::string name;
  std::size_t filled = 0, characters = 0, pictures = 0, numbers = 0, links = 0, longest = 0;
  bool counts = true;    // every cell is empty or a whole number that a deck can have of a card
  bool numbered = true;  // every cell is one more than the one above: a list's numbering

  std::size_t average() const { return filled == 0 ? 0 : characters / filled; }
};

class Proposal {
 public:
  Proposal(const DataFrame& table, const ProposalPlace& place) : table_(table), place_(place) {
    for (std::size_t c = 0; c < table.columns().size(); ++c) study(c);
  }

  std::string text() {
    choose();
    std::string yaml = head();
    yaml += layouts();
    return yaml;
  }

 private:
  void study(std::size_t index) {
    Column column{table_.columns()[index]};
    std::optional<double> above;
    for (std::size_t row = 0; row < table_.rows(); ++row) {
      const std::string& cell = table_.at(row, index);
      const Checked<double> read = parseNumber(cell);
      const std::optional<double> number = read ? std::optional(*read) : std::nullopt;
      column.numbered = column.numbered && number && (!above || *number == *above + 1);
      above = number;
      if (cell.empty()) continue;
      column.counts = column.counts && number && *number == std::floor(*number) && *number >= 0 &&
                      *number <= kMaxCopies;
      ++column.filled;
      column.characters += cell.size();
      // A new line may leave all of the one before it empty.
      const auto breaks = std::count(cell.begin(), cell.end(), '\n');
      column.longest =
          std::max(column.longest, cell.size() + static_cast<std::size_t>(breaks) * kLineOfText);
      column.pictures += namesPicture(cell) ? 1 : 0;
      column.numbers += number ? 1 : 0;
      column.links += cell.starts_with("http://") || cell.starts_with("https://") ? 1 : 0;
    }
    column.numbered = column.numbered && table_.rows() > 1;
    if (isShown(column.name)) columns_.push_back(std::move(column));
  }

  // Columns with a meaning of their own, other languages', and names that braces cannot hold.
  bool isShown(const std::string& name) const {
    static const std::set<std::string, std::less<>> kMeant = {"code", "copies", "layout", "kind",
                                                              "reverse"};
    const std::size_t dot = name.rfind('.');
    const bool language = dot != std::string::npos && table_.find(name.substr(0, dot));
    return !kMeant.contains(name) && !name.starts_with('@') && !language &&
           name.find_first_of("{}|\n=") == std::string::npos;
  }

  // Takes the first column that has one of the names, whole or as its beginning.
  std::optional<Column> take(const ColumnNames& names) {
    for (const bool whole : {true, false}) {
      for (const std::string_view name : names) {
        const auto found = std::find_if(columns_.begin(), columns_.end(), [&](const Column& each) {
          const std::string own = lower(each.name);
          return whole ? own == name : own.starts_with(name);
        });
        if (found != columns_.end()) return takeAt(found);
      }
    }
    return std::nullopt;
  }

  template <typename Like>
  std::optional<Column> takeLike(Like like) {
    const auto found = std::find_if(columns_.begin(), columns_.end(), like);
    return found == columns_.end() ? std::nullopt : std::optional(takeAt(found));
  }

  Column takeAt(std::vector<Column>::iterator found) {
    Column taken = std::move(*found);
    columns_.erase(found);
    return taken;
  }

  // The column that says how many there are of a card; one that numbers the cards is none.
  void chooseCopies() {
    static const ColumnNames kCopies = {"copies", "copy",   "qty",     "quantity", "count",
                                        "amount", "#",      "x",       "anzahl",   "menge",
                                        "stück",  "copias", "cantidad"};
    for (const std::string_view name : kCopies) {
      const auto found = std::find_if(columns_.begin(), columns_.end(), [&](const Column& column) {
        return lower(column.name) == name && column.filled > 0 && column.counts && !column.numbered;
      });
      if (found == columns_.end()) continue;
      copies_ = takeAt(found);
      return;
    }
  }

  // Columns that no card has a use for: addresses, ids, and those that are empty where there are
  // cards.
  void dropUnprintable() {
    static const ColumnNames kIds = {"id", "uuid", "guid", "_id", "card id", "card_id", "cardid"};
    std::erase_if(columns_, [&](const Column& column) {
      return (column.filled == 0 && table_.rows() > 0) || column.links * 2 > column.filled ||
             std::find(kIds.begin(), kIds.end(), lower(column.name)) != kIds.end();
    });
  }

  void choose() {
    if (!table_.find("copies")) chooseCopies();
    art_ = takeLike([](const Column& c) { return c.filled > 0 && c.pictures * 2 >= c.filled; });
    dropUnprintable();
    title_ = take({"name", "title", "card name", "card", "titel", "karte"});
    if (!title_) {
      title_ = takeLike([](const Column& c) { return c.filled > 0 && c.longest <= kLongText; });
    }
    flavor_ = take({"flavor", "flavour", "quote", "zitat", "lore"});
    rules_ = take({"text", "rules", "rule", "effect", "ability", "description", "desc", "regel",
                   "effekt", "beschreibung"});
    if (!rules_) takeLongest();
    type_ = take({"type", "class", "category", "suit", "typ", "art der karte", "faction"});
    cost_ = take({"cost", "price", "mana", "kosten", "preis"});
    if (cost_ && cost_->longest > kShortText) {
      columns_.push_back(*std::move(cost_));
      cost_.reset();
    }
    while (figures_.size() < kMostFigures) {
      auto figure = takeLike([](const Column& c) {
        return c.filled > 0 && c.numbers * 2 >= c.filled && c.longest <= kShortText;
      });
      if (!figure) break;
      figures_.push_back(*std::move(figure));
    }
    rest_ = std::move(columns_);
    std::erase_if(rest_, isPictureColumn);
  }

  void takeLongest() {
    const auto longest = std::max_element(
        columns_.begin(), columns_.end(),
        [](const Column& a, const Column& b) { return a.average() < b.average(); });
    if (longest != columns_.end() && longest->average() >= kLongText) rules_ = takeAt(longest);
  }

  std::string head() const {
    std::string yaml =
        "# A first layout, made from the columns of the table. Everything in it can be changed.\n";
    yaml += "format: raindelay-deck/1\n";
    yaml += "name: " + yamlText(place_.name) + "\ncards: " + yamlText(place_.table) + "\n";
    if (copies_) yaml += "copies: " + yamlText(copies_->name) + "\n";
    yaml += R"(card: {size: [2.5in, 3.5in], corner: 0.125in, bleed: 0.125in, safe: 0.125in}

palette:
  paper: "#FBF6E9"
  ink: "#262019"
  band: "#2F5A45"
  on-band: "#FFFFFF"
  quiet: "#6F6455"
  shade: "#E7DCC3"

fonts:
  title: {family: Vollkorn, weight: 600}
  text: {family: Inter}
  figure: {family: Bebas Neue}

styles:
  head: {font: title, size: 5, min-size: 3, lines: 1, color: on-band, valign: middle}
  body: {font: text, size: 3.2, min-size: 2.2, color: ink}
  small: {font: text, size: 2.4, min-size: 1.8, color: quiet}
  figure: {font: figure, size: 5.5, min-size: 3, lines: 1, color: on-band, align: center, valign: middle, edge: cap}

)";
    return yaml;
  }

  std::string layouts() {
    std::string yaml =
        "layouts:\n  card:\n    back:\n      - {type: rect, box: bleed, fill: band}\n"
        "      - {type: rect, box: safe, radius: 2, stroke: on-band, stroke-width: 0.6}\n"
        "    front:\n      - {type: rect, box: bleed, fill: paper}\n";
    addFront(yaml);
    addOtherLayouts(yaml);
    return yaml;
  }

  void addFront(std::string& yaml) {
    const bool cost = cost_.has_value();
    yaml +=
        "      - {name: band, type: rect, box: {left: bleed.left, right: bleed.right, top: "
        "bleed.top, bottom: safe.top + 8}, fill: band}\n";
    if (title_) {
      line(yaml, "title", "text", *title_,
           "style: head" + leastSize(sizeOnLine(3, title_->longest, kInside - (cost ? kCost : 0))) +
               ", box: {left: safe.left, right: safe.right" + (cost ? " - 9" : "") +
               ", top: safe.top, height: 8}");
    }
    if (cost) {
      line(yaml, "cost", "text", *cost_,
           "style: figure, box: {right: safe.right, width: 8, top: safe.top, height: 8}");
    }
    std::string above = "band";
    if (art_) {
      yaml +=
          "      - {name: art, type: image, src: " + yamlText(place_.art + "{" + art_->name + "}") +
          ", fit: cover, box: {left: safe.left, right: safe.right, top: band.bottom + 2, "
          "height: " +
          shown(artHeight()) + "}, when: " + condition(*art_) + "}\n";
      above = "art";
    }
    if (type_) {
      line(yaml, "type", "text", *type_,
           "style: small, lines: 1" + leastSize(sizeOnLine(1.8, type_->longest, kInside)) +
               ", box: {left: safe.left, right: safe.right, top: " + above +
               ".bottom + 1, height: 4}");
      above = "type";
    }
    addFoot(yaml, above);
  }

  // From the bottom upwards: figures, flavour, what else there is; the rules have what is left.
  void addFoot(std::string& yaml, const std::string& above) {
    std::string below = "safe.bottom";
    std::string foot;
    if (!figures_.empty()) {
      foot +=
          "      - name: figures\n        type: group\n        flow: row\n        align: "
          "center\n        gap: 2\n        box: {left: safe.left, right: safe.right, bottom: "
          "safe.bottom, height: 9}\n        elements:\n";
      for (const Column& figure : figures_) {
        foot +=
            "          - type: group\n            box: [0, 0, 12, 9]\n            elements:\n"
            "              - {type: rect, box: {bottom: 100% - 2.8}, radius: 1.5, fill: band}\n"
            "              - {type: text, text: " +
            field(figure) +
            ", style: figure, box: {bottom: 100% - 2.8}}\n"
            "              - {type: text, text: " +
            yamlText(escaped(figure.name)) + ", style: small, lines: 1, align: center, size: 2" +
            leastSize(sizeOnLine(1.2, figure.name.size(), kFigureWidth)) +
            ", box: {top: 100% - 2.4}}\n";
      }
      below = "figures.top - 1.5";
    }
    if (flavor_) {
      line(foot, "flavor", "text", *flavor_,
           "style: body, size: 2.6" + leastSize(sizeInBox(2, flavor_->longest, kInside, kFlavor)) +
               ", color: quiet, italic-font: text, align: center, valign: bottom, "
               "box: {left: safe.left, right: safe.right, bottom: " +
               below + ", height: 8}");
      below = "flavor.top - 1";
    }
    if (!rest_.empty()) {
      std::string rest;
      for (const Column& column : rest_) rest += labelled(column);
      foot += "      - {name: rest, type: text, text: " + yamlText(rest) + ", style: small" +
              leastSize(sizeInBox(1.8, restLength(), kInside, restHeight())) +
              ", box: {left: safe.left, right: safe.right, bottom: " + below +
              ", height: " + shown(restHeight()) + "}}\n";
      below = "rest.top - 1";
    }
    if (rules_) {
      line(foot, "rules", "text", *rules_,
           "style: body" +
               leastSize(sizeInBox(kBodyLeast, rules_->longest, kInside,
                                   roomForRules() - (art_ ? artHeight() + kGap : 0))) +
               ", box: {left: safe.left, right: safe.right, top: " + above +
               ".bottom + 2, bottom: " + below + "}");
    }
    yaml += foot;
  }

  // Between band and foot, if there is no picture.
  double roomForRules() const {
    return kFoot - kBand - kGap - (type_ ? kType : 0) - (figures_.empty() ? 0 : kFigures) -
           (flavor_ ? kFlavor + 1 : 0) - (rest_.empty() ? 0 : restHeight() + 1);
  }

  // A picture makes room for long rules.
  double artHeight() const {
    if (!rules_) return kMostArt;
    for (int height = kMostArt; height > kLeastArt; height -= 2) {
      const double room = roomForRules() - height - kGap;
      if (room > 0 && sizeInBox(kBody, rules_->longest, kInside, room) >= kBodyLeast) return height;
    }
    return kLeastArt;
  }

  std::size_t restLength() const {
    std::size_t length = 0;
    for (const Column& column : rest_) length += column.name.size() + column.longest + 5;
    return length;
  }

  double restHeight() const { return restLength() > 3 * kLineOfText ? 9 : 5; }

  static bool isPictureColumn(const Column& column) { return column.pictures * 2 >= column.filled; }

  // A column `layout` names what draws a card; all of them begin as the same.
  void addOtherLayouts(std::string& yaml) const {
    const char* column = table_.find("layout") ? "layout" : "kind";
    std::set<std::string> names;
    for (std::size_t row = 0; row < table_.rows(); ++row) names.insert(table_.at(row, column));
    // A column `kind` need not name layouts: without any, the only one draws all cards.
    const bool needed = std::string_view(column) == "layout";
    if (!needed && (names.contains("") || names.size() > kMostLayouts)) return;
    names.erase("");
    names.erase("card");
    for (const std::string& name : names) yaml += "  " + yamlText(name) + ": {extends: card}\n";
  }

  static std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
      if (std::string_view("*_[\\").find(c) != std::string_view::npos) result += '\\';
      result += c;
    }
    return result;
  }

  // A figure with its name; neither, where the cell is empty.
  static std::string labelled(const Column& column) {
    const std::string cell = "{" + column.name + "}";
    // A text in an expression has no way to say its own sign.
    if (column.name.find('\'') != std::string::npos) return escaped(column.name) + ": " + cell;
    const std::string ifFilled = "{= if(" + cell + " != '', '";
    return ifFilled + escaped(column.name) + ": ', '')}" + cell + ifFilled + "   ', '')}";
  }

  static std::string field(const Column& column) { return yamlText("{" + column.name + "}"); }
  static std::string condition(const Column& column) { return yamlText("{" + column.name + "}"); }

  static void line(std::string& yaml, std::string_view name, std::string_view type,
                   const Column& column, const std::string& keys) {
    yaml += "      - {name: " + std::string(name) + ", type: " + std::string(type) +
            ", text: " + field(column) + ", " + keys + "}\n";
  }

  const DataFrame& table_;
  const ProposalPlace& place_;
  std::vector<Column> columns_;
  std::optional<Column> copies_, title_, art_, rules_, flavor_, type_, cost_;
  std::vector<Column> figures_, rest_;
};

}  // namespace

std::string proposedLayout(const DataFrame& table, const ProposalPlace& place) {
  return Proposal(table, place).text();
}

}  // namespace raindelay::deck
