#include "view/part_file.h"

#include <sys/stat.h>
#include <utime.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <type_traits>

#include "base/disk.h"
#include "base/files.h"
#include "base/hex.h"
#include "base/sha256.h"
#include "base/versions.h"

namespace weft::view {
namespace {

constexpr std::string_view magic = "weftview";
constexpr uint64_t most_bytes = uint64_t{8} << 30;

// As it stands at the beginning of a file; the numbers are those of this machine, which made it.
struct Header {
    char magic[8] = {};
    uint64_t entry_size = sizeof(Entry);
    uint64_t entries = 0, texts = 0, builtins = 0, names = 0;  // bytes, but of entries and builtins
};
static_assert(std::is_trivially_copyable_v<Header> && std::is_trivially_copyable_v<Entry>);

std::string_view bytes_of(const auto& all) {
    return {reinterpret_cast<const char*>(all.data()), all.size() * sizeof(all[0])};
}

// Every place that an entry names is inside: a cache is a file like others.
bool is_sound(const Part& part) {
    if (part.texts.empty() || part.texts.back() != '\0') return part.entries.empty();
    return std::all_of(part.entries.begin(), part.entries.end(), [&](const Entry& entry) {
        if (entry.text >= part.texts.size() || entry.builtins >= part.builtins.size()) return false;
        if (entry.text + part.name(entry).size() + 1 >= part.texts.size()) return false;
        if (entry.builtins + size_t{1} + part.builtins[entry.builtins] > part.builtins.size()) return false;
        for (size_t i = 0; i < coded_count; ++i) {
            if (entry.codes[i] >= part.dictionaries[i].size()) return false;
        }
        return true;
    });
}

// Each text ends with a zero, each dictionary with another.
std::string names_of(const Part& part) {
    std::string names;
    for (const Dictionary& dictionary : part.dictionaries) {
        for (size_t i = 1; i < dictionary.size(); ++i) {
            names += '=';
            names.append(dictionary[i].c_str()).push_back('\0');
        }
        names.push_back('\0');
    }
    return names;
}

bool read_names(std::string_view names, Part& part) {
    for (Dictionary& dictionary : part.dictionaries) {
        dictionary.assign(1, "");
        while (names.starts_with('=')) {
            const size_t end = names.find('\0');
            if (end == std::string_view::npos) return false;
            dictionary.emplace_back(names.substr(1, end - 1));
            names.remove_prefix(end + 1);
        }
        if (!names.starts_with('\0')) return false;
        names.remove_prefix(1);
    }
    return names.empty();
}

void add_state(Sha256& hash, const std::string& path) {
    struct stat about {};
    const bool is_there = ::stat(path.c_str(), &about) == 0;
    const uint64_t numbers[] = {
        is_there ? static_cast<uint64_t>(about.st_size) : 0, static_cast<uint64_t>(about.st_mtim.tv_sec),
        static_cast<uint64_t>(about.st_mtim.tv_nsec), static_cast<uint64_t>(about.st_ino)};
    hash.update(path);
    hash.update(bytes_of(std::span(numbers)));
}

}  // namespace

std::optional<std::string> cache_folder() {
    const auto named = [](const char* variable) -> std::optional<std::string> {
        const char* const value = std::getenv(variable);
        if (value == nullptr || *value != '/') return std::nullopt;
        return value;
    };
    const auto caches = named("XDG_CACHE_HOME");
    const auto home = named("HOME");
    if (!caches && !home) return std::nullopt;
    const std::string folder = join(caches ? *caches : join(*home, ".cache"), "weft/view");
    if (auto made = make_folders(folder); !made) return std::nullopt;
    return folder;
}

std::string part_name(const dataset::Set& set, const dataset::Unit& unit) {
    Sha256 hash;
    hash.update(std::string(weft_version()) + '\0' + std::to_string(sizeof(Entry)));
    for (const dataset::Column& column : set.columns) hash.update(column.name);
    const auto folder = absolute(set.folder);
    const std::string at = folder ? folder.value() : set.folder;
    if (unit.kind == dataset::Unit::Kind::Pairs) {
        for (const std::string& name : unit.names) add_state(hash, join(at, name));
    } else {
        add_state(hash, join(at, unit.path));
    }
    const Sha256::Digest digest = hash.digest();
    return hex(std::span(digest).first(16)) + ".index";
}

std::optional<Part> read_part(const std::string& path) {
    InFile file(path);
    if (!file.open()) return std::nullopt;
    Header header;
    const auto read = [&](void* to, uint64_t size) {
        const auto got = file.read(static_cast<char*>(to), size);
        return got && got.value() == size;
    };
    const uint64_t size = file.expected_size();
    if (!read(&header, sizeof header) || std::string_view(header.magic, sizeof header.magic) != magic ||
        header.entry_size != sizeof(Entry) || size > most_bytes || header.entries > size ||
        header.texts > size || header.builtins > size || header.names > size ||
        sizeof header + header.entries * (sizeof(Entry) + sizeof(uint64_t)) + header.texts +
                header.builtins * sizeof(uint16_t) + header.names !=
            size)
        return std::nullopt;
    Part part;
    std::string names(header.names, '\0');
    part.entries.resize(header.entries);
    part.structures.resize(header.entries);
    part.texts.resize(header.texts);
    part.builtins.resize(header.builtins);
    if (!read(part.entries.data(), header.entries * sizeof(Entry)) ||
        !read(part.structures.data(), header.entries * sizeof(uint64_t)) ||
        !read(part.texts.data(), header.texts) ||
        !read(part.builtins.data(), header.builtins * sizeof(uint16_t)) ||
        !read(names.data(), names.size()) || !read_names(names, part) || !is_sound(part))
        return std::nullopt;
    (void)::utime(path.c_str(), nullptr);  // it was used
    return part;
}

Result<void> write_part(const std::string& path, const Part& part) {
    OutFile file(disk(), aside(path));
    if (auto opened = file.open(); !opened) return opened;
    const std::string names = names_of(part);
    Header header;
    std::memcpy(header.magic, magic.data(), magic.size());
    header.entries = part.entries.size();
    header.texts = part.texts.size();
    header.builtins = part.builtins.size();
    header.names = names.size();
    for (const std::string_view bytes :
         {std::string_view(reinterpret_cast<const char*>(&header), sizeof header), bytes_of(part.entries),
          bytes_of(part.structures), std::string_view(part.texts), bytes_of(part.builtins),
          std::string_view(names)}) {
        if (auto written = file.write(bytes); !written) return written;
    }
    if (auto finished = file.finish(); !finished) return finished;
    return file.publish(path);
}

void forget_old_parts(const std::string& folder) {
    constexpr auto month = std::chrono::hours(24 * 30);
    std::error_code ignored;
    for (const auto& file : std::filesystem::directory_iterator(folder, ignored)) {
        if (file.path().extension() != ".index") continue;
        const auto used = file.last_write_time(ignored);
        if (!ignored && used + month < std::filesystem::file_time_type::clock::now())
            std::filesystem::remove(file.path(), ignored);
    }
}

}  // namespace weft::view
