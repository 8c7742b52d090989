#include "dataset/set/record.h"

#include <charconv>

#include "base/json_read.h"
#include "base/json_text.h"

namespace weft::dataset {
namespace {

std::string state_path(const std::string& folder, std::string_view name) {
    return join(join(folder, state_folder), name);
}

void write_files(JsonText& json, const std::vector<WrittenFile>& files) {
    json.key("files").begin_array();
    for (const WrittenFile& file : files) {
        json.begin_object().member("path", file.path);
        if (!file.last.empty()) json.member("last", file.last).member("files", file.files);
        if (!file.split.empty()) json.member("split", file.split);
        json.member("rows", file.rows)
            .member("bytes", file.digest.bytes)
            .member("sha256", hex(file.digest.sha256));
        json.end_object();
    }
    json.end_array();
}

std::optional<Sha256::Digest> parse_hex(std::string_view text) {
    Sha256::Digest digest{};
    if (text.size() != 64) return std::nullopt;
    for (size_t i = 0; i < 32; ++i) {
        const char* const at = text.data() + 2 * i;
        const auto [end, error] = std::from_chars(at, at + 2, digest[i], 16);
        if (error != std::errc() || end != at + 2) return std::nullopt;
    }
    return digest;
}

class Reading {
  public:
    static Result<Reading> open(const std::string& path) {
        Reading reading;
        WEFT_TRY(reading.text_, read_whole(path));
        reading.document_ = std::make_unique<JsonDocument>();
        if (auto parsed = reading.document_->parse(reading.text_); !parsed) {
            return Error{path + " is damaged: " + parsed.error()};
        }
        reading.path_ = path;
        return reading;
    }

    const JsonDocument& document() const { return *document_; }
    const JsonValue& root() const { return document_->root(); }
    uint64_t number(const JsonValue& object, std::string_view key) {
        const auto value = document_->member(object, key).as_uint();
        if (!value) missing_ = key;
        return value.value_or(0);
    }
    FileDigest digest(const JsonValue& object) {
        const auto sha = parse_hex(document_->member(object, "sha256").text);
        if (!sha) missing_ = "sha256";
        return {number(object, "bytes"), sha.value_or(Sha256::Digest{})};
    }
    std::vector<WrittenFile> files(const JsonValue& object) {
        std::vector<WrittenFile> files;
        for (const JsonValue& entry : document_->children(document_->member(object, "files"))) {
            WrittenFile file;
            file.path = document_->member(entry, "path").text;
            file.last = document_->member(entry, "last").text;
            file.split = document_->member(entry, "split").text;
            file.rows = number(entry, "rows");
            if (!file.last.empty()) file.files = number(entry, "files");
            file.digest = digest(entry);
            files.push_back(std::move(file));
        }
        return files;
    }
    ShardRecord record(const JsonValue& object) {
        ShardRecord record;
        record.shard = number(object, "shard");
        record.rows = number(object, "rows");
        record.deduplicated = document_->member(object, "deduplicated").is(JsonValue::Kind::True);
        record.files = files(object);
        record.counters = read_counters(*document_, document_->member(object, "counters"));
        return record;
    }
    NamedValues options(const JsonValue& object) const {
        NamedValues values;
        for (const JsonValue& value : document_->children(document_->member(object, "options"))) {
            values.emplace_back(value.key, value.text);
        }
        return values;
    }
    Result<void> complete() const {
        if (missing_.empty()) return {};
        return Error{path_ + " is damaged: `" + missing_ + "` is missing or wrong"};
    }

  private:
    std::string path_, text_, missing_;
    std::unique_ptr<JsonDocument> document_;
};

void write_options(JsonText& json, const NamedValues& options) {
    json.key("options").begin_object();
    for (const auto& [name, value] : options) json.member(name, value);
    json.end_object();
}

void write_record(JsonText& json, const ShardRecord& record) {
    json.begin_object().member("shard", record.shard).member("rows", record.rows);
    json.key("deduplicated").truth(record.deduplicated);
    write_files(json, record.files);
    json.key("counters");
    write_counters(json, record.counters);
    json.end_object();
}

}  // namespace

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
    JsonText json(out);
    write_record(json, record);
    out.append('\n');
    return out.str();
}

Result<ShardRecord> read_record(const std::string& path) {
    WEFT_TRY(Reading reading, Reading::open(path));
    ShardRecord record = reading.record(reading.root());
    if (auto complete = reading.complete(); !complete) return Error{complete.error()};
    return record;
}

std::string options_json(const NamedValues& options) {
    TextBuffer out;
    JsonText json(out, 2);
    json.begin_object();
    write_options(json, options);
    json.end_object();
    out.append('\n');
    return out.str();
}

Result<NamedValues> read_options(const std::string& path) {
    WEFT_TRY(const Reading reading, Reading::open(path));
    return reading.options(reading.root());
}

std::string manifest_json(const Manifest& manifest) {
    TextBuffer out;
    JsonText json(out, 2);
    json.begin_object();
    write_options(json, manifest.options);
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
    manifest.rows = reading.number(reading.root(), "rows");
    manifest.bytes = reading.number(reading.root(), "bytes");
    manifest.files = reading.files(reading.root());
    const JsonDocument& document = reading.document();
    for (const JsonValue& entry : document.children(document.member(reading.root(), "side_files"))) {
        manifest.side_files.push_back(
            {std::string(document.member(entry, "path").text), reading.digest(entry)});
    }
    for (const JsonValue& entry : document.children(document.member(reading.root(), "shards"))) {
        manifest.shards.push_back(reading.record(entry));
    }
    if (auto complete = reading.complete(); !complete) return Error{complete.error()};
    return manifest;
}

bool files_present(const std::string& folder, const ShardRecord& record) {
    for (const WrittenFile& file : record.files) {
        if (file.last.empty()) {
            if (file_size(join(folder, file.path)) != file.digest.bytes) return false;
            continue;
        }
        uint64_t bytes = 0;
        for (const std::string& name : pair_names(file)) bytes += file_size(join(folder, name)).value_or(0);
        if (bytes != file.digest.bytes) return false;
    }
    return true;
}

std::string value_of(const NamedValues& options, std::string_view name) {
    for (const auto& [key, value] : options) {
        if (key == name) return value;
    }
    return {};
}

std::vector<std::string> pair_names(const WrittenFile& entry) {
    const auto number = [](const std::string& name) {
        uint64_t value = 0;
        const size_t start = name.find('_') + 1;
        std::from_chars(name.data() + start, name.data() + name.size(), value);
        return value;
    };
    const auto suffix = [](const std::string& name) { return name.substr(name.find('.')); };
    std::vector<std::string> names;
    const bool both = suffix(entry.path) == ".cpu.json";
    for (uint64_t i = number(entry.path); i <= number(entry.last); ++i) {
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
