#pragma once

#include <QSizeF>
#include <QString>
#include <QStringList>
#include <QTextDocument>
#include <vector>

class QPainter;

namespace raindelay {

/// Rules as the pages of a little book: Markdown, with the title and the chapter at the pages'
/// heads and numbers at their feet. A heading stays with what it heads, a short table or paragraph
/// on one page; a long table repeats its head. Nothing is loaded that the text names: pictures,
/// HTML and addresses are left out.
class RulesPages {
 public:
  /// `title`: of the deck, if the text has none. `page`: the size of a page, mm. `families`: the
  /// typefaces, each for what the ones before lack.
  RulesPages(const QString& markdown, const QString& title, const QSizeF& page,
             const QStringList& families);

  [[nodiscard]] int count() const { return text_.pageCount(); }
  /// Paints a page, counted from 1; the odd ones lie on the right. The painter's unit is 1 mm, its
  /// origin the page's corner.
  void paint(QPainter& painter, int page);

 private:
  /// A text that loads nothing.
  class Text : public QTextDocument {
   protected:
    QVariant loadResource(int /*type*/, const QUrl& /*name*/) override { return {}; }
  };
  struct Chapter {
    int page;
    QString heading;
  };
  void findChapters();
  void paintMargins(QPainter& painter, int page) const;
  [[nodiscard]] QString chapterAt(int page) const;

  QSizeF page_;       // in the text's units
  double scale_ = 1;  // from the text's units to mm
  QStringList families_;
  Text text_;
  QString title_;
  std::vector<Chapter> chapters_;
};

}  // namespace raindelay
