// Exports beside the UI thread: how they end, what they tell, what they leave.
#include "output/export_job.h"

#include <gmock/gmock.h>

#include <QSignalSpy>
#include <semaphore>

#include "app/output_fixture.h"
#include "output/contact_sheet.h"
#include "output/pdf_export.h"
#include "output/picture_export.h"
#include "output/tabletop_export.h"

namespace raindelay {
namespace {

using testing::Contains;
using testing::IsEmpty;

struct Spies {
  explicit Spies(ExportJob& job)
      : done(&job, &ExportJob::done),
        failed(&job, &ExportJob::failed),
        cancelled(&job, &ExportJob::cancelled),
        progress(&job, &ExportJob::progressChanged) {}
  void waitFor(QSignalSpy& spy) const {
    if (spy.isEmpty()) {
      EXPECT_TRUE(spy.wait(60'000));
    }
  }
  [[nodiscard]] int ends() const {
    return static_cast<int>(done.size() + failed.size() + cancelled.size());
  }

  QSignalSpy done, failed, cancelled, progress;
};

TEST(ExportJob, EndsOnceAndIsFreeAgain) {
  ExportJob job;
  Spies spies(job);
  job.begin([](Progress&) { return Result<void>(); });
  EXPECT_TRUE(job.isRunning());
  spies.waitFor(spies.done);
  EXPECT_EQ(spies.ends(), 1);
  EXPECT_FALSE(job.isRunning());
  job.begin([](Progress&) { return Result<void>(Error{"No room."}); });
  spies.waitFor(spies.failed);
  EXPECT_EQ(spies.failed[0][0].toString(), QStringLiteral("No room."));
  EXPECT_EQ(spies.ends(), 2);
}

TEST(ExportJob, WithoutMemoryItFails) {
  ExportJob job;
  Spies spies(job);
  job.begin([](Progress&) -> Result<void> { throw std::bad_alloc(); });
  spies.waitFor(spies.failed);
  EXPECT_EQ(spies.failed[0][0].toString(),
            QStringLiteral("There is not enough memory for pictures of this size."));
  EXPECT_FALSE(job.isRunning());
}

TEST(ExportJob, ProgressNeverGoesBack) {
  ExportJob job;
  Spies spies(job);
  double shown = 0;
  QObject::connect(&job, &ExportJob::progressChanged, &job, [&] {
    if (!spies.progress.isEmpty() && job.progress() != 0) {
      EXPECT_GT(job.progress(), shown);
    }
    shown = job.progress();
  });
  const Selection selection = printedSelection();
  job.begin([&](Progress& progress) {
    return paintEach(selection, 40, progress,
                     [](CardPainter&, std::size_t) -> Result<void> { return {}; });
  });
  spies.waitFor(spies.done);
  EXPECT_EQ(job.progress(), 1);
}

TEST(ExportJob, AnotherOneTakesItsPlaceAndTheFirstIsSilent) {
  ExportJob job;
  Spies spies(job);
  std::binary_semaphore begun{0};
  job.begin([&](Progress& progress) -> Result<void> {
    begun.release();
    while (!progress.cancelled()) std::this_thread::yield();
    progress.step();
    return Error{kCancelled};
  });
  begun.acquire();
  job.begin([](Progress&) { return Result<void>(); });
  spies.waitFor(spies.done);
  EXPECT_EQ(spies.ends(), 1);
  EXPECT_EQ(job.progress(), 0) << "the first one's step isn't the second one's";
}

TEST(ExportJob, ThatGoesWaitsForItsWork) {
  std::atomic<bool> ended = false;
  {
    ExportJob job;
    job.begin([&](Progress& progress) -> Result<void> {
      while (!progress.cancelled()) std::this_thread::yield();
      ended = true;
      return Error{kCancelled};
    });
  }
  EXPECT_TRUE(ended);
}

/// Each kind of export, into `out`.
struct Kind {
  const char* what;
  Result<void> (*write)(const Selection& selection, const std::string& out, Progress& progress);
  const char* file;  ///< one that it makes
};

class EveryExport : public testing::TestWithParam<Kind> {
 protected:
  void run(ExportJob& job) {
    job.begin([this](Progress& progress) {
      return GetParam().write(selection_, scratch_.path("out"), progress);
    });
  }

  Selection selection_ = printedSelection();
  Scratch scratch_;
};

TEST_P(EveryExport, IsWhollyThereWhenItIsDone) {
  ExportJob job;
  Spies spies(job);
  run(job);
  spies.waitFor(spies.done);
  EXPECT_THAT(scratch_.names("out"), Contains(GetParam().file));
  for (const std::string& name : scratch_.names("out")) EXPECT_NE(name.front(), '.') << name;
}

TEST_P(EveryExport, CancelledAtAnyStepLeavesNothing) {
  // Once more with each step at which it is cancelled, until it is too late for that.
  for (int step = 0;; ++step) {
    int steps = 0;
    Progress* running = nullptr;
    Progress progress([&](double) {
      if (++steps > step) running->cancel();
    });
    running = &progress;
    if (step == 0) progress.cancel();
    if (GetParam().write(selection_, scratch_.path("out"), progress)) break;
    EXPECT_THAT(scratch_.names(), IsEmpty()) << "at step " << step;
    ASSERT_LT(step, 100);
  }
  EXPECT_THAT(scratch_.names("out"), Contains(GetParam().file));
}

TEST_P(EveryExport, WhereNothingCanBeWrittenIsOneSentence) {
  QFile(QString::fromStdString(scratch_.path("out"))).open(QIODevice::WriteOnly);
  ExportJob job;
  Spies spies(job);
  run(job);
  spies.waitFor(spies.failed);
  EXPECT_TRUE(spies.failed[0][0].toString().contains(QStringLiteral("out couldn't be written")))
      << spies.failed[0][0].toString().toStdString();
  EXPECT_THAT(scratch_.names(), testing::ElementsAre("out"));
}

INSTANTIATE_TEST_SUITE_P(
    Table, EveryExport,
    testing::Values(
        Kind{"Pdf",
             [](const Selection& selection, const std::string& out, Progress& progress) {
               return writePdf(selection, {}, out + "/x.pdf", progress);
             },
             "x.pdf"},
        Kind{"Pictures",
             [](const Selection& selection, const std::string& out, Progress& progress) {
               PngOptions options;
               options.dpi = 50;
               return writePictures(selection, options, out, progress);
             },
             "a.png"},
        Kind{"ContactSheet",
             [](const Selection& selection, const std::string& out, Progress& progress) {
               ContactSheetOptions options;
               options.cardWidth = 60;
               return writeContactSheet(selection, options, out + "/x.png", progress);
             },
             "x.png"},
        Kind{"Tabletop",
             [](const Selection& selection, const std::string& out, Progress& progress) {
               TabletopOptions options;
               options.side = 1024;
               return writeTabletop(selection, options, out, progress);
             },
             "Proof.json"}),
    [](const auto& kind) { return std::string(kind.param.what); });

}  // namespace
}  // namespace raindelay
