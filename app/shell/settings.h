#pragma once

#include <QObject>
#include <QRect>
#include <QStringList>

#include "library/ini_file.h"

namespace raindelay {

/// The settings of the program's look and movement, kept from run to run. Invalid values in a
/// settings file count as missing.
class Settings : public QObject {
  Q_OBJECT
  Q_PROPERTY(QString appearance READ appearance WRITE setAppearance NOTIFY changed FINAL)
  Q_PROPERTY(bool dark READ dark NOTIFY changed FINAL)
  Q_PROPERTY(double textScale READ textScale WRITE setTextScale NOTIFY changed FINAL)
  Q_PROPERTY(double cardScale READ cardScale WRITE setCardScale NOTIFY changed FINAL)
  Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed FINAL)
  Q_PROPERTY(QStringList languages READ languages CONSTANT FINAL)
  Q_PROPERTY(QStringList languageNames READ languageNames CONSTANT FINAL)
  Q_PROPERTY(QString motion READ motion WRITE setMotion NOTIFY changed FINAL)
  Q_PROPERTY(int motionMs READ motionMs NOTIFY changed FINAL)
  Q_PROPERTY(bool endTurn READ endTurn WRITE setEndTurn NOTIFY changed FINAL)
  Q_PROPERTY(bool soleAnswers READ soleAnswers WRITE setSoleAnswers NOTIFY changed FINAL)
  Q_PROPERTY(QString secretChoice READ secretChoice WRITE setSecretChoice NOTIFY changed FINAL)
  Q_PROPERTY(bool oneClick READ oneClick WRITE setOneClick NOTIFY changed FINAL)
  Q_PROPERTY(bool tableHelps READ tableHelps WRITE setTableHelps NOTIFY changed FINAL)
  Q_PROPERTY(bool tips READ tips WRITE setTips NOTIFY changed FINAL)
  Q_PROPERTY(QStringList playerNames READ playerNames WRITE setPlayerNames NOTIFY changed FINAL)
  Q_PROPERTY(QString pace READ pace WRITE setPace NOTIFY changed FINAL)
  Q_PROPERTY(bool muted READ muted WRITE setMuted NOTIFY changed FINAL)
  Q_PROPERTY(double volume READ volume WRITE setVolume NOTIFY changed FINAL)
  Q_PROPERTY(bool comesBack READ comesBack WRITE setComesBack NOTIFY changed FINAL)
  Q_PROPERTY(QStringList recentDecks READ recentDecks NOTIFY changed FINAL)

 public:
  /// Text and cards from 80 to 200 percent.
  static constexpr double kSmallestScale = 0.8;
  static constexpr double kLargestScale = 2.0;

  explicit Settings(QObject* parent = nullptr);

