#include "dataset/code/package.h"

#include <algorithm>

#include "base/disk.h"
#include "base/files.h"

namespace weft::dataset {
namespace {

constexpr size_t most_metadata = 1u << 20, most_record = 64u << 20;

std::string_view next_line(std::string_view& text) {
    const size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

std::string_view stripped(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
    return text;
}

// A name like "Apache-2.0"; whole licences that somebody pasted are none.
std::string short_license(std::string_view text) {
    constexpr size_t longest = 80;
    text = stripped(text);
    return text.size() <= longest && text != "UNKNOWN" ? std::string(text) : std::string();
}

// The first quoted text of a line: `"MIT"` of `{text = "MIT"}`.
std::string first_quoted(std::string_view text) {
    const size_t begin = text.find_first_of("\"'");
    if (begin == std::string_view::npos) return {};
    const size_t end = text.find(text[begin], begin + 1);
    return end == std::string_view::npos ? std::string()
                                         : std::string(text.substr(begin + 1, end - begin - 1));
}

}  // namespace

Package parse_metadata(std::string_view text) {
    constexpr std::string_view classifier = "License :: ";
    Package out;
    std::string expression, classified;
    while (!text.empty()) {
        const std::string_view line = next_line(text);
        if (line.empty()) break;  // the description follows
        const size_t colon = line.find(':');
        if (colon == std::string_view::npos) continue;
        const std::string_view key = line.substr(0, colon), value = stripped(line.substr(colon + 1));
        if (key == "Name") out.name = value;
        if (key == "Version") out.version = value;
        if (key == "License-Expression") expression = short_license(value);
        if (key == "License") out.license = short_license(value);
        if (key == "Classifier" && value.starts_with(classifier) && classified.empty())
            classified = short_license(value.substr(value.rfind(':') + 1));
    }
    if (!expression.empty()) out.license = expression;
    if (out.license.empty()) out.license = classified;
    return out;
}

Package parse_pyproject(std::string_view text) {
    Package out;
    bool is_ours = false;
    while (!text.empty()) {
        const std::string_view line = stripped(next_line(text));
        if (line.starts_with('[')) is_ours = line == "[project]" || line == "[tool.poetry]";
        const size_t equals = line.find('=');
        if (!is_ours || equals == std::string_view::npos) continue;
        const std::string_view key = stripped(line.substr(0, equals)), value = line.substr(equals + 1);
        if (key == "name") out.name = first_quoted(value);
        if (key == "version") out.version = first_quoted(value);
        // `{file = "LICENSE"}` names a file, not a licence.
        if (key == "license" && value.find("file") == std::string_view::npos)
            out.license = short_license(first_quoted(value));
    }
    return out;
}

const Packages::Folder& Packages::look_into(const std::string& folder) {
    const auto [entry, is_new] = folders_.try_emplace(folder);
    Folder& out = entry->second;
    if (!is_new) return out;
    const auto names = names_in(folder);
    if (!names) return out;
    for (const std::string& name : names.value()) {
        if (name == "pyproject.toml") {
            if (const auto text = read_file(join(folder, name), most_metadata))
                out.project = parse_pyproject(text.value());
        }
        if (!name.ends_with(".dist-info")) continue;
        const std::string info = join(folder, name);
        const auto metadata = read_file(join(info, "METADATA"), most_metadata);
        const auto record = read_file(join(info, "RECORD"), most_record);
        if (!metadata || !record) continue;
        Installed one{parse_metadata(metadata.value()), {}};
        for (std::string_view rest = record.value(); !rest.empty();) {
            const std::string_view line = next_line(rest);
            const std::string_view path = line.substr(0, line.find(','));
            if (path.ends_with(".py")) one.files.emplace(path);
        }
        out.installed.push_back(std::move(one));
    }
    return out;
}

std::optional<Owner> Packages::owner_of(const std::string& file) {
    for (size_t slash = file.rfind('/'); slash != std::string::npos && slash > 0;
         slash = file.rfind('/', slash - 1)) {
        const Folder& folder = look_into(file.substr(0, slash));
        std::string path = file.substr(slash + 1);
        for (const Installed& one : folder.installed) {
            if (one.files.contains(path)) return Owner{one.package, std::move(path)};
        }
        if (folder.project && !folder.project->name.empty()) return Owner{*folder.project, std::move(path)};
    }
    return std::nullopt;
}

}  // namespace weft::dataset
