#include "emit/module.h"

#include <algorithm>
#include <cstring>
#include <vector>

#include "emit/function.h"
#include "emit/kernel.h"
#include "emit/structure.h"

namespace weft::emit {
namespace {

const module::Kernel& kernel_of(const Unit& unit, size_t index) {
    return unit.program.kernels[unit.lowered.kernels[index].id.index];
}

// Warp looks for the word anywhere in the text, comments included. Two letters of it are rare enough to
// find sixteen places at a time.
bool mentions_bfloat16(std::string_view text) {
    constexpr std::string_view word = "bfloat16";
    using Bytes __attribute__((vector_size(16))) = unsigned char;
    const char* at = text.data();
    size_t left = text.size();
    while (left >= 64 + 1) {
        Bytes found{};
        for (unsigned i = 0; i < 64; i += 16) {
            Bytes first, second;
            std::memcpy(&first, at + i, 16);
            std::memcpy(&second, at + i + 1, 16);
            found |= reinterpret_cast<Bytes>(first == static_cast<unsigned char>('b')) &
                     reinterpret_cast<Bytes>(second == static_cast<unsigned char>('f'));
        }
        uint64_t halves[2];
        std::memcpy(halves, &found, 16);
        if ((halves[0] | halves[1]) != 0) {
            const std::string_view near(at, std::min<size_t>(left, 64 + word.size()));
            if (near.find(word) != std::string_view::npos) return true;
        }
        at += 64;
        left -= 64;
    }
    return std::string_view(at, left).find(word) != std::string_view::npos;
}

void print_shared(const Unit& unit, const Target& target, bool adjoints, Frame& frame) {
    for (const types::StructId id : unit.lowered.structs) {
        print_structure(unit.types[id], unit.types, unit.strings, frame);
    }
    const size_t count = unit.lowered.functions.size();
    for (size_t i = 0; i < count; ++i) print_function(unit, target, i, Pass::Forward, frame);
    if (!adjoints) return;
    for (size_t i = 0; i < count; ++i) print_function(unit, target, i, Pass::Backward, frame);
}

}  // namespace

unsigned resolved_block_dim(const module::WarpModule& module, const Target& target, unsigned asked) {
    if (asked != 0) return asked;
    return target.block_dim != 0 ? target.block_dim : module.block_dim;
}

Stretch print_module(const Unit& unit, const Target& target, unsigned block_dim, TextBuffer& out,
                     std::vector<size_t>& sizes) {
    const size_t count = unit.lowered.kernels.size();
    sizes.assign(count, 0);
    const size_t start = out.size();
    out.append(templates::no_bfloat16);
    target.header.print(out, [&](Slot) { out.append_uint(block_dim); });
    out.append(templates::cast_macros);
    const size_t body = out.size();

    Frame frame(out, Frame::Style::Module);
    print_shared(unit, target, true, frame);
    for (size_t i = 0; i < count; ++i) {
        const KernelRef kernel{unit, target, i, block_dim};
        const size_t before = out.size();
        if (target.argument_struct) print_argument_struct(kernel, frame);
        print_kernel(kernel, Pass::Forward, frame);
        if (kernel_of(unit, i).options.enable_backward) print_kernel(kernel, Pass::Backward, frame);
        if (target.argument_struct) print_entry_points(kernel, frame);
        sizes[i] = out.size() - before;
    }
    const size_t skipped = mentions_bfloat16(out.view().substr(body)) ? templates::no_bfloat16.size() : 0;
    return {start + skipped, out.size() - start - skipped};
}

Stretch print_column(const Unit& unit, const Target& target, Pass pass, unsigned block_dim, TextBuffer& out,
                     std::vector<size_t>& sizes) {
    const size_t start = out.size();
    const size_t count = unit.lowered.kernels.size();
    sizes.assign(count, 0);
    std::vector<size_t> in_source_order;
    for (size_t i = 0; i < count; ++i) {
        if (pass == Pass::Forward || kernel_of(unit, i).options.enable_backward) in_source_order.push_back(i);
    }
    if (in_source_order.empty()) return {start, 0};
    std::stable_sort(in_source_order.begin(), in_source_order.end(), [&](size_t a, size_t b) {
        return kernel_of(unit, a).source.first_line < kernel_of(unit, b).source.first_line;
    });

    Frame frame(out, Frame::Style::Column);
    print_shared(unit, target, pass == Pass::Backward, frame);
    for (const size_t i : in_source_order) {
        const KernelRef kernel{unit, target, i, block_dim};
        const size_t before = out.size();
        if (target.argument_struct) print_argument_struct(kernel, frame);
        print_kernel(kernel, pass, frame);
        sizes[i] = out.size() - before;
    }
    return {start, out.size() - start};
}

}  // namespace weft::emit
