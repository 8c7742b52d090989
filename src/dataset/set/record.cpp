#include "dataset/set/record.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

#include "base/files.h"
#include "base/hex.h"
#include "base/json_read.h"
#include "base/json_write.h"
#include "base/utf8.h"
#include "dataset/code/harvest.h"
#include "dataset/set/recipe.h"

namespace weft::dataset {
namespace {

std::string state_path(const std::string& folder, std::string_view name) {
    return join(join(folder, state_folder), name);
}

void write_files(JsonWriter& json, const std::vector<WrittenFile>& files) {
    json.key("files").begin_array();
    for (const WrittenFile& file : files) {
        json.begin_object().member("path", file.path);
        if (!file.last.empty()) json.member("last", file.last).member("files", file.files);
        if (!file.split.empty()) json.member("split", file.split);
        json.member("rows", file.rows)
            .member("bytes", file.digest.bytes)
            .member("sha256", hex(file.digest.sha256));
        if (!file.held_out.empty()) json.key("held_out").begin_object();
        for (const auto& [split, indexes] : file.held_out) {
            json.key(split).begin_array();
            for (const uint64_t index : indexes) json.value(index);
            json.end_array();
        }
        if (!file.held_out.empty()) json.end_object();
        json.end_object();
    }
    json.end_array();
}

// A manifest may come from a stranger: it names files of its own folder, and no more than it can mean.
bool is_below(std::string_view path) {
    if (path.empty() || path.front() == '/' || on_one_line(path) != path) return false;
    while (true) {
        const size_t slash = path.find('/');
        if (path.substr(0, slash) == "..") return false;
        if (slash == std::string_view::npos) return true;
        path.remove_prefix(slash + 1);
    }
}

uint64_t leading_number(std::string_view text) {
    uint64_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

bool are_pairs(const WrittenFile& file) {
    const auto is_pair = [](std::string_view name) {
        return name.starts_with("pair_") && name.ends_with(".json");
    };
    const uint64_t first = pair_number(file.path), last = pair_number(file.last);
    return is_pair(file.path) && is_pair(file.last) && first <= last && last - first < most_pairs &&
           file.files <= 2 * most_pairs;
}

// Rows lie in files, but of a set that was only counted. Empty, or what is wrong.
std::string wrong_files(const std::vector<WrittenFile>& files, uint64_t rows, const NamedValues& options) {
    const Format* const format = find_format(value_of(options, "format"));
    const bool is_none = format != nullptr && format->is_none();
    if (is_none && !files.empty()) return "its format is none, and it names " + files.front().path;
    if (!is_none && files.empty() && rows != 0)
        return std::to_string(rows) + " rows are recorded, and no files";
    return {};
}

// A file is named once, and the sums are those of the files. Empty, or what is wrong.
std::string wrong_sums(const std::vector<WrittenFile>& files, uint64_t rows, std::optional<uint64_t> bytes) {
    std::set<std::string_view> paths;
    std::map<uint64_t, uint64_t> pairs;  // from the first to the last of an entry
    uint64_t counted = 0, sized = 0;
    constexpr uint64_t most = uint64_t{1} << 62;  // no two of them are more than can be counted
    for (const WrittenFile& file : files) {
        counted = std::min(counted + std::min(file.rows, most), most);
        sized = std::min(sized + std::min(file.digest.bytes, most), most);
        if (!paths.insert(file.path).second) return "it names " + file.path + " twice";
        if (!file.last.empty()) pairs.emplace(pair_number(file.path), pair_number(file.last));
    }
    uint64_t free = 0;
    for (const auto& [first, last] : pairs) {
        if (first < free) return "it names pair_" + digits(first, 6) + " twice";
        free = last + 1;
    }
    if (files.empty()) return {};  // the format `none`, or wrong_files() tells
    if (counted != rows)
        return std::to_string(rows) + " rows are recorded, for its files " + std::to_string(counted);
    if (bytes && sized != *bytes)
        return std::to_string(*bytes) + " bytes are recorded, for its files " + std::to_string(sized);
    return {};
}

// The names of options are weft's own, those of a set made of code with a path behind them; they stand in the
// data card.
bool is_option_name(std::string_view name) {
    constexpr size_t longest = 80, longest_path = 4096;
    for (const std::string_view word : {from_option, file_option, import_option, refused_option}) {
        if (name.starts_with(word)) return name.size() <= longest_path && name == on_one_line(name);
    }
    return !name.empty() && name.size() <= longest && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
               c == '_' || c == '.' || c == '/' || c == ' ' || c == '+';
    });
}

// Options that readers go by, where they are there: earlier versions recorded fewer.
bool can_be_option(std::string_view name, std::string_view value) {
    const auto number = [value]() -> std::optional<uint64_t> {
        uint64_t read = 0;
        const auto [end, failed] = std::from_chars(value.data(), value.data() + value.size(), read);
        return failed == std::errc() && end == value.data() + value.size() ? std::optional(read)
                                                                           : std::nullopt;
    };
    if (name == "count") return number().has_value();
    if (name == "shards") return number().value_or(0) != 0 && number().value_or(0) <= most_shards;
    if (name == "format") return find_format(value) != nullptr;
    if (name == "splits") return Splits::parse(value).ok();
    return true;
}

// Of 99,999 shards with a file for each split a manifest is half as long.
constexpr size_t longest_record = 128u << 20, most_record_values = 8'000'000;

class Reading {
  public:
    static Result<Reading> open(const std::string& path) {
        Reading reading;
        WEFT_TRY(reading.text_, read_file(path, longest_record));
        if (reading.text_.size() > longest_record)
            return Error{path + " is damaged: it is larger than any record"};
        reading.document_ = std::make_unique<JsonDocument>(most_record_values);
        if (auto parsed = reading.document_->parse(reading.text_); !parsed) {
            return Error{path + " is damaged: " + parsed.error()};
        }
        reading.path_ = path;
        return reading;
    }

