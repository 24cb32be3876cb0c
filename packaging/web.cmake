# The project's address in the web, the one place for it; empty as long as there is none: then software centres are
# told of no page and no pictures, which they would look for there.
set(web "")
set(appstream_web "")
if(web)
  string(APPEND appstream_web "  <url type=\"homepage\">${web}</url>\n  <url type=\"bugtracker\">${web}/issues</url>\n"
                              "  <screenshots>\n")
  file(STRINGS ${PROJECT_SOURCE_DIR}/packaging/screenshots/captions.tsv captions ENCODING UTF-8)
  set(kind " type=\"default\"")
  foreach(line IN LISTS captions)
    # (A picture, and its caption in English, German and Spanish.)
    string(REGEX MATCH "^(.*)\t(.*)\t(.*)\t(.*)$" line "${line}")
    string(APPEND appstream_web "    <screenshot${kind}>\n      <caption>${CMAKE_MATCH_2}</caption>\n"
                                "      <caption xml:lang=\"de\">${CMAKE_MATCH_3}</caption>\n"
                                "      <caption xml:lang=\"es\">${CMAKE_MATCH_4}</caption>\n"
                                "      <image>${web}/screenshots/${CMAKE_MATCH_1}</image>\n    </screenshot>\n")
    set(kind "")
  endforeach()
  string(APPEND appstream_web "  </screenshots>\n")
endif()
