#include <algorithm>
#include <array>
#include <optional>

#include "core/limits.h"
#include "deck/expression.h"
#include "deck/length.h"
#include "deck/problem_kinds.h"
#include "deck/words.h"

namespace raindelay::deck {
namespace {

const std::vector<std::string> kEdges = {"left",  "right",  "top",    "bottom",
                                         "width", "height", "center", "middle"};
const std::vector<std::string> kFunctions = {"min",  "max", "round",  "floor",
                                             "ceil", "abs", "length", "if"};
struct Arity {
  std::size_t least, most;
};
constexpr std::array<Arity, 8> kArities = {Arity{1, 9}, Arity{1, 9}, Arity{1, 2}, Arity{1, 1},
                                           Arity{1, 1}, Arity{1, 1}, Arity{1, 1}, Arity{3, 3}};

bool isLetter(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x80 || std::isalnum(byte) != 0 || c == '_';
}

bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

}  // namespace

/// Recursive descent over the grammar in the header; the first mistake ends it.
class ExpressionParser {
 public:
  using Node = Expression::Node;
  using Op = Expression::Op;
  using Sign = Expression::Sign;

  ExpressionParser(std::string_view text, const Names& names, Expression::Words words)
      : text_(text), names_(names), places_(words == Expression::Words::kPlaces) {}

  Checked<Expression> parse() {
    Node root = any();
    skipBlanks();
    if (next_ < text_.size()) fail({kinds::kGoesOn, {inQuotes(text_.substr(next_))}});
    if (mistake_) return *std::move(mistake_);
    made_.nodes_.push_back(std::move(root));
    made_.unit_ = millimetres(names_.unit);
    return std::move(made_);
  }

 private:
  Node any() {
    return list("or", Op::kOr, [this] { return all(); });
  }
  Node all() {
    return list("and", Op::kAnd, [this] { return each(); });
  }

  template <typename Part>
  Node list(std::string_view word, Op op, Part part) {
    Node first = part();
    if (!takeWord(word)) return first;
    Node node{.op = op};
    node.parts.push_back(std::move(first));
    do {
      node.parts.push_back(part());
    } while (takeWord(word));
    return node;
  }

  Node each() {
    if (mistake_) return {};
    if (takeWord("not")) {
      const Deeper deeper(*this);
      Node node{.op = Op::kNot};
      node.parts.push_back(each());
      return node;
    }
    return comparison();
  }