    const JsonValue& root() const { return document_->root(); }
    // Of the root; nothing where it has none.
    std::span<const JsonValue> list(std::string_view key) {
        const JsonValue& value = document_->member(root(), key);
        if (document_->has(root(), key) && !value.is(JsonValue::Kind::Array)) missing_ = key;
        return document_->children(value);
    }
    uint64_t number(const JsonValue& object, std::string_view key) {
        const auto value = document_->member(object, key).as_uint();
        if (!value) missing_ = key;
        return value.value_or(0);
    }
    FileDigest digest(const JsonValue& object) {
        FileDigest out{number(object, "bytes"), {}};
        if (!parse_hex(document_->member(object, "sha256").text, out.sha256)) missing_ = "sha256";
        return out;
    }
    HeldOut held_out(const JsonValue& object) {
        HeldOut out;
        for (const JsonValue& list : document_->children(object)) {
            auto& [split, indexes] = out.emplace_back(list.key, std::vector<uint64_t>());
            if (!split_index(split)) missing_ = "held_out";
            for (const JsonValue& index : document_->children(list)) {
                if (!index.as_uint()) missing_ = "held_out";
                indexes.push_back(index.as_uint().value_or(0));
            }
        }
        return out;
    }
    std::vector<WrittenFile> files(const JsonValue& object) {
        std::vector<WrittenFile> files;
        if (!document_->member(object, "files").is(JsonValue::Kind::Array)) missing_ = "files";
        for (const JsonValue& entry : document_->children(document_->member(object, "files"))) {
            WrittenFile file;
            file.path = document_->member(entry, "path").text;
            file.last = document_->member(entry, "last").text;
            file.split = document_->member(entry, "split").text;
            file.rows = number(entry, "rows");
            if (!file.last.empty()) file.files = number(entry, "files");
            file.digest = digest(entry);
            file.held_out = held_out(document_->member(entry, "held_out"));
            if (!is_below(file.path) || (!file.last.empty() && !are_pairs(file))) missing_ = "path";
            // "data/train-00000-of-00001.jsonl" holds rows of train alone; pairs are of any split.
            const bool fits = split_index(file.split) && base_name(file.path).starts_with(file.split + "-");
            if (!file.split.empty() && !fits && missing_.empty()) missing_ = "split";
            files.push_back(std::move(file));
        }
        return files;
    }
    SideFile side_file(const JsonValue& object) {
        SideFile file{std::string(document_->member(object, "path").text), digest(object)};
        if (!is_below(file.path)) missing_ = "path";
        return file;
    }
    ShardRecord record(const JsonValue& object) {
        ShardRecord record;
        record.shard = number(object, "shard");
        record.rows = number(object, "rows");
        record.deduplicated = document_->member(object, "deduplicated").is(JsonValue::Kind::True);
        record.files = files(object);
        if (wrong_.empty()) wrong_ = wrong_sums(record.files, record.rows, std::nullopt);
        if (document_->has(object, "fingerprints"))
            record.fingerprints = digest(document_->member(object, "fingerprints"));
        if (auto counts = Counts::read(*document_, object)) {
            record.counts = std::move(*counts);
            if (wrong_.empty() && counter(record.counts.counters, "rows") != record.rows)
                wrong_ = std::to_string(record.rows) + " rows are recorded, counted were " +
                         std::to_string(counter(record.counts.counters, "rows"));
        } else {
            missing_ = "counters";
        }
        return record;
    }
    NamedValues options(const JsonValue& object, std::string_view key = "options") {
        NamedValues values;
        for (const JsonValue& value : document_->children(document_->member(object, key))) {
            if (!is_option_name(value.key) || value.text != on_one_line(value.text)) missing_ = key;
            if (missing_.empty() && !can_be_option(value.key, value.text)) missing_ = value.key;
            values.emplace_back(value.key, value.text);
        }
        return values;
    }
    Result<void> complete() const {
        if (!missing_.empty()) return Error{path_ + " is damaged: `" + missing_ + "` is missing or wrong"};
        return wrong_.empty() ? Result<void>() : Error{path_ + " is damaged: " + wrong_};
    }
    void check_sums(const Manifest& manifest) {
        if (wrong_.empty()) wrong_ = wrong_sums(manifest.files, manifest.rows, manifest.bytes);
        if (wrong_.empty()) wrong_ = wrong_files(manifest.files, manifest.rows, manifest.options);
    }

