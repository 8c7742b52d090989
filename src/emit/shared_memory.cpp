#include "emit/shared_memory.h"

#include <algorithm>

#include "types/extent.h"

namespace weft::emit {
namespace {

using Bytes = SharedMemory::Bytes;

constexpr uint64_t tile_alignment = 16;

Bytes sum(Bytes a, Bytes b) {
    return a && b ? Bytes(*a + *b) : std::nullopt;
}
Bytes larger(Bytes a, Bytes b) {
    return a && b ? Bytes(std::max(*a, *b)) : std::nullopt;
}

}  // namespace

Bytes SharedMemory::forward(const ir::Function& body) {
    Bytes called = 0;
    for (const ir::Inst& inst : body.insts) {
        if (inst.op != ir::Op::Call) continue;
        const ir::Call& call = inst.as<ir::Call>();
        if (call.kind == ir::CalleeKind::Function)
            called = larger(called, forward(ir::FunctionId{call.callee}));
    }
    return sum(own(body), called);
}

// Every tile has its gradient beside it. A call is run again, then reversed: by the functions that were
// written for that, where there are some.
Bytes SharedMemory::backward(const ir::Function& body) {
    Bytes called = 0;
    for (const ir::FunctionId id : body.callees) {
        const ir::Function& callee = unit_.lowered.functions[id.index].body;
        called = larger(called, forward(callee.replay.valid() ? callee.replay : id));
        called = larger(called, callee.adjoint.valid() ? forward(callee.adjoint) : backward(id));
    }
    const Bytes tiles = own(body);
    return sum(sum(tiles, tiles), called);
}

Bytes SharedMemory::forward(ir::FunctionId id) {
    const auto known = forward_.find(id.index);
    if (known != forward_.end()) return known->second;
    return forward_[id.index] = forward(unit_.lowered.functions[id.index].body);
}

Bytes SharedMemory::backward(ir::FunctionId id) {
    const auto known = backward_.find(id.index);
    if (known != backward_.end()) return known->second;
    return backward_[id.index] = backward(unit_.lowered.functions[id.index].body);
}

Bytes SharedMemory::own(const ir::Function& body) const {
    Bytes bytes = 0;
    for (const ir::ValueId id : body.numbered) bytes = sum(bytes, kept(body.values[id.index].type));
    return bytes;
}

Bytes SharedMemory::kept(types::TypeId id) const {
    const types::Type& type = unit_.types[id];
    if (type.kind == types::Kind::TileStack)
        return sum(elements(type.element, type.rows), tile_alignment);  // and their count
    if (!types::is_tile(type) || !unit_.types.tile(id).is_shared() || !unit_.types.tile(id).owner) return 0;
    uint64_t count = 1;
    for (const uint32_t side : unit_.types.tile(id).sides()) count *= side;
    return elements(unit_.types.tile(id).element, count);
}

Bytes SharedMemory::elements(types::TypeId element, uint64_t count) const {
    const auto one = types::extent(unit_.types, element);
    return one ? Bytes(types::aligned(one->size * count, tile_alignment)) : std::nullopt;
}

}  // namespace weft::emit
