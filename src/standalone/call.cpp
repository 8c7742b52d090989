#include "standalone/call.h"

#include <algorithm>

#include "standalone/launch.h"
#include "standalone/parameters.h"
#include "standalone/project.h"

namespace weft::standalone {
namespace {

using CallKind = Call::Argument::Kind;

constexpr uint32_t parts(uint64_t all, uint64_t size) {
    return static_cast<uint32_t>((all + size - 1) / size);
}

}  // namespace

std::array<uint32_t, 3> Call::grid(std::span<const uint32_t> sizes) const {
    uint64_t total = 1;
    for (unsigned d = 0; d < dims; ++d) total *= sizes[d];
    if (total == 0) return {0, 0, 0};
    if (variant == Variant::Wmma) return {parts(sizes[1], wmma_tile), parts(sizes[0], wmma_tile), 1};
    if (is_flat || dims == 1) {
        const uint32_t blocks = parts(total, block[0]);
        return {is_bounded ? std::min(blocks, most_blocks_that_help) : blocks, 1, 1};
    }
    std::array<uint32_t, 3> blocks{1, 1, 1};
    for (unsigned axis = 0; axis < dims; ++axis) blocks[axis] = parts(sizes[dims - 1 - axis], block[axis]);
    return blocks;
}

Result<Call> kernel_call(const driver::Subject& subject, const inputs::Inputs& inputs,
                         std::string_view source, Variant variant) {
    const Comments comments(source);
    plain::Support support(subject.types, subject.strings);
    Program program;
    if (const auto refusal =
            print(subject, comments, inputs.dims, form_of(inputs, variant), support, program))
        return Error::finding(refusal->what);
    Call call;
    call.kernel_name = program.kernel_name;
    call.variant = variant;
    call.dims = program.dims;
    call.is_flat = program.is_flat;
    call.is_bounded = program.is_bounded_grid;
    std::copy(program.block.begin(), program.block.end(), call.block.begin());
    for (size_t i = 0; i < program.parameters.size(); ++i) {
        const Parameter& one = program.parameters[i];
        const Struct* const record = structure_of(one, program, subject.types);
        if (record != nullptr && holds_arrays(*record, program, subject.types))
            return Error::finding("`" + one.name + "` is a struct that holds arrays");
        call.arguments.push_back({one.is_array() ? CallKind::Array : CallKind::Value, i, 0});
        for (const unsigned dimension : plain::dimensions(one.sizes))
            call.arguments.push_back({CallKind::ArraySize, i, dimension});
    }
    if (!program.begin.empty()) call.arguments.push_back({CallKind::First, 0, 0});
    for (unsigned d = 0; d < program.dims; ++d) call.arguments.push_back({CallKind::LaunchSize, 0, d});
    return call;
}

}  // namespace weft::standalone
