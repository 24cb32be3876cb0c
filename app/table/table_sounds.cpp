#include "table/table_sounds.h"

#include "assets/asset_folder.h"

namespace raindelay {

namespace {

/// The game's own; a game without one is played in silence.
sound::SoundTable tableOf(const QString& gameId) {
  const std::string name = "sounds.tsv";
  const auto text = AssetFolder(gameId).read(name);
  if (!text) return {};
  auto table = sound::readSoundTable(*text, name);
  return table ? std::move(table).value() : sound::SoundTable();
}

}  // namespace

void TableSounds::setSounds(Sounds* sounds) {
  if (sounds_ == sounds) return;
  sounds_ = sounds;
  emit soundsChanged();
}

void TableSounds::play(sound::Sound sound) {
  if (sounds_ != nullptr) sounds_->play(sound);
}

void TableSounds::setMatch(MatchController* match) {
  if (match_ == match) return;
  if (match_ != nullptr) disconnect(match_, nullptr, this, nullptr);
  match_ = match;
  if (match_ != nullptr) {
    table_ = tableOf(match_->gameId());
    connect(match_, &MatchController::happened, this, &TableSounds::hear);
    connect(match_, &QObject::destroyed, this, [this] { match_ = nullptr; });
  }
  emit matchChanged();
}

void TableSounds::hear(const QString& event, bool played) {
  const auto found = table_.find(event.toStdString());
  if (played && found != table_.end()) play(found->second);
}

bool TableSounds::secret() const {
  return match_ != nullptr && match_->decision()->draft()->isOpen() &&
         match_->match().info().secrets && personsOf(match_->match()).size() > 1;
}

void TableSounds::cardFlies() {
  if (sounds_ != nullptr && !secret()) play(flights_.next(sounds_->now()));
}

void TableSounds::cardTurns() {
  if (!secret()) play(sound::Sound::kFlip);
}

void TableSounds::dieFalls() {
  play(sound::Sound::kDice);
}

}  // namespace raindelay
