// Look: where things stand in a draft: parents, blocks, who uses which name. Made from a draft in one walk
// and true until the draft is changed; transforms look, choose a place, and change. Lists of nodes are views
// into the tree: copy them before the first change. What a draft tells without a walk, it tells itself.
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
    std::span<const NodeId> nodes() const { return nodes_; }
    // A node and all that is in it, in the same order.
    std::span<const NodeId> nodes(NodeId id) const {
        const Place& place = places_[id.index];
        return nodes().subspan(place.begin, place.end - place.begin);
    }
    NodeId parent(NodeId id) const { return places_[id.index].parent; }
    // The definition (kernel or function) around a node; invalid: it stands at module level.
    NodeId definition(NodeId id) const { return places_[id.index].definition; }
    const std::vector<NodeId>& functions() const { return functions_; }  // without the kernel
    bool is_inside(NodeId id, NodeId outer) const {
        return outer.valid() && places_[outer.index].begin <= places_[id.index].begin &&
               places_[id.index].begin < places_[outer.index].end;
    }
    bool is_before(NodeId id, NodeId other) const {
        return places_[id.index].begin < places_[other.index].begin;
    }
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
    bool is_name(NodeId id, StringId text) const {
        const Node& node = draft_.tree[id];
        return node.kind == Kind::Name && node.text == text;
    }
    // Names in a definition that read or write `name`, in the order of the text.
    std::vector<NodeId> uses(StringId name, NodeId definition) const;
    std::vector<NodeId> uses(StringId name) const;  // in the whole file
    unsigned writes(StringId name, NodeId definition) const;
    bool is_parameter(StringId name, NodeId definition) const {
        return draft_.parameter(name, definition).valid();
    }
    // The statement that assigns to the name at module level; invalid: none does.
    NodeId constant(StringId name) const;
    // Calls of a function of the file.
    std::vector<NodeId> calls(NodeId function) const;

    // ---- Warp
    StringId warp_name(NodeId id) const { return draft_.warp_name(id); }
    // A call of a builtin that does this, whatever it is called.
    bool is_call(NodeId id, builtins::Effect effect) const;
    // Whether evaluating it twice, or not at all, is the same as once: no calls but of builtins that compute.
    bool is_pure(NodeId expr) const;
    // Whether a statement of the list, or one in it, is of this kind.
    bool contains(std::span<const NodeId> statements, Kind kind) const;
    bool contains(NodeId id, Kind kind) const;

  private:
    // Of a node: who is around it, and which part of nodes_ it is with all that is in it.
    struct Place {
        NodeId parent, definition;
        uint32_t begin = 0, end = 0;
    };
    struct Use {
        StringId name;
        NodeId id;
        uint32_t place;  // in nodes_
    };
    void gather(NodeId id, NodeId parent, NodeId definition);
    template <class Visit>
    void each_use(std::span<const Use> all, StringId name, const Visit& visit) const;
    std::span<const Use> uses_in(NodeId definition) const;

    const Draft& draft_;
    PodVector<NodeId> nodes_;
    PodVector<Place> places_;  // by node
    PodVector<Use> uses_;      // all names, in the order of the text
    std::vector<NodeId> functions_;
};

}  // namespace weft::draft
