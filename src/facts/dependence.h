// dependence: the IR of a function -> who uses what. Names, numbers, template arguments and strings are gone;
// what is left is a list of nodes over slots. A slot is something that has a state: a value, a field of one,
// what a kernel prints. A node reads the state of some slots and changes that of others, so that of two
// effects on one array it is known which came first, and of two others it is not told.
// Made for structure.h, which hashes it. Coarse where Warp's text without names and numbers is: a user's
// function is called (not: which one), a struct is a struct, an array has any number of dimensions, `break`
// and `continue` leave a round of the loop.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ir/ir.h"

namespace weft::facts {

using Slot = uint32_t;

// How a write changes the state of its slot: depending on what it was, or adding to it in any order.
enum class Order : uint8_t { Kept, Lost };

enum class Flow : uint8_t {
    Step,
    Copy,   // no step of its own: a value under another name
    Part,   // the same wherever it is first looked at: a field of a struct
    Open,   // a block
    Test,   // the rest of the block depends on it
    Close,  // the block ends
    Leave,  // the loop, or the function: what follows depends on not having left
};

struct DependenceNode {
    uint64_t label = 0;
    Flow flow = Flow::Step;
    bool commutes = false;       // the order of operands does not count
    bool is_loop = false;        // Open
    bool ends_function = false;  // Leave
    uint32_t first_operand = 0, operand_count = 0, first_write = 0, write_count = 0;
};

struct SlotWrite {
    Slot slot;
    Order order;
};

struct Dependence {
    std::vector<DependenceNode> nodes;  // in the order of the IR
    std::vector<Slot> operands;
    std::vector<SlotWrite> writes;
    std::vector<uint64_t> labels;  // by slot: of its type
    std::vector<Slot> named;       // parameters and fields: which one it is, only its uses tell

    std::span<const Slot> operands_of(const DependenceNode& node) const {
        return {operands.data() + node.first_operand, node.operand_count};
    }
    std::span<const SlotWrite> writes_of(const DependenceNode& node) const {
        return {writes.data() + node.first_write, node.write_count};
    }
    void clear();
};

// Does the function write arrays that it is given?
bool writes_memory(const ir::Function& function);

// Memory of one worker.
class DependenceReader {
  public:
    // `functions_write`: some function that may be called writes arrays.
    void read(const ir::Function& function, const types::Types& types, bool functions_write, Dependence& out);

  private:
    struct Field {
        Slot slot;
        StringId name;
        uint32_t next;  // another one of the same base: its place in fields_
    };

    void inst(const ir::Inst& inst);
    void call(const ir::Inst& inst);
    void builtin(const ir::Inst& inst, const builtins::Row& row);
    void compare(const ir::Inst& inst);
    void field_address(const ir::Inst& inst);
    void slot_statement(const ir::Inst& inst, ir::RangeOf<ir::Access> access);
    void begin(uint64_t label, Flow flow = Flow::Step);
    void end();
    void use(ir::ValueId value);
    void use_all(std::span<const ir::ValueId> values);
    void write(Slot slot);
    void make(const ir::Inst& inst);

    Slot slot_of(ir::ValueId value);
    Slot home_of(ir::ValueId value);  // the memory that a reference or a view leads to; else its own slot
    Slot field_of(Slot base, StringId name);
    Slot place_of(Slot array, ir::RangeOf<ir::Access> access);
    Slot add_slot(uint64_t label);
    Slot world();
    std::span<const ir::ValueId> args(const ir::Inst& inst) const { return function_->range(inst.args); }
    ir::ValueId result(const ir::Inst& inst) const { return function_->range(inst.results)[0]; }
    bool is_array(ir::ValueId value) const;
    bool is_reference(ir::ValueId value) const;

    const ir::Function* function_ = nullptr;
    const types::Types* types_ = nullptr;
    Dependence* out_ = nullptr;
    bool functions_write_ = false;
    DependenceNode node_;  // being read, with its operands and writes
    std::vector<Slot> node_operands_;
    std::vector<SlotWrite> node_writes_;
    std::vector<Slot> homes_;             // by value
    std::vector<uint32_t> first_fields_;  // by slot: a place in fields_
    std::vector<Slot> bases_;             // by slot: what it is a field of
    std::vector<Field> fields_;
    Slot world_ = 0;
};

}  // namespace weft::facts
