#include "terminal/output.h"

#include <unistd.h>

#include <algorithm>
#include <iostream>

#include "deck/words.h"

namespace raindelay::terminal {
namespace {

using deck::ProblemGroup;

const char* nameOf(deck::Severity severity) {
  return severity == deck::Severity::kError ? "error" : "warning";
}

/// Most cards that a line of text names.
constexpr std::size_t kMostNamed = 8;

Json asJson(const ProblemGroup& group) {
  const deck::Problem& problem = group.problem;
  const deck::Site& site = problem.site;
  Json json = {{"id", problem.id},
               {"severity", nameOf(problem.severity)},
               {"message", problem.message()},
               {"sentence", problem.sentence()}};
  if (!problem.nearest.empty()) json["nearest"] = problem.nearest;
  if (problem.remedy) json["fix"] = problem.fix();
  if (!site.file.empty()) json["file"] = site.file;
  if (site.line > 0) json["line"] = site.line;
  if (site.row > 0) json["row"] = site.row;
  if (!site.column.empty()) json["column"] = site.column;
  if (!site.code.empty()) json["card"] = site.code;
  if (site.side) json["side"] = *site.side == deck::Side::kFront ? "front" : "back";
  if (!site.element.empty()) json["element"] = site.element;
  for (const deck::Site& each : group.sites) {
    if (each.card) json["cards"].push_back(each.code);
  }
  return json;
}

/// The other cards of which it is true as well.
std::string cardsOf(const ProblemGroup& group) {
  if (group.sites.size() == 1) return {};
  std::vector<std::string> codes;
  for (const deck::Site& site : group.sites) {
    if (codes.size() < kMostNamed) codes.push_back(site.code);
  }
  return " (" + std::to_string(group.sites.size()) + " cards: " + deck::listed(codes) +
         (group.sites.size() > kMostNamed ? ", …)" : ")");
}

/// The sentence, its cards and its remedy; "did you mean" says that already.
std::string textOf(const ProblemGroup& group) {
  const deck::Problem& problem = group.problem;
  std::string text = problem.sentence() + cardsOf(group);
  if (problem.remedy && problem.nearest.empty()) text += " – " + problem.fix() + '.';
  return text;
}

}  // namespace

void print(const Json& json) {
  std::cout << json.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

Json deckReport(const Json& name, std::size_t cards, const deck::Problems& problems) {
  Json list = Json::array();
  for (const ProblemGroup& group : problems.groups()) list.push_back(asJson(group));
  return {{"deck", name}, {"cards", cards}, {"problems", list}, {"more", problems.more()}};
}

void print(const deck::Problems& problems, std::ostream& out) {
  for (const ProblemGroup& group : problems.groups()) out << textOf(group) << '\n';
  if (problems.more()) {
    out << "There is more; these are the first " << deck::Problems::kMost << ".\n";
  }
}

std::vector<std::string> splitAtCommas(std::string_view text) {
  std::vector<std::string> words;
  while (true) {
    const std::size_t comma = text.find(',');
    words.emplace_back(text.substr(0, comma));
    if (comma == std::string_view::npos) return words;
    text.remove_prefix(comma + 1);
  }
}

std::string inWords(double seconds) {
  const bool hours = seconds >= 6000;
  const double shown = hours ? seconds / 3600 : seconds >= 100 ? seconds / 60 : seconds;
  char text[32];
  (void)std::snprintf(text, sizeof text, "%.*f", shown < 10 ? 1 : 0, shown);
  return std::string(text) + (hours ? " h" : seconds >= 100 ? " min" : " s");
}

ProgressBar::ProgressBar(std::int64_t total, std::int64_t before)
    : total_(total), before_(before), terminal_(::isatty(STDERR_FILENO) == 1) {}

std::string ProgressBar::timeLeft(std::int64_t done) const {
  if (done <= before_ || done >= total_) return {};
  const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin_;
  const double each = passed.count() / static_cast<double>(done - before_);
  return ", " + inWords(each * static_cast<double>(total_ - done)) + " left";
}

void ProgressBar::show(std::int64_t done) {
  const int width = 40;
  const auto filled = static_cast<int>(done * width / std::max<std::int64_t>(total_, 1));
  if (!terminal_ || filled == shown_) return;
  shown_ = filled;
  const std::string bar = std::string(static_cast<std::size_t>(filled), '#') +
                          std::string(static_cast<std::size_t>(width - filled), '.');
  std::cerr << "\r[" << bar << "] " << done << " of " << total_ << timeLeft(done) << "\033[K"
            << std::flush;
}

ProgressBar::~ProgressBar() {
  if (terminal_ && shown_ >= 0) std::cerr << "\r\033[K" << std::flush;
}

}  // namespace raindelay::terminal
