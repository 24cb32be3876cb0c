#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QStringList>

#include "core/options.h"

namespace raindelay {

/// A game's number of players, its options and their values: to be set before a match.
class OptionModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by GameCatalog")
  Q_PROPERTY(int minSeats READ minSeats CONSTANT FINAL)
  Q_PROPERTY(int maxSeats READ maxSeats CONSTANT FINAL)
  Q_PROPERTY(int seats READ seats WRITE setSeats NOTIFY changed FINAL)
  Q_PROPERTY(QStringList presetLabels READ presetLabels CONSTANT FINAL)
  Q_PROPERTY(int currentPreset READ currentPreset NOTIFY changed FINAL)
  Q_PROPERTY(QString presetHelp READ presetHelp NOTIFY changed FINAL)

 public:
  enum Role {
    OptionIdRole = Qt::UserRole + 1,
    KindRole,  ///< `toggle`, `choice` or `number`
    LabelRole,
    HelpRole,
    ValueRole,
    ChoicesRole,       ///< words of a choice's values
    ChoiceValuesRole,  ///< the values
    MinimumRole,
    MaximumRole,
    StepRole,     ///< step between a number's values
    MattersRole,  ///< it means something as the others are set
  };
  Q_ENUM(Role)

  explicit OptionModel(const GameInfo& info, QObject* parent = nullptr);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] int minSeats() const { return options_.info().minSeats; }
  [[nodiscard]] int maxSeats() const { return options_.info().maxSeats; }
  /// The number of players; a number that the game isn't for changes nothing.
  [[nodiscard]] int seats() const { return options_.seats(); }
  void setSeats(int seats);
  [[nodiscard]] QStringList presetLabels() const;
  /// The preset that the values are, or -1.
  [[nodiscard]] int currentPreset() const;
  /// The purpose of the current preset.
  [[nodiscard]] QString presetHelp() const;

  /// Sets an option; false if the value is out of its range.
  Q_INVOKABLE bool setValue(const QString& optionId, int value);
  Q_INVOKABLE void applyPreset(int index);

  /// The options that aren't as usual, each as `id=value`.
  Q_INVOKABLE QStringList texts() const;
  /// Sets them, all others as usual, for so many players. What the game doesn't know (it is from a
  /// file) changes nothing.
  Q_INVOKABLE void restore(const QStringList& texts, int seats);

 signals:
  void changed();

 private:
  /// The values of a preset, for as many as play now.
  [[nodiscard]] std::optional<Options> preset(int index) const;
  void announce();

  Options options_;
};

}  // namespace raindelay
