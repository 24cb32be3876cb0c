#include "table/lesson.h"

#include <algorithm>

#include "translations/words.h"

namespace raindelay {

Lesson::Lesson(const LessonInfo& info, LessonCourse course, std::unique_ptr<MatchController> table,
               QObject* parent)
    : QObject(parent), info_(&info), course_(std::move(course)), table_(std::move(table)) {
  connect(table_.get(), &MatchController::changed, this, &Lesson::lookAgain);
  table_->deciders().follow([this] { return course_.due(table_->match(), read_); });
}

Lesson::~Lesson() = default;

/// The last step so far that has words: what the other side does has none.
const LessonStep& Lesson::spoken() const {
  std::size_t step = std::min(step_, info_->steps.size() - 1);
  while (step > 0 && info_->steps[step].text.empty()) --step;
  return info_->steps[step];
}

int Lesson::step() const {
  return static_cast<int>(course_.told(std::min(step_ + 1, course_.size())));
}

QString Lesson::text() const {
  return words::translated(spoken().text);
}

QString Lesson::rule() const {
  return words::plain(spoken().rule);
}

void Lesson::next() {
  if (!isReading()) return;
  read_ = step_ + 1;
  table_->deciders().followOn();
  lookAgain();
}

void Lesson::lookAgain() {
  if (table_->playback()->busy()) return;
  step_ = course_.at(table_->match(), read_);
  emit changed();
}

}  // namespace raindelay
