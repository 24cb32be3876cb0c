#include "studio/studio_deck.h"

#include <QDir>
#include <QFileInfo>

#include "assets/asset_folder.h"
#include "deck/problem_kinds.h"
#include "deck/templates.h"
#include "deck/zip.h"
#include "library/folders.h"
#include "painter/in_background.h"
#include "painter/problem_words.h"
#include "studio/kept_folder.h"
#include "translations/words.h"

namespace raindelay {
namespace {

using Kind = deck::DeckSource::Kind;

QString textOf(const std::filesystem::path& path) {
  return QString::fromStdString(path.string());
}

/// A deck of which only that is known.
std::shared_ptr<const OpenedDeck> unreadable(const deck::Problem& problem) {
  auto nothing = std::make_shared<OpenedDeck>();
  nothing->problems.add(problem);
  return nothing;
}

/// Opens it again, as its files are now.
std::shared_ptr<const OpenedDeck> openAgain(const QString& place,
                                            const std::optional<deck::ImportAnswers>& answers,
                                            const QString& language, FitGroups& fitGroups) {
  const auto source = deck::openDeck(place.toStdString(), answers);
  return source ? openDeck(*source, language, fitGroups) : unreadable(source.problem());
}

}  // namespace

StudioDeck::StudioDeck(QObject* parent) : QObject(parent) {
  reader_.setMaxThreadCount(1);
  checker_.setMaxThreadCount(1);
  connect(&watcher_, &DeckWatcher::changed, this, &StudioDeck::readAgain);
  connect(&edits_, &DeckEdits::written, this, &StudioDeck::readAgain);
}

StudioDeck::~StudioDeck() {
  ++*awaited_;
  for (QThreadPool* pool : {&reader_, &checker_}) {
    pool->clear();
    pool->waitForDone();
  }
}

void StudioDeck::open(const QUrl& place) {
  const QString path =
      place.isLocalFile() ? QFileInfo(place.toLocalFile()).absoluteFilePath() : place.toString();
  opening_ = true;
  emit changed();
  using Source = deck::Checked<deck::DeckSource>;
  inBackground(
      reader_, this, [path] { return deck::openDeck(path.toStdString()); },
      [] { return Source(deck::kinds::kNoMemory); },
      [this, mine = ++asked_, path](const Source& source) {
        if (asked_ == mine) chooseOpened(source, path);
      });
}

void StudioDeck::chooseOpened(const deck::Checked<deck::DeckSource>& source, const QString& path) {
  opening_ = false;
  if (!source) {
    emit changed();
    emit failed(words::placed(source.problem()));
    return;
  }
  const bool isFolder = source->kind == Kind::kFolder;
  choose(*source, isFolder ? QString() : path, {});
  emit openedFrom(isFolder ? folderPath_ : path);
}

void StudioDeck::openExample(const QString& gameId) {
  choose({Kind::kFolder, std::make_shared<AssetFolder>(gameId), {}, {}}, {}, gameId);
}

void StudioDeck::openTemplate(const QString& id) {
  const deck::DeckFiles files = deck::templateFiles(id.toStdString());
  choose({Kind::kFolder,
          std::make_shared<deck::ZipFolder>(deck::ZipFiles(files.begin(), files.end())),
          {},
          {}},
         {}, {});
}

QString StudioDeck::openTour() {
  QDir(tourFolder()).removeRecursively();
  const std::string folder = tourFolder().toStdString();
  const auto done = deck::writeDeck(deck::exampleFiles(tr("An example").toStdString()), folder);
  if (!done) return words::sentence(done.problem());
  choose(*deck::openDeck(folder), {}, {});
  return {};
}

void StudioDeck::openBeginning(const StudioDeck* of) {
  if (of != nullptr && of->beginning_) choose({Kind::kFolder, of->beginning_, {}, {}}, {}, {});
}

void StudioDeck::setChecks(bool checks) {
  if (checks_ == checks) return;
  checks_ = checks;
  emit checksChanged();
}

void StudioDeck::close() {
  choose({}, {}, {});
}

void StudioDeck::choose(deck::DeckSource source, const QString& place, const QString& example) {
  ++*awaited_;
  ++asked_;
  opening_ = false;
  const bool isArchive = source.kind == Kind::kArchive;
  source_ = std::move(source);
  beginning_ = isChosen() ? std::make_shared<KeptFolder>(source_.folder) : nullptr;
  folderPath_ = textOf(source_.root);
  place_ = place;
  proposed_ = source_.kind == Kind::kTable;
  answered_ = false;
  example_ = example;
  edits_.setFolder(isArchive ? QString() : folderPath_);
  watcher_.watch(isArchive ? place_ : folderPath_);
  stale_ = false;
  game_.reset();
  show(nullptr);
  problems_.show({});
  emit placeChanged();
  if (!isChosen()) return;
  deck::DeckSource first = source_;
  first.folder = beginning_;
  read(first, {});
}

void StudioDeck::setAnswers(const deck::ImportAnswers& answers) {
  if (!proposed_ || answers == source_.answers) return;
  source_.answers = answers;
  answered_ = true;
  readAgain();
}

void StudioDeck::answerAnew() {
  answered_ = false;
  readAgain();
}

void StudioDeck::readAgain() {
  read(source_, place_);
}

void StudioDeck::read(const deck::DeckSource& source, const QString& place) {
  const int mine = ++*awaited_;
  reading_ = true;
  emit changed();
  const auto answers = answered_ ? std::optional(source.answers) : std::nullopt;
  const auto look = [this, mine, source, place, answers, awaited = awaited_,
                     language = words::language()]() -> std::shared_ptr<const OpenedDeck> {
    if (awaited->load() != mine) return nullptr;
    return place.isEmpty() ? openDeck(source, language, fitGroups_)
                           : openAgain(place, answers, language, fitGroups_);
  };
  inBackground(
      reader_, this, look, [] { return unreadable(deck::kinds::kNoMemory); },
      [this, mine](const std::shared_ptr<const OpenedDeck>& opened) {
        if (awaited_->load() == mine) take(opened);
      });
}

void StudioDeck::take(const std::shared_ptr<const OpenedDeck>& opened) {
  reading_ = false;
  stale_ = !opened->deck && isReadable();
  if (stale_) {
    problems_.show(opened->problems);
    emit changed();
    return;
  }
  // They are the likeliest again, where the table has other columns now.
  if (opened->deck) {
    answered_ = answered_ && opened->answers == source_.answers;
    source_.answers = opened->answers;
  }
  show(opened);
  check();
}

void StudioDeck::check() {
  if (!checks_) return;
  checking_ = true;
  using Found = std::pair<deck::Problems, std::optional<shelf::DeckGame>>;
  const int mine = awaited_->load();
  const auto look = [mine, opened = opened_, awaited = awaited_]() -> Found {
    const auto stopped = [&awaited, mine] { return awaited->load() != mine; };
    if (stopped()) return {};
    std::optional<shelf::DeckGame> game;
    if (opened->deck) game = shelf::gameOf(*opened->deck);
    return {problemsOf(*opened, stopped), std::move(game)};
  };
  const auto lacking = [opened = opened_]() -> Found {
    deck::Problems problems = opened->problems;
    problems.add(deck::kinds::kNoMemory);
    return {std::move(problems), std::nullopt};
  };
  inBackground(checker_, this, look, lacking, [this, mine](const Found& found) {
    if (awaited_->load() != mine) return;
    checking_ = false;
    game_ = found.second;
    cards_.showProblems(found.first);
    problems_.show(found.first);
    emit changed();
  });
}

void StudioDeck::show(std::shared_ptr<const OpenedDeck> opened) {
  opened_ = std::move(opened);
  cards_.show(opened_);
  edits_.setDeck(opened_);
  emit changed();
}

QString StudioDeck::name() const {
  if (isReadable() && !opened_->deck->name.empty()) {
    return QString::fromStdString(opened_->deck->name);
  }
  return QFileInfo(folderPath_).fileName();
}

QUrl StudioDeck::address() const {
  const QString path = place_.isEmpty() ? folderPath_ : place_;
  return path.isEmpty() ? QUrl() : QUrl::fromLocalFile(path);
}

QString StudioDeck::game() const {
  return game_ && game_->fits() ? words::plain(game_->game->id) : QString();
}

QString StudioDeck::whyNoGame() const {
  if (!game_) return tr("Still checking which game this deck is for.");
  if (game_->fits()) return {};
  if (game_->game == nullptr) {
    return tr(
        "No game here uses such cards: a playable deck has the card codes of one of the games.");
  }
  return tr("%1 can't be played with this deck: %2", "a game, and why")
      .arg(words::translated(game_->game->title), QString::fromStdString(game_->why));
}

QString StudioDeck::tally() const {
  if (!opened_) return {};
  int printed = 0, without = 0;
  for (const deck::CardLooks& card : opened_->looks) {
    printed += card.copies;
    without += card.copies == 0 ? 1 : 0;
  }
  if (printed == count() && without == 0) {
    return count() == 1 ? tr("One card") : tr("%n cards", nullptr, count());
  }
  const QString designs = count() == 1 ? tr("One design") : tr("%n designs", nullptr, count());
  const QString cards = printed == 1 ? tr("one card") : tr("%n cards", nullptr, printed);
  return without == 0
             ? tr("%1; %2 with copies").arg(designs, cards)
             : tr("%1, %2 of them with 0 copies; %3 in all").arg(designs).arg(without).arg(cards);
}

QString StudioDeck::codeOf(int card) const {
  if (card < 0 || card >= count()) return {};
  return QString::fromStdString(opened_->looks[static_cast<std::size_t>(card)].code);
}

void StudioDeck::waitForReading() {
  // What was opened or put right is read next.
  for (QThreadPool* pool : {&reader_, &reader_, &checker_}) {
    pool->waitForDone();
    QCoreApplication::sendPostedEvents(&edits_);
    QCoreApplication::sendPostedEvents(this);
  }
}

}  // namespace raindelay
