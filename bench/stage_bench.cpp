// Google Benchmark over the files of examples/: the stages by themselves, and the pieces they lean on.

#include <benchmark/benchmark.h>

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "base/check.h"
#include "base/sha256.h"
#include "base/text.h"
#include "driver/compile.h"
#include "module/evaluate.h"
#include "syntax/parse.h"

namespace {

struct Example {
    std::string name, source;
};

const std::vector<Example>& examples() {
    static const std::vector<Example> all = [] {
        std::vector<Example> found;
        for (const char* name : {"saxpy", "particles", "signed_distance", "matrices", "reductions", "heat",
                                 "rigid_bodies", "random_walk", "mandelbrot", "loss", "cells", "precision"}) {
            std::ifstream in(std::string(WEFT_SOURCE_DIR "/examples/") + name + ".py", std::ios::binary);
            std::ostringstream text;
            text << in.rdbuf();
            WEFT_CHECK(!text.str().empty(), "the examples lie where they lay when this was built");
            found.push_back({name, text.str()});
        }
        return found;
    }();
    return all;
}

// Reports input bytes per second and files per second.
void count(benchmark::State& state) {
    size_t bytes = 0;
    for (const Example& example : examples()) bytes += example.source.size();
    state.SetBytesProcessed(static_cast<int64_t>(state.iterations() * bytes));
    state.SetItemsProcessed(static_cast<int64_t>(state.iterations() * examples().size()));
}

void parse(benchmark::State& state) {
    weft::Sources sources;
    weft::Strings strings;
    weft::syntax::Tree tree;
    const auto mark = strings.mark();
    for (auto _ : state) {
        for (const Example& example : examples()) {
            tree.clear();
            sources.clear();
            strings.rewind(mark);
            benchmark::DoNotOptimize(
                weft::syntax::parse(sources, sources.add("example.py", example.source), strings, tree));
        }
    }
    count(state);
}
BENCHMARK(parse);

void compile(benchmark::State& state, bool cpu, bool cuda) {
    weft::Compiled compiled;
    weft::driver::Options options;
    options.targets.set(weft::emit::cpu, cpu);
    options.targets.set(weft::emit::cuda, cuda);
    for (auto _ : state) {
        for (const Example& example : examples()) {
            options.module_name = options.printed_file = example.name;
            weft::driver::compile(example.source, options, compiled);
            benchmark::DoNotOptimize(&compiled);
        }
    }
    count(state);
}
BENCHMARK_CAPTURE(compile, without_text, false, false);
BENCHMARK_CAPTURE(compile, cpu, true, false);
BENCHMARK_CAPTURE(compile, cuda, false, true);
BENCHMARK_CAPTURE(compile, both, true, true);

void sha256(benchmark::State& state) {
    const std::string text(static_cast<size_t>(state.range(0)), 'x');
    for (auto _ : state) benchmark::DoNotOptimize(weft::Sha256::of(text));
    state.SetBytesProcessed(static_cast<int64_t>(state.iterations()) * state.range(0));
}
BENCHMARK(sha256)->Arg(200)->Arg(20000);

void append_lines(benchmark::State& state) {
    weft::TextBuffer out;
    for (auto _ : state) {
        out.clear();
        for (int i = 0; i < 1000; ++i) {
            out.append("    var_");
            out.append_int(i);
            out.append(" = wp::add(var_");
            out.append_int(i - 1);
            out.append(", var_0);\n");
        }
        benchmark::DoNotOptimize(out.view().data());
    }
    state.SetBytesProcessed(static_cast<int64_t>(state.iterations() * out.size()));
}
BENCHMARK(append_lines);

}  // namespace

BENCHMARK_MAIN();
