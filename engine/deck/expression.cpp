#include "deck/expression.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "deck/length.h"
#include "deck/problem_kinds.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

constexpr double kDecimals = 10'000;

ExpressionValue number(double value, ExpressionValue::Kind kind = ExpressionValue::Kind::kNumber) {
  return {kind, value, {}};
}

ExpressionValue truth(bool holds) {
  return number(holds ? 1 : 0);
}

bool isTrue(const ExpressionValue& value) {
  return value.kind == ExpressionValue::Kind::kText ? !value.text.empty() : value.number != 0;
}

// The value as a number to compare, if it is one.
std::optional<double> numeric(const ExpressionValue& value) {
  if (value.kind != ExpressionValue::Kind::kText) return value.number;
  const auto read = parseNumber(value.text);
  return read ? std::optional(*read) : std::nullopt;
}

double characters(std::string_view text) {
  return static_cast<double>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  }));
}

}  // namespace

std::string ExpressionValue::shown() const {
  if (kind == Kind::kText) return text;
  std::string digits = std::to_string(std::round(number * kDecimals) / kDecimals);
  digits.erase(digits.find_last_not_of('0') + 1);
  if (digits.ends_with('.')) digits.pop_back();
  return digits == "-0" ? "0" : digits;
}

/// Computes a value; the first problem is kept, and what comes after it means nothing.
class Evaluation {
 public:
  using Node = Expression::Node;
  using Op = Expression::Op;
  using Kind = ExpressionValue::Kind;

  Evaluation(const Expression& expression, const CardScope& scope, double whole,
             const Places* places)
      : expression_(expression), scope_(scope), whole_(whole), places_(places) {}

  ExpressionValue value(const Node& node) {
    switch (node.op) {
      case Op::kNumber:
        return number(node.number);
      case Op::kLength:
        return number(node.number, Kind::kLength);
      case Op::kPercent:
        return number(node.number * whole_ / 100, Kind::kLength);
      case Op::kText:
        return {Kind::kText, 0, node.text};
      case Op::kField:
        return field(node);
      case Op::kEdge:
        return number(
            places_ == nullptr ? 0 : places_->edge(node.text, static_cast<BoxEdge>(node.which)),
            Kind::kLength);
      case Op::kNegate: {
        ExpressionValue negated = figure(node.parts[0]);
        negated.number = -negated.number;
        return negated;
      }
      case Op::kAdd:
      case Op::kSubtract:
      case Op::kMultiply:
      case Op::kDivide:
        return calculated(node.op, figure(node.parts[0]), figure(node.parts[1]));
      case Op::kCompare:
        return truth(compares(value(node.parts[0]), static_cast<Expression::Sign>(node.which),
                              value(node.parts[1])));
      case Op::kIn:
        return truth(isIn(node));
      case Op::kNot:
        return truth(!isTrue(value(node.parts[0])));
      case Op::kAnd:
        return truth(std::all_of(node.parts.begin(), node.parts.end(),
                                 [this](const Node& part) { return isTrue(value(part)); }));
      case Op::kOr:
        return truth(std::any_of(node.parts.begin(), node.parts.end(),
                                 [this](const Node& part) { return isTrue(value(part)); }));
      case Op::kCall:
        return called(node);
    }
    return {};
  }

  const std::optional<Problem>& problem() const { return problem_; }

 private:
  void fail(Problem problem) {
    if (!problem_) problem_ = std::move(problem);
  }

  ExpressionValue field(const Node& node) {
    auto text = expression_.fields_[node.field].text(scope_);
    if (text) return {Kind::kText, 0, *std::move(text)};
    fail(text.problem());
    return {};
  }

  // The node as something to calculate with.
  ExpressionValue figure(const Node& node) {
    ExpressionValue found = value(node);
    if (found.kind != Kind::kText) return found;
    if (trimmed(found.text).empty()) return number(0);
    if (const auto plain = parseNumber(found.text)) return number(*plain);
    const auto length = parseLength(found.text);
    if (length && places_ != nullptr) return number(length->mm(whole_), Kind::kLength);
    Problem problem(kinds::kNotANumber, {inQuotes(found.text)});
    fail(node.op == Op::kField ? expression_.fields_[node.field].at(scope_, std::move(problem))
                               : std::move(problem));
    return number(0);
  }

