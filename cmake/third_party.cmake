# What weft takes from others. A folder given as WEFT_THIRD_PARTY is looked at first: tools/dev/carry.sh fills one, for
# machines without these packages, and with the source of simdjson, of which Debian has no static library.
set(WEFT_THIRD_PARTY "" CACHE PATH "Folder with headers and sources of libraries (made by tools/dev/carry.sh)")
if(WEFT_THIRD_PARTY)
    get_filename_component(WEFT_THIRD_PARTY ${WEFT_THIRD_PARTY} ABSOLUTE BASE_DIR ${PROJECT_SOURCE_DIR})
    list(PREPEND CMAKE_PREFIX_PATH ${WEFT_THIRD_PARTY})
endif()

find_package(Threads REQUIRED)

# Headers only: nothing is linked, and a user of the library needs neither.
function(weft_header_library name header)
    find_path(WEFT_${name}_INCLUDE ${header})
    if(NOT WEFT_${name}_INCLUDE)
        message(FATAL_ERROR "${header} is missing: ./dev build installs it, or see docs/building.md")
    endif()
    add_library(weft_${name} INTERFACE)
    target_include_directories(weft_${name} SYSTEM INTERFACE ${WEFT_${name}_INCLUDE})
endfunction()
weft_header_library(CLI11 CLI/CLI.hpp)
weft_header_library(XXHASH xxhash.h)

# zstd may be missing: the format jsonl.zst is then left out, and the program says so when it is asked for it.
find_path(WEFT_ZSTD_INCLUDE zstd.h)
if(WEFT_PORTABLE)
    find_library(WEFT_ZSTD_LIBRARY NAMES libzstd.a zstd)
else()
    find_library(WEFT_ZSTD_LIBRARY zstd)
endif()

# simdjson reads JSON: from the carried source, which becomes part of the library, or from the system.
if(WEFT_THIRD_PARTY AND EXISTS ${WEFT_THIRD_PARTY}/src/simdjson.cpp)
    set(WEFT_SIMDJSON_SOURCE ${WEFT_THIRD_PARTY}/src/simdjson.cpp)
    set(WEFT_SIMDJSON_INCLUDE ${WEFT_THIRD_PARTY}/include)
else()
    find_path(WEFT_SIMDJSON_INCLUDE simdjson.h)
    find_library(WEFT_SIMDJSON_LIBRARY simdjson)
    if(NOT WEFT_SIMDJSON_INCLUDE OR NOT WEFT_SIMDJSON_LIBRARY)
        message(FATAL_ERROR "simdjson is missing: ./dev build installs it, or see docs/building.md")
    endif()
endif()

# cpp-httplib serves the pages of weft view; without it they can be written as files, and the program says so. The carried
# header is all of it; that of Debian and Ubuntu holds no definitions and comes with a library.
if(WEFT_THIRD_PARTY AND EXISTS ${WEFT_THIRD_PARTY}/include/httplib.h)
    set(WEFT_HTTPLIB_INCLUDE ${WEFT_THIRD_PARTY}/include)
    set(WEFT_HTTPLIB_LIBRARY "")
else()
    find_path(WEFT_HTTPLIB_INCLUDE httplib.h)
    find_library(WEFT_HTTPLIB_LIBRARY cpp-httplib)
endif()
if(NOT WEFT_HTTPLIB_INCLUDE)
    message(STATUS "httplib.h is missing (libcpp-httplib-dev): weft view is built without its server")
endif()
