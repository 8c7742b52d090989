// Project: the folders in which imported modules are looked for, and the files that were read there.
// compile() makes one per package and asks it as module::Finder; the command line says which module a file
// is. Nothing outside of the folders is read, also not through links.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/strings.h"
#include "driver/folder_lists.h"
#include "module/finder.h"
#include "source/sources.h"
#include "syntax/tree.h"

namespace weft::driver {

// Larger sources are refused: a tree takes about thirty times the memory of its text.
inline constexpr size_t max_source_bytes = 8u << 20;
// Of all files of a project that are read.
inline constexpr size_t max_project_bytes = 64u << 20;

// How `// FILE:LINE` names a file: by its whole path, its name alone, or from the folder that holds its
// package.
enum class Paths : uint8_t { Full, Base, Root };

// A file as a module of a project.
struct Target {
    std::vector<std::string> folders;  // searched in this order
    std::string module;                // dotted, from `root`
    std::string root;                  // the one of them that holds it
    std::string file;                  // its path
    Paths paths = Paths::Full;
    std::string_view text{};       // what stands in the file
    bool is_changed = false;       // the text is another than that of the file, so nobody else may see it
    FolderLists* lists = nullptr;  // of the command; none: the project's own

    std::string_view package() const { return std::string_view(module).substr(0, module.find('.')); }
    bool in_package() const { return module.find('.') != std::string::npos; }
};

// Which imports are followed: what the options --path and --alone of every command say.
struct Imports {
    std::vector<std::string> folders{};  // in which modules are looked for; none: the file's own root
    bool alone = false;                  // none is followed
};

// Which module a file is: from the first of the folders that holds it; with none, from the folder above its
// package. A file whose name no import can have, or one of Python's own modules has, is no module, and none
// is where no import is followed: `module` stays empty.
Target target_of(const std::string& file, const Imports& imports, Paths paths);

// By place in `targets`: those that one worker compiles, one after the other, so that the files of a package
// are read once.
std::vector<std::vector<size_t>> batches_of(std::span<const Target> targets);

class Project : public module::Finder {
  public:
    Project(const Target& target, Sources& sources, Strings& strings);

    // Are its files the same, seen from this target?
    bool holds(const Target& target) const;
    const std::vector<std::string>& files_read() const { return files_read_; }

    Found find(std::string_view dotted) override;
    std::optional<std::vector<std::string>> modules() override;

    // The import of a package that fails, fails for each module in it.
    void fails(std::string_view dotted, const Diag& why) { failures_.emplace(dotted, why); }
    const Diag* failure(std::string_view dotted) const;

  private:
    struct Folder {
        std::string path, real;
    };

    Found look(std::string_view dotted);
    bool add_modules(const std::string& folder, const std::string& package, size_t depth,
                     std::vector<std::string>& out);
    Found look_in(const std::string& folder, const std::string& root, std::string_view name);
    Found read(const std::string& path, What what, const std::string& root);
    bool is_inside(const std::string& path) const;
    bool has_modules(const std::string& folder);
    bool is_searched(const std::string& folder, std::string_view package);
    FolderLists& lists() { return target_.lists == nullptr ? own_lists_ : *target_.lists; }

    Target target_;
    Sources& sources_;
    Strings& strings_;
    std::vector<Folder> folders_;
    std::map<std::string, Found, std::less<>> found_;
    std::map<std::string, std::vector<std::pair<std::string, std::string>>, std::less<>>
        packages_;  // of a package: its folders, each with the one that was searched
    FolderLists own_lists_;
    std::map<std::string, Diag, std::less<>> failures_;  // by module
    std::deque<syntax::Tree> trees_;
    std::deque<std::string> printed_;
    std::vector<std::string> files_read_;  // their paths, each once
    size_t bytes_ = 0;
};

}  // namespace weft::driver
