#include "base/temporary_folder.h"

#include <stdlib.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace weft {
namespace fs = std::filesystem;

Result<TemporaryFolder> TemporaryFolder::make(std::string_view prefix) {
    std::error_code error;
    fs::path above = fs::temp_directory_path(error);
    if (!error) above = fs::absolute(above, error);  // compilers that are given the path stand elsewhere
    std::string path = (above / prefix).string() + "-XXXXXX";
    if (error) {
        const char* const asked = std::getenv("TMPDIR");
        return Error{"there is no folder for temporary files" +
                     (asked != nullptr ? std::string(" at ") + asked : std::string()) + ": " +
                     error.message()};
    }
    const Making making;
    if (::mkdtemp(path.data()) == nullptr)
        return Error{"cannot make " + path + ": " + std::generic_category().message(errno)};
    return TemporaryFolder(std::move(path));
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove_all(path_, ignored);
}

}  // namespace weft
