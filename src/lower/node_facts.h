// What lowering found out about the nodes of a function's tree, for those who print the tree again: the type
// of an expression, what a call or an operator calls, and the value of what is known while compiling. Filled
// only where Options::node_facts asks for it.
#pragma once

#include <cstdint>
#include <vector>

#include "ir/ir.h"

namespace weft::lower {

struct NodeFact {
    types::TypeId
        type;  // of the value, a reference stripped; invalid: it has none (a type, a function, a statement)
    bool is_called = false;  // `callee` is set: the last call that evaluating the node made
    ir::CalleeKind kind{};
    uint32_t callee = 0;  // as in ir::Call
    bool is_evaluated = false;
    bool varies = false;      // evaluated several times (an unrolled loop) with other constants
    ir::ConstantId constant;  // in the function's constants; invalid: not known while compiling, or it varies
};

class NodeFacts {
  public:
    // Of a node of the function; the fact of any other is empty.
    const NodeFact& operator[](syntax::NodeId node) const {
        static constexpr NodeFact none;
        const uint32_t place = node.index - first_;
        return node.index >= first_ && place < facts_.size() ? facts_[place] : none;
    }
    bool empty() const { return facts_.empty(); }

    void clear() { facts_.clear(); }
    // Room for the nodes from `first` to `last`.
    void reset(uint32_t first, uint32_t last) {
        first_ = first;
        facts_.assign(last - first + 1, {});
    }
    NodeFact* find(syntax::NodeId node) {
        const uint32_t place = node.index - first_;
        return node.index >= first_ && place < facts_.size() ? &facts_[place] : nullptr;
    }

  private:
    uint32_t first_ = 0;
    std::vector<NodeFact> facts_;
};

}  // namespace weft::lower
