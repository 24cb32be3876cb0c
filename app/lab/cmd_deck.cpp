// raindelay-lab deck check

#include <iostream>

#include "deck/deck.h"
#include "deck/picture.h"
#include "lab/output.h"

namespace raindelay::lab {
int runDeckCheck(const Arguments& arguments) {
  const std::string& path = arguments.plain()[0];
  deck::DeckReading reading = deck::readDeck(std::make_shared<deck::DiskFolder>(path));
  deck::Problems& problems = reading.problems;
  if (reading.deck) problems.add(deck::checkDeck(*reading.deck));
  if (arguments.json()) {
    Json list = Json::array();
    for (const deck::Problem& problem : problems.list()) list.push_back(terminal::asJson(problem));
    print({{"deck", reading.deck ? Json(reading.deck->name) : Json()},
           {"cards", reading.deck ? Json(reading.deck->cards.rows()) : Json()},
           {"problems", list},
           {"more", problems.more()}});
  } else {
    terminal::print(problems);
    if (problems.empty()) {
      std::cout << reading.deck->name << ": " << reading.deck->cards.rows()
                << " cards, no mistake\n";
    }
  }
  return problems.errors() == 0 ? kDone : kNo;
}

}  // namespace raindelay::lab
