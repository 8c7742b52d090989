// libFuzzer: any bytes as a file of a stranger's data set (rows, packed rows, a pair, a manifest): it is
// opened and every row is read and validated. Nothing crashes; what is wrong is told.

#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "base/check.h"
#include "base/files.h"
#include "dataset/check/validate.h"
#include "dataset/formats/reader.h"

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

constexpr const char* names[] = {"rows.jsonl", "rows.jsonl.zst", "pair_000000.json", "manifest.json"};

}  // namespace

// The first byte chooses the file.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    static const Folder folder;
    if (size == 0) return 0;
    const std::string file = folder.path + "/" + names[data[0] % 4];
    const bool is_manifest = data[0] % 4 == 3;
    WEFT_CHECK(write_file(file, {reinterpret_cast<const char*>(data) + 1, size - 1}).ok(),
               "a file is written");
    const auto set = dataset::open_set(is_manifest ? folder.path : file);
    if (set) {
        dataset::Validation validation(set.value(), 0);
        validation.work();
        (void)validation.finish();
    }
    std::remove(file.c_str());
    return 0;
}
