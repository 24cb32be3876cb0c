#include "core/notation.h"

#include <algorithm>

namespace raindelay {

namespace {

std::string_view codeOf(int number, Codes codes) {
  return codes[static_cast<std::size_t>(number)];
}

/// The operands of a verb that takes some.
std::optional<Action> parseOperands(std::size_t verb, const VerbInfo& row, std::string_view text) {
  const std::size_t end = row.b.empty() ? text.size() : std::min(text.find(row.mark), text.size());
  const auto a = numberOf(text.substr(0, end), row.a);
  const auto b = row.b.empty() ? 0 : numberOf(text.substr(std::min(end + 1, text.size())), row.b);
  if (!a || !b) return std::nullopt;
  return Action{static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(*a),
                static_cast<std::uint8_t>(*b), 0};
}

/// The text behind the word and a space; empty if it isn't this word.
std::optional<std::string_view> behind(std::string_view word, std::string_view text) {
  if (!text.starts_with(word) || text.size() <= word.size() || text[word.size()] != ' ') {
    return std::nullopt;
  }
  return text.substr(word.size() + 1);
}

}  // namespace

std::optional<int> numberOf(std::string_view code, Codes codes) {
  const auto found = std::find(codes.begin(), codes.end(), code);
  if (code.empty() || found == codes.end()) return std::nullopt;
  return static_cast<int>(found - codes.begin());
}

std::string Notation::text(const GameInfo& info, Action action) const {
  std::string text;
  if (action.isChance()) {
    const auto source = static_cast<std::size_t>(action.source());
    text = info.sources[source].id;
    return text + ' ' + std::string(codeOf(action.outcome().index(), outcomes[source]));
  }
  const VerbInfo& verb = verbs[action.verb];
  text = verb.word;
  if (!verb.a.empty()) text.append(1, ' ').append(codeOf(action.a, verb.a));
  if (!verb.b.empty()) text.append(1, verb.mark).append(codeOf(action.b, verb.b));
  return text;
}

std::optional<Action> Notation::parse(const GameInfo& info, std::string_view text) const {
  for (std::size_t i = 0; i < verbs.size(); ++i) {
    const VerbInfo& verb = verbs[i];
    if (verb.a.empty()) {
      if (text == verb.word) return Action{static_cast<std::uint8_t>(i)};
    } else if (const auto operands = behind(verb.word, text)) {
      return parseOperands(i, verb, *operands);
    }
  }
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    const auto code = behind(info.sources[i].id, text);
    if (!code) continue;
    const auto outcome = numberOf(*code, outcomes[i]);
    if (!outcome) return std::nullopt;
    return Action::chance(static_cast<int>(i), Card(*outcome));
  }
  return std::nullopt;
}

}  // namespace raindelay
