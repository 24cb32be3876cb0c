#include "deck/rules_text.h"

#include "core/limits.h"
#include "deck/problem_kinds.h"
#include "deck/utf8.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// "rules.de.md" for "rules.md".
std::string inLanguage(const std::string& path, std::string_view language) {
  const std::size_t name = path.rfind('/') + 1, dot = path.rfind('.');
  const bool hasEnding = dot != std::string::npos && dot > name;
  std::string local = path;
  return local.insert(hasEnding ? dot : path.size(), "." + std::string(language));
}

Checked<RulesText> readText(const Folder& folder, const std::string& path) {
  auto text = folder.read(path, kMaxRulesBytes);
  if (!text && text.problem().id == kinds::kLargeFile.id) {
    return Problem(kinds::kLongRules, {inQuotes(path), std::to_string(kMaxRulesBytes / kKilobyte)});
  }
  if (!text) return text.problem();
  if (validUtf8(*text) != text->size()) return Problem(kinds::kRulesNotUtf8, {inQuotes(path)});
  if (text->starts_with(kByteOrderMark)) (*text).erase(0, kByteOrderMark.size());
  return RulesText{path, *std::move(text)};
}

Checked<RulesText> inDeck(const Deck& deck, std::string_view language) {
  if (!language.empty()) {
    auto local = readText(*deck.folder, inLanguage(deck.rules, language));
    if (local || local.problem().id != kinds::kNoFile.id) return local;
  }
  return readText(*deck.folder, deck.rules);
}

}  // namespace

Checked<RulesText> readRules(const Deck& deck, std::string_view language) {
  if (deck.rules.empty()) return RulesText();
  auto rules = inDeck(deck, language);
  if (rules) return rules;
  Problem problem = rules.problem();
  problem.site = {};
  problem.site.file = "deck.yaml";
  problem.site.line = deck.rulesLine;
  problem.site.offset = deck.rulesOffset;
  return problem;
}

}  // namespace raindelay::deck
