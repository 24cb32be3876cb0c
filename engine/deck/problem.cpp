#include "deck/problem.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

#include "core/nearest.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

constexpr std::size_t kLongestList = 12;

// The same for problems that say the same of the same element, whosever card it is. What only its
// author can put right stays apart from what a remedy does.
std::string groupOf(const Problem& problem) {
  const Site& site = problem.site;
  std::string key = problem.id;
  if (problem.ofSeveral.empty()) {
    for (const std::string& value : problem.values) key += '\n' + value;
  } else if (problem.remedy) {
    key += "\nremedy";
  }
  key += '\n' + site.file + '\n' + std::to_string(site.line) + '\n' + site.column + '\n' +
         site.element;
  // A problem about no card is alike only in the same row.
  if (!site.card) key += '\n' + std::to_string(site.row);
  return key + (site.side == Side::kBack ? "\nback" : "");
}

// Lets the group say of the other problem, too, what it says, and put it right.
void join(ProblemGroup& group, const Problem& other) {
  Problem& all = group.problem;
  if (group.sites.back() != other.site) group.sites.push_back(other.site);
  if (all.remedy && other.remedy && other.remedy->size < all.remedy->size) {
    all.remedy = other.remedy;
  }
  if (all.ofSeveral.empty() || all.values == other.values) return;
  all.text = std::exchange(all.ofSeveral, {});
  all.values.insert(all.values.begin(), inQuotes(all.site.element));
  if (all.site.line == 0) return;
  all.site.file = "deck.yaml";
  all.site.row = 0;
}

std::string capitalised(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  }
  return text;
}

}  // namespace

Problem ofFile(const ProblemKind& kind, const std::string& file,
               const std::vector<std::string>& otherValues) {
  Problem problem(kind, {inQuotes(file)});
  problem.values.insert(problem.values.end(), otherValues.begin(), otherValues.end());
  problem.site.file = file;
  return problem;
}

Problem& Problem::meant(std::string_view name, const std::vector<std::string>& candidates) & {
  nearest = nearestName(name, std::vector<std::string_view>(candidates.begin(), candidates.end()));
  if (nearest.empty() && candidates.size() <= kLongestList) known = candidates;
  if (!nearest.empty() && nearest != name) remedy = wordMeant(std::string(name), nearest);
  return *this;
}

Problem&& Problem::meant(std::string_view name, const std::vector<std::string>& candidates) && {
  return std::move(meant(name, candidates));
}

std::string Problem::message() const {
  std::string message = filled(text.source, values);
  if (nearest.empty() && known.empty()) return message;
  if (message.ends_with('.')) message.pop_back();
  if (!nearest.empty()) return message + "; did you mean " + inQuotes(nearest) + "?";
  return message + "; known: " + listed(known) + ".";
}

std::string Problem::where() const {
  if (site.row > 0) {
    return site.file + ", row " + std::to_string(site.row) +
           (site.column.empty() ? "" : ", column " + shortened(site.column));
  }
  if (site.inDeckYaml()) return "deck.yaml, line " + std::to_string(site.line);
  // (A line of another file of ours; of pictures the line is deck.yaml's, which names them.)
  if (site.line > 0 && site.file.ends_with(".yaml")) {
    return site.file + ", line " + std::to_string(site.line);
  }
  return site.file;
}

std::string Problem::sentence() const {
  const std::string place = where();
  if (place.empty() || namesItsFile()) return capitalised(message());
  std::string all = place + ": " + message();
  if (site.row > 0 && site.line > 0) {
    all += " (deck.yaml, line " + std::to_string(site.line) + ")";
  }
  return all;
}

bool Problem::namesItsFile() const {
  return site.row == 0 && site.line == 0 && !values.empty() && values[0] == inQuotes(site.file);
}

std::string Problem::fix() const {
  return remedy ? filled(remedy->text.source, remedy->values) : std::string();
}

void Problems::add(Problem problem) {
  std::string sentence = problem.sentence();
  if (seen_.contains(sentence)) return;
  std::string group = groupOf(problem);
  const bool isNew = !said_.contains(group);
  if ((isNew && said_.size() == kMost) || list_.size() == kMostPlaces) {
    more_ = true;
    return;
  }
  said_.insert(std::move(group));
  seen_.insert(std::move(sentence));
  list_.push_back(std::move(problem));
}

void Problems::add(const Problems& others) {
  for (const Problem& problem : others.list_) add(problem);
  more_ = more_ || others.more_;
}

std::vector<ProblemGroup> Problems::groups() const {
  std::vector<ProblemGroup> groups;
  std::unordered_map<std::string, std::size_t> places;
  for (const Problem& problem : list_) {
    const auto [place, isNew] = places.emplace(groupOf(problem), groups.size());
    if (isNew) {
      groups.push_back({problem, {problem.site}});
    } else {
      join(groups[place->second], problem);
    }
  }
  const auto rank = [](const ProblemGroup& group) {
    constexpr auto kNone = std::numeric_limits<std::size_t>::max();
    // (kNone + 1 is 0: what isn't about a card comes first.)
    return std::pair(group.problem.severity, group.problem.site.card.value_or(kNone) + 1);
  };
  std::stable_sort(groups.begin(), groups.end(),
                   [rank](const auto& a, const auto& b) { return rank(a) < rank(b); });
  return groups;
}

const Problem* Problems::firstError() const {
  const auto found = std::find_if(list_.begin(), list_.end(), [](const Problem& problem) {
    return problem.severity == Severity::kError;
  });
  return found == list_.end() ? nullptr : &*found;
}

std::size_t Problems::errors() const {
  return static_cast<std::size_t>(std::count_if(
      list_.begin(), list_.end(), [](const Problem& p) { return p.severity == Severity::kError; }));
}

}  // namespace raindelay::deck
