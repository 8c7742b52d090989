#include "driver/project.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "base/files.h"
#include "module/python_namespace.h"
#include "syntax/check.h"
#include "syntax/parse.h"

namespace weft::driver {
namespace {

namespace fs = std::filesystem;

std::string joined(std::string_view folder, std::string_view name) {
    if (folder.empty()) return std::string(name);
    return std::string(folder) + (folder.back() == '/' ? "" : "/") + std::string(name);
}

std::string folder_of(std::string_view path) {
    const size_t slash = path.rfind('/');
    if (slash == std::string_view::npos) return "";
    return std::string(path.substr(0, std::max<size_t>(slash, 1)));
}

bool is_file(const std::string& path) {
    std::error_code code;
    return fs::is_regular_file(path, code);
}

bool is_folder(const std::string& path) {
    std::error_code code;
    return fs::is_directory(path.empty() ? "." : path, code);
}

std::string real(const std::string& path) {
    std::error_code code;
    const fs::path found = fs::canonical(path.empty() ? "." : path, code);
    return code ? std::string() : found.string();
}

// Names that an `import` can have; letters beyond ASCII are taken for letters.
bool is_name(std::string_view text) {
    const auto in_word = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
               static_cast<unsigned char>(c) >= 0x80;
    };
    return !text.empty() && !(text[0] >= '0' && text[0] <= '9') &&
           std::all_of(text.begin(), text.end(), in_word);
}

// "a/b.py" as "a.b", "a/__init__.py" as "a"; empty if no import can name it.
std::string module_name(std::string_view path) {
    if (!path.ends_with(".py")) return "";
    path.remove_suffix(3);
    if (path == "__init__") return "";
    if (path.ends_with("/__init__")) path.remove_suffix(std::string_view("/__init__").size());
    std::string name;
    while (true) {
        const size_t slash = path.find('/');
        const std::string_view part = path.substr(0, slash);
        if (!is_name(part)) return "";
        name += part;
        if (slash == std::string_view::npos) return name;
        name += '.';
        path.remove_prefix(slash + 1);
    }
}

// The absolute path without `.` and `..`.
std::string plain_path(const std::string& path) {
    const Result<std::string> whole = absolute(path);
    if (!whole) return path;
    std::string text = fs::path(whole.value()).lexically_normal().string();
    while (text.size() > 1 && text.back() == '/') text.pop_back();
    return text;
}

bool is_package(const std::string& folder) {
    return is_file(joined(folder, "__init__.py"));
}

// The folder above the outermost package around this folder, which may have folders without `__init__.py` in
// it; empty if there is none.
std::string folder_above_package(std::string folder) {
    std::string found;
    while (folder.size() > 1) {
        std::string above = folder_of(folder);
        if (is_package(folder)) found = above;
        folder = std::move(above);
    }
    return found;
}

// `path` without its end, which is `from` without `root`: so that it stays relative if it was.
std::string without_end(const std::string& path, const std::string& from, const std::string& root) {
    const std::string_view end = std::string_view(from).substr(root.size() + (root == "/" ? 0 : 1));
    if (!path.ends_with(end)) return root;
    return path.size() == end.size() ? "" : folder_of(path.substr(0, path.size() - end.size()));
}

Target seen_from_folders(const std::string& file, const std::vector<std::string>& folders, Paths paths) {
    Target target{.folders = folders, .module = {}, .root = {}, .file = file, .paths = paths};
    const std::string whole = plain_path(file);
    for (const std::string& folder : folders) {
        const std::string root = plain_path(folder);
        const std::string start = root == "/" ? root : root + "/";
        if (!whole.starts_with(start)) continue;
        target.root = folder;
        target.module = module_name(std::string_view(whole).substr(start.size()));
        return target;
    }
    if (const std::string root = folder_above_package(folder_of(whole)); !root.empty()) {
        target.root = without_end(file, whole, root);
        target.module = module_name(std::string_view(whole).substr(root.size() + (root == "/" ? 0 : 1)));
    }
    if (target.module.empty()) {  // in no package, or in a folder that no import can name
        target.root = folder_of(file);
        target.module = module_name(base_name(file));
    }
    target.folders.insert(target.folders.begin(), target.root);
    return target;
}

}  // namespace

Target target_of(const std::string& file, const Imports& imports, Paths paths) {
    if (imports.alone) return {};
    Target target = seen_from_folders(file, imports.folders, paths);
    const bool hidden = module::module_kind(target.module) != value::ModuleKind::Foreign ||
                        (!target.in_package() && target.module == "warp");
    if (hidden) target.module.clear();
    return target;
}

