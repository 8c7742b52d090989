// compile(): what became of a Python file, as plain values.
#include "driver/compile.h"
#include "base/files.h"
#include "bindings.h"
#include "driver/added_calls.h"
#include "results.h"

namespace weft::python {
namespace {

struct Question {
    std::string text;                // what stands in the file
    std::string file;                // its path, or what it is called in comments and messages
    driver::Imports imports;         // which are followed
    std::string kernel;              // only this one
    std::vector<std::string> calls;  // evaluated at the end of the file
    std::string device;
    unsigned block_dim = 0;
};

driver::Options options_of(const Question& question, const std::string& stem) {
    driver::Options options;
    options.targets = targets_of(question.device);
    options.kernel = question.kernel;
    options.block_dims.fill(question.block_dim);
    options.module_name = stem;
    options.printed_file = options.file_name = question.file;
    options.module_hashes = true;
    options.maps = true;
    return options;
}

nb::dict compile(const Question& question) {
    const std::string source = value_of(driver::with_calls(question.text, question.calls));
    const std::string module_name = stem(question.file);
    driver::Options options = options_of(question, module_name);
    Compiled compiled, columns;
    without_lock([&] {
        const driver::Target target = driver::target_of(question.file, question.imports, driver::Paths::Full);
        driver::compile_in_project(target, source, options, compiled);
        options.output = driver::Output::Columns;
        options.maps = options.module_hashes = false;
        if (compiled.ok()) driver::compile_in_project(target, source, options, columns);
    });
    return results_of(compiled, compiled.ok() ? &columns : nullptr, options.targets);
}

}  // namespace

void add_compile(nb::module_& module) {
    module.def(
        "compile",
        [](std::string text, std::string file, bool alone, std::vector<std::string> folders,
           std::string kernel, std::vector<std::string> calls, std::string device, unsigned block_dim) {
            return compile({std::move(text),
                            std::move(file),
                            {std::move(folders), alone},
                            std::move(kernel),
                            std::move(calls),
                            std::move(device),
                            block_dim});
        },
        nb::kw_only(), nb::arg("text"), nb::arg("file"), nb::arg("alone"), nb::arg("folders"),
        nb::arg("kernel"), nb::arg("calls"), nb::arg("device"), nb::arg("block_dim"),
        nb::sig(
            "def compile(*, text: str, file: str, alone: bool, folders: collections.abc.Sequence[str], "
            "kernel: str, "
            "calls: collections.abc.Sequence[str], device: str, block_dim: int) -> dict[str, typing.Any]"));
}

}  // namespace weft::python
