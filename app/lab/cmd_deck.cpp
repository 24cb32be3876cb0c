// raindelay-lab deck check, new, schema

#include <iostream>

#include "core/nearest.h"
#include "deck/open.h"
#include "deck/picture.h"
#include "deck/schema.h"
#include "deck/templates.h"
#include "lab/commands.h"
#include "terminal/output.h"

namespace raindelay::lab {

using terminal::Json;
using terminal::print;

int runDeckCheck(const Arguments& arguments) {
  deck::DeckReading reading;
  std::size_t cards = 0;
  const auto source = deck::openDeck(arguments.plain()[0]);
  if (source) {
    reading = deck::readDeck(source->folder);
    reading.problems.add(source->problems);
  } else {
    reading.problems.add(source.problem());
  }
  deck::Problems& problems = reading.problems;
  if (reading.deck) {
    problems.add(deck::checkDeck(*reading.deck));
    cards = reading.deck->cards.rows();
  }
  if (arguments.json()) {
    const Json name = reading.deck ? Json(reading.deck->name) : Json();
    print(terminal::deckReport(name, cards, problems));
  } else {
    print(problems, std::cout);
    if (problems.empty()) {
      std::cout << reading.deck->name << ": " << cards << " cards, no mistake\n";
    }
  }
  return problems.errors() == 0 ? kDone : kNo;
}

int runDeckNew(const Arguments& arguments) {
  const std::string id = arguments.value("--template").value_or("simple");
  const auto files = deck::templateFiles(id);
  if (files.empty()) {
    return fail(unknownName("template", id, deck::deckTemplates()).message, kMisuse);
  }
  const std::string& folder = arguments.plain()[0];
  if (auto done = deck::writeDeck(files, folder); !done) return fail(done.error().message, kNo);
  if (arguments.json()) {
    Json paths = Json::array();
    for (const auto& [path, bytes] : files) paths.push_back(path);
    print({{"folder", folder}, {"template", id}, {"files", paths}});
  } else {
    std::cout << folder << ": " << files.size() << " files; deck.yaml is the layout, cards.csv "
              << "the cards\n";
  }
  return kDone;
}

int runDeckSchema(const Arguments& /*arguments*/) {
  std::cout << deck::deckSchema();
  return kDone;
}

}  // namespace raindelay::lab
