#include "support/random_options.h"

namespace raindelay::test {

Options randomOptions(const GameInfo& info, Stream& random) {
  Options options(info);
  (void)options.setSeats(info.minSeats + random.below(info.maxSeats - info.minSeats + 1));
  for (const OptionInfo& option : info.options) {
    if (random.below(2) == 0) continue;
    int value = 0;
    if (option.kind == OptionInfo::Kind::kChoice) {
      const int count = static_cast<int>(option.choices.size());
      value = option.choices[static_cast<std::size_t>(random.below(count))].value;
    } else {
      const int steps = (option.maximum - option.minimum) / option.step;
      value = option.minimum + option.step * random.below(steps + 1);
    }
    (void)options.set(option.id, value);
  }
  return options;
}

}  // namespace raindelay::test
