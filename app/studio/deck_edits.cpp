#include "studio/deck_edits.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <algorithm>
#include <optional>
#include <set>

#include "deck/edit.h"
#include "deck/folder.h"
#include "deck/mend.h"
#include "deck/sheet.h"
#include "painter/problem_words.h"
#include "studio/changed_folder.h"

namespace raindelay {
namespace {

std::optional<QByteArray> contentOf(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
  return file.readAll();
}

std::string_view viewOf(const QByteArray& bytes) {
  return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

const QString kLayoutFile = QStringLiteral("deck.yaml");

}  // namespace

QString DeckEdits::pathOf(const QString& file) const {
  return QDir(folder_).filePath(file);
}

void DeckEdits::setFolder(const QString& folder) {
  folder_ = folder;
  changes_.clear();
  done_ = 0;
  emit changed();
}

void DeckEdits::setDeck(std::shared_ptr<const OpenedDeck> opened) {
  const QString before = cardsHindrance();
  opened_ = std::move(opened);
  if (cardsHindrance() != before) emit changed();
}

QString DeckEdits::onlyToLookAt() {
  return tr("This deck is to look at, not to change: it is built in, or packed.");
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
  return tr("%1 is changed with a spreadsheet program; what you save there is shown here.")
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
    return tr("A code tells a card from the others: it is changed for one card alone.");
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
  std::set<int> rows;
  for (const int card : cards) {
    if (QString wrong = hindrance(card); !wrong.isEmpty()) return wrong;
    rows.insert(table.sheetRow(static_cast<std::size_t>(card)));
  }
  const auto before = contentOf(pathOf(file));
  if (!before) return tr("%1 cannot be read.").arg(file);
  const auto after =
      deck::withCells(viewOf(*before), rows, column.toStdString(), content.toStdString());
  if (!after) return words::sentence(after.problem());
  Change change{file, what, *before, QByteArray::fromStdString(*after)};
  if (checked) {
    if (QString wrong = mistakeIn(change); !wrong.isEmpty()) return wrong;
  }
  return write(std::move(change));
}

QString DeckEdits::changeElement(int card, const deck::Element& element,
                                 const ElementChange& change, const QString& what,
                                 const QString& run) {
  if (QString wrong = hindrance(card); !wrong.isEmpty()) return wrong;
  const auto before = contentOf(pathOf(kLayoutFile));
  if (!before) {
    return tr("There is no deck.yaml yet that could be changed: this layout is a proposal.");
  }
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

QString DeckEdits::mend(const ProblemModel* problems, int row) {
  const deck::ProblemGroup* group = problems != nullptr ? problems->group(row) : nullptr;
  if (group == nullptr || !group->problem.remedy) return {};
  if (!isWritable()) return onlyToLookAt();
  const auto folder = std::make_shared<deck::DiskFolder>(folder_.toStdString());
  const deck::Deck* deck = opened_ ? opened_->deck.get() : nullptr;
  const auto edit = deck::mended(*group, *folder, deck);
  if (!edit) return words::sentence(edit.problem());
  const deck::Problems known = deck::readDeck(folder).problems;
  if (QString wrong = mistakeIn(folder, known, edit->file, edit->after); !wrong.isEmpty()) {
    return wrong;
  }
  return write({QString::fromStdString(edit->file), words::fix(group->problem),
                QByteArray::fromStdString(edit->before), QByteArray::fromStdString(edit->after)});
}

QString DeckEdits::mistakeIn(const Change& change) const {
  return mistakeIn(opened_->deck->folder, opened_->problems, change.file.toStdString(),
                   change.after.toStdString());
}

QString DeckEdits::mistakeIn(const std::shared_ptr<const deck::Folder>& folder,
                             const deck::Problems& before, const std::string& file,
                             const std::string& content) {
  // Lines move: the same mistake may stand on another one.
  const auto alike = [](const deck::Problem& a, const deck::Problem& b) {
    return a.id == b.id && a.values == b.values;
  };
  std::vector<deck::Problem> known = before.list();
  const deck::DeckReading reading =
      deck::readDeck(std::make_shared<ChangedFolder>(folder, file, content));
  for (const deck::Problem& problem : reading.problems.list()) {
    const auto same = std::find_if(known.begin(), known.end(),
                                   [&](const deck::Problem& each) { return alike(each, problem); });
    if (same != known.end()) {
      known.erase(same);
    } else if (problem.severity == deck::Severity::kError) {
      return words::sentence(problem);
    }
  }
  return {};
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
  if (!now || *now != from) {
    return tr("%1 was changed by another program since: that can be undone there only.").arg(file);
  }
  QSaveFile saved(pathOf(file));
  if (!saved.open(QIODevice::WriteOnly) || saved.write(to) != to.size() || !saved.commit()) {
    return tr("%1 cannot be written: %2").arg(file, saved.errorString());
  }
  return {};
}

}  // namespace raindelay
