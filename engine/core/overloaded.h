#pragma once

namespace raindelay {

/// Several callables as one, for visits: each type is taken by the one that fits it best.
template <class... Fs>
struct Overloaded : Fs... {
  using Fs::operator()...;
};
template <class... Fs>
Overloaded(Fs...) -> Overloaded<Fs...>;

}  // namespace raindelay