  /// `system`, `light` or `dark`.
  [[nodiscard]] QString appearance() const;
  void setAppearance(const QString& appearance);
  /// True if the dark look is shown: the user's word, else the desktop's colours.
  [[nodiscard]] bool dark() const;
  /// `system`, or the code of one of the program's languages (translations/languages.h).
  [[nodiscard]] QString language() const;
  /// The program speaks it from then on; whoever keeps words follows languageChanged.
  void setLanguage(const QString& language);
  /// Speaks the language that is set: to be called once, when the program starts.
  void speak();
  /// The languages' codes, and what each calls itself.
  [[nodiscard]] static QStringList languages();
  [[nodiscard]] static QStringList languageNames();
  [[nodiscard]] double textScale() const;
  void setTextScale(double value);
  [[nodiscard]] double cardScale() const;
  void setCardScale(double value);
  /// `instant`, `fast`, `normal` or `slow`: the user's word, else `instant` where the desktop asks
  /// for that, else `normal`.
  [[nodiscard]] QString motion() const;
  void setMotion(const QString& motion);
  /// Sets what the desktop asks for: that nothing moves, or nothing.
  void setStillDesktop(bool still);
  /// Length of one movement, milliseconds; 0 for `instant`.
  [[nodiscard]] int motionMs() const;
  /// True if a turn that goes to another person at the same screen is ended by hand.
  [[nodiscard]] bool endTurn() const;
  void setEndTurn(bool endTurn);
  /// True if an answer without an alternative is given by itself, where being asked is a secret.
  [[nodiscard]] bool soleAnswers() const;
  void setSoleAnswers(bool soleAnswers);
  /// The way that two persons at one keyboard choose what they choose at the same time: `pass` the
  /// screen, or `together`.
  [[nodiscard]] QString secretChoice() const;
  void setSecretChoice(const QString& way);
  /// The pack of cards that a game is played with: a skin of its deck, or "", the deck's own.
  Q_INVOKABLE QString pack(const QString& gameId) const;
  Q_INVOKABLE void setPack(const QString& gameId, const QString& pack);
  /// The order of hands of cards in a game, in its own words; "" if that was never said.
  Q_INVOKABLE QString handOrder(const QString& gameId) const;
  Q_INVOKABLE void setHandOrder(const QString& gameId, const QString& order);
  /// The duties that a seat leaves to its bench coach in a game, by their ids.
  Q_INVOKABLE QStringList leftToCoach(const QString& gameId, int seat) const;
  Q_INVOKABLE void setLeftToCoach(const QString& gameId, int seat, const QStringList& duties);
  /// True if one click plays a piece that has a single legal place, provided that this can be taken
  /// back.
  [[nodiscard]] bool oneClick() const;
  void setOneClick(bool oneClick);
  /// True if the table shows what a player might work out: which cards are gone, the odds of dice.
  [[nodiscard]] bool tableHelps() const;
  void setTableHelps(bool tableHelps);
  /// True if players are told at the table what they may do, once, at the first occasion. Set
  /// again, all is told anew.
  [[nodiscard]] bool tips() const;
  void setTips(bool tips);
  /// The ids of the tips told in a game.
  [[nodiscard]] QStringList toldTips(const QString& gameId) const;
  /// Nobody sets this: `changed` stays unsaid.
  void addToldTip(const QString& gameId, const QString& tip);
  /// As last typed.
  [[nodiscard]] QStringList playerNames() const;
  void setPlayerNames(const QStringList& names);
  /// The players of a game's last match, by seat: `human`, or a kind of computer player; empty if
  /// there was none.
  Q_INVOKABLE QStringList seats(const QString& gameId) const;
  /// Its options that weren't as usual, each as `id=value`.
  Q_INVOKABLE QStringList options(const QString& gameId) const;
  /// The next match of the game begins like this one.
  Q_INVOKABLE void keepSetup(const QString& gameId, const QStringList& seats,
                             const QStringList& options);
  /// The time that a computer player takes for a choice: `instant`, `fast`, `normal` or `slow`.
  [[nodiscard]] QString pace() const;
  void setPace(const QString& pace);
  /// The same in milliseconds, at least; 0 for `instant`.
  [[nodiscard]] int paceMs() const;

  /// Nothing is heard.
  [[nodiscard]] bool muted() const;
  void setMuted(bool muted);
  /// Of what is heard, from 0 to 1.
  [[nodiscard]] double volume() const;
  void setVolume(double volume);

  /// Most decks that are remembered.
  static constexpr int kRecentDecks = 8;
  /// The folders of the decks that were opened last in Deck Studio, the latest first.
  [[nodiscard]] QStringList recentDecks() const;
  Q_INVOKABLE void addRecentDeck(const QString& folder);
  Q_INVOKABLE void forgetDeck(const QString& folder);

  /// True if the program begins where it was left.
  [[nodiscard]] bool comesBack() const;
  void setComesBack(bool comesBack);
  /// The place where it was left: the kind of page and what it shows, in words of whoever shows
  /// pages; empty on the shelf. (No property: the name of a match or a folder isn't for whoever
  /// reads the window.)
  Q_INVOKABLE QStringList leftAt() const;
  Q_INVOKABLE void setLeftAt(const QStringList& place);

  /// The place of the unpacked program that was last asked whether it is to be in the menu.
  [[nodiscard]] QString menuOffered() const;
  void setMenuOffered(const QString& program);

  /// The window's last place when it was not maximised: its frame's corner, its content's size; an
  /// invalid rectangle if that isn't known.
  [[nodiscard]] QRect windowGeometry() const;
  void setWindowGeometry(const QRect& geometry);
  /// True if it was maximised last.
  [[nodiscard]] bool windowMaximised() const;
  void setWindowMaximised(bool maximised);

  /// Says if the file is one that can't be read: to be called once there is somebody to hear it.
  void lookAtFile();

 signals:
  void changed();
  /// The program speaks another language now: texts are to be put into words again.
  void languageChanged();
  /// What was set couldn't be kept: why, in one sentence; once.
  void said(const QString& sentence);

 protected:
  /// The desktop's colours may change while the program runs.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void write(const QString& key, const QVariant& value);
  void keep(const QString& key, const QVariant& value);
  void tellUnkept();
  [[nodiscard]] double scale(const QString& key) const;

  mutable IniFile store_;
  bool stillDesktop_ = false;
  bool unkept_ = false;
};

}  // namespace raindelay
