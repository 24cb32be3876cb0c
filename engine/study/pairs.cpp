#include "study/pairs.h"

namespace raindelay::study {

double Pair::mean(std::size_t variant, std::size_t figure) const {
  double sum = 0;
  for (const MatchFigures& match : matches[variant]) sum += match[figure];
  return sum / static_cast<double>(matches[variant].size());
}

NamedFigures figuresOf(const PlayedMatch& match, int seats) {
  NamedFigures all;
  const Chances wins = chancesOf(match.standing, seats);
  const auto addSeats = [&all](const std::string& id, const auto& values, std::size_t count) {
    for (std::size_t seat = 0; seat < count; ++seat) {
      all.emplace_back(id + "." + std::to_string(seat), values[seat]);
    }
  };
  addSeats("wins", wins, static_cast<std::size_t>(seats));
  all.emplace_back("decisions", static_cast<double>(match.played.decisions));
  for (const Figure& figure : match.figures) {
    const std::string id(figure.id);
    all.emplace_back(id, figure.value);
    addSeats(id, figure.ofSeats, figure.ofSeats.size());
  }
  return all;
}

MatchFigures detail::pick(const std::vector<std::string>& ids, const NamedFigures& all) {
  const std::map<std::string_view, double> values(all.begin(), all.end());
  MatchFigures picked;
  for (const std::string& id : ids) {
    const auto found = values.find(id);
    picked.push_back(found == values.end() ? kNone : found->second);
  }
  return picked;
}

}  // namespace raindelay::study
