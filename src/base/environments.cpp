#include "base/environments.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <utility>

#include "base/own_files.h"

namespace weft {
namespace fs = std::filesystem;

std::vector<std::string> package_folders_of(const std::string& environment) {
    std::vector<std::string> found;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(fs::path(environment) / "lib", error)) {
        const fs::path packages = entry.path() / "site-packages";
        if (fs::is_directory(packages, error)) found.push_back(packages.string());
    }
    std::sort(found.begin(), found.end());  // the order of a folder is no order
    return found;
}

std::vector<std::string> package_folders() {
    std::vector<std::string> found;
    const auto add = [&found](const fs::path& environment) {
        if (!environment.is_absolute()) return;  // relative to the current folder
        for (std::string& folder : package_folders_of(environment.string()))
            found.push_back(std::move(folder));
    };
    for (const char* const variable : {"VIRTUAL_ENV", "CONDA_PREFIX"}) {
        if (const char* const active = std::getenv(variable); active != nullptr) add(active);
    }
    fs::path folder = fs::path(own_folder()).parent_path();  // without the '/' at its end
    for (int up = 0; up < 3 && folder.has_relative_path(); ++up, folder = folder.parent_path())
        add(folder / ".venv");
    return found;
}

}  // namespace weft
