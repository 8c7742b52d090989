#include "score/program_answer.h"

#include <algorithm>

#include "cuda/ptx.h"
#include "dataset/row/plain_cuda.h"
#include "standalone/call.h"
#include "types/extent.h"
#include "verify/first_lines.h"
#include "worker/warp_types.h"

namespace weft::score {
namespace {

using From = standalone::Call::Argument::Kind;
using To = verify::PlainLaunch::Argument;

// Arrays lie in the argument struct as Warp has them: the pointer first, then the sizes.
To argument_of(const standalone::Call::Argument& one, const verify::Case& item,
               const driver::Subject& subject) {
    const uint32_t at = item.layout.parameters[one.parameter];
    switch (one.kind) {
        case From::Value: {
            const auto parameters = subject.program.params(subject.declaration());
            const auto extent = types::extent(subject.types, parameters[one.parameter].type);
            return {To::Kind::Value, at, static_cast<uint32_t>(extent.value_or(types::Extent{}).size)};
        }
        case From::Array:
            return {To::Kind::Value, at, sizeof(uint64_t)};
        case From::ArraySize:
            return {To::Kind::Value,
                    at + static_cast<uint32_t>(offsetof(worker::WarpArray, shape) +
                                               one.dimension * sizeof(int32_t)),
                    sizeof(int32_t)};
        case From::LaunchSize:
            return {To::Kind::LaunchSize, one.dimension, sizeof(int32_t)};
        case From::First:
            return {To::Kind::Zero, 0, sizeof(int32_t)};
    }
    return {};
}

verify::PlainLaunch launch_of(const standalone::Call& call, const verify::Case& item,
                              const driver::Subject& subject) {
    verify::PlainLaunch launch;
    for (const standalone::Call::Argument& one : call.arguments)
        launch.arguments.push_back(argument_of(one, item, subject));
    launch.block = call.block;
    launch.grid = [call](std::span<const uint32_t> sizes) { return call.grid(sizes); };
    return launch;
}

// The grid is the answer's own choice, and stands in its host code; so kernels are tried in the usual ones.
std::vector<standalone::Call> usual_calls(const standalone::Call& own) {
    std::vector<standalone::Call> all{own};
    const auto add = [&](bool is_flat, std::array<uint32_t, 3> block) {
        standalone::Call& call = all.emplace_back(own);
        call.variant = standalone::Variant::Basic;
        call.is_flat = is_flat;
        call.block = block;
    };
    if (own.dims == 2 || own.dims == 3) {
        add(false, {32, 8, 1});
        add(false, {16, 16, 1});
    }
    if (!own.is_flat) add(true, {256, 1, 1});
    return all;
}

bool takes(const cuda::PtxEntry& entry, const verify::PlainLaunch& launch) {
    return std::equal(entry.parameters.begin(), entry.parameters.end(), launch.arguments.begin(),
                      launch.arguments.end(),
                      [](uint32_t bytes, const To& one) { return bytes == one.bytes; });
}

// Under the name itself, or as C++ has it there: its length, then the name.
bool is_called(const std::string& symbol, const std::string& name) {
    return symbol == name || symbol.starts_with("_Z" + std::to_string(name.size()) + name);
}

}  // namespace

Program program_of(const driver::Subject& subject, const dataset::Row& row, const verify::Case* item) {
    Program program;
    const auto written =
        row.variant ? dataset::plain_cuda_again(subject, row) : dataset::plain_cuda(subject, row);
    if (!written) return program;
    program.text = written->text;
    const standalone::Variant own = standalone::find_variant(written->variant).value();
    if (own == standalone::Variant::Wmma) {
        program.problem = "tensor cores round more than answers may";
        return program;
    }
    for (const standalone::Variant variant : {own, standalone::Variant::Basic}) {
        const auto call = standalone::kernel_call(subject, row.inputs, row.python_source, variant);
        if (!call) {
            program.problem = call.error();
            return program;
        }
        program.kernel_name = call.value().kernel_name;
        if (item == nullptr) continue;
        for (const standalone::Call& one : usual_calls(call.value()))
            program.launches.push_back(launch_of(one, *item, subject));
        if (own == standalone::Variant::Basic) break;
    }
    return program;
}

Result<ProgramAnswer> compile_program(std::string_view code, const Program& asked, const cuda::Compiler& nvcc,
                                      const std::string& architecture, const std::atomic<bool>& stop) {
    const cuda::Job job{
        std::string(code) + "\n", "answer.cu", {"--gpu-architecture=" + architecture, "--std=c++17"}};
    WEFT_TRY(cuda::Product product, nvcc.compile(job, stop));
    ProgramAnswer answer;
    answer.compiles = product.ok;
    if (!product.ok) {
        answer.said = verify::first_lines(product.log);
        return answer;
    }
    answer.cubin = std::move(product.cubin);
    WEFT_TRY(std::vector<cuda::PtxEntry> entries, cuda::ptx_entries(product.ptx));
    if (entries.empty()) {
        answer.missing = "there is no kernel in it";
        return answer;
    }
    // Of several the one of the row's name.
    if (entries.size() > 1)
        std::erase_if(entries, [&](const auto& one) { return !is_called(one.name, asked.kernel_name); });
    if (entries.size() != 1) {
        answer.misfit = "it has several kernels, and not one of them is called `" + asked.kernel_name + "`";
        return answer;
    }
    for (const verify::PlainLaunch& launch : asked.launches) {
        if (takes(entries.front(), launch)) answer.launches.emplace_back(launch).entry = entries.front().name;
    }
    if (answer.launches.empty())
        answer.misfit =
            "its kernel takes other parameters than the row's, so it cannot be launched in its place";
    return answer;
}

}  // namespace weft::score
