#include "deck/binding.h"

#include <algorithm>

#include "deck/problem_kinds.h"

namespace raindelay::deck {
namespace {

// The position of the brace that closes the one open before `begin`; an expression may have braces
// and quotes.
std::size_t closing(std::string_view text, std::size_t begin) {
  int open = 1;
  bool quoted = false;
  const bool computed = begin < text.size() && text[begin] == '=';
  for (std::size_t i = begin; i < text.size(); ++i) {
    if (computed && text[i] == '\'') quoted = !quoted;
    if (quoted) continue;
    if (computed && text[i] == '{') ++open;
    if (text[i] == '}' && --open == 0) return i;
  }
  return std::string_view::npos;
}

}  // namespace

Checked<Binding::Part> Binding::part(std::string_view written, const Names& names) {
  Part part;
  if (written.starts_with('=')) {
    auto read = Expression::parse(written.substr(1), names, Expression::Words::kFields);
    if (!read) return read.problem();
    part.kind = Part::Kind::kExpression;
    part.expression = *std::move(read);
  } else {
    auto read = Field::parse(written, names);
    if (!read) {
      Problem problem = read.problem();
      if (problem.id == kinds::kUnknownColumn.id && problem.nearest.empty()) {
        problem.remedy = fieldLeftOut(problem.values.back(), '{' + std::string(written) + '}');
      }
      return problem;
    }
    part.kind = Part::Kind::kField;
    part.field = *std::move(read);
  }
  return part;
}

Checked<Binding> Binding::parse(std::string_view text, const Names& names) {
  Binding binding;
  std::string literal;
  auto endLiteral = [&] {
    if (!literal.empty()) binding.parts_.push_back({.literal = std::move(literal)});
    literal.clear();
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool doubled = i + 1 < text.size() && text[i + 1] == c;
    if (c == '}' && !doubled) return Problem(kinds::kBraceClose);
    if ((c == '{' || c == '}') && doubled) {
      literal += c;
      ++i;
    } else if (c == '{') {
      const std::size_t end = closing(text, i + 1);
      if (end == std::string_view::npos) return Problem(kinds::kBraceOpen);
      endLiteral();
      auto read = part(text.substr(i + 1, end - i - 1), names);
      if (!read) return read.problem();
      binding.parts_.push_back(*std::move(read));
      i = end;
    } else {
      literal += c;
    }
  }
  endLiteral();
  return binding;
}

bool Binding::constant() const {
  return std::all_of(parts_.begin(), parts_.end(),
                     [](const Part& part) { return part.kind == Part::Kind::kLiteral; });
}

std::string Binding::constantText() const {
  std::string text;
  for (const Part& part : parts_) text += part.literal;
  return text;
}

const Field* Binding::field() const {
  for (const Part& part : parts_) {
    if (part.kind == Part::Kind::kField) return &part.field;
    if (part.kind == Part::Kind::kExpression && part.expression.field()) {
      return part.expression.field();
    }
  }
  return nullptr;
}

std::string Binding::column(const CardScope& scope) const {
  return field() != nullptr ? field()->column(scope) : std::string();
}

Checked<std::string> Binding::text(const CardScope& scope) const {
  std::string text;
  for (const Part& part : parts_) {
    if (part.kind == Part::Kind::kLiteral) {
      text += part.literal;
    } else if (part.kind == Part::Kind::kField) {
      auto said = part.field.text(scope);
      if (!said) return said.problem();
      text += *said;
    } else {
      const auto value = part.expression.value(scope);
      if (!value) return value.problem();
      text += value->shown();
    }
  }
  return text;
}

}  // namespace raindelay::deck
