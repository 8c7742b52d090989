#include "verify/host.h"

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace weft::verify {
namespace {

// What the compiler says to a question about itself.
std::string first_line_of(const std::string& command) {
    const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), pclose);
    char line[1024] = {};
    if (!pipe || std::fgets(line, sizeof line, pipe.get()) == nullptr) return {};
    return std::string(line, std::string_view(line).find_last_not_of('\n') + 1);
}

std::string sanitizer_library(const std::string& compiler) {
    const std::string library = first_line_of(compiler + " -print-file-name=libasan.so");
    return library.find('/') == std::string::npos ? std::string() : library;
}

}  // namespace

std::string default_compiler() {
    const char* const compiler = std::getenv("CXX");
    return compiler != nullptr ? compiler : "c++";
}

std::string compiler_version(const std::string& compiler) {
    return first_line_of(compiler + " --version 2>/dev/null");
}

std::string trouble_with_headers(const std::string& compiler) {
    return first_line_of("printf '#ifdef __clang__\\n_Float16 half;\\n#endif\\n' | " + compiler +
                         " -x c++ -fsyntax-only - 2>&1");
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
