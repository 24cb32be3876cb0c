#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

namespace raindelay {

/// A game's rules page (assets/<game>/rules.md), chapter by chapter.
class RulesText : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by GameCatalog")
  Q_PROPERTY(QStringList chapters READ chapters CONSTANT FINAL)

 public:
  /// `markdown`: a title, then chapters headed by `## `.
  explicit RulesText(const QString& markdown, QObject* parent = nullptr);

  /// The chapters' headings.
  [[nodiscard]] QStringList chapters() const { return chapters_; }
  /// A chapter as rich text; no words if there is no such chapter.
  Q_INVOKABLE QString text(int chapter) const;

 private:
  QStringList chapters_;
  QStringList texts_;
};

}  // namespace raindelay
