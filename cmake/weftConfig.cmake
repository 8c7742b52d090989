# find_package(weft): the target weft::weft, the library with its headers ("driver/compile.h" and so on).
include(CMakeFindDependencyMacro)
find_dependency(Threads)
include(${CMAKE_CURRENT_LIST_DIR}/weftTargets.cmake)
