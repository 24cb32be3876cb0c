#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <cstddef>
#include <optional>
#include <span>

#include "match/tips.h"

namespace raindelay {

/// The tip that stands at a table: something that a person is told once, at its first occasion. It
/// stands while the seat makes that choice and the next one, and no longer than the seat chooses.
class Tips : public QObject {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
  Q_PROPERTY(QString rule READ rule NOTIFY changed FINAL)

 public:
  /// The match must outlive it; the tips are static. None is told before they are wanted.
  Tips(const Match& match, std::span<const TipInfo> tips, QObject* parent = nullptr);

  /// The tip; empty if none stands.
  [[nodiscard]] QString text() const;
  /// The number of the rule that it is about.
  [[nodiscard]] QString rule() const;
  /// Sets whether tips are told, and which were told already, by their ids.
  void want(bool wanted, const QStringList& told);
  /// The person of this seat chooses now; none: no person does.
  void offer(std::optional<Seat> seat);
  /// Others look: nothing stands any more.
  void clear();
  /// It was read.
  Q_INVOKABLE void close();
  /// No tip is wanted any more.
  Q_INVOKABLE void decline();

 signals:
  void changed();
  /// The tip of this id was told.
  void told(const QString& id);
  void declined();

 private:
  [[nodiscard]] const TipInfo* next() const;
  void show(const TipInfo* tip);

  const Match* match_;
  std::span<const TipInfo> tips_;
  bool wanted_ = false;
  QStringList told_;
  std::optional<Seat> seat_;           ///< that chooses, or chose last
  std::optional<std::size_t> choice_;  ///< the step of its choice
  const TipInfo* shown_ = nullptr;
  int choices_ = 0;  ///< that it has stood for
};

}  // namespace raindelay