  Node comparison() {
    Node left = sum();
    Node node;
    if (takeWord("in")) {
      node.op = Op::kIn;
      node.parts.push_back(std::move(left));
      if (!take("(")) fail(kinds::kListAfterIn);
      do {
        node.parts.push_back(operand());
      } while (take(","));
      if (!take(")")) fail(kinds::kLacksBracket);
    } else if (const auto sign = takeSign()) {
      node.op = Op::kCompare;
      node.which = static_cast<std::uint8_t>(*sign);
      node.parts.push_back(std::move(left));
      node.parts.push_back(operand());
    } else {
      return left;
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
    if (take("=")) fail(kinds::kSingleEquals);
    return std::nullopt;
  }

  // Right of a sign a word that stands alone is a text.
  Node operand() {
    const std::size_t begin = next_;
    std::string literal = word();
    skipBlanks();
    const bool goesOn = next_ < text_.size() &&
                        std::string_view("+-*/(").find(text_[next_]) != std::string_view::npos;
    const bool place = places_ && (literal.find('.') != std::string::npos || isDigit(literal[0]));
    if (literal.empty() || goesOn || place) {
      next_ = begin;
      return sum();
    }
    if (!places_ && names_.cards.find(literal)) {
      fail({kinds::kColumnOrWord, {inQuotes(literal), literal}});
    }
    countValue();
    return {.op = Op::kText, .text = std::move(literal)};
  }

  Node sum() {
    Node node = product();
    while (!mistake_) {
      const Op op = take("+") ? Op::kAdd : take("-") ? Op::kSubtract : Op::kText;
      if (op == Op::kText) break;
      node = both(op, std::move(node), product());
    }
    return node;
  }

  Node product() {
    Node node = factor();
    while (!mistake_) {
      const Op op = take("*") ? Op::kMultiply : take("/") ? Op::kDivide : Op::kText;
      if (op == Op::kText) break;
      node = both(op, std::move(node), factor());
    }
    return node;
  }

  static Node both(Op op, Node left, Node right) {
    Node node{.op = op};
    node.parts.push_back(std::move(left));
    node.parts.push_back(std::move(right));
    return node;
  }

  Node factor() {
    if (mistake_) return {};
    skipBlanks();
    if (take("-")) {
      const Deeper deeper(*this);
      Node node{.op = Op::kNegate};
      node.parts.push_back(factor());
      return node;
    }
    if (take("(")) {
      const Deeper deeper(*this);
      Node node = any();
      if (!take(")")) fail(kinds::kLacksBracket);
      return node;
    }
    countValue();
    if (take("'")) return quoted();
    if (take("{")) return braced();
    if (next_ < text_.size() && (isDigit(text_[next_]) || text_[next_] == '.')) {
      if (auto node = number()) return *std::move(node);
    }
    return named(word());
  }

  Node quoted() {
    const std::size_t end = text_.find('\'', next_);
    if (end == std::string_view::npos) {
      fail(kinds::kQuoteOpen);
      return {};
    }
    Node node{.op = Op::kText, .text = std::string(text_.substr(next_, end - next_))};
    next_ = end + 1;
    return node;
  }

  Node braced() {
    const std::size_t end = text_.find('}', next_);
    if (end == std::string_view::npos) {
      fail(kinds::kBraceOpen);
      return {};
    }
    Node node = field(text_.substr(next_, end - next_));
    next_ = end + 1;
    return node;
  }

  Node field(std::string_view written) {
    auto read = Field::parse(written, names_);
    if (!read) {
      fail(read.problem());
      return {};
    }
    made_.fields_.push_back(*std::move(read));
    return {.op = Op::kField, .field = made_.fields_.size() - 1};
  }

  // A number, in a place with a unit; nothing if it is the beginning of a word.
  std::optional<Node> number() {
    std::size_t end = next_;
    while (end < text_.size() && (isDigit(text_[end]) || text_[end] == '.')) ++end;
    const auto plain = parseNumber(text_.substr(next_, end - next_));
    if (!places_) {
      const bool whole = end == text_.size() || (!isLetter(text_[end]) && text_[end] != '#');
      if (!plain || !whole) return std::nullopt;
      next_ = end;
      return Node{.op = Op::kNumber, .number = *plain};
    }
    while (end < text_.size() && (isLetter(text_[end]) || text_[end] == '%')) ++end;
    const std::string_view written = text_.substr(next_, end - next_);
    next_ = end;
    if (const auto bare = parseNumber(written)) return Node{.op = Op::kNumber, .number = *bare};
    const auto length = parseLength(written);
    if (!length) {
      fail(length.problem());
      return Node{};
    }
    return Node{.op = length->percent ? Op::kPercent : Op::kLength, .number = length->value};
  }

  Node named(const std::string& name) {
    if (mistake_) return {};
    if (name.empty()) {
      if (next_ == text_.size()) {
        fail(kinds::kLacksValueAtEnd);
      } else {
        fail({kinds::kLacksValue, {inQuotes(text_.substr(next_))}});
      }
      return {};
    }
    if (take("(")) return call(name);
    return places_ ? edge(name) : field(name);
  }

  Node call(const std::string& name) {
    const Deeper deeper(*this);
    const auto known = std::find(kFunctions.begin(), kFunctions.end(), name);
    if (known == kFunctions.end()) {
      fail(Problem(kinds::kUnknownFunction, {inQuotes(name)}).meant(name, kFunctions));
      return {};
    }
    const auto which = static_cast<std::size_t>(known - kFunctions.begin());
    Node node{.op = Op::kCall, .which = static_cast<std::uint8_t>(which)};
    do {
      node.parts.push_back(any());
    } while (take(","));
    if (!take(")")) fail(kinds::kLacksBracket);
    const auto [least, most] = kArities[which];
    if (node.parts.size() < least || node.parts.size() > most) {
      const std::string wanted =
          std::to_string(least) + (most > least ? "–" + std::to_string(most) : "");
      fail({kinds::kArguments, {name, wanted, std::to_string(node.parts.size())}});
    }
    return node;
  }

  Node edge(const std::string& name) {
    const std::size_t dot = std::min(name.rfind('.'), name.size());
    const std::string side = name.substr(std::min(dot + 1, name.size()));
    const auto known = std::find(kEdges.begin(), kEdges.end(), side);
    if (dot == 0 || known == kEdges.end()) {
      fail(
          Problem(kinds::kUnknownEdge, {inQuotes(side.empty() ? name : side)}).meant(side, kEdges));
      return {};
    }
    return {.op = Op::kEdge,
            .which = static_cast<std::uint8_t>(known - kEdges.begin()),
            .text = name.substr(0, dot)};
  }

  // A long row of values makes a tree as deep as one of brackets, without a deep descent.
  void countValue() {
    if (++values_ > kMaxExpressionValues) {
      fail({kinds::kTooManyValues, {std::to_string(kMaxExpressionValues)}});
    }
  }

  // Counts how deep the descent is, as long as it lives.
  struct Deeper {
    explicit Deeper(ExpressionParser& parser) : depth(parser.depth_) {
      if (++depth > kMaxExpressionDepth) {
        parser.fail({kinds::kNestedTooDeeply, {std::to_string(kMaxExpressionDepth)}});
      }
    }
    ~Deeper() { --depth; }
    Deeper(const Deeper&) = delete;
    Deeper& operator=(const Deeper&) = delete;
    std::size_t& depth;
  };

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
    const std::string_view inside = places_ ? "-." : "-.+#/";
    if (next_ < text_.size() && (isLetter(text_[next_]) || text_[next_] == '@')) {
      ++next_;
      while (next_ < text_.size() &&
             (isLetter(text_[next_]) || inside.find(text_[next_]) != std::string_view::npos)) {
        ++next_;
      }
    }
    return std::string(text_.substr(begin, next_ - begin));
  }
  bool takeWord(std::string_view wanted) {
    if (mistake_) return false;
    const std::size_t begin = next_;
    if (word() == wanted) return true;
    next_ = begin;
    return false;
  }
  void fail(Problem problem) {
    if (!mistake_) mistake_ = std::move(problem);
  }

  std::string_view text_;
  const Names& names_;
  bool places_;
  std::size_t next_ = 0;
  std::size_t depth_ = 0;
  std::size_t values_ = 0;
  std::optional<Problem> mistake_;
  Expression made_;
};

Checked<Expression> Expression::parse(std::string_view text, const Names& names, Words words) {
  return ExpressionParser(text, names, words).parse();
}

}  // namespace raindelay::deck
