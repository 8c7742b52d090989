#include "cuda/nvrtc.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

#include "base/environments.h"
#include "cuda/library.h"
#include "cuda/toolkits.h"

namespace weft::cuda {
namespace fs = std::filesystem;

// The interface of the library as its manual has it: results are 0 or the number of an error.
struct Nvrtc::Functions {
    using Program = void*;
    int (*version)(int* major, int* minor);
    int (*count_architectures)(int* count);
    int (*list_architectures)(int* list);
    int (*create)(Program* program, const char* text, const char* name, int headers,
                  const char* const* sources, const char* const* include_names);
    int (*destroy)(Program* program);
    int (*compile)(Program program, int count, const char* const* options);
    int (*ptx_size)(Program program, size_t* size);
    int (*ptx)(Program program, char* text);
    int (*cubin_size)(Program program, size_t* size);
    int (*cubin)(Program program, char* bytes);
    int (*log_size)(Program program, size_t* size);
    int (*log)(Program program, char* text);
    const char* (*words)(int result);

    static constexpr int wrong_text = 6;  // NVRTC_ERROR_COMPILATION

    bool load(const Library& library) {
        return library.find("nvrtcVersion", version) &&
               library.find("nvrtcGetNumSupportedArchs", count_architectures) &&
               library.find("nvrtcGetSupportedArchs", list_architectures) &&
               library.find("nvrtcCreateProgram", create) && library.find("nvrtcDestroyProgram", destroy) &&
               library.find("nvrtcCompileProgram", compile) && library.find("nvrtcGetPTXSize", ptx_size) &&
               library.find("nvrtcGetPTX", ptx) && library.find("nvrtcGetCUBINSize", cubin_size) &&
               library.find("nvrtcGetCUBIN", cubin) && library.find("nvrtcGetProgramLogSize", log_size) &&
               library.find("nvrtcGetProgramLog", log) && library.find("nvrtcGetErrorString", words);
    }
};

namespace {

// libnvrtc.so.13 before libnvrtc.so.12 before libnvrtc.so; not libnvrtc.alt.so and libnvrtc-builtins.so.
std::vector<std::string> libraries_in(const fs::path& folder) {
    constexpr std::string_view stem = "libnvrtc.so";
    std::vector<std::pair<int, std::string>> found;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with(stem)) continue;
        int major = 0;
        if (name.size() > stem.size() + 1)
            std::from_chars(name.data() + stem.size() + 1, name.data() + name.size(), major);
        found.emplace_back(-major, entry.path().string());
    }
    std::sort(found.begin(), found.end());
    std::vector<std::string> paths;
    for (auto& [rank, path] : found) paths.push_back(std::move(path));
    return paths;
}

void add_toolkit(const fs::path& root, std::vector<std::string>& paths) {
    for (const char* const folder : {"lib64", "lib"}) {
        for (std::string& path : libraries_in(root / folder)) paths.push_back(std::move(path));
    }
}

// Where nobody says, in the order in which they are tried.
std::vector<std::string> candidates() {
    std::vector<std::string> paths;
    for (const std::string& root : toolkit_folders()) add_toolkit(root, paths);
    for (const std::string& packages : package_folders()) {
        for (const char* const folder : {"nvidia/cu13/lib", "nvidia/cuda_nvrtc/lib"}) {
            for (std::string& path : libraries_in(fs::path(packages) / folder))
                paths.push_back(std::move(path));
        }
    }
    for (const char* const name : {"libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so"})
        paths.emplace_back(name);
    return paths;
}

std::string ways_out() {
    return std::string("; get one with: ") + how_to_get_nvrtc +
           " (in an environment that is active), or point to one with --nvrtc PATH or $WEFT_NVRTC";
}

Error too_old(const std::string& path, Version version) {
    return Error{"NVRTC " + version.text() + " (" + path + ") is too old: " + oldest_nvrtc.text() +
                 " or later is needed" + ways_out()};
}

}  // namespace

Nvrtc::Nvrtc() = default;
Nvrtc::~Nvrtc() = default;
Nvrtc::Nvrtc(Nvrtc&&) noexcept = default;
Nvrtc& Nvrtc::operator=(Nvrtc&&) noexcept = default;

