#include "sound/sample_buffer.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace raindelay::sound {

namespace {

constexpr double kPi = std::numbers::pi;
constexpr double kFull = 32767;
/// Just below -6 dB.
constexpr double kHighestPeak = 0.49;
/// A sound that is cut off ends in this time, in seconds: more quickly, and it would click.
constexpr double kFadeOut = 0.008;
constexpr std::size_t kMoment = kSampleRate / 20;
/// 60 dB as an exponent of e.
constexpr double kSixtyDecibels = 6.907755;

std::size_t samplesIn(double seconds) {
  return static_cast<std::size_t>(std::lround(seconds * kSampleRate));
}

/// Mean power of the loudest moment; the whole is less than that counts as followed by silence.
template <class Samples>
double power(const Samples& samples) {
  double sum = 0;
  double most = 0;
  for (std::size_t i = 0; i < samples.size(); ++i) {
    const double in = samples[i];
    sum += in * in;
    if (i >= kMoment) {
      const double out = samples[i - kMoment];
      sum -= out * out;
    }
    most = std::max(most, sum);
  }
  return most / kMoment;
}

/// A band-pass whose middle may change from sample to sample (a state variable filter, in the
/// trapezoidal form, which stays stable).
class Band {
 public:
  double pass(double in, double hertz, double width) {
    const double g = std::tan(kPi * hertz / kSampleRate);
    const double a = 1 / (1 + g * (g + width));
    const double v3 = in - low_;
    const double v1 = a * (band_ + g * v3);
    const double v2 = low_ + g * v1;
    band_ = 2 * v1 - band_;
    low_ = 2 * v2 - low_;
    return v1 * width;
  }

 private:
  double band_ = 0;
  double low_ = 0;
};

/// 0 … 1 … 0: up along a half cosine, down along another.
double swell(double seconds, double rise, double fall) {
  if (seconds < rise) return 0.5 - 0.5 * std::cos(kPi * seconds / rise);
  return 0.5 + 0.5 * std::cos(kPi * std::min(1.0, (seconds - rise) / fall));
}

}  // namespace

SampleBuffer::SampleBuffer(double seconds, std::uint32_t seed)
    : samples_(samplesIn(seconds)), state_(seed) {}

double SampleBuffer::noise() {
  state_ ^= state_ << 13;
  state_ ^= state_ >> 17;
  state_ ^= state_ << 5;
  return static_cast<double>(state_) / 2147483648.0 - 1;
}

void SampleBuffer::add(const Ring& ring) {
  const std::size_t first = samplesIn(ring.at);
  for (std::size_t i = first; i < samples_.size(); ++i) {
    const double t = static_cast<double>(i - first) / kSampleRate;
    samples_[i] +=
        ring.gain * std::exp(-kSixtyDecibels * t / ring.decay) * std::sin(2 * kPi * ring.hertz * t);
  }
}

void SampleBuffer::add(const Rustle& rustle) {
  Band band;
  const std::size_t first = samplesIn(rustle.at);
  const double lasts = rustle.rise + rustle.fall;
  const std::size_t end = std::min(samples_.size(), first + samplesIn(lasts));
  for (std::size_t i = first; i < end; ++i) {
    const double t = static_cast<double>(i - first) / kSampleRate;
    const double middle = rustle.fromHertz * std::pow(rustle.toHertz / rustle.fromHertz, t / lasts);
    samples_[i] +=
        rustle.gain * swell(t, rustle.rise, rustle.fall) * band.pass(noise(), middle, rustle.width);
  }
}

std::vector<std::int16_t> SampleBuffer::render(double decibels) const {
  std::vector<double> faded = samples_;
  const std::size_t fade = std::min(samplesIn(kFadeOut), faded.size());
  double peak = 0;
  for (std::size_t i = 0; i < faded.size(); ++i) {
    const std::size_t left = faded.size() - 1 - i;
    if (left < fade) faded[i] *= 0.5 - 0.5 * std::cos(kPi * static_cast<double>(left) / fade);
    peak = std::max(peak, std::abs(faded[i]));
  }
  const double gain =
      std::min(std::pow(10, decibels / 20) / std::sqrt(power(faded)), kHighestPeak / peak);
  std::vector<std::int16_t> rendered;
  rendered.reserve(faded.size());
  for (const double sample : faded) {
    rendered.push_back(static_cast<std::int16_t>(std::lround(kFull * gain * sample)));
  }
  return rendered;
}

double loudness(std::span<const std::int16_t> samples) {
  return 10 * std::log10(power(samples) / (kFull * kFull));
}

}  // namespace raindelay::sound
