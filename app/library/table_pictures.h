#pragma once

#include <QImage>
#include <QObject>
#include <QQmlEngine>
#include <QSet>
#include <QStringList>
#include <memory>

#include "library/match_collection.h"
#include "library/match_decks.h"
#include "library/table_settings.h"
#include "table/match_controller.h"

namespace raindelay {

/// Small pictures of the tables at which the matches were left. They are taken of the game's own
/// page, one after the other, by whoever shows `match` where nobody sees it; and kept as files, by
/// the match's name, when it was last played and with which faces. A match in which players still
/// have secrets from each other is shown as to a bystander: whoever opens the library isn't one of
/// them, or is the other one.
class TablePictures : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by MatchLibrary")
  Q_PROPERTY(raindelay::MatchController* match READ match NOTIFY matchChanged FINAL)

 public:
  /// They are kept in a hidden folder in `folder`. Collection and settings must live longer.
  TablePictures(const QString& folder, MatchCollection& collection, MatchDecks decks,
                const TableSettings& settings, QObject* parent = nullptr);
  ~TablePictures() override;

  /// The match of which a picture is to be taken now; null if there is none.
  [[nodiscard]] MatchController* match() const { return match_.get(); }

  /// A picture of this match would be seen: it comes as LibraryModel's `picture`, now or later.
  Q_INVOKABLE void want(const QString& matchId);
  /// The picture of `match`: it is kept, and the next one's turn comes.
  Q_INVOKABLE void taken(const QImage& picture);
  /// There can be none of `match`.
  Q_INVOKABLE void notTaken();
  /// Nobody looks for pictures any more: the one that is being taken is the last one.
  Q_INVOKABLE void stop();

 signals:
  void matchChanged();

 private:
  [[nodiscard]] QString pathOf(const QString& matchId) const;
  void next();
  void end(const QString& path, bool kept);
  void show(std::unique_ptr<MatchController> match);

  QString folder_;
  MatchCollection& collection_;
  MatchDecks decks_;
  const TableSettings& settings_;
  QStringList wanted_;  ///< the last asked for at the end: it is seen now
  QSet<QString> failed_;
  QString current_;  ///< the match that is being read or shown; empty: none
  std::unique_ptr<MatchController> match_;
};

}  // namespace raindelay
