// Private to lower/.
// The walk over one function's body that makes its ir.
// Evaluation order decides the numbers of values, so every member evaluates exactly what Warp evaluates, in
// its order. Refusals unwind as Refused to lower(). Split by grammar: expressions, names, calls, subscripts,
// attributes, assignments, statements, loops; and by meaning where Warp has rules of its own: tiles, calls of
// the user's functions, generics, references, functions as arguments. values.cpp holds what they all use to
// make values and instructions.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/small_vector.h"
#include "builtins/implicit.h"
#include "builtins/known_calls.h"
#include "lower/constants.h"
#include "lower/module_lowering.h"
#include "lower/name_set.h"
#include "lower/symbols.h"
#include "syntax/tree.h"

namespace weft::lower {

using builtins::binary_builtin;
using builtins::builtin_that;
using builtins::Effect;
using builtins::Operation;
using builtins::operation_of;

// What evaluating an expression yields.
struct Item {
    enum class Kind : uint8_t {
        Nothing,  // a call without result
        Value,    // an ir value
        Values,   // several results of one call
        Object,   // something known at compile time that is no ir value yet: a type, a function, a module, a
                  // plain number
    };
    Kind kind = Kind::Nothing;
    ir::ValueId value;   // Value
    uint32_t first = 0;  // Values: in lists_; Object: in objects_
    uint32_t count = 0;  // Values

    static Item of(ir::ValueId value) { return {Kind::Value, value}; }
};
static_assert(sizeof(Item) == 16, "every expression returns one: it fits into two registers");

// A place inside an array element that an assignment writes: the array, the element's indices, the way
// inside.
struct Slot {
    ir::ValueId array;
    ir::Range indices;  // in operands
    ir::RangeOf<ir::Access> access;
    types::TypeId type;  // of the place
};

struct PlacedSymbol {  // with its place in the table
    uint32_t at;
    Symbol symbol;
};

struct KnownParts {  // elements of a tuple, bounds of a slice
    ir::ValueId value;
    ir::Range parts;
};

struct ValueSlot {
    ir::ValueId value;
    Slot slot;
};

// The lists of one walk, kept for their memory. Walks nest, because a call builds its callee: each has its
// own.
struct WalkMemory {
    Symbols symbols;
    PodVector<PlacedSymbol> kept;              // what the branches around the statement at hand left
    NameSet unrolled_targets;                  // names that were the target of an unrolled loop
    std::vector<module::Value> bound_objects;  // functions bound to local names
    std::vector<module::Value> objects;        // of Items
    PodVector<ir::OriginId> origin_by_value;
    std::vector<ValueSlot> slots;
    std::vector<KnownParts> tuples;
    PodVector<ir::ValueId> lists;  // of Items
    builtins::Resolution resolution;
    std::vector<builtins::Argument> parts;  // elements of tuple and slice arguments of the call at hand

    void clear();
};

class FunctionLowering {
  public:
    FunctionLowering(ModuleLowering& module, const module::Callable& callable,
                     std::span<const module::Parameter> params, bool is_kernel, ir::Function& out,
                     NodeFacts& nodes);
    void bind_functions(
        std::span<const BoundFunction> functions);  // to the names of the parameters they are given for
    ~FunctionLowering();
    // One of the Program's: what its late statics give is hashed with it.
    void belongs_to(bool is_kernel, uint32_t id) { owner_ = {is_kernel, id, {}}; }
    void run();

  private:
    using NodeId = syntax::NodeId;
    using Nodes = std::span<const NodeId>;
    using ValueId = ir::ValueId;
    using TypeId = types::TypeId;
    using ValueList = SmallVector<ir::ValueId, 12>;
    using NodeList = SmallVector<NodeId, 6>;

    struct Argument {  // of a call, evaluated
        Item item;
        StringId keyword;
        Place place;
        TypeId element{};  // valid: no value, but what a function gets of a tile
        NodeId node{};     // what was written; invalid: an operand of an operator, or unpacked
    };
    using Arguments = SmallVector<Argument, 6>;

