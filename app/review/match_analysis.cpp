#include "review/match_analysis.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "review/analysis_file.h"
#include "shelf/shelf.h"

namespace raindelay {

namespace {

/// Nobody waits for it: it can be cancelled.
constexpr std::chrono::hours kLongest{24};
constexpr Thoroughness kThorough{4};
constexpr int kProgressMs = 100;

QString percent(double part) {
  return QString::number(std::lround(100 * std::abs(part)));
}

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
  offered_ = played.turn().kind == Turn::Kind::kOver && !played.steps().empty() &&
             shelf::effort(played.game(), level_).has_value();
  watch_.setInterval(kProgressMs);
  connect(&watch_, &QTimer::timeout, this, &MatchAnalysis::progressChanged);
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
  if (!offered_ || isGoing() || isDone()) return;
  const Match& match = controller_->match();
  part_ = std::make_shared<std::atomic<double>>(0);
  // All that goes with the thread is its own.
  const auto look = [game = match.sharedGame(), deeds = deedsOf(match), seed = match.setup().seed,
                     level = level_, part = part_](const Limits& limits) {
    const auto analyst = shelf::makeAnalyst(*game, level);
    return analyse(*game, deeds, *analyst, kThorough, seed, limits,
                   [part](double done) { part->store(done); });
  };
  const auto tell = [this](const std::optional<Analysis>& found) {
    watch_.stop();
    analysis_ = found;
    keep();
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

QList<int> MatchAnalysis::mistakeStops() const {
  QList<int> stops;
  if (!analysis_) return stops;
  for (const JudgedChoice& one : analysis_->worst(kNamed)) stops << stopOf(one.step);
  return stops;
}

QStringList MatchAnalysis::mistakeCosts() const {
  QStringList costs;
  if (!analysis_) return costs;
  for (const JudgedChoice& one : analysis_->worst(kNamed)) {
    costs << tr("−%1 %", "part of a match that a choice cost").arg(percent(one.cost));
  }
  return costs;
}

QStringList MatchAnalysis::mistakeWords() const {
  QStringList words;
  if (!analysis_) return words;
  for (const JudgedChoice& one : analysis_->worst(kNamed)) words << wordsOn(one);
  return words;
}

QString MatchAnalysis::wordsOn(const JudgedChoice& choice) const {
  const Game& game = controller_->match().game();
  const auto label = [&](Action action) {
    return controller_->narrator().text(game.label(action));
  };
  if (choice.mixed && choice.better == choice.made) {
    return tr("%1: %2; there it should have been less often")
        .arg(nameOf(choice.seat), label(choice.made));
  }
  return (choice.mixed ? tr("%1: %2; most often it should have been: %3")
                       : tr("%1: %2; better: %3"))
      .arg(nameOf(choice.seat), label(choice.made), label(choice.better));
}

QStringList MatchAnalysis::balances() const {
  QStringList sentences;
  if (!analysis_) return sentences;
  for (int seat = 0; seat < controller_->match().seats(); ++seat) {
    sentences << balanceOf(Seat(seat));
  }
  return sentences;
}

QString MatchAnalysis::balanceOf(Seat seat) const {
  const SeatBalance& one = analysis_->balances[static_cast<std::size_t>(seat.index())];
  const QString luck = one.luck < 0 ? tr("lost %1 % by luck").arg(percent(one.luck))
                                    : tr("won %1 % by luck").arg(percent(one.luck));
  const QString name = nameOf(seat);
  QString own =
      one.lost > 0
          ? tr("%1 lost %2 % (± %3) by choices and %4.")
                .arg(name, percent(one.lost), QString::number(std::ceil(100 * one.error)), luck)
          : tr("%1 made no mistake that can be told from none and %2.").arg(name, luck);
  if (one.given == 0) return own;
  const QString given =
      controller_->match().seats() == 2
          ? tr("%1's choices gave %2 %.").arg(nameOf(Seat(1 - seat.index())), percent(one.given))
          : tr("The others' choices gave %1 %.").arg(percent(one.given));
  return own + QLatin1Char(' ') + given;
}

QString MatchAnalysis::file() const {
  if (folder_.isEmpty() || !offered_) return {};
  const auto effort = shelf::effort(controller_->match().game(), level_);
  return analysis_file::pathIn(folder_, controller_->match(),
                               {effort->iterations, kThorough.looks});
}

void MatchAnalysis::readKept() {
  const QString path = file();
  if (path.isEmpty() || isGoing()) return;
  analysis_ = analysis_file::read(path, controller_->match());
  emit changed();
}

void MatchAnalysis::keep() {
  const QString path = file();
  if (path.isEmpty() || !analysis_) return;
  const auto kept = analysis_file::write(path, controller_->match(), *analysis_);
  problem_ = kept ? QString() : QString::fromStdString(kept.error().message);
}

}  // namespace raindelay
