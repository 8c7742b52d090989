# cmake --install: the component `program` is what ./dev release packs; `library` is what find_package(weft) needs.
install(TARGETS weft RUNTIME DESTINATION bin COMPONENT program)
install(TARGETS weft-worker RUNTIME DESTINATION lib/weft COMPONENT program)
if(TARGET weft_http)
    install(TARGETS weft_http LIBRARY DESTINATION lib/weft COMPONENT program)
endif()
if(TARGET weft_parquet)  # with Arrow beside it, which no system of ours has in this version
    install(TARGETS weft_parquet LIBRARY DESTINATION lib/weft COMPONENT program)
    install(FILES ${WEFT_ARROW_LIBRARIES} DESTINATION lib/weft COMPONENT program)
endif()
# Pages for man and completion, written by the program that is installed.
install(CODE "set(WEFT_PROGRAM \"$<TARGET_FILE:weft>\")" COMPONENT program)
install(SCRIPT ${CMAKE_CURRENT_LIST_DIR}/pages.cmake COMPONENT program)

set_target_properties(weft_core PROPERTIES EXPORT_NAME weft)
install(TARGETS weft_core EXPORT weftTargets ARCHIVE DESTINATION lib COMPONENT library)
install(DIRECTORY src/ DESTINATION include/weft COMPONENT library FILES_MATCHING PATTERN "*.h" PATTERN "*.def")
install(EXPORT weftTargets NAMESPACE weft:: DESTINATION lib/cmake/weft COMPONENT library)
include(CMakePackageConfigHelpers)
write_basic_package_version_file(
    ${CMAKE_CURRENT_BINARY_DIR}/weftConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES cmake/weftConfig.cmake ${CMAKE_CURRENT_BINARY_DIR}/weftConfigVersion.cmake
    DESTINATION lib/cmake/weft COMPONENT library)
