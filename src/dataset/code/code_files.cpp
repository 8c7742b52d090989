#include "dataset/code/code_files.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <tuple>

#include "base/disk.h"
#include "base/files.h"
#include "driver/project.h"

namespace weft::dataset {
namespace {

namespace fs = std::filesystem;

class Walk {
  public:
    Result<void> add(const std::string& given) {
        std::error_code code;
        const fs::file_status status = fs::status(given, code);
        if (status.type() == fs::file_type::not_found) return system_error("read", given, ENOENT);
        if (code) return system_error("read", given, code.value());
        fs::path whole = fs::path(given).lexically_normal();
        if (!whole.has_filename()) whole = whole.parent_path();  // "folder/"
        if (fs::is_directory(status)) {
            folder_ = whole;
            enter(whole);
        } else if (fs::is_regular_file(status)) {
            folder_ = whole.parent_path();
            take(whole);
        } else {
            return Error::usage(given + " is neither a file nor a folder");
        }
        return {};
    }

    std::vector<CodeFile> finish() {
        std::sort(files_.begin(), files_.end(), [](const CodeFile& a, const CodeFile& b) {
            return std::tie(a.shown, a.package.name, a.path) < std::tie(b.shown, b.package.name, b.path);
        });
        return std::move(files_);
    }

  private:
    // The file system's own name: whatever way leads there.
    static std::string real(const fs::path& path) {
        std::error_code code;
        const fs::path out = fs::canonical(path, code);
        return code ? path.string() : out.string();
    }

    static std::string whole_name(const fs::path& path) {
        std::error_code code;
        return fs::absolute(path, code).lexically_normal().string();
    }

    void enter(const fs::path& folder) {
        if (!seen_.insert(real(folder)).second) return;
        const auto names = names_in(folder.string());
        if (!names) return refuse(folder, names.error());
        for (const std::string& name : names.value()) {
            const fs::path path = folder / name;
            std::error_code code;
            const fs::file_status status = fs::status(path, code);  // of what a link leads to
            const bool is_hidden = name.starts_with('.') || name == "__pycache__";
            const bool is_folder = fs::is_directory(status) && !is_hidden;
            const bool is_source = fs::is_regular_file(status) && name.ends_with(".py");
            if (!is_folder && !is_source) continue;
            if (fs::is_symlink(fs::symlink_status(path, code)) && !is_inside(path)) {
                refuse(path, "it leads out of the folder that was named");
            } else {
                is_folder ? enter(path) : take(path);
            }
        }
    }

    CodeFile& named(const fs::path& path) {
        CodeFile& file = files_.emplace_back();
        file.path = path.string();
        file.shown = path.lexically_relative(folder_).string();
        return file;
    }

    void take(const fs::path& path) {
        if (!seen_.insert(real(path)).second) return;
        CodeFile& file = named(path);
        if (std::optional<Owner> owner = packages_.owner_of(whole_name(path))) {
            file.shown = std::move(owner->path);
            file.package = std::move(owner->package);
        }
        std::error_code code;
        const auto bytes = fs::file_size(path, code);
        if (!code && bytes > driver::max_source_bytes) {
            file.unreadable = "it is larger than any source";
            return;
        }
        auto digest = digest_of(file.path);
        if (!digest) {
            file.unreadable = digest.error();
        } else {
            file.sha256 = digest.value().sha256;
        }
    }

    // Nobody named what lies elsewhere: links of a stranger's folder must not bring it into a set.
    bool is_inside(const fs::path& path) const {
        const fs::path whole = real(path), top = real(folder_.empty() ? "." : folder_);
        return std::mismatch(top.begin(), top.end(), whole.begin(), whole.end()).first == top.end();
    }

    void refuse(const fs::path& folder, std::string why) { named(folder).unreadable = std::move(why); }

    std::vector<CodeFile> files_;
    std::set<std::string> seen_;
    fs::path folder_;  // that was given
    Packages packages_;
};

}  // namespace

Result<std::vector<CodeFile>> find_code(const std::vector<std::string>& paths) {
    Walk walk;
    for (const std::string& path : paths) {
        if (auto added = walk.add(path); !added) return added.failure();
    }
    return walk.finish();
}

}  // namespace weft::dataset
