// Statements: assignments, loops, branches, and the comments around them.
#include <algorithm>

#include "builtins/implicit.h"
#include "standalone/launch.h"
#include "standalone/printer.h"

namespace weft::standalone {

using builtins::Effect;
using syntax::Operator;

namespace {

size_t closing_brace(std::string_view text, size_t open) {
    int depth = 0;
    for (size_t at = open; at < text.size(); ++at) {
        depth += text[at] == '{' ? 1 : text[at] == '}' ? -1 : 0;
        if (depth == 0) return at;
    }
    return std::string_view::npos;
}

}  // namespace

FunctionPrinter::FunctionPrinter(FilePrinter& file, const Body& body)
    : file_(file), body_(body), variables_(body) {
    find_bound_names(body.def());
    for (const module::Parameter& one : body.parameters())
        parameters.push_back(file.parameter(one.name, one.type, body.node(body.def()).line));
    for (const Parameter& one : parameters) own_names_.insert(one.name);
    for (const StringId name : variables_.locals()) own_names_.insert(name_of(name));
    if (const StringId name = variables_.outlives_its_loop(); name.valid())
        refuse(body.def(), "the loop variable `" + std::string(body.text(name)) + "` used behind its loop");
}

void FunctionPrinter::print(unsigned depth) {
    block(body_.statements(), depth);
}

void FunctionPrinter::line(unsigned depth, std::string_view words) {
    text += wrapped_statement(std::string(4 * depth, ' ') + std::string(words));
    text += '\n';
}

void FunctionPrinter::comment(NodeId id, unsigned depth) {
    const bool is_first = text.empty() || text.ends_with("{\n");
    if (file_.comments.has_gap(id) && !is_first && !text.ends_with("\n\n")) text += '\n';
    for (const std::string_view words : file_.comments.above(id)) line(depth, "// " + std::string(words));
}

// The comment behind a statement goes to the end of its first line.
void FunctionPrinter::end_line(NodeId id) {
    const std::string_view words = file_.comments.behind(id);
    if (words.empty() || !text.ends_with('\n')) return;
    text.pop_back();
    text += "  // ";
    text += words;
    text += '\n';
}

void FunctionPrinter::block(std::span<const NodeId> statements, unsigned depth) {
    for (const NodeId id : typed::Variables::compiled(body_, statements)) {
        if (typed::is_text_alone(body_.tree(), id)) continue;
        if (id == thread_.statement) continue;
        if (is_dropped(id)) {
            declarations(id, depth);
            continue;
        }
        comment(id, depth);
        declarations(id, depth);
        statement(id, depth);
        hoisted_.clear();
    }
}

void FunctionPrinter::declarations(NodeId before, unsigned depth) {
    for (const typed::Variable* one : variables_.before(before)) {
        if (!one->is_read) continue;
        const types::Type& type = body_.type(one->type);
        if (types::is_array(type)) {
            refuse(before, "an array that is chosen by a condition");
            continue;
        }
        std::string words = file_.type(one->type, body_.node(before).line) + " " + name_of(one->name);
        if (one->needs_value) words += type.kind == types::Kind::Scalar ? " = 0" : "{}";
        line(depth, words + ";");
    }
}

void FunctionPrinter::statement(NodeId id, unsigned depth) {
    const syntax::Tree& tree = body_.tree();
    if (plan_ != nullptr && plan_->loop && plan_->loop->loop == id) return tiled_loop(id, depth);
    if (plan_ != nullptr && plan_->turned && plan_->turned->store == id) return turned_store(id, depth);
    switch (tree[id].kind) {
        case Kind::Assign:
            return assign(id, depth);
        case Kind::AugAssign:
            return aug_assign(id, depth);
        case Kind::For:
            return for_loop(id, depth);
        case Kind::While: {
            const NodeId test = tree.child(id, field::While::test);
            line(depth, "while (" + expression(test).text + ") {");
            end_line(id);
            has_open_loops_ = true;
            ++loops_;
            block(tree.field(id, field::While::body), depth + 1);
            --loops_;
            return line(depth, "}");
        }
        case Kind::If:
            return if_else(id, depth, "");
        case Kind::Return:
            return leave(id, depth);
        case Kind::Pass:
            return;
        case Kind::Break:
            return line(depth, "break;");
        case Kind::Continue:
            return line(depth, "continue;");
        case Kind::Expr: {
            const NodeId value = tree.child(id, field::Expr::value);
            if (!body_.has_effect(value)) return;
            hoist_draws(value, depth);
            if (update_part(value, depth)) return end_line(id);
            is_alone_ = value;
            line(depth, expression(value).text + ";");
            return end_line(id);
        }
        case Kind::Assert:
            file_.out.asserts = true;
            line(depth, "assert(" + expression(tree.child(id, field::Assert::test)).text + ");");
            return end_line(id);
        default:
            refuse(id, std::string(syntax::info(tree[id].kind).python));
    }
}

// ---- assignments

// C++ leaves open in which order the operands of a sum or the arguments of a call are evaluated, and each
// draw changes the state of the random numbers. Where there are several, they are drawn before, one by one.
void FunctionPrinter::hoist_draws(NodeId expression_id, unsigned depth) {
    std::vector<NodeId> draws;
    const auto find = [&](const auto& self, NodeId id, bool is_sure) -> void {
        const Kind kind = body_.node(id).kind;
        const bool is_conditional = kind == Kind::IfExp || kind == Kind::BoolOp;
        for (const NodeId child : body_.tree().children(id)) {
            if (child.valid()) self(self, child, is_sure && !is_conditional);
        }
        const builtins::Row* row = kind == Kind::Call ? body_.builtin(id) : nullptr;
        if (row == nullptr || row->effect() != Effect::Draw) return;
        if (!is_sure) refuse(id, "a random number that is drawn on a condition, within an expression");
        draws.push_back(id);
    };
    find(find, expression_id, true);
    if (draws.size() < 2) return;
    for (const NodeId call : draws) {
        const std::string name = file_.names.fresh({"u1", "u2", "u3", "u4", "u"});
        const std::string type_text = file_.type(body_.type_of(call), body_.node(call).line);
        line(depth, "const " + type_text + " " + name + " = " + expression(call).text + ";");
        hoisted_.push_back({call, name});
    }
}

std::string FunctionPrinter::declared(NodeId target, types::TypeId type) {
    const std::string name = name_of(body_.node(target).text);
    return variables_.declares(target) ? file_.type(type, body_.node(target).line) + " " + name : name;
}

// Whether somebody reads the name; parameters are taken to be read.
bool FunctionPrinter::is_needed(StringId name) const {
    const typed::Variable* variable = variables_.find(name);
    return variable == nullptr || variable->is_read;
}

void FunctionPrinter::assign(NodeId id, unsigned depth) {
    const syntax::Tree& tree = body_.tree();
    const NodeId target = tree.child(id, field::Assign::targets);
    const NodeId value = tree.child(id, field::Assign::value);
    hoist_draws(value, depth);
    switch (tree[target].kind) {
        case Kind::Name:
            assign_name(target, value, depth);
            break;
        case Kind::Tuple:
            assign_tuple(target, value, depth);
            break;
        case Kind::Subscript: {
            const Place to = place(target);
            if (to.part) {
                refuse(id, "a part of an array that is assigned to");
                return;
            }
            if (to.element) set_written(*to.element);
            if (to.row) {
                assign_row(*to.row, value, "=", depth);
            } else {
                line(depth, to.piece.text + " = " + expression(value).text + ";");
            }
            break;
        }
        case Kind::Attribute: {
            NodeId owner = target;
            while (tree[owner].kind == Kind::Attribute) owner = tree.child(owner, field::Attribute::value);
            if (tree[owner].kind == Kind::Subscript) {
                const Place to = place(owner);
                if (to.element) set_written(*to.element);
            }
            line(depth, attribute(target).text + " = " + expression(value).text + ";");
            break;
        }
        default:
            refuse(target, "this target of an assignment");
    }
    end_line(id);
}

void FunctionPrinter::assign_name(NodeId target, NodeId value, unsigned depth) {
    const StringId name = body_.node(target).text;
    const types::TypeId type = type_of(target);
    if (!type.valid()) {
        refuse(value, "a name that is no value");
        return;
    }
    if (!is_needed(name)) {
        if (body_.has_effect(value)) line(depth, expression(value).text + ";");
        return;
    }
    const types::Type& known = body_.type(type);
    if (known.kind == types::Kind::FixedArray) {
        const builtins::Row* row = body_.builtin(value);
        if (row == nullptr || row->effect() != Effect::LocalArray || known.ndim != 1 ||
            !variables_.declares(target)) {
            refuse(value, "an array on the stack of this kind");
            return;
        }
        Array local;
        local.pointer = {name_of(name)};
        local.rank = 1;
        local.fixed = {known.rows};
        aliases_.push_back({name, local});
        line(depth, file_.type(known.element, body_.node(target).line) + " " + name_of(name) + "[" +
                        std::to_string(known.rows) + "] = {};");
        return;
    }
    if (types::is_array(known)) {
        const auto part = array(value);
        if (!part || !variables_.declares(target)) {
            refuse(value, "an array that is chosen");
            return;
        }
        line(depth, "auto* " + name_of(name) + " = " + part->pointer.text + ";");
        aliases_.push_back({name, *part});
        return;
    }
    if (known.kind == types::Kind::Tuple || body_.type(type).kind == types::Kind::Shape) {
        refuse(value, "a tuple as a variable");
        return;
    }
    const std::string to = declared(target, type), from = expression(value).text;
    // `vec3f x{…}`, which names its type once.
    const size_t brace = from.find('{');
    const bool is_made = brace != std::string::npos && to == from.substr(0, brace) + " " + name_of(name) &&
                         closing_brace(from, brace) == from.size() - 1;
    line(depth, is_made ? to + from.substr(brace) + ";" : to + " = " + from + ";");
}

// Component by component; `sign`: =, += or -=.
void FunctionPrinter::assign_row(const Place::Row& row, NodeId value, std::string_view sign, unsigned depth) {
    const types::TypeId type = type_of(value);
    if (!type.valid() || body_.type(type).kind != types::Kind::Vector) {
        refuse(value, "a row of a matrix that is set to something else than a vector");
        return;
    }
    Piece from = expression(value);
    if (body_.node(value).kind != Kind::Name) {
        const std::string name = file_.names.fresh({"new_row"});
        line(depth,
             "const " + file_.type(type, body_.node(value).line) + " " + name + " = " + from.text + ";");
        from = {name};
    }
    constexpr uint32_t most_lines = 4;
    const uint32_t columns = body_.type(row.type).cols;
    const auto set = [&](const plain::Support::Index& column, unsigned indentation) {
        const plain::Support::Index at[] = {row.index, column};
        const auto to = file_.support.component(row.matrix, row.type, at);
        const auto part = file_.support.component(from, type, {&column, 1});
        if (!to.ok() || !part.ok()) return void(refuse(value, to.ok() ? part.error() : to.error()));
        line(indentation, to.value().text + " " + std::string(sign) + " " + part.value().text + ";");
    };
    if (columns <= most_lines) {
        for (uint32_t k = 0; k < columns; ++k) set({{std::to_string(k)}, k, false}, depth);
        return;
    }
    const std::string column = file_.names.fresh({"column"});
    line(depth, "for (int " + column + " = 0; " + column + " < " + std::to_string(columns) + "; ++" + column +
                    ") {");
    set({{column}, std::nullopt, false}, depth + 1);
    line(depth, "}");
}

void FunctionPrinter::unpack_call(NodeId target, NodeId call_id, unsigned depth) {
    const lower::LoweredFunction* function = body_.function(call_id);
    const Callee* callee = function != nullptr ? file_.find(*function) : nullptr;
    const auto names = body_.tree().field(target, field::Tuple::elts);
    if (callee == nullptr || callee->members.size() != names.size()) {
        refuse(call_id, "several results of this call");
        return;
    }
    const std::string result = file_.names.fresh({"result"});
    line(depth,
         "const " + callee->result + " " + result + " = " + call_function(call_id, *callee).text + ";");
    for (size_t i = 0; i < names.size(); ++i) {
        if (!is_needed(body_.node(names[i]).text)) continue;
        line(depth, declared(names[i], callee->function->body.results[i]) + " = " + result + "." +
                        callee->members[i] + ";");
    }
}

// wp.svd3 and its kind: the function sets the variables that it is given.
void FunctionPrinter::unpack_builtin(std::span<const NodeId> names, NodeId call_id, const builtins::Row& row,
                                     unsigned depth) {
    std::vector<Piece> args;
    std::vector<types::TypeId> types;
    for (const NodeId given : values_of(call_id, row)) {
        args.push_back(expression(given));
        types.push_back(type_of(given));
    }
    for (const NodeId name : names) {
        const StringId python = body_.node(name).text;
        if (!type_of(name).valid() || (!variables_.declares(name) && !is_needed(python)))
            return void(refuse(call_id, "several results of this call"));
        if (variables_.declares(name)) line(depth, declared(name, type_of(name)) + ";");
        args.push_back({name_of(python)});
        types.push_back(type_of(name));
    }
    const auto made = file_.support.call({row, args, types, {}, {}});
    if (!made.ok()) return void(refuse(call_id, made.error()));
    line(depth, made.value().text + ";");
}

void FunctionPrinter::assign_tuple(NodeId target, NodeId value, unsigned depth) {
    const syntax::Tree& tree = body_.tree();
    const auto names = tree.field(target, field::Tuple::elts);
    if (tree[value].kind == Kind::Call) {
        const builtins::Row* row = body_.builtin(value);
        if (row == nullptr) return unpack_call(target, value, depth);
        if (row->effect() == Effect::Thread && thread_.names.size() == names.size()) {
            for (size_t i = 0; i < names.size(); ++i) {
                if (!is_needed(body_.node(names[i]).text)) continue;
                line(depth, declared(names[i], types::int32) + " = " + thread_.names[i] + ";");
            }
            return;
        }
        return unpack_builtin(names, value, *row, depth);
    }
    if (tree[value].kind != Kind::Tuple) {
        refuse(value, "a tuple that is taken apart");
        return;
    }
    const auto values = tree.field(value, field::Tuple::elts);
    for (size_t i = 0; i < names.size(); ++i) {
        const Kind kind = tree[values[i]].kind;
        if (kind == Kind::Subscript || kind == Kind::Attribute) {
            refuse(values[i], "an element that is named in a tuple and read later");
            return;
        }
        if (!type_of(values[i]).valid()) {
            refuse(values[i], "a tuple of something that is no value");
            return;
        }
    }
    // All values are computed before the first name is bound.
    std::vector<std::string> texts;
    bool is_apart = true;
    for (const NodeId one : values) texts.push_back(expression(one).text);
    for (size_t i = 0; i < names.size(); ++i) {
        for (size_t k = i + 1; k < values.size(); ++k)
            is_apart = is_apart && !is_named_in(names[i], values[k]);
    }
    for (size_t i = 0; i < names.size() && !is_apart; ++i) {
        const std::string name = file_.names.fresh({"next_" + std::string(body_.text(tree[names[i]].text))});
        line(depth, "const " + file_.type(type_of(values[i]), tree[value].line) + " " + name + " = " +
                        texts[i] + ";");
        texts[i] = name;
    }
    for (size_t i = 0; i < names.size(); ++i) {
        if (is_needed(tree[names[i]].text) || body_.has_effect(values[i]))
            line(depth, declared(names[i], type_of(values[i])) + " = " + texts[i] + ";");
    }
}

bool FunctionPrinter::is_named_in(NodeId name, NodeId expression_id) const {
    const syntax::Node& node = body_.node(expression_id);
    if (node.kind == Kind::Name) return node.text == body_.node(name).text;
    const auto children = body_.tree().children(expression_id);
    return std::any_of(children.begin(), children.end(),
                       [&](NodeId child) { return child.valid() && is_named_in(name, child); });
}

void FunctionPrinter::aug_assign(NodeId id, unsigned depth) {
    const syntax::Tree& tree = body_.tree();
    const NodeId target = tree.child(id, field::AugAssign::target);
    const NodeId value = tree.child(id, field::AugAssign::value);
    const Operator op = tree[id].op();
    hoist_draws(value, depth);
    if (update_part(id, depth)) return end_line(id);
    if (tree[target].kind == Kind::Name && !is_needed(tree[target].text)) {
        if (body_.has_effect(value)) line(depth, expression(value).text + ";");
        return;
    }

    std::optional<Array> element;
    NodeId owner = target;
    while (tree[owner].kind == Kind::Attribute) owner = tree.child(owner, field::Attribute::value);
    if (tree[owner].kind == Kind::Subscript) {
        const Place whole = place(owner);
        element = whole.element;
        if (whole.row) {
            const bool adds = op == Operator::Add || op == Operator::Sub;
            if (element || !adds) {
                refuse(target, "a row of a matrix that is updated");
                return;
            }
            assign_row(*whole.row, value, op == Operator::Add ? "+=" : "-=", depth);
            return end_line(id);
        }
    }
    const Piece to = expression(target);
    const Piece by = expression(value);
    const builtins::Row* row = body_.builtin(id);
    if (element) {
        set_written(*element);
        const builtins::Row* update = atomic_row(op);
        types::TypeId type = type_of(target);
        if (tree[target].kind == Kind::Subscript) type = place(target).type;
        if (!type.valid()) type = type_of(value);
        const bool is_at_once =
            update != nullptr && !plain::shape_of(body_.subject().types, type).is_narrow();
        if (is_at_once) {
            auto function = file_.support.atomic(*update, type);
            if (!function.ok()) {
                refuse(id, function.error());
                return;
            }
            line(depth, function.value() + "(&" + to.text + ", " + by.text + ");");
            return end_line(id);
        }
    }
    const types::TypeId a = type_of(target).valid() ? type_of(target) : type_of(value), b = type_of(value);
    if (!a.valid() || !b.valid()) {
        refuse(id, "this update");
        return;
    }
    const bool are_numbers =
        body_.type(a).kind == types::Kind::Scalar && body_.type(b).kind == types::Kind::Scalar;
    const bool is_rest_of_floats = op == Operator::Mod && !types::is_integer(body_.type(a));
    const std::string_view sign = sign_of(op).text;
    if (are_numbers && !sign.empty() && !is_rest_of_floats) {
        line(depth, to.text + " " + std::string(sign) + "= " + by.text + ";");
        return end_line(id);
    }
    line(depth, to.text + " = " + arithmetic(id, op, to, by, a, b, a, row).text + ";");
    end_line(id);
}

// ---- control

bool FunctionPrinter::is_changed_in(std::span<const NodeId> statements, NodeId expression_id) const {
    const syntax::Node& node = body_.node(expression_id);
    if (node.kind == Kind::Subscript) {  // a shape stays as it is
        const NodeId whole = body_.tree().child(expression_id, field::Subscript::value);
        const bool is_shape = body_.node(whole).kind == Kind::Attribute && !type_of(whole).valid();
        return !is_shape && body_.kind_of(whole).kind != types::Kind::Shape;
    }
    if (node.kind == Kind::Call) return true;
    if (node.kind == Kind::Name) {
        const auto is_bound = [&](const auto& self, NodeId id) -> bool {
            const syntax::Node& one = body_.node(id);
            if (one.kind == Kind::Name)
                return one.text == node.text && one.context() == syntax::Context::Store;
            const auto children = body_.tree().children(id);
            return std::any_of(children.begin(), children.end(),
                               [&](NodeId child) { return child.valid() && self(self, child); });
        };
        return std::any_of(statements.begin(), statements.end(),
                           [&](NodeId one) { return is_bound(is_bound, one); });
    }
    const auto children = body_.tree().children(expression_id);
    return std::any_of(children.begin(), children.end(),
                       [&](NodeId child) { return child.valid() && is_changed_in(statements, child); });
}

void FunctionPrinter::for_loop(NodeId id, unsigned depth) {
    const syntax::Tree& tree = body_.tree();
    const NodeId target = tree.child(id, field::For::target), iter = tree.child(id, field::For::iter);
    const auto body = tree.field(id, field::For::body);
    if (tree[iter].kind != Kind::Call || tree[target].kind != Kind::Name) {
        refuse(iter, "a loop over something that is no range");
        return;
    }
    const auto args = tree.field(iter, field::Call::args);
    if (args.empty() || args.size() > 3 || is_changed_in(body, target)) {
        refuse(iter, "a loop whose variable is assigned to");
        return;
    }
    const NodeId function = tree.child(iter, field::Call::func);
    if (tree[function].kind != Kind::Name || tree[function].text != builtins::builtin_that(Effect::Range)) {
        refuse(iter, "a loop over something that is no range");
        return;
    }
    const std::string name = name_of(tree[target].text);
    const auto number = [&](NodeId node) -> std::optional<int64_t> {
        if (const auto known = body_.integer(node)) return known;
        return constant_integer(node);
    };
    const std::optional<int64_t> step = args.size() == 3 ? number(args[2]) : 1;
    if (!step || *step == 0) {
        refuse(iter, "a loop with a step that is not known");
        return;
    }
    const std::string start = args.size() == 1 ? "0" : loop_bound(args[0]).text;
    const NodeId end_node = args[args.size() == 1 ? 0 : 1];
    Piece end = loop_bound(end_node);
    if (is_changed_in(body, end_node) && !number(end_node)) {
        const std::string last = file_.names.fresh({name + "_end"});
        line(depth, "const int " + last + " = " + end.text + ";");
        end = {last};
    }
    std::string head = "for (int " + name + " = " + start + "; " + name + (*step > 0 ? " < " : " > ") +
                       plain::inside(end, Binding::Shift) + "; ";
    if (*step == 1) {
        head += "++" + name;
    } else if (*step == -1) {
        head += "--" + name;
    } else {
        head += name + (*step > 0 ? " += " + std::to_string(*step) : " -= " + std::to_string(-*step));
    }
    line(depth, head + ") {");
    end_line(id);
    const bool counts = *step > 0 && (args.size() == 1 || (number(args[0]) && *number(args[0]) >= 0));
    if (counts) counts_.push_back(tree[target].text);
    const bool is_counted = number(end_node) && (args.size() == 1 || number(args[0]));
    has_open_loops_ = has_open_loops_ || !is_counted;
    ++loops_;
    block(body, depth + 1);
    --loops_;
    if (counts) counts_.pop_back();
    line(depth, "}");
}

Piece FunctionPrinter::loop_bound(NodeId node) {
    if (body_.type_of(node).valid()) return expression(node);
    const auto known = body_.integer(node) ? body_.integer(node) : constant_integer(node);
    if (!known) return expression(node);
    const syntax::Node& one = body_.node(node);
    const bool is_of_module = one.kind == Kind::Name && own_names_.count(name_of(one.text)) == 0;
    const std::string number = std::to_string(*known);
    return {is_of_module ? file_.constant(one.text, "int", number) : number};
}

// A bound of range() that is a number of the module makes no value in lowering: its name is looked up.
std::optional<int64_t> FunctionPrinter::constant_integer(NodeId node) const {
    const syntax::Node& one = body_.node(node);
    if (one.kind == Kind::Constant && one.constant() == syntax::ConstantKind::Int) {
        const std::string digits(body_.text(one.text));
        if (digits.size() > 10 || digits.find_first_not_of("0123456789") != std::string::npos)
            return std::nullopt;
        return std::stoll(digits);
    }
    if (one.kind == Kind::UnaryOp && one.unary_operator() == syntax::UnaryOperator::USub) {
        const auto inner = constant_integer(body_.tree().child(node, field::UnaryOp::operand));
        return inner ? std::optional(-*inner) : std::nullopt;
    }
    value::Value known;
    if (one.kind == Kind::Call) {
        const module::StaticValue* made = body_.subject().program.static_of(body_.callable(), node);
        if (made != nullptr) known = made->value;
    } else if (one.kind == Kind::Name) {
        known = body_.subject().program.lookup(body_.callable().scope, one.text);
    }
    if (known.kind != value::ValueKind::Int || known.integer > INT32_MAX || known.integer < INT32_MIN)
        return std::nullopt;
    return static_cast<int64_t>(known.integer);
}

void FunctionPrinter::if_else(NodeId id, unsigned depth, std::string_view lead) {
    const syntax::Tree& tree = body_.tree();
    line(depth, std::string(lead) + "if (" + expression(tree.child(id, field::If::test)).text + ") {");
    end_line(id);
    block(tree.field(id, field::If::body), depth + 1);
    const std::vector<NodeId> otherwise =
        typed::Variables::compiled(body_, tree.field(id, field::If::orelse));
    if (otherwise.empty()) return line(depth, "}");
    const bool is_chain = otherwise.size() == 1 && tree[otherwise[0]].kind == Kind::If &&
                          variables_.before(otherwise[0]).empty() &&
                          file_.comments.above(otherwise[0]).empty();
    if (is_chain) return if_else(otherwise[0], depth, "} else ");
    line(depth, "} else {");
    block(otherwise, depth + 1);
    line(depth, "}");
}

void FunctionPrinter::leave(NodeId id, unsigned depth) {
    const NodeId value = body_.tree().child(id, field::Return::value);
    if (body_.is_kernel()) {
        leaves_a_loop_ = leaves_a_loop_ || loops_ != 0;
        line(depth, leave_);
        return end_line(id);
    }
    if (!value.valid()) {
        line(depth, "return;");
        return end_line(id);
    }
    hoist_draws(value, depth);
    if (body_.node(value).kind != Kind::Tuple) {
        if (body_.results().size() > 1) {
            refuse(id, "several results that are handed on");
            return;
        }
        line(depth, "return " + expression(value).text + ";");
        return end_line(id);
    }
    std::string list;
    const auto parts = body_.tree().field(value, field::Tuple::elts);
    if (members.empty()) name_members();
    for (const NodeId part : parts) list += (list.empty() ? "" : ", ") + expression(part).text;
    line(depth, "return {" + list + "};");
    end_line(id);
}

// Several results make a struct, with the names of what is returned where some return has names.
void FunctionPrinter::name_members() {
    const syntax::Tree& tree = body_.tree();
    std::vector<StringId> known(body_.results().size());
    const auto look = [&](const auto& self, NodeId id) -> void {
        const NodeId value = tree[id].kind == Kind::Return ? tree.child(id, field::Return::value) : NodeId{};
        if (value.valid() && tree[value].kind == Kind::Tuple) {
            const auto parts = tree.field(value, field::Tuple::elts);
            for (size_t i = 0; i < std::min(parts.size(), known.size()); ++i) {
                if (!known[i].valid() && tree[parts[i]].kind == Kind::Name) known[i] = tree[parts[i]].text;
            }
        }
        for (const NodeId child : tree.children(id)) {
            if (child.valid()) self(self, child);
        }
    };
    for (const NodeId one : body_.statements()) look(look, one);
    for (size_t i = 0; i < known.size(); ++i) {
        std::string name = known[i].valid() ? name_of(known[i]) : "value" + std::to_string(i);
        while (std::find(members.begin(), members.end(), name) != members.end()) name += "_";
        members.push_back(std::move(name));
    }
}

}  // namespace weft::standalone
