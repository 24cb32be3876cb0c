#include "commands/deck_commands.h"

#include <QGuiApplication>
#include <array>
#include <string_view>
#include <vector>

#include "commands/commands.h"
#include "fonts/fonts.h"

namespace raindelay {
namespace commands {
namespace {

using terminal::Command;
using terminal::OptionSpec;
using terminal::Program;

constexpr OptionSpec kCards = {"--cards", "A,B", "these cards, by their codes; all if not given"};
constexpr OptionSpec kChanged = {"--changed-from", "DECK",
                                 "only cards that look different in this version of the deck"};
constexpr OptionSpec kLanguage = {"--language", "CODE", "such as de; else the deck's own"};
constexpr OptionSpec kSkin = {"--skin", "ID", "in the colours of one of the deck's skins"};
constexpr OptionSpec kLowInk = {"--low-ink", "", "white paper, pale art, dark text"};
constexpr OptionSpec kAnyway = {"--anyway", "", "despite the deck's mistakes"};
constexpr OptionSpec kJson = {"--json", "", "what is wrong, and what was made, machine-readable"};
constexpr OptionSpec kVendor = {"--vendor", "ID",
                                "as the-game-crafter or make-playing-cards want it"};
constexpr OptionSpec kPaper = {"--paper", "SIZE",
                               "a4 (the default), letter, a3, tabloid, legal, a5, or 210x297 (mm)"};
constexpr OptionSpec kFlip = {"--flip", "EDGE",
                              "long (the default) or short: how the printer turns the sheet"};

constexpr std::array kCheckOptions = {
    OptionSpec{"--json", "", "machine-readable output"},
    OptionSpec{"--strict", "", "warnings count too"}, kVendor, kLanguage,
    OptionSpec{"--dpi", "N", "least resolution of pictures in print; 200 if not given"}};
constexpr std::array kRenderOptions = {
    OptionSpec{"--dpi", "N", "dots per inch, 30 to 1200; 300 if not given"},
    OptionSpec{"--width", "PX", "pixels per card without its bleed, instead of --dpi"},
    OptionSpec{"--bleed", "", "with the bleed; otherwise cut to the trim"},
    OptionSpec{"--round", "", "transparent beyond the round corners"},
    OptionSpec{"--side", "SIDE", "front, back or both (the default)"},
    kVendor,
    OptionSpec{"--contact", "", "all cards on one picture: OUT is its file"},
    OptionSpec{"--columns", "N", "of the contact sheet; 10 if not given"},
    OptionSpec{"--names", "", "with the cards' codes on the contact sheet"},
    kCards,
    kChanged,
    kLanguage,
    kSkin,
    kLowInk,
    kAnyway,
    kJson};
constexpr std::array kPdfOptions = {
    kPaper,
    OptionSpec{"--portrait", "", "the sheet upright; otherwise whichever fits more"},
    OptionSpec{"--landscape", "", "the sheet lying"},
    OptionSpec{"--margin", "MM", "what the printer leaves blank at each edge; 5 if not given"},
    OptionSpec{"--gap", "MM", "between cards; 0 if not given"},
    OptionSpec{"--columns", "N", "of cards; as many as fit if not given"},
    OptionSpec{"--rows", "N", "of cards; as many as fit if not given"},
    OptionSpec{"--no-marks", "", "without cut marks"},
    OptionSpec{"--no-ruler", "", "without the 50 mm ruler"},
    OptionSpec{"--backs", "HOW",
               "none, duplex or gutterfold; none if not given, duplex if cards have two faces"},
    kFlip,
    OptionSpec{"--offset", "X,Y", "moves backs to the right and down, mm (see deck test-page)"},
    OptionSpec{"--rotate", "DEGREES", "turns backs clockwise"},
    OptionSpec{"--extra-bleed", "MM", "lets backs reach further"},
    OptionSpec{"--single", "", "one card per page with its bleed, for print shops"},
    OptionSpec{"--once", "", "each card once, whatever the column copies says"},
    OptionSpec{"--no-booklet", "", "without the rules that deck.yaml names"},
    kCards,
    kChanged,
    kLanguage,
    kSkin,
    kLowInk,
    kAnyway,
    kJson};
constexpr std::array kSheetOptions = {
    OptionSpec{"--large", "", "up to 8192 pixels a side; else 4096"},
    OptionSpec{"--url", "ADDRESS", "where the pictures will lie on the web"},
    OptionSpec{"--name", "NAME", "of the files; else the deck's"},
    kCards,
    kLanguage,
    kSkin,
    kAnyway,
    kJson};
constexpr std::array kTestPageOptions = {
    kPaper, kFlip, OptionSpec{"--landscape", "", "the sheet lying"},
    OptionSpec{"--above", "X,Y", "what was read off above …"},
    OptionSpec{"--below", "X,Y", "… and below: tells the options to print with"}};

constexpr std::array kCommands = {
    Command{
        "deck check", "DECK", "Find what is wrong with a deck, also when it is painted.",
        "DECK is a folder with deck.yaml, cards.csv and art, such a folder as a ZIP file, or a "
        "table\n"
        "alone (CSV, XLSX, ODS). Beside the tables, keys and pictures that\n"
        "raindelay-lab checks too: texts that don't fit or leave the safe zone, characters that\n"
        "a typeface lacks, art that stops short of the bleed, pictures of low resolution, tiny\n"
        "type; and the fix, where one is known. The commands below tell the same\n"
        "before they make anything. The exit code is 1 if there are errors.",
        1, 1, kCheckOptions, runCheck},
    Command{"deck render", "DECK OUT", "Paint a deck's cards into PNG files.",
            "OUT is a folder. A front is called after its card's code; a back that several cards\n"
            "share is painted once.",
            2, 2, kRenderOptions, runRender},
    Command{
        "deck pdf", "DECK OUT", "Lay a deck's cards out on sheets to be printed.",
        "OUT is a PDF file. Print it at actual size. Behind the sheets of a whole deck come the\n"
        "rules that deck.yaml names, as a booklet: print these pages on both sides, turned as\n"
        "--flip says, fold and staple them.",
        2, 2, kPdfOptions, runPdf},
    Command{
        "deck sheet", "DECK OUT", "Make sheets and a saved object for Tabletop Simulator.",
        "OUT is a folder. Without --url the saved object names the files where they are, which\n"
        "only this computer can read.",
        2, 2, kSheetOptions, runSheet},
    Command{
        "deck test-page", "[OUT]", "Make a page that measures a printer's two sides.",
        "OUT is a PDF file. Print it on both sides of a sheet, read off what it tells, and give\n"
        "that to --above and --below: the answer is the options of deck pdf that line backs up\n"
        "with their fronts.",
        0, 1, kTestPageOptions, runTestPage},
};

constexpr Program kProgram = {
    "raindelay",
    "A deck's cards without a window: checked, painted, laid out for print. Without a command the\n"
    "program opens its window; the games are in raindelay-lab.",
    RAINDELAY_VERSION, kCommands};

}  // namespace

int fail(const std::string& why, Exit code) {
  return terminal::fail(kProgram, why, code);
}

}  // namespace commands

bool isCommand(int argc, char** argv) {
  if (argc < 2) return false;
  const std::string_view first(argv[1]);
  return first == "deck" || first == "--completion";
}

int runCommand(int argc, char** argv) {
  std::vector<std::string_view> words(argv + 1, argv + argc);
  // "deck" alone, and "deck --help", ask for the list.
  if (words.size() == 1 || words[1] == "--help" || words[1] == "-h") words = {"--help"};
  // (Made while the program is built, where there is nothing to draw with.)
  if (words[0] == "--completion") return terminal::run(commands::kProgram, words);
  qputenv("QT_QPA_PLATFORM", "offscreen");
  const QGuiApplication application(argc, argv);
  loadFonts();
  return terminal::run(commands::kProgram, words);
}

}  // namespace raindelay
