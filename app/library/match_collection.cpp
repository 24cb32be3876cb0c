#include "library/match_collection.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <deque>

#include "core/memory.h"
#include "core/own_folder.h"
#include "shelf/match_folder.h"
#include "shelf/match_index.h"
#include "shelf/run_note.h"
#include "table/game_title.h"
#include "translations/file_words.h"

namespace raindelay {

namespace {

/// Days for which deleted matches can be brought back from their folder.
constexpr std::int64_t kDaysKept = 30;
constexpr std::int64_t kDay = 24LL * 3600 * 1'000'000'000;
/// Most lines that tell which files can't be taken in.
constexpr qsizetype kErrorLines = 4;
/// Files that are replayed before the thread looks for what else it is asked to do.
constexpr int kAtOnce = 8;

std::string pathText(const QString& path) {
  return QFile::encodeName(path).toStdString();
}

QString fromText(const std::string& text) {
  return QString::fromStdString(text);
}

LibraryEntry entryOf(const shelf::MatchFolder::File& file, shelf::MatchSummary summary) {
  return {fromText(file.name), std::move(summary),
          QDateTime::fromMSecsSinceEpoch(file.facts.written / 1'000'000)};
}

shelf::MatchSummary notRead(std::string why) {
  shelf::MatchSummary summary;
  summary.reading = shelf::Reading::kNot;
  summary.problem = std::move(why);
  return summary;
}

}  // namespace

/// The outcome for files that were to be taken in.
struct MatchCollection::Brought {
  std::vector<LibraryEntry> entries;
  QStringList names;  ///< all that are in the library now
  QStringList added;  ///< those that came
  QStringList known;  ///< those of which there was a copy
  QStringList errors;
};

/// Everything that the collection's thread works with.
struct MatchCollection::Work {
  Work(const std::string& path, std::int64_t now)
      : folder(path),
        index(path + "/.index",
              "raindelay " + QCoreApplication::applicationVersion().toStdString()),
        note(path + "/.running"),
        startedAt(now) {}

  shelf::MatchFolder folder;
  shelf::MatchIndex index;
  shelf::RunNote note;         ///< of all threads
  std::int64_t startedAt = 0;  ///< ns since 1970
  bool loaded = false;
  std::deque<shelf::MatchFolder::File> unread;

  /// Once, before anything else.
  void load() {
    if (std::exchange(loaded, true)) return;
    index.load();
    folder.purge(startedAt - kDaysKept * kDay);
    for (const char* inside : {"", "/deleted", "/analyses", "/.pictures"}) {
      files::tidyOwnFolder(folder.path() + inside, startedAt);
    }
  }
  /// The entry of a file of which this is known, also for the next time.
  LibraryEntry keep(const shelf::MatchFolder::File& file, shelf::MatchSummary summary) {
    index.put(file.name, file.facts, summary);
    return entryOf(file, std::move(summary));
  }
  LibraryEntry look(const shelf::MatchFolder::File& file) {
    // (The window would ask for a file of another name.)
    if (fromText(file.name).toStdString() != file.name) {
      return entryOf(file, notRead(tr("The file's name isn't valid UTF-8: rename it, then the "
                                      "match can be opened.")
                                       .toStdString()));
    }
    const shelf::RunNote::Reading noted(note, file.name);
    const Result<std::string> text = folder.read(file.name);
    return keep(file, text ? shelf::summarize(*text, file.name) : notRead(text.error().message));
  }
  /// The entry of one file, if it is there, kept on the disk at once.
  template <class Look>
  std::vector<LibraryEntry> alone(const std::string& name, const Look& look) {
    const auto facts = files::factsOf(folder.pathOf(name));
    if (!facts) return {};
    std::vector<LibraryEntry> one{look(shelf::MatchFolder::File{name, *facts})};
    index.save();
    return one;
  }
  /// The same of a file that has just been written.
  std::vector<LibraryEntry> lookAgain(const std::string& name) {
    return alone(name, [this](const auto& file) { return look(file); });
  }

