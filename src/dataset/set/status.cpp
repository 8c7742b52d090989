#include "dataset/set/status.h"

#include <algorithm>
#include <charconv>

#include "base/files.h"
#include "base/number_text.h"
#include "dataset/formats/reader.h"
#include "dataset/set/owned.h"
#include "dataset/set/replacement.h"

namespace weft::dataset {
namespace {

// K and N of "00003-of-00010" at the end of a name without its extension.
struct ShardName {
    uint64_t shard = 0, shards = 0;
};
std::optional<uint64_t> digits_value(std::string_view digits) {
    uint64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return error == std::errc() && end == digits.data() + digits.size() ? std::optional(value) : std::nullopt;
}
std::optional<ShardName> parse_shard(std::string_view name) {
    const size_t of = name.rfind("-of-");
    if (of == std::string_view::npos || of < 5) return std::nullopt;
    const auto shard = digits_value(name.substr(of - 5, 5)), shards = digits_value(name.substr(of + 4));
    if (!shard || !shards || *shard >= *shards) return std::nullopt;
    return ShardName{*shard, *shards};
}

Result<void> read_records(const std::string& folder, Status& status) {
    status.shards = number_of(status.options, "shards");
    const std::string records = join(join(folder, state_folder), "shards");
    std::vector<bool> is_done(std::min<uint64_t>(status.shards, most_shards));
    if (is_folder(records)) {
        WEFT_TRY(const std::vector<std::string> names, names_in(records));
        for (const std::string& name : names) {
            if (!name.ends_with(".json") || is_left_part(name)) continue;
            const auto found = parse_shard(std::string_view(name).substr(0, name.size() - 5));
            if (!found) continue;
            // Pairs that are written again have a record for each file of the manifest.
            if (found->shards > is_done.size())
                is_done.resize(std::min<uint64_t>(found->shards, most_shards));
            WEFT_TRY(const ShardRecord record, read_record(join(records, name)));
            status.rows += record.rows;
            if (found->shard < is_done.size()) is_done[found->shard] = true;
        }
    }
    status.shards = is_done.size();
    for (size_t i = 0; i < is_done.size(); ++i) {
        if (!is_done[i]) status.missing.push_back(i);
    }
    status.shards_done = status.shards - status.missing.size();
    return {};
}

// A file that is being written anew, or that an older version wrote otherwise, tells nothing.
void read_progress(const std::string& folder, Status& status) {
    const auto names = names_in(folder);
    if (!names) return;
    constexpr size_t longest = 1u << 20, most_values = 10'000;
    JsonDocument document(most_values);
    for (const std::string& name : names.value()) {
        if (!name.starts_with("progress") || !name.ends_with(".json")) continue;
        const auto text = read_file(join(folder, name), longest);
        if (!text || !document.parse(text.value())) continue;
        const auto number = [&](std::string_view key) {
            const JsonValue& value = document.member(document.root(), key);
            const auto read = value.is(JsonValue::Kind::Number) ? read_double(value.text) : std::nullopt;
            constexpr double most = 1e15;
            return read && *read >= 0 && *read < most ? read : std::nullopt;
        };
        if (const auto done = document.member(document.root(), "done").as_uint())
            status.rows_done = status.rows_done.value_or(0) + *done;
        if (const auto rate = number("rate")) status.rate = status.rate.value_or(0) + *rate;
        if (const auto left = number("eta_seconds"))
            status.seconds_left = std::max(status.seconds_left.value_or(0), *left);
    }
}

}  // namespace

std::string_view text(SetState state) {
    switch (state) {
        case SetState::Complete:
            return "complete";
        case SetState::Running:
            return "running";
        case SetState::Stopped:
            return "stopped";
        case SetState::Shards:
            return "to be merged";
    }
    return {};
}

Result<Status> status_of(const std::string& folder) {
    if (!exists(folder)) return Error{"there is no file or folder `" + folder + "`"};
    if (!is_folder(folder)) return Error::usage(folder + " is a file; weft stats counts its rows");
    Status status;
    const bool is_running = Replacement::is_locked(folder);
    if (exists(join(folder, "manifest.json"))) {
        WEFT_TRY(const Set set, open_set(folder));
        status.state = SetState::Complete;
        status.options = set.manifest->options;
        status.rows = set.manifest->rows;
        status.count = number_of(status.options, "count");
        status.shards = status.shards_done = number_of(status.options, "shards");
        status.problems = set.problems;
        status.is_being_replaced = is_running;
        return status;
    }
    if (!exists(options_path(folder)))
        return Error::usage(folder + " is no set that weft makes: it has no manifest.json and no " +
                            options_path(""));
    WEFT_TRY(status.options, read_options(options_path(folder)));
    status.count = number_of(status.options, "count");
    if (auto read = read_records(folder, status); !read) return read.failure();
    status.state = is_running               ? SetState::Running
                   : status.missing.empty() ? SetState::Shards
                                            : SetState::Stopped;
    if (is_running) read_progress(folder, status);
    return status;
}

}  // namespace weft::dataset
