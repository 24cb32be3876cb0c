#pragma once

#include <array>
#include <cstddef>
#include <string_view>

/// What may be read at most of whatever comes from outside. Whoever reads more says so in a
/// sentence that names the limit; of what the program keeps for itself more is as good as nothing.
/// (Limits of what is proposed, painted or said are where that is done.)
namespace raindelay {

/// 2^10 and 2^20 bytes.
inline constexpr std::size_t kKilobyte = 1024, kMegabyte = 1024 * kKilobyte;

/// The most that is read of something.
struct Limit {
  std::string_view id;  ///< for the tests
  std::size_t most;

  constexpr operator std::size_t() const { return most; }
};

// A record, its first line, and any other.
inline constexpr Limit kMaxRecordBytes{"record bytes", 16 * kMegabyte};
inline constexpr Limit kMaxHeaderBytes{"record header bytes", kMegabyte};
inline constexpr Limit kMaxLineBytes{"record line bytes", 4096};
/// A text in the first line: a name, the title; and one of its card tables.
inline constexpr Limit kMaxTextBytes{"record text bytes", 200};
inline constexpr Limit kMaxTableBytes{"record table bytes", 256 * kKilobyte};

// A line of JSON: brackets and braces within each other, fields of one object, bytes of a field's
// name, values all together with objects and lists.
inline constexpr Limit kMaxJsonDepth{"JSON depth", 16};
inline constexpr Limit kMaxJsonFields{"JSON fields", 64};
inline constexpr Limit kMaxJsonNameBytes{"JSON name bytes", 100};
inline constexpr Limit kMaxJsonValues{"JSON values", 10'000};

/// A solution that is kept from run to run.
inline constexpr Limit kMaxSolutionBytes{"solution bytes", 32 * kMegabyte};

/// The results of an arena.
inline constexpr Limit kMaxArenaBytes{"arena bytes", 256 * kMegabyte};

// A study: its file, its variants, the cells that they change all together, its questions, the
// cells that a search may change; and a file of results.
inline constexpr Limit kMaxStudyBytes{"study bytes", 256 * kKilobyte};
inline constexpr Limit kMaxVariants{"study variants", 64};
inline constexpr Limit kMaxPatches{"study cells", 5'000};
inline constexpr Limit kMaxQuestions{"study questions", 64};
inline constexpr Limit kMaxMoves{"study moves", 64};
inline constexpr Limit kMaxResultsBytes{"study results bytes", 256 * kMegabyte};

// Any file of a deck, and its path.
inline constexpr Limit kMaxFileBytes{"deck file bytes", 16 * kMegabyte};
inline constexpr Limit kMaxPathBytes{"deck path bytes", 512};

// A deck in a ZIP file; its files, which are no larger than kMaxFileBytes each, together in bytes;
// and how many times larger than the archive they may be.
inline constexpr Limit kMaxArchiveBytes{"archive bytes", 256 * kMegabyte};
inline constexpr Limit kMaxUnpackedFiles{"unpacked files", 4'000};
inline constexpr Limit kMaxUnpackedBytes{"unpacked bytes", 256 * kMegabyte};
inline constexpr Limit kMaxUnpackedRatio{"unpacked ratio", 100};

// A data frame: bytes of its text, rows, columns, rows times columns, bytes of a cell.
inline constexpr Limit kMaxDataBytes{"table bytes", 8 * kMegabyte};
inline constexpr Limit kMaxDataRows{"table rows", 20'000};
inline constexpr Limit kMaxDataColumns{"table columns", 256};
inline constexpr Limit kMaxDataCells{"table cells", 2'000'000};
inline constexpr Limit kMaxCellBytes{"table cell bytes", 32'768};
/// The name of a column or an element: each of 20,000 problems may carry one.
inline constexpr Limit kMaxNameBytes{"name bytes", 1'000};

// A spreadsheet, which is a ZIP file: its XML comes to more than the text of a table. Groups of
// rows, or spans of a text, within each other.
inline constexpr Limit kMaxSheetFiles{"spreadsheet files", 1'000};
inline constexpr Limit kMaxSheetFileBytes{"spreadsheet file bytes", 64 * kMegabyte};
inline constexpr Limit kMaxSheetBytes{"spreadsheet bytes", 96 * kMegabyte};
inline constexpr Limit kMaxSheetRatio{"spreadsheet ratio", 200};
inline constexpr Limit kMaxSheetDepth{"spreadsheet depth", 16};

// deck.yaml, and other YAML; maps and lists within each other; values all together with maps and
// lists.
inline constexpr Limit kMaxYamlBytes{"deck.yaml bytes", kMegabyte};
inline constexpr Limit kMaxYamlDepth{"deck.yaml depth", 64};
inline constexpr Limit kMaxYamlValues{"deck.yaml values", 200'000};
// Its entries: of a map whose keys the deck chooses, and of one whose keys are known.
inline constexpr Limit kMaxEntries{"deck.yaml entries", 1'000};
inline constexpr Limit kMaxKeys{"deck.yaml keys", 200};
inline constexpr Limit kMaxTables{"deck.yaml tables", 16};
inline constexpr Limit kMaxSkins{"deck.yaml skins", 16};
/// Typefaces of a font role, and styles that extend one another.
inline constexpr Limit kMaxFamilies{"deck.yaml families", 16};
inline constexpr Limit kMaxStyles{"deck.yaml styles", 16};
// Elements of all layouts together, how deep groups are nested, and what layouts take over from
// others.
inline constexpr Limit kMaxElements{"deck.yaml elements", 2'000};
inline constexpr Limit kMaxGroupDepth{"deck.yaml group depth", 8};
inline constexpr Limit kMaxInherited{"deck.yaml inherited", 20'000};
// An expression: brackets and signs within each other; and values, be they columns, numbers, texts,
// edges or functions. However they are joined, what computes, copies or drops it goes no deeper
// than they and the brackets.
inline constexpr Limit kMaxExpressionDepth{"expression depth", 32};
inline constexpr Limit kMaxExpressionValues{"expression values", 500};
/// Steps of a path; an arc comes to up to four.
inline constexpr Limit kMaxPathSteps{"path steps", 20'000};
// What cards say: how many there are of one, cells that change elements, copies of a repeat, and
// what all that comes to on a face.
inline constexpr Limit kMaxCopies{"copies", 999};
inline constexpr Limit kMaxOverrides{"overrides", 20'000};
inline constexpr Limit kMaxRepeats{"repeats", 100};
inline constexpr Limit kMaxFigures{"figures", 10'000};

/// The text of a deck's rules: some hundred pages.
inline constexpr Limit kMaxRulesBytes{"rules bytes", 256 * kKilobyte};
/// Pictures that are copied into a deck that is kept.
inline constexpr Limit kMaxCopiedBytes{"copied bytes", 256 * kMegabyte};
/// A script of another program's project.
inline constexpr Limit kMaxScriptBytes{"script bytes", kMegabyte};

/// Pixels of a picture, and of all within a drawing: in memory they take four bytes each.
inline constexpr Limit kMaxImagePixels{"image pixels", 32'000'000};
/// Bytes of a colour profile, which a picture can bring packed; those of presses have 0.5 to 3 MB.
inline constexpr Limit kMaxProfileBytes{"profile bytes", 4 * kMegabyte};
/// Bytes of all fonts of a deck, each weight of a variable one counted.
inline constexpr Limit kMaxFontBytes{"font bytes", 128 * kMegabyte};

/// Elements of a drawing within each other, through what is used again as well: those who draw
/// recurse.
inline constexpr Limit kMaxSvgDepth{"drawing depth", 64};
/// Shapes that a drawing comes to: parts that are used again count each time, and masks, filters,
/// texts and long outlines as many as take their time. So many translucent ones over a whole card,
/// the slowest there are, paint for some nine seconds.
inline constexpr Limit kMaxSvgShapes{"drawing shapes", 50'000};
// An entity of a drawing's document type, and what all come to, written out everywhere.
inline constexpr Limit kMaxSvgEntityBytes{"drawing entity bytes", 256};
inline constexpr Limit kMaxSvgAddedBytes{"drawing added bytes", 1'000'000};

// What the program keeps for itself.
inline constexpr Limit kMaxIndexBytes{"match index bytes", 64 * kMegabyte};
inline constexpr Limit kMaxNoteBytes{"run note bytes", 64 * kKilobyte};
inline constexpr Limit kMaxAnalysisBytes{"analysis bytes", 16 * kMegabyte};
inline constexpr Limit kMaxExportedBytes{"export memory bytes", 16 * kMegabyte};
/// Settings: some ten thousand entries. (Qt takes a second to write a megabyte of short ones.)
inline constexpr Limit kMaxSettingsBytes{"settings bytes", kMegabyte};
/// The address of a file that another start of the program hands over.
inline constexpr Limit kMaxHandedBytes{"handed-over bytes", 64 * kKilobyte};

/// All of them: tests/arch holds that, and tests/engine/limits_test.cpp that each is tried.
inline constexpr auto kLimits =
    std::to_array<Limit>({kMaxRecordBytes,    kMaxHeaderBytes,     kMaxLineBytes,
                          kMaxTextBytes,      kMaxTableBytes,      kMaxJsonDepth,
                          kMaxJsonFields,     kMaxJsonNameBytes,   kMaxJsonValues,
                          kMaxSolutionBytes,  kMaxArenaBytes,      kMaxStudyBytes,
                          kMaxVariants,       kMaxPatches,         kMaxQuestions,
                          kMaxMoves,          kMaxResultsBytes,    kMaxFileBytes,
                          kMaxPathBytes,      kMaxArchiveBytes,    kMaxUnpackedFiles,
                          kMaxUnpackedBytes,  kMaxUnpackedRatio,   kMaxDataBytes,
                          kMaxDataRows,       kMaxDataColumns,     kMaxDataCells,
                          kMaxCellBytes,      kMaxNameBytes,       kMaxSheetFiles,
                          kMaxSheetFileBytes, kMaxSheetBytes,      kMaxSheetRatio,
                          kMaxSheetDepth,     kMaxYamlBytes,       kMaxYamlDepth,
                          kMaxYamlValues,     kMaxEntries,         kMaxKeys,
                          kMaxTables,         kMaxSkins,           kMaxFamilies,
                          kMaxStyles,         kMaxElements,        kMaxGroupDepth,
                          kMaxInherited,      kMaxExpressionDepth, kMaxExpressionValues,
                          kMaxPathSteps,      kMaxCopies,          kMaxOverrides,
                          kMaxRepeats,        kMaxFigures,         kMaxRulesBytes,
                          kMaxCopiedBytes,    kMaxScriptBytes,     kMaxImagePixels,
                          kMaxProfileBytes,   kMaxFontBytes,       kMaxSvgDepth,
                          kMaxSvgShapes,      kMaxSvgEntityBytes,  kMaxSvgAddedBytes,
                          kMaxIndexBytes,     kMaxNoteBytes,       kMaxAnalysisBytes,
                          kMaxExportedBytes,  kMaxSettingsBytes,   kMaxHandedBytes});

}  // namespace raindelay
