#include "studio/deck_export.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include "deck/file_names.h"
#include "output/booklet.h"
#include "output/file_set.h"
#include "painter/problem_words.h"
#include "studio/export_memory.h"
#include "translations/file_words.h"

namespace raindelay {
namespace {

const QString kPdf = QStringLiteral("pdf"), kPictures = QStringLiteral("pictures"),
              kContact = QStringLiteral("contact"), kTabletop = QStringLiteral("tabletop"),
              kShop = QStringLiteral("shop");

}  // namespace

DeckExport::DeckExport(QObject* parent) : QObject(parent) {
  // Somebody who types a number changes it several times.
  checkSoon_.setSingleShot(true);
  checkSoon_.setInterval(150);
  connect(&checkSoon_, &QTimer::timeout, this, &DeckExport::check);
  connect(this, &DeckExport::selectionChanged, this, &DeckExport::lookUp);
  connect(&options_, &KeptOptions::changed, this, &DeckExport::lookUp);
  connect(&pictures_, &KeptOptions::changed, this, &DeckExport::lookUp);
  connect(&sheets_, &KeptOptions::changed, this, &DeckExport::planChanged);
  connect(this, &DeckExport::planChanged, this, [this] { setMade({}); });
  connect(&checker_, &ExportJob::done, this, [this] { findings_.show(*found_); });
  connect(&checker_, &ExportJob::runningChanged, this, &DeckExport::checkingChanged);
  connect(&job_, &ExportJob::runningChanged, this, &DeckExport::runningChanged);
  connect(&job_, &ExportJob::progressChanged, this, &DeckExport::progressChanged);
  connect(&job_, &ExportJob::failed, this, &DeckExport::failed);
  connect(&job_, &ExportJob::cancelled, this, &DeckExport::cancelled);
  connect(&job_, &ExportJob::done, this, [this] {
    const Result<void> remembered = whenDone_ ? whenDone_() : Result<void>();
    lookUp();
    setMade(making_);
    emit done();
    if (!remembered) emit failed(words::sentence(remembered.error()));
  });
}

void DeckExport::setDeck(StudioDeck* deck) {
  if (deck_ == deck) return;
  if (deck_ != nullptr) deck_->disconnect(this);
  deck_ = deck;
  if (deck_ != nullptr) connect(deck_, &StudioDeck::changed, this, &DeckExport::lookUp);
  emit selectionChanged();
}

// The contents of an export
// -----------------------------------------------------------------------------

Selection DeckExport::selection() const {
  Selection selection;
  if (deck_ == nullptr || !deck_->isReadable()) return selection;
  selection.deck = deck_->opened()->deck;
  selection.language = words::language();
  selection.lowInk = options_.lowInk();
  if (which_ == QLatin1String("all")) selection.cards = allCards(*selection.deck);
  if (which_ == QLatin1String("changed")) selection.cards = changed_;
  const auto add = [&](const QList<int>& cards) {
    for (const int card : cards) {
      if (card >= 0 && card < deck_->count()) {
        selection.cards.push_back(static_cast<std::size_t>(card));
      }
    }
  };
  if (which_ == QLatin1String("shown")) add(shown_);
  if (which_ == QLatin1String("chosen")) add(chosen_);
  return selection;
}

QString DeckExport::memoryName() const {
  return deck_->folder().isEmpty() ? QStringLiteral("built-in ") + deck_->example()
                                   : deck_->folder();
}

void DeckExport::lookUp() {
  known_ = false;
  changed_.clear();
  if (deck_ != nullptr && deck_->isReadable()) {
    const ExportMemory memory(memoryName(), options_.kind());
    known_ = !memory.looks().empty();
    if (known_) changed_ = memory.changed(deck_->opened()->looks);
  }
  emit planChanged();
  checkSoon_.start();
  emit checkingChanged();
}

bool DeckExport::hasRules() const {
  return which_ == QLatin1String("all") && deck_ != nullptr && deck_->isReadable() &&
         Booklet::canBeOf(selection());
}

bool DeckExport::hasTwoFaces() const {
  return deck_ != nullptr && deck_->isReadable() && !deck_->opened()->deck->reverses.empty();
}

PdfOptions DeckExport::pdfOptions() const {
  PdfOptions options = sheets_.optionsFor(*deck_->opened()->deck);
  options.booklet &= hasRules();
  return options;
}

PngOptions DeckExport::pngOptions() const {
  PngOptions options = pictures_.pngOptions();
  if (options_.kind() == kShop) options.vendor = &pictures_.vendor();
  return options;
}

DeckExport::Plan DeckExport::plan() const {
  const Selection chosen = selection();
  if (chosen.deck == nullptr) return {{}, tr("No deck to export.")};
  if (chosen.cards.empty()) {
    return {{},
            which_ == QLatin1String("changed") ? tr("No card has changed since the last export.")
                                               : tr("No card is chosen.")};
  }
  const QFileInfo place(folder());
  if (!place.isDir()) return {{}, tr("There is no folder %1.").arg(folder())};
  if (!place.isWritable()) return {{}, tr("%1 can't be written to.").arg(folder())};
  if (options_.kind() == kPdf) return sheetPlan(chosen);
  const int cards = static_cast<int>(chosen.cards.size());
  if (options_.kind() == kContact) return {tr("Cards on the picture: %1").arg(cards), {}};
  if (options_.kind() == kTabletop) {
    const auto files = tabletopFiles(chosen, pictures_.tabletopOptions());
    return {tr("Cards: %1. Sheets: %2.").arg(cards).arg(files.sheets.size()), {}};
  }
  return picturePlan(chosen, pngOptions());
}

DeckExport::Plan DeckExport::sheetPlan(const Selection& chosen) const {
  const deck::Deck& deck = *chosen.deck;
  const PdfOptions options = pdfOptions();
  const std::size_t cards = (options.copies ? withCopies(deck, chosen.cards) : chosen.cards).size();
  if (options.singly) return {tr("Pages: %1, a card each.").arg(cards), {}};
  const auto grid = deck::gridOf(options.plan, {deck.width, deck.height, deck.bleed});
  if (!grid) return {{}, words::sentence(grid.problem())};
  const auto each = static_cast<std::size_t>(grid->cards());
  QString summary = tr("Sheets: %1, each with %2 × %3 cards.")
                        .arg((cards + each - 1) / each)
                        .arg(grid->columns)
                        .arg(grid->rows);
  if (grid->tight()) {
    summary +=
        QLatin1Char('\n') + tr("Only %1 mm stay free at an edge: few printers get that close.")
                                .arg(QLocale().toString(std::min(grid->left, grid->top), 'f', 1));
  }
  if (options.booklet) summary += QLatin1Char('\n') + tr("The rules follow as a booklet.");
  return {summary, {}};
}

DeckExport::Plan DeckExport::picturePlan(const Selection& chosen, const PngOptions& options) const {
  const auto frame = frameFor(*chosen.deck, options);
  if (!frame) return {{}, words::sentence(frame.error())};
  const auto files = static_cast<int>(faceFiles(chosen, options).size());
  if (files == 0) return {{}, tr("Neither fronts nor backs are chosen.")};
  return {tr("Pictures: %1, of %2 × %3 pixels.")
              .arg(files)
              .arg(frame->pixels.width())
              .arg(frame->pixels.height()),
          {}};
}

QString DeckExport::summary() const {
  return plan().summary;
}

QString DeckExport::hindrance() const {
  return plan().hindrance;
}

// Its destination
// -------------------------------------------------------------------------------------------

QString DeckExport::folder() const {
  if (!options_.folder().isEmpty() && QFileInfo(options_.folder()).isDir()) {
    return options_.folder();
  }
  const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

void DeckExport::setFolder(const QUrl& folder) {
  options_.setProperty("folder", folder.toLocalFile());
}

void DeckExport::setMade(const QUrl& made) {
  if (made_ == made) return;
  made_ = made;
  emit madeChanged();
}

QString DeckExport::nameOf(const QString& what, const char* ending) const {
  QString name = deck_ != nullptr ? deck_->name() : QString();
  if (which_ != QLatin1String("all")) name += QLatin1Char('-') + which_;
  if (!what.isEmpty()) name += QLatin1Char('-') + what;
  return QDir(folder()).filePath(QString::fromStdString(deck::fileName(name.toStdString())) +
                                 QLatin1String(ending));
}

QString DeckExport::target() const {
  if (options_.kind() == kPdf) return nameOf({}, ".pdf");
  if (options_.kind() == kContact) return nameOf(QStringLiteral("contact"), ".png");
  if (options_.kind() == kShop) return nameOf(words::plain(pictures_.vendor().id), "");
  return nameOf(options_.kind() == kTabletop ? kTabletop : QStringLiteral("cards"), "");
}

bool DeckExport::replaces() const {
  const QFileInfo there(target());
  return there.isDir() ? !QDir(target()).isEmpty() : there.exists();
}

// Checking
// -------------------------------------------------------------------------------------------

PrintLimits DeckExport::limits() const {
  const deck::Deck& deck = *deck_->opened()->deck;
  if (options_.kind() == kShop) return vendorLimits(deck, &pictures_.vendor());
  if (options_.kind() == kPdf || options_.kind() == kPictures) return homeLimits(deck);
  return screenLimits();
}

void DeckExport::check() {
  const Selection chosen = selection();
  if (chosen.deck == nullptr || chosen.cards.empty()) {
    checker_.cancel();
    findings_.show({});
    emit checkingChanged();
    return;
  }
  found_ = std::make_shared<deck::Problems>();
  checker_.begin([chosen, limits = limits(), found = found_,
                  opened = deck_->opened()](Progress& progress) -> Result<void> {
    auto findings = preflight(opened->problems, chosen, limits, progress);
    if (!findings) return findings.error();
    *found = std::move(findings->all);
    return {};
  });
}

// Doing it
// -------------------------------------------------------------------------------------------

ExportJob::Work DeckExport::work() const {
  const Selection chosen = selection();
  const std::string path = target().toStdString();
  if (options_.kind() == kPdf) {
    return [chosen, path, options = pdfOptions()](Progress& progress) {
      return writePdf(chosen, options, path, progress);
    };
  }
  if (options_.kind() == kContact) {
    return [chosen, path, options = pictures_.contactSheetOptions()](Progress& progress) {
      return writeContactSheet(chosen, options, path, progress);
    };
  }
  if (options_.kind() == kTabletop) {
    return [chosen, path, options = pictures_.tabletopOptions()](Progress& progress) {
      return writeTabletop(chosen, options, path, progress);
    };
  }
  return [chosen, path, options = pngOptions()](Progress& progress) {
    return writePictures(chosen, options, path, progress);
  };
}

void DeckExport::begin() {
  if (isRunning() || !hindrance().isEmpty()) return;
  making_ = QUrl::fromLocalFile(target());
  whenDone_ = [looks = deck_->opened()->looks, cards = selection().cards,
               memory = ExportMemory(memoryName(), options_.kind())]() mutable {
    return memory.remember(looks, cards);
  };
  job_.begin(work());
}

void DeckExport::makeTestPage() {
  if (isRunning()) return;
  deck::Cutting card;
  if (deck_ != nullptr) card = {deck_->cardWidth(), deck_->cardHeight(), deck_->bleed()};
  deck::SheetPlan plan = sheets_.planFor(card);
  plan.backs = deck::Backs::kDuplex;
  const QString path = QDir(folder()).filePath(tr("Printer test") + QStringLiteral(".pdf"));
  making_ = QUrl::fromLocalFile(path);
  whenDone_ = {};
  job_.begin([plan, path = path.toStdString()](Progress& progress) -> Result<void> {
    progress.begin(1);
    const auto pdf = testPagePdf(plan);
    if (!pdf) return pdf.error();
    return writeFile(path, *pdf);
  });
}

}  // namespace raindelay