    // ---- values.cpp: making values and instructions
    ValueId new_value(TypeId type);
    ValueId new_constant(const module::Value& value);
    ValueId new_constant(const module::Value& value, TypeId declared);
    ir::ConstantId add_constant(const value::Value& owned);  // whose elements lie in the function
    value::Value owned(const module::Value& value);
    ValueId new_int(int64_t number);
    ValueId new_call_constant(const builtins::Operand& operand);
    void spend_one();  // of the budget
    ir::Inst& add(const ir::Inst& made);
    template <class Payload>
    ir::Inst& add(const Payload& payload) {
        return add(ir::Inst(payload));
    }
    ir::Range operands(std::span<const ValueId> values);
    ValueId load(ValueId value);  // the value itself unless it is a reference
    TypeId type_of(ValueId value) const { return fn_.values[value.index].type; }
    TypeId value_type(ValueId value) const;  // reference stripped
    bool is_reference(ValueId value) const;
    const module::Value* constant_of(ValueId value) const;
    TypeId constant_type(const module::Value& value, Place place);
    bool same_type(TypeId a, TypeId b) const;  // Warp's types_equal: arrays of any ndim are equal by element
    const types::Type& info(TypeId type) const { return types_[type]; }

    // ---- origins and slots (places.cpp)
    ir::OriginId stored_origin(ValueId value) const;
    void set_origin(ValueId value, ir::OriginId origin);
    ir::OriginId origin_of(
        ValueId value);  // path by which the value can be addressed, invalid if there is none
    ir::OriginId extended(ir::OriginId base, ir::StepKind kind, StringId field,
                          std::span<const ValueId> indices);
    const Slot* slot_of(ValueId value) const;
    ValueId slot_reference(const Slot& slot, ir::OriginId origin);
    std::optional<Slot> select_slot(ValueId target, std::span<const ValueId> indices);
    std::optional<Slot> select_slot(ValueId target, StringId attribute, Place place);
    Slot narrowed(const Slot& slot, const ir::Access& access, TypeId type);
    bool store_slot(const std::optional<Slot>& slot, ValueId value, Place place);
    std::optional<ir::SlotOp> slot_op(const Slot& slot, syntax::Operator op) const;
    void atomic_slot(const Slot& slot, ValueId value, ir::SlotOp update, Place place);
    void check_slot_value(const Slot& slot, ValueId value, Place place);

    // ---- expressions.cpp
    Item eval(NodeId node);
    Item object_item(const module::Value& object);
    module::Value object_of(const Item& item) const {  // Missing, unless the item is an object
        return item.kind == Item::Kind::Object ? objects_[item.first] : module::Value{};
    }
    std::span<const ValueId> values_of(const Item& item) const {
        return lists_.span().subspan(item.first, item.count);
    }
    Item eval_kind(NodeId node);      // eval() by the kind of the node
    ValueId eval_value(NodeId node);  // eval() that must yield one value
    ValueId expect_value(const Item& item, NodeId node);
    void set_line(NodeId node);
    void set_lines(NodeId node);
    Item constant(NodeId node);
    Item bin_op(NodeId node);
    Item unary_op(NodeId node);
    Item compare(NodeId node);
    ValueId add_comparison(ir::CompareOp op, ValueId left, ValueId right);
    Item bool_op(NodeId node);
    Item if_exp(NodeId node);
    Item tuple(NodeId node);
    Item slice(NodeId node);
    // A literal, or what wp.static() left in the place of one; and its Python value.
    bool is_literal(NodeId node) const;
    module::Value literal(NodeId node);
    std::optional<bool> truth(ValueId value) const;  // of a compile-time condition

    // ---- statics.cpp: wp.static() that is evaluated while the body is walked
    Item late_static(const module::StaticValue& known);
    void find_late_names(NodeId node, module::LateNames& out, Place place) const;
    bool contains_late_static(NodeId node) const;
    std::optional<uint32_t> static_length(TypeId id) const;
    void resolve_statics_again(const module::Function& base, module::Function& made, std::string_view why);

    // ---- names.cpp
    Item name(NodeId node);
    struct Resolved {
        module::Value object;       // Missing: nothing found
        StringId last;              // last component of the path
        bool last_missing = false;  // object is what the path led to before the last component
        bool has_path = false;
    };
    Resolved resolve_static(NodeId node);  // dotted path from a global name, or type(x).attr
    std::optional<module::Value> type_attribute(const module::Value& type, StringId name);
    bool is_type_call(NodeId node) const;
    module::Value lookup(StringId name,
                         Place place);  // closure and globals; refuses names that could not be evaluated

    // ---- attributes.cpp
    Item attribute(NodeId node, bool as_target);
    Item attribute_of(ValueId aggregate, NodeId node, bool as_target);
    Item object_attribute(const module::Value& object, NodeId node);
    ValueId component_index(StringId component, TypeId vector, Place place);
    std::optional<unsigned> component_number(StringId component, TypeId vector) const;
    ValueId field_address(ValueId aggregate, const types::Field& field);
    Item array_member(ValueId array, NodeId node);

