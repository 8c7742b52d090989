// Variables: where the local names of a function are declared, in a language where a name lives in a block.
// Python's names live in the whole function; here each is declared in the smallest block that holds all of
// its uses, with its first assignment where that stands in this very block. Blocks beside each other that
// each assign a name before they read it declare it each for itself: there are several variables of the name.
#pragma once

#include <optional>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "typed/body.h"

namespace weft::typed {

struct Variable {
    StringId name;
    types::TypeId type;
    NodeId before;             // a declaration of its own in front of this statement; invalid: none
    bool needs_value = false;  // such a declaration gives a value: not every way to a use assigns one
    bool is_read = false;      // for something that is needed: `x += 1` alone reads no x
};

class Variables {
  public:
    explicit Variables(const Body& body);

    // Declarations that stand in front of a statement.
    std::vector<const Variable*> before(NodeId statement) const;
    // Whether this target of an assignment declares its name.
    bool declares(NodeId target) const;
    const Variable* find(StringId name) const;  // of several, which have one type and are all read, the first
    // What lowering noted; of a target that is only written, what its declaration says.
    types::TypeId type_of(NodeId id) const;
    bool is_local(StringId name) const;  // also a loop's own
    std::vector<StringId> locals() const;
    unsigned writes(StringId name) const;
    std::span<const Variable> all() const { return variables_; }
    // A loop's variable that is read or written outside of loops over it: it has no block of its own.
    StringId outlives_its_loop() const { return outlives_; }
    // The statements that are compiled: of a condition that is known, those of one branch, in place of it.
    static std::vector<NodeId> compiled(const Body& body, std::span<const NodeId> statements);

  private:
    struct Use {
        StringId name;
        NodeId node;
        std::vector<uint32_t> blocks;  // around it, from the function's own
        NodeId statement;              // in the innermost block
        bool is_write, is_counter;     // a counter: the target of a for
    };
    struct Block {
        uint32_t parent;
        NodeId statement;  // that the block belongs to
        bool is_loop;
        bool leaves = false;  // it never comes to its end
    };
    using Uses = std::span<const Use* const>;  // of one name, in their order

    void walk(std::span<const NodeId> statements, uint32_t block);
    void statement(NodeId id, uint32_t block);
    void note(NodeId node, bool is_write, bool is_counter, uint32_t block, NodeId statement);
    void note_all(NodeId expression, uint32_t block, NodeId statement);
    uint32_t add_block(uint32_t parent, NodeId statement, bool is_loop);
    bool leaves(NodeId statement) const;
    void place_all();
    void place(StringId name, Uses all);
    // What a name means in blocks that share nothing of it; empty: they do.
    std::vector<std::vector<const Use*>> lives(Uses uses) const;
    static size_t shared_depth(Uses uses);
    // `is_left`: what is read may be what a loop over the name left there.
    void declare(StringId name, Uses uses, bool may_be_left, bool is_left);
    void find_reads();
    bool join_unread();
    std::optional<std::vector<uint32_t>> read_for(const Use& use) const;
    NodeId statement_at(const Use& use, size_t depth) const;
    bool is_set_before_use(Uses uses, size_t depth, bool& is_set) const;
    bool is_set_in_branches(Uses uses, size_t depth, bool& is_set) const;
    bool is_callee(NodeId call, NodeId child) const;

    const Body& body_;
    std::vector<Block> blocks_;
    std::unordered_map<uint32_t, std::vector<uint32_t>> blocks_of_;  // a statement
    std::unordered_set<uint32_t> unreached_;  // statements behind one that leaves their block
    std::vector<Use> uses_;
    std::vector<StringId> names_;  // in the order of their first uses
    std::unordered_map<uint32_t, std::vector<const Use*>> uses_of_;
    std::unordered_map<uint32_t, unsigned> writes_;  // by name
    std::vector<Variable> variables_;
    std::unordered_map<uint32_t, uint32_t> by_name_;              // the first of a name
    std::unordered_map<uint32_t, std::vector<uint32_t>> before_;  // variables by statement
    std::vector<std::vector<const Use*>> reads_;                  // of each of them
    std::unordered_set<uint32_t> declaring_;
    std::unordered_set<uint32_t> joined_;  // names that are declared once
    StringId outlives_;
};

}  // namespace weft::typed
