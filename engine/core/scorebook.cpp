#include "core/scorebook.h"

#include <algorithm>

#include "core/csv_line.h"
#include "core/narrator.h"

namespace raindelay {

namespace {

using Texts = std::vector<std::vector<std::string>>;

/// Signs of UTF-8, each as wide as another.
std::size_t widthOf(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

/// Rows of words under each other; `left` is true for columns whose words stand at the left.
template <class Left>
std::string aligned(const Texts& texts, Left left) {
  std::vector<std::size_t> widths;
  for (const auto& row : texts) {
    widths.resize(std::max(widths.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], widthOf(row[i]));
  }
  std::string out;
  for (const auto& row : texts) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const std::string gap(widths[i] - widthOf(row[i]), ' ');
      line += (i > 0 ? "  " : "") + (left(i) ? row[i] + gap : gap + row[i]);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + '\n';
  }
  return out;
}

std::string csvOf(const std::string& title, const Texts& texts) {
  std::string out = csvLine(std::vector<std::string>{title});
  for (const auto& row : texts) out += csvLine(row);
  return out;
}

}  // namespace

std::string cellText(const ScoreCell& cell, const Narrator& narrator) {
  if (!cell.sentence.text.empty()) return narrator.say(cell.sentence);
  std::string text = cell.notation;
  for (const Value& one : cell.values) text += (text.empty() ? "" : ", ") + narrator.word(one);
  return text;
}

std::string atBatText(const AtBat& atBat) {
  std::string text = atBat.play;
  for (const std::string& how : atBat.onward) text += how.empty() ? "" : " " + how;
  if (atBat.run()) text += '*';
  if (atBat.runsBattedIn > 0) text += " +" + std::to_string(atBat.runsBattedIn);
  if (atBat.out > 0) text += " (" + std::to_string(atBat.out) + ")";
  return text;
}

Texts tableTexts(const ScoreTable& table, const Narrator& narrator) {
  Texts texts(1);
  for (const ScoreColumn& column : table.columns) {
    texts[0].push_back(cellText(column.heading, narrator));
  }
  for (const ScoreRow& row : table.rows) {
    texts.emplace_back();
    for (const ScoreCell& cell : row.cells) texts.back().push_back(cellText(cell, narrator));
  }
  return texts;
}

Texts scorecardTexts(const Scorecard& card, const Narrator& narrator) {
  Texts texts(card.rows + 1, std::vector<std::string>(1));
  for (std::size_t row = 1; row <= card.rows; ++row) texts[row][0] = std::to_string(row);
  for (const ScorecardColumn& column : card.columns) {
    texts[0].push_back(std::to_string(column.inning));
    for (std::size_t row = 0; row < card.rows; ++row) {
      const bool batted = row < column.boxes.size() && column.boxes[row];
      std::string text = batted ? atBatText(*column.boxes[row]) : "";
      // A card or a play has a name, a number in the order stands at the row.
      if (batted && column.boxes[row]->batter.kind == Value::Kind::kFace) {
        text = narrator.word(column.boxes[row]->batter) + ": " + text;
      }
      texts[row + 1].push_back(std::move(text));
    }
  }
  return texts;
}

std::string scorebookText(const Scorebook& book, const Narrator& narrator) {
  std::string out;
  for (const ScoreTable& table : book.tables) {
    out += (out.empty() ? "" : "\n") + narrator.say(table.title) + '\n';
    out += aligned(tableTexts(table, narrator),
                   [&](std::size_t column) { return table.columns[column].left; });
    for (const Sentence& note : table.notes) out += narrator.say(note) + '\n';
  }
  for (const Scorecard& card : book.scorecards) {
    out += (out.empty() ? "" : "\n") + narrator.say(card.title) + '\n';
    out += aligned(scorecardTexts(card, narrator), [](std::size_t column) { return column > 0; });
  }
  return out;
}

std::string scorebookCsv(const Scorebook& book, const Narrator& narrator) {
  std::string out;
  for (const ScoreTable& table : book.tables) {
    out +=
        (out.empty() ? "" : "\n") + csvOf(narrator.say(table.title), tableTexts(table, narrator));
    for (const Sentence& note : table.notes) {
      out += csvLine(std::vector<std::string>{narrator.say(note)});
    }
  }
  for (const Scorecard& card : book.scorecards) {
    out +=
        (out.empty() ? "" : "\n") + csvOf(narrator.say(card.title), scorecardTexts(card, narrator));
  }
  return out;
}

}  // namespace raindelay
