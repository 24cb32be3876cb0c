#pragma once

#include <QThreadPool>
#include <memory>
#include <string>

#include "app/studio_fixture.h"
#include "deck/open.h"
#include "studio/deck_edits.h"
#include "support/folder_test.h"

namespace raindelay {

/// The deck of StudioTest in a folder, changed as its window changes it.
class EditedDeck {
 public:
  static void writeTo(const std::string& folder) {
    spill(folder + "/deck.yaml", kLayout);
    spill(folder + "/cards.csv", kTable.toStdString());
  }

  explicit EditedDeck(const std::string& folder) {
    FitGroups fitGroups;
    opened_ = openDeck(*deck::openDeck(folder), {}, fitGroups);
    EXPECT_TRUE(opened_->deck);
    edits_.setFolder(QString::fromStdString(folder));
    edits_.setDeck(opened_);
  }

  // Each tells why not, or "".
  std::string call(const std::string& name) {
    return edits_.setCell(0, QStringLiteral("name"), QString::fromStdString(name)).toStdString();
  }
  std::string write(int points) {
    const deck::NewValue size{"size", {{"", std::to_string(points) + "pt"}}};
    return edits_
        .changeElement(
            0, *elementsOf(*opened_, 0, deck::Side::kFront).front().element,
            [&](const deck::ElementOfCard& of) { return deck::withValues(of, {size}); },
            QStringLiteral("size"))
        .toStdString();
  }
  std::string undo() { return edits_.undo().toStdString(); }
  std::string redo() { return edits_.redo().toStdString(); }

  /// The files after call() and write().
  static std::string called(const std::string& name) {
    return QByteArray(kTable).replace("Anchor", QByteArray::fromStdString(name)).toStdString();
  }
  static std::string written(int points) {
    return QByteArray(kLayout).replace("8pt", QByteArray::number(points) + "pt").toStdString();
  }

 private:
  std::shared_ptr<const OpenedDeck> opened_;
  QThreadPool worker_;
  DeckEdits edits_{worker_};
};

}  // namespace raindelay
