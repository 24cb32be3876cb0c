#include "deck/propose.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <vector>

#include "deck/length.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

using Names = std::vector<std::string_view>;

constexpr std::size_t kLongText = 25;  // characters of a rules text, on average
constexpr std::size_t kShortText = 4;  // of a figure
constexpr std::size_t kMostFigures = 4;
constexpr std::size_t kMostLayouts = 20;

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
  return result;
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
  std::size_t filled = 0, characters = 0, pictures = 0, numbers = 0, longest = 0;

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
    for (std::size_t row = 0; row < table_.rows(); ++row) {
      const std::string& cell = table_.at(row, index);
      if (cell.empty()) continue;
      ++column.filled;
      column.characters += cell.size();
      column.longest = std::max(column.longest, cell.size());
      column.pictures += namesPicture(cell) ? 1 : 0;
      column.numbers += parseNumber(cell) ? 1 : 0;
    }
    if (isShown(column.name)) columns_.push_back(std::move(column));
  }

  // Columns with a meaning of their own, other languages', and names that braces cannot hold.
  bool isShown(const std::string& name) const {
    static const std::set<std::string, std::less<>> kMeant = {"code", "copies", "layout", "kind"};
    const std::size_t dot = name.rfind('.');
    const bool language = dot != std::string::npos && table_.find(name.substr(0, dot));
    return !kMeant.contains(name) && !name.starts_with('@') && !language &&
           name.find_first_of("{}|\n=") == std::string::npos;
  }

  // Takes the first column that has one of the names, whole or as its beginning.
  std::optional<Column> take(const Names& names) {
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

  void choose() {
    art_ = takeLike([](const Column& c) { return c.filled > 0 && c.pictures * 2 >= c.filled; });
    if (!art_) dropEmptyArt();
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
  }

  // A column of pictures that are still to come is no text.
  void dropEmptyArt() {
    static const Names kArt = {"art", "image", "picture", "img", "bild", "illustration"};
    std::erase_if(columns_, [](const Column& column) {
      return column.filled == 0 &&
             std::find(kArt.begin(), kArt.end(), lower(column.name)) != kArt.end();
    });
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
    for (const std::string& column : table_.columns()) {
      static const Names kCopies = {"count", "quantity", "qty", "amount", "number", "anzahl"};
      const std::string name = lower(column);
      if (!table_.find("copies") &&
          std::find(kCopies.begin(), kCopies.end(), name) != kCopies.end()) {
        yaml += "# If " + column + " says how many there are of a card, call that column: copies\n";
      }
    }
    yaml += "format: raindelay-deck/1\n";
    yaml += "name: " + yamlText(place_.name) + "\ncards: " + yamlText(place_.table) + "\n";
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
  small: {font: text, size: 2.4, min-size: 1.8, lines: 1, color: quiet}
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
           std::string("style: head, box: {left: safe.left, right: safe.right") +
               (cost ? " - 9" : "") + ", top: safe.top, height: 8}");
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
          "height: 36}, when: " +
          condition(*art_) + "}\n";
      above = "art";
    }
    if (type_) {
      line(yaml, "type", "text", *type_,
           "style: small, box: {left: safe.left, right: safe.right, top: " + above +
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
            yamlText(escaped(figure.name)) +
            ", style: small, align: center, size: 2, min-size: 1.2, box: {top: 100% - 2.4}}\n";
      }
      below = "figures.top - 1.5";
    }
    if (flavor_) {
      line(
          foot, "flavor", "text", *flavor_,
          "style: body, size: 2.6, color: quiet, italic-font: text, align: center, valign: bottom, "
          "box: {left: safe.left, right: safe.right, bottom: " +
              below + ", height: 8}");
      below = "flavor.top - 1";
    }
    if (!columns_.empty()) {
      std::string rest;
      for (const Column& column : columns_) {
        if (column.filled == 0 || isPictureColumn(column)) continue;
        rest += (rest.empty() ? "" : " · ") + escaped(column.name) + ": {" + column.name + "}";
      }
      if (!rest.empty()) {
        foot +=
            "      - {name: rest, type: text, text: " + yamlText(rest) +
            ", style: small, lines: 3, box: {left: safe.left, right: safe.right, bottom: " + below +
            ", height: 5}}\n";
        below = "rest.top - 1";
      }
    }
    if (rules_) {
      line(foot, "rules", "text", *rules_,
           "style: body, box: {left: safe.left, right: safe.right, top: " + above +
               ".bottom + 2, bottom: " + below + "}");
    }
    yaml += foot;
  }

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
  std::optional<Column> title_, art_, rules_, flavor_, type_, cost_;
  std::vector<Column> figures_;
};

}  // namespace

std::string proposedLayout(const DataFrame& table, const ProposalPlace& place) {
  return Proposal(table, place).text();
}

}  // namespace raindelay::deck
