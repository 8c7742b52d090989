// What an expression hands on: the adjoint of its value goes to its operands, down to names and elements.
#include <algorithm>

#include "builtins/implicit.h"
#include "standalone/backward_printer.h"

namespace weft::standalone {

using builtins::Effect;
using builtins::Operation;
using builtins::Role;

namespace {

// Written twice it costs nothing: a name, a member.
bool is_cheap(const Piece& piece) {
    return piece.text.find_first_of(" ([{*/+") == std::string::npos;
}

// `body.mass`; of `(*body)` it is `body->mass`.
std::string member_of(const std::string& whole, const std::string& name) {
    if (whole.starts_with("(*") && whole.ends_with(')'))
        return whole.substr(2, whole.size() - 3) + "->" + name;
    return whole + "." + name;
}

}  // namespace

BackwardPrinter::BackwardPrinter(BackwardFile& shared, const Body& body)
    : FunctionPrinter(shared.file, body),
      shared_(shared),
      activity_(body, variables_),
      adjoints_(parameters.size()),
      accesses_(parameters.size()),
      names_(shared.file.names.taken().begin(), shared.file.names.taken().end()) {
    for (size_t i = 0; i < parameters.size(); ++i) adjoints_[i].name = adj(parameters[i].python);
    for (const typed::Variable& one : variables_.all()) names_.insert(adj(one.name));
    for (const BackwardProgram::Adjoint& one : adjoints_) names_.insert(one.name);
    names_.insert("adj_result");
    for (const module::Parameter& one : body.parameters()) check_type(one.type);
    for (const typed::Variable& one : variables_.all()) {
        if (one.type.valid()) check_type(one.type);
    }
}

// Refuses what no adjoint is kept of.
void BackwardPrinter::check_type(types::TypeId id) {
    const types::Type& type = body_.type(id);
    if (type.kind == types::Kind::FixedArray) refuse(body_.def(), "the gradient of an array on the stack");
    const types::TypeId held = types::is_array(type) ? type.element : id;
    if (body_.type(held).kind == types::Kind::Struct) {
        for (const types::Field& one : body_.subject().types[body_.type(held).structure].fields) {
            if (types::is_array(body_.type(one.type)))
                refuse(body_.def(), "the gradient of a struct that holds an array");
            else
                check_type(one.type);
        }
    } else if (activity_.is_differentiable(held) && types::facts(body_.type(held).scalar).bytes == 2) {
        refuse(body_.def(), "the gradient in half precision");
    }
}

std::string BackwardPrinter::adj(StringId name) const {
    const std::string wish = "adj_" + name_of(name);
    return file_.names.taken().count(wish) == 0 ? wish : "adjoint_" + name_of(name);
}

std::string BackwardPrinter::fresh(const std::string& wish) {
    std::string name = wish;
    for (unsigned number = 2; !names_.insert(name).second; ++number)
        name = wish + "_" + std::to_string(number);
    return name;
}

size_t BackwardPrinter::parameter_of(StringId name) const {
    for (size_t i = 0; i < parameters.size(); ++i) {
        if (parameters[i].python == name) return i;
    }
    return SIZE_MAX;
}

void BackwardPrinter::out_line(std::string words, std::string adds_to, types::TypeId updates) {
    lines_->push_back({depth_, std::move(words), std::move(adds_to), "", updates});
}

std::string BackwardPrinter::zero(types::TypeId id) {
    const types::Type& type = body_.type(id);
    if (type.kind == types::Kind::Scalar) return plain::number(0.0, type.scalar).text;
    return file_.type(id, 0) + "{}";
}

Piece BackwardPrinter::value(NodeId id) {
    const auto draws = [&](const auto& self, NodeId at) -> bool {
        const builtins::Row* row = body_.node(at).kind == Kind::Call ? body_.builtin(at) : nullptr;
        if (row != nullptr && row->effect() == Effect::Draw) return true;
        const auto children = body_.tree().children(at);
        return std::any_of(children.begin(), children.end(),
                           [&](NodeId child) { return child.valid() && self(self, child); });
    };
    if (draws(draws, id)) refuse(id, "a random number within an expression whose derivative needs it");
    read_names(id, *reads_);
    return expression(id);
}

// A word for the value of an expression, as people call it.
std::string BackwardPrinter::word_for(NodeId id) const {
    const syntax::Node& node = body_.node(id);
    if (node.kind == Kind::BinOp || node.kind == Kind::AugAssign) {
        switch (node.op()) {
            case syntax::Operator::Add:
                return "adj_sum";
            case syntax::Operator::Sub:
                return "adj_difference";
            case syntax::Operator::Mult:
            case syntax::Operator::MatMult:
                return "adj_product";
            case syntax::Operator::Div:
            case syntax::Operator::FloorDiv:
                return "adj_quotient";
            case syntax::Operator::Pow:
                return "adj_power";
            case syntax::Operator::Mod:
            case syntax::Operator::LShift:
            case syntax::Operator::RShift:
            case syntax::Operator::BitOr:
            case syntax::Operator::BitXor:
            case syntax::Operator::BitAnd:
                break;
        }
    }
    if (node.kind == Kind::Call) {
        if (const builtins::Row* row = body_.builtin(id))
            return "adj_of_" + std::string(body_.text(row->name));
    }
    return "adj_value";
}

Piece BackwardPrinter::held(const Piece& seed, types::TypeId type, std::string_view wish) {
    if (is_cheap(seed)) return seed;
    const std::string name = fresh(std::string(wish));
    out_line("const " + file_.type(type, 0) + " " + name + " = " + seed.text + ";");
    return {name};
}

// ---- the ends: names and elements

std::vector<BackwardPrinter::Member> BackwardPrinter::active_members(types::TypeId id) const {
    std::vector<Member> out;
    const types::Type& type = body_.type(id);
    if (type.kind != types::Kind::Struct) return out;
    for (const types::Field& one : body_.subject().types[type.structure].fields) {
        if (activity_.is_differentiable(one.type)) out.push_back({name_of(one.name), one.type});
    }
    return out;
}

void BackwardPrinter::add(const std::string& adjoint, const Piece& seed, types::TypeId type) {
    if (body_.type(type).kind == types::Kind::Struct) {
        for (const Member& one : active_members(type))
            add(member_of(adjoint, one.name), {member_of(seed.text, one.name)}, one.type);
        return;
    }
    const bool takes = body_.type(type).kind == types::Kind::Scalar && seed.text[0] == '-' &&
                       (seed.binding == Binding::Product || seed.binding == Binding::Prefix);
    out_line(adjoint + (takes ? " -= " + seed.text.substr(1) : " += " + seed.text) + ";", adjoint, type);
}

Piece BackwardPrinter::negated(const Piece& seed, types::TypeId type) {
    const StringId name = builtins::builtin_that(Effect::Compute, Operation::Neg);
    auto made = file_.support.call({builtins::rows_of(name)[0], {&seed, 1}, {&type, 1}, type, {}});
    return made.ok() ? std::move(made).value() : refuse(body_.def(), made.error());
}

void BackwardPrinter::add_to_memory(const std::string& place, types::TypeId type, const Piece& seed,
                                    bool is_own) {
    if (is_own) return add(place, seed, type);
    if (body_.type(type).kind == types::Kind::Struct) {
        for (const Member& one : active_members(type))
            add_to_memory(member_of(place, one.name), one.type, {member_of(seed.text, one.name)}, false);
        return;
    }
    auto function = file_.support.atomic(*atomic_row(syntax::Operator::Add), type);
    if (!function.ok()) {
        refuse(body_.def(), function.error());
        return;
    }
    std::string address = "&" + place;
    if (place.starts_with("(*") && place.ends_with(')')) address = place.substr(2, place.size() - 3);
    out_line(function.value() + "(" + address + ", " + seed.text + ");");
}

std::string BackwardPrinter::shadow(NodeId place_id) {
    const NodeId root = root_of(body_.tree(), place_id);
    const StringId name = body_.node(root).text;
    const size_t parameter = parameter_of(name);
    const bool is_pointer = body_.is_kernel() && parameter != SIZE_MAX && !parameters[parameter].is_array();
    NameSet names;
    read_names(place_id, names);
    names.erase(name.index);  // the adjoint stands in for it
    reads_->insert(names.begin(), names.end());
    renamed_ = root;
    other_name_ = is_pointer ? "(*" + adj(name) + ")" : adj(name);
    std::string out = expression(place_id).text;
    renamed_ = {};
    if (is_pointer && out.starts_with(other_name_ + "."))
        return member_of(other_name_, out.substr(other_name_.size() + 1));
    return out;
}

void BackwardPrinter::pull_name(NodeId id, const Piece& seed) {
    const StringId name = body_.node(id).text;
    const size_t parameter = parameter_of(name);
    if (parameter == SIZE_MAX) {
        if (activity_.is_active(name)) add(adj(name), seed, type_of(id));
        return;
    }
    adjoints_[parameter].is_named = adjoints_[parameter].is_written = true;
    if (body_.is_kernel())
        return add_to_memory("(*" + adj(name) + ")", parameters[parameter].type, seed, false);
    add(adj(name), seed, parameters[parameter].type);
}

void BackwardPrinter::pull_place(NodeId id, const Piece& seed) {
    const syntax::Tree& tree = body_.tree();
    const NodeId root = root_of(tree, id);
    if (tree[root].kind != Kind::Name) {
        const NodeId of = tree[id].kind == Kind::Subscript ? tree.child(id, field::Subscript::value)
                                                           : tree.child(id, field::Attribute::value);
        return pull_component(id, of, seed);
    }
    const StringId name = tree[root].text;
    const types::TypeId whole = type_of(root), type = type_of(id);
    const bool is_array = types::is_array(body_.type(whole));
    if (!type.valid()) {
        refuse(id, "the gradient of a part of a matrix");
        return;
    }
    const NodeId owner =
        tree[id].kind == Kind::Subscript ? tree.child(id, field::Subscript::value) : NodeId{};
    const types::TypeId outer = owner.valid() ? type_of(owner) : types::TypeId{};
    const bool is_part =
        outer.valid() && !types::is_array(body_.type(outer)) && body_.type(type).kind != types::Kind::Scalar;
    if (is_part) return pull_row(id, owner, seed);
    const size_t parameter = parameter_of(name);
    if (!is_array && parameter == SIZE_MAX) {
        if (activity_.is_active(name)) add(shadow(id), seed, type);
        return;
    }
    if (parameter == SIZE_MAX) {
        refuse(id, "the gradient of an array of this kind");
        return;
    }
    adjoints_[parameter].is_named = adjoints_[parameter].is_written = true;
    const std::string to = shadow(id);
    if (!body_.is_kernel() && !is_array) return add(to, seed, type);
    add_to_memory(to, type, seed, is_array && body_.is_kernel() && accesses_[parameter].stays_own);
}

// A row of a matrix is no place that can be added to: its components are.
void BackwardPrinter::pull_row(NodeId id, NodeId matrix, const Piece& given) {
    const syntax::Tree& tree = body_.tree();
    const NodeId index = tree.child(id, field::Subscript::slice);
    const NodeId root = root_of(tree, matrix);
    const size_t parameter = parameter_of(tree[root].text);
    const types::TypeId outer = type_of(matrix), type = type_of(id);
    if (body_.type(outer).kind != types::Kind::Matrix || tree[index].kind == Kind::Slice ||
        tree[index].kind == Kind::Tuple) {
        refuse(id, "the gradient of a part of a matrix");
        return;
    }
    if (parameter == SIZE_MAX && !activity_.is_active(tree[root].text)) return;
    const Piece seed = held(given, type, "adj_row");
    const std::string whole = shadow(matrix);
    const auto known = body_.integer(index);
    const plain::Support::Index row{known ? Piece{std::to_string(*known)} : value(index), known,
                                    may_be_negative(index)};
    for (uint32_t k = 0; k < body_.type(outer).cols; ++k) {
        const plain::Support::Index column{{std::to_string(k)}, int64_t{k}, false};
        const plain::Support::Index both[] = {row, column};
        auto to = file_.support.component({whole}, outer, both);
        auto from = file_.support.component(seed, type, {&column, 1});
        if (!to.ok() || !from.ok()) {
            refuse(id, to.ok() ? from.error() : to.error());
            return;
        }
        const types::TypeId scalar = types::of(body_.type(outer).scalar);
        if (parameter == SIZE_MAX || (!body_.is_kernel() && !parameters[parameter].is_array())) {
            add(to.value().text, from.value(), scalar);
        } else {
            add_to_memory(
                to.value().text, scalar, from.value(),
                parameters[parameter].is_array() && body_.is_kernel() && accesses_[parameter].stays_own);
        }
    }
    if (parameter != SIZE_MAX) adjoints_[parameter].is_named = adjoints_[parameter].is_written = true;
}

// `f(x).y`: a composite that is nothing but this component.
void BackwardPrinter::pull_component(NodeId id, NodeId of, const Piece& seed) {
    const syntax::Tree& tree = body_.tree();
    const types::TypeId whole = type_of(of);
    std::optional<int64_t> number;
    if (tree[id].kind == Kind::Subscript) {
        number = body_.integer(tree.child(id, field::Subscript::slice));
    } else {
        const size_t at = plain::letters.find(body_.text(tree[id].text));
        if (at != std::string_view::npos && body_.text(tree[id].text).size() == 1)
            number = static_cast<int64_t>(at);
    }
    const plain::Shape shape = whole.valid() ? plain::shape_of(body_.subject().types, whole) : plain::Shape{};
    if (!number || !shape.has_letters()) {
        refuse(id, "the gradient of a component of a value that has no name");
        return;
    }
    const int64_t at = *number < 0 ? *number + shape.components() : *number;
    std::string text_of_it = file_.type(whole, tree[id].line) + "{";
    for (int64_t i = 0; i < shape.components(); ++i)
        text_of_it += (i == 0 ? "" : ", ") + (i == at ? seed.text : plain::number(0.0, shape.scalar).text);
    pull(of, {text_of_it + "}"});
}

// ---- operators and calls

void BackwardPrinter::pull(NodeId id, Piece seed) {
    if (!activity_.varies(id) || file_.refusal) return;
    const syntax::Tree& tree = body_.tree();
    const types::TypeId type = type_of(id);
    const bool is_struct = type.valid() && body_.type(type).kind == types::Kind::Struct;
    if (is_struct) seed = held(seed, type, "adj_value");  // read member by member
    switch (tree[id].kind) {
        case Kind::Name:
            return pull_name(id, seed);
        case Kind::Subscript:
        case Kind::Attribute:
            return pull_place(id, seed);
        case Kind::IfExp:
            return pull_choice(id, std::move(seed));
        case Kind::Call:
            return pull_call(id, std::move(seed));
        case Kind::UnaryOp: {
            const NodeId args[] = {tree.child(id, field::UnaryOp::operand)};
            const StringId name =
                builtins::builtin_that(Effect::Compute, builtins::operation_of(tree[id].unary_operator()));
            if (!name.valid()) {
                refuse(id, "the gradient of an operator");
                return;
            }
            return pull_slopes(id, builtins::rows_of(name)[0], args, type_of(id), std::move(seed));
        }
        case Kind::BinOp: {
            const builtins::Row* row = operator_row(id, tree[id].op());
            const NodeId args[] = {tree.child(id, field::BinOp::left), tree.child(id, field::BinOp::right)};
            if (row == nullptr) {
                refuse(id, "the gradient of an operator");
                return;
            }
            return pull_slopes(id, *row, args, type_of(id), std::move(seed));
        }
        default:
            refuse(id, "the gradient of this expression");
    }
}

const builtins::Row* BackwardPrinter::operator_row(NodeId id, syntax::Operator op) const {
    if (const builtins::Row* row = body_.builtin(id)) {
        if (row->effect() == Effect::Compute) return row;
    }
    const StringId name = builtins::builtin_that(Effect::Compute, builtins::operation_of(op));
    return name.valid() ? &builtins::rows_of(name)[0] : nullptr;
}

void BackwardPrinter::pull_choice(NodeId id, Piece seed) {
    const syntax::Tree& tree = body_.tree();
    const NodeId test = tree.child(id, field::IfExp::test);
    const NodeId yes = tree.child(id, field::IfExp::body), no = tree.child(id, field::IfExp::orelse);
    if (const auto known = body_.truth(test)) return pull(*known ? yes : no, std::move(seed));
    check_condition(test);
    const bool both = activity_.varies(yes) && activity_.varies(no);
    if (both) seed = held(seed, type_of(id), "adj_value");
    const Piece condition = value(test);
    out_line(activity_.varies(yes) ? "if (" + condition.text + ") {"
                                   : "if (!" + plain::inside(condition, Binding::Prefix) + ") {");
    ++depth_;
    pull(yes, seed);
    if (both) {
        --depth_;
        out_line("} else {");
        ++depth_;
    }
    pull(no, seed);
    --depth_;
    out_line("}");
}

void BackwardPrinter::pull_slopes(NodeId at, const builtins::Row& row, std::span<const NodeId> args,
                                  types::TypeId result, Piece seed) {
    std::vector<types::TypeId> types;
    std::vector<Piece> pieces;
    size_t varying = 0;
    for (const NodeId one : args) {
        types.push_back(type_of(one));
        pieces.push_back(expression(one));
        varying += activity_.varies(one);
    }
    if (!result.valid()) result = types[0];
    if (args.size() == 2 && row.operation() == Operation::Mul &&
        activity_.is_square(args[0], args[1])) {  // both sides at once
        const Piece two = plain::number(2.0, body_.type(result).scalar);
        value(args[0]);
        return pull(args[0], plain::joined(plain::joined(two, "*", seed, Binding::Product), "*", pieces[0],
                                           Binding::Product));
    }
    if (varying > 1) seed = held(seed, result, word_for(at));
    for (size_t i = 0; i < args.size(); ++i) {
        if (!activity_.varies(args[i])) continue;
        auto made = file_.support.slope({row, pieces, types, result, {}}, i, seed);
        if (!made.ok()) {
            refuse(at, made.error());
            return;
        }
        if (!made.value()) continue;
        for (size_t k = 0; k < args.size(); ++k) {
            if ((made.value()->reads >> k & 1) != 0) value(args[k]);
        }
        pull(args[i], made.value()->piece);
    }
}

void BackwardPrinter::pull_call(NodeId id, Piece seed) {
    if (const lower::LoweredFunction* function = body_.function(id))
        return pull_function(id, *function, seed);
    if (body_.makes_struct(id)) return pull_struct(id, std::move(seed));
    const builtins::Row* row = body_.builtin(id);
    if (row == nullptr) {
        refuse(id, "the gradient of this call");
        return;
    }
    std::vector<NodeId> args;
    for (const NodeId given : values_of(id, *row)) {
        if (!type_of(given).valid()) continue;
        if (types::is_array(body_.type(type_of(given)))) {
            refuse(id, "the gradient of a call that takes an array");
            return;
        }
        args.push_back(given);
    }
    if (row->operation() == Operation::Cast && args.size() == 1) {
        auto made = file_.support.cast(seed, type_of(id), type_of(args[0]));
        if (!made.ok()) {
            refuse(id, made.error());
            return;
        }
        return pull(args[0], std::move(made).value());
    }
    if (row->effect() == Effect::Construct) return pull_construct(id, *row, args, std::move(seed));
    pull_slopes(id, *row, args, type_of(id), std::move(seed));
}

// `Body(position, mass)`: each argument is a member.
void BackwardPrinter::pull_struct(NodeId id, Piece seed) {
    const auto& fields = body_.subject().types[body_.type(type_of(id)).structure].fields;
    std::vector<std::string_view> names;
    for (const types::Field& one : fields) names.push_back(body_.text(one.name));
    const std::vector<NodeId> given = arguments(id, names);
    for (size_t i = 0; i < given.size(); ++i) {
        if (given[i].valid()) pull(given[i], {member_of(seed.text, name_of(fields[i].name))});
    }
}

// The arguments of a constructor are the components of what it makes.
void BackwardPrinter::pull_construct(NodeId id, const builtins::Row& row, std::span<const NodeId> args,
                                     Piece seed) {
    const types::TypeId made = type_of(id);
    const plain::Shape shape = plain::shape_of(body_.subject().types, made);
    const bool are_numbers = std::all_of(args.begin(), args.end(), [&](NodeId one) {
        return body_.type(type_of(one)).kind == types::Kind::Scalar;
    });
    size_t count = shape.components();
    if (shape.kind == types::Kind::Matrix) count = size_t{shape.rows} * shape.cols;
    if (shape.kind == types::Kind::Transform) count = 7;
    const auto component_of = [&](size_t number) -> Piece {
        const auto index = [](size_t at) {
            return plain::Support::Index{{std::to_string(at)}, static_cast<int64_t>(at), false};
        };
        std::vector<plain::Support::Index> all{index(number)};
        if (shape.kind == types::Kind::Matrix) all = {index(number / shape.cols), index(number % shape.cols)};
        auto part = file_.support.component(seed, made, all);
        return part.ok() ? std::move(part).value() : refuse(id, part.error());
    };
    if (args.size() == 1 && type_of(args[0]) == made) return pull(args[0], std::move(seed));
    if (shape.kind == types::Kind::Transform && args.size() == 2) {
        seed = held(seed, made, "adj_transform");
        pull(args[0], {seed.text + ".p"});
        return pull(args[1], {seed.text + ".q"});
    }
    if (shape.kind == types::Kind::Quaternion && args.size() == 2) {
        seed = held(seed, made, "adj_quaternion");
        pull(args[0], {file_.type(type_of(args[0]), 0) + "{" + seed.text + ".x, " + seed.text + ".y, " +
                       seed.text + ".z}"});
        return pull(args[1], {seed.text + ".w"});
    }
    if (are_numbers && args.size() == count) {
        seed = held(seed, made, word_for(id));
        for (size_t i = 0; i < args.size(); ++i) {
            if (activity_.varies(args[i])) pull(args[i], component_of(i));
        }
        return;
    }
    if (are_numbers && args.size() == 1) {  // fills all
        seed = held(seed, made, word_for(id));
        Piece sum = component_of(0);
        for (size_t i = 1; i < count; ++i) sum = plain::joined(sum, "+", component_of(i), Binding::Sum);
        return pull(args[0], std::move(sum));
    }
    pull_slopes(id, row, args, made, std::move(seed));
}

void BackwardPrinter::pull_function(NodeId id, const lower::LoweredFunction& function, const Piece& seed) {
    const AdjointFunction back = adjoint_function(shared_, function);
    if (file_.refusal) return;
    const Callee& callee = *file_.find(function);
    std::vector<std::string_view> names;
    const auto declared = Body::of(body_.subject(), function).parameters();
    for (const module::Parameter& one : declared) names.push_back(body_.text(one.name));
    const std::vector<NodeId> given = arguments(id, names);
    if (given.size() != callee.parameters.size() ||
        std::any_of(given.begin(), given.end(), [](NodeId one) { return !one.valid(); })) {
        refuse(id, "the gradient of a call with arguments left out");
        return;
    }
    std::string list, adjoints;
    const auto add_to = [](std::string& to, const std::string& one) { to += (to.empty() ? "" : ", ") + one; };
    struct Later {
        NodeId argument;
        std::string name;
    };
    std::vector<Later> later;
    for (size_t i = 0; i < given.size(); ++i) {
        const Parameter& parameter = callee.parameters[i];
        if (parameter.is_array()) {
            const NodeId root = root_of(body_.tree(), given[i]);
            const size_t own =
                body_.node(root).kind == Kind::Name ? parameter_of(body_.node(root).text) : SIZE_MAX;
            const auto one = array(given[i]);
            if (own == SIZE_MAX || !one || parameter.is_written) {
                refuse(given[i], "the gradient of a function that takes an array of this kind");
                return;
            }
            read_names(given[i], *reads_);
            add_to(list, one->pointer.text);
            for (const unsigned k : plain::dimensions(parameter.sizes)) add_to(list, size(*one, k));
            if (!back.has_adjoint[i]) continue;
            adjoints_[own].is_named = adjoints_[own].is_written = true;
            renamed_ = root;
            other_name_ = adj(body_.node(root).text);
            add_to(adjoints, array(given[i])->pointer.text);
            renamed_ = {};
            continue;
        }
        add_to(list, value(given[i]).text);
        if (!back.has_adjoint[i]) continue;
        const StringId name = body_.node(given[i]).text;
        const bool is_local = body_.node(given[i]).kind == Kind::Name && activity_.is_active(name) &&
                              !(body_.is_kernel() && parameter_of(name) != SIZE_MAX);
        if (is_local) {
            const size_t own = parameter_of(name);
            if (own != SIZE_MAX) adjoints_[own].is_named = adjoints_[own].is_written = true;
            add_to(adjoints, adj(name));
            continue;
        }
        later.push_back({given[i], fresh("adj_" + parameter.name)});
        add_to(adjoints, later.back().name);
    }
    for (const Later& one : later) {
        const types::TypeId type = type_of(one.argument);
        out_line(file_.type(type, 0) + " " + one.name +
                 (body_.type(type).kind == types::Kind::Scalar ? " = " + zero(type) : "{}") + ";");
    }
    if (adjoints.empty()) return;
    add_to(list, adjoints);
    add_to(list, seed.text);
    // The adjoint of a variable may be called the same.
    const bool is_hidden = std::any_of(own_names_.begin(), own_names_.end(),
                                       [&](const std::string& one) { return "adj_" + one == back.name; });
    out_line((is_hidden ? "::" : "") + back.name + "(" + list + ");", "&");
    for (const Later& one : later) pull(one.argument, {one.name});
}

}  // namespace weft::standalone
