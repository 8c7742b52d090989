// Assignments: to names, places and tuples of names, and updates in place.
#include <algorithm>

#include "builtins/implicit.h"
#include "reference/writer.h"

namespace weft::reference {

using syntax::Operator;

void Writer::assign(NodeId id, unsigned depth) {
    const syntax::Tree& tree = body_.tree();
    const NodeId target = tree.child(id, field::Assign::targets);
    const NodeId value = tree.child(id, field::Assign::value);
    switch (tree[target].kind) {
        case Kind::Name:
            return assign_name(target, value, depth);
        case Kind::Tuple:
            return assign_tuple(target, value, depth);
        case Kind::Subscript:
        case Kind::Attribute:
            return assign_place(target, value, depth);
        default:
            refuse(target, std::string(syntax::info(tree[target].kind).python) + " as a target");
    }
}

// `const float x` where the name is new here, `x` where it is not.
std::string Writer::declaration(NodeId target, types::TypeId type) {
    const std::string name = name_of(body_.node(target).text);
    if (!variables_.declares(target)) return name;
    return (is_const(target) ? "const " : "") + file_.type(type, body_.node(target).line) + " " + name;
}

void Writer::assign_name(NodeId target, NodeId value, unsigned depth) {
    const syntax::Tree& tree = body_.tree();
    const builtins::Row* row = tree[value].kind == Kind::Call ? body_.builtin(value) : nullptr;
    if (is_dead(target)) return expression_statement(value, depth);
    if (row != nullptr && row->effect() == builtins::Effect::LocalArray)
        return local_array(target, value, depth);
    const types::TypeId type = type_of(target);
    if (!type.valid()) {  // a name for a function, which calls do without
        if (tree[value].kind != Kind::Name && tree[value].kind != Kind::Attribute)
            refuse(value, "a value that has no type");
        return;
    }
    const types::Type& known = body_.type(type);
    if (known.kind == types::Kind::Shape && variables_.declares(target))
        return line(depth, "const int* " + name_of(tree[target].text) + " = " + expression(value).text + ";");
    if (variables_.writes(tree[target].text) == 1 && changed_.count(tree[target].text.index) == 0 &&
        types::is_integer(known) && is_not_negative(value))
        not_negative_.insert(tree[target].text.index);
    put_in_order(value, depth);
    const std::string text_of_it = operand(value, type).text;
    const std::string head = declaration(target, type);
    // `Particle p{};`
    const std::string name_of_type = variables_.declares(target) ? file_.type(type, tree[target].line) : "";
    if (!name_of_type.empty() && text_of_it == name_of_type + "{}") return line(depth, head + "{};");
    line(depth, head + " = " + text_of_it + ";");
}

// An array on the stack, and the view of it that is used.
void Writer::local_array(NodeId target, NodeId call_id, unsigned depth) {
    const types::TypeId type = type_of(target);
    const types::Type& known = body_.type(type);
    if (!variables_.declares(target) || known.kind != types::Kind::FixedArray) {
        refuse(call_id, "an array that is made here");
        return;
    }
    std::vector<int64_t> sizes;
    NodeId shape;
    const auto args = body_.tree().field(call_id, field::Call::args);
    if (!args.empty()) shape = args[0];
    for (const NodeId keyword : body_.tree().field(call_id, field::Call::keywords)) {
        if (body_.text(body_.node(keyword).text) == "shape")
            shape = body_.tree().child(keyword, field::Keyword::value);
    }
    if (known.ndim == 1) {
        sizes.push_back(known.rows);
    } else if (shape.valid() && body_.node(shape).kind == Kind::Tuple) {
        for (const NodeId one : body_.tree().field(shape, field::Tuple::elts)) {
            const auto number = static_number(one);
            sizes.push_back(number ? static_cast<int64_t>(number->integer) : 0);
        }
    }
    int64_t total = 1;
    for (const int64_t one : sizes) total *= one;
    if (sizes.size() != known.ndim || total != known.rows) {
        refuse(call_id, "an array whose shape is not written here");
        return;
    }
    std::string list;
    for (const int64_t one : sizes) list += (list.empty() ? "" : ", ") + std::to_string(one);
    const std::string name = name_of(body_.node(target).text), storage = names_.fresh(name + "_data");
    const uint32_t at = body_.node(target).line;
    line(depth, file_.type(known.element, at) + " " + storage + "[" + std::to_string(total) + "] = {};");
    line(depth, "const " + file_.type(type, at) + " " + name + "{" + storage + ", {" + list + "}};");
}

// Whether a place lies in an array, which others see.
bool Writer::is_in_memory(NodeId place) const {
    const syntax::Tree& tree = body_.tree();
    while (tree[place].kind == Kind::Subscript || tree[place].kind == Kind::Attribute) {
        place = tree.children(place)[0];
        const types::TypeId type = type_of(place);
        if (type.valid() && types::is_array(body_.type(type))) return true;
    }
    return false;
}

// A row of a matrix, which is a vector when it is read and no place to be written.
bool Writer::is_row(NodeId target) const {
    const syntax::Tree& tree = body_.tree();
    if (tree[target].kind != Kind::Subscript) return false;
    const NodeId base = tree.child(target, field::Subscript::value);
    const types::TypeId whole = type_of(base);
    return whole.valid() && body_.type(whole).kind == types::Kind::Matrix && indices_of(target).size() == 1;
}

// Component by component; `sign`: =, += or -=.
void Writer::assign_row(NodeId target, NodeId value, std::string_view sign, unsigned depth) {
    const NodeId base = body_.tree().child(target, field::Subscript::value);
    const types::TypeId whole = type_of(base), type = type_of(value);
    const uint32_t line_of_it = body_.node(target).line;
    if (!type.valid() || body_.type(type).kind != types::Kind::Vector) {
        refuse(target, "a row of a matrix that is set to something else than a vector");
        return;
    }
    Piece row = expression(value);
    if (body_.node(value).kind != Kind::Name) {
        const std::string kept = names_.fresh("new_row");
        line(depth, "const " + file_.type(type, line_of_it) + " " + kept + " = " + row.text + ";");
        row = {kept};
    }
    const std::string column = names_.fresh("column");
    const NodeId index = indices_of(target)[0];
    const plain::Support::Index at[] = {{expression(index), body_.integer(index), !is_not_negative(index)},
                                        {{column}, std::nullopt, false}};
    auto to = file_.support->component(expression(base), whole, at);
    auto from = file_.support->component(row, type, {&at[1], 1});
    if (!to.ok() || !from.ok()) {
        refuse(target, to.ok() ? from.error() : to.error());
        return;
    }
    line(depth, "for (int " + column + " = 0; " + column + " < " + std::to_string(body_.type(whole).cols) +
                    "; ++" + column + ") {");
    line(depth + 1, to.value().text + " " + std::string(sign) + " " + from.value().text + ";");
    line(depth, "}");
}

void Writer::assign_place(NodeId target, NodeId value, unsigned depth) {
    writes_memory = writes_memory || is_in_memory(target);
    if (has_effect(target) && has_effect(value)) {
        refuse(target, "an element that is chosen and set by calls with effects");
        return;
    }
    put_in_order(value, depth);
    put_in_order(target, depth);
    if (is_row(target)) return assign_row(target, value, "=", depth);
    const types::TypeId type = type_of(target);
    if (type.valid() && types::is_array(body_.type(type))) {
        refuse(target, "an array that is put into a struct");
        return;
    }
    const std::string to = expression(target).text;
    line(depth, to + " = " + operand(value, type).text + ";");
}

// ---- tuples

bool Writer::mentions(NodeId expression_id, StringId name) const {
    const syntax::Node& node = body_.node(expression_id);
    if (node.kind == Kind::Name) return node.text == name;
    const auto children = body_.tree().children(expression_id);
    return std::any_of(children.begin(), children.end(),
                       [&](NodeId child) { return child.valid() && mentions(child, name); });
}

// Whether the function stores to something that begins with this name.
bool Writer::is_stored_to(NodeId id, StringId root) const {
    const syntax::Tree& tree = body_.tree();
    const syntax::Node& node = tree[id];
    const auto is_root = [&](NodeId place) {
        const NodeId found = root_of(place);
        return tree[found].kind == Kind::Name && tree[found].text == root;
    };
    if (node.kind == Kind::Assign) {
        const NodeId target = tree.child(id, field::Assign::targets);
        if (tree[target].kind != Kind::Name && tree[target].kind != Kind::Tuple && is_root(target))
            return true;
    }
    if (node.kind == Kind::AugAssign && is_root(tree.child(id, field::AugAssign::target))) return true;
    if (node.kind == Kind::Call && effect_of(id) == Effect::Memory && mentions(id, root)) return true;
    const auto children = tree.children(id);
    return std::any_of(children.begin(), children.end(),
                       [&](NodeId child) { return child.valid() && is_stored_to(child, root); });
}

void Writer::assign_tuple(NodeId target, NodeId value, unsigned depth) {
    const syntax::Tree& tree = body_.tree();
    const auto names = tree.field(target, field::Tuple::elts);
    if (tree[value].kind == Kind::Call) return unpack(names, value, depth);
    if (tree[value].kind != Kind::Tuple) {
        refuse(value, "a tuple that is taken apart");
        return;
    }
    const auto values = tree.field(value, field::Tuple::elts);
    put_in_order(value, depth);
    // Warp binds such a name to the element itself, which may change before the name is read.
    for (const NodeId one : values) {
        const bool is_place = tree[one].kind == Kind::Subscript || tree[one].kind == Kind::Attribute;
        const NodeId root = root_of(one);
        if (is_place && body_.constant(one) == nullptr && tree[root].kind == Kind::Name &&
            is_stored_to(body_.def(), tree[root].text)) {
            refuse(one, "an element that a tuple names and that is written elsewhere");
            return;
        }
    }
    // A value that reads a name which is bound before it is kept apart.
    std::vector<std::string> texts;
    for (size_t i = 0; i < names.size(); ++i) {
        if (is_dead(names[i])) {
            texts.emplace_back();
            continue;
        }
        const types::TypeId type = type_of(names[i]);
        if (!type.valid()) {
            refuse(names[i], "a value that has no type");
            return;
        }
        std::string words = operand(values[i], type).text;
        const auto is_read = [&](NodeId name) { return mentions(values[i], tree[name].text); };
        if (std::any_of(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(i), is_read)) {
            const std::string kept = names_.fresh("next_" + name_of(tree[names[i]].text));
            line(depth, "const " + file_.type(type, tree[value].line) + " " + kept + " = " + words + ";");
            words = kept;
        }
        texts.push_back(std::move(words));
    }
    for (size_t i = 0; i < names.size(); ++i) {
        if (!is_dead(names[i]))
            line(depth, declaration(names[i], type_of(names[i])) + " = " + texts[i] + ";");
    }
}

// `i, j = wp.tid()`, `a, b = f(x)`.
// A builtin with several results puts them into places that it is told.
void Writer::unpack_builtin(std::span<const NodeId> names, NodeId call_id, const builtins::Row& row,
                            unsigned depth) {
    std::vector<Piece> places;
    std::vector<types::TypeId> kinds;
    for (const NodeId one : values_of(call_id, row)) {
        places.push_back(expression(one));
        kinds.push_back(type_of(one));
    }
    for (const NodeId one : names) {
        const types::TypeId kind = type_of(one);
        const std::string name = name_of(body_.node(one).text);
        const bool is_new = variables_.declares(one);
        if (!kind.valid() || (!is_new && is_dead(one)))
            return void(refuse(call_id, "several results of wp." + std::string(body_.text(row.name))));
        if (is_new) line(depth, file_.type(kind, body_.node(one).line) + " " + name + ";");
        places.push_back({name});
        kinds.push_back(kind);
    }
    line(depth, support_call(call_id, row, places, kinds, {}).text + ";");
}

void Writer::unpack(std::span<const NodeId> names, NodeId call_id, unsigned depth) {
    const auto is_read = [&](NodeId name) { return !is_dead(name); };
    if (const builtins::Row* row = body_.builtin(call_id)) {
        if (row->effect() != builtins::Effect::Thread) return unpack_builtin(names, call_id, *row, depth);
        if (coordinates.size() != names.size())
            return void(refuse(call_id, "the thread's coordinates as other values"));
        for (size_t i = 0; i < names.size(); ++i) {
            if (!is_read(names[i])) continue;
            reads_coordinate[i] = true;
            line(depth, declaration(names[i], types::int32) + " = " + coordinates[i] + ";");
        }
        return;
    }
    const lower::LoweredFunction* function = body_.function(call_id);
    const Callee* callee = function != nullptr ? file_.find(*function) : nullptr;
    if (callee == nullptr || callee->members.size() != names.size()) {
        refuse(call_id, "several results of this call");
        return;
    }
    put_in_order(call_id, depth);
    const std::string made = expression(call_id).text;
    if (std::none_of(names.begin(), names.end(), is_read)) {
        if (callee->writes_memory) line(depth, made + ";");
        return;
    }
    const auto is_new = [&](NodeId name) { return is_read(name) && variables_.declares(name); };
    if (std::all_of(names.begin(), names.end(), is_new)) {
        const auto is_fixed = [&](NodeId name) { return is_const(name); };
        std::string list;
        for (const NodeId name : names) list += (list.empty() ? "" : ", ") + name_of(body_.node(name).text);
        const bool are_fixed = std::all_of(names.begin(), names.end(), is_fixed);
        return line(depth, (are_fixed ? "const auto [" : "auto [") + list + "] = " + made + ";");
    }
    const std::string result = names_.fresh("result");
    line(depth, "const " + callee->result + " " + result + " = " + made + ";");
    for (size_t i = 0; i < names.size(); ++i) {
        if (is_read(names[i]))
            line(depth, declaration(names[i], function->body.results[i]) + " = " + result + "." +
                            callee->members[i] + ";");
    }
}

// ---- updates

namespace {

// `x += y`, where C++ has it and does the same.
std::string_view update_text(Operator op) {
    switch (op) {
        case Operator::Add:
            return "+=";
        case Operator::Sub:
            return "-=";
        case Operator::Mult:
            return "*=";
        case Operator::Div:
            return "/=";
        case Operator::Mod:
            return "%=";
        case Operator::LShift:
            return "<<=";
        case Operator::RShift:
            return ">>=";
        case Operator::BitOr:
            return "|=";
        case Operator::BitXor:
            return "^=";
        case Operator::BitAnd:
            return "&=";
        case Operator::MatMult:
        case Operator::Pow:
        case Operator::FloorDiv:
            return "";
    }
    return "";
}

}  // namespace

void Writer::update(NodeId id, unsigned depth) {
    const syntax::Tree& tree = body_.tree();
    const NodeId target = tree.child(id, field::AugAssign::target);
    const NodeId value = tree.child(id, field::AugAssign::value);
    const Operator op = tree[id].op();
    const bool is_name = tree[target].kind == Kind::Name;
    if (is_name && is_dead(target)) return expression_statement(value, depth);
    if (has_effect(target)) {
        refuse(target, "an update of an element that a call with effects chooses");
        return;
    }
    if (is_row(target)) {
        const bool adds = op == Operator::Add || op == Operator::Sub;
        if (is_in_memory(target) || !adds) {
            refuse(target, "a row of a matrix that is updated");
            return;
        }
        put_in_order(value, depth);
        return assign_row(target, value, op == Operator::Add ? "+=" : "-=", depth);
    }
    writes_memory = writes_memory || is_in_memory(target);
    put_in_order(value, depth);
    const types::TypeId b = type_of(value);
    const types::TypeId a = type_of(target).valid() ? type_of(target) : b;
    if (!a.valid() || !b.valid()) {
        refuse(id, "an update of something that has no type");
        return;
    }
    // The name alone is no use of it: a sum that nobody reads is none.
    const Piece to = is_name ? Piece{name_of(tree[target].text)} : expression(target);
    const Piece by = operand(value, a);
    const lower::LoweredFunction* function = body_.function(id);
    if (function != nullptr) {
        const Callee* callee = file_.find(*function);
        const NodeId given[] = {target, value};
        if (callee == nullptr || !is_name) {
            refuse(id, "an update by a function");
            return;
        }
        return line(depth, to.text + " = " + call_function(id, *callee, given).text + ";");
    }
    const bool are_numbers =
        body_.type(a).kind == types::Kind::Scalar && body_.type(b).kind == types::Kind::Scalar;
    const bool is_float_rest = op == Operator::Mod && !types::is_integer(body_.type(a));
    if (are_numbers && !update_text(op).empty() && !is_float_rest)
        return line(depth, to.text + " " + std::string(update_text(op)) + " " + by.text + ";");
    line(depth, to.text + " = " + arithmetic(id, op, to, by, a, b, a).text + ";");
}

}  // namespace weft::reference
