#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

#include "session/match_controller.h"
#include "session/sounds.h"
#include "sound/sound_table.h"

namespace raindelay {

/// What a match sounds like. It follows what those who look are shown: the events that are played
/// to them, as its game's table says (assets/<game>/sounds.tsv), and the pieces that the table
/// moves. What is sought, or shown at once, isn't heard.
class TableSounds : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(raindelay::MatchController* match READ match WRITE setMatch NOTIFY matchChanged FINAL)

 public:
  explicit TableSounds(QObject* parent = nullptr) : TableSounds(Sounds::instance(), parent) {}
  explicit TableSounds(Sounds& sounds, QObject* parent = nullptr);

  [[nodiscard]] MatchController* match() const { return match_; }
  void setMatch(MatchController* match);

  /// A card sets out for another place.
  Q_INVOKABLE void cardFlies();
  /// A card turns over.
  Q_INVOKABLE void cardTurns();
  /// A die is thrown.
  Q_INVOKABLE void dieFalls();

 signals:
  void matchChanged();

 private:
  void hear(const QString& event, bool played);
  /// Somebody collects a choice that another person in the room isn't to know: not even how many
  /// cards it takes.
  [[nodiscard]] bool secret() const;

  Sounds& sounds_;
  MatchController* match_ = nullptr;
  sound::SoundTable table_;
  sound::Flights flights_;
};

}  // namespace raindelay
