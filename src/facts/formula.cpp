#include "facts/formula.h"

#include <algorithm>

#include "base/builtin_names.h"
#include "base/number_text.h"
#include "builtins/builtins.h"
#include "builtins/implicit.h"

namespace weft::facts {

using builtins::Effect;
using builtins::Operation;
using syntax::Kind;
using syntax::NodeId;
namespace field = syntax::field;

namespace {

// How tightly operators bind, as in Python.
struct Level {
    static constexpr uint8_t Anything = 0, Or = 1, And = 2, Not = 3, Comparison = 4, BitOr = 5, BitXor = 6,
                             BitAnd = 7, Shift = 8, Sum = 9, Term = 10, Factor = 11, Power = 12, Tighter = 13,
                             Primary = 14;
};

constexpr std::string_view binary_signs[] = {" + ",  " - ",  " * ", " @ ", " / ", " % ", " ** ",
                                             " << ", " >> ", " | ", " ^ ", " & ", " // "};
constexpr uint8_t binary_levels[] = {Level::Sum,    Level::Sum,    Level::Term,  Level::Term,  Level::Term,
                                     Level::Term,   Level::Power,  Level::Shift, Level::Shift, Level::BitOr,
                                     Level::BitXor, Level::BitAnd, Level::Term};
constexpr std::string_view unary_signs[] = {"~", "not ", "+", "-"};
constexpr std::string_view compare_signs[] = {" == ", " != ", " < ",      " <= ", " > ",
                                              " >= ", " is ", " is not ", " in ", " not in "};

// What is written out at its reader: up to this many characters where it is read once; little where it is
// read more often.
constexpr size_t most_once = 80, most_load = 40, most_often = 20;

template <class T>
void add_once(std::vector<T>& list, T item) {
    if (std::find(list.begin(), list.end(), item) == list.end()) list.push_back(item);
}

bool is_statement(Kind kind) {
    return kind >= Kind::FunctionDef && kind <= Kind::Continue;
}

// A call that yields a value and does nothing else, and whose value may be computed again.
bool is_pure(Effect effect) {
    return builtins::facts(effect).writes == builtins::Writes::Nothing && effect != Effect::Seed &&
           effect != Effect::LocalArray && effect != Effect::Report;
}

bool is_warp(std::string_view name) {
    return name == "wp" || name == "warp";
}

// The text of a number; empty: it is none.
std::string number_of(const module::Value& value) {
    using module::ValueKind;
    const bool warp = value.kind == ValueKind::WarpScalar;
    if (value.kind == ValueKind::Float || (warp && !value.raw_is_int)) {
        TextBuffer text;
        append_python_float(text, value.real);
        return std::string(text.view());
    }
    if (value.kind == ValueKind::Bool) return value.integer != 0 ? "True" : "False";
    if ((value.kind == ValueKind::Int || warp) && value.integer > INT64_MIN && value.integer < INT64_MAX)
        return std::to_string(static_cast<int64_t>(value.integer));
    return {};
}

bool changes_something(const syntax::Tree& tree, NodeId id) {
    const syntax::Node& node = tree[id];
    const bool is_part = node.kind == Kind::Subscript || node.kind == Kind::Attribute;
    if (is_part && node.context() == syntax::Context::Store) return true;
    if (node.kind == Kind::Call) {
        const StringId name = tree[tree.child(id, field::Call::func)].text;
        if (name.valid() && names::is_builtin(name) && !is_pure(builtins::behaviour(name).effect))
            return true;
    }
    const auto children = tree.children(id);
    return std::any_of(children.begin(), children.end(),
                       [&](NodeId child) { return child.valid() && changes_something(tree, child); });
}

}  // namespace

bool changes_nothing(const driver::Subject&, const module::Function& function) {
    if (function.is_native() || function.tree == nullptr) return false;
    for (const NodeId id : function.tree->field(function.def, field::FunctionDef::body)) {
        if (changes_something(*function.tree, id)) return false;
    }
    return true;
}

// ---- who reads and writes what -----------------------------------------------------------------------

void Formulas::read(const driver::Subject& subject, const module::Callable& callable, bool pure_functions) {
    subject_ = &subject;
    callable_ = &callable;
    tree_ = callable.tree;
    pure_functions_ = pure_functions;
    odd_ = raw_ = false;
    loops_ = branches_ = 0;
    events_.clear();
    blocks_.assign(1, {});
    locals_.clear();
    parameters_.clear();
    written_.clear();
    used_.clear();
    calls_.clear();
    values_.clear();
    definitions_.clear();
    for (const module::Parameter& each : subject.program.params(callable)) parameters_.push_back(each.name);
    statements(tree_->field(callable.def, field::FunctionDef::body), 0);
    blocks_[0].end = static_cast<uint32_t>(events_.size());
    classify();
}

void Formulas::add(StringId name, uint32_t block, NodeId node, Event::Kind kind) {
    events_.push_back({name, block, node, kind});
    if (!is_parameter(name)) return;
    add_once(kind == Event::Kind::Load ? used_ : written_, name);
}

void Formulas::statements(std::span<const NodeId> list, uint32_t block) {
    for (const NodeId id : list) statement(id, block);
}

void Formulas::nested(std::span<const NodeId> list, uint32_t parent) {
    if (list.empty()) return;
    const auto block = static_cast<uint32_t>(blocks_.size());
    blocks_.push_back({parent, 0, false});
    statements(list, block);
    blocks_[block].end = static_cast<uint32_t>(events_.size());
}

void Formulas::statement(NodeId id, uint32_t block) {
    switch ((*tree_)[id].kind) {
        case Kind::Assign:
            visit(tree_->child(id, field::Assign::value), block);
            for (const NodeId target : tree_->field(id, field::Assign::targets)) store(target, block);
            return;
        case Kind::AnnAssign:
            if (const NodeId value = tree_->child(id, field::AnnAssign::value); value.valid())
                visit(value, block);
            return store(tree_->child(id, field::AnnAssign::target), block);
        case Kind::AugAssign: {
            const NodeId target = tree_->child(id, field::AugAssign::target);
            if ((*tree_)[target].kind == Kind::Name) visit(target, block);
            visit(tree_->child(id, field::AugAssign::value), block);
            return store(target, block);
        }
        case Kind::If:
            ++branches_;
            visit(tree_->child(id, field::If::test), block);
            nested(tree_->field(id, field::If::body), block);
            return nested(tree_->field(id, field::If::orelse), block);
        case Kind::For:
        case Kind::While: {
            ++loops_;
            const bool counts = (*tree_)[id].kind == Kind::For;
            if (counts) visit(tree_->child(id, field::For::iter), block);
            const auto inner = static_cast<uint32_t>(blocks_.size());
            blocks_.push_back({block, 0, true});
            if (counts) {
                const NodeId target = tree_->child(id, field::For::target);
                if ((*tree_)[target].kind == Kind::Name) {
                    add((*tree_)[target].text, inner, target, Event::Kind::Tuple);
                } else {
                    odd_ = true;
                }
            } else {
                visit(tree_->child(id, field::While::test), inner);
            }
            statements(tree_->field(id, counts ? unsigned{field::For::body} : unsigned{field::While::body}),
                       inner);
            blocks_[inner].end = static_cast<uint32_t>(events_.size());
            const auto orelse =
                tree_->field(id, counts ? unsigned{field::For::orelse} : unsigned{field::While::orelse});
            if (!orelse.empty()) odd_ = true;
            return nested(orelse, block);
        }
        case Kind::Expr:
            return visit(tree_->child(id, field::Expr::value), block);
        case Kind::Return:
            if (const NodeId value = tree_->child(id, field::Return::value); value.valid())
                visit(value, block);
            return;
        case Kind::Pass:
        case Kind::Break:
        case Kind::Continue:
            return;
        default:
            odd_ = true;
            for (const NodeId child : tree_->children(id)) {
                if (!child.valid()) continue;
                is_statement((*tree_)[child].kind) ? statement(child, block) : visit(child, block);
            }
    }
}

void Formulas::visit(NodeId id, uint32_t block) {
    const syntax::Node& node = (*tree_)[id];
    if (node.kind == Kind::Name) return add(node.text, block, id, Event::Kind::Load);
    if (node.kind == Kind::Call) return visit_call(id, block);
    if (node.kind == Kind::IfExp) ++branches_;
    // Expressions of other kinds bind names of their own.
    const bool is_known = node.kind == Kind::BoolOp || node.kind == Kind::BinOp ||
                          node.kind == Kind::UnaryOp || node.kind == Kind::IfExp ||
                          node.kind == Kind::Compare || node.kind == Kind::Constant ||
                          node.kind == Kind::Attribute || node.kind == Kind::Subscript ||
                          node.kind == Kind::Tuple || node.kind == Kind::Slice || node.kind == Kind::Keyword;
    const bool is_expression = node.kind > Kind::Continue && node.kind <= Kind::Slice;
    if (is_expression && !is_known) raw_ = true;
    for (const NodeId child : tree_->children(id)) {
        if (child.valid()) visit(child, block);
    }
}

void Formulas::visit_call(NodeId id, uint32_t block) {
    for (const NodeId child : tree_->children(id)) visit(child, block);
    const auto args = tree_->field(id, field::Call::args);
    const StringId builtin = builtin_of(id);
    using builtins::Writes;
    Writes writes = Writes::Nothing;
    if (builtin.valid()) {
        add_once(calls_, builtin);
        writes = builtins::facts(builtins::behaviour(builtin).effect).writes;
    } else if (!pure_functions_ && is_own((*tree_)[tree_->child(id, field::Call::func)].text)) {
        writes = Writes::All;
    }
    for (size_t i = 0; i < args.size(); ++i) {
        const bool is_written = writes == Writes::All || (writes == Writes::First && i == 0) ||
                                (writes == Writes::Rest && i != 0);
        if (is_written) changed(args[i], block);
    }
}

void Formulas::changed(NodeId id, uint32_t block) {
    const StringId name = root_of(id);
    if (name.valid()) add(name, block, id, Event::Kind::Part);
}

void Formulas::store(NodeId id, uint32_t block, bool whole) {
    const syntax::Node& node = (*tree_)[id];
    switch (node.kind) {
        case Kind::Name:
            return add(node.text, block, id, whole ? Event::Kind::Store : Event::Kind::Tuple);
        case Kind::Tuple:
        case Kind::List:
            for (const NodeId child : tree_->children(id)) store(child, block, false);
            return;
        case Kind::Subscript:
            visit(tree_->child(id, field::Subscript::slice), block);
            return changed(id, block);
        case Kind::Attribute:
            return changed(id, block);
        default:
            odd_ = true;
    }
}

// A local is straight if all its values are given to it whole, in one block, outside of which nobody reads
// it.
void Formulas::classify() {
    for (const Event& event : events_) {
        if (event.kind != Event::Kind::Store && event.kind != Event::Kind::Tuple) continue;
        if (local(event.name) == nullptr)
            locals_.push_back({event.name, event.block, !odd_ && !raw_ && !is_parameter(event.name)});
        Local& it = *std::find_if(locals_.begin(), locals_.end(),
                                  [&](const Local& each) { return each.name == event.name; });
        if (event.kind == Event::Kind::Tuple || event.block != it.home) it.straight = false;
    }
    for (const Event& event : events_) {
        if (event.kind == Event::Kind::Store || event.kind == Event::Kind::Tuple) continue;
        for (Local& each : locals_) {
            if (each.name != event.name) continue;
            if (event.kind == Event::Kind::Part || !within(event.block, each.home)) each.straight = false;
        }
    }
}

bool Formulas::within(uint32_t block, uint32_t home) const {
    while (block > home) block = blocks_[block].parent;
    return block == home;
}

const Formulas::Local* Formulas::local(StringId name) const {
    const auto at =
        std::find_if(locals_.begin(), locals_.end(), [&](const Local& each) { return each.name == name; });
    return at == locals_.end() ? nullptr : &*at;
}

bool Formulas::is_parameter(StringId name) const {
    return std::find(parameters_.begin(), parameters_.end(), name) != parameters_.end();
}

bool Formulas::is_followed(StringId name) const {
    const Local* it = local(name);
    return it != nullptr && it->straight;
}

bool Formulas::is_own(StringId name) const {
    const auto& functions = subject_->functions;
    return std::any_of(functions.begin(), functions.end(), [&](const lower::LoweredFunction& function) {
        return subject_->lowered.declaration(subject_->program, function.id).name == name;
    });
}

StringId Formulas::builtin_of(NodeId call) const {
    const NodeId callee = tree_->child(call, field::Call::func);
    const syntax::Node& node = (*tree_)[callee];
    const bool is_named = node.kind == Kind::Attribute || node.kind == Kind::Name;
    if (!is_named || !names::is_builtin(node.text)) return {};
    if (node.kind == Kind::Name && is_own(node.text)) return {};
    return node.text;
}

StringId Formulas::root_of(NodeId id) const {
    for (;;) {
        const syntax::Node& node = (*tree_)[id];
        if (node.kind == Kind::Name) return node.text;
        if (node.kind == Kind::Subscript) {
            id = tree_->child(id, field::Subscript::value);
        } else if (node.kind == Kind::Attribute) {
            id = tree_->child(id, field::Attribute::value);
        } else {
            return {};
        }
    }
}

bool Formulas::is_call_with(NodeId id, Effect effect) const {
    if ((*tree_)[id].kind != Kind::Call) return false;
    const StringId builtin = builtin_of(id);
    return builtin.valid() && builtins::behaviour(builtin).effect == effect;
}

Formulas::Fate Formulas::define(NodeId target, const Formula& value) {
    const StringId name = (*tree_)[target].text;
    std::erase_if(values_, [&](const auto& each) { return each.first == name; });
    const Local* it = local(name);
    if (it == nullptr || !it->straight) return Fate::Said;
    size_t at = 0;
    while (events_[at].node != target || events_[at].kind != Event::Kind::Store) ++at;
    size_t uses = 0, last = at;
    for (size_t i = at + 1; i < events_.size(); ++i) {
        const Event& event = events_[i];
        if (event.name != name) continue;
        if (event.kind == Event::Kind::Store) break;
        ++uses;
        last = std::max(last, i);
        // A loop comes back to it.
        for (uint32_t block = event.block; block != it->home; block = blocks_[block].parent) {
            if (blocks_[block].is_loop) last = std::max<size_t>(last, blocks_[block].end);
        }
    }
    if (!value.pure) return Fate::Said;
    if (uses == 0) return Fate::Unread;
    const size_t most = uses == 1 ? most_once : value.cost == 0 ? most_load : most_often;
    const bool once_more = uses == 2 && value.cost == 1;
    if (value.text.size() > most || (uses > 1 && value.cost != 0 && !once_more)) return Fate::Said;
    for (size_t i = at + 1; i < std::min(last, events_.size()); ++i) {
        if (events_[i].kind == Event::Kind::Load) continue;
        const auto& mentions = value.mentions;
        if (std::find(mentions.begin(), mentions.end(), events_[i].name) != mentions.end()) return Fate::Said;
    }
    values_.emplace_back(name, value);
    return Fate::WrittenOut;
}

// ---- notation ----------------------------------------------------------------------------------------

void Formulas::append(Formula& to, const Formula& part, uint8_t level) const {
    const bool brackets = part.level < level;
    if (brackets) to.text += '(';
    to.text += part.text;
    if (brackets) to.text += ')';
    to.cost += part.cost;
    to.pure = to.pure && part.pure;
    for (const StringId name : part.mentions) add_once(to.mentions, name);
}

Formula Formulas::combined(syntax::Operator op, const Formula& left, const Formula& right) const {
    const auto which = static_cast<size_t>(op);
    const uint8_t level = binary_levels[which];
    const bool power = op == syntax::Operator::Pow;
    // Few readers know how tightly bitwise operators bind.
    const bool bitwise = level >= Level::BitOr && level <= Level::Shift;
    const bool chain = bitwise && level != Level::Shift && left.level == level;
    Formula out;
    out.level = level;
    append(out, left, power ? Level::Tighter : bitwise && !chain ? Level::Factor : level);
    out.text += binary_signs[which];
    append(out, right, power || bitwise ? Level::Factor : static_cast<uint8_t>(level + 1));
    ++out.cost;
    out.root = builtins::binary_builtin(op);
    out.operands = {left.text, right.text};
    return out;
}

Formula Formulas::joined(std::span<const NodeId> list, std::string_view between, uint8_t level) {
    Formula out;
    out.level = Level::Anything;
    for (size_t i = 0; i < list.size(); ++i) {
        if (i != 0) out.text += between;
        append(out, formula(list[i]), level);
    }
    return out;
}

// A name of the file that is no number: what it stands for is said apart.
void Formulas::define_name(StringId name) {
    for (const Definition& each : definitions_) {
        if (each.name == name) return;
    }
    const NodeId root = tree_->root();
    if (!root.valid() || (*tree_)[root].kind != Kind::Module) return;
    NodeId value;
    for (const NodeId id : tree_->field(root, field::Module::body)) {
        if ((*tree_)[id].kind != Kind::Assign) continue;
        const NodeId target = tree_->field(id, field::Assign::targets)[0];
        if ((*tree_)[target].kind == Kind::Name && (*tree_)[target].text == name)
            value = tree_->child(id, field::Assign::value);
    }
    if (!value.valid()) return;
    definitions_.push_back({name, {}});
    const size_t at = definitions_.size() - 1;
    std::string text = formula(value).text;
    definitions_[at].text = std::move(text);
}

Formula Formulas::name(NodeId id) {
    const StringId name = (*tree_)[id].text;
    for (const auto& [known, value] : values_) {
        if (known == name) return value;
    }
    Formula out;
    out.level = Level::Primary;
    if (!is_parameter(name) && local(name) == nullptr) {
        out.text = number_of(subject_->program.lookup(callable_->scope, name));
        if (!out.text.empty()) {
            if (out.text[0] == '-') out.level = Level::Factor;
            return out;
        }
        define_name(name);
    }
    out.text = subject_->strings.text(name);
    out.mentions.push_back(name);
    return out;
}

Formula Formulas::subscript(NodeId id) {
    Formula out;
    out.level = Level::Primary;
    append(out, formula(tree_->child(id, field::Subscript::value)), Level::Primary);
    out.text += '[';
    const NodeId index = tree_->child(id, field::Subscript::slice);
    const bool several = (*tree_)[index].kind == Kind::Tuple;
    append(out,
           several ? joined(tree_->field(index, field::Tuple::elts), ", ", Level::Anything) : formula(index),
           Level::Anything);
    out.text += ']';
    return out;
}

Formula Formulas::call(NodeId id) {
    const NodeId callee = tree_->child(id, field::Call::func);
    const auto args = tree_->field(id, field::Call::args);
    const auto keywords = tree_->field(id, field::Call::keywords);
    const StringId builtin = builtin_of(id);
    const builtins::Behaviour* behaviour = builtin.valid() ? &builtins::behaviour(builtin) : nullptr;
    Formula out;
    append(out, formula(callee), Level::Primary);
    out.level = Level::Primary;
    out.mentions.clear();
    const bool alone = args.size() == 1 && keywords.empty();
    const Operation operation = behaviour != nullptr ? behaviour->operation : Operation::None;
    if (alone && operation == Operation::Static) return formula(args[0]);
    const bool is_cast = operation == Operation::Cast;
    if (alone && is_cast) {
        // A number that is written as a real one is one.
        Formula number = formula(args[0]);
        const bool to_real = behaviour->derivative != builtins::DerivativeRule::Flat;
        const bool real = to_real && number.cost == 0 && number.mentions.empty() &&
                          number.text.find('.') != std::string::npos;
        if (real) return number;
    }
    out.text += '(';
    for (size_t i = 0; i < args.size(); ++i) {
        if (i != 0) out.text += ", ";
        const Formula arg = formula(args[i]);
        append(out, arg, Level::Anything);
        out.operands.push_back(arg.text);
    }
    for (size_t i = 0; i < keywords.size(); ++i) {
        if (i != 0 || !args.empty()) out.text += ", ";
        const StringId keyword = (*tree_)[keywords[i]].text;
        if (keyword.valid()) {
            out.text += subject_->strings.text(keyword);
            out.text += '=';
        } else {
            out.text += "**";
        }
        append(out, formula(tree_->child(keywords[i], field::Keyword::value)), Level::Anything);
    }
    out.text += ')';
    out.cost += !is_cast;
    if (behaviour != nullptr) {
        out.pure = out.pure && is_pure(behaviour->effect);
        if (keywords.empty()) out.root = builtin;
    } else if (!pure_functions_ && is_own((*tree_)[callee].text)) {
        out.pure = false;
    }
    return out;
}

Formula Formulas::formula(NodeId id) {
    const syntax::Node& node = (*tree_)[id];
    Formula out;
    switch (node.kind) {
        case Kind::Name:
            return name(id);
        case Kind::Constant:
            out.level = Level::Primary;
            out.text = tree_->source().substr(node.span.begin, node.span.end - node.span.begin);
            return out;
        case Kind::Attribute: {
            const NodeId value = tree_->child(id, field::Attribute::value);
            const bool of_warp =
                (*tree_)[value].kind == Kind::Name && local((*tree_)[value].text) == nullptr &&
                !is_parameter((*tree_)[value].text) && is_warp(subject_->strings.text((*tree_)[value].text));
            if (!of_warp) {
                append(out, formula(value), Level::Primary);
                out.text += '.';
            }
            out.text += subject_->strings.text(node.text);
            out.level = Level::Primary;
            return out;
        }
        case Kind::Subscript:
            return subscript(id);
        case Kind::Call:
            return call(id);
        case Kind::BinOp:
            return combined(node.op(), formula(tree_->child(id, field::BinOp::left)),
                            formula(tree_->child(id, field::BinOp::right)));
        case Kind::UnaryOp: {
            const NodeId operand = tree_->child(id, field::UnaryOp::operand);
            const bool negates = node.unary_operator() == syntax::UnaryOperator::Not;
            const Formula part = formula(operand);
            out.level = negates ? Level::Not : Level::Factor;
            out.text = unary_signs[node.detail];
            append(out, part, out.level);
            const bool is_number = (*tree_)[operand].kind == Kind::Constant;
            out.cost += !is_number;
            if (!negates && !is_number) {
                out.root =
                    builtins::builtin_that(Effect::Compute, builtins::operation_of(node.unary_operator()));
                out.operands.push_back(part.text);
            }
            return out;
        }
        case Kind::BoolOp: {
            const bool both = node.bool_operator() == syntax::BoolOperator::And;
            const uint8_t level = both ? Level::And : Level::Or;
            const auto values = tree_->field(id, field::BoolOp::values);
            out = joined(values, both ? " and " : " or ", static_cast<uint8_t>(level + 1));
            out.level = level;
            out.cost += static_cast<uint32_t>(values.size()) - 1;
            return out;
        }
        case Kind::Compare: {
            const auto ops = tree_->field(id, field::Compare::ops);
            const auto others = tree_->field(id, field::Compare::comparators);
            append(out, formula(tree_->child(id, field::Compare::left)), Level::Sum);
            for (size_t i = 0; i < ops.size(); ++i) {
                out.text += compare_signs[(*tree_)[ops[i]].detail];
                append(out, formula(others[i]), Level::Sum);
                ++out.cost;
            }
            out.level = Level::Comparison;
            return out;
        }
        case Kind::IfExp:
            append(out, formula(tree_->child(id, field::IfExp::body)), Level::Or);
            out.text += " if ";
            append(out, formula(tree_->child(id, field::IfExp::test)), Level::Or);
            out.text += " else ";
            append(out, formula(tree_->child(id, field::IfExp::orelse)), Level::Anything);
            out.level = Level::Anything;
            ++out.cost;
            return out;
        case Kind::Tuple:
            out.text = '(';
            append(out, joined(tree_->field(id, field::Tuple::elts), ", ", Level::Anything), Level::Anything);
            out.text += tree_->field(id, field::Tuple::elts).size() == 1 ? ",)" : ")";
            out.level = Level::Primary;
            return out;
        case Kind::Slice: {
            const NodeId lower = tree_->child(id, field::Slice::lower),
                         upper = tree_->child(id, field::Slice::upper);
            const NodeId step = tree_->child(id, field::Slice::step);
            if (lower.valid()) append(out, formula(lower), Level::Anything);
            out.text += ':';
            if (upper.valid()) append(out, formula(upper), Level::Anything);
            if (step.valid()) {
                out.text += ':';
                append(out, formula(step), Level::Anything);
            }
            return out;
        }
        default:
            // As it was written: where there is such an expression, no local is written out.
            out.text = tree_->source().substr(node.span.begin, node.span.end - node.span.begin);
            out.pure = false;
            out.cost = 1;
            out.level = Level::Primary;
            return out;
    }
}

}  // namespace weft::facts
