#include "speaker/background_speaker.h"

#include <array>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include "core/memory.h"
#include "plugins/plugin.h"
#include "sound/mixer.h"
#include "sound/sound_bank.h"
#include "speaker/device/sound_device.h"

namespace raindelay {

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

/// A sound that comes later than this doesn't belong to what is seen any more.
constexpr milliseconds kTooLate(400);
/// A device that isn't there isn't looked for again before this.
constexpr milliseconds kLookAgain(10'000);
/// Without a sound for so long, the device is let go.
constexpr milliseconds kIdle(5'000);
/// The longest time to fall silent when the program ends.
constexpr milliseconds kPatience(1'000);
/// The samples that are mixed at a time: a fiftieth of a second.
constexpr std::size_t kBlock = sound::kSampleRate / 50;

std::unique_ptr<SoundDevice> openDevice() {
  using Entry = SoundDevice* (*)(int);
  static const auto kEntry = reinterpret_cast<Entry>(
      pluginEntry(QStringLiteral("raindelay-sound"), "raindelaySoundDevice"));
  return std::unique_ptr<SoundDevice>(kEntry == nullptr ? nullptr : kEntry(sound::kSampleRate));
}

/// As loud as half a slider sounds: hearing counts in ratios.
double gainOf(double volume) {
  return volume * volume;
}

}  // namespace

/// The state that the speaker and its thread share.
class BackgroundSpeaker::Worker {
 public:
  void ask(sound::Sound sound, double volume) {
    const std::lock_guard lock(mutex_);
    asked_.push_back({sound, volume, Clock::now()});
    changed_.notify_all();
  }
  /// Ends the thread; returns true if it has ended in time.
  bool end() {
    std::unique_lock lock(mutex_);
    ending_ = true;
    changed_.notify_all();
    return changed_.wait_for(lock, kPatience, [this] { return ended_; });
  }
  void run() {
    // What there is no memory for isn't heard.
    while (waitForSound()) withinMemory([this] { sayAll(); }, [this] { letGo(); });
    device_.reset();
    const std::lock_guard lock(mutex_);
    ended_ = true;
    changed_.notify_all();
  }

 private:
  struct Asked {
    sound::Sound sound;
    double volume;
    Clock::time_point at;
  };

  /// Waits until something is to be heard; false if it is the end.
  bool waitForSound() {
    std::unique_lock lock(mutex_);
    const auto due = [this] { return ending_ || !asked_.empty(); };
    if (device_ != nullptr && !changed_.wait_for(lock, kIdle, due)) {
      lock.unlock();
      device_.reset();
      lock.lock();
    }
    changed_.wait(lock, due);
    return !ending_;
  }
  /// Plays what was asked for, and what is asked for meanwhile.
  void sayAll() {
    look();
    std::array<std::int16_t, kBlock> block{};
    do {
      take();
      if (!mixer_.mix(block)) return;
    } while (device_->play(block));
    letGo();
  }
  void letGo() {
    device_.reset();
    mixer_.silence();
  }
  /// Opens the device, if it is time to.
  void look() {
    if (device_ != nullptr || Clock::now() < lookAt_) return;
    device_ = openDevice();
    lookAt_ = Clock::now() + kLookAgain;
  }
  /// Begins what was asked for and still belongs to what is seen.
  void take() {
    std::vector<Asked> asked;
    {
      const std::lock_guard lock(mutex_);
      asked.swap(asked_);
      if (ending_) mixer_.silence();
    }
    if (device_ == nullptr) return;
    for (const Asked& one : asked) {
      if (Clock::now() - one.at > kTooLate) continue;
      std::vector<std::int16_t>& samples = samples_[static_cast<std::size_t>(one.sound)];
      if (samples.empty()) samples = sound::samplesOf(one.sound);
      mixer_.begin(samples, gainOf(one.volume));
    }
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Asked> asked_;
  bool ending_ = false;
  bool ended_ = false;
  // The thread's alone.
  std::unique_ptr<SoundDevice> device_;
  Clock::time_point lookAt_;
  sound::Mixer mixer_;
  std::array<std::vector<std::int16_t>, sound::kSounds> samples_;
};

BackgroundSpeaker::BackgroundSpeaker() = default;

BackgroundSpeaker::~BackgroundSpeaker() {
  // A thread that hangs in the device is left to the system: it owns a share of what it uses.
  if (worker_ != nullptr) (void)worker_->end();
}

void BackgroundSpeaker::play(sound::Sound sound, double volume) {
  if (worker_ == nullptr) {
    worker_ = std::make_shared<Worker>();
    std::thread([worker = worker_] { worker->run(); }).detach();
  }
  worker_->ask(sound, volume);
}

}  // namespace raindelay