    // ---- subscripts.cpp
    Item subscript(NodeId node);
    // What the brackets are behind, and those of their indices that are left for it.
    ValueId eval_subscript(NodeId node, bool as_target, NodeList& indices);
    ValueId eval_store_target(NodeId node);
    void eval_indices(TypeId target, Nodes nodes, ValueList& out);
    Item index(ValueId target, Nodes nodes, bool as_target);
    struct SliceBounds {
        int64_t start, stop, step;
    };
    SliceBounds slice_bounds(NodeId node, uint32_t length);
    ValueId constant_slice(NodeId node, uint32_t length);
    int64_t slice_part(NodeId node);
    bool is_adjoint(NodeId node) const;  // wp.adjoint[x]
    ValueId adjoint_of(NodeId node);
    void store_adjoint(NodeId target, ValueId value);

    // ---- tiles.cpp
    enum class TilePart : uint8_t { Element, View, Gathered };
    TilePart tile_part(TypeId target, std::span<const ValueId> indices) const;
    ValueId tile_slice(NodeId node);
    ValueId tile_index(ValueId index, const types::Tile& tile, size_t dim, NodeId node);
    void eval_tile_indices(TypeId target, Nodes nodes, ValueList& out);
    Item tile_subscript(ValueId target, std::span<const ValueId> indices, Place place);
    Item call_with_list(StringId name, ValueId target, std::span<const ValueId> indices, Place place);
    std::optional<bool> looks_like_tile(NodeId node);
    bool makes_view(Nodes group);
    void apply_tile_brackets(ValueId& target, std::span<const size_t> groups, Nodes& indices, NodeId node);
    void store_tile(ValueId target, std::span<const ValueId> indices, ValueId value, Place place);
    bool update_tile(NodeId node, ValueId target, std::span<const ValueId> indices);
    struct Applied {  // a function that a builtin applies to elements
        ValueId value;
        TypeId result;
        std::optional<Operation> operation;
    };
    TypeId element_type(const Argument& arg) const;
    ValueId function_value(ir::Spelling spelling, uint32_t index);
    Applied operator_of(StringId builtin, const module::Value& function, std::span<const Argument> args,
                        Place place);
    Applied builtin_operator(StringId name, std::span<const TypeId> elements, bool by_elements, Place place);
    Applied user_operator(module::FunctionSetId set, std::span<const TypeId> elements, bool by_elements,
                          Place place);

    // ---- calls.cpp
    Item call(NodeId node, unsigned expected_outputs = 0);
    struct Callee {
        enum class Kind : uint8_t { Builtin, Functions, Structure } kind;
        StringId builtin;
        module::FunctionSetId functions;
        types::StructId structure;
        TypeId constructed;  // vec3(…): the type
    };
    Callee callee_of(NodeId call);
    Callee callee_of_object(const module::Value& object, StringId last, bool has_path, NodeId call);
    void eval_arguments(NodeId call, Arguments& out);
    Item resolve_arg(NodeId node);
    void unpack_starred(NodeId node, Arguments& out);
    Item call_builtin(StringId name, std::span<const Argument> args, unsigned expected_outputs,
                      TypeId constructed, Place place);
    Item call_known(const builtins::KnownCall& known, std::span<const ValueId> args);
    const builtins::KnownCall* known_call(StringId name, std::span<const ValueId> args,
                                          unsigned expected_outputs, TypeId constructed) const;
    Item resolve_builtin(StringId name, std::span<const Argument> args, unsigned expected_outputs,
                         TypeId constructed, Place place);
    bool is_plain_number(const Item& item) const;
    Item call_functions(module::FunctionSetId set, std::span<const Argument> args, Place place);
    Item call_structure(types::StructId id, std::span<const Argument> args, Place place);
    using Bound = SmallVector<int, 16>;
    template <class Param>
    bool bind(std::span<const Param> params, std::span<const Argument> args, Bound& bound) const;
    bool accepts(TypeId parameter, TypeId argument) const;
    std::optional<module::FunctionId> overload(module::FunctionSetId set, std::span<const Argument> args,
                                               Bound& bound);
    std::optional<module::FunctionId> made_overload(module::FunctionSetId set, std::span<const Argument> args,
                                                    Bound& bound, bool erased);
    // `erased`: a query may go where the class that all of its kind share is expected.
    bool takes(std::span<const module::Parameter> params, std::span<const Argument> args, Bound& bound,
               bool erased);
    bool fits(const module::Parameter& parameter, const Argument& argument) const;
    std::optional<module::FunctionId> instantiate(module::FunctionSetId set, module::FunctionId id,
                                                  std::span<const Argument> args, Bound& bound);
    Item call_function(module::FunctionId id, std::span<const Argument> args, const Bound& bound,
                       Place place);

