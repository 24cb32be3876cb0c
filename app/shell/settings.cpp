#include "shell/settings.h"

#include <QEvent>
#include <QGuiApplication>
#include <QPalette>
#include <algorithm>
#include <array>
#include <cmath>

#include "core/limits.h"
#include "library/folders.h"
#include "table/playback.h"
#include "translations/languages.h"

namespace raindelay {

namespace {

/// Values of a setting that say how long something takes; the first is the usual one.
struct Speed {
  const char* id;
  int milliseconds;
};
using Speeds = std::array<Speed, 4>;
constexpr int kUsual = Playback::kUsualMotionMs;
constexpr Speeds kMotions{{{"normal", kUsual}, {"instant", 0}, {"fast", 150}, {"slow", 250}}};
constexpr Speeds kPaces{{{"normal", 900}, {"instant", 0}, {"fast", 400}, {"slow", 1800}}};

constexpr double kUsualVolume = 0.6;

/// The one of this name, else the usual one.
const Speed& speed(const Speeds& speeds, const QString& id) {
  const auto found = std::find_if(speeds.begin(), speeds.end(),
                                  [&](const Speed& one) { return id == QLatin1String(one.id); });
  return found == speeds.end() ? speeds.front() : *found;
}

const QString kAppearance = QStringLiteral("appearance");
const QString kLanguage = QStringLiteral("language");
const QString kSystem = QStringLiteral("system");
const QString kTextScale = QStringLiteral("textScale");
const QString kCardScale = QStringLiteral("cardScale");
const QString kMotion = QStringLiteral("motion");
const QString kEndTurn = QStringLiteral("endTurn");
const QString kSoleAnswers = QStringLiteral("soleAnswers");
const QString kSecretChoice = QStringLiteral("secretChoice");
const QString kPacks = QStringLiteral("packs/");
const QString kLeftToCoach = QStringLiteral("coach/%1/%2");
const QString kHandOrders = QStringLiteral("handOrders/");
const QString kOneClick = QStringLiteral("oneClick");
const QString kTableHelps = QStringLiteral("tableHelps");
const QString kTips = QStringLiteral("tips");
const QString kToldTips = QStringLiteral("toldTips");
const QString kPlayerNames = QStringLiteral("playerNames");
const QString kSeats = QStringLiteral("seats/");
const QString kOptions = QStringLiteral("options/");
const QString kPace = QStringLiteral("pace");
const QString kMuted = QStringLiteral("muted");
const QString kVolume = QStringLiteral("volume");
const QString kComesBack = QStringLiteral("comesBack");
const QString kLeftAt = QStringLiteral("leftAt");
const QString kRecentDecksKey = QStringLiteral("recentDecks");
const QString kMenuOffered = QStringLiteral("menuOffered");
const QString kWindow = QStringLiteral("window");
const QString kMaximised = QStringLiteral("maximised");

}  // namespace

Settings::Settings(QObject* parent) : QObject(parent), store_(settingsFile()) {
  if (qGuiApp != nullptr) qGuiApp->installEventFilter(this);
}

bool Settings::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::ApplicationPaletteChange) emit changed();
  return QObject::eventFilter(watched, event);
}

void Settings::write(const QString& key, const QVariant& value) {
  if (store_.value(key) == value) return;
  keep(key, value);
  emit changed();
}

void Settings::keep(const QString& key, const QVariant& value) {
  store_.setValue(key, value);
  // It is in the file when the events that there are by now have been handled.
  const auto tell = [this] {
    if (store_.status() == QSettings::AccessError) tellUnkept();
  };
  QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
}

void Settings::lookAtFile() {
  if (!store_.hindrance().isEmpty()) tellUnkept();
}

void Settings::tellUnkept() {
  if (unkept_) return;
  unkept_ = true;
  if (store_.hindrance().isEmpty()) {
    emit said(
        tr("%1 couldn't be written: changes last only until you quit.").arg(store_.fileName()));
  } else {
    emit said(
        tr("%1 can't be read: it isn't an ordinary file of up to %2 MB, or holds what Rain Delay "
           "never writes. Until you move it, Rain Delay uses its defaults and forgets changes when "
           "you quit.")
            .arg(store_.hindrance())
            .arg(kMaxSettingsBytes / kMegabyte));
  }
}

