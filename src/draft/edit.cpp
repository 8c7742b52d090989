#include "draft/edit.h"

#include <algorithm>
#include <array>
#include <string>

#include "inputs/dtype.h"

namespace weft::draft {

using syntax::BoolOperator;
using syntax::CompareOperator;
using syntax::ConstantKind;
using syntax::Context;
using syntax::Operator;
using syntax::UnaryOperator;

namespace {

using List = std::span<const NodeId>;

constexpr uint8_t load = static_cast<uint8_t>(Context::Load), store = static_cast<uint8_t>(Context::Store);

std::vector<NodeId> copied(List list) {
    return {list.begin(), list.end()};
}

bool names(const syntax::Tree& tree, NodeId id, StringId text) {
    if (tree[id].kind == Kind::Name && tree[id].text == text) return true;
    const List children = tree.children(id);
    return std::any_of(children.begin(), children.end(),
                       [&](NodeId child) { return names(tree, child, text); });
}

}  // namespace

// ---- expressions

NodeId Edit::add(Kind kind, uint8_t detail, StringId text, const Type& type) {
    const NodeId id = draft_.tree.add(kind, detail, Span{}, 0, text);
    if (type.is_known()) draft_.set_fact(id, {type, nullptr, {}, false});
    return id;
}

NodeId Edit::name(StringId text, const Type& type) {
    return add(Kind::Name, load, text, type);
}

NodeId Edit::target(StringId text, const Type& type) {
    return add(Kind::Name, store, text, type);
}

NodeId Edit::whole(int64_t value) {
    const NodeId digits =
        add(Kind::Constant, static_cast<uint8_t>(ConstantKind::Int),
            intern(std::to_string(value < 0 ? -value : value)), Type::of(types::Scalar::Int32));
    return value < 0 ? minus(digits) : digits;
}

NodeId Edit::real(std::string_view text) {
    return add(Kind::Constant, static_cast<uint8_t>(ConstantKind::Float), intern(text),
               Type::of(types::Scalar::Float32));
}

NodeId Edit::truth(bool value) {
    return add(Kind::Constant, static_cast<uint8_t>(value ? ConstantKind::True : ConstantKind::False), {},
               Type::of(types::Scalar::Bool));
}

NodeId Edit::attribute(NodeId value, std::string_view text, const Type& type) {
    const NodeId id = draft_.tree.add(Kind::Attribute, load, Span{}, 0, intern(text), value);
    if (type.is_known()) draft_.set_fact(id, {type, nullptr, {}, false});
    return id;
}

NodeId Edit::warp(std::string_view text) {
    return attribute(name(draft_.warp), text);
}

NodeId Edit::call(NodeId function, List args, const Type& type) {
    const NodeId id = draft_.tree.add(Kind::Call, 0, Span{}, 0, StringId{}, function, args, List{});
    if (type.is_known()) draft_.set_fact(id, {type, nullptr, {}, false});
    return id;
}

NodeId Edit::warp_call(std::string_view name, List args, const Type& type) {
    const NodeId id = call(warp(name), args, type);
    // Rows of one name differ in types, not in what they do.
    if (const auto rows = builtins::rows_of(intern(name)); !rows.empty())
        draft_.set_fact(id, {type, rows.data(), {}, false});
    return id;
}

NodeId Edit::binary(Operator op, NodeId left, NodeId right) {
    const NodeId id =
        draft_.tree.add(Kind::BinOp, static_cast<uint8_t>(op), Span{}, 0, StringId{}, left, right);
    // The type of what has more parts: a number times a vector is a vector.
    const Type a = draft_.type(left), b = draft_.type(right);
    if (a.is_known() && b.is_known()) draft_.set_fact(id, {a.is_scalar() ? b : a, nullptr, {}, false});
    return id;
}

NodeId Edit::minus(NodeId operand) {
    const NodeId id = draft_.tree.add(Kind::UnaryOp, static_cast<uint8_t>(UnaryOperator::USub), Span{}, 0,
                                      StringId{}, operand);
    draft_.set_fact(id, {draft_.type(operand), nullptr, {}, false});
    return id;
}

NodeId Edit::compare(CompareOperator op, NodeId left, NodeId right) {
    const NodeId word = draft_.tree.add(Kind::CmpOp, static_cast<uint8_t>(op), Span{}, 0, StringId{});
    const NodeId id = draft_.tree.add(Kind::Compare, 0, Span{}, 0, StringId{}, left, word, right);
    draft_.set_fact(id, {Type::of(types::Scalar::Bool), nullptr, {}, false});
    return id;
}

NodeId Edit::logical(BoolOperator op, List values) {
    const NodeId id = draft_.tree.add(Kind::BoolOp, static_cast<uint8_t>(op), Span{}, 0, StringId{}, values);
    draft_.set_fact(id, {Type::of(types::Scalar::Bool), nullptr, {}, false});
    return id;
}

NodeId Edit::choice(NodeId test, NodeId yes, NodeId no) {
    const NodeId id = draft_.tree.add(Kind::IfExp, 0, Span{}, 0, StringId{}, test, yes, no);
    draft_.set_fact(id, {draft_.type(yes), nullptr, {}, false});
    return id;
}

NodeId Edit::subscript(NodeId array, List indexes, const Type& type, Context context) {
    NodeId index = indexes[0];
    if (indexes.size() > 1) index = draft_.tree.add(Kind::Tuple, load, Span{}, 0, StringId{}, indexes);
    const NodeId id =
        draft_.tree.add(Kind::Subscript, static_cast<uint8_t>(context), Span{}, 0, StringId{}, array, index);
    draft_.set_fact(id, {type, nullptr, {}, false});
    return id;
}

NodeId Edit::copy(NodeId id) {
    std::vector<NodeId> children = copied(draft_.tree.children(id));
    for (NodeId& child : children) {
        if (child.valid()) child = copy(child);
    }
    const NodeId out = draft_.tree.add_like(id, children);
    if (id.index < draft_.facts.size()) draft_.set_fact(out, Fact(draft_.facts[id.index]));
    return out;
}

NodeId Edit::negated(NodeId test) {
    static constexpr std::array<std::pair<CompareOperator, CompareOperator>, 6> opposites{{
        {CompareOperator::Lt, CompareOperator::GtE},
        {CompareOperator::GtE, CompareOperator::Lt},
        {CompareOperator::Gt, CompareOperator::LtE},
        {CompareOperator::LtE, CompareOperator::Gt},
        {CompareOperator::Eq, CompareOperator::NotEq},
        {CompareOperator::NotEq, CompareOperator::Eq},
    }};
    const Node& node = draft_.tree[test];
    if (node.kind == Kind::UnaryOp && node.unary_operator() == UnaryOperator::Not)
        return copy(draft_.tree.child(test, field::UnaryOp::operand));
    if (node.kind == Kind::Compare && draft_.tree.field(test, field::Compare::ops).size() == 1) {
        const auto op = draft_.tree[draft_.tree.child(test, field::Compare::ops)].compare_operator();
        for (const auto& [one, other] : opposites) {
            if (one == op)
                return compare(other, copy(draft_.tree.child(test, field::Compare::left)),
                               copy(draft_.tree.child(test, field::Compare::comparators)));
        }
    }
    if (node.kind == Kind::BoolOp) {
        const BoolOperator other =
            node.bool_operator() == BoolOperator::And ? BoolOperator::Or : BoolOperator::And;
        std::vector<NodeId> values = copied(draft_.tree.field(test, field::BoolOp::values));
        for (NodeId& value : values) value = negated(value);
        return logical(other, values);
    }
    return draft_.tree.add(Kind::UnaryOp, static_cast<uint8_t>(UnaryOperator::Not), Span{}, 0, StringId{},
                           copy(test));
}

// ---- statements

NodeId Edit::assign(NodeId target, NodeId value) {
    return draft_.tree.add(Kind::Assign, 0, Span{}, 0, StringId{}, target, value);
}

NodeId Edit::augmented(Operator op, NodeId target, NodeId value) {
    return draft_.tree.add(Kind::AugAssign, static_cast<uint8_t>(op), Span{}, 0, StringId{}, target, value);
}

NodeId Edit::expression(NodeId value) {
    return draft_.tree.add(Kind::Expr, 0, Span{}, 0, StringId{}, value);
}

NodeId Edit::branch(NodeId test, List body, List otherwise) {
    return draft_.tree.add(Kind::If, 0, Span{}, 0, StringId{}, test, body, otherwise);
}

NodeId Edit::count(StringId variable, List bounds, List body) {
    const Type whole = Type::of(types::Scalar::Int32);
    const NodeId range = call(name(intern("range")), bounds);
    return draft_.tree.add(Kind::For, 0, Span{}, 0, StringId{}, target(variable, whole), range, body, List{});
}

NodeId Edit::repeat(NodeId test, List body) {
    return draft_.tree.add(Kind::While, 0, Span{}, 0, StringId{}, test, body, List{});
}

NodeId Edit::leave(NodeId value) {
    return draft_.tree.add(Kind::Return, 0, Span{}, 0, StringId{}, value);
}

NodeId Edit::next_round() {
    return draft_.tree.add(Kind::Continue, 0, Span{}, 0, StringId{});
}

// ---- places

void Edit::replace(NodeId old, NodeId by) {
    draft_.tree[old] = Node(draft_.tree[by]);
    draft_.set_fact(old, Fact(draft_.fact(by)));
}

void Edit::set_block(const Slot& slot, List statements) {
    draft_.tree.set_field(slot.owner, slot.index, copied(statements));
}

void Edit::replace(const Slot& slot, List statements) {
    std::vector<NodeId> all = copied(draft_.tree.field(slot.owner, slot.index));
    const NodeId old = all[slot.at];
    if (!statements.empty() && statements[0] != old) move_notes(old, statements[0]);
    const auto at = all.erase(all.begin() + static_cast<std::ptrdiff_t>(slot.at));
    all.insert(at, statements.begin(), statements.end());
    draft_.tree.set_field(slot.owner, slot.index, all);
}

void Edit::insert(const Slot& slot, NodeId statement) {
    std::vector<NodeId> all = copied(draft_.tree.field(slot.owner, slot.index));
    all.insert(all.begin() + static_cast<std::ptrdiff_t>(slot.at), statement);
    draft_.tree.set_field(slot.owner, slot.index, all);
}

void Edit::move_notes(NodeId from, NodeId to) {
    const syntax::Note note = draft_.notes[from];
    draft_.notes.of(to) = note;
    draft_.notes.of(from) = {};
}

void Edit::comment_above(NodeId statement, std::string_view text) {
    const StringId line = intern(text);
    draft_.notes.set_above(statement, {&line, 1});
}

void Edit::comment_behind(NodeId statement, std::string_view text) {
    draft_.notes.of(statement).behind = intern(text);
}

// ---- names

StringId Edit::fresh(std::initializer_list<std::string_view> candidates) {
    for (const std::string_view one : candidates) {
        if (const StringId id = intern(one); !draft_.is_taken(id)) return id;
    }
    const std::string base(candidates.end()[-1]);
    for (unsigned i = 2;; ++i) {
        if (const StringId id = intern(base + std::to_string(i)); !draft_.is_taken(id)) return id;
    }
}

void Edit::rename(std::span<const Renaming> names, NodeId definition) {
    std::vector<Renaming> parameters;
    for (const NodeId arg : draft_.parameters(definition)) {
        for (const Renaming& one : names) {
            if (draft_.tree[arg].text == one.from) parameters.push_back(one);
        }
    }
    rename_below(definition, names);
    if (definition != draft_.kernel) {
        if (!parameters.empty())
            rename_keywords(draft_.tree.root(), parameters, draft_.tree[definition].text);
        // The description may speak of what this function alone names.
        for (const Renaming& one : names) {
            if (draft_.words.mention(one.from) && !draft_.is_taken(one.from))
                draft_.words.rename(one.from, one.to);
        }
        return;
    }
    for (const Renaming& one : names) draft_.words.rename(one.from, one.to);
    rename_inputs(parameters);
}

void Edit::rename_below(NodeId id, std::span<const Renaming> names) {
    Node& node = draft_.tree[id];
    if (node.kind == Kind::Name || node.kind == Kind::Arg) {
        for (const Renaming& one : names) {
            if (node.text != one.from) continue;
            node.text = one.to;
            break;
        }
    }
    for (const NodeId child : draft_.tree.children(id)) {
        if (child.valid()) rename_below(child, names);
    }
}

// In the calls of a function of the file.
void Edit::rename_keywords(NodeId id, std::span<const Renaming> names, StringId called) {
    if (draft_.tree[id].kind == Kind::Call) {
        const Node& function = draft_.tree[draft_.tree.child(id, field::Call::func)];
        const bool is_it = function.kind == Kind::Name && function.text == called;
        for (const NodeId keyword : draft_.tree.field(id, field::Call::keywords)) {
            for (const Renaming& one : names) {
                if (!is_it || draft_.tree[keyword].text != one.from) continue;
                draft_.tree[keyword].text = one.to;
                break;
            }
        }
    }
    for (const NodeId child : draft_.tree.children(id)) {
        if (child.valid()) rename_keywords(child, names, called);
    }
}

void Edit::rename_inputs(std::span<const Renaming> names) {
    const auto change = [&](std::string& path) {
        const std::string_view head = std::string_view(path).substr(0, path.find('.'));
        for (const Renaming& one : names) {
            if (head != text(one.from)) continue;
            path.replace(0, head.size(), text(one.to));
            break;
        }
    };
    const auto change_size = [&](inputs::Size& size) {
        for (inputs::Part& part : size.parts) change(part.array);
    };
    for (inputs::Size& size : draft_.inputs.launch) change_size(size);
    for (inputs::Arg& arg : draft_.inputs.args) {
        change(arg.name);
        for (inputs::Size& size : arg.shape) change_size(size);
        change_size(arg.high_extent);
    }
}

void Edit::rename_everywhere(StringId from, StringId to) {
    const Look look(draft_);
    for (const NodeId id : look.nodes()) {
        Node& node = draft_.tree[id];
        const bool binds = node.kind == Kind::FunctionDef || node.kind == Kind::ClassDef;
        if ((node.kind == Kind::Name || binds) && node.text == from) node.text = to;
    }
    draft_.words.rename(from, to);
}

// ---- parameters

std::string dtype_text(const Type& type) {
    TextBuffer out;
    inputs::append(out, inputs::Dtype{type.kind, type.scalar, type.rows, type.cols});
    return out.str();
}

NodeId Edit::annotation(const Type& type) {
    const StringId any = intern("Any");  // of generic functions
    const auto spelled_in = [&](NodeId definition) -> NodeId {
        for (const NodeId arg : draft_.parameters(definition)) {
            const NodeId written = draft_.tree.child(arg, field::Arg::annotation);
            if (written.valid() && draft_.type(arg) == type && !names(draft_.tree, written, any))
                return copy(written);
        }
        return {};
    };
    if (const NodeId found = spelled_in(draft_.kernel); found.valid()) return found;
    for (const NodeId id : draft_.tree.field(draft_.tree.root(), field::Module::body)) {
        if (draft_.tree[id].kind != Kind::FunctionDef) continue;
        if (const NodeId found = spelled_in(id); found.valid()) return found;
    }
    NodeId element;
    if (type.kind == types::Kind::Struct) {
        element = name(type.structure);
    } else if (type.kind == types::Kind::Scalar && type.scalar == types::Scalar::Float32) {
        element = name(intern("float"));
    } else if (type.kind == types::Kind::Scalar && type.scalar == types::Scalar::Int32) {
        element = name(intern("int"));
    } else {
        std::string spelling = dtype_text(type);
        // Short names are those of float32.
        if (type.kind != types::Kind::Scalar && type.scalar == types::Scalar::Float32) spelling.pop_back();
        element = warp(spelling);
    }
    if (!type.is_array()) return element;
    const NodeId keyword = draft_.tree.add(Kind::Keyword, 0, Span{}, 0, intern("dtype"), element);
    const std::string maker = type.ndim == 1 ? "array" : "array" + std::to_string(type.ndim) + "d";
    const NodeId function = warp(maker);
    return draft_.tree.add(Kind::Call, 0, Span{}, 0, StringId{}, function, List{}, keyword);
}

void Edit::add_parameter(NodeId definition, size_t at, StringId name, NodeId annotation) {
    const NodeId args = draft_.tree.child(definition, field::FunctionDef::args);
    std::vector<NodeId> all = copied(draft_.tree.field(args, field::Arguments::args));
    const NodeId arg = draft_.tree.add(Kind::Arg, 0, Span{}, 0, name, annotation);
    all.insert(all.begin() + static_cast<std::ptrdiff_t>(at), arg);
    draft_.tree.set_field(args, field::Arguments::args, all);
}

void Edit::remove_parameter(NodeId definition, size_t at) {
    const NodeId args = draft_.tree.child(definition, field::FunctionDef::args);
    std::vector<NodeId> all = copied(draft_.tree.field(args, field::Arguments::args));
    all.erase(all.begin() + static_cast<std::ptrdiff_t>(at));
    draft_.tree.set_field(args, field::Arguments::args, all);
}

void Edit::add_kernel_parameter(size_t at, StringId name, const Type& type, inputs::Arg arg) {
    const auto parameters = draft_.parameters(draft_.kernel);
    // In front of the inputs of the parameter that stands there now.
    size_t place = draft_.inputs.args.size();
    if (at < parameters.size()) {
        const std::string next(text(draft_.tree[parameters[at]].text));
        for (size_t i = draft_.inputs.args.size(); i-- > 0;) {
            const std::string& path = draft_.inputs.args[i].name;
            if (path == next || path.starts_with(next + ".")) place = i;
        }
    }
    arg.name = text(name);
    arg.dtype = dtype_text(type);
    arg.ndim = type.ndim;
    draft_.inputs.args.insert(draft_.inputs.args.begin() + static_cast<std::ptrdiff_t>(place),
                              std::move(arg));
    add_parameter(draft_.kernel, at, name, annotation(type));
    draft_.set_fact(draft_.parameters(draft_.kernel)[at], {type, nullptr, {}, false});
}

void Edit::remove_kernel_parameter(StringId name) {
    const auto parameters = draft_.parameters(draft_.kernel);
    for (size_t i = 0; i < parameters.size(); ++i) {
        if (draft_.tree[parameters[i]].text != name) continue;
        remove_parameter(draft_.kernel, i);
        break;
    }
    std::erase_if(draft_.inputs.args, [&](const inputs::Arg& arg) { return arg.name == text(name); });
}

inputs::Arg* Edit::input(StringId name) {
    for (inputs::Arg& arg : draft_.inputs.args) {
        if (arg.name == text(name)) return &arg;
    }
    return nullptr;
}

// ---- the file

void Edit::insert_into_module(size_t at, NodeId statement) {
    insert({draft_.tree.root(), field::Module::body, at}, statement);
}

void Edit::add_constant(StringId name, NodeId value) {
    const NodeId statement = assign(target(name, draft_.type(value)), value);
    const auto body = draft_.tree.field(draft_.tree.root(), field::Module::body);
    size_t at = 0;
    for (size_t i = 0; i < body.size(); ++i) {
        const Kind kind = draft_.tree[body[i]].kind;
        if (kind == Kind::Import || kind == Kind::ImportFrom || kind == Kind::Assign) at = i + 1;
        if (kind == Kind::FunctionDef || kind == Kind::ClassDef) break;
    }
    insert_into_module(at, statement);
}

void Edit::add_function(NodeId definition, NodeId before) {
    const auto body = draft_.tree.field(draft_.tree.root(), field::Module::body);
    const auto at = std::find(body.begin(), body.end(), before);
    insert_into_module(static_cast<size_t>(at - body.begin()), definition);
}

NodeId Edit::function(StringId function_name, std::span<const StringId> names, List annotations,
                      NodeId returns, List body) {
    std::vector<NodeId> args;
    for (size_t i = 0; i < names.size(); ++i)
        args.push_back(draft_.tree.add(Kind::Arg, 0, Span{}, 0, names[i], annotations[i]));
    const NodeId arguments = draft_.tree.add(Kind::Arguments, 0, Span{}, 0, StringId{}, List{}, List(args),
                                             NodeId{}, List{}, List{}, NodeId{}, List{});
    const NodeId decorator = warp("func");
    return draft_.tree.add(Kind::FunctionDef, 0, Span{}, 0, function_name, arguments, body, decorator,
                           returns);
}

}  // namespace weft::draft
