#include "emit/shared_memory.h"

#include <algorithm>
#include <vector>

#include "types/extent.h"

namespace weft::emit {
namespace {

constexpr uint64_t tile_alignment = 16;

// Functions take their memory from the end of what their callers have, and give it back: of all calls, the
// one that needs most counts.
class SharedMemory {
  public:
    explicit SharedMemory(const Unit& unit)
        : unit_(unit), forward_(unit.lowered.functions.size()), backward_(unit.lowered.functions.size()) {}

    uint64_t forward(const ir::Function& body) {
        uint64_t called = 0;
        for (const ir::Inst& inst : body.insts) {
            if (inst.op != ir::Op::Call) continue;
            const ir::Call& call = inst.as<ir::Call>();
            if (call.kind == ir::CalleeKind::Function)
                called = std::max(called, forward(ir::FunctionId{call.callee}));
        }
        return own(body) + called;
    }

    // Every tile has its gradient beside it. A call is run again, then reversed: by the functions that were
    // written for that, where there are some.
    uint64_t backward(const ir::Function& body) {
        uint64_t called = 0;
        for (const ir::FunctionId id : body.callees) {
            const ir::Function& callee = unit_.lowered.functions[id.index].body;
            called = std::max({called, forward(callee.replay.valid() ? callee.replay : id),
                               callee.adjoint.valid() ? forward(callee.adjoint) : backward(id)});
        }
        return 2 * own(body) + called;
    }

    bool is_known() const { return is_known_; }

  private:
    uint64_t own(const ir::Function& body) {
        uint64_t bytes = 0;
        for (const ir::ValueId id : body.numbered) bytes += kept(body.values[id.index].type);
        return bytes;
    }
    uint64_t kept(types::TypeId id) {
        const types::Type& type = unit_.types[id];
        if (type.kind == types::Kind::TileStack)
            return elements(type.element, type.rows) + tile_alignment;  // and their count
        if (!types::is_tile(type) || !unit_.types.tile(id).is_shared() || !unit_.types.tile(id).owner)
            return 0;
        uint64_t count = 1;
        for (const uint32_t side : unit_.types.tile(id).sides()) count *= side;
        return elements(unit_.types.tile(id).element, count);
    }
    uint64_t elements(types::TypeId element, uint64_t count) {
        const auto one = types::extent(unit_.types, element);
        if (!one) is_known_ = false;
        return types::aligned(one.value_or(types::Extent{}).size * count, tile_alignment);
    }
    uint64_t forward(ir::FunctionId id) {
        std::optional<uint64_t>& known = forward_[id.index];
        if (!known) known = forward(unit_.lowered.functions[id.index].body);
        return *known;
    }
    uint64_t backward(ir::FunctionId id) {
        std::optional<uint64_t>& known = backward_[id.index];
        if (!known) known = backward(unit_.lowered.functions[id.index].body);
        return *known;
    }

    const Unit& unit_;
    std::vector<std::optional<uint64_t>> forward_, backward_;  // by function
    bool is_known_ = true;
};

}  // namespace

std::optional<uint64_t> shared_memory(const Unit& unit, const ir::Function& body, Pass pass) {
    SharedMemory memory(unit);
    const uint64_t bytes = pass == Pass::Forward ? memory.forward(body) : memory.backward(body);
    return memory.is_known() ? std::optional(bytes) : std::nullopt;
}

}  // namespace weft::emit