  ExpressionValue calculated(Op op, ExpressionValue left, ExpressionValue right) {
    const bool leftLong = left.kind == Kind::kLength, rightLong = right.kind == Kind::kLength;
    if (op == Op::kMultiply) {
      if (leftLong && rightLong) fail(kinds::kLengthTimesLength);
      return number(left.number * right.number,
                    leftLong || rightLong ? Kind::kLength : Kind::kNumber);
    }
    if (op == Op::kDivide) {
      if (right.number == 0) {
        fail(kinds::kDivisionByZero);
        return number(0);
      }
      return number(left.number / right.number,
                    leftLong && !rightLong ? Kind::kLength : Kind::kNumber);
    }
    // A bare number beside a length is one of the deck's unit.
    if (leftLong && !rightLong) right.number *= expression_.unit_;
    if (rightLong && !leftLong) left.number *= expression_.unit_;
    return number(op == Op::kAdd ? left.number + right.number : left.number - right.number,
                  leftLong || rightLong ? Kind::kLength : Kind::kNumber);
  }

  bool isIn(const Node& node) {
    const ExpressionValue wanted = value(node.parts[0]);
    return std::any_of(node.parts.begin() + 1, node.parts.end(), [&](const Node& part) {
      return compares(wanted, Expression::Sign::kEqual, value(part));
    });
  }

  static bool compares(const ExpressionValue& left, Expression::Sign sign,
                       const ExpressionValue& right) {
    using Sign = Expression::Sign;
    const auto a = numeric(left), b = numeric(right);
    if (!a || !b) {
      const bool same = left.shown() == right.shown();
      return (sign == Sign::kEqual && same) || (sign == Sign::kUnequal && !same);
    }
    switch (sign) {
      case Sign::kEqual:
        return *a == *b;
      case Sign::kUnequal:
        return *a != *b;
      case Sign::kLess:
        return *a < *b;
      case Sign::kLessEqual:
        return *a <= *b;
      case Sign::kGreater:
        return *a > *b;
      case Sign::kGreaterEqual:
        return *a >= *b;
    }
    return false;
  }

  ExpressionValue called(const Node& node) {
    using Function = Expression::Function;
    const auto function = static_cast<Function>(node.which);
    if (function == Function::kIf) {
      return value(node.parts[isTrue(value(node.parts[0])) ? 1 : 2]);
    }
    if (function == Function::kLength) return number(characters(value(node.parts[0]).shown()));
    ExpressionValue result = figure(node.parts[0]);
    double& x = result.number;
    switch (function) {
      case Function::kMin:
      case Function::kMax:
        for (std::size_t i = 1; i < node.parts.size(); ++i) {
          const double other = figure(node.parts[i]).number;
          x = function == Function::kMin ? std::min(x, other) : std::max(x, other);
        }
        break;
      case Function::kRound: {
        const double digits = node.parts.size() > 1 ? figure(node.parts[1]).number : 0;
        const double scale = std::pow(10, std::clamp(std::round(digits), 0.0, 4.0));
        x = std::round(x * scale) / scale;
        break;
      }
      case Function::kFloor:
        x = std::floor(x);
        break;
      case Function::kCeil:
        x = std::ceil(x);
        break;
      default:
        x = std::abs(x);
        break;
    }
    return result;
  }

  const Expression& expression_;
  const CardScope& scope_;
  double whole_;
  const Places* places_;
  std::optional<Problem> problem_;
};

std::vector<Anchor> Expression::anchors() const {
  std::vector<Anchor> found;
  std::vector<const Node*> open;
  for (const Node& node : nodes_) open.push_back(&node);
  while (!open.empty()) {
    const Node& node = *open.back();
    open.pop_back();
    if (node.op == Op::kEdge) found.push_back({node.text, static_cast<BoxEdge>(node.which)});
    for (const Node& part : node.parts) open.push_back(&part);
  }
  return found;
}

Checked<ExpressionValue> Expression::value(const CardScope& scope, double whole,
                                           const Places* places) const {
  if (empty()) return ExpressionValue();
  Evaluation evaluation(*this, scope, whole, places);
  ExpressionValue value = evaluation.value(nodes_.front());
  if (evaluation.problem()) return *evaluation.problem();
  if (!std::isfinite(value.number)) return Problem(kinds::kDivisionByZero);
  return value;
}

Checked<bool> Expression::holds(const CardScope& scope) const {
  if (empty()) return true;
  const auto found = value(scope);
  if (!found) return found.problem();
  return isTrue(*found);
}

}  // namespace raindelay::deck
