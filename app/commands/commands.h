#pragma once

#include <functional>
#include <memory>
#include <string>

#include "output/preflight.h"
#include "terminal/command.h"

/// The commands that need the painter, by file, and what they share.
namespace raindelay::commands {

using terminal::Arguments;
using terminal::Exit;
using terminal::kDone;
using terminal::kMisuse;
using terminal::kNo;

int runCheck(const Arguments& arguments);
int runRender(const Arguments& arguments);
int runPdf(const Arguments& arguments);
int runSheet(const Arguments& arguments);
int runTestPage(const Arguments& arguments);

/// One sentence on standard error; gives back the exit code.
int fail(const std::string& why, Exit code);

/// The deck that somebody points at: a folder, a ZIP file, a table alone.
[[nodiscard]] deck::DeckReading readDeckAt(const std::string& path);

/// A deck to be exported.
struct ChosenDeck {
  Selection selection;     ///< the deck in its skin, and the cards that the options choose
  deck::Problems reading;  ///< what reading the deck told
};

/// The deck, and the cards that --cards, --changed-from, --language and --low-ink choose. If there
/// is no card in it, its problems are told: as a report if --json wants one, else a line each.
[[nodiscard]] Result<ChosenDeck> chosenFrom(const Arguments& arguments);

/// Tells what is wrong with the deck, and then writes it into the command's second word, unless it
/// has mistakes and --anyway isn't given. With --json the report has what was `made`. Gives back
/// the exit code.
int runExport(const Arguments& arguments, const ChosenDeck& chosen, const PrintLimits& limits,
              const std::function<Result<void>(const std::string& out, Progress&)>& write);

/// The print shop of --vendor, null if it isn't given.
[[nodiscard]] Result<const deck::Vendor*> vendorFrom(const Arguments& arguments);

/// A number in millimetres or degrees; `fallback` if the option isn't given.
[[nodiscard]] Result<double> measure(const Arguments& arguments, std::string_view option,
                                     double fallback);

/// Does it with a bar on the terminal; Ctrl+C cancels it.
[[nodiscard]] Result<void> withProgress(const std::function<Result<void>(Progress&)>& work);

}  // namespace raindelay::commands
