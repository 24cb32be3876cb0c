// raindelay-lab replay, legal, view, scorebook, ledger

#include <iostream>

#include "lab/output.h"
#include "lab/record_file.h"
#include "match/ledger.h"

namespace raindelay::lab {

namespace {

/// With the seat that --seat names, if it does.
struct LoadedFor : Loaded {
  std::optional<Seat> seat;
};

LoadedFor loadFor(const Arguments& arguments) {
  const Result<std::int64_t> typed = arguments.number("--seat", -1, 0, kMaxSeats - 1);
  if (!typed) return {{std::nullopt, fail(typed.error().message, kMisuse)}, std::nullopt};
  LoadedFor loaded{load(arguments), std::nullopt};
  if (!loaded.opened || *typed < 0) return loaded;
  const int seats = loaded.opened->match().seats();
  if (*typed >= seats) {
    const std::string why = "this match has seats 0 to " + std::to_string(seats - 1);
    return {{std::nullopt, fail(why, kMisuse)}, std::nullopt};
  }
  loaded.seat = Seat(static_cast<int>(*typed));
  return loaded;
}

/// Prints what both seats may see; of a game with secrets, seat 0's side.
void printSteps(const Match& match) {
  const English english(match);
  for (std::size_t i = 0; i < match.steps().size(); ++i) {
    const Step& step = match.steps()[i];
    const std::string who = step.by ? english.seatName(*step.by) : "chance";
    const std::string what =
        step.undoTo ? "undo " + std::to_string(*step.undoTo) : match.game().text(step.action);
    std::cout << i << "  " << who << ": " << what << (step.undone ? "  (taken back)" : "") << '\n';
    for (const std::string& words : stepWords(match, english, i, Seat(0))) {
      std::cout << "     " << words << '\n';
    }
  }
}

Json replayJson(const shelf::Opened& opened) {
  const Match& match = opened.match();
  Json json;
  json["game"] = match.info().id;
  json["lines"] = opened.replayed.lines;
  json["steps"] = match.steps().size();
  json["damage"] = opened.replayed.damage ? Json(opened.replayed.damage->message) : Json();
  json["note"] = opened.replayed.note ? Json(opened.replayed.note->message) : Json();
  json["standing"] = standingJson(match);
  json["figures"] = Json::object();
  for (const Figure& figure : match.figures())
    json["figures"][std::string(figure.id)] = figure.value;
  return json;
}

Json textsJson(const std::vector<std::vector<std::string>>& texts) {
  return {{"columns", texts.front()},
          {"rows", std::vector<std::vector<std::string>>(texts.begin() + 1, texts.end())}};
}

Json atBatJson(const AtBat& atBat, const Narrator& narrator) {
  return {{"batter", narrator.word(atBat.batter)},
          {"runner", narrator.word(atBat.runner)},
          {"play", atBat.play},
          {"onward", atBat.onward},
          {"reached", atBat.reached},
          {"hit", atBat.hit},
          {"batted-in", atBat.runsBattedIn},
          {"out", atBat.out}};
}

Json scorecardJson(const Scorecard& card, const Narrator& narrator) {
  Json columns = Json::array();
  for (const ScorecardColumn& column : card.columns) {
    Json boxes = Json::array();
    for (const auto& box : column.boxes) {
      boxes.push_back(box ? atBatJson(*box, narrator) : Json());
    }
    columns.push_back({{"inning", column.inning}, {"at-bats", boxes}});
  }
  return {{"title", narrator.say(card.title)}, {"rows", card.rows}, {"innings", columns}};
}

Json scorebookJson(const Match& match, const Scorebook& book, const Narrator& narrator) {
  Json json;
  json["game"] = match.info().id;
  json["score"] = Json::array();
  for (int i = 0; i < match.seats(); ++i) {
    json["score"].push_back(book.score[static_cast<std::size_t>(i)]);
  }
  json["tables"] = Json::array();
  for (const ScoreTable& table : book.tables) {
    Json one{{"title", narrator.say(table.title)}};
    one.update(textsJson(tableTexts(table, narrator)));
    one["notes"] = Json::array();
    for (const Sentence& note : table.notes) one["notes"].push_back(narrator.say(note));
    json["tables"].push_back(std::move(one));
  }
  json["scorecards"] = Json::array();
  for (const Scorecard& card : book.scorecards) {
    json["scorecards"].push_back(scorecardJson(card, narrator));
  }
  return json;
}

Json ledgerJson(const Match& match, const std::vector<LedgerPart>& ledger,
                const Narrator& narrator) {
  Json parts = Json::array();
  for (const LedgerPart& part : ledger) {
    Json rows = Json::array();
    for (const LedgerRow& row : part.rows) {
      rows.push_back(
          {{"group", narrator.word(row.group)}, {"came", row.came}, {"expected", row.expected}});
    }
    parts.push_back({{"name", narrator.say(part.name)},
                     {"draws", part.draws},
                     {"share", part.share ? Json(*part.share) : Json()},
                     {"rows", rows}});
  }
  return {{"game", match.info().id}, {"parts", parts}};
}

/// A book of a record, and the same for programs.
struct Printed {
  Scorebook book;
  Json json;
};

/// Prints it as text, as CSV or as JSON. `make` gives it as one seat may know it, or with all open.
template <class Make>
int printBook(const Arguments& arguments, Make make) {
  if (arguments.json() && arguments.has("--csv")) {
    return fail("--json and --csv: choose one", kMisuse);
  }
  const LoadedFor loaded = loadFor(arguments);
  if (!loaded.opened) return loaded.code;
  const English english(loaded.opened->match());
  const Printed printed = make(loaded.opened->match(), loaded.seat, english);
  if (arguments.json()) {
    print(printed.json);
  } else {
    std::cout << (arguments.has("--csv") ? scorebookCsv(printed.book, english)
                                         : scorebookText(printed.book, english));
  }
  return loaded.code;
}

}  // namespace

int runReplay(const Arguments& arguments) {
  const Loaded loaded = load(arguments);
  if (!loaded.opened) return loaded.code;
  const Match& match = loaded.opened->match();
  if (arguments.json()) {
    print(replayJson(*loaded.opened));
  } else if (!arguments.has("--quiet")) {
    printSteps(match);
    std::cout << standingText(match) << '\n';
  }
  return loaded.code;
}

int runLegal(const Arguments& arguments) {
  const Loaded loaded = load(arguments);
  if (!loaded.opened) return loaded.code;
  const Match& match = loaded.opened->match();
  const Turn turn = match.turn();
  const bool over = turn.kind == Turn::Kind::kOver;
  if (arguments.json()) {
    print({{"over", over},
           {"seat", over ? Json() : Json(turn.seat.index())},
           {"legal", legalJson(match)}});
  } else if (over) {
    std::cout << standingText(match) << '\n';
  } else {
    const English english(match);
    std::cout << english.seatName(turn.seat) << " (seat " << turn.seat.index() << "):\n"
              << legalText(match, english);
  }
  return loaded.code;
}

int runView(const Arguments& arguments) {
  const LoadedFor loaded = loadFor(arguments);
  if (!loaded.opened) return loaded.code;
  const Match& match = loaded.opened->match();
  const Turn turn = match.turn();
  const Seat seat = loaded.seat.value_or(turn.kind == Turn::Kind::kSeat ? turn.seat : Seat(0));
  if (!arguments.json()) {
    std::cout << English(match).seatName(seat) << " (seat " << seat.index() << ") sees:\n"
              << factsText(match, seat);
    return loaded.code;
  }
  const Game& game = match.game();
  Json pieces = Json::array();
  for (const Piece& piece : game.pieces(match.view(seat))) {
    pieces.push_back(
        {{"place", match.info().places[static_cast<std::size_t>(piece.place.index())].id},
         {"order", piece.order},
         {"face", piece.face.known() ? Json(game.faceCode(piece.face)) : Json()},
         {"turns", piece.turns}});
  }
  print({{"seat", seat.index()}, {"facts", factsJson(match, seat)}, {"pieces", pieces}});
  return loaded.code;
}

int runScorebook(const Arguments& arguments) {
  return printBook(
      arguments,
      [](const Match& match, std::optional<Seat> seat, const Narrator& english) -> Printed {
        Scorebook book = scorebookOf(match, seat);
        Json json = scorebookJson(match, book, english);
        return {std::move(book), std::move(json)};
      });
}

int runLedger(const Arguments& arguments) {
  return printBook(
      arguments,
      [](const Match& match, std::optional<Seat> seat, const Narrator& english) -> Printed {
        const auto learned = [&](std::size_t step) { return !seat || match.isTold(step, *seat); };
        const std::vector<LedgerPart> ledger = ledgerOf(match, learned);
        return {ledgerBook(ledger), ledgerJson(match, ledger, english)};
      });
}

}  // namespace raindelay::lab
