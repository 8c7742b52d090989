#include "cuda/toolkits.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <system_error>

#include "base/environments.h"

namespace weft::cuda {
namespace fs = std::filesystem;
namespace {

bool is_program(const fs::path& path) {
    return path.is_absolute() && access(path.c_str(), X_OK) == 0;
}

}  // namespace

std::vector<std::string> toolkit_folders() {
    std::vector<std::string> roots;
    for (const char* const variable : {"CUDA_HOME", "CUDA_PATH"}) {
        const char* const root = std::getenv(variable);
        if (root != nullptr && fs::path(root).is_absolute()) roots.emplace_back(root);
    }
    roots.emplace_back("/usr/local/cuda");
    std::vector<std::string> others;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator("/usr/local", error)) {
        if (entry.path().filename().string().starts_with("cuda-")) others.push_back(entry.path().string());
    }
    std::sort(others.begin(), others.end(), std::greater<>());
    roots.insert(roots.end(), others.begin(), others.end());
    return roots;
}

std::optional<std::string> find_tool(const std::string& name) {
    std::vector<fs::path> places;
    for (const std::string& root : toolkit_folders()) places.push_back(fs::path(root) / "bin" / name);
    for (const std::string& packages : package_folders())
        places.push_back(fs::path(packages) / "nvidia/cu13/bin" / name);
    if (const char* const path = std::getenv("PATH"); path != nullptr) {
        const std::string list = path;
        for (size_t begin = 0; begin <= list.size();) {
            const size_t end = std::min(list.find(':', begin), list.size());
            places.push_back(fs::path(list.substr(begin, end - begin)) / name);
            begin = end + 1;
        }
    }
    const auto found = std::find_if(places.begin(), places.end(), is_program);
    return found == places.end() ? std::nullopt : std::optional(found->string());
}

}  // namespace weft::cuda
