// raindelay-lab deck check

#include <iostream>

#include "deck/deck.h"
#include "deck/picture.h"
#include "lab/output.h"

namespace raindelay::lab {

int runDeckCheck(const Arguments& arguments) {
  const std::string& path = arguments.plain()[0];
  const Result<deck::Deck> read = deck::readDeck(std::make_shared<deck::DiskFolder>(path));
  // Reading stops at the first mistake; what is read can have several.
  std::vector<std::string> mistakes;
  if (read) {
    mistakes = deck::checkDeck(*read);
  } else {
    mistakes.push_back(read.error().message);
  }
  if (arguments.json()) {
    print({{"deck", read ? Json(read->name) : Json()},
           {"cards", read ? Json(read->cards.rows()) : Json()},
           {"mistakes", mistakes}});
  } else {
    for (const std::string& mistake : mistakes) std::cout << mistake << '\n';
    if (mistakes.empty()) {
      std::cout << read->name << ": " << read->cards.rows() << " cards, no mistake\n";
    }
  }
  return mistakes.empty() ? kDone : kNo;
}

}  // namespace raindelay::lab
