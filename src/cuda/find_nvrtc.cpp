#include "cuda/find_nvrtc.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "base/environments.h"
#include "cuda/toolkits.h"

namespace weft::cuda {
namespace fs = std::filesystem;

namespace {

// libnvrtc.so.13 before libnvrtc.so.12 before libnvrtc.so; not libnvrtc.alt.so and libnvrtc-builtins.so.
void add_libraries(const fs::path& folder, std::vector<std::string>& paths) {
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
    for (auto& [rank, path] : found) paths.push_back(std::move(path));
}

void add_toolkit(const fs::path& root, std::vector<std::string>& paths) {
    for (const char* const folder : {"lib64", "lib"}) add_libraries(root / folder, paths);
}

// What the loader would look through before its own folders.
std::vector<std::string> loader_folders() {
    const char* const list = std::getenv("LD_LIBRARY_PATH");
    std::vector<std::string> folders;
    std::string_view left = list != nullptr ? list : "";
    while (!left.empty()) {
        const size_t end = std::min(left.find(':'), left.size());
        if (left.starts_with('/')) folders.emplace_back(left.substr(0, end));
        left.remove_prefix(std::min(end + 1, left.size()));
    }
    return folders;
}

// Where nobody says, in the order in which they are tried.
std::vector<std::string> candidates() {
    std::vector<std::string> paths;
    for (const std::string& root : toolkit_folders()) add_toolkit(root, paths);
    for (const std::string& packages : package_folders()) {
        for (const char* const folder : {"nvidia/cu13/lib", "nvidia/cuda_nvrtc/lib"})
            add_libraries(fs::path(packages) / folder, paths);
    }
    for (const std::string& folder : loader_folders()) add_libraries(folder, paths);
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

Result<std::unique_ptr<Compiler>> find_nvrtc(const std::string& asked, const LoadNvrtc& load) {
    const char* const named = std::getenv("WEFT_NVRTC");
    const std::string place = !asked.empty() ? asked : named != nullptr ? named : "";
    std::error_code error;
    if (!place.empty()) {
        std::string path = place;
        if (fs::is_directory(place, error)) {
            std::vector<std::string> inside;
            add_libraries(place, inside);
            add_toolkit(place, inside);
            if (inside.empty()) return Error{"no libnvrtc.so is in " + place + ways_out()};
            path = inside.front();
        }
        auto opened = load(path);
        if (!opened) return Error{"cannot use NVRTC: " + opened.error() + ways_out()};
        if (opened.value()->version() < oldest_nvrtc) return too_old(path, opened.value()->version());
        return opened;
    }
    std::string old_one;
    Version old_version;
    for (const std::string& path : candidates()) {
        auto opened = load(path);
        if (!opened) continue;
        if (opened.value()->version() >= oldest_nvrtc) return opened;
        old_one = path;
        old_version = opened.value()->version();
    }
    if (!old_one.empty()) return too_old(old_one, old_version);
    return Error{"NVRTC, the CUDA compiler library, is not found" + ways_out()};
}

}  // namespace weft::cuda
