#include "library/library_model.h"

#include <QLocale>
#include <QSet>
#include <algorithm>
#include <iterator>
#include <tuple>

#include "table/game_title.h"
#include "table/player_kinds.h"
#include "translations/words.h"

namespace raindelay {

namespace {

using shelf::MatchSummary;
using shelf::Reading;

QString nameOf(const SeatPlayer& player) {
  return QString::fromStdString(player.name);
}

QString players(const MatchSummary& summary, bool withKinds) {
  QStringList names;
  for (const SeatPlayer& player : summary.setup.players) {
    const bool plain = !withKinds || player.isPerson();
    names << (plain ? nameOf(player)
                    : LibraryModel::tr("%1 (computer, %2)")
                          .arg(nameOf(player),
                               player_kinds::nameOf(QString::fromStdString(player.kind))));
  }
  return names.join(withKinds ? QStringLiteral(", ") : QStringLiteral(" – "));
}

QString outcome(const MatchSummary& summary) {
  if (summary.reading == Reading::kNot) return {};
  if (!summary.over) return LibraryModel::tr("Not finished");
  if (summary.winner) {
    const auto winner = static_cast<std::size_t>(*summary.winner);
    return LibraryModel::tr("%1 won").arg(nameOf(summary.setup.players[winner]));
  }
  return summary.decided ? LibraryModel::tr("A tie") : LibraryModel::tr("No result");
}

QString length(const MatchSummary& summary) {
  return summary.decisions == 1 ? LibraryModel::tr("One move")
                                : LibraryModel::tr("%n moves", nullptr, summary.decisions);
}

QString readOf(const LibraryEntry& entry) {
  const MatchSummary& summary = entry.summary;
  if (summary.reading == Reading::kWhole) return {};
  if (summary.reading == Reading::kNot) return LibraryModel::tr("None of it can be read.");
  return LibraryModel::tr("The first %1 of its %2 lines can be read, up to %3 after %4.")
      .arg(summary.good)
      .arg(summary.lines)
      .arg(entry.score(), length(summary));
}

QString section(const MatchSummary& summary) {
  if (summary.waits()) return LibraryModel::tr("Unfinished");
  return summary.reading == Reading::kWhole ? LibraryModel::tr("Finished")
                                            : LibraryModel::tr("Damaged");
}

QDateTime begun(const MatchSummary& summary) {
  return QDateTime::fromString(QString::fromStdString(summary.setup.created), Qt::ISODate)
      .toLocalTime();
}

QString shortly(const QDateTime& when) {
  return when.isValid() ? QLocale().toString(when, QLocale::ShortFormat) : QString();
}

QString titleOf(const MatchSummary& summary) {
  return gameTitle(summary.setup.game);
}

/// A date as somebody may type it: by the month's name, in short, by numbers.
QString searchable(const QDateTime& when) {
  if (!when.isValid()) return {};
  const QDate day = when.date();
  return QLocale().toString(day, QLocale::LongFormat) + QLatin1Char(' ') + shortly(when) +
         QLatin1Char(' ') + day.toString(Qt::ISODate);
}

QString searchable(const LibraryEntry& entry) {
  const QStringList all{titleOf(entry.summary),
                        players(entry.summary, true),
                        QString::fromStdString(entry.summary.setup.title),
                        entry.file,
                        searchable(entry.written),
                        searchable(begun(entry.summary))};
  return LibraryModel::folded(all.join(QLatin1Char('\n')));
}

}  // namespace

QString LibraryEntry::name() const {
  QString title = QString::fromStdString(summary.setup.title);
  if (!title.isEmpty()) return title;
  const QString names = players(summary, false);
  return names.isEmpty() ? file : names;
}

QString LibraryEntry::score() const {
  if (summary.reading == Reading::kNot) return {};
  QStringList scores;
  for (const int one : summary.score) scores << QString::number(one);
  return words::score(scores);
}

// All of them.

QString LibraryModel::folded(const QString& text) {
  QString plain = text.normalized(QString::NormalizationForm_KD);
  plain.removeIf([](QChar c) { return c.category() == QChar::Mark_NonSpacing; });
  return plain.toCaseFolded();
}

int LibraryModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(entries_.size());
}

QHash<int, QByteArray> LibraryModel::roleNames() const {
  return {{MatchIdRole, "matchId"},   {NameRole, "name"},           {TitleRole, "title"},
          {GameIdRole, "gameId"},     {GameTitleRole, "gameTitle"}, {PlayersRole, "players"},
          {KindsRole, "kinds"},       {ScoreRole, "score"},         {OutcomeRole, "outcome"},
          {WhenRole, "when"},         {BegunRole, "begun"},         {LengthRole, "length"},
          {WaitsRole, "waits"},       {OverRole, "over"},           {ReadableRole, "readable"},
          {DamagedRole, "damaged"},   {ReadRole, "read"},           {ProblemRole, "problem"},
          {PracticeRole, "practice"}, {SectionRole, "section"},     {PictureRole, "picture"}};
}

