// Measures, from outside, how long a program takes to its first painted frame: from fork to the
// first change of its window's pixels away from the background that the window was mapped with.
// The same for every program, whatever toolkit it uses.
//
//   first_paint COMMAND [ARGUMENT…]      prints milliseconds, memory after five seconds, idle CPU
//
// Needs a display of its own (xvfb-run) with no other window and no window manager.

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <thread>
#include <unordered_map>

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// Windows smaller than this are helpers of the toolkit.
constexpr int kSmallestWindow = 200;
/// So many sampled pixels away from the commonest colour are a picture and not a background.
constexpr double kPaintedShare = 0.005;
constexpr int kSampleStep = 4;
constexpr milliseconds kPatience{20'000};
constexpr milliseconds kSettling{5'000};
constexpr milliseconds kIdleSpan{10'000};

int ignoreError(Display* /*display*/, XErrorEvent* /*event*/) {
  return 0;
}

/// The largest mapped top-level window.
std::optional<Window> largestWindow(Display* display) {
  Window root = 0;
  Window parent = 0;
  Window* children = nullptr;
  unsigned int count = 0;
  if (XQueryTree(display, DefaultRootWindow(display), &root, &parent, &children, &count) == 0) {
    return std::nullopt;
  }
  std::optional<Window> best;
  int bestArea = kSmallestWindow * kSmallestWindow;
  for (unsigned int i = 0; i < count; ++i) {
    XWindowAttributes attributes;
    if (XGetWindowAttributes(display, children[i], &attributes) == 0) continue;
    const int area = attributes.width * attributes.height;
    if (attributes.map_state == IsViewable && area > bestArea) {
      best = children[i];
      bestArea = area;
    }
  }
  if (children != nullptr) XFree(children);
  return best;
}

/// The share of pixels that differ from the commonest colour of the screen where the window lies.
double paintedShare(Display* display, Window window) {
  XWindowAttributes attributes;
  if (XGetWindowAttributes(display, window, &attributes) == 0) return 0;
  // The root is read, not the window: a child window may cover it.
  const int width = std::min(attributes.width, DisplayWidth(display, 0) - attributes.x);
  const int height = std::min(attributes.height, DisplayHeight(display, 0) - attributes.y);
  XImage* image =
      XGetImage(display, DefaultRootWindow(display), attributes.x, attributes.y,
                static_cast<unsigned>(width), static_cast<unsigned>(height), AllPlanes, ZPixmap);
  if (image == nullptr) return 0;
  std::unordered_map<unsigned long, int> counts;
  int samples = 0;
  for (int y = 0; y < height; y += kSampleStep) {
    for (int x = 0; x < width; x += kSampleStep) {
      ++counts[XGetPixel(image, x, y)];
      ++samples;
    }
  }
  XDestroyImage(image);
  int most = 0;
  for (const auto& [colour, count] : counts) most = std::max(most, count);
  return 1.0 - static_cast<double>(most) / samples;
}

/// Milliseconds from `start` to the first painted frame, or none if it never came.
std::optional<double> waitForPaint(Display* display, Clock::time_point start) {
  while (Clock::now() - start < kPatience) {
    const std::optional<Window> window = largestWindow(display);
    if (window && paintedShare(display, *window) > kPaintedShare) {
      return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    }
    std::this_thread::sleep_for(milliseconds(2));
  }
  return std::nullopt;
}

/// Processor time of the process, in clock ticks.
long cpuTicks(pid_t pid) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
  std::string text((std::istreambuf_iterator<char>(file)), {});
  std::istringstream fields(text.substr(text.rfind(')') + 1));
  std::string skipped;
  for (int i = 0; i < 11; ++i) fields >> skipped;
  long user = 0;
  long system = 0;
  fields >> user >> system;
  return user + system;
}

/// A row of what the kernel sums up of the process's memory, in MiB: "Rss:" is what it has in
/// memory, "Pss:" the same with its part alone of what it shares with others.
double megabytes(pid_t pid, const std::string& row) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/smaps_rollup");
  std::string line;
  while (std::getline(file, line)) {
    if (line.rfind(row, 0) == 0) return std::atol(line.c_str() + row.size()) / 1024.0;
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fprintf(stderr, "use: first_paint COMMAND [ARGUMENT...]\n");
    return 2;
  }
  Display* display = XOpenDisplay(nullptr);
  if (display == nullptr) {
    std::fprintf(stderr, "first_paint needs a display: xvfb-run first_paint COMMAND\n");
    return 2;
  }
  XSetErrorHandler(ignoreError);

  const Clock::time_point start = Clock::now();
  const pid_t child = fork();
  if (child == 0) {
    execvp(argv[1], argv + 1);
    _exit(127);
  }
  const std::optional<double> painted = waitForPaint(display, start);
  if (painted) {
    std::this_thread::sleep_for(kSettling);
    const double resident = megabytes(child, "Rss:");
    const double own = megabytes(child, "Pss:");
    const long before = cpuTicks(child);
    std::this_thread::sleep_for(kIdleSpan);
    const double seconds =
        static_cast<double>(cpuTicks(child) - before) / static_cast<double>(sysconf(_SC_CLK_TCK));
    std::printf("first painted frame %.0f ms, RSS %.0f MiB, PSS %.0f MiB, idle CPU %.1f %%\n",
                *painted, resident, own,
                100.0 * seconds / std::chrono::duration<double>(kIdleSpan).count());
  } else {
    std::printf("nothing was painted\n");
  }
  kill(child, SIGTERM);
  waitpid(child, nullptr, 0);
  XCloseDisplay(display);
  return painted ? 0 : 1;
}
