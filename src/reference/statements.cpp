// Statements: blocks, branches, loops, and the ways out of them.
#include <algorithm>

#include "builtins/implicit.h"
#include "reference/writer.h"

namespace weft::reference {

Writer::Writer(File& file, const Body& body, const NameSet& dead)
    : file_(file), body_(body), variables_(body), dead_(dead), names_(file.names) {
    if (const StringId name = variables_.outlives_its_loop(); name.valid())
        refuse(body.def(), "the loop variable `" + std::string(body.text(name)) + "` behind its loop");
    for (const NodeId id : body.statements()) note_changes(id);
    for (const module::Parameter& one : body.parameters()) own_names_.insert(name_of(one.name));
    for (const StringId name : variables_.locals()) own_names_.insert(name_of(name));
}

void Writer::write() {
    block(body_.statements(), 1);
    if (thread_statement_.valid()) {
        const auto parts = body_.tree().children(thread_statement_);
        const NodeId target = parts[0];
        for (size_t d = 0; d < coordinates.size(); ++d) {
            const NodeId one = coordinates.size() == 1 && body_.node(target).kind == Kind::Name
                                   ? target
                                   : body_.tree().field(target, field::Tuple::elts)[d];
            reads_coordinate[d] = uses(body_.node(one).text);
        }
    }
    // Python's None, where a function yields something else: Warp yields nothing of use either.
    if (!body_.is_kernel() && !body_.results().empty() && !ends(body_.statements())) line(1, "return {};");
}

std::string Writer::parameter(const module::Parameter& one, bool is_named) {
    const std::string type = file_.type(one.type, body_.node(body_.def()).line);
    return is_named ? type + " " + name_of(one.name) : type;
}

// The coordinates have the names that the kernel gives them at once, in a statement that is then left out.
void Writer::find_thread(unsigned dims) {
    const syntax::Tree& tree = body_.tree();
    reads_coordinate.assign(dims, false);
    for (const NodeId id : typed::Variables::compiled(body_, body_.statements())) {
        if (tree[id].kind != Kind::Assign) continue;
        const NodeId value = tree.child(id, field::Assign::value);
        const builtins::Row* row = tree[value].kind == Kind::Call ? body_.builtin(value) : nullptr;
        if (row == nullptr || row->effect() != builtins::Effect::Thread) continue;
        const NodeId target = tree.child(id, field::Assign::targets);
        const auto parts = tree.field(target, 0);
        std::vector<NodeId> targets(parts.begin(), parts.end());
        if (tree[target].kind == Kind::Name) targets = {target};
        const bool are_own =
            targets.size() == dims && std::all_of(targets.begin(), targets.end(), [&](NodeId one) {
                return variables_.declares(one) && variables_.writes(tree[one].text) == 1;
            });
        if (!are_own) break;
        thread_statement_ = id;
        for (const NodeId one : targets) {
            coordinates.push_back(name_of(tree[one].text));
            not_negative_.insert(tree[one].text.index);
        }
        return;
    }
    static constexpr std::string_view letters[] = {"i", "j", "k", "l"};
    for (unsigned d = 0; d < dims; ++d)
        coordinates.push_back(names_.fresh(dims == 1 ? "tid" : std::string(letters[d])));
}

void Writer::line(unsigned depth, std::string_view words) {
    text.append(size_t{4} * depth, ' ');
    text += words;
    text += '\n';
}

void Writer::block(std::span<const NodeId> statements, unsigned depth) {
    for (const NodeId id : typed::Variables::compiled(body_, statements)) {
        if (typed::is_text_alone(body_.tree(), id) || id == thread_statement_) continue;
        declarations(id, depth);
        statement(id, depth);
        computed_.clear();
        if (ends({&id, 1})) break;  // the rest is never reached
    }
}

// Whether the end of these statements is never reached.
bool Writer::ends(std::span<const NodeId> statements) const {
    const syntax::Tree& tree = body_.tree();
    for (const NodeId id : typed::Variables::compiled(body_, statements)) {
        const Kind kind = tree[id].kind;
        if (kind == Kind::Return || kind == Kind::Break || kind == Kind::Continue) return true;
        if (kind == Kind::If && ends(tree.field(id, field::If::body)) &&
            ends(tree.field(id, field::If::orelse)))
            return true;
    }
    return false;
}

void Writer::declarations(NodeId before, unsigned depth) {
    for (const typed::Variable* one : variables_.before(before)) {
        if (dead_.count(one->name.index) != 0) continue;
        if (!one->type.valid()) {
            refuse(before, "the variable `" + std::string(body_.text(one->name)) + "`, which has no type");
            return;
        }
        std::string words = file_.type(one->type, body_.node(before).line) + " " + name_of(one->name);
        const bool is_number = body_.type(one->type).kind == types::Kind::Scalar;
        if (one->needs_value) words += is_number ? " = 0" : "{}";
        line(depth, words + ";");
    }
}

void Writer::statement(NodeId id, unsigned depth) {
    const syntax::Tree& tree = body_.tree();
    switch (tree[id].kind) {
        case Kind::Assign:
            return assign(id, depth);
        case Kind::AugAssign:
            return update(id, depth);
        case Kind::If:
            return if_else(id, depth, false);
        case Kind::While:
            return while_loop(id, depth);
        case Kind::For:
            return for_loop(id, depth);
        case Kind::Return:
            return leave(id, depth);
        case Kind::Break:
            return line(depth, "break;");
        case Kind::Continue:
            return line(depth, "continue;");
        case Kind::Expr:
            return expression_statement(tree.child(id, field::Expr::value), depth);
        case Kind::Pass:
        case Kind::Assert:  // changes nothing
            return;
        default:
            refuse(id, std::string(syntax::info(tree[id].kind).python));
    }
}

// What only prints or checks is left out: the text is there for the numbers.
void Writer::expression_statement(NodeId value, unsigned depth) {
    if (!has_effect(value)) return;
    put_in_order(value, depth);
    const builtins::Row* row = body_.builtin(value);
    if (body_.node(value).kind == Kind::Call && row != nullptr && row->effect() == builtins::Effect::Atomic)
        return atomic_statement(value, *row, depth);
    line(depth, expression(value).text + ";");
}

void Writer::if_else(NodeId id, unsigned depth, bool is_chained) {
    const syntax::Tree& tree = body_.tree();
    const NodeId test = tree.child(id, field::If::test);
    const size_t before = text.size();
    if (!is_chained) put_in_order(test, depth);
    const size_t head = text.size();
    const std::string words = "if (" + condition(test).text + ") {";
    if (is_chained) {
        text.pop_back();  // behind the closing brace
        text += " else " + words + "\n";
    } else {
        line(depth, words);
    }
    computed_.clear();
    const size_t inside = text.size();
    block(tree.field(id, field::If::body), depth + 1);
    const bool is_empty = text.size() == inside;
    line(depth, "}");
    const size_t closed = text.size();
    const std::vector<NodeId> otherwise =
        typed::Variables::compiled(body_, tree.field(id, field::If::orelse));
    const bool is_chain = otherwise.size() == 1 && tree[otherwise[0]].kind == Kind::If &&
                          variables_.before(otherwise[0]).empty() &&
                          !has_effect(tree.child(otherwise[0], field::If::test));
    if (is_chain) {
        if_else(otherwise[0], depth, true);
    } else if (!otherwise.empty()) {
        text.pop_back();
        text += " else {\n";
        const size_t other = text.size();
        block(otherwise, depth + 1);
        const bool is_needed = text.size() != other;
        if (is_needed) {
            line(depth, "}");
        } else {
            text.resize(closed);
        }
    }
    // A branch of which nothing is left.
    if (is_empty && text.size() == closed && !has_effect(test) && !is_chained)
        text.resize(before);
    else if (is_empty && text.size() == closed && is_chained) {
        text.resize(head - 1);
        text += '\n';
    }
}

void Writer::while_loop(NodeId id, unsigned depth) {
    const syntax::Tree& tree = body_.tree();
    const NodeId test = tree.child(id, field::While::test);
    if (!tree.field(id, field::While::orelse).empty()) {
        refuse(id, "a loop with an else");
        return;
    }
    const size_t before = text.size();
    put_in_order(test, depth);
    if (text.size() != before) {
        refuse(test, "several calls with effects in the condition of a loop");
        return;
    }
    const auto known = body_.truth(test);
    line(depth, "while (" + (known ? std::string(*known ? "true" : "false") : expression(test).text) + ") {");
    block(tree.field(id, field::While::body), depth + 1);
    line(depth, "}");
}

// ---- loops over numbers

// Whether evaluating the statement binds this name.
bool Writer::binds(NodeId id, StringId name) const {
    const syntax::Node& node = body_.node(id);
    if (node.kind == Kind::Name) return node.text == name && node.context() == syntax::Context::Store;
    const auto children = body_.tree().children(id);
    return std::any_of(children.begin(), children.end(),
                       [&](NodeId child) { return child.valid() && binds(child, name); });
}

// Whether an expression has the same value after these statements.
bool Writer::is_steady(NodeId id, std::span<const NodeId> statements) const {
    const syntax::Node& node = body_.node(id);
    if (body_.function(id) != nullptr || has_effect(id) || reads_memory(id)) return false;
    if (node.kind == Kind::Name) {
        if (changed_.count(node.text.index) != 0) {
            const types::TypeId type = type_of(id);
            if (!type.valid() || !types::is_array(body_.type(type))) return false;
        }
        return std::none_of(statements.begin(), statements.end(),
                            [&](NodeId one) { return binds(one, node.text); });
    }
    const auto children = body_.tree().children(id);
    return std::all_of(children.begin(), children.end(),
                       [&](NodeId child) { return !child.valid() || is_steady(child, statements); });
}

// Of a bound that lowering took for a number without making a value of it.
std::optional<value::Value> Writer::static_number(NodeId node) const {
    const syntax::Tree& tree = body_.tree();
    const module::Program& program = body_.subject().program;
    value::Value found;
    if (tree[node].kind == Kind::Constant) {
        found = written_number(node).value_or(found);
    } else if (const value::Value* known = body_.constant(node)) {
        found = *known;
    } else if (tree[node].kind == Kind::Name && !variables_.is_local(tree[node].text)) {
        found = program.lookup(body_.callable().scope, tree[node].text);
    } else if (tree[node].kind == Kind::UnaryOp) {
        const auto inner = static_number(tree.child(node, field::UnaryOp::operand));
        const bool is_negative = tree[node].unary_operator() == syntax::UnaryOperator::USub;
        if (inner && is_negative) found = value::int_value(-inner->integer);
    } else if (tree[node].kind == Kind::Call) {
        if (const module::StaticValue* made = program.static_of(body_.callable(), node)) found = made->value;
    } else if (tree[node].kind == Kind::Attribute) {
        const NodeId base = tree.child(node, field::Attribute::value);
        if (tree[base].kind == Kind::Name) {
            const value::Value owner = program.lookup(body_.callable().scope, tree[base].text);
            const bool is_class =
                owner.kind == value::ValueKind::Class || owner.kind == value::ValueKind::EnumClass;
            if (is_class) {
                for (const module::Binding& one : program.scopes[owner.id].bindings) {
                    if (one.name == tree[node].text) found = one.value;
                }
            }
        }
    }
    const bool is_whole = found.kind == value::ValueKind::Int || found.kind == value::ValueKind::EnumMember ||
                          (found.kind == value::ValueKind::WarpScalar && found.raw_is_int);
    if (!is_whole) return std::nullopt;
    return value::int_value(found.integer);
}

// A start, end or step of a range; with a name that is wished for, a variable where the loop may change it.
Piece Writer::range_part(NodeId node, const std::string& wish, std::span<const NodeId> body, unsigned depth) {
    const syntax::Node& known = body_.node(node);
    if (!type_of(node).valid()) {
        const auto number = static_number(node);
        if (!number) return refuse(node, "a bound of a range that is not known");
        const Piece digits = literal(node, *number, types::int32);
        const bool is_named = known.kind == Kind::Name || known.kind == Kind::Attribute;
        if (!is_named) return digits;
        return file_.constant(known.text, known.kind == Kind::Name, types::int32, digits, known.line);
    }
    put_in_order(node, depth);
    const Piece piece = expression(node);
    if (wish.empty() || is_steady(node, body)) return piece;
    const std::string name = names_.fresh(wish);
    line(depth, "const int " + name + " = " + piece.text + ";");
    return {name};
}

void Writer::for_loop(NodeId id, unsigned depth) {
    const syntax::Tree& tree = body_.tree();
    const NodeId target = tree.child(id, field::For::target), iter = tree.child(id, field::For::iter);
    const auto body = tree.field(id, field::For::body);
    const bool is_range = tree[iter].kind == Kind::Call && tree[target].kind == Kind::Name &&
                          tree.field(iter, field::Call::keywords).empty();
    const auto args = is_range ? tree.field(iter, field::Call::args) : std::span<const NodeId>{};
    const NodeId called = is_range ? tree.child(iter, field::Call::func) : NodeId{};
    if (args.empty() || args.size() > 3 || tree[called].kind != Kind::Name ||
        tree[called].text != builtins::builtin_that(builtins::Effect::Range)) {
        refuse(iter, "a loop over something that is no range");
        return;
    }
    const StringId python = tree[target].text;
    const std::string name = name_of(python);
    if (!tree.field(id, field::For::orelse).empty() ||
        std::any_of(body.begin(), body.end(), [&](NodeId one) { return binds(one, python); })) {
        refuse(id, "a loop whose variable is assigned to, or that has an else");
        return;
    }
    const size_t before = text.size();
    const std::string start = args.size() == 1 ? "0" : range_part(args[0], "", {}, depth).text;
    const Piece end = range_part(args[args.size() == 1 ? 0 : 1], name + "_end", body, depth);
    std::optional<int64_t> step = 1;
    Piece stride;
    if (args.size() == 3) {
        const auto known = static_number(args[2]);
        step = known ? std::optional(static_cast<int64_t>(known->integer)) : std::nullopt;
        stride = range_part(args[2], name + "_step", body, depth);
    }
    const std::string up = name + " < " + plain::inside(end, Binding::Shift);
    const std::string down = name + " > " + plain::inside(end, Binding::Shift);
    std::string head = "for (int " + name + " = " + start + "; ";
    if (!step) {
        head += plain::inside(stride, Binding::Shift) + " > 0 ? " + up + " : " + down;
    } else {
        head += *step > 0 ? up : down;
    }
    if (step && (*step == 1 || *step == -1)) {
        head += *step == 1 ? "; ++" + name : "; --" + name;
    } else {
        const bool is_below = stride.text[0] == '-' && step.has_value();
        head += "; " + name + (is_below ? " -= " + stride.text.substr(1) : " += " + stride.text);
    }
    line(depth, head + ") {");
    computed_.clear();
    const auto first =
        args.size() == 1 ? value::int_value(0) : static_number(args[0]).value_or(value::int_value(-1));
    const bool counts_up =
        step && *step > 0 && (first.integer >= 0 || (args.size() > 1 && is_not_negative(args[0])));
    const bool is_new = counts_up && not_negative_.insert(python.index).second;
    const size_t inside = text.size();
    block(body, depth + 1);
    if (is_new) not_negative_.erase(python.index);
    if (text.size() == inside) {
        text.resize(before);
        return;
    }
    line(depth, "}");
}

void Writer::leave(NodeId id, unsigned depth) {
    const syntax::Tree& tree = body_.tree();
    const NodeId value = tree.child(id, field::Return::value);
    if (body_.is_kernel() || !value.valid()) {
        const bool is_end = depth == 1 && body_.is_kernel();
        if (!is_end) line(depth, "return;");
        return;
    }
    const auto results = body_.results();
    put_in_order(value, depth);
    if (tree[value].kind != Kind::Tuple) {
        if (results.size() == 1) return line(depth, "return " + operand(value, results[0]).text + ";");
        const lower::LoweredFunction* function = body_.function(value);
        const Callee* callee = function != nullptr ? file_.find(*function) : nullptr;
        if (callee == nullptr || callee->members.size() != results.size()) {
            refuse(id, "several results that are handed on");
            return;
        }
        if (members.empty()) members = callee->members;
        const std::string handed = names_.fresh("result");
        line(depth, "const " + callee->result + " " + handed + " = " + expression(value).text + ";");
        std::string list;
        for (const std::string& one : callee->members)
            list += (list.empty() ? "" : ", ") + handed + "." + one;
        return line(depth, "return {" + list + "};");
    }
    const auto parts = tree.field(value, field::Tuple::elts);
    std::string list;
    for (size_t i = 0; i < parts.size(); ++i)
        list += (i == 0 ? "" : ", ") + operand(parts[i], results[i]).text;
    line(depth, "return {" + list + "};");
    if (!members.empty()) return;
    static constexpr std::string_view places[] = {"first", "second", "third", "fourth"};
    for (size_t i = 0; i < parts.size(); ++i) {
        const bool is_name = tree[parts[i]].kind == Kind::Name;
        std::string name = is_name                 ? name_of(tree[parts[i]].text)
                           : i < std::size(places) ? std::string(places[i])
                                                   : "value" + std::to_string(i);
        while (std::find(members.begin(), members.end(), name) != members.end()) name += '_';
        members.push_back(std::move(name));
    }
}

}  // namespace weft::reference