QVariant LibraryModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const LibraryEntry& entry = entries_[static_cast<std::size_t>(index.row())];
  const MatchSummary& summary = entry.summary;
  switch (role) {
    case MatchIdRole:
      return entry.file;
    case NameRole:
      return entry.name();
    case TitleRole:
      return QString::fromStdString(summary.setup.title);
    case GameIdRole:
      return QString::fromStdString(summary.setup.game);
    case GameTitleRole:
      return titleOf(summary);
    case PlayersRole:
      return players(summary, false);
    case KindsRole:
      return players(summary, true);
    case ScoreRole:
      return entry.score();
    case OutcomeRole:
      return outcome(summary);
    case WhenRole:
      return shortly(entry.written);
    case BegunRole:
      return shortly(begun(summary));
    case LengthRole:
      return length(summary);
    case WaitsRole:
      return summary.waits();
    case OverRole:
      return summary.over;
    case ReadableRole:
      return summary.reading != Reading::kNot;
    case DamagedRole:
      return summary.reading != Reading::kWhole;
    case ReadRole:
      return readOf(entry);
    case ProblemRole:
      return QString::fromStdString(summary.problem);
    case PracticeRole:
      return summary.setup.practice;
    case SectionRole:
      return section(summary);
    case PictureRole:
      return pictures_.value(entry.file);
    default:
      return {};
  }
}

void LibraryModel::retell() {
  for (QString& words : words_) words.clear();
  if (entries_.empty()) return;
  emit dataChanged(index(0), index(rowCount() - 1));
  emit summariesChanged();
}

std::vector<const MatchSummary*> LibraryModel::summaries() const {
  std::vector<const MatchSummary*> all;
  for (const LibraryEntry& entry : entries_) all.push_back(&entry.summary);
  return all;
}

QString LibraryModel::matchId(const MatchSummary& summary) const {
  const auto found = std::find_if(entries_.begin(), entries_.end(), [&](const LibraryEntry& entry) {
    return &entry.summary == &summary;
  });
  return found == entries_.end() ? QString() : found->file;
}

int LibraryModel::rowOf(const QString& file) const {
  const auto found = std::find_if(entries_.begin(), entries_.end(),
                                  [&](const LibraryEntry& entry) { return entry.file == file; });
  return found == entries_.end() ? -1 : static_cast<int>(found - entries_.begin());
}

const LibraryEntry* LibraryModel::find(const QString& file) const {
  const int row = rowOf(file);
  return row < 0 ? nullptr : &entries_[static_cast<std::size_t>(row)];
}

void LibraryModel::put(std::vector<LibraryEntry> entries) {
  QHash<QString, std::size_t> rows;
  for (std::size_t row = 0; row < entries_.size(); ++row) rows[entries_[row].file] = row;
  std::vector<LibraryEntry> fresh;
  for (LibraryEntry& entry : entries) {
    const auto known = rows.constFind(entry.file);
    if (known == rows.constEnd()) {
      fresh.push_back(std::move(entry));
      continue;
    }
    LibraryEntry& old = entries_[*known];
    if (old.summary == entry.summary && old.written == entry.written) continue;
    old = std::move(entry);
    words_[*known].clear();
    const QModelIndex changed = index(static_cast<int>(*known));
    emit dataChanged(changed, changed);
    emit summariesChanged();
  }
  if (fresh.empty()) return;
  const int first = rowCount();
  beginInsertRows({}, first, first + static_cast<int>(fresh.size()) - 1);
  for (LibraryEntry& entry : fresh) {
    words_.emplace_back();
    entries_.push_back(std::move(entry));
  }
  endInsertRows();
  emit summariesChanged();
}

void LibraryModel::remove(const QString& file) {
  const int row = rowOf(file);
  if (row < 0) return;
  beginRemoveRows({}, row, row);
  entries_.erase(entries_.begin() + row);
  words_.erase(words_.begin() + row);
  endRemoveRows();
  emit summariesChanged();
}

void LibraryModel::keepOnly(const QStringList& files) {
  const QSet<QString> kept(files.begin(), files.end());
  QStringList gone;
  for (const LibraryEntry& entry : entries_) {
    if (!kept.contains(entry.file)) gone << entry.file;
  }
  for (const QString& file : gone) remove(file);
}

void LibraryModel::setPicture(const QString& file, const QUrl& picture) {
  if (pictures_.value(file) == picture) return;
  pictures_[file] = picture;
  const int row = rowOf(file);
  if (row >= 0) emit dataChanged(index(row), index(row), {PictureRole});
}

bool LibraryModel::before(int row, int other) const {
  const LibraryEntry& one = entries_[static_cast<std::size_t>(row)];
  const LibraryEntry& two = entries_[static_cast<std::size_t>(other)];
  const auto rank = [](const MatchSummary& summary) {
    if (summary.waits()) return 0;
    return summary.reading == Reading::kWhole ? 2 : 1;
  };
  // Files are named by when their matches began: of those of the same instant the last one, too.
  return std::tuple(rank(one.summary), two.written, two.file) <
         std::tuple(rank(two.summary), one.written, one.file);
}

