#include "driver/warp_headers.h"

#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <vector>

#include "base/environments.h"
#include "base/files.h"
#include "base/versions.h"

namespace weft::driver {
namespace fs = std::filesystem;
namespace {

bool has_headers(const fs::path& folder) {
    std::error_code error;
    return fs::is_regular_file(folder / "builtin.h", error);
}

// What `place` may mean, the nearest first.
std::string native_folder(const fs::path& place) {
    std::vector<fs::path> candidates{place, place / "native", place / "warp/native"};
    for (const std::string& packages : package_folders_of(place.string()))
        candidates.push_back(fs::path(packages) / "warp/native");
    for (const fs::path& candidate : candidates) {
        std::error_code error;
        if (has_headers(candidate)) return fs::absolute(candidate, error).lexically_normal().string();
    }
    return {};
}

// "1.19.0" of `#define WP_VERSION_STRING "1.19.0"`.
std::string version_of(const std::string& native) {
    const Result<std::string> text = read_file(native + "/version.h", 64u << 10);
    if (!text) return {};
    constexpr std::string_view key = "#define WP_VERSION_STRING \"";
    const size_t at = text.value().find(key);
    if (at == std::string::npos) return {};
    const size_t begin = at + key.size();
    return text.value().substr(begin, text.value().find('"', begin) - begin);
}

Result<std::string> of_this_version(const std::string& native) {
    const std::string version = version_of(native);
    if (version == warp_version) return native;
    return Error{native + " has the headers of " +
                 (version.empty() ? "an unknown version of Warp" : "Warp " + version) +
                 ", and weft writes the text of " + std::string(warp_version) +
                 "; get them with: " + how_to_get_warp_headers};
}

}  // namespace

Result<std::string> warp_headers(const std::string& asked) {
    const char* const named = std::getenv("WEFT_WARP");
    const bool by_variable = asked.empty() && named != nullptr && *named != '\0';
    const std::string place = by_variable ? named : asked;
    if (!place.empty()) {
        const std::string native = native_folder(place);
        if (!native.empty()) return of_this_version(native);
        return Error{"Warp's headers are not in " + place + (by_variable ? " ($WEFT_WARP)" : "") +
                     "; a folder with warp/native/builtin.h is needed: " + how_to_get_warp_headers};
    }
    for (const std::string& packages : package_folders()) {
        const fs::path native = fs::path(packages) / "warp/native";
        if (has_headers(native)) return of_this_version(native.string());
    }
    return Error{"Warp's headers are not found in the active Python environment; get them with: " +
                 std::string(how_to_get_warp_headers) +
                 " (in an environment that is active), or point to them "
                 "with --warp PATH or $WEFT_WARP"};
}

}  // namespace weft::driver
