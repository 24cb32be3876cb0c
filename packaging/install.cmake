# What `cmake --install` puts onto a computer, and what CPack makes packages of. (The modules that are
# loaded when they are needed install themselves: app/plugins.)
include(GNUInstallDirs)
include(packaging/releases.cmake)
set(desktop ${PROJECT_SOURCE_DIR}/packaging/desktop)

# rd_install_packed(<file> <folder>): as FILE.gz, in which form Debian wants manuals and changes.
function(rd_install_packed file folder)
  find_program(GZIP gzip)
  if(NOT GZIP)
    return()
  endif()
  get_filename_component(name ${file} NAME)
  set(packed ${PROJECT_BINARY_DIR}/packed/${name}.gz)
  add_custom_command(
    OUTPUT ${packed}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/packed
    COMMAND ${GZIP} -9nc ${file} > ${packed}
    DEPENDS ${file}
    VERBATIM)
  add_custom_target(packed_${name} ALL DEPENDS ${packed})
  install(FILES ${packed} DESTINATION ${folder})
endfunction()

# The command line: the program, its manual, and what shells read to complete what one types.
install(TARGETS raindelay-lab RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
rd_install_packed(${desktop}/raindelay-lab.1 ${CMAKE_INSTALL_MANDIR}/man1)
function(rd_completion program shell file folder)
  set(made ${PROJECT_BINARY_DIR}/completion/${file})
  add_custom_command(
    OUTPUT ${made}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/completion
    COMMAND ${program} --completion ${shell} > ${made}
    DEPENDS ${program}
    VERBATIM)
  add_custom_target(completion_${program}_${shell} ALL DEPENDS ${made})
  install(FILES ${made} DESTINATION ${CMAKE_INSTALL_DATADIR}/${folder})
endfunction()
function(rd_completions program)
  rd_completion(${program} bash ${program} bash-completion/completions)
  rd_completion(${program} zsh _${program} zsh/vendor-completions)
  rd_completion(${program} fish ${program}.fish fish/vendor_completions.d)
endfunction()
rd_completions(raindelay-lab)

# The application, and what a desktop needs to show it and to open its files by a double click.
if(RAINDELAY_APP)
  install(TARGETS raindelay RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR}
          BUNDLE DESTINATION .)
  rd_completions(raindelay)
  rd_install_packed(${desktop}/raindelay.1 ${CMAKE_INSTALL_MANDIR}/man1)
  install(FILES ${desktop}/raindelay.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  include(packaging/web.cmake)
  configure_file(${desktop}/raindelay.metainfo.xml.in ${PROJECT_BINARY_DIR}/raindelay.metainfo.xml @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/raindelay.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  install(FILES ${desktop}/raindelay.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
endif()
