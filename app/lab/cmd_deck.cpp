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
    const Json name = reading.deck ? Json(reading.deck->name) : Json();
    print(terminal::deckReport(name, reading.deck ? reading.deck->cards.rows() : 0, problems));
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
