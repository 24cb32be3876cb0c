#pragma once

#include <QTimer>
#include <QUrl>

#include "output/export_job.h"
#include "output/preflight.h"
#include "studio/export_options.h"
#include "studio/studio_deck.h"

namespace raindelay {

/// Makes files of a deck that is open in Deck Studio, and says before what a press would do badly:
///
///     DeckExport { id: maker; deck: root.deck; shown: wall.inSight; onDone: … }
///     PushButton { enabled: maker.hindrance === ""; onClicked: maker.begin() }
///
/// Existing files stay as they were until all is done; a cancelled or failed export leaves nothing.
class DeckExport : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(raindelay::StudioDeck* deck READ deck WRITE setDeck NOTIFY selectionChanged FINAL)
  Q_PROPERTY(QString which MEMBER which_ NOTIFY selectionChanged FINAL)
  Q_PROPERTY(QList<int> shown MEMBER shown_ NOTIFY selectionChanged FINAL)
  Q_PROPERTY(QList<int> chosen MEMBER chosen_ NOTIFY selectionChanged FINAL)
  Q_PROPERTY(raindelay::ExportOptions* options READ options CONSTANT FINAL)
  Q_PROPERTY(raindelay::SheetOptions* sheets READ sheets CONSTANT FINAL)
  Q_PROPERTY(raindelay::PictureOptions* pictures READ pictures CONSTANT FINAL)
  Q_PROPERTY(raindelay::ProblemModel* findings READ findings CONSTANT FINAL)
  Q_PROPERTY(bool known READ isKnown NOTIFY planChanged FINAL)
  Q_PROPERTY(int changedCount READ changedCount NOTIFY planChanged FINAL)
  Q_PROPERTY(bool hasRules READ hasRules NOTIFY planChanged FINAL)
  Q_PROPERTY(bool hasTwoFaces READ hasTwoFaces NOTIFY planChanged FINAL)
  Q_PROPERTY(QString folder READ folder NOTIFY planChanged FINAL)
  Q_PROPERTY(QString target READ target NOTIFY planChanged FINAL)
  Q_PROPERTY(bool replaces READ replaces NOTIFY planChanged FINAL)
  Q_PROPERTY(QString summary READ summary NOTIFY planChanged FINAL)
  Q_PROPERTY(QString hindrance READ hindrance NOTIFY planChanged FINAL)
  Q_PROPERTY(QUrl made READ made NOTIFY madeChanged FINAL)
  Q_PROPERTY(QString madeName READ madeName NOTIFY madeChanged FINAL)
  Q_PROPERTY(QUrl madeFolder READ madeFolder NOTIFY madeChanged FINAL)
  Q_PROPERTY(bool checking READ isChecking NOTIFY checkingChanged FINAL)
  Q_PROPERTY(bool running READ isRunning NOTIFY runningChanged FINAL)
  Q_PROPERTY(double progress READ progress NOTIFY progressChanged FINAL)

 public:
  explicit DeckExport(QObject* parent = nullptr);

  [[nodiscard]] StudioDeck* deck() const { return deck_; }
  void setDeck(StudioDeck* deck);
  [[nodiscard]] ExportOptions* options() { return &options_; }
  [[nodiscard]] SheetOptions* sheets() { return &sheets_; }
  [[nodiscard]] PictureOptions* pictures() { return &pictures_; }
  /// The problems of the chosen cards in print.
  [[nodiscard]] ProblemModel* findings() { return &findings_; }

  /// The cards that go into it, as `which` says: "all", "shown" (the numbers in `shown`), "chosen"
  /// (those in `chosen`), "changed" (since they were exported in this way).
  [[nodiscard]] Selection selection() const;
  /// The deck was exported in this way before.
  [[nodiscard]] bool isKnown() const { return known_; }
  /// The number of its cards that look different since then.
  [[nodiscard]] int changedCount() const { return static_cast<int>(changed_.size()); }

  /// All of the deck's cards are exported, and it has rules that can be read: they can come as a
  /// booklet.
  [[nodiscard]] bool hasRules() const;
  /// The other side of some card is a face too: without backs it can't be played.
  [[nodiscard]] bool hasTwoFaces() const;

  /// The folder for files; what is made there, named after the deck; true if that exists already.
  [[nodiscard]] QString folder() const;
  [[nodiscard]] QString target() const;
  [[nodiscard]] bool replaces() const;
  /// The files that would be made: "Sheets: 6, each with 3 × 3 cards."; "" if none can be.
  [[nodiscard]] QString summary() const;
  /// The reason nothing can be made, one sentence; "" if it can.
  [[nodiscard]] QString hindrance() const;

  /// Sets where files go from now on.
  Q_INVOKABLE void setFolder(const QUrl& folder);

  /// The file or folder that was made last, its name, and where it lies; empty once something else
  /// is wished.
  [[nodiscard]] const QUrl& made() const { return made_; }
  [[nodiscard]] QString madeName() const { return made_.fileName(); }
  [[nodiscard]] QUrl madeFolder() const { return made_.adjusted(QUrl::RemoveFilename); }

  [[nodiscard]] bool isChecking() const { return checker_.isRunning() || checkSoon_.isActive(); }
  [[nodiscard]] bool isRunning() const { return job_.isRunning(); }
  [[nodiscard]] double progress() const { return job_.progress(); }

  /// Begins, unless something is running or hinders it. Ends with done(), failed() or cancelled().
  Q_INVOKABLE void begin();
  /// The same for the page that measures a printer, on the paper of `sheets`.
  Q_INVOKABLE void makeTestPage();
  Q_INVOKABLE void cancel() { job_.cancel(); }

 signals:
  void selectionChanged();
  /// Something else would be made, or elsewhere.
  void planChanged();
  void madeChanged();
  void checkingChanged();
  void runningChanged();
  void progressChanged();
  /// The files are there.
  void done();
  /// One sentence: why they aren't; or, behind done(), that it won't be known that they are.
  void failed(const QString& why);
  void cancelled();

 private:
  struct Plan {
    QString summary, hindrance;
  };
  [[nodiscard]] Plan plan() const;
  [[nodiscard]] Plan sheetPlan(const Selection& chosen) const;
  [[nodiscard]] Plan picturePlan(const Selection& chosen, const PngOptions& options) const;
  [[nodiscard]] PdfOptions pdfOptions() const;
  [[nodiscard]] PngOptions pngOptions() const;
  [[nodiscard]] PrintLimits limits() const;
  [[nodiscard]] QString memoryName() const;
  [[nodiscard]] QString nameOf(const QString& what, const char* ending) const;
  [[nodiscard]] ExportJob::Work work() const;
  void lookUp();
  void setMade(const QUrl& made);
  void check();

  StudioDeck* deck_ = nullptr;
  QString which_ = QStringLiteral("all");
  QList<int> shown_, chosen_;
  ExportOptions options_;
  SheetOptions sheets_;
  PictureOptions pictures_;
  bool known_ = false;
  std::vector<std::size_t> changed_;
  ProblemModel findings_;
  QTimer checkSoon_;
  std::shared_ptr<deck::Problems> found_;  // by the checker, once it is done
  QUrl making_, made_;
  std::function<Result<void>()> whenDone_;
  ExportJob checker_, job_;
};

}  // namespace raindelay
