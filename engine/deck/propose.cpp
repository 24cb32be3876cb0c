#include "deck/propose.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <vector>

#include "deck/column_facts.h"
#include "deck/propose_size.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

using Columns = std::vector<ColumnFacts>;

constexpr std::size_t kShortText = 4;  // of a figure
constexpr std::size_t kMostFigures = 4;
constexpr std::size_t kMostLayouts = 20;

// Of a poker card, mm: the band of its title, the rows from the bottom upwards, the gap above the
// rules, and sizes of type.
constexpr double kBand = 8, kType = 5, kFigures = 10.5, kFlavor = 8, kGap = 2;
constexpr double kCost = 9, kFigureWidth = 12;
constexpr double kTitleSize = 5, kBody = 3.2, kBodyLeast = 2.2;

constexpr std::array<std::string_view, 7> kTypes = {"type", "class",         "category", "suit",
                                                    "typ",  "art der karte", "faction"};

std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    if (std::string_view("*_[\\").find(c) != std::string_view::npos) result += '\\';
    result += c;
  }
  return result;
}

// A figure with its name; neither, where the cell is empty.
std::string labelled(const ColumnFacts& column) {
  const std::string cell = "{" + column.name + "}";
  // A text in an expression has no way to say its own sign.
  if (column.name.find('\'') != std::string::npos) return escaped(column.name) + ": " + cell;
  const std::string ifFilled = "{= if(" + cell + " != '', '";
  return ifFilled + escaped(column.name) + ": ', '')}" + cell + ifFilled + "   ', '')}";
}

std::string field(const ColumnFacts& column) {
  return yamlText("{" + column.name + "}");
}

void line(std::string& yaml, std::string_view name, const ColumnFacts& column,
          const std::string& keys) {
  yaml += "      - {name: " + std::string(name) + ", type: text, text: " + field(column) + ", " +
          keys + "}\n";
}

class Proposal {
 public:
  Proposal(const DataFrame& table, const ImportAnswers& answers, const ProposalPlace& place)
      : table_(table),
        answers_(answers),
        place_(place),
        mm_(answers.size),
        columns_(printableColumns(table, place.pictures)) {
    choose();
  }

  std::string text() const { return head() + layouts(); }

 private:
  void choose() {
    // A title may name the pictures, too: it is still there then.
    art_ = named(ColumnRole::kPicture);
    title_ = taken(ColumnRole::kTitle);
    rules_ = taken(ColumnRole::kText);
    cost_ = taken(ColumnRole::kCost);
    back_ = taken(ColumnRole::kBack);
    std::erase_if(columns_, [&](const ColumnFacts& c) {
      return answers_.leftOut.contains(c.name) || c.name == answers_.of(ColumnRole::kPicture) ||
             c.name == answers_.of(ColumnRole::kCopies);
    });
    flavor_ = takeAt(columnCalled(columns_, kFlavorNames));
    type_ = takeAt(columnCalled(columns_, kTypes));
    while (figures_.size() < kMostFigures) {
      auto figure = takeAt(std::find_if(columns_.begin(), columns_.end(), [](const auto& c) {
        return c.hasNumbers() && c.longest <= kShortText;
      }));
      if (!figure) break;
      figures_.push_back(*std::move(figure));
    }
  }

  std::optional<ColumnFacts> named(ColumnRole role) const {
    const auto found = std::find_if(columns_.begin(), columns_.end(), [&](const auto& column) {
      return column.name == answers_.of(role);
    });
    return found == columns_.end() ? std::nullopt : std::optional(*found);
  }

  std::optional<ColumnFacts> taken(ColumnRole role) {
    return takeAt(std::find_if(columns_.begin(), columns_.end(), [&](const auto& column) {
      return column.name == answers_.of(role);
    }));
  }

  std::optional<ColumnFacts> takeAt(Columns::iterator found) {
    if (found == columns_.end()) return std::nullopt;
    std::optional<ColumnFacts> column = std::move(*found);
    columns_.erase(found);
    return column;
  }

