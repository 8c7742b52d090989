// weft merge: shards made apart -> one set.
#include <algorithm>
#include <charconv>
#include <set>

#include "dataset/formats/reader.h"
#include "dataset/set/dedup.h"
#include "dataset/set/owned.h"
#include "dataset/set/replacement.h"
#include "dataset/views/views.h"

namespace weft::dataset {
namespace {

struct Piece {
    std::string file;
    uint64_t shard = 0, shards = 0;
    Manifest manifest;
};

std::optional<Piece> parse_name(const std::string& name) {
    Piece piece{name, 0, 0, {}};
    const char* const end = name.data() + name.size();
    if (!name.starts_with("manifest-") || !name.ends_with(".json")) return std::nullopt;
    const auto first = std::from_chars(name.data() + 9, end, piece.shard);
    if (first.ec != std::errc() ||
        !std::string_view(first.ptr, static_cast<size_t>(end - first.ptr)).starts_with("-of-"))
        return std::nullopt;
    const auto second = std::from_chars(first.ptr + 4, end, piece.shards);
    if (second.ec != std::errc() ||
        std::string_view(second.ptr, static_cast<size_t>(end - second.ptr)) != ".json" ||
        piece.shard >= piece.shards)
        return std::nullopt;
    return piece;
}

Result<std::vector<Piece>> pieces_in(const std::string& folder) {
    std::vector<Piece> pieces;
    WEFT_TRY(const std::vector<std::string> names, names_in(folder));
    for (const std::string& name : names) {
        std::optional<Piece> piece = parse_name(name);
        if (!piece) continue;
        WEFT_TRY(piece->manifest, read_manifest(join(folder, name)));
        if (piece->manifest.shards.size() != 1) return Error{name + " is damaged: it holds no shard"};
        pieces.push_back(std::move(*piece));
    }
    return pieces;
}

constexpr uint64_t most_told = 10;  // shards that are missing

// The files of a piece as they were recorded, and with as many rows as its record says.
Result<void> check_rows(const std::string& folder, const Piece& piece, DataFiles data) {
    ShardRecord record = piece.manifest.shards.front();
    if (piece.manifest.rows != record.rows)
        return Error::finding(std::to_string(piece.manifest.rows) + " rows are recorded for the piece, " +
                              std::to_string(record.rows) + " for its shard");
    if (piece.manifest.files != record.files)
        return Error::finding("it names other files for the piece than for its shard");
    if (auto own = check_belongs(record, piece.shard, piece.manifest.options); !own) return own;
    if (data == DataFiles::Elsewhere) record.files.clear();
    if (auto whole = check_shard(folder, digits(piece.shard, 5) + "-of-" + digits(piece.shards, 5), record);
        !whole)
        return whole;
    Set set;
    set.folder = folder;
    for (const WrittenFile& file : record.files) {
        WEFT_TRY(const Unit unit, unit_of(folder, file));
        WEFT_TRY(const uint64_t counted, count_rows(set, unit));
        if (counted != file.rows)
            return Error::finding(file.path + ": " + std::to_string(counted) + " rows, recorded are " +
                                  std::to_string(file.rows));
    }
    return {};
}

// What keeps the pieces from being a set; empty: nothing.
std::string complaints(const std::string& folder, const std::vector<Piece>& pieces, DataFiles data,
                       Steps& steps) {
    std::string text;
    const Piece& first = pieces.front();
    std::set<uint64_t> seen;
    for (const Piece& piece : pieces) {
        if (piece.shards != first.shards) {
            text += "\n  doubled: " + piece.file + " is one of " + std::to_string(piece.shards) +
                    " shards, " + first.file + " one of " + std::to_string(first.shards);
            continue;
        }
        if (!seen.insert(piece.shard).second) text += "\n  doubled: shard " + std::to_string(piece.shard);
        for (const std::string& line : differences(first.manifest.options, piece.manifest.options)) {
            text += "\n  " + piece.file + " was made with other options than " + first.file + ": " + line;
        }
        const auto whole = check_rows(folder, piece, data);
        if (!whole) text += "\n  " + piece.file + ": " + whole.error();
        ++steps.done;
    }
    uint64_t told = 0;
    for (uint64_t shard = 0; shard < first.shards && told < most_told; ++shard) {
        if (seen.contains(shard)) continue;
        ++told;
        text += "\n  missing: shard " + std::to_string(shard) + " (make it with --shard " +
                std::to_string(shard) + "/" + std::to_string(first.shards) + ")";
    }
    if (first.shards > seen.size() + told)
        text += "\n  and " + std::to_string(first.shards - seen.size() - told) + " more";
    return text;
}

}  // namespace

Result<Outcome> merge_shards(Disk& disk, const std::string& folder, DataFiles data, Steps& steps,
                             const std::function<std::string()>& run_json) {
    if (!is_folder(folder)) return Error::usage(folder + " is not a folder");
    if (exists(join(folder, "manifest.json")))
        return Error::usage(folder + " is merged already: it has a manifest.json");
    WEFT_TRY(std::vector<Piece> pieces, pieces_in(folder));
    if (pieces.empty())
        return Error::usage(
            folder + " holds no shards (manifest-*-of-*.json), as weft generate --shard i/K makes them");
    Replacement place(disk, folder);
    if (auto locked = place.lock(std::nullopt); !locked) return locked.failure();
    if (auto removed = remove_left_parts(disk, folder); !removed) return removed.failure();
    steps.total = pieces.size();
    if (const std::string text = complaints(folder, pieces, data, steps); !text.empty())
        return Error::finding(folder + " is not whole:" + text);
    std::sort(pieces.begin(), pieces.end(), [](const Piece& a, const Piece& b) { return a.shard < b.shard; });

    Outcome outcome;
    outcome.manifest.options = pieces.front().manifest.options;
    std::vector<std::string> side_files;
    for (const Piece& piece : pieces) {
        outcome.add(piece.manifest.shards.front());
        side_files.push_back(hashes_path(folder, digits(piece.shard, 5) + "-of-" + digits(piece.shards, 5)));
    }
    const std::string work = join(join(folder, state_folder), "tmp");
    if (auto made = disk.make_inner_folder(work); !made) return made.failure();
    WEFT_TRY(const Repeats repeats, find_repeats(disk, side_files, work, nullptr));
    outcome.uniqueness = repeats.uniqueness;
    const Columns columns = View::columns_of(value_of(outcome.manifest.options, "task"));
    return write_set_files(disk, folder, columns, std::move(outcome), run_json());
}

}  // namespace weft::dataset
