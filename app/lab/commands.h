#pragma once

#include "terminal/command.h"

/// The commands of raindelay-lab, by file.
namespace raindelay::lab {

using terminal::Arguments;
using terminal::Exit;
using terminal::kDone;
using terminal::kMisuse;
using terminal::kNo;

int runGames(const Arguments& arguments);
int runReplay(const Arguments& arguments);
int runLegal(const Arguments& arguments);
int runView(const Arguments& arguments);
int runScorebook(const Arguments& arguments);
int runLedger(const Arguments& arguments);
int runAnalyse(const Arguments& arguments);
int runPlay(const Arguments& arguments);
int runSimulate(const Arguments& arguments);
int runArena(const Arguments& arguments);
int runBench(const Arguments& arguments);
int runStudyRun(const Arguments& arguments);
int runStudyReport(const Arguments& arguments);
int runStudyMerge(const Arguments& arguments);
int runStudySchema(const Arguments& arguments);
int runDeckCheck(const Arguments& arguments);
int runDeckNew(const Arguments& arguments);
int runDeckSchema(const Arguments& arguments);

/// One sentence on standard error; gives back the exit code.
int fail(const std::string& why, Exit code);

}  // namespace raindelay::lab
