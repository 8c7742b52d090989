#include "dataset/set/owned.h"

#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <unordered_set>

#include "dataset/set/record.h"

namespace weft::dataset {
namespace {

enum class Stands : uint8_t { Nothing, File, Folder, Other };

Stands stands_at(const std::string& path) {
    struct stat about {};
    if (::lstat(path.c_str(), &about) != 0) return Stands::Nothing;
    if (S_ISDIR(about.st_mode)) return Stands::Folder;
    // Of a link only itself is removed.
    return S_ISREG(about.st_mode) || S_ISLNK(about.st_mode) ? Stands::File : Stands::Other;
}

std::optional<uint64_t> take_number(std::string_view& text) {
    uint64_t value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    if (read.ec != std::errc()) return std::nullopt;
    text.remove_prefix(static_cast<size_t>(read.ptr - text.data()));
    return value;
}

bool take(std::string_view& text, std::string_view prefix) {
    if (!text.starts_with(prefix)) return false;
    text.remove_prefix(prefix.size());
    return true;
}

// "00003-of-00010" and `end` behind it.
bool is_shard_name(std::string_view text, std::string_view end) {
    const std::string_view whole = text;
    const auto shard = take_number(text);
    if (!shard || !take(text, "-of-")) return false;
    const auto shards = take_number(text);
    return shards && text == end && *shard < *shards &&
           whole == digits(*shard, 5) + "-of-" + digits(*shards, 5) + std::string(end);
}

std::optional<uint64_t> number_of_pair(std::string_view name) {
    const std::string_view whole = name;
    if (!take(name, "pair_")) return std::nullopt;
    const auto number = take_number(name);
    if (!number || (name != ".json" && name != ".cpu.json" && name != ".cuda.json")) return std::nullopt;
    return whole == "pair_" + digits(*number, 6) + std::string(name) ? number : std::nullopt;
}

// What may lie in the folder, from its records: the manifest of a finished set names its files; of an
// unfinished one the options tell which names there can be.
class Records {
  public:
    explicit Records(const std::string& folder) {
        const std::string state = join(folder, state_folder);
        for (const std::string& path : {join(state, old_manifest), join(folder, "manifest.json")}) {
            auto manifest = read_manifest(path);
            if (!manifest) continue;
            options_ = manifest.value().options;
            is_finished_ = is_set_ = true;
            for (const WrittenFile& file : manifest.value().files) {
                files_.insert(file.path);
                const auto first = number_of_pair(file.path), last = number_of_pair(file.last);
                if (first && last) pairs_.emplace_back(*first, *last);
            }
            return;
        }
        if (auto options = read_options(options_path(folder))) {
            options_ = std::move(options).value();
            is_set_ = true;
        }
    }

    bool is_set() const { return is_set_; }

    bool is_in_folder(const std::string& name) const {
        const auto& known_names = names_beside_data;
        if (std::find(known_names.begin(), known_names.end(), name) != known_names.end()) return true;
        for (const char* const known : {"manifest-", "run-", "progress-"}) {
            std::string_view rest = name;
            if (take(rest, known) && is_shard_name(rest, ".json")) return true;
        }
        const auto pair = number_of_pair(name);
        return is_left_part(name) || (pair && is_pair(*pair));
    }
    bool is_in_data(const std::string& name) const {
        if (is_finished_) return files_.contains("data/" + name);
        const Format* const format = find_format(value_of(options_, "format"));
        if (format == nullptr || format->is_json() || format->is_none()) return false;
        for (const std::string_view split : split_names) {
            std::string_view rest = name;
            if (take(rest, split) && take(rest, "-") &&
                is_shard_name(rest, "." + std::string(format->extension)))
                return true;
        }
        return false;
    }

  private:
    bool is_pair(uint64_t number) const {
        if (!is_finished_)
            return value_of(options_, "format") == "json" && number < number_of(options_, "count");
        return std::any_of(pairs_.begin(), pairs_.end(), [&](const auto& range) {
            return number >= range.first && number <= range.second;
        });
    }

    bool is_finished_ = false, is_set_ = false;
    NamedValues options_;
    std::unordered_set<std::string> files_;
    std::vector<std::pair<uint64_t, uint64_t>> pairs_;
};

Error stranger(const std::string& folder, const std::string& name) {
    return Error::usage(folder + " holds " + name +
                        ", which weft did not make; choose another folder, or move it away yourself");
}

class Search {
  public:
    explicit Search(const std::string& folder) : folder_(folder), records_(folder) {}

    Result<Owned> run() {
        WEFT_TRY(const std::vector<std::string> names, names_in(folder_));
        if (!records_.is_set()) {
            // A run that was killed before it wrote its options left at most an empty state folder.
            for (const std::string& name : names) {
                if (name != state_folder) return stranger(folder_, name);
            }
        }
        for (const std::string& name : names) {
            if (name == state_folder || name == "data") continue;
            if (!records_.is_in_folder(name) || !add(name)) return stranger(folder_, name);
        }
        const auto in_data = [&](const std::string& name) { return records_.is_in_data(name); };
        if (auto done = add_folder("data", in_data); !done) return done.failure();
        const std::string state(state_folder);
        const auto is_record = [](const std::string& name) {
            return is_left_part(name) || is_shard_name(name, ".json");
        };
        const auto is_hashes = [](const std::string& name) { return is_shard_name(name, ".bin"); };
        if (auto done = add_folder(state + "/shards", is_record); !done) return done.failure();
        if (auto done = add_folder(state + "/hashes", is_hashes); !done) return done.failure();
        if (auto done = check_state(state); !done) return done.failure();
        return std::move(owned_);
    }

