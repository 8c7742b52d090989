#include "module/module_hash.h"

#include <algorithm>

namespace weft::module {
namespace {

struct ModuleOption {
    std::string_view name, text;
};

// Warp's module options after it resolved them, sorted by name; block_dim is filled in.
constexpr ModuleOption default_options[] = {
    {"block_dim", ""},
    {"compile_time_trace", "False"},
    {"cpu_compiler_flags",
     "-march=native -mllvm=-inline-threshold=9000 -mllvm=-inline-cold-callsite-threshold=3000 "
     "-mllvm=-slp-recursion-max-depth=4"},
    {"cuda_output", "None"},
    {"default_grid_stride", "True"},
    {"deterministic", "0"},
    {"deterministic_max_records", "0"},
    {"enable_backward", "True"},
    {"enable_mathdx_fft", "True"},
    {"enable_mathdx_gemm", "True"},
    {"enable_mathdx_solver", "True"},
    {"enable_tiles_in_stack_memory", "True"},
    {"enable_vector_component_overwrites", "False"},
    {"extra_build_dependencies", "()"},
    {"extra_cpu_include_dirs", "()"},
    {"extra_cpu_preamble", ""},
    {"extra_cuda_include_dirs", "()"},
    {"extra_cuda_preamble", ""},
    {"fast_math", "False"},
    {"fuse_fp", "True"},
    {"line_directives", "True"},
    {"lineinfo", "False"},
    {"llvm_cuda", "False"},
    {"max_unroll", "16"},
    {"mode", "release"},
    {"optimization_level", "None"},
    {"strip_hash", "False"},
    {"use_precompiled_headers", "True"},
    {"verify_autograd_array_access", "False"},
    {"verify_fp", "False"},
};

}  // namespace

Sha256::Digest module_hash(std::span<const Option> given_options, std::span<const KernelIdentity> sorted,
                           unsigned block_dim, const Strings& strings) {
    Sha256 sha;
    for (const KernelIdentity& kernel : sorted)
        sha.update({reinterpret_cast<const char*>(kernel.digest.data()), kernel.digest.size()});
    std::vector<ModuleOption> options(std::begin(default_options), std::end(default_options));
    for (const Option& given : given_options) {
        const std::string_view name = strings.text(given.name);
        const auto at =
            std::lower_bound(options.begin(), options.end(), name,
                             [](const ModuleOption& o, std::string_view n) { return o.name < n; });
        if (at != options.end() && at->name == name) {
            at->text = given.text;
        } else {
            options.insert(at, {name, given.text});
        }
    }
    for (const ModuleOption& option : options) {
        sha.update(option.name);
        sha.update(":");
        sha.update(option.name == "block_dim" ? std::string_view(std::to_string(block_dim)) : option.text);
    }
    return sha.digest();
}

}  // namespace weft::module
