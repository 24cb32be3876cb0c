#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace raindelay {

/// A list of at most N values that lives inside its owner: no heap, trivially copyable when T is,
/// compared by what it holds. Growing past N is a broken contract and stops in debug builds.
///
/// Slots no longer in use are reset to T{}: equal lists are equal byte for byte.
template <class T, std::size_t N>
class FixedVector {
 public:
  using value_type = T;

  constexpr FixedVector() = default;
  constexpr FixedVector(std::initializer_list<T> values) {
    for (const T& value : values) push_back(value);
  }

  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] static constexpr std::size_t capacity() { return N; }

  constexpr void push_back(const T& value) {
    assert(size_ < N);
    items_[size_++] = value;
  }
  constexpr void pop_back() {
    assert(size_ > 0);
    items_[--size_] = T{};
  }
  constexpr void clear() {
    while (size_ > 0) pop_back();
  }
  /// Removes the value at `position`; those behind it move up, keeping their order.
  constexpr void erase(std::size_t position) {
    assert(position < size_);
    for (std::size_t i = position + 1; i < size_; ++i) items_[i - 1] = items_[i];
    pop_back();
  }
  /// Puts `value` at `position`; those from there on move down.
  constexpr void insert(std::size_t position, const T& value) {
    assert(size_ < N && position <= size_);
    for (std::size_t i = size_; i > position; --i) items_[i] = items_[i - 1];
    items_[position] = value;
    ++size_;
  }

  [[nodiscard]] constexpr T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  [[nodiscard]] constexpr const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  [[nodiscard]] constexpr const T& front() const { return (*this)[0]; }
  [[nodiscard]] constexpr const T& back() const { return (*this)[size_ - 1]; }

  [[nodiscard]] constexpr T* begin() { return items_.data(); }
  [[nodiscard]] constexpr T* end() { return items_.data() + size_; }
  [[nodiscard]] constexpr const T* begin() const { return items_.data(); }
  [[nodiscard]] constexpr const T* end() const { return items_.data() + size_; }

  [[nodiscard]] constexpr bool contains(const T& value) const {
    for (const T& item : *this) {
      if (item == value) return true;
    }
    return false;
  }

  friend constexpr bool operator==(const FixedVector& a, const FixedVector& b) {
    if (a.size_ != b.size_) return false;
    for (std::size_t i = 0; i < a.size_; ++i) {
      if (!(a.items_[i] == b.items_[i])) return false;
    }
    return true;
  }

 private:
  static_assert(N < 256, "the size is kept in a byte");
  std::array<T, N> items_{};
  std::uint8_t size_ = 0;
};

}  // namespace raindelay
