// ir: one function or kernel after lowering, typed, in print order, without text.
// Made by lower/ (one ir::Function per function instance); read by adjoint/, emit/, gradient/ and facts/.
// It refers to two interners, Strings and Types, and to builtin rows; what it says of the source it says by
// numbers: nodes of the function's tree, lines of the file, and in Comment lines of the function.
// Instructions form one flat list in the order the forward pass prints them; If and loop instructions come in
// begin/end pairs. Values are numbered in creation order, which is the number Warp prints: var_<number>.
#pragma once

#include <cstdint>
#include <iterator>
#include <memory>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/check.h"
#include "base/id.h"
#include "base/pod_vector.h"
#include "base/strings.h"
#include "builtins/builtins.h"
#include "source/place.h"
#include "syntax/tree.h"
#include "types/types.h"
#include "value/value.h"

namespace weft::ir {

using ValueId = Id<struct ValueTag>;
using InstId = Id<struct InstTag>;
using OriginId = Id<struct OriginTag>;
using ConstantId = Id<struct ConstantTag>;
using FunctionId = Id<struct FunctionTag>;  // a user's function: its place among the lowered functions

// A stretch of one of the Function's pools, told apart by what lies in the pool.
template <class Element>
struct RangeOf {
    uint32_t first = 0, count = 0;
    bool operator==(const RangeOf&) const = default;
};
using Range = RangeOf<ValueId>;  // in operands

enum class Spelling : uint8_t {
    Number,     // var_12 / adj_12, declared at the top of the body
    Parameter,  // var_x / adj_x
    Member,     // var_12.inner: a field of a local struct, spelled from its base
    Adjoint,    // adj_x: of a parameter, in a gradient that was written by hand
    Address,    // &(var_2), wp::address(adj_x, var_0): handed to a wp.ref parameter; number: the Origin
    Builtin,    // wp::sin / wp::adj_sin: handed to a builtin that applies it; number: the row
    Function,   // f_0 / adj_f_0: the same of a user's function; number: the FunctionId
    Symbol,     // of a library for the device; number: the StringId of its name
};

struct Value {
    types::TypeId type;
    Spelling spelling = Spelling::Number;
    ConstantId constant;  // valid: declared `const T var_N = LIT;`
    uint32_t number = 0;  // Number; Address, Builtin, Function, Symbol
    StringId
        name;  // Parameter, Adjoint: its name; Member: the field; Number: the first Python name bound to it
    ValueId base;         // Member; Adjoint: the parameter
    uint32_t line = 0;    // file line that made it, for #line
    syntax::NodeId node;  // what was being evaluated when it was made
    bool operator==(const Value&) const = default;
};

// Where a reference points: a root variable and the steps from it. Field pointers are spelled from it,
// so `particles[i].pos` prints &(((*wp::address(var_particles, var_0))).pos).
enum class StepKind : uint8_t { Field, Array, View, Index };
struct Step {
    StepKind kind;
    StringId field;  // Field
    Range indices;   // Array, View, Index: in operands
    bool operator==(const Step&) const = default;
};
struct Origin {
    ValueId root;  // a parameter that is a reference stands for what it refers to
    RangeOf<Step> steps;
    uint32_t first_view = 0;  // of an Address: where the labels of the views begin that its adjoint declares
    bool operator==(const Origin&) const = default;
};

// One step into an array element that is being written: .component_ref(i), .element_ref(i, j), .row_ref(i),
// .p, .field
enum class AccessKind : uint8_t { Component, Element, Row, Member };
struct Access {
    AccessKind kind;
    StringId member;
    ValueId i, j;
    bool operator==(const Access&) const = default;
};

enum class FieldForm : uint8_t { Dot, Arrow };  // when there is no origin: &(agg.f) or &(agg->f)
enum class SlotOp : uint8_t { Add, Sub, And, Or, Xor };
enum class CompareOp : uint8_t { Eq, NotEq, Lt, LtE, Gt, GtE };
enum class CalleeKind : uint8_t { Builtin, Function, Structure };

enum class Op : uint8_t {
#define WEFT_OP(name, arguments, made, fields) name,
#include "ir/ops.def"
};

// What an operation carries besides arguments and results: a struct of its name, of which `op` is the
// operation.
#define WEFT_FIELD(type, name) type name{};
#define WEFT_OP(name, arguments, made, fields)               \
    struct name {                                            \
        static constexpr Op op = Op::name;                   \
        fields bool operator==(const name&) const = default; \
    };
#include "ir/ops.def"

// How many values an operation takes or makes.
struct Arity {
    uint32_t least, most;
    constexpr bool allows(uint32_t count) const { return least <= count && count <= most; }
};
constexpr Arity exactly(uint32_t count) {
    return {count, count};
}
constexpr Arity at_least(uint32_t count) {
    return {count, UINT32_MAX};
}

struct OpFacts {
    std::string_view name;
    Arity args, results;
};
inline constexpr OpFacts op_facts[] = {
#define WEFT_OP(name, arguments, made, fields) {#name, arguments, made},
#include "ir/ops.def"
};
inline constexpr size_t op_count = std::size(op_facts);
constexpr const OpFacts& facts(Op op) {
    return op_facts[static_cast<size_t>(op)];
}
constexpr std::string_view name_of(Op op) {
    return facts(op).name;
}

class Inst {
  public:
    Op op{};
    uint16_t depth = 0;   // blocks around it: 4 spaces each
    uint32_t line = 0;    // file line of the last evaluated node
    syntax::NodeId node;  // what was being evaluated when it was made
    Range args, results;

