#include "deck/condition.h"

#include <algorithm>
#include <optional>

#include "deck/length.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

bool isWordByte(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x80 || std::isalnum(byte) != 0 ||
         std::string_view("_-.+#/").find(c) != std::string_view::npos;
}

}  // namespace

/// Recursive descent over the grammar in the header; the first mistake ends it.
class ConditionParser {
 public:
  using Node = Condition::Node;
  using Kind = Condition::Kind;
  using Sign = Condition::Sign;

  ConditionParser(std::string_view text, const Table& cards) : text_(text), cards_(cards) {}

  Result<Condition> parse() {
    Condition condition;
    condition.root_.push_back(any());
    skipBlanks();
    if (next_ < text_.size())
      fail("the condition goes on with " + inQuotes(text_.substr(next_)) + " where it should end.");
    if (mistake_) return *mistake_;
    return condition;
  }

 private:
  Node any() {
    return list("or", Kind::kOr, [this] { return all(); });
  }
  Node all() {
    return list("and", Kind::kAnd, [this] { return each(); });
  }

  template <typename Part>
  Node list(std::string_view word, Kind kind, Part part) {
    Node node{.kind = kind};
    do {
      node.parts.push_back(part());
    } while (!mistake_ && takeWord(word));
    return node;
  }

  Node each() {
    if (++depth_ > kMaxConditionDepth) fail("the condition is nested too deeply.");
    Node node{.kind = Kind::kFilled};
    if (!mistake_) {
      if (takeWord("not")) {
        node.kind = Kind::kNot;
        node.parts.push_back(each());
      } else if (take("(")) {
        node = any();
        if (!take(")")) fail("a ) is missing in the condition.");
      } else {
        node = comparison();
      }
    }
    --depth_;
    return node;
  }

  Node comparison() {
    Node node{.kind = Kind::kFilled, .field = word()};
    if (node.field.empty()) {
      fail("the condition lacks the name of a column.");
      return node;
    }
    if (auto there = cards_.checkField(node.field); !there) fail(there.error().message);
    if (takeWord("in")) {
      node.kind = Kind::kIn;
      if (!take("(")) fail("after in comes a list like (2, 3, 4).");
      do {
        node.literals.push_back(literal());
      } while (!mistake_ && take(","));
      if (!take(")")) fail("the list after in is not closed with a ).");
    } else if (auto sign = takeSign()) {
      node.kind = Kind::kCompare;
      node.sign = *sign;
      node.literals.push_back(literal());
    }
    return node;
  }

  std::optional<Sign> takeSign() {
    if (take("==")) return Sign::kEqual;
    if (take("!=")) return Sign::kUnequal;
    if (take("<=")) return Sign::kLessEqual;
    if (take(">=")) return Sign::kGreaterEqual;
    if (take("<")) return Sign::kLess;
    if (take(">")) return Sign::kGreater;
    if (take("=")) fail("compare with ==, not =.");
    return std::nullopt;
  }

  std::string literal() {
    if (take("'")) {
      const std::size_t end = text_.find('\'', next_);
      if (end == std::string_view::npos) {
        fail("a ' is never closed in the condition.");
        return {};
      }
      std::string literal(text_.substr(next_, end - next_));
      next_ = end + 1;
      return literal;
    }
    std::string found = word();
    if (found.empty()) fail("the condition lacks a word, a number or a 'text' to compare with.");
    return found;
  }

  void skipBlanks() {
    while (next_ < text_.size() && (text_[next_] == ' ' || text_[next_] == '\n')) ++next_;
  }
  bool take(std::string_view sign) {
    skipBlanks();
    if (mistake_ || !text_.substr(next_).starts_with(sign)) return false;
    next_ += sign.size();
    return true;
  }
  std::string word() {
    skipBlanks();
    const std::size_t begin = next_;
    while (next_ < text_.size() && isWordByte(text_[next_])) ++next_;
    return std::string(text_.substr(begin, next_ - begin));
  }
  bool takeWord(std::string_view wanted) {
    if (mistake_) return false;
    const std::size_t begin = next_;
    if (word() == wanted) return true;
    next_ = begin;
    return false;
  }
  void fail(std::string message) {
    if (!mistake_) mistake_ = Error{std::move(message)};
  }

  std::string_view text_;
  const Table& cards_;
  std::size_t next_ = 0;
  int depth_ = 0;
  std::optional<Error> mistake_;
};

Result<Condition> Condition::parse(std::string_view text, const Table& cards) {
  return ConditionParser(text, cards).parse();
}

bool Condition::holds(const Table& cards, std::size_t row) const {
  return root_.empty() || holds(root_.front(), cards, row);
}

bool Condition::holds(const Node& node, const Table& cards, std::size_t row) {
  auto partHolds = [&](const Node& part) { return holds(part, cards, row); };
  auto equals = [&](const std::string& literal) {
    return compares(cards.field(row, node.field), Sign::kEqual, literal);
  };
  switch (node.kind) {
    case Kind::kAnd:
      return std::all_of(node.parts.begin(), node.parts.end(), partHolds);
    case Kind::kOr:
      return std::any_of(node.parts.begin(), node.parts.end(), partHolds);
    case Kind::kNot:
      return !partHolds(node.parts.front());
    case Kind::kFilled:
      return !cards.field(row, node.field).empty();
    case Kind::kIn:
      return std::any_of(node.literals.begin(), node.literals.end(), equals);
    case Kind::kCompare:
      return compares(cards.field(row, node.field), node.sign, node.literals[0]);
  }
  return false;
}

bool Condition::compares(std::string_view cell, Sign sign, const std::string& literal) {
  const auto left = parseNumber(cell), right = parseNumber(literal);
  if (!left || !right) {
    if (sign == Sign::kEqual) return cell == literal;
    return sign == Sign::kUnequal && cell != literal;
  }
  switch (sign) {
    case Sign::kEqual:
      return *left == *right;
    case Sign::kUnequal:
      return *left != *right;
    case Sign::kLess:
      return *left < *right;
    case Sign::kLessEqual:
      return *left <= *right;
    case Sign::kGreater:
      return *left > *right;
    case Sign::kGreaterEqual:
      return *left >= *right;
  }
  return false;
}

}  // namespace raindelay::deck
