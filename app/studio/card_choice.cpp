#include "studio/card_choice.h"

#include <algorithm>
#include <cstdlib>

namespace raindelay {

void CardChoice::setView(CardView* view) {
  if (view_ == view) return;
  if (view_ != nullptr) view_->disconnect(this);
  view_ = view;
  if (view_ != nullptr) connect(view_, &CardView::changed, this, &CardChoice::look);
  look();
}

QString CardChoice::codeAt(int row) const {
  if (view_ == nullptr || row < 0 || row >= view_->count()) return {};
  return view_->index(row, 0).data(CardGridModel::CodeRole).toString();
}

void CardChoice::only(int row) {
  begin_ = codeAt(row);
  choose(begin_.isEmpty() ? QSet<QString>() : QSet<QString>{begin_});
}

int CardChoice::toggle(int row) {
  const QString code = codeAt(row);
  if (code.isEmpty()) return row;
  QSet<QString> codes = codes_;
  if (!codes.contains(code)) {
    begin_ = code;
    codes.insert(code);
    choose(codes);
    return row;
  }
  if (count() < 2) return row;
  codes.remove(code);
  choose(codes);
  // The nearest of those that are left.
  int nearest = row;
  for (const int card : cards_) {
    const int there = view_->rowOf(card);
    if (nearest == row || std::abs(there - row) < std::abs(nearest - row)) nearest = there;
  }
  begin_ = codeAt(nearest);
  return nearest;
}

void CardChoice::extend(int row) {
  int first = -1;
  for (int each = 0; view_ != nullptr && each < view_->count(); ++each) {
    if (codeAt(each) == begin_) first = each;
  }
  if (first < 0) return only(row);
  QSet<QString> codes;
  for (int each = std::min(first, row); each <= std::max(first, row); ++each) {
    codes.insert(codeAt(each));
  }
  choose(codes);
}

void CardChoice::all() {
  QSet<QString> codes;
  for (int row = 0; view_ != nullptr && row < view_->count(); ++row) codes.insert(codeAt(row));
  choose(codes);
}

void CardChoice::choose(const QSet<QString>& codes) {
  if (codes == codes_) return;
  codes_ = codes;
  if (view_ != nullptr) view_->markChosen(codes_);
  look();
}

void CardChoice::look() {
  QList<int> cards;
  for (int row = 0; view_ != nullptr && row < view_->count(); ++row) {
    if (codes_.contains(codeAt(row))) cards << view_->cardAt(row);
  }
  if (cards == cards_) return;
  cards_ = cards;
  emit changed();
}

}  // namespace raindelay
