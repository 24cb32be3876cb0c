#include "review/match_analysis.h"

#include <algorithm>
#include <chrono>

#include "review/analysis_file.h"
#include "review/analysis_words.h"
#include "shelf/shelf.h"
#include "table/hot_seat.h"
#include "translations/file_words.h"

namespace raindelay {

namespace {

/// Nobody waits for it: it can be cancelled.
constexpr std::chrono::hours kLongest{24};
constexpr Thoroughness kThorough{4};
constexpr int kProgressMs = 100;

std::vector<Deed> deedsOf(const Match& match) {
  std::vector<Deed> deeds;
  for (const Step& step : match.steps()) deeds.push_back({step.by, step.action});
  return deeds;
}

}  // namespace

MatchAnalysis::MatchAnalysis(const MatchController& match, std::vector<std::size_t> stops,
                             QObject* parent)
    : QObject(parent), controller_(&match), stops_(std::move(stops)) {
  const Match& played = controller_->match();
  level_ = shelf::playerKinds(played.game()).back();
  if (played.turn().kind == Turn::Kind::kOver && !played.steps().empty()) {
    analyst_ = shelf::makeAnalyst(played.game(), level_);
  }
  watch_.setInterval(kProgressMs);
  connect(&watch_, &QTimer::timeout, this, &MatchAnalysis::progressChanged);
  connect(controller_, &MatchController::retold, this, &MatchAnalysis::putIntoWords);
}

void MatchAnalysis::setFolder(const QString& folder) {
  folder_ = folder;
  readKept();
}

void MatchAnalysis::setLevel(PlayerKind level) {
  level_ = level;
  readKept();
}

double MatchAnalysis::progress() const {
  return part_ ? part_->load() : 0;
}

void MatchAnalysis::begin() {
  if (!isOffered() || isGoing() || isDone()) return;
  const Match& match = controller_->match();
  part_ = std::make_shared<std::atomic<double>>(0);
  // All that goes with the thread is its own.
  const auto look = [game = match.sharedGame(), deeds = deedsOf(match), seed = match.setup().seed,
                     level = level_, part = part_](const Limits& limits) {
    const auto analyst = shelf::makeAnalyst(*game, level);
    return analyse(*game, deeds, *analyst, kThorough, seed, limits,
                   [part](double done) { part->store(done); });
  };
  const auto tell = [this](const std::optional<std::optional<Analysis>>& found) {
    watch_.stop();
    if (found) {
      take(*found);
      keep();
    } else {
      problem_ = tr("There is not enough memory for an analysis.");
    }
    emit changed();
  };
  thought_.begin(look, tell, kLongest);
  watch_.start();
  emit progressChanged();
  emit changed();
}

void MatchAnalysis::cancel() {
  if (!isGoing()) return;
  thought_.stop();
  watch_.stop();
  emit changed();
}

QString MatchAnalysis::nameOf(Seat seat) const {
  return controller_->seating()->names().value(seat.index());
}

/// The last stop that isn't behind the step: of a choice in parts its beginning.
int MatchAnalysis::stopOf(std::size_t step) const {
  const auto after = std::upper_bound(stops_.begin(), stops_.end(), step);
  return std::max(0, static_cast<int>(after - stops_.begin()) - 1);
}

QStringList MatchAnalysis::curves() const {
  const Match& match = controller_->match();
  if (!match.info().secrets && match.seats() == 2) return {nameOf(Seat(0))};
  return controller_->seating()->names();
}

void MatchAnalysis::setCurve(int curve) {
  curve_ = std::clamp(curve, 0, static_cast<int>(curves().size()) - 1);
  emit changed();
}

QString MatchAnalysis::curveOf() const {
  return curves().value(curve_);
}

std::vector<MatchAnalysis::Point> MatchAnalysis::points() const {
  if (!analysis_) return {};
  const Match& match = controller_->match();
  const auto index = static_cast<std::size_t>(curve_);
  std::vector<Point> points{{0, 1.0 / match.seats()}};
  for (const JudgedChoice& choice : analysis_->choices) {
    if (match.info().secrets && choice.seat != Seat(curve_)) continue;
    const Point point{stopOf(choice.step), choice.chances[index]};
    if (point.stop == 0) points.clear();
    if (points.empty() || points.back().stop < point.stop) points.push_back(point);
  }
  points.push_back({static_cast<int>(stops_.size()) - 1, analysis_->result[index]});
  return points;
}

QList<int> MatchAnalysis::curveStops() const {
  QList<int> stops;
  for (const Point& point : points()) stops << point.stop;
  return stops;
}

QList<double> MatchAnalysis::curveChances() const {
  QList<double> chances;
  for (const Point& point : points()) chances << point.chance;
  return chances;
}

void MatchAnalysis::take(std::optional<Analysis> found) {
  analysis_ = std::move(found);
  putIntoWords();
}

void MatchAnalysis::putIntoWords() {
  mistakes_.clear();
  sides_.clear();
  if (analysis_) {
    const AnalysisWords words(*controller_, *analyst_);
    const Match& match = controller_->match();
    std::vector<Seat> seats;
    for (int seat = 0; seat < match.seats(); ++seat) seats.emplace_back(seat);
    std::stable_partition(seats.begin(), seats.end(),
                          [&](Seat seat) { return isPerson(match, seat); });
    for (const Seat seat : seats) {
      const int first = static_cast<int>(mistakes_.size());
      for (const JudgedChoice& one : analysis_->worst(seat, kNamed)) {
        mistakes_.push_back(words.mistake(one, stopOf(one.step)));
      }
      sides_.push_back({words.nameOf(seat), words.balance(*analysis_, seat), first,
                        static_cast<int>(mistakes_.size()) - first});
    }
  }
  emit changed();
}

QVariantList MatchAnalysis::mistakes() const {
  QVariantList all;
  for (const ToldMistake& one : mistakes_) all << QVariant::fromValue(one);
  return all;
}

QVariantList MatchAnalysis::sides() const {
  QVariantList all;
  for (const AnalysisSide& one : sides_) all << QVariant::fromValue(one);
  return all;
}

std::vector<int> MatchAnalysis::likeIt(int mistake) const {
  const auto at = [this](int i) { return mistakes_[static_cast<std::size_t>(i)]; };
  std::vector<int> like;
  const int count = static_cast<int>(mistakes_.size());
  for (int i = 0; mistake >= 0 && mistake < count && i < count; ++i) {
    if (at(i).seat == at(mistake).seat) like.push_back(i);
  }
  std::stable_sort(like.begin(), like.end(),
                   [&](int one, int other) { return at(one).stop < at(other).stop; });
  return like;
}

int MatchAnalysis::placeOf(int mistake) const {
  const std::vector<int> like = likeIt(mistake);
  const auto found = std::find(like.begin(), like.end(), mistake);
  return found == like.end() ? 0 : static_cast<int>(found - like.begin()) + 1;
}

int MatchAnalysis::countOf(int mistake) const {
  return static_cast<int>(likeIt(mistake).size());
}

int MatchAnalysis::beside(int mistake, int by) const {
  const std::vector<int> like = likeIt(mistake);
  const int place = placeOf(mistake) - 1 + by;
  return place < 0 || place >= static_cast<int>(like.size())
             ? -1
             : like[static_cast<std::size_t>(place)];
}

Situation MatchAnalysis::situationAt(std::size_t stop) const {
  const Match& match = controller_->match();
  const Turn turn = match.turnBefore(stops_[stop]);
  return match.game().situation(match.viewBefore(stops_[stop], turn.seat));
}

std::vector<MatchAnalysis::Part> MatchAnalysis::parts() const {
  std::vector<Part> parts;
  if (!analysis_) return parts;
  // The last stop is the end, at which nobody decides.
  for (std::size_t stop = 0; stop + 1 < stops_.size(); ++stop) {
    const int number = situationAt(stop).number;
    if (number == 0 || (!parts.empty() && parts.back().number == number)) continue;
    parts.push_back({static_cast<int>(stop), number});
  }
  return parts;
}

QString MatchAnalysis::partName() const {
  return analysis_ && stops_.size() > 1 ? controller_->narrator().text(situationAt(0).part)
                                        : QString();
}

QList<int> MatchAnalysis::partStops() const {
  QList<int> stops;
  for (const Part& part : parts()) stops << part.stop;
  return stops;
}

QList<int> MatchAnalysis::partNumbers() const {
  QList<int> numbers;
  for (const Part& part : parts()) numbers << part.number;
  return numbers;
}

QString MatchAnalysis::file() const {
  if (folder_.isEmpty() || !isOffered()) return {};
  const auto searching = std::min(level_, PlayerKind::kAllStar);
  const auto effort = shelf::effort(controller_->match().game(), searching);
  return analysis_file::pathIn(folder_, controller_->match(),
                               {static_cast<int>(level_), effort->iterations, kThorough.looks});
}

void MatchAnalysis::readKept() {
  const QString path = file();
  if (path.isEmpty() || isGoing()) return;
  take(analysis_file::read(path, controller_->match()));
}

void MatchAnalysis::keep() {
  const QString path = file();
  if (path.isEmpty() || !analysis_) return;
  const auto kept = analysis_file::write(path, controller_->match(), *analysis_);
  problem_ = kept ? QString() : words::sentence(kept.error());
}

}  // namespace raindelay
