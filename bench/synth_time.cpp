// Times the synthesizer: synth_time SEED COUNT OUT.json FOLDER FILES, one thread. Growing alone, then growing
// and compiling for both devices (forward and backward), the same kernels; writes the first FILES of them
// into FOLDER for Warp. bench/synth.py runs it beside Warp.

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <string>

#include "driver/compile.h"
#include "synth/synth.h"

namespace {

// CPU time of this thread: what else the machine does is not counted.
double now() {
    timespec at{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &at);
    return static_cast<double>(at.tv_sec) + 1e-9 * static_cast<double>(at.tv_nsec);
}

struct Timing {
    double seconds = 0;
    size_t python_bytes = 0, code_bytes = 0;
};

Timing grow_alone(uint64_t seed, uint64_t count) {
    weft::synth::Synthesizer synthesizer;
    weft::synth::Grown grown;
    const weft::synth::Policy policy;
    Timing timing;
    const double start = now();
    for (uint64_t i = 0; i < count; ++i) {
        synthesizer.grow(seed, i, policy, grown);
        timing.python_bytes += grown.source.size();
    }
    timing.seconds = now() - start;
    return timing;
}

Timing grow_and_compile(uint64_t seed, uint64_t count) {
    weft::synth::Synthesizer synthesizer;
    weft::synth::Grown grown;
    weft::Compiled compiled;
    weft::driver::Options options;
    options.targets = weft::emit::TargetSet::all();
    options.printed_file = "kernel.py";
    const weft::synth::Policy policy;
    Timing timing;
    const double start = now();
    for (uint64_t i = 0; i < count; ++i) {
        synthesizer.grow(seed, i, policy, grown);
        options.module_name = grown.kernel_name;
        weft::driver::compile(grown.source, options, compiled);
        if (!compiled.ok()) {
            std::fprintf(stderr, "kernel %llu is refused\n", static_cast<unsigned long long>(i));
            std::exit(1);
        }
        timing.python_bytes += grown.source.size();
        for (const std::string_view text : compiled.modules()[0].texts) timing.code_bytes += text.size();
    }
    timing.seconds = now() - start;
    return timing;
}

void write_files(uint64_t seed, uint64_t count, const std::string& folder) {
    weft::synth::Synthesizer synthesizer;
    weft::synth::Grown grown;
    for (uint64_t i = 0; i < count; ++i) {
        synthesizer.grow(seed, i, weft::synth::Policy(), grown);
        std::ofstream(folder + "/kernel_" + std::to_string(i) + ".py") << grown.source;
    }
}

void print(std::FILE* out, const char* name, const Timing& timing, const char* end) {
    std::fprintf(out, "\"%s\": {\"seconds\": %.9f, \"python_bytes\": %zu, \"code_bytes\": %zu}%s", name,
                 timing.seconds, timing.python_bytes, timing.code_bytes, end);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 6) {
        std::fputs("usage: synth_time SEED COUNT OUT.json FOLDER FILES\n", stderr);
        return 2;
    }
    const uint64_t seed = std::strtoull(argv[1], nullptr, 10), count = std::strtoull(argv[2], nullptr, 10);
    write_files(seed, std::strtoull(argv[5], nullptr, 10), argv[4]);
    grow_and_compile(seed, count / 10 + 1);  // memory and caches are warm then
    const Timing alone = grow_alone(seed, count), compiled = grow_and_compile(seed, count);
    std::FILE* out = std::fopen(argv[3], "w");
    if (out == nullptr) return 3;
    std::fprintf(out, "{\"kernels\": %llu, ", static_cast<unsigned long long>(count));
    print(out, "grow", alone, ", ");
    print(out, "grow_and_compile", compiled, "}\n");
    return std::fclose(out) == 0 ? 0 : 3;
}
