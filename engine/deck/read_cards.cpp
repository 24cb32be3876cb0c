#include "deck/read_cards.h"

#include <cmath>
#include <map>
#include <set>

#include "core/limits.h"
#include "deck/override.h"
#include "deck/problem_kinds.h"
#include "deck/words.h"
#include "deck/yaml.h"

namespace raindelay::deck {
namespace {

constexpr const char* kReverse = "reverse";

const Element* findElement(const std::vector<Element>& list, std::string_view name) {
  for (const Element& element : list) {
    if (element.name == name) return &element;
    if (const Element* inside = findElement(element.elements, name)) return inside;
  }
  return nullptr;
}

const Element* findElement(const Layout& layout, std::string_view name) {
  const Element* front = findElement(layout.front, name);
  return front != nullptr ? front : findElement(layout.back, name);
}

void collectNames(const std::vector<Element>& list, std::set<std::string>& names) {
  for (const Element& element : list) {
    if (!element.name.empty()) names.insert(element.name);
    collectNames(element.elements, names);
  }
}

class CardReader {
 public:
  CardReader(Deck& deck, Problems& problems) : deck_(deck), problems_(problems) {}

  void read() {
    findOverrides();
    std::set<std::string> codes;
    for (std::size_t card = 0; card < deck_.cards.rows(); ++card) {
      const std::string code = deck_.code(card);
      if (code.empty()) {
        report(card, "code", kinds::kNoCode);
      } else if (!codes.insert(code).second) {
        report(card, "code", {kinds::kSameCode, {inQuotes(code)}});
      }
      checkCopies(card);
      checkLayout(card);
      for (const OverrideColumn& each : deck_.overrides) checkOverride(card, each);
    }
    findReverses();
  }

 private:
  void checkCopies(std::size_t card) {
    const std::string& column = deck_.copiesColumn;
    const std::string& cell = deck_.cards.at(card, column);
    if (cell.empty()) return;
    const auto copies = parseNumber(cell);
    if (!copies || *copies != std::floor(*copies)) {
      report(card, column, {kinds::kNotWhole, {inQuotes(cell)}});
    } else if (*copies < 0 || *copies > static_cast<double>(kMaxCopies)) {
      report(card, column,
             {kinds::kOutOfRange, {inQuotes(column), "0", std::to_string(kMaxCopies)}});
    }
  }

  void findReverses() {
    if (!deck_.cards.find(kReverse)) return;
    std::map<std::string, std::size_t, std::less<>> places;
    for (std::size_t card = 0; card < deck_.cards.rows(); ++card) {
      places.emplace(deck_.code(card), card);
    }
    for (std::size_t card = 0; card < deck_.cards.rows(); ++card) {
      const std::string& cell = deck_.cards.at(card, kReverse);
      if (cell.empty()) continue;
      const auto found = places.find(cell);
      if (found == places.end()) {
        report(card, kReverse,
               Problem(kinds::kUnknownReverse, {inQuotes(cell)}).meant(cell, keysOf(places)));
      } else if (found->second == card) {
        report(card, kReverse, {kinds::kOwnReverse, {inQuotes(cell)}});
      } else {
        deck_.reverses[card] = found->second;
        // Two that name each other are one card, whose front stands first.
        if (!deck_.reverseSides.contains(card)) deck_.reverseSides.insert(found->second);
      }
    }
  }

  void checkLayout(std::size_t card) {
    const char* column = deck_.cards.find("layout") ? "layout" : "kind";
    const std::string& wanted = deck_.cards.at(card, column);
    if (deck_.layouts.contains(wanted)) return;
    if (deck_.layouts.size() == 1 && (wanted.empty() || column == std::string_view("kind"))) return;
    report(card, column,
           Problem(kinds::kUnknownLayout, {inQuotes(wanted)}).meant(wanted, keysOf(deck_.layouts)));
  }

  void findOverrides() {
    std::set<std::string> names;
    for (const auto& [name, layout] : deck_.layouts) {
      collectNames(layout.front, names);
      collectNames(layout.back, names);
    }
    const std::vector<std::string> known(names.begin(), names.end());
    for (std::size_t index = 0; index < deck_.cards.columns().size(); ++index) {
      const std::string& column = deck_.cards.columns()[index];
      if (!column.starts_with('@')) continue;
      const std::size_t dot = std::min(column.rfind('.'), column.size());
      OverrideColumn found{index, column.substr(1, dot - 1),
                           column.substr(std::min(dot + 1, column.size()))};
      if (!names.contains(found.element)) {
        reportColumn(column, Problem(kinds::kOverrideElement, {inQuotes(found.element)})
                                 .meant(found.element, known));
      } else if (keyOf(KeyOwner::kStyle, found.key) == nullptr || found.key == "extends") {
        reportColumn(column, Problem(kinds::kOverrideKey, {inQuotes(found.key)})
                                 .meant(found.key, keyNames(KeyOwner::kStyle)));
      } else {
        deck_.overrides.push_back(std::move(found));
      }
    }
  }

  void checkOverride(std::size_t card, const OverrideColumn& each) {
    const std::string& cell = deck_.cards.at(card, each.column);
    if (cell.empty() || overridden_ > kMaxOverrides) return;
    const std::string& column = deck_.cards.columns()[each.column];
    if (++overridden_ > kMaxOverrides) {
      return report(card, column, {kinds::kTooManyOverrides, {std::to_string(kMaxOverrides)}});
    }
    const Element* original = findElement(deck_.layoutOf(card), each.element);
    const KeyInfo* key = original == nullptr ? nullptr : keyOf(original->type, each.key);
    if (key == nullptr) {
      return report(card, column,
                    {kinds::kOverrideNothing, {inQuotes(each.element), inQuotes(each.key)}});
    }
    Element changed = *original;
    if (auto wrong = changeElement(deck_, changed, *key, cell)) {
      report(card, column, *std::move(wrong));
    }
  }

  void report(std::size_t card, const std::string& column, Problem problem) {
    problem.site = {};
    problem.site.file = deck_.cards.fileName();
    problem.site.row = deck_.cards.sheetRow(card);
    problem.site.column = column;
    problem.site.card = card;
    problem.site.code = deck_.code(card);
    problems_.add(std::move(problem));
  }

  void reportColumn(const std::string& column, Problem problem) {
    if (!problem.remedy) problem.remedy = columnLeftOut(column);
    problem.site.file = deck_.cards.fileName();
    problem.site.row = 1;
    problem.site.column = column;
    problems_.add(std::move(problem));
  }

  Deck& deck_;
  Problems& problems_;
  std::size_t overridden_ = 0;
};

}  // namespace

void readCards(Deck& deck, Problems& problems) {
  CardReader(deck, problems).read();
}

}  // namespace raindelay::deck
