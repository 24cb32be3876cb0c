#include "review/ledger_view.h"

#include <algorithm>

namespace raindelay {

void LedgerView::setMatch(MatchController* match) {
  if (match_ == match) return;
  if (match_ != nullptr) disconnect(match_, nullptr, this, nullptr);
  match_ = match;
  if (match_ != nullptr) {
    connect(match_, &MatchController::changed, this, &LedgerView::read);
    connect(match_, &QObject::destroyed, this, [this] {
      match_ = nullptr;
      read();
    });
  }
  read();
}

void LedgerView::read() {
  ledger_.clear();
  if (match_ != nullptr) {
    const auto told = [this](std::size_t step) { return match_->isTold(step); };
    ledger_ = ledgerOf(match_->match(), told, match_->shownSteps());
  }
  emit changed();
}

const LedgerPart& LedgerView::shown() const {
  static const LedgerPart kNone;
  const auto at = static_cast<std::size_t>(part());
  return at < ledger_.size() ? ledger_[at] : kNone;
}

int LedgerView::part() const {
  if (chosen_) return *chosen_;
  const auto most =
      std::max_element(ledger_.begin(), ledger_.end(),
                       [](const LedgerPart& a, const LedgerPart& b) { return a.draws < b.draws; });
  return static_cast<int>(most - ledger_.begin());
}

void LedgerView::setPart(int part) {
  if (chosen_ == part) return;
  chosen_ = part;
  emit changed();
}

QList<QString> LedgerView::parts() const {
  QList<QString> names;
  for (const LedgerPart& part : ledger_) names << match_->narrator().text(part.name);
  return names;
}

QList<QString> LedgerView::groups() const {
  QList<QString> names;
  for (const LedgerRow& row : shown().rows) {
    names << QString::fromStdString(match_->narrator().word(row.group));
  }
  return names;
}

QList<int> LedgerView::came() const {
  QList<int> counts;
  for (const LedgerRow& row : shown().rows) counts << row.came;
  return counts;
}

QList<double> LedgerView::expected() const {
  QList<double> counts;
  for (const LedgerRow& row : shown().rows) counts << row.expected;
  return counts;
}

QString LedgerView::evenness() const {
  return ledger_.empty() ? QString() : match_->narrator().text(evennessOf(shown()));
}

}  // namespace raindelay