  std::string head() const {
    std::string yaml =
        "# A first layout, made from the columns of the table. Everything in it can be changed.\n";
    yaml += "format: raindelay-deck/1\n";
    yaml += "name: " + yamlText(place_.name) + "\ncards: " + yamlText(place_.table) + "\n";
    const std::string& copies = answers_.of(ColumnRole::kCopies);
    if (copies != "copies" && table_.find(copies)) yaml += "copies: " + yamlText(copies) + "\n";
    const std::string& titles = answers_.of(ColumnRole::kTitle);
    if (table_.find(titles)) yaml += "titles: " + yamlText(titles) + "\n";
    yaml += "card: {size: [" + shortNumber(answers_.size.width) + "mm, " +
            shortNumber(answers_.size.height) + "mm], corner: " + shortNumber(mm_.safe()) +
            "mm, bleed: 0.125in, safe: " + shortNumber(mm_.safe()) + "mm}\n";
    yaml += R"(
palette:
  paper: "#FBF6E9"
  ink: "#262019"
  band: "#2F5A45"
  on-band: "#FFFFFF"
  quiet: "#6F6455"
  shade: "#E7DCC3"

fonts:
)";
    yaml += "  title: " + typeface(answers_.fonts.title, "Vollkorn", ", weight: 600") + "\n";
    yaml += "  text: " + typeface(answers_.fonts.text, "Inter") + "\n";
    return yaml + "  figure: {family: Bebas Neue}\n\nstyles:\n" + styles();
  }

  // A file has a weight of its own; what it lacks comes from the program's typeface.
  static std::string typeface(const std::string& file, const std::string& ours,
                              const std::string& weight = "") {
    if (file.empty()) return "{family: " + ours + weight + "}";
    return "[" + yamlText(file) + ", " + ours + "]";
  }

  std::string styles() const {
    return "  head: {font: title" + sizes(kTitleSize, 3) +
           ", lines: 1, color: on-band, valign: middle}\n  body: {font: text" +
           sizes(kBody, kBodyLeast) + ", color: ink}\n  small: {font: text" + sizes(2.4, 1.8) +
           ", color: quiet}\n  figure: {font: figure" + sizes(5.5, 3) +
           ", lines: 1, color: on-band, align: center, valign: middle, edge: cap}\n\n";
  }

  std::string sizes(double size, double least) const {
    return ", size: " + mm_.said(size) + ", min-size: " + mm_.said(least);
  }

  std::string layouts() const {
    std::string yaml =
        "layouts:\n  card:\n    back:\n      - {type: rect, box: bleed, fill: band}\n"
        "      - {type: rect, box: safe, radius: 2, stroke: on-band, stroke-width: 0.6}\n";
    addBack(yaml);
    yaml += "    front:\n      - {type: rect, box: bleed, fill: paper}\n";
    if (!answers_.placed.empty()) {
      addPlaced(yaml);
    } else if (art_ && fillsCard()) {
      addPicture(yaml, *art_, "name: art, fit: cover, box: bleed");
    } else {
      addFront(yaml);
    }
    addOtherLayouts(yaml);
    return yaml;
  }

  // Nothing else is printed.
  bool fillsCard() const {
    return !title_ && !rules_ && !cost_ && !type_ && !flavor_ && figures_.empty() &&
           columns_.empty();
  }

  void addBack(std::string& yaml) const {
    if (!back_) return;
    if (back_->hasPictures()) {
      addPicture(yaml, *back_, "name: reverse-art, fit: cover, box: bleed");
      return;
    }
    line(yaml, "reverse-text", *back_,
         "style: body, color: on-band, align: center, valign: middle" +
             leastSize(sizeInBox(mm_.of(kBodyLeast), back_->longest, mm_.inside() - mm_.of(6),
                                 mm_.height() - mm_.of(6))) +
             ", box: {left: safe.left + " + mm_.said(3) + ", right: safe.right - " + mm_.said(3) +
             ", top: safe.top + " + mm_.said(3) + ", bottom: safe.bottom - " + mm_.said(3) + "}");
  }

  void addPicture(std::string& yaml, const ColumnFacts& column, const std::string& keys) const {
    yaml += "      - {type: image, src: " + yamlText(place_.art + "{" + column.name + "}") + ", " +
            keys + ", when: " + field(column) + "}\n";
  }

  // The columns in their places, as another program printed them.
  void addPlaced(std::string& yaml) const {
    const Columns all = printableColumns(table_);
    for (const PlacedColumn& each : answers_.placed) {
      const auto column = std::find_if(all.begin(), all.end(),
                                       [&](const auto& c) { return c.name == each.column; });
      if (column == all.end() || answers_.leftOut.contains(each.column)) continue;
      const Box& box = each.box;
      const std::string place = "box: [" + shortNumber(box.x) + ", " + shortNumber(box.y) + ", " +
                                shortNumber(box.width) + ", " + shortNumber(box.height) + "]";
      if (each.picture) {
        addPicture(yaml, *column, "fit: contain, " + place);
        continue;
      }
      const bool isTitle = column->name == answers_.of(ColumnRole::kTitle);
      const double size = each.typeSize > 0 ? each.typeSize : mm_.of(isTitle ? kTitleSize : kBody);
      yaml +=
          "      - {type: text, text: " + field(*column) +
          ", style: body, font: " + (isTitle ? "title" : "text") + ", size: " + shortNumber(size) +
          leastSize(sizeInBox(size, column->longest, box.width, box.height)) + ", " + place + "}\n";
    }
  }

  void addFront(std::string& yaml) const {
    yaml +=
        "      - {name: band, type: rect, box: {left: bleed.left, right: bleed.right, top: "
        "bleed.top, bottom: safe.top + " +
        mm_.said(kBand) + "}, fill: band}\n";
    const std::string inBand = ", top: safe.top, height: " + mm_.said(kBand) + "}";
    if (title_) {
      const double width = mm_.inside() - (cost_ ? mm_.of(kCost) : 0);
      line(yaml, "title", *title_,
           "style: head" + leastSize(sizeOnLine(mm_.of(3), title_->longest, width)) +
               ", box: {left: safe.left, right: safe.right" +
               (cost_ ? " - " + mm_.said(kCost) : "") + inBand);
    }
    if (cost_) {
      line(yaml, "cost", *cost_,
           "style: figure" + leastSize(sizeOnLine(mm_.of(3), cost_->longest, mm_.of(kCost - 1))) +
               ", box: {right: safe.right, width: " + mm_.said(kCost - 1) + inBand);
    }
    std::string above = "band";
    if (art_) {
      addPicture(yaml, *art_,
                 "name: art, fit: cover, box: {left: safe.left, right: safe.right, top: "
                 "band.bottom + " +
                     mm_.said(kGap) + ", height: " + shortNumber(artHeight()) + "}");
      above = "art";
    }
    if (type_) {
      line(yaml, "type", *type_,
           "style: small, lines: 1" +
               leastSize(sizeOnLine(mm_.of(1.8), type_->longest, mm_.inside())) +
               ", box: {left: safe.left, right: safe.right, top: " + above + ".bottom + " +
               mm_.said(1) + ", height: " + mm_.said(kType - 1) + "}");
      above = "type";
    }
    addFoot(yaml, above);
  }

  // From the bottom upwards: figures, flavour, what else there is; the rules have what is left.
  void addFoot(std::string& yaml, const std::string& above) const {
    std::string below = "safe.bottom";
    std::string foot;
    const auto row = [&](double height) {
      return ", box: {left: safe.left, right: safe.right, bottom: " + below +
             ", height: " + mm_.said(height) + "}";
    };
    if (!figures_.empty()) {
      addFigures(foot);
      below = "figures.top - " + mm_.said(1.5);
    }
    if (flavor_) {
      line(foot, "flavor", *flavor_,
           "style: body, size: " + mm_.said(2.6) +
               leastSize(sizeInBox(mm_.of(2), flavor_->longest, mm_.inside(), mm_.of(kFlavor))) +
               ", color: quiet, italic-font: text, align: center, valign: bottom" + row(kFlavor));
      below = "flavor.top - " + mm_.said(1);
    }
    if (!columns_.empty()) {
      std::string rest;
      for (const ColumnFacts& column : columns_) rest += labelled(column);
      foot += "      - {name: rest, type: text, text: " + yamlText(rest) + ", style: small" +
              leastSize(sizeInBox(mm_.of(1.8), restLength(), mm_.inside(), mm_.of(restHeight()))) +
              row(restHeight()) + "}\n";
      below = "rest.top - " + mm_.said(1);
    }
    if (rules_) {
      const double room = roomForRules() - (art_ ? artHeight() + mm_.of(kGap) : 0);
      line(foot, "rules", *rules_,
           "style: body" +
               leastSize(sizeInBox(mm_.of(kBodyLeast), rules_->longest, mm_.inside(), room)) +
               ", box: {left: safe.left, right: safe.right, top: " + above + ".bottom + " +
               mm_.said(kGap) + ", bottom: " + below + "}");
    }
    yaml += foot;
  }

  void addFigures(std::string& foot) const {
    foot +=
        "      - name: figures\n        type: group\n        flow: row\n        align: "
        "center\n        gap: " +
        mm_.said(2) +
        "\n        box: {left: safe.left, right: safe.right, bottom: safe.bottom, height: " +
        mm_.said(kFigures - 1.5) + "}\n        elements:\n";
    for (const ColumnFacts& figure : figures_) {
      const std::string frame = "box: {bottom: 100% - " + mm_.said(2.8) + "}";
      foot += "          - type: group\n            box: [0, 0, " + mm_.said(kFigureWidth) + ", " +
              mm_.said(kFigures - 1.5) + "]\n            elements:\n              - {type: rect, " +
              frame +
              ", radius: 1.5, fill: band}\n              - {type: text, text: " + field(figure) +
              ", style: figure, " + frame +
              "}\n              - {type: text, text: " + yamlText(escaped(figure.name)) +
              ", style: small, lines: 1, align: center, size: " + mm_.said(2) +
              leastSize(sizeOnLine(mm_.of(1.2), figure.name.size(), mm_.of(kFigureWidth))) +
              ", box: {top: 100% - " + mm_.said(2.4) + "}}\n";
    }
  }

  // Between band and foot, if there is no picture.
  double roomForRules() const {
    return mm_.height() -
           mm_.of(kBand + kGap + (type_ ? kType : 0) + (figures_.empty() ? 0 : kFigures) +
                  (flavor_ ? kFlavor + 1 : 0) + (columns_.empty() ? 0 : restHeight() + 1));
  }

  // A picture makes room for long rules.
  double artHeight() const {
    if (!rules_) return mm_.mostArt();
    double height = mm_.mostArt();
    while (height > mm_.leastArt() && !fitsBelow(height)) height -= mm_.of(2);
    return std::max(height, mm_.leastArt());
  }

  bool fitsBelow(double artHeight) const {
    const double room = roomForRules() - artHeight - mm_.of(kGap);
    return room > 0 &&
           sizeInBox(mm_.of(kBody), rules_->longest, mm_.inside(), room) >= mm_.of(kBodyLeast);
  }

  std::size_t restLength() const {
    std::size_t length = 0;
    for (const ColumnFacts& column : columns_) length += column.name.size() + column.longest + 5;
    return length;
  }

  double restHeight() const { return restLength() > 3 * kLineOfText ? 9 : 5; }

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

  const DataFrame& table_;
  const ImportAnswers& answers_;
  const ProposalPlace& place_;
  ProposalMeasures mm_;
  Columns columns_;  // in the end what else is printed, small and with its name
  std::optional<ColumnFacts> title_, art_, rules_, flavor_, type_, cost_, back_;
  Columns figures_;
};

}  // namespace

std::string proposedLayout(const DataFrame& table, const ImportAnswers& answers,
                           const ProposalPlace& place) {
  return Proposal(table, answers, place).text();
}

std::string proposedLayout(const DataFrame& table, const ProposalPlace& place) {
  return proposedLayout(table, guessedAnswers(table), place);
}

}  // namespace raindelay::deck