  /// Moves a file to those that are deleted; its name there.
  Result<std::string> remove(const std::string& name) {
    std::erase_if(unread, [&](const shelf::MatchFolder::File& file) { return file.name == name; });
    return folder.remove(name);
  }
  /// Takes in a copy of a file from elsewhere; one that lies in the folder is there.
  void take(const QUrl& file, Brought& all) {
    if (!file.isLocalFile()) {
      all.errors << tr("%1 isn't a file on this computer.").arg(file.toDisplayString());
      return;
    }
    const std::string path = pathText(file.toLocalFile());
    std::string name;
    if (const auto here = folder.nameOf(path)) {
      name = *here;
    } else {
      const auto taken = folder.import(path);
      if (!taken) {
        all.errors << words::sentence(taken.error());
        return;
      }
      name = taken->name;
      (taken->known ? all.known : all.added) << fromText(name);
    }
    for (LibraryEntry& entry : lookAgain(name)) all.entries.push_back(std::move(entry));
    all.names << fromText(name);
  }
};

MatchCollection::MatchCollection(QString folder, Clock clock, QObject* parent)
    : QObject(parent), folder_(std::move(folder)), clock_(std::move(clock)) {
  work_ = std::make_shared<Work>(pathText(folder_), clock_().toMSecsSinceEpoch() * 1'000'000);
  workers_.setMaxThreadCount(1);
}

MatchCollection::~MatchCollection() {
  ending_ = true;
  waitForWorkers();
}

shelf::RunNote& MatchCollection::note() {
  return work_->note;
}

QString MatchCollection::pathOf(const QString& matchId) const {
  return QDir(folder_).filePath(QFileInfo(matchId).fileName());
}

bool MatchCollection::canGoOn(const QString& matchId) const {
  const LibraryEntry* entry = matches_.find(matchId);
  return entry != nullptr && entry->summary.waits();
}

void MatchCollection::inBackground(std::function<void()> job) {
  workers_.start([this, job = std::move(job)] {
    withinMemory(job, [this] {
      const auto tell = [this] { complain(tr("Not enough memory for this.")); };
      QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
    });
  });
}

void MatchCollection::waitForWorkers() {
  workers_.waitForDone();
}

void MatchCollection::work(std::function<Then(Work&)> job) {
  inBackground([this, job = std::move(job)] {
    work_->load();
    const Then then = job(*work_);
    if (then) QMetaObject::invokeMethod(this, then, Qt::QueuedConnection);
  });
}

void MatchCollection::complain(const QString& sentence) {
  emit said(sentence, false, true);
}

MatchCollection::Then MatchCollection::complaint(const Error& error) {
  return [this, sentence = words::sentence(error)] { complain(sentence); };
}

void MatchCollection::setReading(bool reading) {
  if (reading_ == reading) return;
  reading_ = reading;
  haveRead_ = haveRead_ || !reading;
  emit readingChanged();
}

QString MatchCollection::nameOf(const QString& matchId) const {
  const LibraryEntry* entry = matches_.find(matchId);
  return entry == nullptr ? matchId : entry->name();
}

// Reading.

void MatchCollection::refresh() {
  setReading(true);
  work([this](Work& work) -> Then {
    std::vector<LibraryEntry> known;
    QStringList all;
    work.unread.clear();
    for (const shelf::MatchFolder::File& file : work.folder.list()) {
      all << fromText(file.name);
      if (auto summary = work.index.find(file.name, file.facts)) {
        known.push_back(entryOf(file, *std::move(summary)));
      } else {
        work.unread.push_back(file);
      }
    }
    work.index.keepOnly([&](const std::string& name) { return all.contains(fromText(name)); });
    readSome();
    return [this, known = std::move(known), all] {
      matches_.keepOnly(all);
      matches_.put(known);
    };
  });
}

/// Replays a few of the files that aren't known, then takes its place in the queue again.
void MatchCollection::readSome() {
  work([this](Work& work) -> Then {
    std::vector<LibraryEntry> some;
    for (int i = 0; i < kAtOnce && !work.unread.empty() && !ending_; ++i) {
      some.push_back(work.look(work.unread.front()));
      work.unread.pop_front();
    }
    const bool done = work.unread.empty();
    if (done) {
      work.index.save();
    } else if (!ending_) {
      readSome();
    }
    return [this, some = std::move(some), done] {
      matches_.put(some);
      if (done) setReading(false);
    };
  });
}

// Work on files.

void MatchCollection::rename(const QString& matchId, const QString& title) {
  work([=, this](Work& work) -> Then {
    const std::string name = matchId.toStdString();
    if (const auto done = work.folder.setTitle(name, title.trimmed().toStdString()); !done) {
      return complaint(done.error());
    }
    return [this, entries = work.lookAgain(name)] { matches_.put(entries); };
  });
}

void MatchCollection::remove(const QString& matchId) {
  work([=, this](Work& work) -> Then {
    const Result<std::string> deleted = work.remove(matchId.toStdString());
    if (!deleted) return complaint(deleted.error());
    return [=, this, name = fromText(*deleted)] {
      const QString called = nameOf(matchId);
      matches_.remove(matchId);
      deleted_ << name;
      emit canUndoChanged();
      emit said(tr("“%1” was deleted.").arg(called), true, false);
    };
  });
}

void MatchCollection::discard(const QString& matchId) {
  work([=, this](Work& work) -> Then {
    // (One that can't be deleted is kept as any other.)
    if (!work.remove(matchId.toStdString())) return {};
    return [=, this] { matches_.remove(matchId); };
  });
}

void MatchCollection::undoRemove() {
  if (deleted_.isEmpty()) return;
  const QString last = deleted_.takeLast();
  emit canUndoChanged();
  work([=, this](Work& work) -> Then {
    const Result<std::string> back = work.folder.restore(last.toStdString());
    if (!back) return complaint(back.error());
    return [this, entries = work.lookAgain(*back), name = fromText(*back)] {
      matches_.put(entries);
      emit said(tr("“%1” is back.").arg(nameOf(name)), false, false);
      emit brought(name, 1, false);
    };
  });
}

void MatchCollection::bring(const QList<QUrl>& files, bool toPlay) {
  work([=, this](Work& work) -> Then {
    Brought all;
    for (const QUrl& file : files) work.take(file, all);
    return [this, all = std::move(all), toPlay] {
      matches_.put(all.entries);
      const QString words = wordsOn(all);
      if (!words.isEmpty()) emit said(words, false, !all.errors.isEmpty());
      if (!all.names.isEmpty()) emit brought(all.names.last(), int(all.names.size()), toPlay);
    };
  });
}

QString MatchCollection::wordsOn(const Brought& all) const {
  QStringList words;
  if (all.added.size() == 1) {
    words << tr("“%1” was added to the library.").arg(nameOf(all.added.first()));
  } else if (!all.added.isEmpty()) {
    words << tr("%n matches were added to the library.", nullptr, int(all.added.size()));
  }
  if (all.known.size() == 1) {
    words << tr("“%1” is already in the library.").arg(nameOf(all.known.first()));
  } else if (!all.known.isEmpty()) {
    words << tr("%n matches are already in the library.", nullptr, int(all.known.size()));
  }
  const bool many = all.errors.size() > kErrorLines;
  const qsizetype told = many ? kErrorLines - 1 : all.errors.size();
  words << all.errors.mid(0, told);
  if (many) {
    words << tr("%n more files couldn't be imported.", nullptr, int(all.errors.size() - told));
  }
  return words.join(QLatin1Char('\n'));
}

void MatchCollection::exportTo(const QString& matchId, const QUrl& file) {
  if (!file.isLocalFile()) {
    complain(tr("%1 isn't a file on this computer.").arg(file.toDisplayString()));
    return;
  }
  QString path = file.toLocalFile();
  if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".raindelay");
  elsewhere_ = QFileInfo(path).absolutePath();
  work([=, this](Work& work) -> Then {
    const auto done = work.folder.exportTo(matchId.toStdString(), pathText(path));
    if (!done) return complaint(done.error());
    return [=, this] {
      emit said(tr("Saved as %1.").arg(QDir::toNativeSeparators(path)), false, false);
    };
  });
}