Result<Nvrtc> Nvrtc::load(const std::string& path) {
    WEFT_TRY(const Library library, Library::open(path));
    Functions functions{};
    if (!functions.load(library)) return Error{path + " has not all functions of NVRTC"};
    Nvrtc made;
    made.path_ = path;
    int count = 0;
    if (functions.version(&made.version_.major, &made.version_.minor) != 0 ||
        functions.count_architectures(&count) != 0 || count <= 0)
        return Error{path + " does not say which version it is"};
    made.architectures_.resize(static_cast<size_t>(count));
    if (functions.list_architectures(made.architectures_.data()) != 0)
        return Error{path + " does not say which architectures it knows"};
    std::sort(made.architectures_.begin(), made.architectures_.end());
    made.functions_ = std::make_unique<const Functions>(functions);
    return made;
}

Result<Nvrtc> Nvrtc::open(const std::string& asked) {
    const char* const named = std::getenv("WEFT_NVRTC");
    const std::string place = !asked.empty() ? asked : named != nullptr ? named : "";
    std::error_code error;
    if (!place.empty()) {
        std::string path = place;
        if (fs::is_directory(place, error)) {
            std::vector<std::string> inside;
            for (std::string& found : libraries_in(place)) inside.push_back(std::move(found));
            add_toolkit(place, inside);
            if (inside.empty()) return Error{"no libnvrtc.so is in " + place + ways_out()};
            path = inside.front();
        }
        auto opened = load(path);
        if (!opened) return Error{"cannot use NVRTC: " + opened.error() + ways_out()};
        if (opened.value().version() < oldest_nvrtc) return too_old(path, opened.value().version());
        return opened;
    }
    std::string old_one;
    Version old_version;
    for (const std::string& path : candidates()) {
        auto opened = load(path);
        if (!opened) continue;
        if (opened.value().version() >= oldest_nvrtc) return opened;
        old_one = path;
        old_version = opened.value().version();
    }
    if (!old_one.empty()) return too_old(old_one, old_version);
    return Error{"NVRTC, the CUDA compiler library, is not found" + ways_out()};
}

Result<std::vector<int>> Nvrtc::chosen_architectures(const std::string& list) const {
    std::vector<int> chosen;
    std::string known;
    for (const int architecture : architectures_)
        known += (known.empty() ? "" : ", ") + std::to_string(architecture);
    for (size_t begin = 0; begin <= list.size();) {
        const size_t end = std::min(list.find(',', begin), list.size());
        std::string_view word = std::string_view(list).substr(begin, end - begin);
        if (word.starts_with("sm_")) word.remove_prefix(3);
        int number = 0;
        const auto [stop, failed] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (failed != std::errc{} || stop != word.data() + word.size())
            return Error::usage("an architecture is a number such as 90, not '" + std::string(word) +
                                "'; NVRTC " + version_.text() + " knows " + known);
        if (!std::binary_search(architectures_.begin(), architectures_.end(), number))
            return Error::usage("NVRTC " + version_.text() + " (" + path_ + ") does not know architecture " +
                                std::to_string(number) + "; it knows " + known);
        if (std::find(chosen.begin(), chosen.end(), number) == chosen.end()) chosen.push_back(number);
        begin = end + 1;
    }
    return chosen;
}

std::string Nvrtc::words_for(int result) const {
    const char* const words = functions_->words(result);
    return words != nullptr ? words : "error " + std::to_string(result);
}

Result<Product> Nvrtc::compile(const std::string& text, const std::string& name,
                               std::span<const std::string> options) const {
    const auto text_of = [](auto size_function, auto function, Functions::Program program) {
        size_t size = 0;
        std::string out;
        if (size_function(program, &size) != 0 || size == 0) return out;
        out.resize(size);
        if (function(program, out.data()) != 0) out.clear();
        return out;
    };
    const auto without_end = [](std::string zero_terminated) {
        while (!zero_terminated.empty() && zero_terminated.back() == '\0') zero_terminated.pop_back();
        return zero_terminated;
    };
    Functions::Program program = nullptr;
    if (const int made = functions_->create(&program, text.c_str(), name.c_str(), 0, nullptr, nullptr);
        made != 0)
        return Error{"NVRTC cannot make a program: " + words_for(made)};
    std::vector<const char*> words;
    for (const std::string& option : options) words.push_back(option.c_str());
    const int result = functions_->compile(program, static_cast<int>(words.size()), words.data());
    Product product;
    product.ok = result == 0;
    product.log = without_end(text_of(functions_->log_size, functions_->log, program));
    if (product.ok) {
        product.ptx = without_end(text_of(functions_->ptx_size, functions_->ptx, program));
        product.cubin = text_of(functions_->cubin_size, functions_->cubin, program);
    }
    functions_->destroy(&program);
    if (product.ok || result == Functions::wrong_text) return product;
    return Error{"NVRTC failed: " + words_for(result) + (product.log.empty() ? "" : ": " + product.log)};
}

}  // namespace weft::cuda
