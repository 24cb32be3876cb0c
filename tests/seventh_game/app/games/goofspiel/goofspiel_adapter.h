#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>

#include "games/goofspiel/rules.h"
#include "table/game_adapter.h"

namespace raindelay::goofspiel {

/// Provides what the pieces of Goofspiel don't carry: the points, what is at stake, what is asked.
class GoofspielAdapter : public raindelay::GameAdapter {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QList<int> points READ points NOTIFY changed FINAL)
  Q_PROPERTY(int atStake READ atStake NOTIFY changed FINAL)
  Q_PROPERTY(int toCome READ toCome NOTIFY changed FINAL)

 public:
  explicit GoofspielAdapter(QObject* parent = nullptr);

  /// By seat.
  [[nodiscard]] QList<int> points() const { return {view_.points(Seat(0)), view_.points(Seat(1))}; }
  /// The total worth of the prizes being bid for.
  [[nodiscard]] int atStake() const { return view_.atStake(); }
  /// Prizes not turned up yet.
  [[nodiscard]] int toCome() const { return view_.pack.size(); }
  [[nodiscard]] QString sentence() const override;
  [[nodiscard]] QString meaning(const QString& code, const QString& place) const override;
  [[nodiscard]] std::span<const HighlightRow> highlights() const override;

 protected:
  void read() override;
  [[nodiscard]] QString askedOf(const QString& name) const override;
  void tellMore(Highlight& highlight, const Event& event, std::size_t step) const override;

 private:
  View view_;
};

}  // namespace raindelay::goofspiel