    // ---- references.cpp: wp.ref
    struct Referred {  // what a wp.ref parameter is handed
        ValueId primal, adjoint;
    };
    bool is_reference(const module::Parameter& parameter) const {
        return info(parameter.type).kind == types::Kind::Ref;
    }
    Referred referred(const Argument& arg, const module::Parameter& parameter);
    ir::OriginId addressed(const Argument& arg, std::string_view purpose);
    std::optional<ValueId> reference_parameter(StringId name) const;
    void store_reference(ValueId parameter, const Item& item, NodeId value_node, Place place);
    bool is_function(const module::Parameter& parameter) const {
        return info(parameter.type).kind == types::Kind::FunctionValue;
    }
    module::FunctionId specialized(module::FunctionId id, std::span<const Argument> args, Bound& bound,
                                   Place place);
    StringId special_name(const module::Function& function, std::span<const BoundFunction> functions,
                          Place place);
    std::optional<Item> call_user_operator(syntax::Operator op, std::span<const Argument> args, Place place);
    TypeId argument_type(const Argument& arg) const;
    [[noreturn]] void no_overload(std::string_view name, std::span<const Argument> args, Place place);

    const KnownParts* known_parts(ValueId value) const;
    size_t part_count(std::span<const Argument> args) const;

    ValueId passed_value(const Item& item) {
        return item.kind == Item::Kind::Value ? item.value : new_constant(object_of(item));
    }
    // `passed`: as written. References are loaded, but for the first `by_reference` of them.
    ir::Call& add_call(ir::CalleeKind kind, uint32_t callee, std::span<const ValueId> results,
                       std::span<const ValueId> passed, size_t by_reference = 0);
    // `loaded`: all of them after their loads; empty: nothing is loaded, and both lists are one.
    ir::Call& make_call(ir::CalleeKind kind, uint32_t callee, std::span<const ValueId> results,
                        std::span<const ValueId> passed, std::span<const ValueId> loaded);

    // Calls that the language itself makes.
    Item builtin_item(StringId name, std::span<const ValueId> args, Place place);
    Item builtin_item(Effect effect, std::span<const ValueId> args, Place place);
    ValueId builtin(StringId name, std::span<const ValueId> args, Place place);
    ValueId builtin(Effect effect, std::span<const ValueId> args, Place place);
    ValueId builtin(Effect effect, std::initializer_list<ValueId> args, Place place);
    Item results_item(std::span<const ValueId> results);

    // ---- assignments.cpp
    void assign(NodeId node);
    void assign_name(StringId name, NodeId value_node, const Item& rhs, Place place);
    bool is_function(const Item& item) const;
    void bind_function(StringId name, const module::Value& function, Place place);
    void assign_tuple(NodeId target, NodeId value_node, Place place);
    void store_subscript(ValueId target, std::span<const ValueId> indices, ValueId value, Place place);
    void store_attribute(NodeId target, ValueId aggregate, ValueId value);
    ValueId attribute_store_aggregate(NodeId node);
    std::optional<ValueId> struct_member(NodeId node);
    ValueId copied_if_reference(ValueId value, Place place);
    void bind_checked(StringId name, const Item& item, bool strip, Place place);

    // ---- augmented.cpp
    void aug_assign(NodeId node);
    void aug_assign_name(NodeId node);
    void aug_assign_subscript(NodeId node);
    void aug_assign_attribute(NodeId node);
    void update_subscript(NodeId node, ValueId target, ValueList& indices);
    ValueId builtin_operation(NodeId node, ValueId current, ValueId rhs);
    bool has_user_operator(syntax::Operator op, Place place);
    void note_missing_adjoint(ValueId result, ValueId target, NodeId update);

    // ---- statements.cpp
    void function_body(NodeId def);
    void statement(NodeId node);
    void block(Nodes body);
    void if_stmt(NodeId node);
    size_t keep_branch(const Symbols::Mark& before);
    void merge_branches(ValueId condition, const Symbols::Mark& before, size_t after_if, Place place);
    Symbol merged(ValueId condition, const Symbol& after_if, const Symbol& after_else, Place place);
    void begin_if(ValueId condition, bool negated);
    void end_if(ValueId condition, bool negated);
    void return_stmt(NodeId node);
    void assert_stmt(NodeId node);
    void check_return_annotation();
    bool is_annotated(TypeId annotated, TypeId returned);

