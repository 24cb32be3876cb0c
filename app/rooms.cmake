# The application without any game, in four rooms: a match at the table, the library, what looks back,
# and the shell around them (tests/arch says who may know whom). QML imports them as one module,
# RainDelay.Session. (QtQuick, because the base of its models is known to QML from there.)
set(rooms table library review shell)
list(TRANSFORM rooms PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
set(sources "")
foreach(room IN LISTS rooms)
  file(GLOB files CONFIGURE_DEPENDS ${room}/*.cpp ${room}/*.h)
  list(APPEND sources ${files})
endforeach()
qt_add_library(raindelay_session STATIC)
qt_add_qml_module(
  raindelay_session
  URI RainDelay.Session
  VERSION 1.0
  NO_PLUGIN
  RESOURCE_PREFIX /qt/qml
  OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/qml/RainDelay/Session
  DEPENDENCIES QtQuick
  SOURCES ${sources})
# (What Qt generates includes a type's header by its name alone.)
target_include_directories(raindelay_session PUBLIC ${CMAKE_CURRENT_SOURCE_DIR} PRIVATE ${rooms})
target_link_libraries(
  raindelay_session PUBLIC raindelay_shelf raindelay_games raindelay_match raindelay_speaker
                           raindelay_translations Qt6::DBus Qt6::Gui Qt6::Qml
  PRIVATE raindelay_assets raindelay_painter raindelay_qt_rules raindelay_warnings)
rd_qml_library(raindelay_session RainDelay.Session)
