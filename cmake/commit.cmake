# Writes FILE, C++ that tells which commit of SOURCE is built; nothing where git does not know. Run at every build: it is
# written only where that has changed.
execute_process(
    COMMAND git describe --always --dirty --abbrev=12 --exclude *
    WORKING_DIRECTORY ${SOURCE} OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
if(NOT failed EQUAL 0 OR NOT EXISTS ${SOURCE}/.git)  # sources inside of somebody else's repository
    set(commit "")
endif()
set(text "#include \"cli/versions.h\"\n\nstd::string_view weft::cli::commit() {\n    return \"${commit}\";\n}\n")
set(there "")
if(EXISTS ${FILE})
    file(READ ${FILE} there)
endif()
if(NOT text STREQUAL there)
    file(WRITE ${FILE} "${text}")
endif()