    // ---- loops.cpp
    struct LoopFrame {
        uint32_t begin_inst;
        Symbols::Mark entry;
    };
    struct ConstantRange {
        int64_t start, stop, step;
        uint64_t count() const;
    };
    struct RangeArgument {
        bool numeric = false;
        module::Value number;  // numeric
        Item item;             // not numeric
    };
    void for_stmt(NodeId node);
    void while_stmt(NodeId node);
    void break_or_continue(NodeId node, bool to_end);
    RangeArgument range_argument(NodeId node);
    void unroll(NodeId node, const ConstantRange& range);
    void constant_loop(NodeId node, const ConstantRange& range);
    void dynamic_loop(NodeId node, ValueId iterator);
    void loop_body(NodeId node, uint32_t begin_inst);
    void write_back(const Symbols::Mark& entry, Place place);
    void promote_iteration_constants(Nodes body, Place place);
    bool contains_control(Nodes body, bool breaks, bool continues) const;
    // A block of an unrolled loop body with `continue` in it: what follows a continue is guarded by a flag.
    void guarded_block(Nodes body, StringId active);
    void guarded_if(ValueId condition, Nodes body, Nodes orelse, StringId active, Place place);
    StringId target_name(NodeId loop);
    StringId continue_flag(NodeId loop);  // a hidden name that occurs nowhere in the loop

    // The name means this value from now on; the first name of a value is kept as its origin.
    void bind_name(StringId name, ValueId value);

    // While it lives, what is made belongs to `node`.
    class At {
      public:
        At(FunctionLowering& walk, NodeId node) : walk_(walk), outer_(walk.node_) { walk.node_ = node; }
        ~At() { walk_.node_ = outer_; }
        At(const At&) = delete;
        At& operator=(const At&) = delete;

      private:
        FunctionLowering& walk_;
        NodeId outer_;
    };

    // The same, one level deeper; too deep is refused, before the stack ends.
    class Entered {
      public:
        Entered(FunctionLowering& walk, NodeId node) : at_(walk, node), nesting_(walk.nesting_) {
            if (nesting_ >= 400) walk.refuse_node(DiagKind::NestingTooDeep, node);
            ++nesting_;
        }
        ~Entered() { --nesting_; }
        Entered(const Entered&) = delete;
        Entered& operator=(const Entered&) = delete;

      private:
        At at_;
        uint32_t& nesting_;
    };

    // ---- node_facts.cpp: what Options::node_facts asks for
    void prepare_facts();
    void note(NodeId node, const Item& item);
    void note_call(ir::CalleeKind kind, uint32_t callee);
    void hand_call_to(NodeId call);
    bool same_constant(ir::ConstantId a, ir::ConstantId b) const;

    [[noreturn]] void refuse_node(DiagKind kind, NodeId node, std::string_view argument = {}) const;
    Place place_of(NodeId node) const { return tree_.place(node); }

    ModuleLowering& module_;
    const module::Program& program_;
    types::Types& types_;
    Strings& strings_;
    const syntax::Tree& tree_;
    const module::Callable& callable_;
    const bool is_kernel_;
    module::LateStatic owner_{false, UINT32_MAX, {}};
    ir::Function& fn_;
    NodeFacts& nodes_;
    const bool notes_;  // does anybody ask for them?

    std::unique_ptr<WalkMemory> memory_;
    Symbols& symbols_ = memory_->symbols;
    PodVector<PlacedSymbol>& kept_ = memory_->kept;
    NameSet& unrolled_targets_ = memory_->unrolled_targets;
    std::vector<module::Value>& bound_objects_ = memory_->bound_objects;
    std::vector<module::Value>& objects_ = memory_->objects;
    PodVector<ir::OriginId>& origin_by_value_ = memory_->origin_by_value;
    std::vector<ValueSlot>& slots_ = memory_->slots;
    std::vector<KnownParts>& tuples_ = memory_->tuples;
    PodVector<ValueId>& lists_ = memory_->lists;
    builtins::Resolution& resolution_ = memory_->resolution;
    std::vector<builtins::Argument>& parts_ = memory_->parts;
    std::vector<LoopFrame> loops_;
    NodeId node_;        // being evaluated
    uint32_t line_ = 0;  // of the last evaluated node; 0: none yet
    uint32_t depth_ = 0;
    uint32_t label_count_ = 0;
    uint32_t nesting_ = 0;  // of statement() and eval(), against deep recursion
};

}  // namespace weft::lower
