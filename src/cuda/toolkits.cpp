#include "cuda/toolkits.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <system_error>

namespace weft::cuda {
namespace fs = std::filesystem;

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

}  // namespace weft::cuda
