// Statements other than assignments and loops.
#include <algorithm>

#include "lower/function_lowering.h"
#include "module/slices.h"

namespace weft::lower {

using syntax::Kind;
namespace field = syntax::field;

FunctionLowering::FunctionLowering(ModuleLowering& module, const module::Callable& callable,
                                   std::span<const module::Parameter> params, bool is_kernel,
                                   ir::Function& out, NodeFacts& nodes)
    : module_(module),
      program_(module.program),
      types_(module.types),
      strings_(module.strings),
      tree_(*callable.tree),
      callable_(callable),
      is_kernel_(is_kernel),
      fn_(out),
      nodes_(nodes),
      notes_(module.options.node_facts),
      memory_(module.take_memory()) {
    for (const module::Parameter& param : params) {
        ir::Value value;
        const bool refers = is_reference(param);
        value.type = refers ? info(param.type).element : param.type;
        if (info(value.type).kind == types::Kind::Scalar) value.type = types_.canonical(value.type);
        if (refers) value.type = types_.reference(value.type);
        fn_.by_reference |= refers;
        value.spelling = ir::Spelling::Parameter;
        value.name = param.name;
        value.node = callable.def;
        const ValueId id{static_cast<uint32_t>(fn_.values.size())};
        fn_.values.push_back(value);
        fn_.parameters.push_back(id);
        origin_by_value_.push_back({});
        symbols_.bind(param.name, id);
        if (refers || types::is_any_array(info(param.type))) {
            fn_.origins.push_back({id, {}});
            set_origin(id, ir::OriginId{static_cast<uint32_t>(fn_.origins.size() - 1)});
        }
    }
}

FunctionLowering::~FunctionLowering() {
    module_.give_back(std::move(memory_));
}

void WalkMemory::clear() {
    symbols.clear();
    kept.clear();
    unrolled_targets.clear();
    bound_objects.clear();
    objects.clear();
    origin_by_value.clear();
    slots.clear();
    tuples.clear();
    lists.clear();
}

void FunctionLowering::run() {
    const NodeId def = callable_.def;
    const At at(*this, def);
    if (notes_) prepare_facts();
    set_line(def);
    function_body(def);
    check_return_annotation();
}

void FunctionLowering::function_body(NodeId def) {
    const Nodes body = tree_.field(def, field::FunctionDef::body);
    for (const NodeId node : body) {
        // Docstrings and other constants that stand alone leave nothing, not even their line.
        if (tree_[node].kind == Kind::Expr && is_literal(tree_.child(node, field::Expr::value))) continue;
        statement(node);
    }
    if (fn_.results.size() == 1 && tree_[body.back()].kind != Kind::Return) add(ir::ReturnDefault{});
}

void FunctionLowering::block(Nodes body) {
    for (const NodeId node : body) statement(node);
}

void FunctionLowering::statement(NodeId node) {
    const Entered entered(*this, node);
    set_line(node);
    switch (tree_[node].kind) {
        case Kind::Assign:
            return assign(node);
        case Kind::AugAssign:
            return aug_assign(node);
        case Kind::If:
            return if_stmt(node);
        case Kind::For:
            return for_stmt(node);
        case Kind::While:
            return while_stmt(node);
        case Kind::Break:
            return break_or_continue(node, true);
        case Kind::Continue:
            return break_or_continue(node, false);
        case Kind::Return:
            return return_stmt(node);
        case Kind::Assert:
            return assert_stmt(node);
        case Kind::Pass:
            return;
        case Kind::Expr: {
            eval(tree_.child(node, field::Expr::value));
            return;
        }
        case Kind::FunctionDef:
            // Warp walks a nested function in place, as if its body stood here.
            return function_body(node);
        default:
            refuse_node(DiagKind::UnsupportedSyntax, node, syntax::info(tree_[node].kind).python);
    }
}

void FunctionLowering::begin_if(ValueId condition, bool negated) {
    const ValueId loaded = load(condition);
    const ir::Range args = operands({&loaded, 1});
    add(ir::IfBegin{negated}).args = args;
    ++depth_;
}

// A condition that is a reference is loaded again for the reverse pass.
void FunctionLowering::end_if(ValueId condition, bool negated) {
    --depth_;
    add(ir::IfEnd{});
    const ValueId loaded = load(condition);
    const ir::Range args = operands({&loaded, 1});
    add(ir::IfReverse{negated}).args = args;
}

void FunctionLowering::if_stmt(NodeId node) {
    const ValueId condition = eval_value(tree_.child(node, field::If::test));
    guarded_if(condition, tree_.field(node, field::If::body), tree_.field(node, field::If::orelse), {},
               place_of(node));
}

// `active`: the flag that `continue` clears inside an unrolled loop; invalid elsewhere.
void FunctionLowering::guarded_if(ValueId condition, Nodes body, Nodes orelse, StringId active, Place place) {
    const auto branch = [&](Nodes statements) {
        active.valid() ? guarded_block(statements, active) : block(statements);
    };
    if (const auto known = truth(condition)) return branch(*known ? body : orelse);

    const Symbols::Mark before = symbols_.mark();
    begin_if(condition, false);
    branch(body);
    end_if(condition, false);
    const size_t after_if = keep_branch(before);
    symbols_.undo(before);
    if (!orelse.empty()) {
        begin_if(condition, true);
        branch(orelse);
        end_if(condition, true);
    }
    merge_branches(condition, before, after_if, place);
    symbols_.forget(before);
}

// Keeps what a branch changed, in the order of the table, and behind that what it added: kept_ from the
// result on.
size_t FunctionLowering::keep_branch(const Symbols::Mark& before) {
    const size_t first = kept_.size();
    const size_t changed = symbols_.changed_since(before);
    for (size_t i = 0; i < changed; ++i) {
        const uint32_t at = symbols_.changed(i).at;
        kept_.push_back({at, symbols_[at]});
    }
    for (uint32_t at = before.count; at < symbols_.size(); ++at) kept_.push_back({at, symbols_[at]});
    return first;
}

// A name that means different values after the two branches is chosen by the condition; one that only one
// branch knows keeps that branch's value. Names stand in the order of the first branch.
void FunctionLowering::merge_branches(ValueId condition, const Symbols::Mark& before, size_t after_if,
                                      Place place) {
    const size_t if_end = kept_.size();
    // During the merge the table stays as the else branch left it: paths are looked up in it.
    const auto choose = [&](uint32_t at, Symbol chosen, Symbol other) {
        if (!chosen.same_meaning(other)) chosen = merged(condition, chosen, other, place);
        kept_.push_back({at, chosen});
    };
    const size_t else_changed = symbols_.changed_since(before);
    size_t in_if = after_if;
    for (size_t in_else = 0;;) {
        const uint32_t if_at = in_if < if_end ? kept_[in_if].at : UINT32_MAX;
        const uint32_t else_at = in_else < else_changed ? symbols_.changed(in_else).at : UINT32_MAX;
        const uint32_t at = std::min(if_at, else_at);
        if (at >= before.count) break;
        choose(at, at == if_at ? kept_[in_if].symbol : symbols_.changed(in_else).before, symbols_[at]);
        in_if += at == if_at;
        in_else += at == else_at;
    }
    for (; in_if < if_end; ++in_if) {
        const auto [at, chosen] = kept_[in_if];
        const Symbol* const other = symbols_.find(chosen.name);
        choose(at, chosen, other == nullptr ? chosen : *other);
    }
    const size_t chosen_end = kept_.size();
    for (uint32_t at = before.count; at < symbols_.size(); ++at) kept_.push_back({at, symbols_[at]});
    symbols_.drop_added(before);
    for (size_t i = if_end; i < kept_.size(); ++i) {
        const Symbol& symbol = kept_[i].symbol;
        if (i < chosen_end || symbols_.find(symbol.name) == nullptr) symbols_.put(symbol);
    }
    kept_.shrink(after_if);
}

Symbol FunctionLowering::merged(ValueId condition, const Symbol& after_if, const Symbol& after_else,
                                Place place) {
    if (!after_if.value.valid() || !after_else.value.valid())
        refuse(DiagKind::RebindsFunction, place, strings_.text(after_if.name));
    const ValueId chosen = builtin(Effect::Where, {condition, after_if.value, after_else.value}, place);
    fn_.values[chosen.index].name = after_if.name;
    return {after_if.name, chosen, UINT32_MAX};
}

void FunctionLowering::return_stmt(NodeId node) {
    const NodeId value_node = tree_.child(node, field::Return::value);
    ValueList values;
    if (value_node.valid()) {
        if (tree_[value_node].kind == Kind::Tuple) {
            for (const NodeId element : tree_.field(value_node, field::Tuple::elts))
                values.push_back(eval_value(element));
        } else {
            const Item item = eval(value_node);
            if (item.kind == Item::Kind::Values) {
                values.append(values_of(item));
            } else {
                values.push_back(expect_value(item, value_node));
            }
        }
    }
    if (fn_.returns) {
        // Without a value Warp fails on the missing tuple; with one, all returns must agree in their C++
        // types.
        bool same = value_node.valid() && values.size() == fn_.results.size();
        for (size_t i = 0; same && i < values.size(); ++i)
            same = types_.spelling(value_type(values[i])) == types_.spelling(fn_.results[i]);
        if (!same) refuse_node(DiagKind::ReturnTypes, node);
    }
    if (value_node.valid()) {
        for (ValueId& value : values) value = copied_if_reference(value, place_of(value_node));
        for (size_t i = 0; fn_.returns && i < values.size(); ++i) {
            const TypeId common = types::joined(types_, fn_.results[i], type_of(values[i]));
            if (common.valid()) fn_.values[values[i].index].type = common;
        }
        fn_.returns = true;
        fn_.results.clear();
        for (const ValueId value : values) fn_.results.push_back(type_of(value));
    }
    // A bare return after one with values repeats the values in Warp; it never gets here (refused above).
    const ir::Range args = operands(values);
    add(ir::Return{.label = label_count_++}).args = args;
}

// Tuples in tuples are compared by what they hold.
bool FunctionLowering::is_annotated(TypeId annotated, TypeId returned) {
    module_.spend(1);  // parts may be shared many times over
    if (annotated == returned) return true;
    if (info(annotated).kind != types::Kind::Tuple || info(returned).kind != types::Kind::Tuple)
        return same_type(annotated, returned);
    const auto expected = types_.elements(annotated), given = types_.elements(returned);
    return std::equal(expected.begin(), expected.end(), given.begin(), given.end(),
                      [this](TypeId a, TypeId b) { return is_annotated(a, b); });
}

void FunctionLowering::check_return_annotation() {
    if (!callable_.result.valid() || !fn_.returns) return;
    const types::Type& annotated = info(callable_.result);
    const auto mismatch = [&]() {
        std::string list;
        for (const TypeId type : fn_.results) list += (list.empty() ? "" : ", ") + types_.display(type);
        refuse(DiagKind::ReturnAnnotation, callable_.place(), strings_.text(callable_.name),
               types_.display(callable_.result), list);
    };
    if (annotated.kind == types::Kind::Tuple) {
        const auto elements = types_.elements(callable_.result);
        if (elements.size() != fn_.results.size()) mismatch();
        for (size_t i = 0; i < elements.size(); ++i)
            if (!is_annotated(elements[i], fn_.results[i])) mismatch();
        return;
    }
    if (fn_.results.size() == 1 && callable_.result == types::erased(types_, fn_.results[0]))
        fn_.results[0] = callable_.result;  // what callers see
    if (fn_.results.size() != 1 || !same_type(callable_.result, fn_.results[0])) mismatch();
}

void FunctionLowering::assert_stmt(NodeId node) {
    const ValueId condition = load(eval_value(tree_.child(node, field::Assert::test)));
    // The source of the statement becomes a C++ string: only quotes are escaped, line ends stay as they are.
    std::string text;
    for (const char c : module::dedented_source(callable_, node)) {
        if (c == '"') text += '\\';
        text += c;
    }
    const ir::Range args = operands({&condition, 1});
    add(ir::Assert{strings_.intern(text)}).args = args;
}

}  // namespace weft::lower
