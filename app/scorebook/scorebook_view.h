#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QUrl>

#include "scorebook/layout.h"
#include "table/match_controller.h"

namespace raindelay {

/// The scorebook of a match, as those who look may know it and as far as it was shown; while nobody
/// looks there is none. Follows the match as long as it is set.
class ScorebookView : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(raindelay::MatchController* match READ match WRITE setMatch NOTIFY changed FINAL)
  Q_PROPERTY(bool empty READ isEmpty NOTIFY changed FINAL)
  Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
  Q_PROPERTY(QString fileName READ fileName NOTIFY changed FINAL)

 public:
  using QObject::QObject;

  [[nodiscard]] MatchController* match() const { return match_; }
  void setMatch(MatchController* match);
  /// There is nothing to write down yet.
  [[nodiscard]] bool isEmpty() const;
  /// All of it in words.
  [[nodiscard]] QString text() const;
  /// The name proposed for a file of it, without an ending.
  [[nodiscard]] QString fileName() const;
  /// On pages; none if it is empty.
  [[nodiscard]] book::Pages layOut(const book::Sheet& sheet) const;

  /// Saves it in the form that the file's ending names (.pdf, .png, .txt, .csv); "" if that went
  /// well, else why not.
  Q_INVOKABLE QString save(const QUrl& file) const;
  /// Puts the text into the clipboard.
  Q_INVOKABLE void copy() const;
  /// The names of this computer's printers, the usual one first.
  Q_INVOKABLE static QStringList printers();
  /// Prints it; "" if the printer took it, else why not.
  Q_INVOKABLE QString printOn(const QString& printer) const;
  /// The name of a file, for a word about it.
  Q_INVOKABLE static QString nameOf(const QUrl& file);

 signals:
  void changed();

 private:
  void read();

  MatchController* match_ = nullptr;
  book::Written written_;
};

}  // namespace raindelay