double Settings::scale(const QString& key) const {
  bool isNumber = false;
  const double value = store_.value(key, 1.0).toDouble(&isNumber);
  if (!isNumber || !std::isfinite(value)) return 1.0;
  return std::clamp(value, kSmallestScale, kLargestScale);
}

QString Settings::appearance() const {
  const QString value = store_.value(kAppearance).toString();
  const bool known = value == QLatin1String("light") || value == QLatin1String("dark");
  return known ? value : kSystem;
}

void Settings::setAppearance(const QString& appearance) {
  write(kAppearance, appearance);
}

bool Settings::dark() const {
  const QString value = appearance();
  if (value != kSystem) return value == QLatin1String("dark");
  const QPalette palette = QGuiApplication::palette();
  return palette.color(QPalette::WindowText).lightness() >
         palette.color(QPalette::Window).lightness();
}

QString Settings::language() const {
  const QString value = store_.value(kLanguage).toString();
  return languages().contains(value) ? value : kSystem;
}

void Settings::setLanguage(const QString& language) {
  if (language == this->language()) return;
  keep(kLanguage, language);
  speak();
  emit changed();
}

void Settings::speak() {
  const QString wanted = language();
  raindelay::languages::speak(wanted == kSystem ? raindelay::languages::ofDesktop() : wanted);
  emit languageChanged();
}

QStringList Settings::languages() {
  QStringList codes;
  for (const raindelay::languages::Language& one : raindelay::languages::all()) codes << one.code;
  return codes;
}

QStringList Settings::languageNames() {
  QStringList names;
  for (const raindelay::languages::Language& one : raindelay::languages::all()) names << one.name;
  return names;
}

double Settings::textScale() const {
  return scale(kTextScale);
}
void Settings::setTextScale(double value) {
  write(kTextScale, value);
}
double Settings::cardScale() const {
  return scale(kCardScale);
}
void Settings::setCardScale(double value) {
  write(kCardScale, value);
}

QString Settings::motion() const {
  const QString unsaid = stillDesktop_ ? QStringLiteral("instant") : QString();
  return QString::fromLatin1(speed(kMotions, store_.value(kMotion, unsaid).toString()).id);
}

void Settings::setStillDesktop(bool still) {
  stillDesktop_ = still;
  emit changed();
}

void Settings::setMotion(const QString& motion) {
  write(kMotion, motion);
}

int Settings::motionMs() const {
  return speed(kMotions, motion()).milliseconds;
}

QString Settings::pace() const {
  return QString::fromLatin1(speed(kPaces, store_.value(kPace).toString()).id);
}
void Settings::setPace(const QString& pace) {
  write(kPace, pace);
}
int Settings::paceMs() const {
  return speed(kPaces, pace()).milliseconds;
}

bool Settings::endTurn() const {
  return store_.value(kEndTurn).toString() != QLatin1String("false");
}
void Settings::setEndTurn(bool endTurn) {
  write(kEndTurn, endTurn);
}

bool Settings::soleAnswers() const {
  return store_.value(kSoleAnswers).toString() == QLatin1String("true");
}
void Settings::setSoleAnswers(bool soleAnswers) {
  write(kSoleAnswers, soleAnswers);
}

QString Settings::secretChoice() const {
  const bool together = store_.value(kSecretChoice).toString() == QLatin1String("together");
  return together ? QStringLiteral("together") : QStringLiteral("pass");
}
void Settings::setSecretChoice(const QString& way) {
  write(kSecretChoice, way);
}

QString Settings::pack(const QString& gameId) const {
  return store_.value(kPacks + gameId).toString();
}
void Settings::setPack(const QString& gameId, const QString& pack) {
  write(kPacks + gameId, pack);
}

QString Settings::handOrder(const QString& gameId) const {
  return store_.value(kHandOrders + gameId).toString();
}
void Settings::setHandOrder(const QString& gameId, const QString& order) {
  write(kHandOrders + gameId, order);
}

