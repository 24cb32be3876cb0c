#pragma once

#include <algorithm>
#include <vector>

namespace raindelay {

/// The change that turns a list into another one: a piece that is taken out and one that is put in
/// its place, between what is alike at both ends. Models tell it instead of a reset.
struct ListChange {
  int first = 0, removed = 0, added = 0;
};

template <typename T, typename Same>
ListChange listChange(const std::vector<T>& before, const std::vector<T>& after, Same same) {
  const std::size_t shorter = std::min(before.size(), after.size());
  std::size_t head = 0, tail = 0;
  while (head < shorter && same(before[head], after[head])) ++head;
  while (tail < shorter - head &&
         same(before[before.size() - 1 - tail], after[after.size() - 1 - tail])) {
    ++tail;
  }
  return {static_cast<int>(head), static_cast<int>(before.size() - head - tail),
          static_cast<int>(after.size() - head - tail)};
}

}  // namespace raindelay
