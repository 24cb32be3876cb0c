// Plays a match from the shelf to its result as somebody does who has a screen reader and nothing
// else: what the desktop's registry (AT-SPI) offers is read, and pressed.
//   screen_reader <raindelay> <game's title> [what the button says that makes it short]
// Needs a screen and a session bus: dbus-run-session xvfb-run screen_reader …
#include <atspi/atspi.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace raindelay::journey {
namespace {

using namespace std::chrono_literals;

constexpr auto kPatience = 45s;

template <class T>
std::shared_ptr<T> owned(T* object) {
  return {object, [](T* it) {
            if (it != nullptr) g_object_unref(it);
          }};
}

std::string taken(char* text) {
  std::string words = text == nullptr ? "" : text;
  g_free(text);
  return words;
}

/// An item that can be used, as it is read out.
struct Thing {
  std::shared_ptr<AtspiAccessible> self;
  std::string name;
  AtspiRole role = ATSPI_ROLE_INVALID;
  bool inDialog = false;
};

bool begins(std::string_view text, std::string_view with) {
  return text.substr(0, with.size()) == with;
}
bool ends(std::string_view text, std::string_view with) {
  return text.size() >= with.size() && text.substr(text.size() - with.size()) == with;
}

/// The program, read anew each time: nothing is remembered of what was there before.
class Reader {
 public:
  explicit Reader(GPid process) : process_(process) {}

  /// All that is in sight and can be used.
  std::vector<Thing> read() {
    std::vector<Thing> things;
    if (!application_) application_ = find();
    if (!application_) return things;
    // Each question is put to the program.
    atspi_accessible_clear_cache(application_.get());
    walk(application_, false, things);
    return things;
  }
  /// Returns true if it can be pressed, and was.
  static bool press(const Thing& thing) {
    const auto action = owned(atspi_accessible_get_action_iface(thing.self.get()));
    if (!action) return false;
    const int count = atspi_action_get_n_actions(action.get(), nullptr);
    for (int i = 0; i < count; ++i) {
      if (taken(atspi_action_get_action_name(action.get(), i, nullptr)) == "Press")
        return atspi_action_do_action(action.get(), i, nullptr) != 0;
    }
    return false;
  }

 private:
  std::shared_ptr<AtspiAccessible> find() const {
    const auto desktop = owned(atspi_get_desktop(0));
    const int count = atspi_accessible_get_child_count(desktop.get(), nullptr);
    for (int i = 0; i < count; ++i) {
      auto child = owned(atspi_accessible_get_child_at_index(desktop.get(), i, nullptr));
      if (!child) continue;
      if (static_cast<GPid>(atspi_accessible_get_process_id(child.get(), nullptr)) != process_)
        continue;
      return child;
    }
    return nullptr;
  }
  static void walk(const std::shared_ptr<AtspiAccessible>& node, bool inDialog,
                   std::vector<Thing>& things) {
    const auto states = owned(atspi_accessible_get_state_set(node.get()));
    if (!states) return;
    const auto is = [&](AtspiStateType state) {
      return atspi_state_set_contains(states.get(), state) != 0;
    };
    const AtspiRole role = atspi_accessible_get_role(node.get(), nullptr);
    const bool top = role == ATSPI_ROLE_APPLICATION;
    if (!top && !is(ATSPI_STATE_VISIBLE)) return;
    if (is(ATSPI_STATE_ENABLED) && is(ATSPI_STATE_FOCUSABLE)) {
      things.push_back(
          {node, taken(atspi_accessible_get_name(node.get(), nullptr)), role, inDialog});
    }
    const bool dialog = inDialog || role == ATSPI_ROLE_DIALOG;
    const int count = atspi_accessible_get_child_count(node.get(), nullptr);
    for (int i = 0; i < count; ++i) {
      if (const auto child = owned(atspi_accessible_get_child_at_index(node.get(), i, nullptr)))
        walk(child, dialog, things);
    }
  }

  GPid process_;
  std::shared_ptr<AtspiAccessible> application_;
};

class Player {
 public:
  explicit Player(GPid process) : reader_(process) {}

  void begin(const std::string& title, const std::string& shortened) {
    const std::string options = title + ", Options…";
    press(await([&](const Thing& thing) { return thing.name == options; }, options));
    await([](const Thing& thing) { return thing.name == "Play"; }, "Play");
    press(await([](const Thing& thing) { return begins(thing.name, "Second player: Rookie"); },
                "a Rookie as the second player"));
    if (!shortened.empty()) {
      press(
          await([&](const Thing& thing) { return ends(thing.name, ": " + shortened); }, shortened));
    }
    press(await([](const Thing& thing) { return thing.name == "Play"; }, "Play"));
  }

  /// Presses what is offered until the result is there; gives how often.
  int play() {
    constexpr int kMost = 2000;
    auto deadline = std::chrono::steady_clock::now() + kPatience;
    for (int presses = 0; presses < kMost;) {
      const std::vector<Thing> things = reader_.read();
      if (has(things, "Play again")) return presses;
      if (const Thing* next = chosen(things)) {
        trace(things.size(), *next);
        if (Reader::press(*next)) {
          ++presses;
          deadline = std::chrono::steady_clock::now() + kPatience;
          continue;
        }
        // It may have gone since it was read.
        ++missed_;
      }
      if (std::chrono::steady_clock::now() > deadline) throw std::runtime_error(stuck(things));
      std::this_thread::sleep_for(20ms);
    }
    throw std::runtime_error("the match doesn't end");
  }

