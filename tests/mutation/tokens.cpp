#include "tokens.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>
#include <utility>

namespace raindelay::mutation {

namespace {

constexpr std::array<std::string_view, 24> kSigns{
    "...", "<=>", "->*", "<<=", ">>=", "::", "->", "++", "--", "&&", "||", "==",
    "!=",  "<=",  ">=",  "+=",  "-=",  "*=", "/=", "%=", "&=", "|=", "^=", "<<"};
constexpr std::array<std::string_view, 44> kKeywords{
    "alignas",   "auto",          "bool",      "break",  "case",     "class",     "const",
    "constexpr", "continue",      "default",   "delete", "do",       "double",    "else",
    "enum",      "explicit",      "false",     "float",  "for",      "friend",    "goto",
    "if",        "inline",        "int",       "long",   "mutable",  "namespace", "new",
    "operator",  "private",       "protected", "public", "return",   "short",     "sizeof",
    "static",    "static_assert", "struct",    "switch", "template", "typename",  "unsigned",
    "using",     "while"};

bool isLetter(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

template <class List>
bool holds(const List& list, std::string_view text) {
  return std::find(std::begin(list), std::end(list), text) != std::end(list);
}

bool opens(std::string_view word) {
  return word == "(" || word == "[" || word == "{";
}
bool closes(std::string_view word) {
  return word == ")" || word == "]" || word == "}";
}

}  // namespace

Source::Source(std::string text) : text_(std::move(text)) {
  split();
  understand();
}

/// Behind the word that begins here; comments and lines for the preprocessor are no words.
std::size_t Source::wordFrom(std::size_t at) const {
  const auto behind = [&](std::string_view what, std::size_t from) {
    return std::min(text_.size(), text_.find(what, from) + what.size());
  };
  const std::string_view rest = std::string_view(text_).substr(at);
  if (rest.starts_with("R\"")) {
    const std::string mark = text_.substr(at + 2, text_.find('(', at) - at - 2);
    return behind(")" + mark + "\"", at);
  }
  if (rest[0] == '"' || rest[0] == '\'') {
    std::size_t i = at + 1;
    while (text_[i] != rest[0]) i += text_[i] == '\\' ? 2 : 1;
    return i + 1;
  }
  if (isLetter(rest[0])) {
    std::size_t i = at;
    const bool number = std::isdigit(static_cast<unsigned char>(rest[0])) != 0;
    while (isLetter(text_[i]) || (number && (text_[i] == '\'' || text_[i] == '.'))) ++i;
    return i;
  }
  for (const std::string_view sign : kSigns) {
    if (rest.starts_with(sign)) return at + sign.size();
  }
  return at + 1;
}

void Source::split() {
  std::size_t at = 0;
  while (at < text_.size()) {
    const std::string_view rest = std::string_view(text_).substr(at);
    if (std::isspace(static_cast<unsigned char>(rest[0])) != 0) {
      ++at;
    } else if (rest.starts_with("//") || rest[0] == '#') {
      do {
        at = std::min(text_.find('\n', at + 1), text_.size());
      } while (rest[0] == '#' && text_[at - 1] == '\\');
    } else if (rest.starts_with("/*")) {
      at = text_.find("*/", at) + 2;
    } else {
      const std::size_t end = wordFrom(at);
      words_.push_back({.text = text_.substr(at, end - at), .begin = at});
      at = end;
    }
  }
}

/// Tells for each word in what it is.
void Source::understand() {
  std::vector<Bracket> open{{}};
  for (std::size_t i = 0; i < words_.size(); ++i) {
    Word& word = words_[i];
    if (closes(word.text) && open.size() > 1) {
      word.partner = open.back().open;
      words_[word.partner].partner = i;
      const bool statements =
          open.back().kind == Bracket::Kind::kBlock || open.back().kind == Bracket::Kind::kScope;
      open.pop_back();
      if (statements) open.back().statement = i + 1;
      if (statements) open.back().constant = open.back().assigned = false;
    }
    Bracket& in = open.back();
    if (word.text == "constexpr" || word.text == "static_assert") in.constant = true;
    if (word.text == "=") in.assigned = true;
    word.running = in.running && !in.constant;
    word.listed =
        in.kind == Bracket::Kind::kList || (in.kind == Bracket::Kind::kOther && in.assigned);
    const bool blockly = in.kind == Bracket::Kind::kBlock;
    const std::string_view before = i == 0 ? ";" : words_[i - 1].text;
    // Behind `if (...)`, `else` or `case ...:` a statement begins as well.
    const bool head = before == ")" && i > 1 && words_[i - 1].partner > 0 &&
                      holds(std::array<std::string_view, 3>{"if", "for", "while"},
                            words_[words_[i - 1].partner - 1].text);
    const bool label = before == ":" && holds(std::array<std::string_view, 2>{"case", "default"},
                                              words_[in.statement].text);
    word.first = blockly && (in.statement == i || before == "else" || head || label);
    if (opens(word.text)) {
      open.push_back(opened(i, in));
    } else if (word.text == ";" && in.kind != Bracket::Kind::kOther) {
      in.statement = i + 1;
      in.constant = in.assigned = false;
    } else if (label) {
      in.statement = i;
    }
  }
}

Source::Bracket Source::opened(std::size_t i, const Bracket& outer) const {
  Bracket bracket{.open = i, .statement = i + 1};
  using Kind = Bracket::Kind;
  const bool list = outer.kind == Kind::kList || (outer.kind == Kind::kOther && outer.assigned);
  if (words_[i].text != "{") {
    bracket.kind = Kind::kOther;
    bracket.running = outer.running && !outer.constant;
    bracket.assigned = list || words_[i].text == "[";
  } else if (isScope(i, outer)) {
    bracket.kind = Kind::kScope;
  } else if (isBlock(i, outer)) {
    bracket.kind = Kind::kBlock;
    // A constant may be worked out by a lambda, which never runs.
    bracket.running =
        (outer.kind == Kind::kScope || outer.running) && !(outer.constant && outer.assigned);
  } else {
    bracket.kind = Kind::kList;
    bracket.running = outer.running && !outer.constant;
  }
  return bracket;
}

bool Source::isScope(std::size_t i, const Bracket& outer) const {
  static constexpr std::array<std::string_view, 5> kScopes{"namespace", "struct", "class", "enum",
                                                           "union"};
  if (outer.kind != Bracket::Kind::kScope && outer.kind != Bracket::Kind::kBlock) return false;
  if (words_[i - 1].text == ")") return false;
  for (std::size_t k = outer.statement; k < i; ++k) {
    if (words_[k].text == "template" && words_[k + 1].text == "<") {
      while (k < i && words_[k].text != ">") ++k;
    }
    if (words_[k].text == "(" || words_[k].text == "=") return false;
    if (holds(kScopes, words_[k].text)) return true;
  }
  return false;
}

bool Source::isBlock(std::size_t i, const Bracket& outer) const {
  static constexpr std::array<std::string_view, 10> kBefore{
      ")", "]", "else", "do", "const", "noexcept", "override", "mutable", "try", "final"};
  const std::string& before = words_[i - 1].text;
  if (holds(kBefore, before)) return true;
  if (i > 1 && words_[i - 2].text == "->") return true;
  const bool statements = outer.kind == Bracket::Kind::kBlock;
  return statements && (outer.statement == i || before == ":" || before == ";");
}

bool Source::isName(std::size_t i) const {
  const std::string& text = words_[i].text;
  return isLetter(text[0]) && std::isdigit(static_cast<unsigned char>(text[0])) == 0 &&
         !holds(kKeywords, text);
}

bool Source::isNumber(std::size_t i) const {
  const std::string& text = words_[i].text;
  return std::isdigit(static_cast<unsigned char>(text[0])) != 0 &&
         text.find('.') == std::string::npos;
}

bool Source::isText(std::size_t i) const {
  return words_[i].text.back() == '"' || words_[i].text.back() == '\'';
}

bool Source::isSpaced(std::size_t i) const {
  const auto isSpace = [&](std::size_t at) {
    return std::isspace(static_cast<unsigned char>(text_[at])) != 0;
  };
  return isSpace(begin(i) - 1) && isSpace(end(i));
}

std::size_t Source::endOfOperand(std::size_t first) const {
  std::size_t i = first;
  for (;; ++i) {
    const std::string& text = words_[i].text;
    if (closes(text) ||
        holds(std::array<std::string_view, 6>{"&&", "||", "?", ":", ",", ";"}, text)) {
      return i - 1;
    }
    if (opens(text)) i = words_[i].partner;
  }
}

}  // namespace raindelay::mutation
