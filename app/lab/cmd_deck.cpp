// raindelay-lab deck check

#include <iostream>

#include "deck/deck.h"
#include "deck/picture.h"
#include "lab/output.h"

namespace raindelay::lab {
namespace {

const char* nameOf(deck::Severity severity) {
  return severity == deck::Severity::kError ? "error" : "warning";
}

Json asJson(const deck::Problem& problem) {
  const deck::Site& site = problem.site;
  Json json = {{"id", problem.id},
               {"severity", nameOf(problem.severity)},
               {"message", problem.message()},
               {"sentence", problem.sentence()}};
  if (!problem.nearest.empty()) json["nearest"] = problem.nearest;
  if (!site.file.empty()) json["file"] = site.file;
  if (site.line > 0) json["line"] = site.line;
  if (site.row > 0) json["row"] = site.row;
  if (!site.column.empty()) json["column"] = site.column;
  if (!site.code.empty()) json["card"] = site.code;
  if (!site.element.empty()) json["element"] = site.element;
  return json;
}

}  // namespace

int runDeckCheck(const Arguments& arguments) {
  const std::string& path = arguments.plain()[0];
  deck::DeckReading reading = deck::readDeck(std::make_shared<deck::DiskFolder>(path));
  deck::Problems& problems = reading.problems;
  if (reading.deck) problems.add(deck::checkDeck(*reading.deck));
  if (arguments.json()) {
    Json list = Json::array();
    for (const deck::Problem& problem : problems.list()) list.push_back(asJson(problem));
    print({{"deck", reading.deck ? Json(reading.deck->name) : Json()},
           {"cards", reading.deck ? Json(reading.deck->cards.rows()) : Json()},
           {"problems", list},
           {"more", problems.more()}});
  } else {
    for (const deck::Problem& problem : problems.list()) std::cout << problem.sentence() << '\n';
    if (problems.more()) {
      std::cout << "There is more; these are the first " << deck::Problems::kMost << ".\n";
    }
    if (problems.empty()) {
      std::cout << reading.deck->name << ": " << reading.deck->cards.rows()
                << " cards, no mistake\n";
    }
  }
  return problems.errors() == 0 ? kDone : kNo;
}

}  // namespace raindelay::lab
