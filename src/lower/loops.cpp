// Loops: unrolled, over a constant range, dynamic, while; break and continue.
#include <algorithm>

#include "lower/function_lowering.h"

namespace weft::lower {

using module::Value;
using module::ValueKind;
using syntax::Kind;
namespace field = syntax::field;

uint64_t FunctionLowering::ConstantRange::count() const {
    if (step > 0)
        return stop > start ? (static_cast<uint64_t>(stop - start) + static_cast<uint64_t>(step) - 1) /
                                  static_cast<uint64_t>(step)
                            : 0;
    return start > stop ? (static_cast<uint64_t>(start - stop) + static_cast<uint64_t>(-step) - 1) /
                              static_cast<uint64_t>(-step)
                        : 0;
}

StringId FunctionLowering::target_name(NodeId loop) {
    const NodeId target = tree_.child(loop, field::For::target);
    if (tree_[target].kind != Kind::Name) refuse_node(DiagKind::LoopTarget, target);
    if (reference_parameter(tree_[target].text))
        refuse_node(DiagKind::UnsupportedFeature, target, "a loop whose variable is a `wp.ref` parameter");
    return tree_[target].text;
}

// break and continue of this loop: through ifs, not through inner loops.
bool FunctionLowering::contains_control(Nodes body, bool breaks, bool continues) const {
    for (const NodeId node : body) {
        const Kind kind = tree_[node].kind;
        if ((breaks && kind == Kind::Break) || (continues && kind == Kind::Continue)) return true;
        if (kind == Kind::If && (contains_control(tree_.field(node, field::If::body), breaks, continues) ||
                                 contains_control(tree_.field(node, field::If::orelse), breaks, continues)))
            return true;
    }
    return false;
}

// Is this bound of range() known now? Literals and names of ints make no variable for it.
FunctionLowering::RangeArgument FunctionLowering::range_argument(NodeId node) {
    RangeArgument out;
    const auto negated_literal = [&]() {
        return tree_[node].kind == Kind::UnaryOp &&
               tree_[node].unary_operator() == syntax::UnaryOperator::USub &&
               is_literal(tree_.child(node, field::UnaryOp::operand));
    };
    if (is_literal(node) || negated_literal()) {
        const bool negative = !is_literal(node);
        out.number = literal(negative ? tree_.child(node, field::UnaryOp::operand) : node);
        if (out.number.kind != ValueKind::Int && out.number.kind != ValueKind::Bool)
            refuse_node(DiagKind::RangeArgument, node);
        if (negative) {
            out.number.integer = -out.number.integer;
            out.number.kind = ValueKind::Int;
        }
        out.numeric = true;
        return out;
    }
    Value known = resolve_static(node).object;
    if (known.kind == ValueKind::Missing) {
        out.item = eval(node);
        if (out.item.kind == Item::Kind::Value) {
            const Value* constant = constant_of(out.item.value);
            if (!constant) return out;
            known = *constant;
        } else if (out.item.kind == Item::Kind::Object) {
            known = object_of(out.item);
        } else {
            refuse_node(DiagKind::RangeArgument, node);
        }
    }
    const bool is_int =
        known.kind == ValueKind::Int ||
        (known.kind == ValueKind::WarpScalar && types::is_integer(info(known.type)) && known.raw_is_int);
    if (!is_int) refuse_node(DiagKind::RangeArgument, node);
    // A name can be looked up again; `type(x).length` cannot.
    if (notes_ && tree_[node].kind == Kind::Attribute) note(node, object_item(known));
    out.numeric = true;
    out.number = known;
    return out;
}

void FunctionLowering::for_stmt(NodeId node) {
    const NodeId iter = tree_.child(node, field::For::iter);
    const Nodes body = tree_.field(node, field::For::body);
    const NodeId iter_func = tree_[iter].kind == Kind::Call ? tree_.child(iter, field::Call::func) : NodeId{};
    const Nodes args = iter_func.valid() ? tree_.field(iter, field::Call::args) : Nodes{};
    const bool is_range = iter_func.valid() && tree_[iter_func].kind == Kind::Name &&
                          tree_[iter_func].text == builtin_that(Effect::Range) && !args.empty() &&
                          args.size() <= 3;
    if (!is_range) {
        target_name(node);
        const ValueId iterator = eval_value(iter);
        return dynamic_loop(node, iterator);
    }

    RangeArgument bounds[3];
    bool all_numeric = true;
    for (size_t i = 0; i < args.size(); ++i) {
        bounds[i] = range_argument(args[i]);
        all_numeric = all_numeric && bounds[i].numeric;
    }
    if (all_numeric) {
        int64_t numbers[3] = {0, 0, 1};
        for (size_t i = 0; i < args.size(); ++i) {
            const module::Integer number = bounds[i].number.integer;
            if (number > INT32_MAX || number < INT32_MIN) refuse_node(DiagKind::RangeArgument, args[i]);
            numbers[args.size() == 1 ? 1 : i] = static_cast<int64_t>(number);
        }
        const ConstantRange range{numbers[0], numbers[1], numbers[2]};
        if (range.step == 0) refuse_node(DiagKind::RangeArgument, args[2]);
        if (contains_late_static(node)) return unroll(node, range);
        const bool too_long = range.count() > module_.options.max_unroll;
        if (too_long) fn_.has_long_constant_loop = true;
        if (!too_long && !contains_control(body, true, false)) return unroll(node, range);
        if (!contains_control(body, true, true)) return constant_loop(node, range);
    }
    Arguments range_args;
    for (size_t i = 0; i < args.size(); ++i) {
        const Item item = bounds[i].numeric ? Item::of(new_constant(bounds[i].number)) : bounds[i].item;
        range_args.push_back({item, {}, place_of(args[i])});
    }
    const Item iterator = call_builtin(builtin_that(Effect::Range), range_args, 0, {}, place_of(iter));
    dynamic_loop(node, expect_value(iterator, iter));
}

StringId FunctionLowering::continue_flag(NodeId loop) {
    for (;; ++label_count_) {
        const StringId flag = strings_.intern("_wp_continue_" + std::to_string(label_count_));
        bool taken = symbols_.find(flag) != nullptr;
        std::vector<NodeId> pending{loop};
        while (!pending.empty() && !taken) {
            const NodeId node = pending.back();
            pending.pop_back();
            taken = tree_[node].kind == Kind::Name && tree_[node].text == flag;
            for (const NodeId child : tree_.children(node))
                if (child.valid()) pending.push_back(child);
        }
        if (taken) continue;
        ++label_count_;
        return flag;
    }
}

void FunctionLowering::unroll(NodeId node, const ConstantRange& range) {
    const StringId target = target_name(node);
    const Nodes body = tree_.field(node, field::For::body);
    const uint64_t count = range.count();
    if (count != 0) unrolled_targets_.insert(target);

    StringId active;  // the hidden flag that `continue` clears
    if (count != 0 && contains_control(body, false, true)) {
        active = continue_flag(node);
    }
    int64_t number = range.start;
    for (uint64_t i = 0; i < count; ++i, number += range.step) {
        spend_one();
        bind_name(target, new_int(number));
        if (active.valid()) {
            bind_name(active, new_constant(module::bool_value(true), types::boolean));
            guarded_block(body, active);
        } else {
            block(body);
        }
    }
    if (active.valid()) symbols_.remove(active);
}

void FunctionLowering::guarded_block(Nodes body, StringId active) {
    for (size_t i = 0; i < body.size(); ++i) {
        const NodeId node = body[i];
        const At at(*this, node);
        if (tree_[node].kind == Kind::Continue) {
            set_line(node);
            bind_name(active, new_constant(module::bool_value(false), types::boolean));
            return;  // what follows is never reached
        }
        const bool may_continue = tree_[node].kind == Kind::If && contains_control({&node, 1}, false, true);
        if (!may_continue) {
            statement(node);
            continue;
        }
        set_line(node);
        guarded_if(eval_value(tree_.child(node, field::If::test)), tree_.field(node, field::If::body),
                   tree_.field(node, field::If::orelse), active, place_of(node));
        const Nodes rest = body.subspan(i + 1);
        if (!rest.empty()) {
            set_line(rest[0]);
            guarded_if(symbols_.find(active)->value, rest, {}, active, place_of(node));
        }
        return;
    }
}

void FunctionLowering::dynamic_loop(NodeId node, ValueId iterator) {
    promote_iteration_constants(tree_.field(node, field::For::body), place_of(node));
    const ir::Range args = operands({&iterator, 1});
    const uint32_t begin = static_cast<uint32_t>(fn_.insts.size());
    add(ir::ForBegin{.label = label_count_++}).args = args;
    ++depth_;
    const ValueId value = builtin(Effect::IterNext, {iterator}, place_of(node));
    bind_name(target_name(node), value);
    ++label_count_;  // the body takes a number too
    loop_body(node, begin);
}

void FunctionLowering::constant_loop(NodeId node, const ConstantRange& range) {
    const ValueId iterator = new_value(types::int32);
    promote_iteration_constants(tree_.field(node, field::For::body), place_of(node));
    const uint32_t begin = static_cast<uint32_t>(fn_.insts.size());
    add(ir::RangeBegin{.label = label_count_++,
                       .start = static_cast<int32_t>(range.start),
                       .stop = static_cast<int32_t>(range.stop),
                       .step = static_cast<int32_t>(range.step)});
    const ValueId value = new_value(types::int32);
    const ValueId results[2] = {iterator, value};
    const ir::Range result_range = operands(results);
    fn_.insts[begin].results = result_range;
    ++depth_;
    bind_name(target_name(node), value);
    ++label_count_;
    loop_body(node, begin);
}

void FunctionLowering::loop_body(NodeId node, uint32_t begin_inst) {
    const bool is_while = tree_[node].kind == Kind::While;
    add(ir::LoopBody{.first_number = fn_.number_count});
    loops_.push_back({begin_inst, symbols_.mark()});
    block(tree_.field(node, is_while ? static_cast<unsigned>(field::While::body)
                                     : static_cast<unsigned>(field::For::body)));
    write_back(loops_.back().entry, place_of(node));
    symbols_.forget(loops_.back().entry);
    loops_.pop_back();
    --depth_;
    add(ir::LoopEnd{.begin = ir::InstId{begin_inst}, .end_number = fn_.number_count});
}

void FunctionLowering::while_stmt(NodeId node) {
    promote_iteration_constants(tree_.field(node, field::While::body), place_of(node));
    const uint32_t begin = static_cast<uint32_t>(fn_.insts.size());
    add(ir::WhileBegin{.label = label_count_++, .first_number = fn_.number_count});
    const ValueId condition = load(eval_value(tree_.child(node, field::While::test)));
    const ir::Range args = operands({&condition, 1});
    add(ir::WhileTest{.begin = ir::InstId{begin}}).args = args;
    ++label_count_;
    ++depth_;
    loop_body(node, begin);
}

void FunctionLowering::break_or_continue(NodeId node, bool to_end) {
    if (loops_.empty()) refuse_node(DiagKind::OutsideLoop, node, to_end ? "break" : "continue");
    write_back(loops_.back().entry, place_of(node));
    add(ir::Goto{.begin = ir::InstId{loops_.back().begin_inst}, .to_end = to_end});
}

// Names that meant another value at loop entry get the new one assigned, in the order of the table.
void FunctionLowering::write_back(const Symbols::Mark& entry, Place place) {
    const size_t changed = symbols_.changed_since(entry);
    for (size_t i = 0; i < changed; ++i) {
        const auto [at, old] = symbols_.changed(i);
        const Symbol now = symbols_[at];
        if (now.same_meaning(old)) continue;
        if (!old.value.valid() || !now.value.valid())
            refuse(DiagKind::RebindsFunction, place, strings_.text(old.name));
        if (constant_of(old.value)) {
            // The leftover constant of an unrolled loop may be left alone; any other constant cannot change
            // in a loop.
            if (unrolled_targets_.contains(old.name)) continue;
            refuse(DiagKind::MutatedConstant, place, strings_.text(old.name));
        }
        const ValueId values[2] = {old.value, now.value};
        builtin_item(Effect::Assign, values, place);
        symbols_.put(old);
    }
}

// A name left behind by an unrolled loop is a constant; if a dynamic loop assigns it, it becomes a variable
// first.
void FunctionLowering::promote_iteration_constants(Nodes body, Place place) {
    if (unrolled_targets_.empty()) return;
    std::vector<StringId> stored;  // of them
    std::vector<NodeId> pending(body.begin(), body.end());
    while (!pending.empty()) {
        const NodeId node = pending.back();
        pending.pop_back();
        const bool is_stored =
            tree_[node].kind == Kind::Name && tree_[node].context() == syntax::Context::Store;
        if (is_stored && unrolled_targets_.contains(tree_[node].text)) stored.push_back(tree_[node].text);
        for (const NodeId child : tree_.children(node))
            if (child.valid()) pending.push_back(child);
    }
    std::sort(stored.begin(), stored.end(), [](StringId a, StringId b) { return a.index < b.index; });
    stored.erase(std::unique(stored.begin(), stored.end()), stored.end());
    std::vector<Symbol> promoted;
    for (const StringId name : stored) {
        const Symbol* const symbol = symbols_.find(name);
        if (symbol != nullptr && symbol->value.valid() && constant_of(symbol->value))
            promoted.push_back(*symbol);
    }
    // Warp walks a Python set here: with two names the order is chance.
    if (promoted.size() > 1) refuse(DiagKind::PromotionOrder, place);
    for (const Symbol& symbol : promoted)
        bind_name(symbol.name, builtin(Effect::Copy, {symbol.value}, place));
}

}  // namespace weft::lower
