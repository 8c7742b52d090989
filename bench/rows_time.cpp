// Times the making of rows from given Python files: rows_time FOLDER OUT.jsonl PASSES, one thread, for cuda
// with both passes. A file is read, compiled, hashed (id, canonical form, the data file's sha256) and written
// as a row of jsonl: what the earlier way does with it, without growing, judging or describing kernels.
// generate.py runs it beside the earlier way on the same files. Prints CPU seconds of the median pass and
// what was written.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "base/disk.h"
#include "base/files.h"
#include "base/hex.h"
#include "base/sha256.h"
#include "dataset/row/row_json.h"
#include "dataset/set/recipe.h"
#include "driver/compile.h"
#include "facts/canonical.h"

namespace {

using namespace weft;

double cpu_time() {
    timespec at{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &at);
    return static_cast<double>(at.tv_sec) + 1e-9 * static_cast<double>(at.tv_nsec);
}

[[noreturn]] void fail(const std::string& text) {
    std::fprintf(stderr, "rows_time: %s\n", text.c_str());
    std::exit(1);
}

class RowsFromFiles {
  public:
    RowsFromFiles(std::string folder, std::string output)
        : folder_(std::move(folder)), output_(std::move(output)), json_(dataset::wide_columns()) {
        auto names = names_in(folder_);
        if (!names) fail(names.error());
        for (std::string& name : names.value()) {
            if (name.ends_with(".py")) names_.push_back(std::move(name));
        }
    }

    // Bytes of code in the rows.
    size_t pass() {
        OutFile file(disk_, output_);
        if (const auto opened = file.open(); !opened) fail(opened.error());
        size_t bytes = 0;
        for (const std::string& name : names_) {
            const auto source = read_file(join(folder_, name));
            if (!source) fail(source.error());
            bytes += append(file, name, source.value());
            if (const auto flushed = file.flush(); !flushed) fail(flushed.error());
        }
        if (const auto done = file.finish(); !done) fail(done.error());
        return bytes;
    }
    size_t files() const { return names_.size(); }

  private:
    size_t append(OutFile& file, const std::string& name, std::string_view source) {
        const std::string stem = name.substr(0, name.size() - 3);
        driver::Options options;
        options.targets = emit::TargetSet::only(emit::cuda);
        options.output = driver::Output::Columns;
        options.module_name = stem;
        options.printed_file = name;
        driver::compile(source, options, compiled_);
        if (!compiled_.ok()) fail(name + " is refused");
        dataset::Row row;
        row.python_source = source;
        const CompiledModule& module = compiled_.modules().front();
        row.cuda_forward = module.texts[emit::cuda];
        row.cuda_backward = module.backward_texts[emit::cuda];
        row.kernel_name = module.kernels.front().key;
        const std::string id = hex(Sha256::of(source)).substr(0, 32);
        row.id = id;
        const std::string canonical = hex(canonicalizer_.canonical(compiled_.tree(), compiled_.strings()));
        row.canonical = canonical;
        row.split = dataset::Splits().of(row);
        json_.append(file.buffer(), row);
        return source.size() + row.cuda_forward->size() + row.cuda_backward->size();
    }

    std::string folder_, output_;
    std::vector<std::string> names_;
    Disk disk_;
    dataset::RowJson json_;
    Compiled compiled_;
    facts::Canonicalizer canonicalizer_;
};

}  // namespace

int main(int argc, char** argv) {
    if (argc != 4) fail("FOLDER OUT.jsonl PASSES");
    RowsFromFiles rows(argv[1], argv[2]);
    std::vector<double> seconds;
    size_t bytes = 0;
    for (int pass = 0; pass < std::atoi(argv[3]); ++pass) {
        const double start = cpu_time();
        bytes = rows.pass();
        seconds.push_back(cpu_time() - start);
    }
    if (seconds.empty()) fail("no pass");
    std::nth_element(seconds.begin(), seconds.begin() + static_cast<long>(seconds.size() / 2), seconds.end());
    std::printf("{\"pairs\": %zu, \"text_bytes\": %zu, \"seconds\": %.9f}\n", rows.files(), bytes,
                seconds[seconds.size() / 2]);
}
