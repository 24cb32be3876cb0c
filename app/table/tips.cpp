#include "table/tips.h"

#include "translations/words.h"

namespace raindelay {

namespace {

/// Choices for which a tip stands: a player who is quick still finds it at the next one.
constexpr int kChoices = 2;

}  // namespace

Tips::Tips(const Match& match, std::span<const TipInfo> tips, QObject* parent)
    : QObject(parent), match_(&match), tips_(tips) {}

QString Tips::text() const {
  return shown_ != nullptr ? words::translated(shown_->text) : QString();
}

QString Tips::rule() const {
  return shown_ != nullptr ? words::plain(shown_->rule) : QString();
}

void Tips::want(bool wanted, const QStringList& told) {
  const bool begins = wanted && !wanted_;
  wanted_ = wanted;
  told_ = told;
  if (!wanted_) show(nullptr);
  if (begins && choice_ == match_->steps().size()) show(next());
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

void Tips::close() {
  show(nullptr);
}

void Tips::decline() {
  show(nullptr);
  emit declined();
}

const TipInfo* Tips::next() const {
  if (!wanted_) return nullptr;
  return tipFor(tips_, *match_, *seat_,
                [this](std::string_view id) { return told_.contains(words::plain(id)); });
}

void Tips::show(const TipInfo* tip) {
  if (shown_ == tip) return;
  shown_ = tip;
  choices_ = 0;
  emit changed();
  if (tip == nullptr) return;
  told_ << words::plain(tip->id);
  emit told(told_.back());
}

}  // namespace raindelay
