// libFuzzer: any bytes as a file of a stranger's data set (rows of any format, a manifest, options, a
// record): it is opened, every row is read, validated and counted, and what weft would replace or merge there
// is looked for. Nothing crashes; what is wrong is told.

#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "base/check.h"
#include "base/files.h"
#include "dataset/check/row_level.h"
#include "dataset/check/validate.h"
#include "dataset/formats/reader.h"
#include "dataset/set/dedup.h"
#include "dataset/set/owned.h"
#include "dataset/set/scan.h"

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

// Files of a set, each by a byte.
constexpr const char* names[] = {"rows.jsonl",
                                 "rows.jsonl.zst",
                                 "pair_000000.json",
                                 "rows.parquet",
                                 "manifest.json",
                                 ".weft/options.json",
                                 ".weft/shards/00000-of-00001.json",
                                 "manifest-00000-of-00001.json"};

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

}  // namespace

// The first byte chooses the file.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    static const Folder folder;
    if (size == 0) return 0;
    std::filesystem::create_directories(folder.path + "/.weft/shards");
    const std::string file = folder.path + "/" + names[data[0] % std::size(names)];
    const bool is_data = data[0] % std::size(names) < 4;
    WEFT_CHECK(write_file(file, {reinterpret_cast<const char*>(data) + 1, size - 1}).ok(),
               "a file is written");
    if (const auto set = dataset::open_set(is_data ? file : folder.path)) {
        validate(set.value());
        count(set.value());
    }
    (void)dataset::owned_in(folder.path);
    (void)dataset::read_record(file);
    (void)dataset::merge_shards(disk(), folder.path, "{}");
    std::filesystem::remove_all(folder.path + "/.weft");
    std::remove(file.c_str());
    return 0;
}
