#include "driver/folder_lists.h"

#include <filesystem>
#include <utility>

namespace weft::driver {
namespace {

constexpr size_t max_entries = 200'000;

FolderList listed(const std::string& folder) {
    namespace fs = std::filesystem;
    FolderList out;
    std::error_code code;
    for (fs::directory_iterator each(folder.empty() ? "." : folder, code), end; !code && each != end;
         each.increment(code)) {
        std::string name = each->path().filename().string();
        out.is_installed |= name.ends_with(".dist-info") || name.ends_with(".egg-info");
        out.names.insert(std::move(name));
        out.is_whole = out.names.size() < max_entries;
        if (!out.is_whole) break;
    }
    return out;
}

}  // namespace

const FolderList& FolderLists::of(const std::string& folder) {
    const std::lock_guard lock(mutex_);
    const auto known = lists_.find(folder);
    if (known != lists_.end()) return known->second;
    return lists_.emplace(folder, listed(folder)).first->second;
}

}  // namespace weft::driver
