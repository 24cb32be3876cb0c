#pragma once

#include <memory>

namespace raindelay {

/// Frees what a C library made.
template <auto Free>
struct Freeing {
  template <typename T>
  void operator()(T* made) const {
    Free(made);
  }
};

/// What a C library made, freed by its function `Free`.
template <typename T, auto Free>
using Owned = std::unique_ptr<T, Freeing<Free>>;

}  // namespace raindelay
