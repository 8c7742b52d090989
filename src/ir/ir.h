// ir: one function or kernel after lowering, typed, in print order, without text.
// Made by lower/ (one ir::Function per function instance); read by adjoint/ and emit/. Holds no algorithm.
// Instructions form one flat list in the order the forward pass prints them; If and loop instructions come in
// begin/end pairs. Values are numbered in creation order, which is the number Warp prints: var_<number>.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/id.h"
#include "base/strings.h"
#include "builtins/builtins.h"
#include "module/program.h"
#include "types/types.h"
#include "value/value.h"

namespace weft::ir {

using ValueId = Id<struct ValueTag>;
using InstId = Id<struct InstTag>;
using OriginId = Id<struct OriginTag>;
using ConstantId = Id<struct ConstantTag>;

// A slice of one of the Function's pools.
struct Range {
    uint32_t first = 0, count = 0;
};

enum class Spelling : uint8_t {
    Number,     // var_12 / adj_12, declared at the top of the body
    Parameter,  // var_x / adj_x
    Member,     // var_12.inner: a field of a local struct, spelled from its base
};

struct Value {
    types::TypeId type;
    Spelling spelling = Spelling::Number;
    ConstantId constant;  // valid: declared `const T var_N = LIT;`
    uint32_t number = 0;  // Number
    StringId name;        // Parameter: its name; Member: the field
    ValueId base;         // Member
    uint32_t line = 0;    // file line that made it, for #line
};

// Where a reference points: a root variable and the steps from it. Field pointers are spelled from it,
// so `particles[i].pos` prints &(((*wp::address(var_particles, var_0))).pos).
enum class StepKind : uint8_t { Field, Array, View, Index };
struct Step {
    StepKind kind;
    StringId field;  // Field
    Range indices;   // Array, View, Index: in operands
};
struct Origin {
    ValueId root;
    Range steps;
};

// One step into an array element that is being written: .component_ref(i), .element_ref(i, j), .row_ref(i),
// .p, .field
enum class AccessKind : uint8_t { Component, Element, Row, Member };
struct Access {
    AccessKind kind;
    StringId member;
    ValueId i, j;
};

enum class Op : uint8_t {
    Comment,       // a source line; `line` is its file line, `a` its index in the function's source lines
    Call,          // see Inst; builtin row, user function or struct constructor
    SetConstant,   // results[0] = literal `a` (ConstantId): what wp.float64(3) of a literal becomes
    Compare,       // results[0] = (args[0] op args[1] …); ops in `compare_ops` [a, a + args.count - 1)
    BoolBegin,     // results[0] = args[0];
    BoolJoin,      // results[0] = results[0] && args[0];   detail 1: ||
    IfBegin,       // if (args[0]) {       detail 1: if (!args[0]) {        reverse: }
    IfEnd,         // }                                                    reverse: nothing
    IfReverse,     // forward: nothing     reverse: if (args[0]) {          detail as IfBegin
    FieldAddress,  // results[0] = &(args[0].field `name`); `origin` valid: spelled as a path; detail:
                   // FieldForm
    FieldStore,    // args[0].`name` = args[1];
    SlotAddress,   // results[0] = &(wp::index(args[0], args[1…])ACCESS);  access = slot
    SlotStore,  // wp::store(&(wp::index(args[1], args[2…])ACCESS), args[0]);   origin: of the array, may be
                // invalid
    SlotAtomic,  // wp::array_atomic_OP_slot(args[1], args[0], LAMBDA, args[2…]); detail: SlotOp
    ForBegin,  // dynamic loop over iterator args[0]: start_for_`label`:; and the exit test. Condition region
               // until LoopBody
    RangeBegin,  // constant loop: iterator results[0] from `a` to `b` step `c` (int32 bits); value is
                 // results[1]
    WhileBegin,  // start_while_`label`:; (never indented). Condition region until WhileTest
    WhileTest,   // if ((args[0]) == false) goto end_while_`label`;
    LoopBody,    // no text: the condition region ends, the body begins; `a`: first value number of the body
    LoopEnd,  // goto start…; end…:;   `a`: index of the Begin instruction; `b`: one past the last value
              // number
    Goto,     // break and continue: `a` = index of the loop's Begin instruction; detail 1: to the end
    Return,   // args: returned values; `label`: return label of the replay
    ReturnDefault,  // return {}; after the last statement, forward only
    Assert,         // assert(((void)"text",args[0]));   text already escaped
};

enum class FieldForm : uint8_t { Dot, Arrow };  // when there is no origin: &(agg.f) or &(agg->f)
enum class SlotOp : uint8_t { Add, Sub, And, Or, Xor };
enum class CompareOp : uint8_t { Eq, NotEq, Lt, LtE, Gt, GtE };

enum class CalleeKind : uint8_t { Builtin, Function, Structure };

struct Inst {
    Op op;
    uint8_t detail = 0;
    CalleeKind callee_kind = CalleeKind::Builtin;
    bool initializer_list = false;
    bool pointer_cast = false;  // FieldAddress of an array's .ptr: cast to wp::uint64*
    uint16_t depth = 0;         // blocks around it: 4 spaces each
    uint32_t line = 0;          // file line of the last evaluated node
    uint32_t callee = 0;        // builtins::RowId, module::FunctionId or types::StructId by callee_kind
    uint32_t label = 0;
    Range args;           // in operands; Call: what the forward call passes (references loaded)
    Range adj_args;       // Call: whose adjoints the reverse call passes (references not loaded)
    Range results;        // in operands
    Range template_args;  // in template_args
    Range access;         // in accesses
    OriginId origin;
    StringId name;  // field; Assert: text
    uint32_t a = 0, b = 0, c = 0;
};

struct Function {
    std::vector<Value> values;
    std::vector<ValueId> parameters;  // in order
    uint32_t number_count = 0;        // numbered values made
    std::vector<ValueId> numbered;    // by number
    std::vector<module::Value> constants;
    std::vector<Inst> insts;
    std::vector<ValueId> operands;
    std::vector<builtins::TemplateArg> template_args;
    std::vector<Origin> origins;
    std::vector<Step> steps;
    std::vector<Access> accesses;
    std::vector<CompareOp> compare_ops;
    std::vector<types::TypeId> results;   // return types (reference stripped); empty: void
    bool returns = false;                 // some `return` carries values
    bool has_long_constant_loop = false;  // a constant range above max_unroll occurred
    bool uses_scalar_tid = false;         // wp.tid() not unpacked
    Span unsupported_adjoint;             // a slot update with no adjoint: refuse if backward text is needed
    bool has_unsupported_adjoint = false;
    std::vector<module::FunctionId> callees;  // user functions called, first call order

    std::span<const ValueId> range(Range r) const { return {operands.data() + r.first, r.count}; }
    void clear();  // keeps capacity
};

}  // namespace weft::ir
