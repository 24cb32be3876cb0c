#include "games/rallybird/rallybird_adapter.h"

#include "core/overloaded.h"

#include <algorithm>
#include <vector>

#include "translations/words.h"

namespace raindelay::rallybird {

namespace {

/// The number that a code has in a list; none if it isn't there.
template <class Codes>
std::optional<std::size_t> indexOf(const Codes& codes, const QString& code) {
  const auto found = std::find(codes.begin(), codes.end(), code.toStdString());
  if (found == codes.end()) return std::nullopt;
  return static_cast<std::size_t>(found - codes.begin());
}

/// A Glove's counts, front and back, and which of them is up.
struct GloveFace {
  std::array<std::uint8_t, 2> counts;
  std::size_t up;
};
std::optional<GloveFace> gloveOf(const PlayChart& chart, QString code) {
  static const QString kBack = QStringLiteral("-back");
  const bool back = code.endsWith(kBack);
  if (back) code.chop(kBack.size());
  const auto glove = indexOf(kGloveCodes, code);
  if (!glove) return std::nullopt;
  return GloveFace{chart.gloves[*glove], back ? 1U : 0U};
}

}  // namespace

RallyBirdAdapter::RallyBirdAdapter(QObject* parent) : GameAdapter(parent) {}

const PlayChart& RallyBirdAdapter::chart() const {
  return rulesOf<Rules>(match()->match()).chart();
}

void RallyBirdAdapter::begin(const Match& match) {
  const PlayChart& chart = rulesOf<Rules>(match).chart();
  printed_ = QList<int>(chart.zones.begin(), chart.zones.end());
  connect(this->match()->pieces(), &PieceModel::changed, this, &RallyBirdAdapter::readField);
}

void RallyBirdAdapter::read() {
  view_ = match()->shownView<View>();
  line_ = {kLastInning, view_.inning(), view_.halfInning % 2 == 0, view_.outs};
  line_.battingSeat = view_.batting().index();
  // The lamp lights as it is told, not once the whole step has been.
  Events::visitAll(toldNow(), Overloaded{[&](const Outs& outs) { line_.outs = outs.count; },
                                         [](const auto&) {}});
  book_ = shownBook<Rules>();
  line_.take(book_.ballgame().games());
  if (over()) line_.close();
  verdict_ = lastVerdict();
  readField();
}

/// Once the dice have landed, their result is told.
void RallyBirdAdapter::told(const Event& event) {
  if (Events::is<Rolled>(event)) thrownAt_ = match()->shownSteps();
}

void RallyBirdAdapter::readField() {
  if (match() == nullptr) return;
  zones_ = printed_;
  tested_.clear();
  const PieceModel& pieces = *match()->pieces();
  for (int row = 0; row < pieces.rowCount(); ++row) {
    const QModelIndex piece = pieces.index(row);
    const QString place = pieces.data(piece, PieceModel::PlaceRole).toString();
    const QString code = pieces.data(piece, PieceModel::CodeRole).toString();
    if (place.startsWith(QLatin1String("zone."))) {
      const auto glove = gloveOf(chart(), code);
      if (glove) zones_[place.back().unicode() - u'A'] = glove->counts[glove->up];
    } else if (place == QLatin1String("play")) {
      tested_ = aims(code);
    }
  }
  emit fieldChanged();
}

QList<int> RallyBirdAdapter::aims(const QString& code) const {
  const auto play = indexOf(kPlayCodes, code);
  if (match() == nullptr || !play) return {};
  QList<int> zones;
  const auto bases = static_cast<std::size_t>(view_.bases());
  for (const std::uint8_t zone : chart().plays[*play].tests[bases]) zones << zone;
  return zones;
}

QStringList RallyBirdAdapter::figureNames() {
  return {tr("safe at first"), tr("doubles"),      tr("home runs"),
          tr("walks"),         tr("stolen bases"), tr("double plays hit into"),
          tr("left on base")};
}

QList<int> RallyBirdAdapter::figuresOf(Seat seat) const {
  QList<int> figures;
  for (const Count what : {Count::kSingles, Count::kDoubles, Count::kHomeRuns, Count::kWalks,
                           Count::kSteals, Count::kDoublePlays}) {
    figures << book_.count(seat, what);
  }
  const auto ballgame = book_.ballgame();
  return figures << (ballgame.games().empty() ? 0
                                              : ballgame.games().back().of(seat).line.leftOnBase);
}

QStringList RallyBirdAdapter::playNames() const {
  QStringList names;
  for (int play = 0; play < kMostPlays; ++play) {
    if (isPlayed(play)) names << match()->nameOf(playFace(Card(play)));
  }
  return names;
}

QList<int> RallyBirdAdapter::playsOf(Seat seat) const {
  QList<int> counts;
  for (int play = 0; play < kMostPlays; ++play) {
    if (isPlayed(play)) counts << book_.plays(seat)[static_cast<std::size_t>(play)];
  }
  return counts;
}

bool RallyBirdAdapter::isPlayed(int play) const {
  const auto i = static_cast<std::size_t>(play);
  return book_.plays(Seat(0))[i] + book_.plays(Seat(1))[i] > 0;
}

int RallyBirdAdapter::odds(int sum, int how) {
  int throws = 0;
  for (int first = 1; first <= 6; ++first) {
    for (int second = 1; second <= 6; ++second) {
      const int thrown = first + second;
      throws += (thrown < sum ? 0 : thrown == sum ? 1 : 2) == how ? 1 : 0;
    }
  }
  return throws;
}

// In words.

QString RallyBirdAdapter::sumOf(const QList<int>& tested, const QList<int>& zones) {
  QStringList parts;
  int sum = 0;
  for (const int zone : tested) {
    parts << tr("%1 %2", "a zone's letter, and what it counts")
                 .arg(words::plain(kZoneLetters[static_cast<std::size_t>(zone)]))
                 .arg(zones[zone]);
    sum += zones[zone];
  }
  if (parts.size() == 1) return parts.first();
  return tr("%1 = %2").arg(parts.join(QStringLiteral(" + "))).arg(sum);
}

/// The verdict on the throw shown last; one being shown counts once its dice lie. A play that waits
/// for its throw, face down or open, has none.
QString RallyBirdAdapter::lastVerdict() const {
  const std::size_t shown = match()->shownSteps();
  for (std::size_t step = shown + (thrownAt_ == shown ? 1 : 0); step-- > 0;) {
    const auto happenings = match()->shownHappenings(step);
    const auto rolled = Events::firstIn<Rolled>(happenings);
    if (rolled) return verdictOn(*rolled, match()->shownView<View>(step));
    if (Events::firstIn<Chosen>(happenings) || Events::firstIn<Shown>(happenings) ||
        Events::firstIn<Rerolled>(happenings))
      return {};
  }
  return {};
}

QString RallyBirdAdapter::verdictOn(const Rolled& rolled, const View& view) const {
  static const std::array kForms{QT_TR_NOOP("%1 against %2: less"),
                                 QT_TR_NOOP("%1 against %2: equal"),
                                 QT_TR_NOOP("%1 against %2: more")};
  QList<int> zones = printed_;
  for (int zone = 0; zone < kZones; ++zone) {
    const int glove = view.gloveIn(zone);
    if (glove == kNoGlove) continue;
    const auto i = static_cast<std::size_t>(glove);
    zones[zone] = chart().gloves[i][view.gloves[i].back ? 1 : 0];
  }
  return tr(kForms[static_cast<std::size_t>(rolled.compared)])
      .arg(rolled.sum)
      .arg(sumOf(QList<int>(view.tested.begin(), view.tested.end()), zones));
}

QString RallyBirdAdapter::bird() const {
  const auto [visitor, home] = view_.birds;
  if (visitor == home) return visitor ? tr("for both") : tr("for nobody");
  return tr("for %1").arg(nameOf(visitor ? 0 : 1));
}

QString RallyBirdAdapter::askedOf(const QString& name) const {
  switch (view_.phase) {
    case Phase::kKeepIcon:
      return tr("%1, in the field: which Glove with the baseball do you take?").arg(name);
    case Phase::kPlay:
      return tr("%1, at bat: lay a play face down beside the plate.").arg(name);
    case Phase::kPlace:
      return tr("%1, in the field: lay your Gloves, one per zone.").arg(name);
    case Phase::kBird:
      return tr("%1, at bat: throw again with the RallyBird, or let it stand?").arg(name);
    case Phase::kWear:
      return tr("%1, in the field: which Glove gives way?").arg(name);
    default:
      return {};
  }
}

QString RallyBirdAdapter::sentence() const {
  if (!over()) return {};
  if (view_.chosenPlays == kMostChosen) return tr("Called off after too many plays.");
  return line_.ending();
}

QString RallyBirdAdapter::meaning(const QString& code, const QString& place) const {
  if (match() == nullptr) return {};
  if (const auto glove = gloveOf(chart(), code)) {
    return glove->up == 0
               ? tr("Counts %1; weakened, %2.").arg(glove->counts[0]).arg(glove->counts[1])
               : tr("Counts %1; weakened again, it is out for this half-inning.")
                     .arg(glove->counts[1]);
  }
  const auto play = indexOf(kPlayCodes, code);
  if (!play) return {};
  if (place == QLatin1String("play")) return tr("Against %1.").arg(sumOf(tested_, zones_));
  return chart().plays[*play].mayBeChosen(view_.bases()) ? QString() : tr("Not with these bases.");
}

}  // namespace raindelay::rallybird
