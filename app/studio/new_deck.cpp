#include "studio/new_deck.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include "deck/file_names.h"
#include "deck/keep.h"
#include "painter/problem_words.h"
#include "translations/words.h"

namespace raindelay {
namespace {

/// The folder of the first of these decks that can have a neighbour, or else that of documents.
QString usualFolder(const QStringList& decks) {
  for (const QString& place : decks) {
    const QFileInfo above(QFileInfo(place).path());
    if (above.isDir() && above.isWritable()) return above.filePath();
  }
  const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

QStringList ofTemplates(QString (*word)(const deck::DeckTemplate&)) {
  QStringList words;
  for (const deck::DeckTemplate& each : deck::deckTemplates()) words << word(each);
  return words;
}

}  // namespace

NewDeck::NewDeck(QObject* parent) : QObject(parent), parentFolder_(usualFolder({})) {}

QStringList NewDeck::templates() const {
  return ofTemplates([](const deck::DeckTemplate& each) { return words::plain(each.id); });
}

QStringList NewDeck::templateTitles() const {
  return ofTemplates([](const deck::DeckTemplate& each) { return words::translated(each.title); });
}

QStringList NewDeck::templateHelps() const {
  return ofTemplates([](const deck::DeckTemplate& each) { return words::translated(each.help); });
}

void NewDeck::setName(const QString& name) {
  if (name_ == name) return;
  name_ = name;
  emit changed();
}

void NewDeck::setEarlier(const QStringList& decks) {
  earlier_ = decks;
  parentFolder_ = usualFolder(earlier_);
  emit changed();
}

void NewDeck::setParentFolder(const QUrl& folder) {
  parentFolder_ = folder.toLocalFile();
  emit changed();
}

QString NewDeck::folder() const {
  const QString name = name_.trimmed();
  if (name.isEmpty()) return {};
  return QDir(parentFolder_).filePath(QString::fromStdString(deck::fileName(name.toStdString())));
}

QString NewDeck::hindrance() const {
  const QFileInfo above(parentFolder_);
  if (!above.isDir()) return tr("There is no folder %1.").arg(parentFolder_);
  if (!above.isWritable()) return tr("%1 can't be written to.").arg(parentFolder_);
  if (folder().isEmpty() || deck::mayHoldDeck(folder().toStdString())) return {};
  return tr("%1 already exists: give the deck another name, or another place.").arg(folder());
}

QString NewDeck::begin(const QString& templateId, StudioDeck* deck) {
  const std::string name = name_.trimmed().toStdString();
  return write(deck::templateFiles(templateId.toStdString(), name), deck);
}

QString NewDeck::keep(StudioDeck* deck) {
  QString known = tr("This deck already has a deck.yaml of its own.");
  if (!deck->isProposed()) return known;
  const auto source = deck::openDeck(deck->place().toStdString(), deck->answers());
  if (!source) return words::placed(source.problem());
  if (source->kind != deck::DeckSource::Kind::kTable) return known;
  const auto files = deck::filesToKeep(*source, name_.trimmed().toStdString());
  if (!files) return words::placed(files.problem());
  return write(*files, deck);
}

QString NewDeck::write(const deck::DeckFiles& files, StudioDeck* deck) const {
  if (QString why = hindrance(); !why.isEmpty()) return why;
  if (folder().isEmpty()) return tr("The deck has no name yet.");
  if (const auto done = deck::writeDeck(files, folder().toStdString()); !done) {
    return words::sentence(done.problem());
  }
  deck->open(QUrl::fromLocalFile(folder()));
  return {};
}

}  // namespace raindelay