QString MatchCollection::exportFolder() const {
  return elsewhere_.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                              : elsewhere_;
}

QString MatchCollection::exportName(const QString& matchId) const {
  const LibraryEntry* entry = matches_.find(matchId);
  if (entry == nullptr) return matchId;
  QString name = gameTitle(entry->summary.setup.game) + QLatin1Char(' ') + entry->name() +
                 QLatin1Char(' ') + entry->written.date().toString(Qt::ISODate) +
                 QStringLiteral(".raindelay");
  for (QChar& c : name) {
    if (QStringLiteral("/\\:*?\"<>|").contains(c)) c = QLatin1Char('-');
  }
  return name;
}

void MatchCollection::salvage(const QString& matchId) {
  work([=, this](Work& work) -> Then {
    const Result<std::string> made = work.folder.salvage(matchId.toStdString());
    if (!made) return complaint(made.error());
    return [this, entries = work.lookAgain(*made), name = fromText(*made)] {
      matches_.put(entries);
      emit brought(name, 1, true);
    };
  });
}

void MatchCollection::setAside(const QString& matchId) {
  work([=, this](Work& work) -> Then {
    const QString why =
        tr("Rain Delay crashed while reading this file, so it is read only when you ask.");
    const auto pass = [&](const auto& file) { return work.keep(file, notRead(why.toStdString())); };
    return [this, entries = work.alone(matchId.toStdString(), pass)] { matches_.put(entries); };
  });
}

void MatchCollection::readAgain(const QString& matchId) {
  work([=, this](Work& work) -> Then {
    return [this, entries = work.lookAgain(matchId.toStdString())] { matches_.put(entries); };
  });
}

}  // namespace raindelay
