#include "studio/chosen_element.h"

#include "painter/problem_words.h"
#include "translations/words.h"

namespace raindelay {
namespace {

using deck::ValueKind;

QString nameOf(const deck::Element& element) {
  return element.name.empty() ? words::plain(deck::typeName(element.type))
                              : QString::fromStdString(element.name);
}

QString sourceOf(const deck::WrittenValue& value) {
  const QString from = QString::fromStdString(value.from);
  switch (value.origin) {
    case deck::Origin::kLayout:
      return ChosenElement::tr("from the layout %1").arg(from);
    case deck::Origin::kStyle:
      return ChosenElement::tr("from the style %1").arg(from);
    case deck::Origin::kCell:
      return ChosenElement::tr("for this card alone, from the column %1").arg(from);
    case deck::Origin::kDefault:
    case deck::Origin::kElement:
      break;
  }
  return {};
}

bool isNumber(ValueKind kind) {
  return kind == ValueKind::kNumber || kind == ValueKind::kWhole || kind == ValueKind::kSize ||
         kind == ValueKind::kLength;
}

template <typename Map>
QStringList keysOf(const Map& map) {
  QStringList keys;
  for (const auto& entry : map) keys << QString::fromStdString(entry.first);
  return keys;
}

}  // namespace

int ChosenElement::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant ChosenElement::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case KeyRole:
      return row.key;
    case LabelRole:
      return row.label;
    case TextRole:
      return row.text;
    case SaidRole:
      return row.said;
    case SourceRole:
      return row.source;
    case HelpRole:
      return row.help;
    case WordsRole:
      return row.words;
    case OpenRole:
      return row.open;
    case ColorRole:
      return row.color;
    case ShortRole:
      return row.number;
    default:
      return {};
  }
}

QHash<int, QByteArray> ChosenElement::roleNames() const {
  return {{KeyRole, "key"},       {LabelRole, "label"}, {TextRole, "content"},  {SaidRole, "said"},
          {SourceRole, "source"}, {HelpRole, "help"},   {WordsRole, "choices"}, {OpenRole, "open"},
          {ColorRole, "swatch"},  {ShortRole, "number"}};
}

void ChosenElement::setElement(int element) {
  if (element_ == element) return;
  element_ = element;
  kept_ = names_.value(element);
  emit wanted();
}

const deck::Element* ChosenElement::found() const {
  if (deck() == nullptr || !deck()->isReadable()) return nullptr;
  const auto all = elementsOf(*deck()->opened(), card(), side());
  const auto which = static_cast<std::size_t>(element_);
  return element_ < 0 || which >= all.size() ? nullptr : all[which].element;
}

int ChosenElement::faceCard() const {
  const deck::CardSide face =
      deck()->opened()->deck->faceOf(static_cast<std::size_t>(card()), side());
  return static_cast<int>(face.card);
}

void ChosenElement::read() {
  // While it is being read again, what stands in the files is ahead of what is known of them.
  if (deck() != nullptr && deck()->isReading()) return;
  names_.clear();
  name_.clear();
  type_.clear();
  line_ = 0;
  std::vector<Row> rows;
  if (deck() != nullptr && deck()->isReadable()) {
    for (const LayoutElement& each : elementsOf(*deck()->opened(), card(), side())) {
      names_ << QString(2 * each.depth, QLatin1Char(' ')) + nameOf(*each.element);
    }
  }
  if (element_ >= 0 && names_.value(element_) != kept_) {
    element_ = static_cast<int>(names_.indexOf(kept_));
  }
  if (const deck::Element* element = found()) {
    name_ = nameOf(*element);
    type_ = words::plain(deck::typeName(element->type));
    line_ = element->line;
    const deck::Deck& deck = *this->deck()->opened()->deck;
    const auto yaml = deck.folder->read("deck.yaml");
    if (yaml) {
      const auto values =
          deck::valuesOf({*yaml, deck, static_cast<std::size_t>(faceCard()), *element});
      if (values) {
        for (const deck::WrittenValue& value : *values) addRows(value, rows);
      }
    }
  }
  show(std::move(rows));
  emit changed();
}

void ChosenElement::addRows(const deck::WrittenValue& value, std::vector<Row>& rows) const {
  Row row;
  row.key = words::plain(value.key.name);
  row.label = row.key;
  row.said = value.origin != deck::Origin::kDefault;
  row.source = sourceOf(value);
  row.help = words::translated(value.key.help);
  row.words = wordsFor(value.key);
  row.open = value.key.kind == ValueKind::kBoundColor || row.words.isEmpty();
  row.number = isNumber(value.key.kind) || value.parts.size() > 1 ||
               (value.parts.size() == 1 && !value.parts.front().name.empty());
  for (const deck::ValuePart& part : value.parts) {
    row.part = QString::fromStdString(part.name);
    row.label = row.part.isEmpty()                  ? row.key
                : value.key.kind == ValueKind::kBox ? row.part
                                                    : row.key + QLatin1Char(' ') + row.part;
    row.text = QString::fromStdString(part.text);
    if (value.key.kind == ValueKind::kBoundColor) {
      const auto color = deck()->opened()->deck->color(part.text);
      row.color = color ? QColor(color->red, color->green, color->blue, color->alpha)
                        : QColor(Qt::transparent);
    }
    rows.push_back(row);
  }
  if (value.parts.empty()) rows.push_back(std::move(row));
}

QStringList ChosenElement::wordsFor(const deck::KeyInfo& key) const {
  const deck::Deck& deck = *this->deck()->opened()->deck;
  QStringList list;
  switch (key.kind) {
    case ValueKind::kChoice:
      for (const std::string_view word : key.words) list << words::plain(word);
      break;
    case ValueKind::kFlag:
      list = {QStringLiteral("true"), QStringLiteral("false")};
      break;
    case ValueKind::kBoundColor:
      list = keysOf(deck.palette);
      break;
    case ValueKind::kFont:
      list = keysOf(deck.fonts);
      break;
    case ValueKind::kStyle:
      for (const std::string& style : deck.styles) list << QString::fromStdString(style);
      break;
    default:
      break;
  }
  return list;
}

void ChosenElement::show(std::vector<Row> rows) {
  if (rows == rows_) return;
  const bool alike =
      std::equal(rows.begin(), rows.end(), rows_.begin(), rows_.end(),
                 [](const Row& a, const Row& b) { return a.key == b.key && a.part == b.part; });
  if (alike) {
    rows_ = std::move(rows);
    emit dataChanged(index(0), index(rowCount() - 1));
    return;
  }
  beginResetModel();
  rows_ = std::move(rows);
  endResetModel();
}

QString ChosenElement::write(int row, const QString& text) {
  const deck::Element* element = found();
  if (element == nullptr || row < 0 || row >= rowCount()) return {};
  const Row& is = rows_[static_cast<std::size_t>(row)];
  if (text == is.text) return {};
  const std::vector<deck::NewValue> values = {
      {is.key.toStdString(), {{is.part.toStdString(), text.toStdString()}}}};
  return deck()->edits()->changeElement(
      faceCard(), *element,
      [&values](const deck::ElementOfCard& of) { return deck::withValues(of, values); },
      tr("%1, %2").arg(nameOf(*element), is.key));
}

QString ChosenElement::move(double right, double down, const QString& run) {
  const deck::Element* element = found();
  if (element == nullptr || (right == 0 && down == 0)) return {};
  return deck()->edits()->changeElement(
      faceCard(), *element,
      [right, down](const deck::ElementOfCard& of) { return deck::moved(of, right, down); },
      tr("%1 moved").arg(nameOf(*element)), run);
}

}  // namespace raindelay
