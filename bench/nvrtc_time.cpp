// Times NVRTC over grown kernels: nvrtc_time SEED COUNT ARCHITECTURE [NVRTC [HEADERS]], one thread. Each
// depth of cuda::compile in batches of 32, and beside them a call for each kernel; rows in a CPU second, and
// the mean bytes of a row's CUDA text. Needs NVRTC and Warp's headers, found as `weft ptx` finds them.
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

#include "cuda/compile.h"
#include "cuda/find_nvrtc.h"
#include "cuda/nvrtc.h"
#include "driver/compile.h"
#include "driver/warp_headers.h"
#include "synth/synth.h"

namespace {

using namespace weft;

const std::atomic<bool> never = false;

// CPU time of this process: NVRTC may use threads of its own.
double now() {
    timespec at{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &at);
    return static_cast<double>(at.tv_sec) + 1e-9 * static_cast<double>(at.tv_nsec);
}

[[noreturn]] void stop(const std::string& why) {
    std::fprintf(stderr, "%s\n", why.c_str());
    std::exit(1);
}

std::vector<cuda::Unit> grown_units(uint64_t seed, uint64_t count) {
    synth::Synthesizer synthesizer;
    synth::Grown grown;
    Compiled compiled;
    std::vector<cuda::Unit> units;
    for (uint64_t i = 0; i < count; ++i) {
        synthesizer.grow(seed, i, synth::Policy(), grown);
        driver::Options options;
        options.targets = emit::TargetSet::only(emit::cuda);
        options.module_name = grown.kernel_name;
        options.printed_file = "kernel.py";
        driver::compile(grown.source, options, compiled);
        if (!compiled.ok()) stop("kernel " + std::to_string(i) + " is refused");
        units.push_back(cuda::unit_of(compiled.modules().front()));
    }
    return units;
}

void time_one(const char* name, const cuda::Compiler& nvrtc, const std::vector<cuda::Unit>& units,
              size_t batch, const cuda::Settings& settings) {
    cuda::compile(nvrtc, {units.data(), 1}, settings, never);  // makes the precompiled header
    const double start = now();
    for (size_t first = 0; first < units.size(); first += batch) {
        const cuda::Batch made = cuda::compile(
            nvrtc, {units.data() + first, std::min(batch, units.size() - first)}, settings, never);
        for (const cuda::UnitResult& unit : made.units) {
            if (!unit.ok()) stop(unit.message);
        }
    }
    const double seconds = now() - start;
    std::printf("%-34s %6.1f ms a row, %5.1f rows in a CPU second\n", name,
                1000 * seconds / static_cast<double>(units.size()),
                static_cast<double>(units.size()) / seconds);
    std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 4) stop("usage: nvrtc_time SEED COUNT ARCHITECTURE [NVRTC [HEADERS]]");
    const auto nvrtc = cuda::find_nvrtc(argc > 4 ? argv[4] : "", cuda::Nvrtc::load);
    if (!nvrtc.ok()) stop(nvrtc.error());
    const auto headers = driver::warp_headers(argc > 5 ? argv[5] : "");
    if (!headers.ok()) stop(headers.error());
    const std::vector<cuda::Unit> units =
        grown_units(std::strtoull(argv[1], nullptr, 10), std::strtoull(argv[2], nullptr, 10));
    size_t bytes = 0;
    for (const cuda::Unit& unit : units) bytes += unit.header.size() + unit.code.size();
    cuda::Settings settings{.architecture = std::atoi(argv[3]), .headers = headers.value()};
    std::printf("NVRTC %s, sm_%d, %zu kernels, %zu bytes of CUDA text each\n",
                nvrtc.value()->version().text().c_str(), settings.architecture, units.size(),
                units.empty() ? 0 : bytes / units.size());
    settings.depth = cuda::Depth::Check;
    time_one("does it compile, 32 in a program", *nvrtc.value(), units, 32, settings);
    settings.depth = cuda::Depth::Ptx;
    time_one("PTX, 32 in a program", *nvrtc.value(), units, 32, settings);
    settings.depth = cuda::Depth::MachineCode;
    time_one("PTX and machine code, 32", *nvrtc.value(), units, 32, settings);
    time_one("the same, a program each", *nvrtc.value(), units, 1, settings);
    return 0;
}
