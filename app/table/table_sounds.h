#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

#include "sound/sound_table.h"
#include "table/match_controller.h"
#include "table/sounds.h"

namespace raindelay {

/// The sounds of a match. It follows what those who look are shown: the events that are played to
/// them, as its game's table says (assets/<game>/sounds.tsv), and the pieces that the table moves.
/// Events that are sought, or shown at once, aren't heard.
class TableSounds : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(
      raindelay::Sounds* sounds READ sounds WRITE setSounds NOTIFY soundsChanged REQUIRED FINAL)
  Q_PROPERTY(raindelay::MatchController* match READ match WRITE setMatch NOTIFY matchChanged FINAL)

 public:
  using QObject::QObject;

  /// The object that plays them.
  [[nodiscard]] Sounds* sounds() const { return sounds_; }
  void setSounds(Sounds* sounds);
  [[nodiscard]] MatchController* match() const { return match_; }
  void setMatch(MatchController* match);

  /// A card sets out for another place.
  Q_INVOKABLE void cardFlies();
  /// A card turns over.
  Q_INVOKABLE void cardTurns();
  /// A die is thrown.
  Q_INVOKABLE void dieFalls();

 signals:
  void soundsChanged();
  void matchChanged();

 private:
  void hear(const QString& event, bool played);
  /// Somebody collects a choice that another person in the room isn't to know: not even how many
  /// cards it takes.
  [[nodiscard]] bool secret() const;

  void play(sound::Sound sound);

  Sounds* sounds_ = nullptr;
  MatchController* match_ = nullptr;
  sound::SoundTable table_;
  sound::Flights flights_;
};

}  // namespace raindelay
