#pragma once

#include "deck/problem.h"

/// Everything that can be wrong with a deck, but for what is only seen by painting it. Ids are
/// promises. %1, %2 … are names and texts of the deck, in quotes where they are.
namespace raindelay::deck::kinds {

inline constexpr Severity kError = Severity::kError;
inline constexpr Severity kWarning = Severity::kWarning;

// deck.yaml as a file
inline constexpr ProblemKind kYamlSyntax{"yaml-syntax", kError,
                                         RD_TEXT("Deck", "this is not YAML as it should be: %1.")};
inline constexpr ProblemKind kNotUtf8{"not-utf8", kError,
                                      RD_TEXT("Deck", "the file is not UTF-8 text.")};
inline constexpr ProblemKind kFileTooLarge{
    "file-too-large", kError,
    RD_TEXT("Deck", "the file is larger than %1 MB, the most that is read.")};
inline constexpr ProblemKind kFormat{
    "unknown-format", kError, RD_TEXT("Deck", "the format %1 is unknown; this program reads %2.")};

inline constexpr ProblemKind kNoFolder{"no-folder", kError,
                                       RD_TEXT("Deck", "there is no folder %1.")};
inline constexpr ProblemKind kNoFile{"no-file", kError,
                                     RD_TEXT("Deck", "there is no file %1 in the deck.")};
inline constexpr ProblemKind kNotAFile{"not-a-file", kError,
                                       RD_TEXT("Deck", "%1 is not a plain file.")};
inline constexpr ProblemKind kUnreadable{"unreadable", kError,
                                         RD_TEXT("Deck", "%1 cannot be read.")};
inline constexpr ProblemKind kLargeFile{
    "large-file", kError, RD_TEXT("Deck", "%1 is larger than %2 MB, the most that is read.")};
inline constexpr ProblemKind kIsALink{
    "link", kError,
    RD_TEXT("Deck", "%1 is a link or leads through one; put the file itself into the deck.")};
inline constexpr ProblemKind kPathEmpty{"path-empty", kError,
                                        RD_TEXT("Deck", "a file's name is empty.")};
inline constexpr ProblemKind kPathLong{"path-long", kError,
                                       RD_TEXT("Deck", "%1 is too long for a file's name.")};
inline constexpr ProblemKind kPathNotUtf8{"path-not-utf8", kError,
                                          RD_TEXT("Deck", "a file's name is not UTF-8.")};
inline constexpr ProblemKind kPathBackslash{
    "path-backslash", kError, RD_TEXT("Deck", "%1 has a backslash: write folders with \"/\".")};
inline constexpr ProblemKind kPathControl{"path-control", kError,
                                          RD_TEXT("Deck", "%1 has a control character in it.")};
inline constexpr ProblemKind kPathOutside{
    "path-outside", kError,
    RD_TEXT("Deck", "%1 is not a file of the deck: nothing outside its folder is read.")};
inline constexpr ProblemKind kPathOdd{
    "path-odd", kError, RD_TEXT("Deck", "%1 is not a plain path like \"art/name.svg\".")};

inline constexpr ProblemKind kNotThere{"not-there", kError, RD_TEXT("Deck", "there is no %1.")};
inline constexpr ProblemKind kNoDeck{
    "no-deck", kError,
    RD_TEXT("Deck", "the folder %1 has neither a deck.yaml nor a table of cards.")};
inline constexpr ProblemKind kNotADeck{
    "not-a-deck", kError,
    RD_TEXT("Deck", "%1 is not a deck: open a folder, a ZIP file or a table (CSV, XLSX, ODS).")};

// archives
inline constexpr ProblemKind kZipDamaged{"zip-damaged", kError,
                                         RD_TEXT("Deck", "%1 is not a sound ZIP file.")};
inline constexpr ProblemKind kZipTooManyFiles{
    "zip-too-many-files", kError,
    RD_TEXT("Deck", "%1 has more than %2 files, the most that are read.")};
inline constexpr ProblemKind kZipTooLarge{
    "zip-too-large", kError,
    RD_TEXT("Deck", "%1 unpacks to more than %2 MB, the most that is read.")};
inline constexpr ProblemKind kZipRatio{
    "zip-ratio", kError,
    RD_TEXT("Deck", "%1 unpacks to more than %2 times its size, which no deck does.")};
inline constexpr ProblemKind kZipPath{
    "zip-path", kError, RD_TEXT("Deck", "%1 has a file %2, which would lie outside it.")};
inline constexpr ProblemKind kZipLink{"zip-link", kError,
                                      RD_TEXT("Deck", "%1 has a link, %2, instead of a file.")};
inline constexpr ProblemKind kZipEncrypted{"zip-encrypted", kError,
                                           RD_TEXT("Deck", "%1 is encrypted.")};
inline constexpr ProblemKind kZipTwice{"zip-twice", kError,
                                       RD_TEXT("Deck", "%1 has two files %2.")};

// tables
inline constexpr ProblemKind kNotASheet{
    "not-a-sheet", kError, RD_TEXT("Deck", "the file is neither an XLSX nor an ODS spreadsheet.")};
inline constexpr ProblemKind kTableEmpty{
    "table-empty", kError,
    RD_TEXT("Deck", "the table is empty: its first row has to name the columns.")};
inline constexpr ProblemKind kTableUtf16{
    "table-utf16", kError,
    RD_TEXT("Deck", "the table is saved as UTF-16; save it as \"CSV UTF-8\".")};
inline constexpr ProblemKind kTableNotUtf8{
    "table-not-utf8", kError,
    RD_TEXT("Deck", "a character is not UTF-8; save the table as \"CSV UTF-8\".")};
inline constexpr ProblemKind kTooManyColumns{
    "too-many-columns", kError, RD_TEXT("Deck", "there are %1 columns; at most %2 are read.")};
inline constexpr ProblemKind kTooManyRows{"too-many-rows", kError,
                                          RD_TEXT("Deck", "more than %1 rows are not read.")};
inline constexpr ProblemKind kCellTooLong{
    "cell-too-long", kError, RD_TEXT("Deck", "the cell has %1 bytes; at most %2 are read.")};
inline constexpr ProblemKind kColumnUnnamed{"column-unnamed", kError,
                                            RD_TEXT("Deck", "column %1 has no name.")};
inline constexpr ProblemKind kTwoColumns{"two-columns", kError,
                                         RD_TEXT("Deck", "there are two columns %1.")};
inline constexpr ProblemKind kTooManyCells{"too-many-cells", kError,
                                           RD_TEXT("Deck", "%1 cells for %2 columns.")};
inline constexpr ProblemKind kCsvQuoteOpen{
    "csv-quote-open", kError, RD_TEXT("Deck", "a quote is opened here and never closed.")};
inline constexpr ProblemKind kCsvBehindQuote{
    "csv-behind-quote", kError,
    RD_TEXT("Deck", "text follows a closing quote; write a quote inside a cell as two (\"\").")};

// cards
inline constexpr ProblemKind kNoCode{"no-code", kError, RD_TEXT("Deck", "a card has no code.")};
inline constexpr ProblemKind kSameCode{"same-code", kError,
                                       RD_TEXT("Deck", "%1 is another card's code.")};
inline constexpr ProblemKind kOverrideElement{"override-element", kError,
                                              RD_TEXT("Deck", "no element is called %1.")};
inline constexpr ProblemKind kOverrideKey{"override-key", kError,
                                          RD_TEXT("Deck", "elements have no key %1.")};
inline constexpr ProblemKind kOverrideNothing{
    "override-nothing", kError,
    RD_TEXT("Deck", "this card's layout has no element %1 with a key %2.")};

// art
inline constexpr ProblemKind kSvgDamaged{"svg-damaged", kError,
                                         RD_TEXT("Deck", "%1 is not a sound SVG file.")};
inline constexpr ProblemKind kSvgDeclares{
    "svg-declares", kError,
    RD_TEXT("Deck", "%1 declares a document type or entities, which pictures cannot have.")};
inline constexpr ProblemKind kSvgLinks{
    "svg-links", kError,
    RD_TEXT("Deck", "%1 has a <%2> or a link to another file; a picture keeps to itself.")};
inline constexpr ProblemKind kSvgUses{"svg-uses", kError,
                                      RD_TEXT("Deck", "%1 uses its parts more than %2 times.")};
inline constexpr ProblemKind kSvgDeep{"svg-deep", kError,
                                      RD_TEXT("Deck", "%1 is nested more than %2 deep.")};
inline constexpr ProblemKind kSvgElement{
    "svg-element", kError,
    RD_TEXT("Deck",
            "%1 has a <%2>, which is not drawn as it should be: use shapes, paths, groups "
            "and gradients.")};
inline constexpr ProblemKind kSvgAttribute{
    "svg-attribute", kError, RD_TEXT("Deck", "%1 has a %2, which is not drawn as it should be.")};
inline constexpr ProblemKind kNotAnImage{"not-an-image", kError,
                                         RD_TEXT("Deck", "%1 is not a PNG or JPEG picture.")};
inline constexpr ProblemKind kImageTooLarge{
    "image-too-large", kError,
    RD_TEXT("Deck", "%1 has %2 × %3 pixels; at most %4 million are read.")};

// keys and values
inline constexpr ProblemKind kNotAMap{"not-a-map", kError,
                                      RD_TEXT("Deck", "%1 is written as keys with values.")};
inline constexpr ProblemKind kElementNotAMap{
    "not-a-map", kError, RD_TEXT("Deck", "an element is written as keys with values.")};
inline constexpr ProblemKind kNotAList{"not-a-list", kError,
                                       RD_TEXT("Deck", "%1 is a list: [ … ].")};
inline constexpr ProblemKind kListLength{"list-length", kError,
                                         RD_TEXT("Deck", "%1 has %2 entries, not %3.")};
inline constexpr ProblemKind kNotAValue{
    "not-a-value", kError, RD_TEXT("Deck", "%1 is a single value, not a list or keys.")};
inline constexpr ProblemKind kNoValue{
    "no-value", kError, RD_TEXT("Deck", "%1 has no value (one that begins with # needs quotes).")};
inline constexpr ProblemKind kUnknownKey{"unknown-key", kError,
                                         RD_TEXT("Deck", "%1 has no key %2.")};
inline constexpr ProblemKind kTwice{"key-twice", kError, RD_TEXT("Deck", "%1 is there twice.")};
inline constexpr ProblemKind kLacksKey{"key-lacking", kError, RD_TEXT("Deck", "%1 lacks its %2.")};
inline constexpr ProblemKind kNotAChoice{"not-a-choice", kError,
                                         RD_TEXT("Deck", "%1 cannot be %2.")};
inline constexpr ProblemKind kNotAFlag{"not-a-flag", kError,
                                       RD_TEXT("Deck", "%1 is true or false, not %2.")};
inline constexpr ProblemKind kNotANumber{"not-a-number", kError,
                                         RD_TEXT("Deck", "%1 is not a number.")};
inline constexpr ProblemKind kNotWhole{"not-whole", kError,
                                       RD_TEXT("Deck", "%1 is not a whole number.")};
inline constexpr ProblemKind kOutOfRange{"out-of-range", kError,
                                         RD_TEXT("Deck", "%1 goes from %2 to %3.")};
inline constexpr ProblemKind kNotALength{
    "not-a-length", kError,
    RD_TEXT("Deck", "%1 is not a length: write a number with mm, in, pt or %.")};
inline constexpr ProblemKind kTooLong{"length-too-long", kError,
                                      RD_TEXT("Deck", "%1 is too long: 10 m at most.")};
inline constexpr ProblemKind kNegative{"negative", kError,
                                       RD_TEXT("Deck", "%1 cannot be negative.")};
inline constexpr ProblemKind kPercent{"percent", kError,
                                      RD_TEXT("Deck", "%1 cannot be a percentage.")};
inline constexpr ProblemKind kNotAColor{
    "not-a-colour", kError, RD_TEXT("Deck", "%1 is not a colour: write \"#rrggbb\", in quotes.")};
inline constexpr ProblemKind kUnknownColor{"unknown-colour", kError,
                                           RD_TEXT("Deck", "the palette has no colour %1.")};
inline constexpr ProblemKind kEmptyValue{"empty-value", kError, RD_TEXT("Deck", "%1 is empty.")};

// the card, skins, fonts
inline constexpr ProblemKind kCardMargins{
    "card-margins", kError, RD_TEXT("Deck", "corner and safe zone are larger than half the card.")};
inline constexpr ProblemKind kUnknownRole{"unknown-role", kError,
                                          RD_TEXT("Deck", "the palette has no role %1.")};
inline constexpr ProblemKind kUnknownFont{"unknown-font", kError,
                                          RD_TEXT("Deck", "there is no font %1.")};
inline constexpr ProblemKind kUnknownStyle{"unknown-style", kError,
                                           RD_TEXT("Deck", "there is no style %1.")};
inline constexpr ProblemKind kUnknownMap{"unknown-map", kError,
                                         RD_TEXT("Deck", "there is no map %1.")};
inline constexpr ProblemKind kUnknownIcon{"unknown-icon", kError,
                                          RD_TEXT("Deck", "there is no icon %1.")};

// layouts and elements
inline constexpr ProblemKind kUnknownLayout{"unknown-layout", kError,
                                            RD_TEXT("Deck", "deck.yaml has no layout %1.")};
inline constexpr ProblemKind kNoLayout{"no-layout", kError,
                                       RD_TEXT("Deck", "a deck has at least one layout.")};
inline constexpr ProblemKind kExtendsItself{
    "extends-itself", kError, RD_TEXT("Deck", "%1 extends itself, directly or through others.")};
inline constexpr ProblemKind kNoType{"no-type", kError,
                                     RD_TEXT("Deck", "an element has a \"type\".")};
inline constexpr ProblemKind kTwoElements{"two-elements", kError,
                                          RD_TEXT("Deck", "there are two elements %1.")};
inline constexpr ProblemKind kOtherType{
    "other-type", kError, RD_TEXT("Deck", "%1 is a %2 in the layout that this one extends.")};
inline constexpr ProblemKind kBoxEdges{
    "box-edges", kError,
    RD_TEXT("Deck", "a box says two of %1 at most, and %2 only together with a size.")};
inline constexpr ProblemKind kUnknownElement{
    "unknown-element", kError, RD_TEXT("Deck", "no element beside this one is called %1.")};
inline constexpr ProblemKind kAnchorsInARing{
    "anchors-in-a-ring", kError,
    RD_TEXT("Deck", "%1 is placed by an element that is placed by it.")};
inline constexpr ProblemKind kPathData{"path-data", kError,
                                       RD_TEXT("Deck", "the path cannot be read on from %1.")};

inline constexpr ProblemKind kRepeatNeeds{
    "repeat-needs", kError, RD_TEXT("Deck", "a repeat has its \"count\" or its \"each\".")};

// what is only seen for a card
inline constexpr ProblemKind kRepeatCount{
    "repeat-count", kError, RD_TEXT("Deck", "a repeat makes 0 to %1 copies, not %2.")};
inline constexpr ProblemKind kPipCount{
    "pip-count", kError, RD_TEXT("Deck", "a number card has 1 to 10 symbols, not %1.")};
inline constexpr ProblemKind kNoPicture{
    "no-picture", kWarning,
    RD_TEXT("Deck", "the picture's name is empty; \"when\" says for which cards it is drawn.")};
inline constexpr ProblemKind kFlowTooLong{
    "flow-too-long", kError,
    RD_TEXT("Deck", "what stands in a row or column here is %1 mm larger than its box.")};

// limits
inline constexpr ProblemKind kTooManyElements{"too-many-elements", kError,
                                              RD_TEXT("Deck", "a deck has at most %1 elements.")};
inline constexpr ProblemKind kTooManySkins{"too-many-skins", kError,
                                           RD_TEXT("Deck", "a deck has at most %1 skins.")};
inline constexpr ProblemKind kTooManyOverrides{
    "too-many-overrides", kError,
    RD_TEXT("Deck", "columns with @ say something in more than %1 cells, the most that are read.")};
inline constexpr ProblemKind kTooManyTableCells{
    "too-many-table-cells", kError,
    RD_TEXT("Deck", "rows and columns make more than %1 million cells, the most that are read.")};
inline constexpr ProblemKind kTooDeep{"too-deep", kError,
                                      RD_TEXT("Deck", "groups are at most %1 deep.")};
inline constexpr ProblemKind kTooManyFigures{
    "too-many-figures", kError,
    RD_TEXT("Deck", "the card is made of more than %1 figures, the most that are drawn.")};

// bindings, expressions
inline constexpr ProblemKind kUnknownColumn{"unknown-column", kError,
                                            RD_TEXT("Deck", "%1 has no column %2.")};
inline constexpr ProblemKind kBraceOpen{
    "brace-open", kError, RD_TEXT("Deck", "a { is never closed; write {{ for a brace.")};
inline constexpr ProblemKind kBraceClose{
    "brace-close", kError, RD_TEXT("Deck", "a } without its {; write }} for a brace.")};
inline constexpr ProblemKind kMapHasNothing{"map-has-nothing", kError,
                                            RD_TEXT("Deck", "the map %1 has nothing for %2.")};
inline constexpr ProblemKind kOutsideRepeat{"outside-repeat", kError,
                                            RD_TEXT("Deck", "%1 is known inside a repeat only.")};
inline constexpr ProblemKind kLacksValue{
    "lacks-value", kError, RD_TEXT("Deck", "a column, a number or a 'text' is missing before %1.")};
inline constexpr ProblemKind kLacksValueAtEnd{
    "lacks-value-at-end", kError,
    RD_TEXT("Deck", "a column, a number or a 'text' is missing at the end.")};
inline constexpr ProblemKind kLacksBracket{"lacks-bracket", kError,
                                           RD_TEXT("Deck", "a ) is missing.")};
inline constexpr ProblemKind kListAfterIn{"list-after-in", kError,
                                          RD_TEXT("Deck", "after in comes a list like (2, 3, 4).")};
inline constexpr ProblemKind kGoesOn{"goes-on", kError,
                                     RD_TEXT("Deck", "it goes on with %1 where it should end.")};
inline constexpr ProblemKind kSingleEquals{"single-equals", kError,
                                           RD_TEXT("Deck", "compare with ==, not =.")};
inline constexpr ProblemKind kQuoteOpen{"quote-open", kError,
                                        RD_TEXT("Deck", "a ' is never closed.")};
inline constexpr ProblemKind kNestedTooDeeply{
    "nested-too-deeply", kError, RD_TEXT("Deck", "brackets are nested more than %1 deep.")};
inline constexpr ProblemKind kUnknownFunction{"unknown-function", kError,
                                              RD_TEXT("Deck", "there is no function %1.")};
inline constexpr ProblemKind kArguments{"arguments", kError,
                                        RD_TEXT("Deck", "%1() takes %2 values, not %3.")};
inline constexpr ProblemKind kColumnOrWord{
    "column-or-word", kError,
    RD_TEXT("Deck", "%1 is a column too: write {%2} for its cell or '%2' for the word.")};
inline constexpr ProblemKind kUnknownEdge{
    "unknown-edge", kError,
    RD_TEXT("Deck", "%1 is no edge of an element; put blanks around + and -.")};
inline constexpr ProblemKind kDivisionByZero{"division-by-zero", kError,
                                             RD_TEXT("Deck", "a division by zero.")};
inline constexpr ProblemKind kLengthTimesLength{
    "length-times-length", kError, RD_TEXT("Deck", "a length is multiplied by a length.")};

// changes that are made in a window
inline constexpr ProblemKind kRowGone{
    "row-gone", kError, RD_TEXT("Deck", "the table has no row %1 that can be changed.")};
inline constexpr ProblemKind kColumnGone{"column-gone", kError,
                                         RD_TEXT("Deck", "the table has no column %1.")};
inline constexpr ProblemKind kElementGone{"element-gone", kError,
                                          RD_TEXT("Deck", "the element isn't there any more.")};
inline constexpr ProblemKind kNotSimple{
    "not-simple", kError,
    RD_TEXT("Deck",
            "%1 is written in a way that can only be changed in deck.yaml itself (line %2).")};
inline constexpr ProblemKind kNoPlace{
    "no-place", kError,
    RD_TEXT("Deck", "it lies where %1 does; it needs a box of its own to be moved.")};
inline constexpr ProblemKind kFillsAll{
    "fills-all", kError,
    RD_TEXT("Deck", "it reaches from edge to edge; say where it begins, then it can be moved.")};

}  // namespace raindelay::deck::kinds
