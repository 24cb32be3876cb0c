#include "table/deck_narrator.h"

#include <QCoreApplication>

#include "translations/words.h"

namespace raindelay {

DeckNarrator::DeckNarrator(const Game& game, const deck::DataFrames& tables, QStringList names)
    : Narrator(game.info()), game_(game), tables_(tables), names_(std::move(names)) {}

QString DeckNarrator::text(const Sentence& sentence) const {
  return QString::fromStdString(say(sentence));
}

QString DeckNarrator::text(const Event& event, std::size_t variety) const {
  return QString::fromStdString(say(event, variety));
}

QString DeckNarrator::text(const Refusal& refusal) const {
  return QString::fromStdString(say(refusal));
}

QString DeckNarrator::name(Face face) const {
  return QString::fromStdString(faceName(face));
}

std::string DeckNarrator::translated(const Text& text) const {
  return words::translated(text).toStdString();
}

std::string DeckNarrator::faceName(Face face) const {
  if (!face.known()) {
    return QCoreApplication::translate("Table", "a card").toStdString();
  }
  std::string code = game_.faceCode(face);
  const std::string language = words::language().toStdString();
  for (const auto& [name, table] : tables_) {
    const auto row = table.findRow("code", code);
    if (!row) continue;
    const std::string& local = table.at(*row, "name." + language);
    const std::string& english = table.at(*row, "name");
    if (!local.empty()) return local;
    if (!english.empty()) return english;
  }
  return code;
}

std::string DeckNarrator::seatName(Seat seat) const {
  return names_.value(seat.index()).toStdString();
}

}  // namespace raindelay