  private:
    std::string path_, text_, missing_, wrong_;
    std::unique_ptr<JsonDocument> document_;
};

void write_options(JsonWriter& json, const NamedValues& options, std::string_view key = "options") {
    json.key(key).begin_object();
    for (const auto& [name, value] : options) json.member(name, value);
    json.end_object();
}

void write_record(JsonWriter& json, const ShardRecord& record) {
    json.begin_object().member("shard", record.shard).member("rows", record.rows);
    json.member("deduplicated", record.deduplicated);
    write_files(json, record.files);
    if (record.fingerprints) {
        json.key("fingerprints").begin_object().member("bytes", record.fingerprints->bytes);
        json.member("sha256", hex(record.fingerprints->sha256)).end_object();
    }
    record.counts.write(json);
    json.end_object();
}

}  // namespace

uint64_t Manifest::file_count() const {
    uint64_t count = 0;
    for (const WrittenFile& file : files) count += file.files;
    return count;
}

std::string record_path(const std::string& folder, const std::string& shard_name) {
    return state_path(folder, "shards/" + shard_name + ".json");
}
std::string hashes_path(const std::string& folder, const std::string& shard_name) {
    return state_path(folder, "hashes/" + shard_name + ".bin");
}
std::string options_path(const std::string& folder) {
    return state_path(folder, "options.json");
}

std::string record_json(const ShardRecord& record) {
    TextBuffer out;
    JsonWriter json(out, json_compact);
    write_record(json, record);
    out.append('\n');
    return out.str();
}

Result<ShardRecord> read_record(const std::string& path) {
    WEFT_TRY(Reading reading, Reading::open(path));
    ShardRecord record = reading.record(reading.root());
    if (auto complete = reading.complete(); !complete) return complete.failure();
    return record;
}

std::string options_json(const NamedValues& options) {
    TextBuffer out;
    JsonWriter json(out, json_pretty);
    json.begin_object();
    write_options(json, options);
    json.end_object();
    out.append('\n');
    return out.str();
}

Result<NamedValues> read_options(const std::string& path) {
    WEFT_TRY(Reading reading, Reading::open(path));
    NamedValues options = reading.options(reading.root());
    if (auto complete = reading.complete(); !complete) return complete.failure();
    return options;
}

std::string manifest_json(const Manifest& manifest) {
    TextBuffer out;
    JsonWriter json(out, json_pretty);
    json.begin_object();
    write_options(json, manifest.options);
    if (!manifest.found.empty()) write_options(json, manifest.found, "found");
    json.member("rows", manifest.rows).member("bytes", manifest.bytes);
    write_files(json, manifest.files);
    json.key("side_files").begin_array();
    for (const SideFile& file : manifest.side_files) {
        json.begin_object().member("path", file.path).member("bytes", file.digest.bytes);
        json.member("sha256", hex(file.digest.sha256)).end_object();
    }
    json.end_array();
    if (!manifest.shards.empty()) {
        json.key("shards").begin_array();
        for (const ShardRecord& record : manifest.shards) write_record(json, record);
        json.end_array();
    }
    json.end_object();
    out.append('\n');
    return out.str();
}

