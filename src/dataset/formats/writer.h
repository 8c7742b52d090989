// ShardWriter: rows of one shard -> files under their final names. One per format (formats.def); generation,
// dedup and nothing else use them. Until finish() all lies under temporary names and is removed if the writer
// is dropped.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/disk.h"
#include "dataset/row/row.h"

namespace weft::dataset {

// Below the folder of a data set: what is not finished, and what a later run needs.
inline constexpr std::string_view state_folder = ".weft";

inline constexpr uint64_t most_shards = 99999;  // a name of a file has five digits for it

struct ShardPlace {
    Disk& disk;
    std::string folder;  // of the data set
    uint64_t shard = 0, shards = 1;
    Columns columns;
    bool cpu = true, cuda = false;
    uint64_t count = 0;  // rows of the whole set: how wide a number in a file name is

    std::string name() const;       // "00003-of-00010"
    std::string temporary() const;  // ".weft/tmp"
};

// One data file; of the format json, up to so many files that follow each other.
inline constexpr uint64_t most_pairs = 1000;
// Indexes of rows by split, of every split but the first.
using HeldOut = std::vector<std::pair<std::string, std::vector<uint64_t>>>;
struct WrittenFile {
    std::string path;  // below the set's folder
    std::string last;  // json: the last of them
    std::string split;
    uint64_t rows = 0, files = 1;
    FileDigest digest;  // json: of their bytes in order
    HeldOut held_out;   // json: files of every split lie side by side
    bool operator==(const WrittenFile&) const = default;
};

class ShardWriter {
  public:
    virtual ~ShardWriter() = default;
    virtual Result<void> add(const Row& row) = 0;
    virtual Result<std::vector<WrittenFile>> finish() = 0;
};

struct Format {
    std::string_view name, extension, about;
    uint64_t percent;  // of the bytes of its JSON that a row takes, about
    std::unique_ptr<ShardWriter> (*open)(const ShardPlace& place);
    std::string (*library)();  // what else decides the bytes: name and version; empty: nothing
    Result<void> (*check)();   // whether this build can write it

    bool is_json() const { return name == "json"; }
    bool is_none() const { return name == "none"; }
};
std::span<const Format> formats();
const Format* find_format(std::string_view name);

// ---- for formats with a file per split
class Encoder {
  public:
    virtual ~Encoder() = default;
    virtual Result<void> add(const Row& row) = 0;
    virtual Result<void> end() = 0;  // what remains goes to the file
};
using MakeEncoder = Result<std::unique_ptr<Encoder>> (*)(OutFile& file, Columns columns);
std::unique_ptr<ShardWriter> open_split_files(const ShardPlace& place, std::string_view extension,
                                              MakeEncoder make);

std::string digits(uint64_t value, unsigned width);

}  // namespace weft::dataset
