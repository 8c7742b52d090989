// libFuzzer: any bytes as the files of a stranger's data set (rows of any format, manifests, options,
// records). It is opened as a set, and each data file by itself; every row is read, validated, counted, shown
// and written again, and what weft would replace, merge or tell there is looked for. Nothing crashes; what is
// wrong is told.

#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/check.h"
#include "base/disk.h"
#include "base/files.h"
#include "base/steps.h"
#include "dataset/check/row_level.h"
#include "dataset/check/validate.h"
#include "dataset/formats/reader.h"
#include "dataset/formats/row_access.h"
#include "dataset/set/conversion.h"
#include "dataset/set/dedup.h"
#include "dataset/set/find_row.h"
#include "dataset/set/owned.h"
#include "dataset/set/scan.h"
#include "dataset/set/status.h"
#include "dataset/views/asking.h"

namespace {

using namespace weft;

// The folder that the sets are written to; it goes when the fuzzer ends.
struct Folder {
    std::string path = (std::filesystem::temp_directory_path() / "weft-fuzz-XXXXXX").string();
    Folder() { WEFT_CHECK(mkdtemp(path.data()) != nullptr, "a temporary folder"); }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path, ignored);
    }
};

// Files of a set, each by a byte. pack_set.py reads this list.
constexpr std::string_view names[] = {
    "data/train-00000-of-00001.jsonl",
    "data/train-00000-of-00001.jsonl.zst",
    "data/train-00000-of-00001.parquet",
    "pair_000000.json",
    "pair_000001.json",
    "manifest.json",
    "stats.json",
    ".weft/options.json",
    ".weft/shards/00000-of-00001.json",
    ".weft/hashes/00000-of-00001.bin",
    "data/train-00000-of-00002.jsonl",
    "data/train-00001-of-00002.jsonl",
    "manifest-00000-of-00002.json",
    "manifest-00001-of-00002.json",
    ".weft/hashes/00000-of-00002.bin",
    ".weft/hashes/00001-of-00002.bin",
};
constexpr size_t first_that_is_no_data = 5;

// As weft validate does.
void validate(const dataset::Set& set) {
    const auto batches = dataset::batches_of(set, {});
    std::vector<std::unique_ptr<dataset::Level>> levels;
    levels.push_back(dataset::row_level(dataset::row_level_options(set, {})));
    dataset::Validation validation(*batches, std::move(levels), false, nullptr);
    validation.work();
    (void)validation.finish(&set);
}

// As weft stats does.
void count(const dataset::Set& set) {
    dataset::Recount recount(set);
    recount.work();
    if (!recount.failure()) (void)recount.finish();
}

// As weft show does.
void show(const dataset::Set& set) {
    dataset::FoundRow found;
    Steps steps;
    if (dataset::find_row(set, {}, found, steps)) {
        TextBuffer out;
        dataset::RowJson(set.columns).append(out, found.row);
    }
}

// As weft convert does.
void write_again(const dataset::Set& set, const std::string& folder) {
    dataset::Conversion::Wish wish;
    wish.format = "jsonl";
    const auto conversion = dataset::Conversion::make(set, std::move(wish));
    if (!conversion) return;
    dataset::Rewrite rewrite(set, folder, conversion.value().columns(), disk());
    if (!rewrite.prepare(conversion.value().options(), dataset::Rewrite::Begin::Anew)) return;
    dataset::Asking asking(conversion.value().view());
    rewrite.work([&](size_t, uint64_t, dataset::Row& row) -> Result<dataset::Rewrite::Fate> {
        return conversion.value().apply(row, nullptr, asking);
    });
    if (!rewrite.failure()) (void)rewrite.complete("{}");
}

void read(const std::string& path, const std::string& other) {
    const auto set = dataset::open_set(path);
    if (!set) return;
    validate(set.value());
    count(set.value());
    show(set.value());
    write_again(set.value(), other);
}

// Of each file the byte of its name, its length in three bytes, and its bytes; names of those that are there.
std::vector<std::string> unpack(std::string_view bytes, const std::string& folder) {
    std::vector<std::string> made;
    while (bytes.size() > 4) {
        const auto at = [&](size_t i) { return static_cast<size_t>(static_cast<uint8_t>(bytes[i])); };
        const size_t name = at(0) % std::size(names), size = at(1) | at(2) << 8 | at(3) << 16;
        bytes.remove_prefix(4);
        const std::string path = folder + "/" + std::string(names[name]);
        WEFT_CHECK(write_file(path, bytes.substr(0, size)).ok(), "a file is written");
        if (name < first_that_is_no_data) made.push_back(path);
        bytes.remove_prefix(std::min(size, bytes.size()));
    }
    return made;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    static const Folder folder;
    const std::string here = folder.path + "/set", other = folder.path + "/other";
    for (const char* const inner : {"/data", "/.weft/shards", "/.weft/hashes"})
        std::filesystem::create_directories(here + inner);
    const auto files = unpack({reinterpret_cast<const char*>(data), size}, here);
    for (const std::string& file : files) {
        read(file, other);
        if (!file.ends_with(".zst")) continue;
        if (auto rows = dataset::RowAccess::open(file, dataset::wide_columns())) {
            dataset::Row row;
            dataset::Problems problems;
            if (rows.value().rows() != 0) (void)rows.value().read(rows.value().rows() - 1, row, problems);
        }
    }
    read(here, other);
    (void)dataset::status_of(here);
    (void)dataset::owned_in(here);
    (void)dataset::read_record(here + "/.weft/shards/00000-of-00001.json");
    Steps steps;
    (void)dataset::merge_shards(disk(), here, dataset::DataFiles::Here, steps,
                                [] { return std::string("{}"); });
    std::filesystem::remove_all(here);
    std::filesystem::remove_all(other);
    return 0;
}
