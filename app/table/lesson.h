#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <memory>

#include "match/lesson_course.h"
#include "table/match_controller.h"

namespace raindelay {

/// A lesson at the table: a match that tells step by step what happens and why. The learner can do
/// only what is due; undo leads back.
class Lesson : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("made by MatchLibrary")
  Q_PROPERTY(raindelay::MatchController* match READ match CONSTANT FINAL)
  Q_PROPERTY(int step READ step NOTIFY changed FINAL)
  Q_PROPERTY(int steps READ steps CONSTANT FINAL)
  Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
  Q_PROPERTY(QString rule READ rule NOTIFY changed FINAL)
  Q_PROPERTY(bool reading READ isReading NOTIFY changed FINAL)
  Q_PROPERTY(bool over READ isOver NOTIFY changed FINAL)

 public:
  /// `info` is static; the course was made from it.
  Lesson(const LessonInfo& info, LessonCourse course, std::unique_ptr<MatchController> table,
         QObject* parent = nullptr);
  ~Lesson() override;

  [[nodiscard]] MatchController* match() const { return table_.get(); }
  /// The number of the step that is said now, from 1, and how many are said in all; what the other
  /// side does counts as none.
  [[nodiscard]] int step() const;
  [[nodiscard]] int steps() const { return static_cast<int>(course_.told()); }
  /// The words that are said now, and the number of the rule that they are about (in the game's
  /// rules.md; empty: none). While something moves, the words before.
  [[nodiscard]] QString text() const;
  [[nodiscard]] QString rule() const;
  /// It waits for next().
  [[nodiscard]] bool isReading() const { return step_ < course_.size() && course_.isRead(step_); }
  [[nodiscard]] bool isOver() const { return step_ == course_.size(); }

  /// The step was read.
  Q_INVOKABLE void next();

 signals:
  void changed();

 private:
  [[nodiscard]] const LessonStep& spoken() const;
  void lookAgain();

  const LessonInfo* info_;
  LessonCourse course_;
  std::unique_ptr<MatchController> table_;
  std::size_t read_ = 0;  ///< so many steps at least were read
  std::size_t step_ = 0;
};

}  // namespace raindelay
