#include "emit/shared_memory.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace weft::emit {
namespace {

class SharedMemory {
  public:
    explicit SharedMemory(const Unit& unit)
        : unit_(unit), forward_(unit.lowered.functions.size()), backward_(unit.lowered.functions.size()) {}

    bool in_forward(const ir::Function& body) {
        return has_own(body) || std::any_of(body.insts.begin(), body.insts.end(), [&](const ir::Inst& inst) {
                   if (inst.op != ir::Op::Call) return false;
                   const ir::Call& call = inst.as<ir::Call>();
                   return call.kind == ir::CalleeKind::Function && in_forward(ir::FunctionId{call.callee});
               });
    }

    // A call is run again, then reversed: by the functions that were written for that, where there are some.
    bool in_backward(const ir::Function& body) {
        return has_own(body) || std::any_of(body.callees.begin(), body.callees.end(), [&](ir::FunctionId id) {
                   const ir::Function& callee = unit_.lowered.functions[id.index].body;
                   return in_forward(callee.replay.valid() ? callee.replay : id) ||
                          (callee.adjoint.valid() ? in_forward(callee.adjoint) : in_backward(id));
               });
    }

  private:
    bool has_own(const ir::Function& body) const {
        return std::any_of(body.numbered.begin(), body.numbered.end(), [&](ir::ValueId id) {
            const types::TypeId type = body.values[id.index].type;
            if (unit_.types[type].kind == types::Kind::TileStack) return true;
            return types::is_tile(unit_.types[type]) && unit_.types.tile(type).is_shared() &&
                   unit_.types.tile(type).owner;
        });
    }
    bool in_forward(ir::FunctionId id) {
        std::optional<bool>& known = forward_[id.index];
        if (!known) known = in_forward(unit_.lowered.functions[id.index].body);
        return *known;
    }
    bool in_backward(ir::FunctionId id) {
        std::optional<bool>& known = backward_[id.index];
        if (!known) known = in_backward(unit_.lowered.functions[id.index].body);
        return *known;
    }

    const Unit& unit_;
    std::vector<std::optional<bool>> forward_, backward_;  // by function
};

}  // namespace

bool keeps_shared_tiles(const Unit& unit, const ir::Function& body, Pass pass) {
    SharedMemory memory(unit);
    return pass == Pass::Forward ? memory.in_forward(body) : memory.in_backward(body);
}

}  // namespace weft::emit