bool LibraryModel::has(int row, const QStringList& words) const {
  if (words.isEmpty()) return true;
  QString& text = words_[static_cast<std::size_t>(row)];
  if (text.isEmpty()) text = searchable(entries_[static_cast<std::size_t>(row)]);
  return std::all_of(words.begin(), words.end(),
                     [&](const QString& word) { return text.contains(word); });
}

bool LibraryModel::waits(int row) const {
  return entries_[static_cast<std::size_t>(row)].summary.waits();
}

// Some of them.

void LibraryView::setMatches(LibraryModel* matches) {
  if (matches_ == matches) return;
  matches_ = matches;
  connect(matches, &LibraryModel::rowsInserted, this, &LibraryView::arrange);
  connect(matches, &LibraryModel::rowsRemoved, this, &LibraryView::arrange);
  connect(matches, &LibraryModel::dataChanged, this,
          [this](const QModelIndex& first, const QModelIndex& last, const QList<int>& roles) {
            // (A picture changes no order.)
            if (roles.isEmpty()) arrange();
            for (int row = first.row(); row <= last.row(); ++row) tell(row, roles);
          });
  arrange();
  emit matchesChanged();
}

void LibraryView::setSearch(const QString& search) {
  if (search_ == search) return;
  search_ = search;
  words_ = LibraryModel::folded(search).split(QLatin1Char(' '), Qt::SkipEmptyParts);
  arrange();
  emit searchChanged();
}

void LibraryView::setWaitingOnly(bool only) {
  if (waitingOnly_ == only) return;
  waitingOnly_ = only;
  arrange();
  emit waitingOnlyChanged();
}

void LibraryView::arrange() {
  // (QML sets properties in any order.)
  if (matches_ == nullptr) return;
  std::vector<int> rows;
  for (int row = 0; row < matches_->rowCount(); ++row) {
    if ((!waitingOnly_ || matches_->waits(row)) && matches_->has(row, words_)) rows.push_back(row);
  }
  std::sort(rows.begin(), rows.end(),
            [this](int one, int other) { return matches_->before(one, other); });
  QStringList files;
  for (const int row : rows) {
    files << matches_->entries()[static_cast<std::size_t>(row)].file;
  }
  const auto head = std::mismatch(files_.begin(), files_.end(), files.begin(), files.end());
  const auto tail = std::mismatch(files_.rbegin(), std::make_reverse_iterator(head.first),
                                  files.rbegin(), std::make_reverse_iterator(head.second));
  const auto first = static_cast<int>(head.first - files_.begin());
  const auto gone = static_cast<int>(tail.first.base() - head.first);
  const auto come = static_cast<int>(tail.second.base() - head.second);
  const auto take = [&] {
    rows_ = std::move(rows);
    files_ = std::move(files);
  };
  if (gone > 0 && come > 0) {
    beginResetModel();
    take();
    endResetModel();
  } else if (gone > 0) {
    beginRemoveRows({}, first, first + gone - 1);
    take();
    endRemoveRows();
  } else if (come > 0) {
    beginInsertRows({}, first, first + come - 1);
    take();
    endInsertRows();
  } else {
    take();
    return;
  }
  if (const QModelIndex next = index(first + come); next.isValid()) {
    emit dataChanged(next, next, {LibraryModel::HeadingRole});
  }
  if (gone != come) emit countChanged();
}

void LibraryView::tell(int row, const QList<int>& roles) {
  const auto found = std::find(rows_.begin(), rows_.end(), row);
  if (found == rows_.end()) return;
  const auto at = static_cast<int>(found - rows_.begin());
  emit dataChanged(index(at), index(at), roles);
  if (!roles.isEmpty()) return;
  if (const QModelIndex next = index(at + 1); next.isValid()) {
    emit dataChanged(next, next, {LibraryModel::HeadingRole});
  }
}

int LibraryView::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QHash<int, QByteArray> LibraryView::roleNames() const {
  auto names = matches_ == nullptr ? QHash<int, QByteArray>() : matches_->roleNames();
  names.insert(LibraryModel::HeadingRole, "heading");
  return names;
}

QVariant LibraryView::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  if (role != LibraryModel::HeadingRole) {
    return matches_->data(matches_->index(rows_[static_cast<std::size_t>(index.row())]), role);
  }
  const QVariant section = data(index, LibraryModel::SectionRole);
  const QModelIndex above = index.siblingAtRow(index.row() - 1);
  return above.isValid() && data(above, LibraryModel::SectionRole) == section ? QString() : section;
}

int LibraryView::rowOf(const QString& matchId) const {
  return static_cast<int>(files_.indexOf(matchId));
}

}  // namespace raindelay
