// Look: where things stand in a draft: parents, blocks, who uses which name. Made from a draft and true until
// the draft is changed; transforms look, choose a place, and change. Lists of nodes are views into the tree:
// copy them before the first change.
#pragma once

#include <vector>

#include "draft/draft.h"

namespace weft::draft {

// Where a statement stands: position `at` in field `index` of `owner`.
struct Slot {
    NodeId owner;
    unsigned index = 0;
    size_t at = 0;
};

class Look {
  public:
    explicit Look(const Draft& draft);

    const Draft& draft() const { return draft_; }
    // Every node below the module, outer ones before those in them, in the order of the text.
    const std::vector<NodeId>& nodes() const { return nodes_; }
    NodeId parent(NodeId id) const { return parents_[id.index]; }
    // The definition (kernel or function) around a node; invalid: it stands at module level.
    NodeId definition(NodeId id) const;
    const std::vector<NodeId>& functions() const { return functions_; }  // without the kernel
    bool is_inside(NodeId id, NodeId outer) const;
    bool is_in_loop(NodeId id) const;

    // ---- statements
    static bool is_statement(Kind kind);
    NodeId statement(NodeId id) const;  // that a node belongs to
    Slot slot(NodeId statement) const;
    std::span<const NodeId> block(const Slot& slot) const {
        return draft_.tree.field(slot.owner, slot.index);
    }
    // What follows in the same block.
    std::span<const NodeId> rest(NodeId statement) const;

    // ---- names
    StringId name(NodeId id) const { return draft_.tree[id].text; }
    bool is_name(NodeId id, StringId text) const;
    // Names in a definition that read or write `name`, in the order of the text.
    std::vector<NodeId> uses(StringId name, NodeId definition) const;
    unsigned writes(StringId name, NodeId definition) const;
    bool is_parameter(StringId name, NodeId definition) const;
    NodeId parameter(StringId name, NodeId definition) const;  // Arg; invalid: it is none
    std::span<const NodeId> parameters(NodeId definition) const;
    bool is_taken(StringId name) const;  // anywhere in the file: also as a member or a keyword
    // The statement that assigns to the name at module level; invalid: none does.
    NodeId constant(StringId name) const;
    // Calls of a function of the file.
    std::vector<NodeId> calls(NodeId function) const;

    // ---- Warp
    StringId warp_name(NodeId id) const { return draft_.warp_name(id); }
    // A call of a builtin that does this, whatever it is called.
    bool is_call(NodeId id, builtins::Effect effect) const;
    // The only argument of `wp.constant(…)`, else the expression itself.
    NodeId constant_value(NodeId expr, const Strings& strings) const;

    // Whether evaluating it twice, or not at all, is the same as once: no calls but of builtins that compute.
    bool is_pure(NodeId expr) const;
    // Whether a statement of the list, or one in it, is of this kind.
    bool contains(std::span<const NodeId> statements, Kind kind) const;
    bool contains(NodeId id, Kind kind) const;

  private:
    void gather(NodeId id, NodeId parent);

    const Draft& draft_;
    std::vector<NodeId> nodes_, parents_, functions_;
};

}  // namespace weft::draft
