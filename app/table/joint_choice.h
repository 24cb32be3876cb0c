#pragma once

#include <QList>
#include <QMap>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <array>
#include <functional>
#include <optional>
#include <vector>

#include "core/arrangement.h"
#include "table/action_model.h"

namespace raindelay {

/// A choice that two seats make at once at one keyboard: each has its own keys and locks one of its
/// actions; when both are locked both are made. A seat that chooses in parts collects them by their
/// keys, each key as often as it is pressed, and locks them by the key of Ready: until then nothing
/// shows what or how much was collected. A lock is held here alone, in no record, and nothing here
/// tells which action it is: only that there is one.
class JointChoice : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by MatchController")
  Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> seats READ seats NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> lockedSeats READ lockedSeats NOTIFY changed FINAL)

 public:
  /// The notation of what locks collected parts.
  static inline const QString kReady = QStringLiteral("ready");

  using Entry = ActionModel::Entry;
  using Entries = std::vector<Entry>;
  /// Makes the action of the seat that decides first, and that of the other, or its parts.
  using Make = std::function<void(Action first, const std::vector<Action>& second)>;

  explicit JointChoice(Make make, QObject* parent = nullptr);

  /// Such a choice is to be made now.
  [[nodiscard]] bool isOpen() const { return open_; }
  /// The seats that choose, that of the left hand's keys first; empty if none is open.
  [[nodiscard]] QList<int> seats() const;
  /// The seats that have locked an action.
  [[nodiscard]] QList<int> lockedSeats() const;

  /// The actions of the seat, each with its key (`keyName`): from the left hand's keys for the
  /// lower seat, the right hand's for the other; beyond them none. An action keeps its key from
  /// choice to choice, until the seat has other things to do altogether. Null for a seat that isn't
  /// asked.
  Q_INVOKABLE raindelay::ActionModel* actionsOf(int seat);
  /// Locks the seat's action of this key or notation, in place of what it had locked; or collects
  /// it, if the seat chooses in parts, until `kReady` locks them. False, and nothing is changed, if
  /// there is none, it doesn't fit to what was collected, or that isn't enough.
  Q_INVOKABLE bool lock(int seat, const QString& keyOrText);
  Q_INVOKABLE void unlock(int seat);
  Q_INVOKABLE bool locked(int seat) const;

  /// Opens a choice without locks. `partsOfSecond`: the second chooses in parts.
  void offer(int first, Entries ofFirst, int second, Entries ofSecond,
             const std::optional<Arrangement>& partsOfSecond = {});
  void close();

 signals:
  void changed();

 private:
  /// One seat's part.
  struct Side {
    int seat = -1;
    ActionModel actions;
    std::optional<Arrangement> parts;
    std::vector<Part> collected;
    std::vector<Action> lock;     ///< empty: not locked
    QMap<QString, QString> keys;  ///< by the action's notation
  };

  [[nodiscard]] Side* sideOf(int seat);
  [[nodiscard]] static bool collect(Side& side, Action action);
  void seat(Side& side, int seat, Entries entries, const QString& keys);

  Make make_;
  bool open_ = false;
  int first_ = -1;
  std::array<Side, 2> sides_;  ///< the left hand's first
};

}  // namespace raindelay
