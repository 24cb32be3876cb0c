#include "scorebook/scorebook_view.h"

#include <QClipboard>
#include <QDateTime>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QRegularExpression>

#include "scorebook/book_files.h"
#include "scorebook/book_printer.h"
#include "translations/file_words.h"

namespace raindelay {

namespace {

/// The events that those who look may know, of the steps that stand and were shown.
std::vector<Event> toldEvents(const MatchController& match) {
  std::vector<Event> told;
  for (std::size_t step = 0; step < match.shownSteps(); ++step) {
    if (match.match().steps()[step].undone) continue;
    for (const Happening& happening : match.shownHappenings(step)) {
      if (const Event* event = std::get_if<Event>(&happening)) told.push_back(*event);
    }
  }
  return told;
}

QDate dayOf(const MatchController& match) {
  const QString created = QString::fromStdString(match.match().setup().created);
  return QDateTime::fromString(created, Qt::ISODate).toLocalTime().date();
}

/// "Ann 5, Ben 3 · 22 November 2026".
QString factsOf(const MatchController& match, const Scorebook& book) {
  QStringList seats;
  const QStringList names = match.seating()->names();
  for (qsizetype seat = 0; seat < names.size(); ++seat) {
    const int score = book.score[static_cast<std::size_t>(seat)];
    seats << names[seat] + QLatin1Char(' ') + QLocale().toString(score);
  }
  const QDate day = dayOf(match);
  const QString who = seats.join(QStringLiteral(", "));
  return day.isValid() ? who + QStringLiteral(" · ") + QLocale().toString(day, QLocale::LongFormat)
                       : who;
}

}  // namespace

void ScorebookView::setMatch(MatchController* match) {
  if (match_ == match) return;
  if (match_ != nullptr) disconnect(match_, nullptr, this, nullptr);
  match_ = match;
  if (match_ != nullptr) {
    connect(match_, &MatchController::changed, this, &ScorebookView::read);
    connect(match_, &QObject::destroyed, this, [this] {
      match_ = nullptr;
      read();
    });
  }
  read();
}

void ScorebookView::read() {
  written_ = {};
  if (match_ != nullptr) {
    const std::vector<Event> told = toldEvents(*match_);
    if (!told.empty()) written_.book = match_->match().game().scorebook(told);
    written_.title = match_->title();
    written_.facts = factsOf(*match_, written_.book);
  }
  emit changed();
}

bool ScorebookView::isEmpty() const {
  return written_.book.tables.empty() && written_.book.scorecards.empty();
}

QString ScorebookView::text() const {
  return isEmpty() ? QString() : book::textOf(written_, match_->narrator());
}

QString ScorebookView::fileName() const {
  if (match_ == nullptr) return {};
  const QDate day = dayOf(*match_);
  QString name = written_.title + QLatin1Char(' ') +
                 match_->seating()->names().join(QStringLiteral(" - ")) +
                 (day.isValid() ? QLatin1Char(' ') + day.toString(Qt::ISODate) : QString());
  // Nothing that some file system refuses.
  static const QRegularExpression kRefused(QStringLiteral(R"([\\/:*?"<>|\x00-\x1f])"));
  return name.replace(kRefused, QStringLiteral("_"));
}

book::Pages ScorebookView::layOut(const book::Sheet& sheet) const {
  return isEmpty() ? book::Pages() : book::layOut(written_, match_->narrator(), sheet);
}

QString ScorebookView::save(const QUrl& file) const {
  if (isEmpty()) return {};
  const Result<void> saved = book::save(file.toLocalFile(), written_, match_->narrator());
  return saved ? QString() : words::sentence(saved.error());
}

void ScorebookView::copy() const {
  QGuiApplication::clipboard()->setText(text());
}

QStringList ScorebookView::printers() {
  return book::printers();
}

QString ScorebookView::printOn(const QString& printer) const {
  if (isEmpty()) return {};
  const Result<void> printed = book::printOn(printer, written_, match_->narrator());
  return printed ? QString() : words::sentence(printed.error());
}

QString ScorebookView::nameOf(const QUrl& file) {
  return QFileInfo(file.toLocalFile()).fileName();
}

}  // namespace raindelay
