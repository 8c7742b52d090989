// What a statement hands on: its target's adjoint goes to what the value was made of.
#include <algorithm>

#include "builtins/implicit.h"
#include "standalone/backward_printer.h"

namespace weft::standalone {

using builtins::Effect;
using builtins::Operation;

void BackwardPrinter::statement_back(NodeId id) {
    const syntax::Tree& tree = body_.tree();
    switch (tree[id].kind) {
        case Kind::Assign:
            return assign_back(id);
        case Kind::AugAssign:
            return update_back(id);
        case Kind::Expr:
            return expression_back(tree.child(id, field::Expr::value));
        case Kind::Return:
            return return_back(tree.child(id, field::Return::value));
        case Kind::Assert:
            return;
        default:
            refuse(id, "the gradient of `" + std::string(syntax::info(tree[id].kind).python) + "`");
    }
}

void BackwardPrinter::assign_back(NodeId id) {
    const syntax::Tree& tree = body_.tree();
    const NodeId target = tree.child(id, field::Assign::targets);
    const NodeId value_id = tree.child(id, field::Assign::value);
    switch (tree[target].kind) {
        case Kind::Name:
            return assign_name_back(target, value_id);
        case Kind::Subscript:
        case Kind::Attribute:
            return place_back(target, value_id);
        case Kind::Tuple: {
            const auto names = tree.field(target, field::Tuple::elts);
            const bool is_active = std::any_of(
                names.begin(), names.end(), [&](NodeId one) { return activity_.is_active(tree[one].text); });
            if (!is_active) return;
            if (tree[value_id].kind == Kind::Call && body_.function(value_id) != nullptr)
                return unpack_back(target, value_id);
            refuse(id, "the gradient of several names that are assigned at once");
            return;
        }
        default:
            return;
    }
}

// `adj_x += v`, where x itself was overwritten, as `adj_x = v`: the last thing to happen.
void BackwardPrinter::replace(const std::string& adjoint, std::vector<Line>& lines, size_t from,
                              types::TypeId type) {
    size_t at = from;
    while (at < lines.size() && lines[at].adds_to != adjoint) ++at;
    if (at == lines.size()) return out_line(adjoint + " = " + zero(type) + ";");
    Line moved = lines[at];
    lines.erase(lines.begin() + static_cast<ptrdiff_t>(at));
    const bool takes = moved.words.starts_with(adjoint + " -= ");
    std::string value_text = moved.words.substr(adjoint.size() + 4);
    value_text.pop_back();
    if (!takes && value_text == adjoint) return;
    const bool is_number = body_.type(type).kind == types::Kind::Scalar;
    const std::string times = adjoint + " * ";
    if (!takes && is_number && value_text.starts_with(times) && value_text.find(" ? ") == std::string::npos) {
        moved.words = adjoint + " *= " + value_text.substr(times.size()) + ";";
    } else {
        moved.words = adjoint + " = " + (takes ? "-" : "") + value_text + ";";
    }
    moved.updates = {};
    moved.adds_to.clear();
    lines.push_back(std::move(moved));
}

void BackwardPrinter::assign_name_back(NodeId target, NodeId value_id) {
    const StringId name = body_.node(target).text;
    if (parameter_of(name) != SIZE_MAX) {
        refuse(target, "the gradient of a parameter that is assigned to");
        return;
    }
    const types::TypeId type = type_of(target);
    if (type.valid() && types::is_array(body_.type(type))) {
        refuse(target, "the gradient of a part of an array under a name");
        return;
    }
    if (!activity_.is_active(name)) return;
    unsigned whole = 0, parts = 0;
    activity_.leaves(value_id, [&](NodeId leaf) {
        if (body_.node(root_of(body_.tree(), leaf)).text != name) return;
        (body_.node(leaf).kind == Kind::Name ? whole : parts) += 1;
    });
    const std::string adjoint = adj(name);
    if (whole + parts == 0) {
        pull(value_id, {adjoint});
        if (!variables_.declares(target)) out_line(adjoint + " = " + zero(type) + ";");
        return;
    }
    const auto is_branched = [&](const auto& self, NodeId at) -> bool {
        const Kind kind = body_.node(at).kind;
        if (kind == Kind::IfExp || (kind == Kind::Call && body_.function(at) != nullptr)) return true;
        const auto children = body_.tree().children(at);
        return std::any_of(children.begin(), children.end(),
                           [&](NodeId child) { return child.valid() && self(self, child); });
    };
    const bool is_struct = body_.type(type).kind == types::Kind::Struct;  // it is added member by member
    if (whole == 1 && parts == 0 && !is_struct && !is_branched(is_branched, value_id)) {
        const size_t from = lines_->size();
        pull(value_id, {adjoint});
        return replace(adjoint, *lines_, from, type);
    }
    const std::string next = fresh(adjoint + "_next");
    out_line("const " + file_.type(type, body_.node(target).line) + " " + next + " = " + adjoint + ";");
    const size_t reset = lines_->size();
    out_line(adjoint + " = " + zero(type) + ";");
    pull(value_id, {next});
    // The first thing that is added replaces the zero.
    if (reset + 1 >= lines_->size()) return;
    Line& first = (*lines_)[reset + 1];
    if (first.adds_to != adjoint || first.depth != depth_) return;
    const bool takes = first.words.starts_with(adjoint + " -= ");
    first.words = adjoint + " = " + (takes ? "-" : "") + first.words.substr(adjoint.size() + 4);
    first.adds_to.clear();
    first.updates = {};
    lines_->erase(lines_->begin() + static_cast<ptrdiff_t>(reset));
}

bool BackwardPrinter::is_row(NodeId target) const {
    const syntax::Tree& tree = body_.tree();
    if (tree[target].kind != Kind::Subscript) return false;
    const NodeId owner = tree.child(target, field::Subscript::value);
    const types::TypeId outer = type_of(owner), type = type_of(target);
    if (!outer.valid() || types::is_array(body_.type(outer))) return false;
    return !type.valid() || body_.type(type).kind != types::Kind::Scalar;
}

// An element of an array, or a component of a variable.
void BackwardPrinter::place_back(NodeId target, NodeId value_id) {
    const NodeId root = root_of(body_.tree(), target);
    const StringId name = body_.node(root).text;
    const types::TypeId whole = type_of(root);
    const types::TypeId type = type_of(target).valid() ? type_of(target) : type_of(value_id);
    if (body_.node(root).kind != Kind::Name || !whole.valid()) {
        refuse(target, "the gradient of this target");
        return;
    }
    if (!activity_.is_differentiable(type)) return;
    if (is_row(target)) {
        refuse(target, "the gradient of a row of a matrix that is assigned to");
        return;
    }
    const bool is_array = types::is_array(body_.type(whole));
    const size_t parameter = parameter_of(name);
    if (is_array && parameter != SIZE_MAX && keeps_adjoint(parameter)) {
        if (!activity_.varies(value_id)) return;
        adjoints_[parameter].is_named = true;
        return pull(value_id, {shadow(target)});
    }
    if (!is_array && (parameter != SIZE_MAX || !activity_.is_active(name))) {
        if (parameter != SIZE_MAX) refuse(target, "the gradient of a parameter that is assigned to");
        return;
    }
    if (is_array && parameter == SIZE_MAX) {
        refuse(target, "the gradient of a part of an array under a name");
        return;
    }
    if (is_array) adjoints_[parameter].is_named = adjoints_[parameter].is_written = true;
    const std::string place = shadow(target);
    if (activity_.varies(value_id)) {
        const std::string next = fresh("adj_value");
        out_line("const " + file_.type(type, body_.node(target).line) + " " + next + " = " + place + ";");
        out_line(place + " = " + zero(type) + ";");
        return pull(value_id, {next});
    }
    out_line(place + " = " + zero(type) + ";");
}

void BackwardPrinter::unpack_back(NodeId target, NodeId call_id) {
    const lower::LoweredFunction* function = body_.function(call_id);
    const Callee* callee = file_.find(*function);
    const auto names = body_.tree().field(target, field::Tuple::elts);
    std::string list, reset;
    for (size_t i = 0; i < names.size(); ++i) {
        const StringId name = body_.node(names[i]).text;
        const types::TypeId type = function->body.results[i];
        const bool is_active = activity_.is_active(name);
        list += (i == 0 ? "" : ", ") + (is_active ? adj(name) : zero(type));
        if (is_active && !variables_.declares(names[i])) reset += adj(name) + " = " + zero(type) + ";\n";
    }
    if (!reset.empty() || callee == nullptr) {
        refuse(target, "the gradient of several results that replace what was there");
        return;
    }
    pull_function(call_id, *function, {callee->result + "{" + list + "}"});
}

void BackwardPrinter::update_back(NodeId id) {
    const syntax::Tree& tree = body_.tree();
    const NodeId target = tree.child(id, field::AugAssign::target);
    const NodeId value_id = tree.child(id, field::AugAssign::value);
    const NodeId root = root_of(tree, target);
    const StringId name = tree[root].text;
    const types::TypeId type = type_of(target).valid() ? type_of(target) : type_of(value_id);
    if (!activity_.is_differentiable(type)) return;
    const size_t parameter = parameter_of(name);
    const types::TypeId whole = type_of(root);
    const bool is_array = whole.valid() && types::is_array(body_.type(whole));
    if (!is_array && parameter != SIZE_MAX) {
        refuse(target, "the gradient of a parameter that is assigned to");
        return;
    }
    if (!is_array && !activity_.is_active(name)) return;
    if (is_array && parameter == SIZE_MAX) {
        refuse(target, "the gradient of a part of an array under a name");
        return;
    }
    if (tree[target].kind == Kind::Subscript && indices_of(target).size() == 1) {
        const types::TypeId owner = type_of(tree.child(target, field::Subscript::value));
        if (owner.valid() && body_.type(owner).kind == types::Kind::Matrix) {
            refuse(target, "the gradient of a row of a matrix that is updated");
            return;
        }
    }
    const bool is_name = tree[target].kind == Kind::Name;
    const syntax::Operator op = tree[id].op();
    if (op == syntax::Operator::Add || op == syntax::Operator::Sub) {
        if (!activity_.varies(value_id)) return;
        if (is_array) adjoints_[parameter].is_named = true;
        Piece seed{is_name ? adj(name) : shadow(target)};
        unsigned own = 0;
        activity_.leaves(value_id, [&](NodeId leaf) { own += tree[root_of(tree, leaf)].text == name; });
        if (own != 0 && !is_array) {  // `x += x * y` adds to what it reads
            const std::string next = fresh(adj(name) + "_next");
            out_line("const " + file_.type(type, tree[id].line) + " " + next + " = " + seed.text + ";");
            seed = {next};
        }
        return pull(value_id, op == syntax::Operator::Add ? seed : negated(seed, type));
    }
    const builtins::Row* row = operator_row(id, op);
    const NodeId args[] = {target, value_id};
    if (row == nullptr || is_row(target)) {
        refuse(id, "the gradient of this update");
        return;
    }
    if (is_name) {
        unsigned own = 0;
        activity_.leaves(value_id, [&](NodeId leaf) { own += tree[root_of(tree, leaf)].text == name; });
        if (own == 0) {
            const size_t from = lines_->size();
            pull_slopes(id, *row, args, type, {adj(name)});
            return replace(adj(name), *lines_, from, type);
        }
    }
    if (is_array) adjoints_[parameter].is_named = adjoints_[parameter].is_written = true;
    const std::string place = is_name ? adj(name) : shadow(target);
    const std::string next = fresh("adj_value");
    out_line("const " + file_.type(type, tree[id].line) + " " + next + " = " + place + ";");
    out_line(place + " = " + zero(type) + ";");
    pull_slopes(id, *row, args, type, {next});
}

// An atomic whose result nobody looks at; what else stands alone hands nothing on.
void BackwardPrinter::expression_back(NodeId value_id) {
    const syntax::Tree& tree = body_.tree();
    const builtins::Row* row = tree[value_id].kind == Kind::Call ? body_.builtin(value_id) : nullptr;
    if (row == nullptr || row->effect() == Effect::Draw) return;
    if (row->effect() != Effect::Atomic) {
        if (builtins::facts(row->effect()).writes != builtins::Writes::Nothing)
            refuse(value_id, "the gradient of a call that changes its argument");
        return;
    }
    const auto given = tree.field(value_id, field::Call::args);
    const types::TypeId element = body_.type(type_of(given[0])).element;
    if (!activity_.is_differentiable(element)) return;
    const bool is_sum = row->operation() == Operation::Add || row->operation() == Operation::Sub;
    const size_t parameter = tree[given[0]].kind == Kind::Name ? parameter_of(tree[given[0]].text) : SIZE_MAX;
    if (!is_sum || parameter == SIZE_MAX) {
        refuse(value_id, "the gradient of an atomic that is no sum");
        return;
    }
    if (!activity_.varies(given.back())) return;
    adjoints_[parameter].is_named = true;
    renamed_ = given[0];
    other_name_ = adj(tree[given[0]].text);
    const auto whole = array(given[0]);
    renamed_ = {};
    std::vector<Piece> indices;
    for (unsigned k = 0; k + 2 < given.size(); ++k) {
        value(given[k + 1]);  // what it reads is needed
        indices.push_back(element_index(*whole, k, given[k + 1]));
    }
    const Piece seed{whole->pointer.text + "[" + offset(*whole, indices).text + "]"};
    pull(given.back(), row->operation() == Operation::Add ? seed : negated(seed, element));
}

void BackwardPrinter::return_back(NodeId value_id) {
    if (body_.is_kernel() || !value_id.valid()) return;
    if (body_.node(value_id).kind != Kind::Tuple) return pull(value_id, {"adj_result"});
    const auto parts = body_.tree().field(value_id, field::Tuple::elts);
    if (members.empty()) name_members();
    for (size_t i = 0; i < parts.size(); ++i) pull(parts[i], {"adj_result." + members[i]});
}

}  // namespace weft::standalone
