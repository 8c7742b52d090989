#include "verify/host.h"

#include <unistd.h>

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

std::vector<std::string> own_words() {
    std::vector<std::string> words;
    std::string word;
    const std::unique_ptr<FILE, int (*)(FILE*)> file(std::fopen("/proc/self/cmdline", "rb"), std::fclose);
    for (int c = 0; file && (c = std::fgetc(file.get())) != EOF;) {
        if (c != 0) {
            word += static_cast<char>(c);
        } else {
            words.push_back(std::exchange(word, {}));
        }
    }
    return words;
}

}  // namespace

std::string default_compiler() {
    const char* const compiler = std::getenv("CXX");
    return compiler != nullptr ? compiler : "c++";
}

Result<void> restart_with_sanitizer(const std::string& compiler) {
    if (std::getenv("WEFT_SANITIZED") != nullptr) return {};
    const std::string library = sanitizer_library(compiler);
    if (library.empty()) return Error{"the compiler has no address sanitizer library"};
    setenv("LD_PRELOAD", library.c_str(), 1);
    setenv("WEFT_SANITIZED", "1", 1);
    setenv("ASAN_OPTIONS", "detect_leaks=0:detect_odr_violation=0", 0);
    std::vector<std::string> words = own_words();
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    execv("/proc/self/exe", pointers.data());
    return Error{"cannot start again with the address sanitizer library"};
}

}  // namespace weft::verify
