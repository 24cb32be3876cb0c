#include "session/ledger_view.h"

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
  const auto part = static_cast<std::size_t>(part_);
  return part < ledger_.size() ? ledger_[part] : kNone;
}

void LedgerView::setPart(int part) {
  if (part_ == part) return;
  part_ = part;
  emit changed();
}

QStringList LedgerView::parts() const {
  QStringList names;
  for (const LedgerPart& part : ledger_) names << match_->narrator().text(part.name);
  return names;
}

QStringList LedgerView::groups() const {
  QStringList names;
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