Result<Manifest> read_manifest(const std::string& path) {
    WEFT_TRY(Reading reading, Reading::open(path));
    Manifest manifest;
    manifest.options = reading.options(reading.root());
    manifest.found = reading.options(reading.root(), "found");
    manifest.rows = reading.number(reading.root(), "rows");
    manifest.bytes = reading.number(reading.root(), "bytes");
    manifest.files = reading.files(reading.root());
    reading.check_sums(manifest);
    for (const JsonValue& entry : reading.list("side_files"))
        manifest.side_files.push_back(reading.side_file(entry));
    for (const JsonValue& entry : reading.list("shards")) manifest.shards.push_back(reading.record(entry));
    if (auto complete = reading.complete(); !complete) return complete.failure();
    return manifest;
}

Result<void> check_file(const std::string& folder, const WrittenFile& file) {
    const bool are_pairs = !file.last.empty();
    const std::string name = are_pairs ? file.path + " … " + file.last : file.path;
    uint64_t found = 0;
    const auto names = are_pairs ? pair_names(file) : std::vector<std::string>{file.path};
    uint64_t bytes = 0;
    std::vector<std::string> there;  // pairs that were taken out leave gaps
    for (const std::string& one : names) {
        if (!exists(join(folder, one))) continue;
        there.push_back(one);
        ++found;
        InFile opened(join(folder, one));
        if (auto done = opened.open(); !done) return done;
        bytes += opened.expected_size();
    }
    if (found != file.files)
        return Error::finding(name + (are_pairs ? ": " + std::to_string(found) + " of " +
                                                      std::to_string(file.files) + " files are there"
                                                : " is missing"));
    // Before they are read: a file of another size may be one without end.
    if (bytes != file.digest.bytes)
        return Error::finding(name + ": " + std::to_string(bytes) + " bytes, recorded are " +
                              std::to_string(file.digest.bytes));
    Sha256 hash;
    for (const std::string& one : there) {
        if (auto read = add_to_hash(join(folder, one), hash); !read) return read.failure();
    }
    if (hash.digest() != file.digest.sha256)
        return Error::finding(name + ": the sha256 is not the recorded one");
    return {};
}

Result<void> check_shard(const std::string& folder, const std::string& shard_name,
                         const ShardRecord& record) {
    for (const WrittenFile& file : record.files) {
        if (auto checked = check_file(folder, file); !checked) return checked;
    }
    const std::string path = hashes_path(folder, shard_name);
    const auto digest = digest_of(path);
    if (!digest) return Error::finding("missing: " + path + "; copy the folder .weft of that shard too");
    const bool is_same = record.fingerprints ? digest.value().sha256 == record.fingerprints->sha256
                                             : digest.value().bytes >= 16 * record.rows;
    return is_same ? Result<void>() : Error::finding(path + " is not as it was recorded");
}

Result<void> check_belongs(const ShardRecord& record, uint64_t shard, const NamedValues& options) {
    if (record.shard != shard)
        return Error::finding("it holds the record of shard " + std::to_string(record.shard));
    if (const std::string wrong = wrong_files(record.files, record.rows, options); !wrong.empty())
        return Error::finding(wrong);
    Recipe range;
    range.count = number_of(options, "count");
    range.shards = number_of(options, "shards");
    const std::string name = "-" + digits(shard, 5) + "-of-" + digits(range.shards, 5) + ".";
    for (const WrittenFile& file : record.files) {
        const bool is_own = file.last.empty() ? file.path.find(name) != std::string::npos
                                              : pair_number(file.path) >= range.first_index(shard) &&
                                                    pair_number(file.last) < range.first_index(shard + 1);
        if (!is_own) return Error::finding("it names " + file.path + ", which is of another shard");
    }
    return {};
}

std::string value_of(const NamedValues& options, std::string_view name) {
    for (const auto& [key, value] : options) {
        if (key == name) return value;
    }
    return {};
}

uint64_t number_of(const NamedValues& options, std::string_view name) {
    return leading_number(value_of(options, name));
}

std::optional<uint64_t> shard_of(std::string_view path) {
    const size_t dash = path.find('-');
    if (dash == std::string_view::npos) return std::nullopt;
    return leading_number(path.substr(dash + 1));
}

uint64_t pair_number(std::string_view name) {
    return leading_number(name.substr(name.find('_') + 1));
}

std::vector<std::string> pair_names(const WrittenFile& entry) {
    const auto suffix = [](const std::string& name) { return name.substr(name.find('.')); };
    std::vector<std::string> names;
    const bool both = suffix(entry.path) == ".cpu.json";
    for (uint64_t i = pair_number(entry.path); i <= pair_number(entry.last); ++i) {
        const std::string stem = "pair_" + digits(i, 6);
        if (both) {
            names.push_back(stem + ".cpu.json");
            names.push_back(stem + ".cuda.json");
        } else {
            names.push_back(stem + ".json");
        }
    }
    return names;
}

}  // namespace weft::dataset
