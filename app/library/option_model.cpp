#include "library/option_model.h"

#include "translations/words.h"

namespace raindelay {

OptionModel::OptionModel(const GameInfo& info, QObject* parent)
    : QAbstractListModel(parent), options_(info) {}

int OptionModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(options_.info().options.size());
}

QHash<int, QByteArray> OptionModel::roleNames() const {
  return {{OptionIdRole, "optionId"},
          {KindRole, "kind"},
          {LabelRole, "label"},
          {HelpRole, "help"},
          {ValueRole, "value"},
          {ChoicesRole, "choices"},
          {ChoiceValuesRole, "choiceValues"},
          {MinimumRole, "minimum"},
          {MaximumRole, "maximum"},
          {StepRole, "step"},
          {MattersRole, "matters"}};
}

QVariant OptionModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const OptionInfo& option = options_.info().options[static_cast<std::size_t>(index.row())];
  QStringList words;
  QList<int> values;
  switch (role) {
    case OptionIdRole:
      return words::plain(option.id);
    case KindRole:
      return option.kind == OptionInfo::Kind::kToggle   ? QStringLiteral("toggle")
             : option.kind == OptionInfo::Kind::kChoice ? QStringLiteral("choice")
                                                        : QStringLiteral("number");
    case LabelRole:
      return words::translated(option.label);
    case HelpRole:
      return words::translated(option.help);
    case ValueRole:
      return options_[option.id];
    case ChoicesRole:
      for (const ChoiceInfo& choice : option.choices) words << words::translated(choice.label);
      return words;
    case ChoiceValuesRole:
      for (const ChoiceInfo& choice : option.choices) values << choice.value;
      return QVariant::fromValue(values);
    case MinimumRole:
      return option.minimum;
    case MaximumRole:
      return option.maximum;
    case StepRole:
      return option.step;
    case MattersRole:
      return options_.matters(option.id);
    default:
      return {};
  }
}

QStringList OptionModel::presetLabels() const {
  QStringList labels;
  for (const PresetInfo& preset : options_.info().presets) {
    labels << words::translated(preset.label);
  }
  return labels;
}

int OptionModel::currentPreset() const {
  const auto presets = options_.info().presets;
  for (int i = 0; i < static_cast<int>(presets.size()); ++i) {
    if (preset(i) == options_) return i;
  }
  return -1;
}

QString OptionModel::presetHelp() const {
  const int current = currentPreset();
  return current < 0
             ? tr("Your own mix.")
             : words::translated(options_.info().presets[static_cast<std::size_t>(current)].help);
}

bool OptionModel::setValue(const QString& optionId, int value) {
  const bool done = options_.set(optionId.toStdString(), value).ok();
  announce();
  return done;
}

void OptionModel::applyPreset(int index) {
  if (const auto values = preset(index)) options_ = *values;
  announce();
}

QStringList OptionModel::texts() const {
  QStringList all;
  for (const OptionInfo& option : options_.info().options) {
    if (options_.isDefault(option.id)) continue;
    all << words::plain(option.id) + QLatin1Char('=') +
               QString::fromStdString(options_.text(option.id));
  }
  return all;
}

void OptionModel::restore(const QStringList& texts, int seats) {
  options_ = Options(options_.info());
  static_cast<void>(options_.setSeats(seats));
  for (const QString& text : texts) {
    const qsizetype sign = text.indexOf(QLatin1Char('='));
    static_cast<void>(
        options_.setText(text.left(sign).toStdString(), text.mid(sign + 1).toStdString()));
  }
  announce();
}

std::optional<Options> OptionModel::preset(int index) const {
  const auto presets = options_.info().presets;
  if (index < 0 || index >= static_cast<int>(presets.size())) return std::nullopt;
  Result<Options> values =
      Options::preset(options_.info(), presets[static_cast<std::size_t>(index)].id);
  if (!values || !values->setSeats(seats())) return std::nullopt;
  return *std::move(values);
}

void OptionModel::setSeats(int seats) {
  (void)options_.setSeats(seats);
  announce();
}

void OptionModel::announce() {
  emit dataChanged(index(0), index(rowCount() - 1), {ValueRole, MattersRole});
  emit changed();
}

}  // namespace raindelay
