#pragma once

#include <concepts>
#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <type_traits>
#include <vector>

/// The switches that mutate.cpp puts into its copies of the rules: every change is compiled in and
/// off, and RAINDELAY_MUTANT turns one of them on, so that one build serves all of them. Constant
/// expressions are never changed; such a place counts as never reached.
namespace raindelay::mutant {

/// Notes the mutants that a run reaches, and writes their numbers to the file that
/// RAINDELAY_REACHED names: a test that doesn't reach a mutant can't kill it, and needn't be run.
class Reached {
 public:
  Reached() = default;
  Reached(const Reached&) = delete;
  Reached& operator=(const Reached&) = delete;
  ~Reached() {
    const char* path = std::getenv("RAINDELAY_REACHED");
    if (path == nullptr) return;
    std::ofstream file(path);
    for (std::size_t i = 0; i < seen_.size(); ++i) {
      if (seen_[i]) file << i << '\n';
    }
  }
  void note(int number) {
    const auto index = static_cast<std::size_t>(number);
    if (index >= seen_.size()) seen_.resize(index + 1);
    seen_[index] = true;
  }

 private:
  std::vector<bool> seen_;
};

inline Reached reached;
inline const int kChosen = [] {
  const char* number = std::getenv("RAINDELAY_MUTANT");
  return number == nullptr ? 0 : std::atoi(number);
}();

constexpr bool on(int number) {
  if (std::is_constant_evaluated()) return false;
  reached.note(number);
  return number == kChosen;
}

/// `if (c)` becomes `if (flip(n, bool(c)))`.
constexpr bool flip(int number, bool condition) {
  return condition != on(number);
}

/// `5` becomes `nudge(n, 5)`: one less, so that it stays in its range; 1 for 0.
template <class T>
constexpr T nudge(int number, T value) {
  if (!on(number)) return value;
  return value == T{0} ? T{1} : static_cast<T>(value - 1);
}

/// `a < b` becomes `a < At(n) < b`, which needs no parentheses: what is taken in turn binds alike.
struct At {
  int number;
};

template <class T>
struct Left {
  const T& value;
  int number;
};

/// operator OP, and what is done in its place if the mutant is on.
#define RD_MUTANT(OP, RESULT, OTHER)                                \
  template <class A>                                                \
  constexpr Left<A> operator OP(const A& a, At at) {                \
    return {a, at.number};                                          \
  }                                                                 \
  template <class A, class B>                                       \
  constexpr auto operator OP(Left<A> left, const B& b)->RESULT {    \
    const A& a = left.value;                                        \
    return on(left.number) ? static_cast<RESULT>(OTHER) : (a OP b); \
  }
RD_MUTANT(<, bool, a <= b)
RD_MUTANT(<=, bool, a < b)
RD_MUTANT(>, bool, a >= b)
RD_MUTANT(>=, bool, a > b)
RD_MUTANT(==, bool, !(a == b))
RD_MUTANT(!=, bool, !(a != b))

// std::optional compares with everything: these are nearer.
template <class A, class B>
constexpr bool operator==(Left<A> left, const std::optional<B>& b) {
  return (left.value == b) != on(left.number);
}
template <class A, class B>
constexpr bool operator!=(Left<A> left, const std::optional<B>& b) {
  return (left.value != b) != on(left.number);
}

/// A sum becomes a difference, where there is one; of sets the right one is left out.
template <class Result, class A, class B>
constexpr Result opposite(const A& a, const B& b, bool sum) {
  if constexpr (std::integral<A> && std::integral<B>) {
    return sum ? a - b : a + b;
  } else if constexpr (std::convertible_to<A, Result>) {
    return a;
  } else {
    return {};
  }
}
RD_MUTANT(+, decltype(left.value + b), opposite<decltype(a + b)>(a, b, true))
RD_MUTANT(-, decltype(left.value - b), opposite<decltype(a - b)>(a, b, false))
RD_MUTANT(&, decltype(left.value & b), a)
RD_MUTANT(|, decltype(left.value | b), a)
#undef RD_MUTANT

}  // namespace raindelay::mutant
