#include "sound/sound_table.h"

#include "deck/csv.h"

namespace raindelay::sound {

Result<SoundTable> readSoundTable(std::string_view text, const std::string& name) {
  const auto table = deck::parseCsv(text, name);
  if (!table) return table.error();
  for (const char* column : {"event", "sound"}) {
    if (const auto known = table->column(column); !known) return known.error();
  }
  SoundTable sounds;
  for (std::size_t row = 0; row < table->rows(); ++row) {
    const auto sound = soundCalled(table->at(row, "sound"));
    if (!sound) return table->error(row, "sound", "there is no such sound");
    if (!sounds.emplace(table->at(row, "event"), *sound).second) {
      return table->error(row, "event", "the event has a sound already");
    }
  }
  return sounds;
}

}  // namespace raindelay::sound
