#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>
#include <variant>
#include <vector>

#include "core/result.h"
#include "core/text.h"
#include "deck/remedy.h"
#include "deck/side.h"

namespace raindelay::deck {

/// An error has to be put right: something isn't drawn, or not as it is meant. A warning is drawn
/// as it is written, and most likely not what was wanted.
enum class Severity { kError, kWarning };

/// One kind of problem: all that is known before there is a deck.
struct ProblemKind {
  const char* id = "";  ///< "unknown-key": a promise, never renamed
  Severity severity = Severity::kError;
  Text text;  ///< one sentence with %1, %2 … for values; the place isn't part of it
  /// The same of one element on several cards, which differ in the values: %1 is the element's
  /// name, %2 … are the values of one of them. Empty: with other values it is another problem.
  Text ofSeveral = {};
};

/// The place of a problem; whatever isn't known is empty.
struct Site {
  std::string file;        ///< what has to be changed: "cards.csv", "deck.yaml", "art/d0.svg"
  int line = 0;            ///< of deck.yaml, from 1
  std::size_t offset = 0;  ///< of what begins in that line, in bytes (without a byte order mark)
  int row = 0;             ///< of the table `file` as a spreadsheet counts: the header is row 1
  std::string column;      ///< of the table `file`
  std::optional<std::size_t> card;  ///< index of the card, below DataFrame::rows()
  std::string code;                 ///< of the card
  std::optional<Side> side;
  std::string element;  ///< its name, or its type

  /// True if a line of deck.yaml is the place, not a file that the line names.
  bool inDeckYaml() const { return line > 0 && (file.empty() || file == "deck.yaml"); }

  friend bool operator==(const Site&, const Site&) = default;
};

/// A mistake in a deck: the problem list shows it, the command line prints it, and jumping to the
/// place follows it.
struct Problem {
  Problem(const ProblemKind& kind, std::vector<std::string> kindValues = {})  // NOLINT: implicit
      : id(kind.id),
        severity(kind.severity),
        text(kind.text),
        ofSeveral(kind.ofSeveral),
        values(std::move(kindValues)) {}

  std::string id;
  Severity severity;
  Text text;
  Text ofSeveral;  ///< as the kind's
  std::vector<std::string> values;
  std::string nearest;             ///< of an unknown name: the known one that it is most like
  std::vector<std::string> known;  ///< all known names, if there are few and none is near
  Site site;
  std::optional<Remedy> remedy;  ///< nothing: only its author can put it right

  /// Sets `nearest`, and with it a remedy, or `known`.
  Problem& meant(std::string_view name, const std::vector<std::string>& candidates) &;
  Problem&& meant(std::string_view name, const std::vector<std::string>& candidates) &&;

  /// The mistake in English, without the place.
  std::string message() const;
  /// The place in English: "cards.csv, row 7, column rank"; empty if there is none.
  std::string where() const;
  /// Both: "cards.csv, row 7, column rank: …".
  std::string sentence() const;
  /// True if the place is a whole file that the message names anyway.
  bool namesItsFile() const;
  /// The remedy in English; empty if there is none.
  std::string fix() const;

  friend bool operator==(const Problem& a, const Problem& b) {
    return a.id == b.id && a.values == b.values && a.site == b.site && a.remedy == b.remedy;
  }
};

/// A problem with a whole file, of which its sentence says the name as %1.
Problem ofFile(const ProblemKind& kind, const std::string& file,
               const std::vector<std::string>& otherValues = {});

/// A problem, and all the places where it is: the same is said of several cards.
struct ProblemGroup {
  Problem problem;          ///< in the first place; said, and put right, for all of them
  std::vector<Site> sites;  ///< that one first

  friend bool operator==(const ProblemGroup&, const ProblemGroup&) = default;
};

/// Collects problems: each sentence once, the first kMost that say different things, in at most
/// kMostPlaces places.
class Problems {
 public:
  static constexpr std::size_t kMost = 200;
  static constexpr std::size_t kMostPlaces = 20'000;

  void add(Problem problem);
  void add(const Problems& others);

  const std::vector<Problem>& list() const { return list_; }
  /// The problems as everybody shows them: errors first, then in the order of the cards.
  std::vector<ProblemGroup> groups() const;
  bool empty() const { return list_.empty(); }
  /// True if there were more than are kept.
  bool more() const { return more_; }
  /// The first error; null if there is none.
  const Problem* firstError() const;
  /// The number of errors among those that are kept.
  std::size_t errors() const;

 private:
  std::vector<Problem> list_;
  std::unordered_set<std::string> seen_;  // sentences
  std::unordered_set<std::string> said_;  // by what is said, wherever it is
  bool more_ = false;
};

/// A value read from a deck's file, or the problem that explains why there is nothing:
///
///     auto length = parseLength(text);
///     if (!length) return length.problem();  // converts into any other Checked
template <typename T>
class [[nodiscard]] Checked {
 public:
  Checked(T value) : content_(std::in_place_index<0>, std::move(value)) {}            // NOLINT
  Checked(Problem problem) : content_(std::in_place_index<1>, std::move(problem)) {}  // NOLINT

  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }
  /// The value; only if ok().
  const T& operator*() const& { return std::get<0>(content_); }
  T& operator*() & { return std::get<0>(content_); }
  T&& operator*() && { return std::get<0>(std::move(content_)); }
  const T* operator->() const { return &std::get<0>(content_); }
  /// The reason why there is none; only if not ok().
  const Problem& problem() const { return std::get<1>(content_); }
  /// The same for those who need the sentence alone.
  Error error() const { return {problem().sentence()}; }
  operator Result<T>() const& {  // NOLINT: implicit
    return ok() ? Result<T>(**this) : Result<T>(error());
  }
  operator Result<T>() && {  // NOLINT: implicit
    return ok() ? Result<T>(*std::move(*this)) : Result<T>(error());
  }

 private:
  std::variant<T, Problem> content_;
};

}  // namespace raindelay::deck
