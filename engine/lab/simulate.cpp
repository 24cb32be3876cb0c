#include "lab/simulate.h"

namespace raindelay {

void SimulationReport::count(const Standing& standing, const std::vector<Figure>& last) {
  ++games;
  if (standing.winner) {
    ++wins[static_cast<std::size_t>(standing.winner->index())];
  } else {
    ++(standing.decided ? ties : undecided);
  }
  if (figures.empty()) {
    for (const Figure& figure : last) figures.push_back({std::string(figure.id), {}, {}});
  }
  bool counts = false;
  for (const Figure& figure : last) {
    if (figure.id != "result") continue;
    hasResult = true;
    counts = figure.value == 1;
  }
  for (std::size_t i = 0; i < last.size(); ++i) {
    figures[i].all.add(last[i].value);
    if (counts) figures[i].withResult.add(last[i].value);
  }
}

void SimulationReport::merge(const SimulationReport& other) {
  games += other.games;
  actions += other.actions;
  ties += other.ties;
  undecided += other.undecided;
  hasResult = hasResult || other.hasResult;
  for (std::size_t i = 0; i < wins.size(); ++i) wins[i] += other.wins[i];
  if (figures.empty()) {
    figures = other.figures;
    return;
  }
  for (std::size_t i = 0; i < other.figures.size(); ++i) {
    figures[i].all.merge(other.figures[i].all);
    figures[i].withResult.merge(other.figures[i].withResult);
  }
}

}  // namespace raindelay
