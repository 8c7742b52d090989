#include "driver/python_files.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <utility>

#include "base/files.h"

namespace weft::driver {
namespace {

namespace fs = std::filesystem;

// A folder with more below it was not meant.
constexpr size_t max_files = 200'000;

Result<void> add_folder(const std::string& folder, std::vector<std::string>& found) {
    std::error_code code;
    std::vector<std::pair<std::string, bool>> entries;  // name, is it a folder?
    for (fs::directory_iterator each(folder, code), end; !code && each != end; each.increment(code)) {
        std::error_code ignored;
        const fs::file_status status = each->symlink_status(ignored);
        const std::string name = each->path().filename().string();
        if (fs::is_directory(status) && name[0] != '.' && name != "__pycache__")
            entries.emplace_back(name, true);
        if (fs::is_regular_file(status) && name.ends_with(".py")) entries.emplace_back(name, false);
    }
    if (code) return system_error("read", folder, code.value());
    std::sort(entries.begin(), entries.end());
    for (const auto& [name, is_folder] : entries) {
        const std::string path = folder + (folder.back() == '/' ? "" : "/") + name;
        if (!is_folder) {
            if (found.size() >= max_files)
                return Error::usage(folder + ": more than " + std::to_string(max_files) + " Python files");
            found.push_back(path);
        } else if (auto inner = add_folder(path, found); !inner) {
            return inner;
        }
    }
    return {};
}

}  // namespace

Result<std::vector<std::string>> python_files(const std::vector<std::string>& paths) {
    std::vector<std::string> files;
    std::set<std::string> known;
    for (const std::string& path : paths) {
        std::error_code code;
        if (!fs::is_directory(path, code)) {
            known.insert(path);
            files.push_back(path);
            continue;
        }
        std::vector<std::string> found;
        if (const auto added = add_folder(path, found); !added) return added.failure();
        for (std::string& file : found) {
            if (known.insert(file).second) files.push_back(std::move(file));
        }
    }
    return files;
}

}  // namespace weft::driver
