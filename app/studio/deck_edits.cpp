#include "studio/deck_edits.h"

#include <QDir>
#include <QPointer>
#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "core/files.h"
#include "core/limits.h"
#include "deck/edit.h"
#include "deck/folder.h"
#include "deck/mend.h"
#include "deck/sheet.h"
#include "output/file_set.h"
#include "painter/in_background.h"
#include "painter/problem_words.h"
#include "studio/changed_folder.h"
#include "translations/file_words.h"

namespace raindelay {
namespace {

std::optional<QByteArray> contentOf(const QString& path) {
  const Result<std::string> text = files::read(path.toStdString(), kMaxFileBytes);
  if (!text || text->size() > kMaxFileBytes) return std::nullopt;
  return QByteArray::fromStdString(*text);
}

std::string_view viewOf(const QByteArray& bytes) {
  return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

const QString kLayoutFile = QStringLiteral("deck.yaml");

/// The reason a folder's deck couldn't be read as well with another content of one file; "" if it
/// could. `before` is what is wrong with it anyway.
QString mistakeIn(const std::shared_ptr<const deck::Folder>& folder, const deck::Problems& before,
                  const std::string& file, const std::string& content) {
  // Lines move: the same mistake may stand on another one.
  std::multiset<std::pair<std::string, std::vector<std::string>>> known;
  for (const deck::Problem& problem : before.list()) known.emplace(problem.id, problem.values);
  const deck::DeckReading reading =
      deck::readDeck(std::make_shared<ChangedFolder>(folder, file, content));
  for (const deck::Problem& problem : reading.problems.list()) {
    const auto same = known.find({problem.id, problem.values});
    if (same != known.end()) {
      known.erase(same);
    } else if (problem.severity == deck::Severity::kError) {
      return words::sentence(problem);
    }
  }
  return {};
}

/// The edit that carries out a remedy in the files as they are now; the sentence why there is none.
struct Mending {
  deck::FileEdit edit;
  QString wrong;
};
Mending mendingOf(const deck::ProblemGroup& group, const QString& path, const deck::Deck* deck) {
  const auto folder = std::make_shared<deck::DiskFolder>(path.toStdString());
  auto edit = deck::mended(group, *folder, deck);
  if (!edit) return {{}, words::sentence(edit.problem())};
  QString wrong = mistakeIn(folder, deck::readDeck(folder).problems, edit->file, edit->after);
  return {*std::move(edit), std::move(wrong)};
}

}  // namespace

QString DeckEdits::pathOf(const QString& file) const {
  return QDir(folder_).filePath(file);
}

void DeckEdits::setFolder(const QString& folder) {
  folder_ = folder;
  changes_.clear();
  done_ = 0;
  mending_ = false;
  ++opening_;
  emit changed();
}

void DeckEdits::setDeck(std::shared_ptr<const OpenedDeck> opened) {
  const QString before = cardsHindrance();
  opened_ = std::move(opened);
  if (cardsHindrance() != before) emit changed();
}

QString DeckEdits::onlyToLookAt() {
  return tr("This deck is read-only: it is built in or packed.");
}

QString DeckEdits::hindrance(int card) const {
  if (isWritable() && opened_ && opened_->deck && card >= 0 && card < opened_->cards()) return {};
  return onlyToLookAt();
}

QString DeckEdits::cardsHindrance() const {
  if (!opened_ || !opened_->deck || opened_->cards() == 0) return {};
  if (QString wrong = hindrance(0); !wrong.isEmpty()) return wrong;
  const std::string& file = opened_->deck->cards.fileName();
  if (!deck::isSheet(file)) return {};
  return tr("Edit %1 in a spreadsheet program; what you save there shows here.")
      .arg(QString::fromStdString(file));
}

QString DeckEdits::setCell(int card, const QString& column, const QString& content) {
  return setCells({card}, column, content);
}

QString DeckEdits::setCells(const QList<int>& cards, const QString& column,
                            const QString& content) {
  if (cards.isEmpty()) return {};
  if (QString wrong = hindrance(cards.first()); !wrong.isEmpty()) return wrong;
  if (cards.size() > 1 && column == QLatin1String("code")) {
    return tr("A code identifies a card: change it for one card at a time.");
  }
  const auto first = static_cast<std::size_t>(cards.first());
  const QString what =
      cards.size() == 1
          ? tr("%1 of “%2”").arg(column, QString::fromStdString(opened_->deck->title(first)))
          : tr("%n cards, %1", nullptr, static_cast<int>(cards.size())).arg(column);
  return changeCells(cards, column, content, what, false);
}

QString DeckEdits::changeCells(const QList<int>& cards, const QString& column,
                               const QString& content, const QString& what, bool checked) {
  const deck::DataFrame& table = opened_->deck->cards;
  const QString file = QString::fromStdString(table.fileName());
  if (QString wrong = cardsHindrance(); !wrong.isEmpty()) return wrong;
  std::map<int, std::string> cells;
  for (const int card : cards) {
    if (QString wrong = hindrance(card); !wrong.isEmpty()) return wrong;
    cells[table.sheetRow(static_cast<std::size_t>(card))] = content.toStdString();
  }
  const auto before = contentOf(pathOf(file));
  if (!before) return tr("%1 cannot be read.").arg(file);
  if (QString wrong = surprise(file, *before); !wrong.isEmpty()) return wrong;
  const auto after = deck::withCells(viewOf(*before), column.toStdString(), cells);
  if (!after) return words::sentence(after.problem());
  Change change{file, what, *before, QByteArray::fromStdString(*after)};
  if (checked) {
    if (QString wrong = mistakeIn(change); !wrong.isEmpty()) return wrong;
  }
  // Mistakes in cells are shown on the cards, but of a table that is too large none would be left.
  const auto read = ChangedFolder(opened_->deck->folder, table.fileName(), *after)
                        .read(table.fileName(), kMaxDataBytes);
  if (!read) return words::sentence(read.problem());
  return write(std::move(change));
}

QString DeckEdits::changeElement(int card, const deck::Element& element,
                                 const ElementChange& change, const QString& what,
                                 const QString& run) {
  if (QString wrong = hindrance(card); !wrong.isEmpty()) return wrong;
  const auto before = contentOf(pathOf(kLayoutFile));
  if (!before) {
    return tr("There is no deck.yaml to change yet: this layout is a proposal.");
  }
  if (QString wrong = surprise(kLayoutFile, *before); !wrong.isEmpty()) return wrong;
  const auto edit =
      change({viewOf(*before), *opened_->deck, static_cast<std::size_t>(card), element});
  if (!edit) return words::sentence(edit.problem());
  if (!edit->column.empty()) {
    return changeCells({card}, QString::fromStdString(edit->column),
                       QString::fromStdString(edit->content), what, true);
  }
  Change made{kLayoutFile, what, *before, QByteArray::fromStdString(edit->content), run};
  if (QString wrong = mistakeIn(made); !wrong.isEmpty()) return wrong;
  return write(std::move(made));
}

void DeckEdits::mend(ProblemModel* problems, int row) {
  const deck::ProblemGroup* group = problems != nullptr ? problems->group(row) : nullptr;
  if (group == nullptr || !group->problem.remedy || mending_) return;
  if (!isWritable()) {
    emit refused(problems, onlyToLookAt());
    return;
  }
  mending_ = true;
  emit changed();
  const auto work = [group = *group, opened = opened_, folder = folder_] {
    return mendingOf(group, folder, opened ? opened->deck.get() : nullptr);
  };
  const auto lacking = [] { return Mending{{}, tr("There is not enough memory for this.")}; };
  const auto take = [this, list = QPointer(problems), fix = words::fix(group->problem),
                     opening = opening_](const Mending& made) {
    if (opening != opening_) return;
    finishMending(
        list,
        {QString::fromStdString(made.edit.file), fix, QByteArray::fromStdString(made.edit.before),
         QByteArray::fromStdString(made.edit.after)},
        made.wrong);
  };
  inBackground(worker_, this, work, lacking, take);
}

void DeckEdits::finishMending(ProblemModel* problems, Change change, QString wrong) {
  mending_ = false;
  const QString fix = change.text;
  if (wrong.isEmpty()) wrong = write(std::move(change));
  emit changed();
  if (wrong.isEmpty()) {
    emit mended(problems, fix);
  } else {
    emit refused(problems, wrong);
  }
}

QString DeckEdits::surprise(const QString& file, const QByteArray& now) const {
  const auto read = opened_->deck->folder->read(file.toStdString());
  if ((read && *read == viewOf(now)) || leftHere(file) == now) return {};
  return tr("Another program has just changed %1: look at the cards as they are now, then try "
            "again.")
      .arg(file);
}

std::optional<QByteArray> DeckEdits::leftHere(const QString& file) const {
  std::optional<QByteArray> left;
  for (std::size_t i = 0; i < changes_.size(); ++i) {
    if (changes_[i].file != file) continue;
    if (i < done_) {
      left = changes_[i].after;
    } else {
      return left ? left : changes_[i].before;
    }
  }
  return left;
}

QString DeckEdits::mistakeIn(const Change& change) const {
  return raindelay::mistakeIn(opened_->deck->folder, opened_->problems, change.file.toStdString(),
                              change.after.toStdString());
}

QString DeckEdits::write(Change change) {
  if (change.after == change.before) return {};
  if (QString wrong = exchange(change.file, change.before, change.after); !wrong.isEmpty()) {
    return wrong;
  }
  changes_.resize(done_);
  const bool goesOn = !change.run.isEmpty() && !changes_.empty() &&
                      changes_.back().run == change.run && changes_.back().after == change.before;
  if (goesOn) {
    changes_.back().after = change.after;
  } else {
    changes_.push_back(std::move(change));
  }
  done_ = changes_.size();
  emit changed();
  emit written();
  return {};
}

QString DeckEdits::undo() {
  if (!canUndo()) return {};
  const Change& change = changes_[done_ - 1];
  if (QString wrong = exchange(change.file, change.after, change.before); !wrong.isEmpty()) {
    return wrong;
  }
  --done_;
  emit changed();
  emit written();
  return {};
}

QString DeckEdits::redo() {
  if (!canRedo()) return {};
  const Change& change = changes_[done_];
  if (QString wrong = exchange(change.file, change.before, change.after); !wrong.isEmpty()) {
    return wrong;
  }
  ++done_;
  emit changed();
  emit written();
  return {};
}

QString DeckEdits::exchange(const QString& file, const QByteArray& from, const QByteArray& to) {
  const auto now = contentOf(pathOf(file));
  if (!now) return tr("%1 cannot be read.").arg(file);
  if (*now != from) {
    return tr("Another program has changed %1 since: undo that there.").arg(file);
  }
  const auto written = writeFile(pathOf(file).toStdString(), to);
  return written ? QString() : words::sentence(written.error());
}

}  // namespace raindelay
