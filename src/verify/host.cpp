#include "verify/host.h"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <initializer_list>
#include <optional>
#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

#include "contain/finished.h"
#include "contain/shared_memory.h"

namespace weft::verify {
namespace {

constexpr std::chrono::seconds time_to_answer(30);
constexpr size_t longest_answer = 1 << 16;

// What the compiler says to a question about itself, with `input` as its standard input; nothing where it
// does not start or has no answer in time.
contain::Finished ask(const std::string& compiler, std::initializer_list<const char*> question,
                      std::string_view input = {}) {
    contain::Program program;
    std::istringstream command(compiler);
    for (std::string word; command >> word;) program.words.push_back(word);
    if (program.words.empty()) return {};
    program.words.insert(program.words.end(), question.begin(), question.end());
    for (char** variable = environ; *variable != nullptr; ++variable)
        program.environment.emplace_back(*variable);
    std::optional<contain::SharedMemory> given;
    if (!input.empty()) {
        auto made = contain::SharedMemory::make(input.size());
        if (!made) return {};
        given = std::move(made.value());
        std::copy(input.begin(), input.end(), given->bytes().begin());
        program.input = given->file();
    }
    const std::atomic<bool> never = false;
    const auto finished = contain::run_to_end(std::move(program), time_to_answer, never, longest_answer);
    return finished && finished.value().in_time ? finished.value() : contain::Finished{};
}

std::string first_line(const std::string& text) {
    return text.substr(0, text.find('\n'));
}

std::string sanitizer_library(const std::string& compiler) {
    const std::string library = first_line(ask(compiler, {"-print-file-name=libasan.so"}).output);
    return library.find('/') == std::string::npos ? std::string() : library;
}

}  // namespace

std::string default_compiler() {
    const char* const compiler = std::getenv("CXX");
    return compiler != nullptr ? compiler : "c++";
}

std::string compiler_version(const std::string& compiler) {
    return first_line(ask(compiler, {"--version"}).output);
}

std::string trouble_with_headers(const std::string& compiler) {
    constexpr std::string_view source = "#ifdef __clang__\n_Float16 half;\n#endif\n";
    return first_line(ask(compiler, {"-x", "c++", "-fsyntax-only", "-"}, source).errors);
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
