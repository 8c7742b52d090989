#include "verify/host.h"

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace weft::verify {
namespace {

std::string sanitizer_library(const std::string& compiler) {
    const std::string command = compiler + " -print-file-name=libasan.so";
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
    char path[1024] = {};
    if (!pipe || std::fgets(path, sizeof path, pipe.get()) == nullptr) return {};
    const std::string library(path, std::string_view(path).find_last_not_of('\n') + 1);
    return library.find('/') == std::string::npos ? std::string() : library;
}

}  // namespace

std::string default_compiler() {
    const char* const compiler = std::getenv("CXX");
    return compiler != nullptr ? compiler : "c++";
}

Result<std::vector<std::string>> sanitizer_environment(const std::string& compiler) {
    const std::string library = sanitizer_library(compiler);
    if (library.empty()) return Error{"the compiler has no address sanitizer library"};
    // No limit of address space fits a sanitizer, so it is told one of what is used; and it may start no
    // program that would turn addresses into names.
    return std::vector<std::string>{
        "LD_PRELOAD=" + library,
        "ASAN_OPTIONS=detect_leaks=0:detect_odr_violation=0:symbolize=0:hard_rss_limit_mb=2048",
        "UBSAN_OPTIONS=symbolize=0:print_stacktrace=0"};
}

}  // namespace weft::verify
