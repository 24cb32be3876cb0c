#pragma once

#include "deck/problem.h"

/// Everything that can be wrong with a deck, but for what is only seen by painting it. Ids are
/// promises. %1, %2 … are names and texts of the deck, in quotes where they are.
namespace raindelay::deck::kinds {

#define SAY(source) RD_TEXT("Deck", source)

/// Kinds by their severity.
constexpr ProblemKind error(const char* id, Text text, Text ofSeveral = {}) {
  return {id, Severity::kError, text, ofSeveral};
}
constexpr ProblemKind warning(const char* id, Text text) {
  return {id, Severity::kWarning, text};
}

// deck.yaml as a file
inline constexpr ProblemKind kYamlSyntax = error("yaml-syntax", SAY("this is not valid YAML: %1."));
inline constexpr ProblemKind kYamlDeep =
    error("yaml-deep", SAY("maps and lists are nested more than %1 deep, the limit."));
inline constexpr ProblemKind kYamlValues =
    error("yaml-values", SAY("the file holds more than %1 values, the limit."));
inline constexpr ProblemKind kNotUtf8 = error("not-utf8", SAY("the file is not UTF-8 text."));
inline constexpr ProblemKind kNoMemory =
    error("no-memory", SAY("there is not enough memory for this deck."));
inline constexpr ProblemKind kFileTooLarge =
    error("file-too-large", SAY("the file is larger than %1 MB, the limit."));
inline constexpr ProblemKind kFormat =
    error("unknown-format", SAY("the format %1 is unknown; this program reads %2."));

inline constexpr ProblemKind kNoFolder = error("no-folder", SAY("there is no folder %1."));
inline constexpr ProblemKind kNoFile = error("no-file", SAY("there is no file %1 in the deck."));
inline constexpr ProblemKind kNotAFile = error("not-a-file", SAY("%1 is not a plain file."));
inline constexpr ProblemKind kUnreadable = error("unreadable", SAY("%1 cannot be read."));
inline constexpr ProblemKind kLargeFile =
    error("large-file", SAY("%1 is larger than %2 MB, the limit."));
inline constexpr ProblemKind kLongRules =
    error("long-rules", SAY("%1 is larger than %2 KB, the limit of a booklet."));
inline constexpr ProblemKind kRulesNotUtf8 = error("rules-not-utf8", SAY("%1 is not UTF-8 text."));
inline constexpr ProblemKind kIsALink =
    error("link", SAY("%1 is a link or leads through one; put the file itself into the deck."));
inline constexpr ProblemKind kPathEmpty = error("path-empty", SAY("a file's name is empty."));
inline constexpr ProblemKind kPathLong =
    error("path-long", SAY("%1 is longer than %2 bytes, the limit of a file's name."));
inline constexpr ProblemKind kPathNotUtf8 =
    error("path-not-utf8", SAY("a file's name is not UTF-8."));
inline constexpr ProblemKind kPathBackslash =
    error("path-backslash", SAY("%1 has a backslash: write folders with \"/\"."));
inline constexpr ProblemKind kPathControl =
    error("path-control", SAY("%1 has a control character in it."));
inline constexpr ProblemKind kPathOutside =
    error("path-outside", SAY("%1 is not a file of the deck: nothing outside its folder is read."));
inline constexpr ProblemKind kPathOdd =
    error("path-odd", SAY("%1 is not a plain path like \"art/name.svg\"."));

inline constexpr ProblemKind kNotThere = error("not-there", SAY("there is no %1."));
inline constexpr ProblemKind kNoDeck =
    error("no-deck", SAY("the folder %1 has neither a deck.yaml nor a table of cards."));
inline constexpr ProblemKind kNotADeck = error(
    "not-a-deck", SAY("%1 is not a deck: open a folder, a ZIP file or a table (CSV, XLSX, ODS)."));

// other programs' projects
inline constexpr ProblemKind kNotTakenOver =
    warning("not-taken-over", SAY("not imported from this %1 project: %2."));
inline constexpr ProblemKind kTableElsewhere =
    error("table-elsewhere",
          SAY("the table of this %1 project, %2, isn't in its folder: save it there as CSV."));
inline constexpr ProblemKind kOtherTable =
    warning("other-table", SAY("the table of this %1 project, %2, can't be read; the cards are "
                               "those of %3 instead."));

// archives
inline constexpr ProblemKind kZipDamaged = error("zip-damaged", SAY("%1 is not a valid ZIP file."));
inline constexpr ProblemKind kZipCut =
    error("zip-cut", SAY("%1 is damaged or incomplete: copy or download it again."));
inline constexpr ProblemKind kZipTooManyFiles =
    error("zip-too-many-files", SAY("%1 has more than %2 files, the limit."));
inline constexpr ProblemKind kZipTooLarge =
    error("zip-too-large", SAY("%1 unpacks to more than %2 MB, the limit."));
inline constexpr ProblemKind kZipRatio =
    error("zip-ratio", SAY("%1 unpacks to more than %2 times its size, which no real deck does."));
inline constexpr ProblemKind kZipPath =
    error("zip-path", SAY("%1 has a file %2, which would lie outside the deck."));
inline constexpr ProblemKind kZipLink =
    error("zip-link", SAY("%1 has a link, %2, instead of a file."));
inline constexpr ProblemKind kZipEncrypted = error("zip-encrypted", SAY("%1 is encrypted."));
inline constexpr ProblemKind kZipTwice = error("zip-twice", SAY("%1 has two files %2."));

// tables
inline constexpr ProblemKind kNotASheet =
    error("not-a-sheet", SAY("the file is neither an XLSX nor an ODS spreadsheet."));
inline constexpr ProblemKind kTableEmpty =
    error("table-empty", SAY("the table is empty: its first row has to name the columns."));
inline constexpr ProblemKind kTableUtf16 =
    error("table-utf16", SAY("the table is damaged UTF-16; save it as \"CSV UTF-8\"."));
inline constexpr ProblemKind kTableNotUtf8 =
    error("table-not-utf8", SAY("a character is not UTF-8; save the table as \"CSV UTF-8\"."));
inline constexpr ProblemKind kTableWindows1252 = warning(
    "table-windows-1252",
    SAY("the table is not UTF-8; it was read as Windows-1252, a spreadsheet's plain \"CSV\"."));
inline constexpr ProblemKind kTableCannotHold = error(
    "table-cannot-hold",
    SAY("the table is saved as Windows-1252, which lacks a character of this text; save it as "
        "\"CSV UTF-8\"."));
inline constexpr ProblemKind kTooManyColumns =
    error("too-many-columns", SAY("there are %1 columns; at most %2 are read."));
inline constexpr ProblemKind kTooManyRows =
    error("too-many-rows", SAY("at most %1 rows are read."));
inline constexpr ProblemKind kCellTooLong =
    error("cell-too-long", SAY("the cell has %1 bytes; at most %2 are read."));
inline constexpr ProblemKind kNameTooLong =
    error("name-too-long", SAY("the name has %1 bytes; at most %2 are read."));
inline constexpr ProblemKind kControlCharacter =
    error("control-character", SAY("the cell has a control character, which is left out."));
inline constexpr ProblemKind kColumnUnnamed =
    error("column-unnamed", SAY("column %1 has no name."));
inline constexpr ProblemKind kTwoColumns = error("two-columns", SAY("there are two columns %1."));
inline constexpr ProblemKind kTooManyCells =
    error("too-many-cells", SAY("%1 cells for %2 columns."));
inline constexpr ProblemKind kCsvQuoteOpen =
    error("csv-quote-open", SAY("a quote is opened here and never closed."));
inline constexpr ProblemKind kCsvBehindQuote =
    error("csv-behind-quote",
          SAY("text follows a closing quote; write a quote inside a cell as two (\"\")."));

// cards
inline constexpr ProblemKind kNoCode = error("no-code", SAY("a card has no code."));
inline constexpr ProblemKind kSameCode = error("same-code", SAY("%1 is another card's code."));
inline constexpr ProblemKind kUnknownReverse =
    error("unknown-reverse", SAY("there is no card %1 that could be the other side."));
inline constexpr ProblemKind kOwnReverse =
    error("own-reverse", SAY("%1 cannot be its own other side."));
inline constexpr ProblemKind kOverrideElement =
    error("override-element", SAY("no element is called %1."));
inline constexpr ProblemKind kOverrideKey = error("override-key", SAY("elements have no key %1."));
inline constexpr ProblemKind kOverrideNothing =
    error("override-nothing", SAY("this card's layout has no element %1 with a key %2."));

// art
inline constexpr ProblemKind kSvgDamaged = error("svg-damaged", SAY("%1 is not a valid SVG file."));
inline constexpr ProblemKind kSvgDeclares = error(
    "svg-declares",
    SAY("%1 declares entities other than texts of up to %2 bytes, which pictures cannot have."));
inline constexpr ProblemKind kSvgEntities = error(
    "svg-entities", SAY("%1 grows by more than %2 bytes where its entities are written out."));
inline constexpr ProblemKind kSvgLinks =
    error("svg-links", SAY("%1 has a <%2> or a link to another file; a picture must stand alone."));
inline constexpr ProblemKind kSvgUses =
    error("svg-uses", SAY("%1 has more than %2 shapes, the limit."));
inline constexpr ProblemKind kSvgDeep = error("svg-deep", SAY("%1 is nested more than %2 deep."));
inline constexpr ProblemKind kSvgPicture =
    error("svg-picture", SAY("%1 holds a picture that is neither PNG nor JPEG."));
inline constexpr ProblemKind kSvgPictures =
    error("svg-pictures", SAY("%1 holds pictures of more than %2 million pixels in all."));
inline constexpr ProblemKind kSvgEncoding =
    error("svg-encoding", SAY("%1 is written in %2: save it as UTF-8."));
inline constexpr ProblemKind kSvgElement = warning("svg-element", SAY("<%2> in %1 is not drawn."));
inline constexpr ProblemKind kNotAnImage =
    error("not-an-image", SAY("%1 is not a PNG or JPEG picture."));
inline constexpr ProblemKind kImageCutOff =
    error("image-cut-off", SAY("%1 is a picture cut short; put a whole copy into the deck."));
inline constexpr ProblemKind kImageTooLarge =
    error("image-too-large", SAY("%1 has %2 × %3 pixels; at most %4 million are read."));

// fonts
inline constexpr ProblemKind kNotAFont =
    error("not-a-font", SAY("%1 is not a TTF, OTF or TTC font."));
inline constexpr ProblemKind kFontDamaged =
    error("font-damaged", SAY("%1 is a damaged font; put an undamaged copy of it into the deck."));
inline constexpr ProblemKind kFontTable =
    error("font-table", SAY("%1 is a damaged font: its table %2 is missing or wrong."));
inline constexpr ProblemKind kFontColors =
    error("font-colors",
          SAY("%1 has its colours in a form that is not drawn (COLR version 1, SVG or sbix); take "
              "one with CBDT or COLR version 0, such as Debian's NotoColorEmoji.ttf."));

// keys and values
inline constexpr ProblemKind kNotAMap =
    error("not-a-map", SAY("%1 is written as keys with values."));
inline constexpr ProblemKind kElementNotAMap =
    error("not-a-map", SAY("an element is written as keys with values."));
inline constexpr ProblemKind kNotAList = error("not-a-list", SAY("%1 is a list: [ … ]."));
inline constexpr ProblemKind kListLength = error("list-length", SAY("%1 has %2 entries, not %3."));
inline constexpr ProblemKind kNotAValue =
    error("not-a-value", SAY("%1 is a single value, not a list or keys."));
inline constexpr ProblemKind kNoValue =
    error("no-value", SAY("%1 has no value (one that begins with # needs quotes)."));
inline constexpr ProblemKind kUnknownKey = error("unknown-key", SAY("%1 has no key %2."));
inline constexpr ProblemKind kTwice = error("key-twice", SAY("%1 appears twice."));
inline constexpr ProblemKind kLacksKey = error("key-lacking", SAY("%1 lacks its %2."));
inline constexpr ProblemKind kNotAChoice = error("not-a-choice", SAY("%1 cannot be %2."));
inline constexpr ProblemKind kNotAFlag = error("not-a-flag", SAY("%1 is true or false, not %2."));
inline constexpr ProblemKind kNotANumber = error("not-a-number", SAY("%1 is not a number."));
inline constexpr ProblemKind kNotWhole = error("not-whole", SAY("%1 is not a whole number."));
inline constexpr ProblemKind kOutOfRange = error("out-of-range", SAY("%1 must be from %2 to %3."));
inline constexpr ProblemKind kNotALength =
    error("not-a-length", SAY("%1 is not a length: write a number with mm, in, pt or %."));
inline constexpr ProblemKind kTooLong =
    error("length-too-long", SAY("%1 is too long: 10 m at most."));
inline constexpr ProblemKind kNegative = error("negative", SAY("%1 cannot be negative."));
inline constexpr ProblemKind kPercent = error("percent", SAY("%1 cannot be a percentage."));
inline constexpr ProblemKind kNotAColor =
    error("not-a-colour", SAY("%1 is not a colour: write \"#rrggbb\", in quotes."));
inline constexpr ProblemKind kUnknownColor =
    error("unknown-colour", SAY("the palette has no colour %1."));
inline constexpr ProblemKind kEmptyValue = error("empty-value", SAY("%1 is empty."));

// the card, skins, fonts
inline constexpr ProblemKind kCardMargins =
    error("card-margins", SAY("corner and safe zone are larger than half the card."));
inline constexpr ProblemKind kUnknownRole =
    error("unknown-role", SAY("the palette has no role %1."));
inline constexpr ProblemKind kUnknownFont = error("unknown-font", SAY("there is no font %1."));
inline constexpr ProblemKind kFamilies =
    error("families", SAY("a font lists 1 to %1 typefaces, each for what the ones before lack."));
inline constexpr ProblemKind kUnknownStyle = error("unknown-style", SAY("there is no style %1."));
inline constexpr ProblemKind kUnknownMap = error("unknown-map", SAY("there is no map %1."));
inline constexpr ProblemKind kUnknownIcon = error("unknown-icon", SAY("there is no icon %1."));
inline constexpr ProblemKind kPlainBrackets = warning(
    "plain-brackets", SAY("%1 is printed as it is, brackets and all: no icon has that name."));

// layouts and elements
inline constexpr ProblemKind kUnknownLayout =
    error("unknown-layout", SAY("deck.yaml has no layout %1."));
inline constexpr ProblemKind kNoLayout = error("no-layout", SAY("a deck has at least one layout."));
inline constexpr ProblemKind kExtendsItself =
    error("extends-itself", SAY("%1 extends itself, directly or through others."));
inline constexpr ProblemKind kStylesDeep =
    error("styles-deep", SAY("more than %1 styles extend one another, the limit."));
inline constexpr ProblemKind kNoType = error("no-type", SAY("an element has a \"type\"."));
inline constexpr ProblemKind kTwoElements =
    error("two-elements", SAY("there are two elements %1."));
inline constexpr ProblemKind kOtherType =
    error("other-type", SAY("%1 is a %2 in the layout that this one extends."));
inline constexpr ProblemKind kBoxEdges =
    error("box-edges", SAY("a box gives at most two of %1, and %2 only with a size."));
inline constexpr ProblemKind kUnknownElement =
    error("unknown-element", SAY("no element next to this one is called %1."));
inline constexpr ProblemKind kAnchorsInARing =
    error("anchors-in-a-ring", SAY("%1 is placed by an element that depends on it."));
inline constexpr ProblemKind kPathData =
    error("path-data", SAY("the path can't be read beyond %1."));
inline constexpr ProblemKind kPathSteps =
    error("path-steps", SAY("the path has more than %1 steps, the limit."));

inline constexpr ProblemKind kRepeatNeeds =
    error("repeat-needs", SAY("a repeat has its \"count\" or its \"each\"."));

// what is only seen for a card
inline constexpr ProblemKind kRepeatCount =
    error("repeat-count", SAY("a repeat makes 0 to %1 copies, not %2."));
inline constexpr ProblemKind kIconCount =
    error("icon-count", SAY("a row has at most %1 icons, not %2."));
inline constexpr ProblemKind kPipCount =
    error("pip-count", SAY("a number card has 1 to 10 symbols, not %1."));
inline constexpr ProblemKind kNoPicture = warning(
    "no-picture", SAY("the picture's name is empty; \"when\" says for which cards it is drawn."));
inline constexpr ProblemKind kFlowTooLong =
    error("flow-too-long", SAY("the row or column here is %1 mm larger than its box."),
          SAY("the row or column here is larger than its box."));

// limits
inline constexpr ProblemKind kTooManyElements =
    error("too-many-elements", SAY("a deck has at most %1 elements."));
inline constexpr ProblemKind kTooManyInherited = error(
    "too-many-inherited", SAY("layouts take over more than %1 elements from others, the limit."));
inline constexpr ProblemKind kTooManyEntries =
    error("too-many-entries", SAY("%1 has more than %2 entries, the limit."));
inline constexpr ProblemKind kTooManySkins =
    error("too-many-skins", SAY("a deck has at most %1 skins."));
inline constexpr ProblemKind kTooManyOverrides = error(
    "too-many-overrides", SAY("columns with @ say something in more than %1 cells, the limit."));
inline constexpr ProblemKind kTooManyTableCells = error(
    "too-many-table-cells", SAY("rows and columns make more than %1 million cells, the limit."));
inline constexpr ProblemKind kTableTooLarge =
    error("table-too-large", SAY("the table has more than %1 MB of text, the limit."));
inline constexpr ProblemKind kSheetDeep =
    error("sheet-deep", SAY("rows or texts are nested more than %1 deep, the limit."));
inline constexpr ProblemKind kTooDeep = error("too-deep", SAY("groups are at most %1 deep."));
inline constexpr ProblemKind kTooManyFigures =
    error("too-many-figures", SAY("the card is made of more than %1 figures, the limit."));

// bindings, expressions
inline constexpr ProblemKind kUnknownColumn = error("unknown-column", SAY("%1 has no column %2."));
inline constexpr ProblemKind kBraceOpen =
    error("brace-open", SAY("a { is never closed; write {{ for a brace."));
inline constexpr ProblemKind kBraceClose =
    error("brace-close", SAY("a } without its {; write }} for a brace."));
inline constexpr ProblemKind kMapHasNothing =
    error("map-has-nothing", SAY("the map %1 has nothing for %2."));
inline constexpr ProblemKind kOutsideRepeat =
    error("outside-repeat", SAY("%1 is known only inside a repeat."));
inline constexpr ProblemKind kLacksValue =
    error("lacks-value", SAY("a column, a number or a 'text' is missing before %1."));
inline constexpr ProblemKind kLacksValueAtEnd =
    error("lacks-value-at-end", SAY("a column, a number or a 'text' is missing at the end."));
inline constexpr ProblemKind kLacksBracket = error("lacks-bracket", SAY("a ) is missing."));
inline constexpr ProblemKind kListAfterIn =
    error("list-after-in", SAY("after in comes a list like (2, 3, 4)."));
inline constexpr ProblemKind kGoesOn = error("goes-on", SAY("%1 follows where it should end."));
inline constexpr ProblemKind kSingleEquals = error("single-equals", SAY("compare with ==, not =."));
inline constexpr ProblemKind kQuoteOpen = error("quote-open", SAY("a ' is never closed."));
inline constexpr ProblemKind kNestedTooDeeply =
    error("nested-too-deeply", SAY("brackets are nested more than %1 deep."));
inline constexpr ProblemKind kTooManyValues =
    error("too-many-values", SAY("an expression has at most %1 values."));
inline constexpr ProblemKind kUnknownFunction =
    error("unknown-function", SAY("there is no function %1."));
inline constexpr ProblemKind kArguments = error("arguments", SAY("%1() takes %2 values, not %3."));
inline constexpr ProblemKind kColumnOrWord = error(
    "column-or-word", SAY("%1 is a column too: write {%2} for its cell or '%2' for the word."));
inline constexpr ProblemKind kUnknownEdge =
    error("unknown-edge", SAY("%1 isn't an edge of an element; put spaces around + and -."));
inline constexpr ProblemKind kDivisionByZero =
    error("division-by-zero", SAY("a division by zero."));
inline constexpr ProblemKind kLengthTimesLength =
    error("length-times-length", SAY("a length is multiplied by a length."));

// changes that are made in a window
inline constexpr ProblemKind kRowGone =
    error("row-gone", SAY("the table has no row %1 that can be changed."));
inline constexpr ProblemKind kColumnGone = error("column-gone", SAY("the table has no column %1."));
inline constexpr ProblemKind kElementGone =
    error("element-gone", SAY("the element isn't there any more."));
inline constexpr ProblemKind kNotSimple =
    error("not-simple",
          SAY("%1 is written in a way that can only be changed in deck.yaml itself (line %2)."));
inline constexpr ProblemKind kNoPlace =
    error("no-place", SAY("it lies where %1 does; it needs a box of its own to be moved."));
inline constexpr ProblemKind kFillsAll = error(
    "fills-all", SAY("it reaches from edge to edge; say where it begins, then it can be moved."));

#undef SAY

}  // namespace raindelay::deck::kinds
