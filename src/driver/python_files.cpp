#include "driver/python_files.h"

#include <filesystem>
#include <set>
#include <utility>

#include "base/disk.h"

namespace weft::driver {
namespace {

namespace fs = std::filesystem;

// A folder with more below it was not meant.
constexpr size_t max_files = 200'000;

Result<void> add_folder(const std::string& folder, std::vector<std::string>& found) {
    WEFT_TRY(const std::vector<std::string> names, names_in(folder));
    for (const std::string& name : names) {
        const std::string path = join(folder, name);
        std::error_code code;
        const fs::file_status status = fs::symlink_status(path, code);  // links are not followed
        if (fs::is_regular_file(status) && name.ends_with(".py")) {
            if (found.size() >= max_files)
                return Error::usage(folder + ": more than " + std::to_string(max_files) + " Python files");
            found.push_back(path);
        } else if (fs::is_directory(status) && name[0] != '.' && name != "__pycache__") {
            if (auto inner = add_folder(path, found); !inner) return inner;
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