std::vector<std::vector<size_t>> batches_of(std::span<const Target> targets) {
    std::vector<std::vector<size_t>> batches;
    std::map<std::pair<std::vector<std::string>, std::string>, size_t> packages;
    for (size_t i = 0; i < targets.size(); ++i) {
        if (targets[i].in_package()) {
            const auto [known, is_new] = packages.emplace(
                std::pair(targets[i].folders, std::string(targets[i].package())), batches.size());
            if (!is_new) {
                batches[known->second].push_back(i);
                continue;
            }
        }
        batches.push_back({i});
    }
    return batches;
}

Project::Project(const Target& target, Sources& sources, Strings& strings)
    : target_(target), sources_(sources), strings_(strings) {
    for (const std::string& folder : target.folders) folders_.push_back({folder, real(folder)});
}

bool Project::holds(const Target& target) const {
    return !target.is_changed && !target_.is_changed && target.in_package() && target_.in_package() &&
           target.package() == target_.package() && target.folders == target_.folders &&
           target.paths == target_.paths;
}

bool Project::is_inside(const std::string& path) const {
    const std::string place = real(path);
    return std::any_of(folders_.begin(), folders_.end(), [&](const Folder& folder) {
        return !folder.real.empty() &&
               (folder.real == "/" || place == folder.real || place.starts_with(folder.real + "/"));
    });
}

module::Finder::Found Project::find(std::string_view dotted) {
    const auto known = found_.find(dotted);
    if (known != found_.end()) return known->second;
    Found found = look(dotted);
    return found_.emplace(dotted, std::move(found)).first->second;
}

std::optional<std::vector<std::string>> Project::modules() {
    std::vector<std::string> out;
    for (const Folder& folder : folders_) {
        const FolderList& list = lists().of(folder.path);
        if (!list.is_whole) return std::nullopt;
        if (list.is_installed) {
            const std::string package(target_.package());
            out.push_back(package);
            if (!add_modules(joined(folder.path, package), package + ".", 1, out)) return std::nullopt;
        } else if (!add_modules(folder.path, "", 0, out)) {
            return std::nullopt;
        }
    }
    return out;
}

// False: there are too many.
bool Project::add_modules(const std::string& folder, const std::string& package, size_t depth,
                          std::vector<std::string>& out) {
    constexpr size_t most = 5000, deepest = 32;
    const FolderList& list = lists().of(folder);
    if (!list.is_whole || depth > deepest) return false;
    for (const std::string& name : list.names) {
        const std::string path = joined(folder, name);
        const bool file = name.ends_with(".py");
        const std::string stem = file ? name.substr(0, name.size() - 3) : name;
        const bool importable = stem.find_first_of(".- ") == std::string::npos && stem != "__pycache__";
        if (!importable || stem == "__init__" || (!file && !is_folder(path))) continue;
        if (out.size() >= most) return false;
        out.push_back(package + stem);
        if (!file && !add_modules(path, package + stem + ".", depth + 1, out)) return false;
    }
    return true;
}

const Diag* Project::failure(std::string_view dotted) const {
    for (size_t end = dotted.size(); end != std::string_view::npos; end = dotted.rfind('.', end - 1)) {
        const auto known = failures_.find(dotted.substr(0, end));
        if (known != failures_.end()) return &known->second;
    }
    return nullptr;
}

// Does a folder without `__init__.py` look like one of Python's?
bool Project::has_modules(const std::string& folder) {
    const auto& names = lists().of(folder).names;
    return std::any_of(names.begin(), names.end(), [&](const std::string& name) {
        return name.ends_with(".py") || is_file(joined(joined(folder, name), "__init__.py"));
    });
}

// Among installed packages the target's own is the project, the others are not.
bool Project::is_searched(const std::string& folder, std::string_view package) {
    return package == target_.package() || !lists().of(folder).is_installed;
}

