// FolderLists: what stands in the folders in which modules are looked for. Each is listed once, for all files
// and threads of one command; Project asks it for the names of modules.
#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <string>

namespace weft::driver {

struct FolderList {
    std::set<std::string, std::less<>> names;
    bool is_whole = true;       // false: a folder of so many entries holds no project
    bool is_installed = false;  // packages were put there by an installer
};

class FolderLists {
  public:
    const FolderList& of(const std::string& folder);  // empty: the current one

  private:
    std::mutex mutex_;
    std::map<std::string, FolderList> lists_;
};

}  // namespace weft::driver
