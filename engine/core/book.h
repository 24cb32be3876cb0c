#pragma once

#include <concepts>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "core/event.h"
#include "core/figure.h"
#include "core/scorebook.h"

namespace raindelay {

/// A game that keeps a book: `R::Book` is folded from the events of the steps that stand, in order,
/// all of them or as a seat may know them (what is veiled appears veiled, what isn't told is
/// missing). Code that shows or counts a match reads it.
template <class R>
concept KeepsBook = requires(const R& rules, typename R::Book& book, const Event& event) {
  { rules.book() } -> std::same_as<typename R::Book>;
  book.tell(event);
  { std::as_const(book).scorebook() } -> std::same_as<Scorebook>;
};

/// A game whose figures are those of its book; one without a book counts in its state.
template <class R>
concept CountsInBook = KeepsBook<R> && requires(const R& rules, const typename R::Book& book) {
  { rules.figures(book) } -> std::same_as<std::vector<Figure>>;
};

/// The book of what was told.
template <KeepsBook R>
[[nodiscard]] typename R::Book bookOf(const R& rules, std::span<const Event> told) {
  auto book = rules.book();
  for (const Event& event : told) book.tell(event);
  return book;
}

template <KeepsBook R>
[[nodiscard]] typename R::Book bookOf(const R& rules, const std::vector<Happening>& happenings) {
  auto book = rules.book();
  for (const Happening& happening : happenings) {
    if (const auto* event = std::get_if<Event>(&happening)) book.tell(*event);
  }
  return book;
}

}  // namespace raindelay
