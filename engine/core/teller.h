#pragma once

#include <type_traits>

#include "core/event_kinds.h"

namespace raindelay {

/// Passes on what a game's rules tell of an action as they carry it out. `Events` are the game's
/// kinds of event (EventKinds). A sink that keeps nothing costs nothing.
template <class Events, class Sink>
class Teller {
 public:
  static constexpr bool kSilent = std::is_empty_v<Sink>;

  explicit Teller(Sink& sink) : sink_(sink) {}

  /// Tells an event to its audience.
  template <class T>
  void tell(const T& told, Audience audience = Audience::everybody()) {
    if constexpr (!kSilent) sink_.tell(Events::pack(told, audience));
  }
  void move(Face face, Place from, Place to, int fromOrder = Move::kTop, int toOrder = Move::kTop,
            Audience audience = Audience::everybody()) {
    if constexpr (!kSilent) {
      sink_.move(Move{face, from, to, static_cast<std::int16_t>(fromOrder),
                      static_cast<std::int16_t>(toOrder), audience});
    }
  }

 private:
  Sink& sink_;
};

}  // namespace raindelay
