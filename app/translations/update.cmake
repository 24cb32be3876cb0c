# Brings the .ts files of TS up to date with the sources in SOURCE; WORK is a folder for this script.
#   cmake -DLUPDATE=… -DSOURCE=… -DWORK=… -DTS=… -P update.cmake
#
# lupdate follows no macro of ours: where the engine says SAY(…) for RD_TEXT("Context", …), it is
# given a copy of the file that says the latter.
cmake_minimum_required(VERSION 3.25)
file(REMOVE_RECURSE ${WORK})
file(MAKE_DIRECTORY ${WORK}/engine)
file(GLOB_RECURSE sources ${SOURCE}/engine/*.cpp ${SOURCE}/engine/*.h)
foreach(source IN LISTS sources)
  file(READ ${source} text)
  if(text MATCHES "#define SAY\\(source\\) (RD_TEXT\\(\"[A-Za-z]+\", )source\\)")
    set(named "${CMAKE_MATCH_1}")
    string(REPLACE "#define SAY(source) ${named}source)" "" text "${text}")
    string(REPLACE "SAY(" "${named}" text "${text}")
  endif()
  file(RELATIVE_PATH name ${SOURCE} ${source})
  file(WRITE ${WORK}/${name} "${text}")
endforeach()

file(GLOB all ${TS}/raindelay_*.ts)
foreach(ts IN LISTS all)
  string(REGEX REPLACE ".*raindelay_(.*)\\.ts" "\\1" language ${ts})
  set(what)
  if(language STREQUAL en)
    set(what -pluralonly)
  endif()
  execute_process(
    COMMAND ${LUPDATE} -silent -locations none -no-obsolete -disable-heuristic sametext
            -disable-heuristic similartext -tr-function-alias QT_TRANSLATE_NOOP+=RD_TEXT
            -target-language ${language} ${what} ${WORK}/engine ${SOURCE}/app ${SOURCE}/qml -ts ${ts}
    ERROR_VARIABLE complaints
    COMMAND_ERROR_IS_FATAL ANY)
  # A text without a context would never be found.
  if(NOT complaints STREQUAL "")
    message(FATAL_ERROR "${complaints}")
  endif()
endforeach()
