#include "cli/project_folders.h"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>

#include "base/disk.h"
#include "base/json_read.h"
#include "base/leftovers.h"
#include "standalone/check.h"

namespace weft::cli {
namespace {

constexpr std::string_view metadata_name = "metadata.json";
constexpr std::string_view summary_name = "production_summary.json";
constexpr size_t most_metadata = 16u << 20;

// Also a link that leads nowhere.
bool is_there(const std::string& path) {
    struct stat about {};
    return ::lstat(path.c_str(), &about) == 0;
}

bool is_plain_name(std::string_view name) {
    return !name.empty() && name != "." && name != ".." && name.find('/') == std::string_view::npos;
}

// The files that an earlier run put there, by its own words; nothing: no run did.
std::set<std::string> listed_in(const std::string& at) {
    std::set<std::string> names;
    const auto text = read_file(join(at, metadata_name), most_metadata);
    JsonDocument document;
    if (!text || !document.parse(text.value()) || !document.has(document.root(), "weft_version"))
        return names;
    names.insert(std::string(metadata_name));
    for (const JsonValue& file : document.children(document.member(document.root(), "files"))) {
        if (is_plain_name(file.key)) names.insert(std::string(file.key));
    }
    // What --verify found is of the program that goes.
    for (const std::string& name : std::set<std::string>(names)) {
        if (name.ends_with(".cu")) names.insert(name.substr(0, name.size() - 3) + ".ptx");
    }
    names.insert(std::string(standalone::verification_name));
    return names;
}

}  // namespace

Result<void> ProjectFolders::make_output() const {
    return disk().make_folder(output_);
}

// What an earlier run made and this one does not goes; anything else of that name stays, and is an error.
Result<void> ProjectFolders::make_room(const std::string& at,
                                       const std::vector<standalone::ProjectFile>& files) const {
    const std::set<std::string> earlier = listed_in(at);
    const auto is_new = [&](std::string_view name) {
        return std::any_of(files.begin(), files.end(), [&](const auto& file) { return file.name == name; });
    };
    for (const standalone::ProjectFile& file : files) {
        const std::string path = join(at, file.name);
        if (!earlier.contains(file.name) && is_there(path))
            return Error::usage(path + " is there already, and weft did not make it");
        if (auto free = inputs_.check_output(path); !free) return free;
    }
    for (const std::string& name : earlier) {
        const std::string path = join(at, name);
        if (is_new(name) || !is_there(path)) continue;
        if (auto free = inputs_.check_output(path); !free) return free;
        if (auto removed = disk().remove_file(path); !removed) return removed;
    }
    return {};
}

Result<void> ProjectFolders::write(const std::string& folder,
                                   const std::vector<standalone::ProjectFile>& files) {
    const std::string at = join(output_, folder);
    if (!is_plain_name(folder)) return Error::usage("`" + folder + "` is no name of a folder");
    if (!written_.insert(folder).second)
        return Error::usage("two kernels would be written to " + at +
                            "; give them two names, or two folders by -o");
    if (is_there(at) && !force_) return Error::usage(at + " is there already; --force replaces it");
    if (auto made = make_output(); !made) return made;
    if (!is_there(at)) return write_new(at, files);
    if (auto made = disk().make_inner_folder(at); !made) return made;
    if (auto made = make_room(at, files); !made) return made;
    return write_files(at, files);
}

// Made aside and put in place whole: a folder that is there says what weft made of it.
Result<void> ProjectFolders::write_new(const std::string& at,
                                       const std::vector<standalone::ProjectFile>& files) const {
    const std::string part = aside(at);
    const Leftover leftover(part, Leftover::Kind::Folder);
    auto done = disk().make_inner_folder(part);
    if (done) done = write_files(part, files);
    if (done) done = disk().rename(part, at);
    std::error_code ignored;
    if (!done) std::filesystem::remove_all(part, ignored);
    return done;
}

Result<void> ProjectFolders::write_files(const std::string& at,
                                         const std::vector<standalone::ProjectFile>& files) {
    for (const standalone::ProjectFile& file : files) {
        if (auto written = write_file(join(at, file.name), file.text); !written) return written;
    }
    return {};
}

Result<void> ProjectFolders::write_summary(std::string_view text) const {
    if (auto made = make_output(); !made) return made;
    const std::string path = join(output_, summary_name);
    if (is_there(path)) {
        const auto earlier = read_file(path, most_metadata);
        JsonDocument document;
        if (!earlier || !document.parse(earlier.value()) || !document.has(document.root(), "weft_version"))
            return Error::usage(path + " is there already, and weft did not make it");
    }
    if (auto free = inputs_.check_output(path); !free) return free;
    return write_file(path, text);
}

}  // namespace weft::cli
