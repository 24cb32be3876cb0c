#include "shell/box_offer.h"

#include <QTimer>
#include <algorithm>
#include <utility>

#include "games/game_list.h"
#include "table/player_kinds.h"

namespace raindelay {

void BoxOffer::setGameId(const QString& gameId) {
  gameId_ = gameId;
  look();
}

void BoxOffer::setLibrary(MatchLibrary* library) {
  library_ = library;
  connect(library->collection(), &MatchCollection::readingChanged, this, &BoxOffer::look);
  connect(library->collection()->matches(), &LibraryModel::summariesChanged, this, &BoxOffer::look);
  look();
}

void BoxOffer::setSettings(Settings* settings) {
  settings_ = settings;
  connect(settings, &Settings::changed, this, &BoxOffer::look);
  look();
}

void BoxOffer::look() {
  if (std::exchange(looks_, true)) return;
  QTimer::singleShot(0, this, [this] {
    looks_ = false;
    emit changed();
  });
}

QString BoxOffer::waiting() const {
  // (QML sets properties in any order.)
  if (library_ == nullptr) return {};
  const LibraryEntry* latest = nullptr;
  for (const LibraryEntry& entry : library_->collection()->matches()->entries()) {
    const bool fits = entry.summary.waits() && entry.summary.setup.game == gameId_.toStdString();
    if (fits && (latest == nullptr || latest->written < entry.written)) latest = &entry;
  }
  return latest == nullptr ? QString() : latest->file;
}

QString BoxOffer::words() const {
  if (library_ == nullptr || settings_ == nullptr) return {};
  const auto entry = findGame(gameId_.toStdString());
  if (!entry) return {};
  if (const LibraryEntry* match = library_->collection()->matches()->find(waiting())) {
    return match->name() + QStringLiteral(" · ") + match->score();
  }
  const QStringList last = settings_->seats(gameId_);
  OptionModel options(*(*entry)->info);
  options.restore(settings_->options(gameId_), int(last.size()));
  const QStringList kinds = player_kinds::seated(last, options.seats(), *defaultGame(**entry));
  QStringList names;
  for (int seat = 0; seat < options.seats(); ++seat) {
    const QString typed = settings_->playerNames().value(seat).trimmed();
    names << (typed.isEmpty() ? player_kinds::defaultName(kinds, seat) : typed);
  }
  QString players = names.join(QStringLiteral(" – "));
  if (options.texts().isEmpty()) return players;
  const int preset = options.currentPreset();
  return players + QStringLiteral(" · ") +
         (preset < 0 ? tr("own options") : options.presetLabels()[preset]);
}

bool BoxOffer::isUntried() const {
  if (library_ == nullptr || !library_->collection()->haveRead()) return false;
  const auto& all = library_->collection()->matches()->entries();
  return std::none_of(all.begin(), all.end(), [this](const LibraryEntry& entry) {
    return entry.summary.setup.game == gameId_.toStdString();
  });
}

}  // namespace raindelay
