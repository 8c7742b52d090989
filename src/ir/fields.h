// The fields of an instruction's payload, one after the other with their names: what print, parse and same()
// walk over.
#pragma once

#include "ir/ir.h"

namespace weft::ir {

// `visit(name, field)` for each field of ops.def that the instruction's operation has. Takes Inst or const
// Inst.
template <class AnyInst, class Visit>
void each_field(AnyInst& inst, Visit&& visit) {
    switch (inst.op) {
#define WEFT_FIELD(type, name) visit(#name, payload.name);
#define WEFT_OP(name, arguments, made, fields)                     \
    case Op::name: {                                               \
        [[maybe_unused]] auto& payload = inst.template as<name>(); \
        fields break;                                              \
    }
#include "ir/ops.def"
    }
}

// An instruction of this operation with an empty payload.
inline Inst blank(Op op) {
    switch (op) {
#define WEFT_OP(name, arguments, made, fields) \
    case Op::name:                             \
        return Inst(name{});
#include "ir/ops.def"
    }
    return {};
}

}  // namespace weft::ir