 private:
  template <class Fits>
  Thing await(const Fits& fits, const std::string& what) {
    const auto deadline = std::chrono::steady_clock::now() + kPatience;
    std::vector<Thing> things;
    while (std::chrono::steady_clock::now() < deadline) {
      things = reader_.read();
      const auto found = std::find_if(things.begin(), things.end(), fits);
      if (found != things.end()) return *found;
      std::this_thread::sleep_for(100ms);
    }
    throw std::runtime_error(what + " isn't offered; " + stuck(things));
  }
  static void press(const Thing& thing) {
    if (!Reader::press(thing)) throw std::runtime_error("“" + thing.name + "” can't be pressed");
  }
  static bool has(const std::vector<Thing>& things, std::string_view name) {
    return std::any_of(things.begin(), things.end(),
                       [&](const Thing& thing) { return thing.name == name; });
  }

  /// Returns true for things that are no move: ways out, help, taking back, and another look at
  /// what was laid out. (To have nothing to declare is a move.)
  static bool isAside(const Thing& thing) {
    static constexpr std::array<std::string_view, 16> kAside{
        "Shelf",     "Rules",        "Settings",    "Hint",
        "Scorebook", "The luck",     "Laid out by", "What the bench",
        "Do it",     "Take back",    "Clear all",   "Nothing to take back",
        "Sorted by", "Play by play", "Undo",        "Score sheet"};
    return std::any_of(kAside.begin(), kAside.end(),
                       [&](std::string_view word) { return begins(thing.name, word); });
  }

  /// Chooses by rank: the next player, the question asked, places for the piece in hand, a piece
  /// that has no place yet; else any move. (Gloves that are placed can be moved for ever.)
  const Thing* chosen(const std::vector<Thing>& things) {
    std::array<std::vector<const Thing*>, 6> ranks;
    for (const Thing& thing : things) {
      if (thing.role != ATSPI_ROLE_PUSH_BUTTON || isAside(thing)) continue;
      if (begins(thing.name, "I am ") || begins(thing.name, "End turn")) {
        ranks[0].push_back(&thing);
      } else if (thing.inDialog) {
        ranks[1].push_back(&thing);
      } else if (begins(thing.name, "Ready: ")) {
        ranks[2].push_back(&thing);
      } else if (ends(thing.name, ", a legal place")) {
        ranks[3].push_back(&thing);
      } else if (ends(thing.name, " on the bench")) {
        ranks[4].push_back(&thing);
      } else {
        ranks[5].push_back(&thing);
      }
    }
    for (const auto& rank : ranks) {
      if (!rank.empty()) return rank[random_() % rank.size()];
    }
    return nullptr;
  }

  /// Logs the pressed item and the number offered, to explain the course of a match.
  static void trace(std::size_t offered, const Thing& next) {
    if (g_getenv("SCREEN_READER_TRACE") == nullptr) return;
    std::fprintf(stderr, "of %zu: %s\n", offered, next.name.c_str());
  }
  std::string stuck(const std::vector<Thing>& things) const {
    std::string words = "there is no going on (" + std::to_string(missed_) + " presses missed):";
    for (const Thing& thing : things) {
      words += "\n  " + taken(atspi_role_get_name(thing.role)) + " “" + thing.name + "”";
    }
    return words;
  }

  Reader reader_;
  std::minstd_rand random_{7};
  int missed_ = 0;
};

/// The program, in a home of its own with everything shown at once; ended with its reader.
class Program {
 public:
  explicit Program(std::string path) {
    home_ = taken(g_dir_make_tmp("screen-reader-XXXXXX", nullptr));
    std::ofstream(home_ + "/settings.ini")
        << "[General]\nmotion=instant\npace=instant\nlanguage=en\nmuted=true\n";
    g_setenv("RAINDELAY_HOME", home_.c_str(), TRUE);
    g_setenv("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "1", TRUE);
    g_setenv("QT_QPA_PLATFORM", "xcb", TRUE);
    std::array<char*, 2> arguments{path.data(), nullptr};
    if (g_spawn_async(nullptr, arguments.data(), nullptr, G_SPAWN_DO_NOT_REAP_CHILD, nullptr,
                      nullptr, &process_, nullptr) == FALSE)
      throw std::runtime_error(path + " can't be started");
  }
  ~Program() {
    end();
    std::error_code ignored;
    std::filesystem::remove_all(home_, ignored);
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  [[nodiscard]] GPid process() const { return process_; }
  /// Asks it to end, once. Returns true if it did so in order.
  bool end() {
    int status = 0;
    if (process_ != 0) {
      kill(process_, SIGTERM);
      waitpid(std::exchange(process_, 0), &status, 0);
    }
    return status == 0;
  }

 private:
  std::string home_;
  GPid process_ = 0;
};

int run(int count, char** words) {
  if (count < 3) {
    std::fprintf(stderr, "usage: screen_reader PROGRAM TITLE [SHORT]\n");
    return 2;
  }
  if (atspi_init() != 0) {
    std::fprintf(stderr, "there is no registry for screen readers\n");
    return 2;
  }
  try {
    Program program(words[1]);
    Player player(program.process());
    player.begin(words[2], count > 3 ? words[3] : "");
    std::printf("%s ended after %d presses\n", words[2], player.play());
    if (!program.end()) throw std::runtime_error("the program has ended in disorder");
    return 0;
  } catch (const std::exception& lost) {
    std::fprintf(stderr, "%s\n", lost.what());
    return 1;
  }
}

}  // namespace
}  // namespace raindelay::journey

int main(int count, char** words) {
  return raindelay::journey::run(count, words);
}
