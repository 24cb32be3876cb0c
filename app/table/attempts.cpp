#include "table/attempts.h"

#include <algorithm>

namespace raindelay {

namespace {

bool means(const ActionModel::Entry& entry, const QString& place, int order,
           const QString& toPlace) {
  if (entry.button) return false;
  if (entry.from == place && entry.order == order && entry.to == toPlace) return true;
  return entry.symmetric && entry.to == place && entry.orderAtTo == order && entry.from == toPlace;
}

}  // namespace

Attempts::Entries Attempts::meanings(const QString& place, int order,
                                     const QString& toPlace) const {
  Entries found;
  std::copy_if(entries_.begin(), entries_.end(), std::back_inserter(found),
               [&](const auto& entry) { return means(entry, place, order, toPlace); });
  return found;
}

QStringList Attempts::targets(const QString& place, int order) const {
  QStringList places;
  for (const ActionModel::Entry& entry : entries_) {
    for (const QString& to : {entry.to, entry.from}) {
      if (entry.allowed && means(entry, place, order, to) && !places.contains(to)) places << to;
    }
  }
  return places;
}

QString Attempts::whyNot(const QString& place, int order, const QString& toPlace) const {
  const Entries found = meanings(place, order, toPlace);
  const bool allowed = std::any_of(found.begin(), found.end(),
                                   [](const ActionModel::Entry& entry) { return entry.allowed; });
  return found.empty() || allowed ? QString() : found.front().reason;
}

QString Attempts::whyStill(const QString& place, int order) const {
  const auto refused = std::find_if(entries_.begin(), entries_.end(), [&](const auto& entry) {
    return !entry.allowed &&
           (means(entry, place, order, entry.to) || means(entry, place, order, entry.from));
  });
  return refused == entries_.end() ? QString() : refused->reason;
}

}  // namespace raindelay