    Inst() = default;
    template <class Payload>
    explicit Inst(const Payload& payload) : op(Payload::op) {
        std::construct_at(&member(payload_, static_cast<Payload*>(nullptr)), payload);
    }

    // The payload of the operation that this instruction is: inst.as<ir::RangeBegin>().start
    template <class Payload>
    const Payload& as() const {
        WEFT_CHECK(op == Payload::op, "an instruction is taken for another");
        return member(payload_, static_cast<Payload*>(nullptr));
    }
    template <class Payload>
    Payload& as() {
        WEFT_CHECK(op == Payload::op, "an instruction is taken for another");
        return member(payload_, static_cast<Payload*>(nullptr));
    }

    // The row that a call of a builtin calls; null for anything else.
    const builtins::Row* builtin() const {
        if (op != Op::Call || as<Call>().kind != CalleeKind::Builtin) return nullptr;
        return &builtins::row(builtins::RowId{as<Call>().callee});
    }

  private:
    union AnyPayload {
        AnyPayload() : of_Comment() {}
#define WEFT_OP(name, arguments, made, fields) name of_##name;
#include "ir/ops.def"
    };
#define WEFT_OP(name, arguments, made, fields)                      \
    static const name& member(const AnyPayload& any, const name*) { \
        return any.of_##name;                                       \
    }                                                               \
    static name& member(AnyPayload& any, const name*) {             \
        return any.of_##name;                                       \
    }
#include "ir/ops.def"

    AnyPayload payload_;
};
static_assert(std::is_trivially_copyable_v<Inst> && sizeof(Inst) <= 56);

struct Function {
    PodVector<Value> values;
    std::vector<ValueId> parameters;    // in order
    uint32_t number_count = 0;          // numbered values made
    PodVector<ValueId> numbered;        // by number
    PodVector<value::Value> constants;  // a composite's elements: elements [id, id + size of its type)
    std::vector<value::Value> elements;
    PodVector<Inst> insts;
    PodVector<ValueId> operands;
    PodVector<builtins::TemplateArg> template_args;
    std::vector<Origin> origins;
    std::vector<Step> steps;
    std::vector<Access> accesses;
    std::vector<CompareOp> compare_ops;
    std::vector<types::TypeId> results;   // return types (reference stripped); empty: void
    bool returns = false;                 // some `return` carries values
    bool has_long_constant_loop = false;  // a constant range above max_unroll occurred
    bool uses_scalar_tid = false;         // wp.tid() not unpacked
    bool by_reference = false;            // some parameter is a wp.ref
    syntax::NodeId unsupported_adjoint;   // a slot update with no adjoint: refuse if backward text is needed
    std::vector<FunctionId> callees;      // user functions called, first call order
    // Native C++ in place of instructions, for the forward pass, for its adjoint and for what the backward
    // pass runs again; and functions of the user's own for both (wp.func_grad, wp.func_replay).
    StringId snippet, adjoint_snippet, replay_snippet;
    FunctionId adjoint, replay;

    // What it does is more, or other, than its instructions say: it also writes what its references name.
    bool is_by_hand() const { return snippet.valid() || adjoint.valid() || replay.valid() || by_reference; }

    std::span<const ValueId> range(Range r) const { return {operands.data() + r.first, r.count}; }
    std::span<const builtins::TemplateArg> range(RangeOf<builtins::TemplateArg> r) const {
        return {template_args.data() + r.first, r.count};
    }
    std::span<const Step> range(RangeOf<Step> r) const { return {steps.data() + r.first, r.count}; }
    std::span<const Access> range(RangeOf<Access> r) const { return {accesses.data() + r.first, r.count}; }
    std::span<const CompareOp> range(RangeOf<CompareOp> r) const {
        return {compare_ops.data() + r.first, r.count};
    }
    // Views on the way to what a reference names: those of its adjoint get names.
    uint32_t named_views(const Origin& origin) const;
    void clear();  // keeps capacity
};

}  // namespace weft::ir
