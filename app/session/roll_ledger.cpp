#include "session/roll_ledger.h"

#include <algorithm>
#include <numeric>

namespace raindelay {

namespace {

constexpr int kSides = 6;
constexpr std::string_view kDice = "dice";

}  // namespace

void RollLedger::setMatch(MatchController* match) {
  if (match_ == match) return;
  if (match_ != nullptr) disconnect(match_, nullptr, this, nullptr);
  match_ = match;
  source_.reset();
  if (match_ != nullptr) {
    const auto sources = match_->match().info().sources;
    const auto dice = std::find(sources.begin(), sources.end(), kDice);
    if (dice != sources.end()) source_ = static_cast<int>(dice - sources.begin());
    connect(match_, &MatchController::changed, this, &RollLedger::read);
    connect(match_, &QObject::destroyed, this, [this] { match_ = nullptr; });
  }
  read();
}

void RollLedger::read() {
  throws_ = dice_ = 0;
  counts_.clear();
  if (match_ != nullptr && source_) {
    const Match& match = match_->match();
    for (std::size_t i = 0; i < match_->shownSteps(); ++i) {
      const Step& step = match.steps()[i];
      if (step.undone || !step.action.isChance() || step.action.source() != *source_) continue;
      if (isKnown(i)) count(QString::fromStdString(match.game().text(step.action)));
    }
  }
  emit changed();
}

bool RollLedger::isKnown(std::size_t step) const {
  const Match& match = match_->match();
  if (!match_->everybodyLooks()) return match.isTold(step, Seat(match_->lookingSeat()));
  for (int seat = 0; seat < match.seats(); ++seat) {
    if (!match.isTold(step, Seat(seat))) return false;
  }
  return true;
}

/// `text`: the source, and the eyes of each die.
void RollLedger::count(const QString& text) {
  const QStringList eyes = text.split(QLatin1Char(' ')).mid(1);
  dice_ = static_cast<int>(eyes.size());
  counts_.resize(dice_ * (kSides - 1) + 1);
  const int sum = std::accumulate(eyes.begin(), eyes.end(), 0,
                                  [](int all, const QString& one) { return all + one.toInt(); });
  ++counts_[sum - dice_];
  ++throws_;
}

QList<double> RollLedger::expected() const {
  QList<double> odds{static_cast<double>(throws_)};
  for (int die = 0; die < dice_; ++die) {
    QList<double> more(odds.size() + kSides - 1, 0);
    for (int sum = 0; sum < odds.size(); ++sum) {
      for (int eyes = 0; eyes < kSides; ++eyes) more[sum + eyes] += odds[sum] / kSides;
    }
    odds = more;
  }
  return throws_ > 0 ? odds : QList<double>();
}

double RollLedger::average() const {
  double sum = 0;
  for (int i = 0; i < counts_.size(); ++i) sum += counts_[i] * (dice_ + i);
  return throws_ > 0 ? sum / throws_ : 0;
}

}  // namespace raindelay