module::Finder::Found Project::look(std::string_view dotted) {
    if (dotted == target_.module && !target_.in_package() && base_name(target_.file) != "__init__.py")
        return read(target_.file, What::File, target_.root);
    const size_t dot = dotted.rfind('.');
    const std::string name(dotted.substr(dot == std::string_view::npos ? 0 : dot + 1));
    std::vector<std::pair<std::string, std::string>> places;
    const bool top = dot == std::string_view::npos;
    if (top) {
        for (const Folder& folder : folders_) {
            if (is_searched(folder.path, name)) places.emplace_back(folder.path, folder.path);
        }
    } else if (const std::string_view parent = dotted.substr(0, dot); parent == "warp") {
        for (const Folder& folder : folders_) {
            if (is_searched(folder.path, parent))
                places.emplace_back(joined(folder.path, parent), folder.path);
        }
    } else {
        if (!packages_.contains(parent)) find(parent);  // one that is not followed itself
        if (const auto package = packages_.find(parent); package != packages_.end()) places = package->second;
    }
    std::vector<std::pair<std::string, std::string>> parts;  // of a package without `__init__.py`
    for (const auto& [folder, root] : places) {
        Found found = look_in(folder, root, name);
        if (found.what == What::Missing) continue;
        const std::string path = joined(folder, name);
        if (found.what != What::Folder) {
            if (found.what == What::Package) packages_[std::string(dotted)] = {{path, root}};
            return found;
        }
        if (!top || has_modules(path)) parts.emplace_back(path, root);
    }
    Found found;
    found.what = top || dotted.starts_with("warp.") ? What::Outside : What::Missing;
    if (!parts.empty()) {
        found.what = What::Folder;
        packages_[std::string(dotted)] = std::move(parts);
    }
    return found;
}

// In the order in which Python looks: a package, an extension, a file, a folder.
module::Finder::Found Project::look_in(const std::string& folder, const std::string& root,
                                       std::string_view name) {
    const FolderList& list = lists().of(folder);
    const auto& names = list.names;
    const std::string path = joined(folder, name);
    const bool has_folder = names.contains(name) && is_folder(path);
    if (has_folder && list.is_whole && is_file(joined(path, "__init__.py")))
        return read(joined(path, "__init__.py"), What::Package, root);
    Found found;
    const std::string start = std::string(name) + ".";
    for (auto each = names.lower_bound(start); each != names.end() && each->starts_with(start); ++each) {
        if (each->ends_with(".so") || each->ends_with(".pyd")) {
            found.what = What::NotPython;
            return found;
        }
    }
    if (names.contains(start + "py")) return read(path + ".py", What::File, root);
    found.what = has_folder ? What::Folder : What::Missing;
    if (!has_folder && names.contains(start + "pyc")) found.what = What::NotPython;
    return found;
}

module::Finder::Found Project::read(const std::string& path, What what, const std::string& root) {
    Found found;
    found.what = what;
    const bool is_target = plain_path(path) == plain_path(target_.file) && !target_.text.empty();
    if (!is_target && !is_inside(path)) {
        found.refused = Diag{DiagKind::ImportLink, {}, {path}};
        return found;
    }
    std::string text;
    if (!is_target) {
        Result<std::string> given = read_file(path, max_source_bytes);
        if (!given) {
            found.refused = Diag{DiagKind::ImportUnreadable, {}, {given.error()}};
            return found;
        }
        text = std::move(given.value());
        files_read_.push_back(path);
    }
    const std::string_view bytes = is_target ? target_.text : std::string_view(text);
    const bool too_large = bytes.size() > max_source_bytes;
    const std::string& shown = is_target ? target_.file : path;
    const SourceId id = sources_.add(target_.paths == Paths::Base ? base_name(shown) : shown,
                                     too_large ? std::string_view() : bytes);
    bytes_ += bytes.size();
    if (is_target) target_.text = {};  // it is the caller's, and needed once
    if (too_large) {
        found.refused = Diag{DiagKind::SourceTooLarge,
                             {id, {}},
                             {std::to_string(bytes.size()), std::to_string(max_source_bytes)}};
        return found;
    }
    if (bytes_ > max_project_bytes) {
        found.refused = Diag{DiagKind::ImportTooMuch, {id, {}}, {std::to_string(max_project_bytes)}};
        return found;
    }
    syntax::Tree& tree = trees_.emplace_back();
    found.refused = syntax::parse(sources_, id, strings_, tree);
    if (!found.refused) found.refused = syntax::check(tree, strings_);
    if (!found.refused) found.tree = &tree;
    std::string& printed = printed_.emplace_back();
    switch (target_.paths) {
        case Paths::Full:
            printed = absolute(shown) ? absolute(shown).value() : shown;
            break;
        case Paths::Base:
            printed = base_name(shown);
            break;
        case Paths::Root: {
            const std::string whole = plain_path(path), start = plain_path(root);
            printed = whole.substr(start == "/" ? 1 : start.size() + 1);
            break;
        }
    }
    found.printed = printed;
    return found;
}

}  // namespace weft::driver
