#pragma once

#include <QAbstractListModel>
#include <QDateTime>
#include <QQmlEngine>
#include <QStringList>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <vector>

#include "match/journal.h"
#include "session/match_controller.h"
#include "session/option_model.h"

class QJSEngine;

namespace raindelay {

/// A match that waits to be gone on with.
struct WaitingMatch {
  QString id;  ///< file name
  QString gameId;
  QString gameTitle;
  QString players;
  QString score;
  QDateTime when;
};

/// The waiting matches, the latest first.
class WaitingModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by MatchLibrary")
  Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

 public:
  enum Role { MatchIdRole = Qt::UserRole + 1, GameTitleRole, PlayersRole, ScoreRole, WhenRole };
  Q_ENUM(Role)

  using QAbstractListModel::QAbstractListModel;
  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
  [[nodiscard]] int count() const { return static_cast<int>(matches_.size()); }
  void setMatches(std::vector<WaitingMatch> matches);

 signals:
  void countChanged();

 private:
  std::vector<WaitingMatch> matches_;
};

/// The matches of this computer: starts them, keeps them on disk line by line, goes on with them.
class MatchLibrary : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(raindelay::WaitingModel* unfinished READ unfinished CONSTANT FINAL)
  Q_PROPERTY(QString lastError READ lastError NOTIFY lastErrorChanged FINAL)

 public:
  using Clock = std::function<QDateTime()>;

  explicit MatchLibrary(QString folder, Clock clock = QDateTime::currentDateTime,
                        QObject* parent = nullptr);
  ~MatchLibrary() override;
  static MatchLibrary* create(QQmlEngine* engine, QJSEngine* script);
  /// The one of the program, over matchFolder().
  static MatchLibrary& instance();

  [[nodiscard]] WaitingModel* unfinished() { return &waiting_; }
  /// Why the last start or resume failed, in one sentence; empty if it didn't.
  [[nodiscard]] QString lastError() const { return lastError_; }

  /// Sixteen hexadecimal digits.
  Q_INVOKABLE QString newSeed() const;
  /// Starts a match and its record, of as many as the options say. Empty names become the defaults,
  /// an empty seed a new one. Null, with lastError, if it can't be.
  Q_INVOKABLE raindelay::MatchController* start(const QString& gameId, const QStringList& names,
                                                raindelay::OptionModel* options,
                                                const QString& seed);
  /// Goes on with a waiting match.
  Q_INVOKABLE raindelay::MatchController* resume(const QString& matchId);
  /// Goes on with the match of a record file.
  Q_INVOKABLE raindelay::MatchController* open(const QString& path);
  /// Puts the match at the table away: its record is flushed and closed.
  Q_INVOKABLE void leave();
  /// Looks for waiting matches, on a thread of its own.
  Q_INVOKABLE void refresh();
  /// Waits for refresh(); for tests and on exit.
  void waitForWorkers();

 signals:
  void lastErrorChanged();

 private:
  MatchController* atTable(Match match, Journal journal, bool fromStart);
  MatchController* fail(const QString& sentence);
  void flush();

  QString folder_;
  Clock clock_;
  WaitingModel waiting_;
  std::shared_ptr<Journal> journal_;
  std::unique_ptr<MatchController> controller_;
  QThreadPool workers_;
  QString lastError_;
};

}  // namespace raindelay
