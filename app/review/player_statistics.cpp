#include "review/player_statistics.h"

#include <QDateTime>
#include <QLocale>
#include <algorithm>

#include "review/figure_words.h"
#include "table/game_title.h"
#include "table/player_kinds.h"
#include "translations/words.h"

namespace raindelay {

namespace {

using shelf::Appearance;
using shelf::Contestant;
using shelf::MatchOutcome;
using shelf::MatchSummary;

constexpr std::size_t kLast = 10;
constexpr std::size_t kMostPeriods = 20;
constexpr int kMostScores = 12;

std::string inSmallLetters(const std::string& name) {
  return QString::fromStdString(name).toCaseFolded().toStdString();
}

QString day(const MatchSummary& match) {
  const auto when =
      QDateTime::fromString(QString::fromStdString(match.setup.created), Qt::ISODate).toLocalTime();
  return QLocale().toString(when.date(), QLocale::ShortFormat);
}

QString number(double value) {
  return QLocale().toString(value, 'f', 1);
}

/// The seat's own score, then those of the others: "3–1".
QString score(const Appearance& one, std::size_t own) {
  QStringList all{QString::number(one.score)};
  for (std::size_t seat = 0; seat < one.match->score.size(); ++seat) {
    if (seat != own) all << QString::number(one.match->score[seat]);
  }
  return words::score(all);
}

QString others(const Appearance& one, std::size_t own) {
  QStringList all;
  for (std::size_t seat = 0; seat < one.match->setup.players.size(); ++seat) {
    if (seat != own) all << QString::fromStdString(one.match->setup.players[seat].name);
  }
  return all.join(QStringLiteral(", "));
}

/// "3–1 against Ben, 3/1/26".
QString told(const Appearance& one) {
  const auto own = static_cast<std::size_t>(one.seat);
  return PlayerStatistics::tr("%1 against %2, %3")
      .arg(score(one, own), others(one, own), day(*one.match));
}

/// A person by name, a computer player by its level.
template <class Somebody>
QString called(const Somebody& one) {
  const QString name = QString::fromStdString(one.name);
  return one.computer ? PlayerStatistics::tr("Computer, %1").arg(player_kinds::nameOf(name)) : name;
}

}  // namespace

PlayerStatistics::PlayerStatistics(QObject* parent) : QObject(parent) {
  soon_.setSingleShot(true);
  soon_.setInterval(0);
  connect(&soon_, &QTimer::timeout, this, &PlayerStatistics::count);
}

void PlayerStatistics::setMatches(MatchSummaries* matches) {
  if (matches_ == matches) return;
  if (matches_) matches_->disconnect(&soon_);
  matches_ = matches;
  if (matches_) {
    connect(matches_, &MatchSummaries::summariesChanged, &soon_, qOverload<>(&QTimer::start));
  }
  count();
}

void PlayerStatistics::setPlayer(int player) {
  if (player == player_ || player < 0 || player >= playerKeys_.size()) return;
  setPlayerKey(playerKeys_[player]);
}

void PlayerStatistics::setGame(int game) {
  if (game == game_ || game < 0 || game >= gameIds_.size()) return;
  setGameId(gameIds_[game]);
}

void PlayerStatistics::setPlayerKey(const QString& key) {
  if (key == playerKey_) return;
  playerKey_ = key;
  count();
}

void PlayerStatistics::setGameId(const QString& id) {
  if (id == gameId_) return;
  gameId_ = id;
  count();
}

bool PlayerStatistics::isOfOneGame() const {
  return game_ >= 0 && !gameIds_[game_].isEmpty();
}

void PlayerStatistics::count() {
  std::vector<const MatchSummary*> all;
  if (matches_) all = matches_->summaries();
  const shelf::MatchStatistics statistics(all, inSmallLetters);
  practised_ = statistics.practised();
  amongComputers_ = statistics.amongComputers();
  chooseAmong(statistics);
  shown_ = {};
  if (player_ >= 0) {
    shown_ = statistics.of(playerKeys_[player_].toStdString(), gameIds_[game_].toStdString());
  }
  tellFacts();
  tellLast();
  tellOpponents();
  tellPeriods();
  tellScores();
  emit changed();
}

void PlayerStatistics::chooseAmong(const shelf::MatchStatistics& statistics) {
  for (QStringList* list : {&players_, &playerNotes_, &playerKeys_, &games_, &gameIds_}) {
    list->clear();
  }
  for (const Contestant& one : statistics.contestants()) {
    players_ << called(one);
    const int played = one.playedInAll();
    playerNotes_ << (played == 1 ? tr("One match") : tr("%n matches", nullptr, played));
    playerKeys_ << QString::fromStdString(one.key);
  }
  player_ = game_ = -1;
  if (playerKeys_.isEmpty()) return;
  player_ = std::max(0, static_cast<int>(playerKeys_.indexOf(playerKey_)));
  const auto& played = statistics.contestants()[static_cast<std::size_t>(player_)].played;
  if (played.size() > 1) {
    games_ << tr("All games");
    gameIds_ << QString();
  }
  for (const auto& [id, times] : played) {
    games_ << gameTitle(id);
    gameIds_ << QString::fromStdString(id);
  }
  game_ = std::max(0, static_cast<int>(gameIds_.indexOf(gameId_)));
}

void PlayerStatistics::tellFacts() {
  factNames_.clear();
  factValues_.clear();
  const auto tell = [this](const QString& name, const QString& value) {
    factNames_ << name;
    factValues_ << value;
  };
  if (!isOfOneGame()) return;
  tell(tr("Highest score"), told(*shown_.highest));
  tell(tr("Biggest win"), shown_.biggestWin ? told(*shown_.biggestWin) : tr("none yet"));
  tell(tr("Average score"), number(shown_.score));
  tell(tr("Average margin"), number(shown_.lead));
  for (const FigureWords& figure : figureWords(gameIds_[game_].toStdString(), shown_.figures)) {
    tell(figure.name, figure.value);
  }
}

void PlayerStatistics::tellLast() {
  lastOutcomes_.clear();
  lastWords_.clear();
  lastIds_.clear();
  const auto& all = shown_.matches;
  for (std::size_t back = 1; back <= std::min(all.size(), kLast); ++back) {
    const Appearance& one = all[all.size() - back];
    lastOutcomes_ << (one.outcome == MatchOutcome::kWon    ? 1
                      : one.outcome == MatchOutcome::kLost ? -1
                                                           : 0);
    lastWords_ << (isOfOneGame()
                       ? told(one)
                       : gameTitle(one.match->setup.game) + QStringLiteral(": ") + told(one));
    lastIds_ << matches_->matchId(*one.match);
  }
}

void PlayerStatistics::tellOpponents() {
  opponents_.clear();
  for (QList<int>* list : {&opponentsWon_, &opponentsLost_, &opponentsTied_}) list->clear();
  for (const shelf::Opponent& one : shown_.opponents) {
    opponents_ << called(one);
    opponentsWon_ << one.won;
    opponentsLost_ << one.lost;
    opponentsTied_ << one.tied;
  }
}

void PlayerStatistics::tellPeriods() {
  periods_.clear();
  periodWon_.clear();
  periodLost_.clear();
  const auto& all = shown_.matches;
  const std::size_t groups = std::min(all.size(), kMostPeriods);
  for (std::size_t group = 0; group < groups; ++group) {
    const std::size_t first = group * all.size() / groups;
    const std::size_t end = (group + 1) * all.size() / groups;
    int won = 0;
    int lost = 0;
    for (std::size_t at = first; at < end; ++at) {
      won += all[at].outcome == MatchOutcome::kWon ? 1 : 0;
      lost += all[at].outcome == MatchOutcome::kLost ? 1 : 0;
    }
    const QString from = day(*all[first].match);
    const QString to = day(*all[end - 1].match);
    periods_ << (from == to ? from : tr("%1 – %2").arg(from, to));
    periodWon_ << won;
    periodLost_ << lost;
  }
}

void PlayerStatistics::tellScores() {
  scores_.clear();
  scoreCounts_.clear();
  if (!isOfOneGame()) return;
  const auto [low, high] =
      std::minmax_element(shown_.matches.begin(), shown_.matches.end(),
                          [](const auto& one, const auto& two) { return one.score < two.score; });
  const int lowest = low->score;
  const int width = (high->score - lowest) / kMostScores + 1;
  for (int from = lowest; from <= high->score; from += width) {
    const int to = from + width - 1;
    scores_ << (width == 1 ? QString::number(from) : tr("%1–%2").arg(from).arg(to));
    scoreCounts_ << static_cast<int>(
        std::count_if(shown_.matches.begin(), shown_.matches.end(),
                      [&](const auto& one) { return one.score >= from && one.score <= to; }));
  }
}

}  // namespace raindelay
