#include "journeys/library.h"

#include <QDir>
#include <QUrl>

#include "journeys/table_player.h"

namespace raindelay::journey {

namespace {

void begin(Hand& hand, const QString& game, const QString& first, const QString& second) {
  hand.click(hand.await(QStringLiteral("options-") + game));
  hand.fill(hand.await(QStringLiteral("name-0-field")), first);
  hand.fill(hand.await(QStringLiteral("name-1-field")), second);
  hand.click(hand.await(QStringLiteral("start")));
  TablePlayer(hand, matchAtTable(hand)).act();
  hand.click(hand.await(QStringLiteral("leaveMatch")));
  hand.await(QStringLiteral("shelf"));
}

/// Waits until the list shows so many matches.
void awaitRows(Hand& hand, int count) {
  hand.until(
      [&] {
        const auto rows = Hand::all(hand.window().contentItem(), [](const QQuickItem& item) {
          return item.objectName().startsWith(QLatin1String("match-"));
        });
        return rows.size() == count;
      },
      QStringLiteral("the library doesn't show %1 matches").arg(count));
}

void type(Hand& hand, const char* text) {
  for (const char letter : std::string_view(text)) hand.press(letter);
  hand.look();
}

void search(Hand& hand) {
  hand.key(Qt::Key_F, Qt::ControlModifier);
  type(hand, "mia");
  awaitRows(hand, 1);
  hand.awaitText(QStringLiteral("detailName"), QStringLiteral("Mia"));
  hand.key(Qt::Key_Escape);
  awaitRows(hand, 2);
}

void rename(Hand& hand) {
  hand.key(Qt::Key_F2);
  hand.await(QStringLiteral("titleField"));
  type(hand, "Rained off");
  hand.key(Qt::Key_Return);
  hand.awaitText(QStringLiteral("detailName"), QStringLiteral("Rained off"));
}

/// By the key, and back by the button of what is said.
void removeAndUndo(Hand& hand) {
  hand.key(Qt::Key_Delete);
  awaitRows(hand, 1);
  hand.click(hand.await(QStringLiteral("toastUndo")));
  awaitRows(hand, 2);
  hand.awaitText(QStringLiteral("detailName"), QStringLiteral("Rained off"));
}

/// Saved elsewhere, deleted, and dropped on the window again.
void exportAndImport(Hand& hand) {
  hand.click(hand.await(QStringLiteral("export")));
  hand.fill(hand.await(QStringLiteral("fileName")), QStringLiteral("kept"));
  hand.click(hand.await(QStringLiteral("fileDone")));
  hand.awaitText(QStringLiteral("toastWords"), QStringLiteral("Saved as"));
  const QUrl kept = QUrl::fromLocalFile(QDir::home().filePath(QStringLiteral("kept.raindelay")));
  hand.drop(kept);
  hand.awaitText(QStringLiteral("toastWords"),
                 QStringLiteral("“Rained off” is already in the library"));
  hand.click(hand.await(QStringLiteral("delete")));
  awaitRows(hand, 1);
  hand.drop(kept);
  awaitRows(hand, 2);
  hand.awaitText(QStringLiteral("detailName"), QStringLiteral("Rained off"));
}

}  // namespace

void visitLibrary(Hand& hand) {
  begin(hand, QStringLiteral("quick-tennis"), QStringLiteral("Mia"), QStringLiteral("Jo"));
  begin(hand, QStringLiteral("rallybird"), QStringLiteral("Ida"), QStringLiteral("Otto"));
  hand.key(Qt::Key_L, Qt::ControlModifier);
  awaitRows(hand, 2);
  search(hand);
  rename(hand);
  removeAndUndo(hand);
  exportAndImport(hand);
  hand.key(Qt::Key_Return);
  hand.click(hand.await(QStringLiteral("leaveMatch")));
  awaitRows(hand, 2);
  hand.key(Qt::Key_Escape);
  hand.awaitText(QStringLiteral("continue-0"), QStringLiteral("Quick Tennis, Rained off"));
}

}  // namespace raindelay::journey
