#include "studio/deck_edits.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <optional>

#include "deck/edit.h"
#include "deck/folder.h"
#include "deck/sheet.h"

namespace raindelay {
namespace {

std::optional<QByteArray> contentOf(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
  return file.readAll();
}

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

QString DeckEdits::setCell(int card, const QString& column, const QString& content) {
  if (!isWritable() || !opened_ || !opened_->deck || card < 0 || card >= opened_->cards()) {
    return tr("This deck cannot be changed here: it is built in, or packed.");
  }
  const deck::Table& table = opened_->deck->cards;
  if (deck::isSheet(table.fileName())) {
    return tr("%1 is changed with a spreadsheet program; what you save there is shown here.")
        .arg(QString::fromStdString(table.fileName()));
  }
  const auto row = static_cast<std::size_t>(card);
  const QString file = QString::fromStdString(table.fileName());
  const auto before = contentOf(pathOf(file));
  if (!before) return tr("%1 cannot be read.").arg(file);
  const auto after = deck::withCell(
      std::string_view(before->constData(), static_cast<std::size_t>(before->size())),
      table.sheetRow(row), column.toStdString(), content.toStdString());
  if (!after) return QString::fromStdString(after.error().message);
  Change change{file,
                tr("card %1, %2").arg(QString::fromStdString(opened_->looks[row].code), column),
                *before, QByteArray::fromStdString(*after)};
  if (change.after == change.before) return {};
  if (QString wrong = exchange(file, change.before, change.after); !wrong.isEmpty()) return wrong;
  changes_.resize(done_);
  changes_.push_back(std::move(change));
  ++done_;
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
