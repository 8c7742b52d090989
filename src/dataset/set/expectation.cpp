#include "dataset/set/expectation.h"

#include <algorithm>
#include <filesystem>

#include "dataset/row/row_json.h"
#include "dataset/set/row_source.h"
#include "dataset/views/asking.h"

namespace weft::dataset {
namespace {

constexpr uint64_t block = 4096;      // what a file takes on most disks, at least
constexpr uint64_t beside_row = 200;  // fingerprint and figures of a row below .weft
constexpr uint64_t beside_set = 64 * block;

uint64_t on_disk(uint64_t bytes) {
    return (bytes + block - 1) / block * block;
}

uint64_t bytes_below(const std::string& folder) {
    uint64_t bytes = 0;
    std::error_code code;
    for (std::filesystem::recursive_directory_iterator at(folder, code), end; !code && at != end;
         at.increment(code)) {
        std::error_code ignored;
        if (at->is_regular_file(ignored)) bytes += on_disk(at->file_size(ignored));
    }
    return bytes;
}

}  // namespace

Result<Expectation> expect(const Recipe& recipe, const Place& place) {
    const uint64_t shard = place.only_shard.value_or(0), shards = place.only_shard ? 1 : recipe.shards;
    const uint64_t first = recipe.first_index(shard), rows = recipe.first_index(shard + shards) - first;
    const uint64_t sample = std::clamp<uint64_t>(rows / 100, std::clamp<uint64_t>(rows, 1, 16), 32);
    const auto source = open_row_source(recipe);
    const RowJson json(recipe.columns());
    Row row;
    TextBuffer text;
    Asking asking(recipe.view);
    uint64_t bytes = 0;
    for (uint64_t i = 0; i < sample; ++i) {
        if (auto made = source->make(first + rows / sample * i, row); !made) return made.failure();
        if (!asking.ask(row).empty()) continue;
        text.clear();
        if (!recipe.format->is_json()) json.append(text, row);
        for (const PairDevice device : {PairDevice::Cpu, PairDevice::Cuda}) {
            if (!recipe.format->is_json() || !(device == PairDevice::Cpu ? recipe.cpu() : recipe.cuda()))
                continue;
            text.clear();
            append_pair(text, recipe.columns(), row, device);
            bytes += on_disk(text.size());
        }
        if (!recipe.format->is_json()) bytes += text.size();
    }
    Expectation expected;
    expected.rows = rows;
    const uint64_t devices = (recipe.cpu() ? 1 : 0) + (recipe.cuda() ? 1 : 0);
    expected.files = recipe.format->is_json()   ? rows * devices
                     : recipe.format->is_none() ? 0
                                                : shards * split_count;
    // In two steps: the product of all might not fit.
    const uint64_t mean = bytes / sample * recipe.format->percent / 100;
    expected.bytes = rows * (mean + beside_row) + beside_set;
    return expected;
}

uint64_t bytes_needed(const Expectation& expected, const Place& place) {
    // A run of one shard stands beside others, whose bytes are not its own.
    const bool counts = (place.resume || place.force) && !place.only_shard;
    const uint64_t there = counts ? bytes_below(place.folder) : 0;
    return expected.bytes > there ? expected.bytes - there : 0;
}

}  // namespace weft::dataset
