// The small files that say what a data set holds. A shard's record is written when its files are in place:
// the shard counts as done from then on. The manifest is written last of all: a folder with one is complete.
//   .weft/options.json           what the folder is being made from
//   .weft/shards/K-of-N.json     records
//   .weft/hashes/K-of-N.bin      a fingerprint per row (duplicates.h)
//   manifest.json, manifest-K-of-N.json (of a run with --shard)
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "dataset/formats/writer.h"
#include "dataset/set/stats.h"

namespace weft::dataset {

using NamedValues = std::vector<std::pair<std::string, std::string>>;

struct ShardRecord {
    uint64_t shard = 0, rows = 0;
    bool deduplicated = false;
    std::vector<WrittenFile> files;
    Counts counts;
    std::optional<FileDigest> fingerprints;  // of .weft/hashes; records of 0.1.0 have none
};

struct SideFile {
    std::string path;
    FileDigest digest;
};

struct Manifest {
    NamedValues options;
    NamedValues found;  // of an annotated set: by which check, on what machine
    uint64_t rows = 0, bytes = 0;
    std::vector<WrittenFile> files;
    std::vector<SideFile> side_files;
    std::vector<ShardRecord> shards;  // manifest-K-of-N.json: the one; else empty

    uint64_t file_count() const;  // of data files
};

std::string record_path(const std::string& folder, const std::string& shard_name);
std::string hashes_path(const std::string& folder, const std::string& shard_name);
std::string options_path(const std::string& folder);
// Files of a finished set beside its data.
inline constexpr std::array<std::string_view, 6> names_beside_data = {
    "manifest.json", "stats.json", "README.md", "run.json", "progress.json", "validation.json"};

std::string record_json(const ShardRecord& record);
Result<ShardRecord> read_record(const std::string& path);
std::string options_json(const NamedValues& options);
Result<NamedValues> read_options(const std::string& path);
std::string manifest_json(const Manifest& manifest);
Result<Manifest> read_manifest(const std::string& path);

// Whether the file (the pairs of a json entry) is there as it was recorded: its bytes and their hash. A
// finding that names it says what is wrong.
Result<void> check_file(const std::string& folder, const WrittenFile& file);
// All files of a shard, and its fingerprints.
Result<void> check_shard(const std::string& folder, const std::string& shard_name, const ShardRecord& record);

// Whether a record can be the one of this shard of a set with these options: its rows lie in files, unless
// the format is `none`, and its files are those of no other shard.
Result<void> check_belongs(const ShardRecord& record, uint64_t shard, const NamedValues& options);

std::string value_of(const NamedValues& options, std::string_view name);
uint64_t number_of(const NamedValues& options, std::string_view name);  // 0: it has none
// k of "data/train-0000k-of-0000K.jsonl"; nothing: the file is not named so.
std::optional<uint64_t> shard_of(std::string_view path);

uint64_t pair_number(std::string_view name);  // 17 of "pair_000017.cpu.json"
// The names of a json entry's files, from its first and last (and which devices it holds).
std::vector<std::string> pair_names(const WrittenFile& entry);

}  // namespace weft::dataset
