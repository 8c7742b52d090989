// Live: a module of Warp's as a running Python holds it (module/snapshot.h).
#include <algorithm>

#include "bindings.h"
#include "driver/compile.h"
#include "results.h"

namespace weft::python {
namespace {

class Live {
  public:
    explicit Live(std::string snapshot) {
        Result<void> read;
        without_lock([&] { read = driver::read_live(snapshot, compiled_); });
        if (!read) raise(read.failure());
    }

    // Its texts, with the code columns of its kernels.
    nb::dict compile(const std::string& device, unsigned block_dim) {
        driver::Options options = options_of(device, block_dim);
        without_lock([&] { driver::compile_again(options, compiled_); });
        return results_of(compiled_, nullptr, options.targets);
    }

    // The code columns: forward and backward text by device.
    nb::dict columns(const std::string& device) {
        driver::Options options = options_of(device, 0);
        options.output = driver::Output::Columns;
        without_lock([&] { driver::compile_again(options, compiled_); });
        return results_of(compiled_, &compiled_, options.targets);
    }

    // The hash of the module and those of its kernels with their dimensions, in the order of the snapshot;
    // None: something in it is refused.
    nb::object hashes(const std::string& device, unsigned block_dim) {
        const driver::Options options = options_of(device, block_dim);
        // With the text: a hash of what is refused later need not be Warp's.
        without_lock([&] { driver::compile_again(options, compiled_); });
        if (!compiled_.ok()) return nb::none();
        const CompiledModule& module = compiled_.modules().front();
        nb::list kernels;
        for (const Sha256::Digest& digest : module.digests) {
            const auto same = [&](const CompiledKernel& kernel) { return kernel.digest == digest; };
            const auto kernel = std::find_if(module.kernels.begin(), module.kernels.end(), same);
            kernels.append(nb::make_tuple(bytes(digest), kernel->dims));
        }
        return nb::make_tuple(bytes(module.hashes[target_of(options)]), kernels);
    }

    // The text for one device; None: something in it is refused, or it takes memory of a block, whose size is
    // not known here.
    nb::object code(const std::string& device, unsigned block_dim) {
        const driver::Options options = options_of(device, block_dim);
        without_lock([&] { driver::compile_again(options, compiled_); });
        if (!compiled_.ok()) return nb::none();
        const CompiledModule& module = compiled_.modules().front();
        const lower::LoweredModule& lowered = compiled_.lowered(module);
        if (!lowered.symbols.empty() || takes_shared_memory(lowered)) return nb::none();
        return text(module.texts[target_of(options)]);
    }

  private:
    static nb::bytes bytes(const Sha256::Digest& digest) { return nb::bytes(digest.data(), digest.size()); }

    static size_t target_of(const driver::Options& options) {
        size_t target = 0;
        while (!options.targets.has(target)) ++target;
        return target;
    }

    bool takes_shared_memory(const lower::LoweredModule& lowered) const {
        const auto takes = [&](const auto& lowered_one) {
            for (uint32_t i = 0; i < lowered_one.body.values.size(); ++i) {
                if (types::is_of_block(compiled_.types()[lowered_one.body.values[i].type])) return true;
            }
            return false;
        };
        return std::any_of(lowered.kernels.begin(), lowered.kernels.end(), takes) ||
               std::any_of(lowered.functions.begin(), lowered.functions.end(), takes);
    }

    static driver::Options options_of(const std::string& device, unsigned block_dim) {
        driver::Options options;
        options.targets = targets_of(device);
        options.block_dims.fill(block_dim);
        options.module_hashes = true;
        return options;
    }

    Compiled compiled_;
};

}  // namespace

void add_live(nb::module_& module) {
    nb::class_<Live>(module, "Live")
        .def(nb::init<std::string>(), nb::arg("snapshot"))
        .def("compile", &Live::compile, nb::arg("device"), nb::arg("block_dim"),
             nb::sig("def compile(self, device: str, block_dim: int) -> dict[str, typing.Any]"))
        .def("columns", &Live::columns, nb::arg("device"),
             nb::sig("def columns(self, device: str) -> dict[str, typing.Any]"))
        .def("hashes", &Live::hashes, nb::arg("device"), nb::arg("block_dim"),
             nb::sig("def hashes(self, device: str, block_dim: int) -> tuple[bytes, list[tuple[bytes, int]]] "
                     "| None"))
        .def("code", &Live::code, nb::arg("device"), nb::arg("block_dim"),
             nb::sig("def code(self, device: str, block_dim: int) -> str | None"));
}

}  // namespace weft::python
