#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "table/action_model.h"

namespace raindelay {

/// The things that a seat might try at the table, allowed or not, found by their gesture: this
/// piece put on that place.
class Attempts {
 public:
  using Entries = std::vector<ActionModel::Entry>;

  void set(Entries entries) { entries_ = std::move(entries); }
  [[nodiscard]] const Entries& entries() const { return entries_; }

  /// The meanings that putting the piece there may have, allowed or not.
  [[nodiscard]] Entries meanings(const QString& place, int order, const QString& toPlace) const;
  /// The places where the piece may be put.
  [[nodiscard]] QStringList targets(const QString& place, int order) const;
  /// The reason it may not be put there; empty if it may, or if it means nothing.
  [[nodiscard]] QString whyNot(const QString& place, int order, const QString& toPlace) const;
  /// The reason the piece can't be put anywhere; empty if nothing is known of that.
  [[nodiscard]] QString whyStill(const QString& place, int order) const;

 private:
  Entries entries_;
};

}  // namespace raindelay
