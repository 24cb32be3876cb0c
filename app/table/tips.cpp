#include "table/tips.h"

#include "table/hot_seat.h"
#include "translations/words.h"

namespace raindelay {

namespace {

/// Choices for which a tip stands: a player who is quick still finds it at the next one.
constexpr int kChoices = 2;

}  // namespace

Tips::Tips(const Match& match, std::span<const TipInfo> tips, QObject* parent)
    : QObject(parent), match_(&match), tips_(tips), screenPasses_(HotSeat(match, false).passes()) {}

QString Tips::text() const {
  return shown_ != nullptr ? words::translated(shown_->text) : QString();
}

QString Tips::rule() const {
  return shown_ != nullptr ? words::plain(shown_->rule) : QString();
}

void Tips::want(bool wanted, const QStringList& told) {
  const bool begins = wanted && !wanted_;
  wanted_ = wanted;
  if (!wanted_) show(nullptr);
  if (!begins) return;
  told_ = told;
  toldHere_ = {};
  if (choice_ == match_->steps().size()) show(next());
}

void Tips::offer(std::optional<Seat> seat) {
  if (!seat) return;
  const std::size_t choice = match_->steps().size();
  if (seat_ == seat && choice_ == choice) return;
  const bool stays = shown_ != nullptr && seat_ == seat && ++choices_ < kChoices;
  seat_ = seat;
  choice_ = choice;
  if (!stays) show(next());
}

void Tips::clear() {
  choice_.reset();
  show(nullptr);
}

void Tips::end() {
  clear();
  if (!screenPasses_) return;
  QStringList all;
  for (const QStringList& ofSeat : toldHere_) all << ofSeat;
  all.removeDuplicates();
  for (const QString& id : all) emit told(id);
}

void Tips::close() {
  show(nullptr);
}

void Tips::decline() {
  show(nullptr);
  emit declined();
}

std::size_t Tips::listener() const {
  return screenPasses_ ? static_cast<std::size_t>(seat_->index()) : 0;
}

const TipInfo* Tips::next() const {
  if (!wanted_) return nullptr;
  const QStringList& here = toldHere_[listener()];
  return tipFor(tips_, *match_, *seat_, [&](std::string_view id) {
    const QString plain = words::plain(id);
    return told_.contains(plain) || here.contains(plain);
  });
}

void Tips::show(const TipInfo* tip) {
  if (shown_ == tip) return;
  shown_ = tip;
  choices_ = 0;
  emit changed();
  if (tip == nullptr) return;
  const QString id = words::plain(tip->id);
  toldHere_[listener()] << id;
  if (!screenPasses_) emit told(id);
}

}  // namespace raindelay