  private:
    bool add(const std::string& name) {
        if (stands_at(join(folder_, name)) != Stands::File) return false;
        owned_.files.push_back(name);
        return true;
    }
    template <class Known>
    Result<void> add_folder(const std::string& name, const Known& is_known) {
        const std::string path = join(folder_, name);
        const Stands stands = stands_at(path);
        if (stands == Stands::Nothing) return {};
        if (stands != Stands::Folder) return stranger(folder_, name);
        WEFT_TRY(const std::vector<std::string> names, names_in(path));
        for (const std::string& inner : names) {
            if (!is_known(inner) || !add(name + "/" + inner)) return stranger(folder_, name + "/" + inner);
        }
        owned_.folders.push_back(name);
        return {};
    }
    // The state folder stays (the lock lies there); its options go when others take their place.
    Result<void> check_state(const std::string& state) const {
        const std::string path = join(folder_, state);
        if (stands_at(path) == Stands::Nothing) return {};
        if (stands_at(path) != Stands::Folder) return stranger(folder_, state);
        WEFT_TRY(const std::vector<std::string> names, names_in(path));
        for (const std::string& name : names) {
            const bool is_folder = name == "tmp" || name == new_name || name == ready_name ||
                                   name == "shards" || name == "hashes";
            const bool is_file =
                name == "options.json" || name == lock_name || name == old_manifest || is_left_part(name);
            const Stands stands = stands_at(join(path, name));
            if ((!is_folder || stands != Stands::Folder) && (!is_file || stands != Stands::File))
                return stranger(folder_, state + "/" + name);
        }
        return {};
    }

    const std::string folder_;
    const Records records_;
    Owned owned_;
};

bool is_above(const std::filesystem::path& folder, const std::filesystem::path& other) {
    return std::mismatch(folder.begin(), folder.end(), other.begin(), other.end()).first == folder.end();
}

std::string home_in_the_records() {
    const passwd* const entry = ::getpwuid(::getuid());
    return entry == nullptr || entry->pw_dir == nullptr ? "" : entry->pw_dir;
}

}  // namespace

Result<Owned> owned_in(const std::string& folder) {
    return Search(folder).run();
}

bool is_left_part(std::string_view name) {
    if (!name.starts_with(".") || !name.ends_with(".part")) return false;
    name.remove_suffix(5);
    const size_t dot = name.rfind('.');
    return dot != 0 && dot + 1 < name.size() &&
           name.find_first_not_of("0123456789", dot + 1) == std::string_view::npos;
}

Result<void> remove_left_parts(Disk& disk, const std::string& folder, std::string_view mine) {
    const std::string state = join(folder, state_folder);
    for (const std::string& each : {folder, state, join(state, "shards")}) {
        if (!is_folder(each)) continue;
        WEFT_TRY(const std::vector<std::string> names, names_in(each));
        for (const std::string& name : names) {
            if (!is_left_part(name) || name.find(mine) == std::string::npos) continue;
            if (auto removed = disk.remove_file(join(each, name)); !removed) return removed;
        }
    }
    return {};
}

Result<void> check_not_precious(const std::string& folder) {
    std::error_code code;
    const auto real = std::filesystem::weakly_canonical(folder, code);
    if (code) return Error{"cannot tell where " + folder + " lies: " + code.message()};
    const auto check = [&](const std::filesystem::path& other, const char* what) -> Result<void> {
        const auto there = std::filesystem::weakly_canonical(other, code);
        if (other.empty() || code || there.empty() || !is_above(real, there)) return {};
        return Error::usage("--force does not empty " + folder + ": it holds " + what);
    };
    const char* const home = std::getenv("HOME");
    if (auto checked = check(home == nullptr ? "" : home, "your home folder"); !checked) return checked;
    if (auto checked = check(home_in_the_records(), "your home folder"); !checked) return checked;
    return check(std::filesystem::current_path(code), "the current folder");
}

Result<void> check_apart(const std::string& input, const std::string& output) {
    std::error_code code;
    const auto from = std::filesystem::weakly_canonical(input, code);
    if (code) return Error{"cannot tell where " + input + " lies: " + code.message()};
    const auto to = std::filesystem::weakly_canonical(output, code);
    if (code) return Error{"cannot tell where " + output + " lies: " + code.message()};
    if (from == to) return Error::usage(output + " is the set itself; choose another folder");
    if (is_above(from, to) || is_above(to, from))
        return Error::usage(input + " and " + output + " lie in each other; choose another folder");
    return {};
}

}  // namespace weft::dataset
