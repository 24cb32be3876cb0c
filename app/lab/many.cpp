#include "lab/many.h"

#include <algorithm>
#include <csignal>
#include <cstdio>

#include "shelf/shelf.h"
#include "terminal/output.h"

namespace raindelay::lab {

namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set it");

void onInterrupt(int /*signal*/) {
  interrupted = true;
}

}  // namespace

Interruption::Interruption() {
  (void)std::signal(SIGINT, onInterrupt);
}

Interruption::~Interruption() {
  (void)std::signal(SIGINT, SIG_DFL);
}

const std::atomic<bool>& Interruption::happened() const {
  return interrupted;
}

void Interruption::ask() const {
  interrupted = true;
}

Result<std::vector<PlayerKind>> playersFrom(const terminal::Arguments& arguments,
                                            const Game& game) {
  const std::vector<PlayerKind> known = shelf::playerKinds(game);
  const auto typed = arguments.value("--players");
  std::vector<PlayerKind> players;
  if (!typed) players.assign(static_cast<std::size_t>(game.seats()), PlayerKind::kRandom);
  for (const std::string& name :
       typed ? terminal::splitAtCommas(*typed) : std::vector<std::string>()) {
    const Result<PlayerKind> kind = playerKind(name, known);
    if (!kind) return kind.error();
    players.push_back(*kind);
  }
  return players;
}

std::string number(double value, int digits) {
  char text[64];
  (void)std::snprintf(text, sizeof text, "%.*f", digits, value);
  return text;
}

std::string right(const std::string& text, std::size_t width) {
  return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
}

std::string left(std::string text, std::size_t width) {
  text.resize(std::max(width, text.size()), ' ');
  return text;
}

}  // namespace raindelay::lab
