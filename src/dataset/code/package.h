// Package: whose a file is: the installed package or the project around it, as its metadata says. Looked for
// in the folders above the file: an installed package lists its files in *.dist-info/RECORD, a project has a
// pyproject.toml.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace weft::dataset {

struct Package {
    std::string name, version, license;  // empty: the metadata does not say
};

struct Owner {
    Package package;
    std::string path;  // of the file, within the package
};

// What the text of METADATA, or of pyproject.toml, says.
Package parse_metadata(std::string_view text);
Package parse_pyproject(std::string_view text);

class Packages {
  public:
    // `file`: absolute, without `.` and `..`. Nothing: no folder above it says whose it is.
    std::optional<Owner> owner_of(const std::string& file);

  private:
    struct Installed {
        Package package;
        std::unordered_set<std::string> files;  // below the folder
    };
    struct Folder {
        std::vector<Installed> installed;
        std::optional<Package> project;
    };
    const Folder& look_into(const std::string& folder);

    std::map<std::string, Folder> folders_;
};

}  // namespace weft::dataset
