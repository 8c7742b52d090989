// Duplicates among any number of rows in bounded memory. A shard appends a fingerprint per row to a side
// file; afterwards the fingerprints are sorted in pieces that fit into memory.
//   structural duplicate: equal `structure` (of rows before there was one: `canonical`); exact duplicate:
//   equal text without the kernel's own name (facts/own_name.h).
// The first of equal rows, by index, is the original.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/disk.h"
#include "base/result.h"
#include "dataset/row/row.h"
#include "dataset/set/stats.h"

namespace weft::dataset {

// Sixteen bytes in a side file, little-endian. Exact duplicates are structural ones too, so they are told
// apart by 128 bits, structural ones by 64: among 10 million rows one chance in 400,000 of a false one.
struct Fingerprint {
    uint64_t structure = 0, text = 0;
};
Fingerprint fingerprint(const Row& row);
void append(TextBuffer& out, const Fingerprint& fingerprint);

enum class SameBy : uint8_t { Exact, Structure, Near };  // Near: of equal structure, or near.h
std::string_view name(SameBy by);

struct Repeats {
    Uniqueness uniqueness;
    std::vector<bool> repeated;  // by position over all side files in order; only where asked for
};

// `work` is a folder for what does not fit into memory.
Result<Repeats> find_repeats(Disk& disk, const std::vector<std::string>& side_files, const std::string& work,
                             const SameBy* mark);

}  // namespace weft::dataset
