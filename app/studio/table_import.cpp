#include "studio/table_import.h"

#include <QLocale>
#include <algorithm>
#include <iterator>

#include "translations/words.h"

namespace raindelay {
namespace {

constexpr int kLongestSample = 80;

QStringList listOf(const std::vector<std::string>& texts) {
  QStringList list;
  for (const std::string& text : texts) list << QString::fromStdString(text);
  return list;
}

deck::CardSize turned(const deck::CardSize& size, bool across) {
  const auto [shorter, longer] = std::minmax(size.width, size.height);
  return across ? deck::CardSize{longer, shorter} : deck::CardSize{shorter, longer};
}

}  // namespace

void TableImport::setDeck(StudioDeck* deck) {
  if (deck_ == deck) return;
  if (deck_) deck_->disconnect(this);
  deck_ = deck;
  if (deck_) {
    connect(deck_, &StudioDeck::changed, this, [this] {
      readChoices();
      emit changed();
    });
  }
  readChoices();
  emit deckChanged();
  emit changed();
}

void TableImport::readChoices() {
  counting_.clear();
  columns_.clear();
  fonts_.clear();
  if (!deck_ || !deck_->isReadable()) return;
  const deck::ImportChoices& choices = deck_->opened()->choices;
  counting_ = listOf(choices.counting);
  columns_ = QStringList{QString()} + listOf(choices.printable);
  fonts_ = QStringList{QString()} + listOf(choices.fonts);
}

const deck::ImportAnswers& TableImport::answers() const {
  static const deck::ImportAnswers kNone;
  return deck_ ? deck_->answers() : kNone;
}

QStringList TableImport::chosen() const {
  QStringList chosen;
  for (const std::string& column : answers().columns) chosen << QString::fromStdString(column);
  return chosen;
}

QStringList TableImport::others() const {
  const QStringList taken = chosen();
  QStringList others;
  std::copy_if(columns_.begin(), columns_.end(), std::back_inserter(others),
               [&](const QString& column) { return !column.isEmpty() && !taken.contains(column); });
  return others;
}

QStringList TableImport::leftOut() const {
  const auto& out = answers().leftOut;
  return listOf({out.begin(), out.end()});
}

QList<deck::CardSize> TableImport::sizes() const {
  QList<deck::CardSize> sizes;
  const deck::CardSize own = turned(answers().size, false);
  if (deck::standardSizeOf(own) == nullptr) sizes << own;
  for (const deck::StandardSize& each : deck::standardSizes()) sizes << each.size;
  return sizes;
}

QString TableImport::measuresOf(const deck::CardSize& size) {
  const QLocale locale(words::language());
  return tr("%1 × %2 mm", "width and height of a card")
      .arg(locale.toString(size.width, 'g', 5), locale.toString(size.height, 'g', 5));
}

QStringList TableImport::sizeNames() const {
  QStringList names;
  for (const deck::CardSize& size : sizes()) {
    const deck::StandardSize* standard = deck::standardSizeOf(size);
    names << (standard == nullptr ? measuresOf(size)
                                  : tr("%1 – %2", "name of a card's size, its width and height")
                                        .arg(words::translated(standard->name), measuresOf(size)));
  }
  return names;
}

QString TableImport::sizeName() const {
  const deck::StandardSize* standard = deck::standardSizeOf(answers().size);
  return standard == nullptr ? tr("Its own") : words::translated(standard->name);
}

QString TableImport::measures() const {
  return measuresOf(answers().size);
}

int TableImport::size() const {
  const auto all = sizes();
  const deck::StandardSize* standard = deck::standardSizeOf(answers().size);
  const deck::CardSize own = standard != nullptr ? standard->size : turned(answers().size, false);
  return static_cast<int>(all.indexOf(own));
}

void TableImport::set(const deck::ImportAnswers& answers) {
  if (!deck_) return;
  deck_->setAnswers(answers);
  emit changed();
}

void TableImport::choose(int role, const QString& column) {
  if (role < Copies || role > Back) return;
  deck::ImportAnswers other = answers();
  other.give(static_cast<deck::ColumnRole>(role), column.toStdString());
  set(other);
}

void TableImport::leaveOut(const QString& column, bool out) {
  deck::ImportAnswers other = answers();
  other.leaveOut(column.toStdString(), out);
  set(other);
}

void TableImport::setTitlesIn(const QString& font) {
  deck::ImportAnswers other = answers();
  other.fonts.title = font.toStdString();
  set(other);
}

void TableImport::setTextsIn(const QString& font) {
  deck::ImportAnswers other = answers();
  other.fonts.text = font.toStdString();
  set(other);
}

void TableImport::chooseSize(int size) {
  const auto all = sizes();
  if (size < 0 || size >= all.size()) return;
  deck::ImportAnswers other = answers();
  other.size = turned(all[size], isAcross());
  set(other);
}

void TableImport::lay(bool across) {
  deck::ImportAnswers other = answers();
  other.size = turned(other.size, across);
  set(other);
}

void TableImport::reset() {
  if (deck_) deck_->answerAnew();
}

QString TableImport::sample(const QString& column) const {
  if (!deck_ || !deck_->isReadable()) return {};
  const deck::DataFrame& cards = deck_->opened()->deck->cards;
  const auto index = cards.find(column.toStdString());
  for (std::size_t row = 0; index && row < cards.rows(); ++row) {
    const QString cell = QString::fromStdString(cards.at(row, *index)).simplified();
    if (!cell.isEmpty()) return cell.left(kLongestSample);
  }
  return {};
}

}  // namespace raindelay
