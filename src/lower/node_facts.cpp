// Keeping what is found out about each node of the tree.
#include <bit>

#include "lower/function_lowering.h"

namespace weft::lower {

using module::Value;
using module::ValueKind;

// Room for the nodes of the function's tree, whose ids lie together.
void FunctionLowering::prepare_facts() {
    uint32_t first = callable_.def.index, last = first;
    std::vector<NodeId> pending{callable_.def};
    while (!pending.empty()) {
        const NodeId node = pending.back();
        pending.pop_back();
        first = std::min(first, node.index);
        last = std::max(last, node.index);
        for (const NodeId child : tree_.children(node))
            if (child.valid()) pending.push_back(child);
    }
    nodes_.reset(first, last);
}

void FunctionLowering::note(NodeId node, const Item& item) {
    NodeFact* fact = nodes_.find(node);
    if (fact == nullptr) return;
    ir::ConstantId constant;
    if (item.kind == Item::Kind::Value) {
        constant = fn_.values[item.value.index].constant;
        fact->type = value_type(item.value);
    } else if (const Value object = object_of(item); object.kind == ValueKind::Int) {
        constant = add_constant(object);  // `type(x).length`
        fact->type = types::int32;
    } else {
        return;
    }
    if (!fact->is_evaluated) fact->constant = constant;
    if (fact->is_evaluated && !same_constant(fact->constant, constant)) {
        fact->varies = true;
        fact->constant = {};
    }
    fact->is_evaluated = true;
}

void FunctionLowering::note_call(ir::CalleeKind kind, uint32_t callee) {
    NodeFact* fact = nodes_.find(node_);
    if (fact == nullptr) return;
    fact->is_called = true;
    fact->kind = kind;
    fact->callee = callee;
}

// A call whose results are taken apart is evaluated as part of its statement.
void FunctionLowering::hand_call_to(NodeId call) {
    const NodeFact* statement = nodes_.find(node_);
    NodeFact* fact = nodes_.find(call);
    if (statement == nullptr || fact == nullptr || !statement->is_called) return;
    fact->is_called = true;
    fact->kind = statement->kind;
    fact->callee = statement->callee;
}

bool FunctionLowering::same_constant(ir::ConstantId a, ir::ConstantId b) const {
    if (a == b || !a.valid() || !b.valid()) return a == b;
    const value::Value &left = fn_.constants[a.index], &right = fn_.constants[b.index];
    if (left.kind != right.kind || left.type != right.type || left.text != right.text) return false;
    if (left.kind == ValueKind::Composite) {
        const uint32_t count = types::composite_size(info(left.type));
        for (uint32_t i = 0; i < count; ++i)
            if (fn_.elements[left.id + i].integer != fn_.elements[right.id + i].integer) return false;
        return true;
    }
    const bool is_real =
        left.kind == ValueKind::Float || (left.kind == ValueKind::WarpScalar && !left.raw_is_int);
    return is_real ? std::bit_cast<uint64_t>(left.real) == std::bit_cast<uint64_t>(right.real)
                   : left.integer == right.integer;
}

}  // namespace weft::lower
