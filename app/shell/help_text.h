#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

namespace raindelay {

/// A page of assets/ to read (a game's rules, the format of decks), chapter by chapter.
class HelpText : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QString page READ page WRITE setPage NOTIFY pageChanged FINAL)
  Q_PROPERTY(QStringList chapters READ chapters NOTIFY pageChanged FINAL)

 public:
  explicit HelpText(QObject* parent = nullptr) : QObject(parent) {}

  /// Its path in assets/, "tarot/rules.md"; the page of the user's language beside it
  /// ("tarot/rules.de.md") is read if there is one. One that isn't there has no chapters.
  [[nodiscard]] QString page() const { return page_; }
  void setPage(const QString& page);
  /// Reads a title, then chapters headed by `## `.
  void setMarkdown(const QString& markdown);

  /// The chapters' headings.
  [[nodiscard]] QStringList chapters() const { return chapters_; }
  /// A chapter as rich text, with `words` marked where they stand; no text if there is no such
  /// chapter.
  Q_INVOKABLE QString text(int chapter, const QString& words = {}) const;
  /// The first place of the words in a chapter's text, in characters; -1 if nowhere. Neither
  /// capitals nor accents need be typed.
  Q_INVOKABLE int find(int chapter, const QString& words) const;

 signals:
  void pageChanged();

 private:
  QString page_;
  QStringList chapters_;
  QStringList texts_;
};

}  // namespace raindelay