QStringList Settings::leftToCoach(const QString& gameId, int seat) const {
  return store_.value(kLeftToCoach.arg(gameId).arg(seat)).toStringList();
}
void Settings::setLeftToCoach(const QString& gameId, int seat, const QStringList& duties) {
  write(kLeftToCoach.arg(gameId).arg(seat), duties);
}

bool Settings::oneClick() const {
  return store_.value(kOneClick).toString() != QLatin1String("false");
}
void Settings::setOneClick(bool oneClick) {
  write(kOneClick, oneClick);
}

bool Settings::tableHelps() const {
  return store_.value(kTableHelps).toString() == QLatin1String("true");
}
void Settings::setTableHelps(bool tableHelps) {
  write(kTableHelps, tableHelps);
}

bool Settings::tips() const {
  return store_.value(kTips).toString() != QLatin1String("false");
}
void Settings::setTips(bool tips) {
  if (tips && !this->tips()) store_.remove(kToldTips);
  write(kTips, tips);
}

QStringList Settings::toldTips(const QString& gameId) const {
  return store_.value(kToldTips + QLatin1Char('/') + gameId).toStringList();
}
void Settings::addToldTip(const QString& gameId, const QString& tip) {
  store_.setValue(kToldTips + QLatin1Char('/') + gameId, toldTips(gameId) << tip);
}

QStringList Settings::playerNames() const {
  return store_.value(kPlayerNames).toStringList();
}
void Settings::setPlayerNames(const QStringList& names) {
  write(kPlayerNames, names);
}

QStringList Settings::seats(const QString& gameId) const {
  return store_.value(kSeats + gameId).toStringList();
}
QStringList Settings::options(const QString& gameId) const {
  return store_.value(kOptions + gameId).toStringList();
}
void Settings::keepSetup(const QString& gameId, const QStringList& seats,
                         const QStringList& options) {
  write(kSeats + gameId, seats);
  write(kOptions + gameId, options);
}

bool Settings::muted() const {
  return store_.value(kMuted).toString() == QLatin1String("true");
}
void Settings::setMuted(bool muted) {
  write(kMuted, muted);
}

double Settings::volume() const {
  bool isNumber = false;
  const double value = store_.value(kVolume, kUsualVolume).toDouble(&isNumber);
  return isNumber && std::isfinite(value) ? std::clamp(value, 0.0, 1.0) : kUsualVolume;
}
void Settings::setVolume(double volume) {
  write(kVolume, volume);
}

QStringList Settings::recentDecks() const {
  return store_.value(kRecentDecksKey).toStringList();
}
void Settings::addRecentDeck(const QString& folder) {
  QStringList decks = recentDecks();
  decks.removeAll(folder);
  decks.prepend(folder);
  write(kRecentDecksKey, decks.mid(0, Settings::kRecentDecks));
}
void Settings::forgetDeck(const QString& folder) {
  QStringList decks = recentDecks();
  decks.removeAll(folder);
  write(kRecentDecksKey, decks);
}

QString Settings::menuOffered() const {
  return store_.value(kMenuOffered).toString();
}
void Settings::setMenuOffered(const QString& program) {
  keep(kMenuOffered, program);
}

bool Settings::comesBack() const {
  return store_.value(kComesBack).toString() != QLatin1String("false");
}
void Settings::setComesBack(bool comesBack) {
  write(kComesBack, comesBack);
}

QStringList Settings::leftAt() const {
  return store_.value(kLeftAt).toStringList();
}
void Settings::setLeftAt(const QStringList& place) {
  store_.setValue(kLeftAt, place);
}

QRect Settings::windowGeometry() const {
  return store_.value(kWindow).toRect();
}
void Settings::setWindowGeometry(const QRect& geometry) {
  store_.setValue(kWindow, geometry);
}
bool Settings::windowMaximised() const {
  return store_.value(kMaximised).toString() == QLatin1String("true");
}
void Settings::setWindowMaximised(bool maximised) {
  store_.setValue(kMaximised, maximised);
}

}  // namespace raindelay
