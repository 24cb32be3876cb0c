#include "games/goofspiel/goofspiel_adapter.h"

#include <array>

#include "core/overloaded.h"

namespace raindelay::goofspiel {

namespace {

using enum highlight_tone::Tone;

constexpr std::array kHighlights{
    HighlightRow{"shown", RD_TEXT("GoofspielHighlights", "Bids"), Plain, 3},
    HighlightRow{"takes", RD_TEXT("GoofspielHighlights", "Takes %1"), Good, 4},
    HighlightRow{"waits", RD_TEXT("GoofspielHighlights", "It waits"), Plain, 4},
    HighlightRow{"lost", RD_TEXT("GoofspielHighlights", "Nobody's"), Bad, 4},
    HighlightRow{"won", RD_TEXT("GoofspielHighlights", "Match!"), Grand, 12},
};

}  // namespace

GoofspielAdapter::GoofspielAdapter(QObject* parent) : GameAdapter(parent) {}

void GoofspielAdapter::read() {
  view_ = match()->shownView<View>();
}

QString GoofspielAdapter::sentence() const {
  if (match() == nullptr || !over()) return {};
  return tr("All prizes are gone, and more points win.");
}

QString GoofspielAdapter::meaning(const QString& code, const QString& /*place*/) const {
  const int worth = code.mid(1).toInt();
  return code.startsWith(QLatin1Char('p'))
             ? tr("A prize of %n points, for the higher bid", nullptr, worth)
             : tr("A bid of %1; it is spent, whether it takes the prize or not").arg(worth);
}

QString GoofspielAdapter::askedOf(const QString& name) const {
  return tr("%1, bid for %n points", nullptr, atStake()).arg(name);
}

std::span<const HighlightRow> GoofspielAdapter::highlights() const {
  return kHighlights;
}

void GoofspielAdapter::tellMore(Highlight& highlight, const Event& event,
                                std::size_t /*step*/) const {
  Events::visit(event, Overloaded{
                           [&](const Shown& shown) {
                             const int first = shown.firstBid.number;
                             const int other = shown.otherBid.number;
                             highlight.left = QString::number(first + 1);
                             highlight.right = QString::number(other + 1);
                             highlight.sign = first == other  ? QStringLiteral("=")
                                              : first < other ? QStringLiteral("<")
                                                              : QStringLiteral(">");
                             highlight.to = idOf(places::kStake);
                             highlight.lit = {idOf(bidPlace(Seat(0))), idOf(bidPlace(Seat(1)))};
                           },
                           [&](const Takes& takes) {
                             highlight.seat = takes.by.index();
                             highlight.banner = highlight.banner.arg(takes.points);
                           },
                           [&](const Won& won) { highlight.seat = won.winner.index(); },
                           [](const auto& /*other*/) {},
                       });
}

}  // namespace raindelay::goofspiel
