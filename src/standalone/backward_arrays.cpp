// What the threads do with arrays, and whether the way back can follow: an element that is read must still
// hold what was read, and the adjoint of one that is written belongs to a single write.
#include <algorithm>

#include "standalone/backward_printer.h"

namespace weft::standalone {

using builtins::Effect;

std::vector<NodeId> BackwardPrinter::indices_of(NodeId subscript) const {
    const syntax::Tree& tree = body_.tree();
    const NodeId slice = tree.child(subscript, field::Subscript::slice);
    if (tree[slice].kind != Kind::Tuple) return {slice};
    const auto all = tree.field(slice, field::Tuple::elts);
    return {all.begin(), all.end()};
}

// Every coordinate of the thread once, and nothing else: no other thread has the same.
bool BackwardPrinter::is_own_index(NodeId place_id) const {
    const syntax::Tree& tree = body_.tree();
    NodeId innermost = place_id;
    for (NodeId at = place_id; tree[at].kind == Kind::Subscript || tree[at].kind == Kind::Attribute;) {
        innermost = at;
        at = tree[at].kind == Kind::Subscript ? tree.child(at, field::Subscript::value)
                                              : tree.child(at, field::Attribute::value);
    }
    if (tree[innermost].kind != Kind::Subscript) return false;
    std::vector<NodeId> indices = indices_of(innermost);
    const unsigned rank = body_.type(type_of(tree.child(innermost, field::Subscript::value))).ndim;
    if (indices.size() != rank || rank != thread_.names.size()) return false;
    std::set<std::string> coordinates;
    for (const NodeId one : indices) {
        if (tree[one].kind == Kind::Name) {
            coordinates.insert(name_of(tree[one].text));
        } else if (const builtins::Row* row = tree[one].kind == Kind::Call ? body_.builtin(one) : nullptr;
                   row != nullptr && row->effect() == Effect::Thread) {
            coordinates.insert(thread_.names[0]);
        }
    }
    return std::set<std::string>(thread_.names.begin(), thread_.names.end()) == coordinates;
}

void BackwardPrinter::access_reads(NodeId id, const std::set<size_t>& written) {
    const syntax::Tree& tree = body_.tree();
    const syntax::Node& node = tree[id];
    const auto note = [&](NodeId name, bool is_own) {
        const size_t parameter = tree[name].kind == Kind::Name ? parameter_of(tree[name].text) : SIZE_MAX;
        if (parameter == SIZE_MAX || !parameters[parameter].is_array()) return;
        accesses_[parameter].reads = true;
        accesses_[parameter].stays_own = accesses_[parameter].stays_own && is_own;
        accesses_[parameter].reads_again = accesses_[parameter].reads_again || written.count(parameter) != 0;
    };
    if (node.kind == Kind::Subscript || node.kind == Kind::Attribute) {
        const NodeId root = root_of(tree, id);
        const types::TypeId type = type_of(id);
        const bool is_size =
            type.valid() && node.kind == Kind::Subscript &&
            tree[tree.child(id, field::Subscript::value)].kind == Kind::Attribute &&
            type_of(tree.child(id, field::Subscript::value)) != type && types::is_integer(body_.type(type)) &&
            body_.type(type_of(root)).kind == types::Kind::Array && !is_own_index(id) &&
            indices_of(id).size() == 1 && !type_of(tree.child(id, field::Subscript::value)).valid();
        const bool is_attribute_of_array =
            node.kind == Kind::Attribute && tree.child(id, field::Attribute::value) == root;
        if (!is_size && !is_attribute_of_array) note(root, is_own_index(id));
        for (NodeId at = id; tree[at].kind == Kind::Subscript || tree[at].kind == Kind::Attribute;) {
            if (tree[at].kind == Kind::Subscript) {
                for (const NodeId index : indices_of(at)) access_reads(index, written);
                at = tree.child(at, field::Subscript::value);
            } else {
                at = tree.child(at, field::Attribute::value);
            }
        }
        if (tree[root].kind != Kind::Name) access_reads(root, written);
        return;
    }
    if (node.kind == Kind::Name) {
        const types::TypeId type = type_of(id);
        if (type.valid() && types::is_array(body_.type(type))) note(id, false);  // handed to a function
        return;
    }
    if (node.kind == Kind::Call) {
        const builtins::Row* row = body_.builtin(id);
        if (row != nullptr && row->effect() == Effect::Atomic) {
            refuse(id, "the gradient of a kernel that uses what an atomic returns");
            return;
        }
        if (row != nullptr && builtins::facts(row->effect()).writes == builtins::Writes::Rest) {
            refuse(id, "the gradient of a call that yields several values");
            return;
        }
        if (row != nullptr && row->operation() == builtins::Operation::Length) return;
        if (const lower::LoweredFunction* function = body_.function(id)) {
            const Callee* callee = file_.find(*function);
            const auto writes = [](const Parameter& one) { return one.is_written; };
            if (callee == nullptr ||
                std::any_of(callee->parameters.begin(), callee->parameters.end(), writes)) {
                refuse(id, "the gradient of a function that writes to an array");
                return;
            }
        }
    }
    for (const NodeId child : tree.children(id)) {
        if (child.valid()) access_reads(child, written);
    }
}

void BackwardPrinter::access_write(NodeId place_id, bool is_add, std::set<size_t>& written) {
    const syntax::Tree& tree = body_.tree();
    const NodeId root = root_of(tree, place_id);
    const size_t parameter = tree[root].kind == Kind::Name ? parameter_of(tree[root].text) : SIZE_MAX;
    for (NodeId at = place_id; at != root;) {
        if (tree[at].kind == Kind::Subscript) {
            for (const NodeId index : indices_of(at)) access_reads(index, written);
            at = tree.child(at, field::Subscript::value);
        } else {
            at = tree.child(at, field::Attribute::value);
        }
    }
    if (parameter == SIZE_MAX || !parameters[parameter].is_array()) return;
    Access& access = accesses_[parameter];
    (is_add ? access.adds : access.stores) = true;
    access.stays_own = access.stays_own && is_own_index(place_id);
    if (!is_add && written.count(parameter) != 0) access.is_overwritten = true;
    written.insert(parameter);
}

void BackwardPrinter::access_statements(std::span<const NodeId> all, std::set<size_t>& written) {
    for (const NodeId id : typed::Variables::compiled(body_, all)) access_statement(id, written);
}

void BackwardPrinter::access_statement(NodeId id, std::set<size_t>& written) {
    const syntax::Tree& tree = body_.tree();
    switch (tree[id].kind) {
        case Kind::Assign: {
            access_reads(tree.child(id, field::Assign::value), written);
            const NodeId target = tree.child(id, field::Assign::targets);
            if (tree[target].kind == Kind::Subscript || tree[target].kind == Kind::Attribute)
                access_write(target, false, written);
            return;
        }
        case Kind::AugAssign: {
            const NodeId target = tree.child(id, field::AugAssign::target);
            access_reads(tree.child(id, field::AugAssign::value), written);
            if (tree[target].kind != Kind::Subscript && tree[target].kind != Kind::Attribute) return;
            const bool is_add =
                tree[id].op() == syntax::Operator::Add || tree[id].op() == syntax::Operator::Sub;
            if (!is_add) access_reads(target, written);
            return access_write(target, is_add, written);
        }
        case Kind::Expr: {
            const NodeId value_id = tree.child(id, field::Expr::value);
            const builtins::Row* row = tree[value_id].kind == Kind::Call ? body_.builtin(value_id) : nullptr;
            if (row == nullptr || row->effect() != Effect::Atomic) return access_reads(value_id, written);
            const auto given = tree.field(value_id, field::Call::args);
            for (size_t i = 1; i < given.size(); ++i) access_reads(given[i], written);
            const size_t parameter =
                tree[given[0]].kind == Kind::Name ? parameter_of(tree[given[0]].text) : SIZE_MAX;
            if (parameter == SIZE_MAX) {
                refuse(id, "the gradient of an atomic on an array of this kind");
                return;
            }
            accesses_[parameter].adds = true;
            accesses_[parameter].stays_own = false;
            written.insert(parameter);
            return;
        }
        case Kind::If: {
            access_reads(tree.child(id, field::If::test), written);
            std::set<size_t> otherwise = written;
            access_statements(tree.field(id, field::If::body), written);
            access_statements(tree.field(id, field::If::orelse), otherwise);
            written.insert(otherwise.begin(), otherwise.end());
            return;
        }
        case Kind::For:
            access_reads(tree.child(id, field::For::iter), written);
            for (int round = 0; round < 2; ++round)
                access_statements(tree.field(id, field::For::body), written);
            return;
        case Kind::While:
            for (int round = 0; round < 2; ++round) {
                access_reads(tree.child(id, field::While::test), written);
                access_statements(tree.field(id, field::While::body), written);
            }
            return;
        case Kind::Return:
        case Kind::Assert:
            for (const NodeId child : tree.children(id)) {
                if (child.valid()) access_reads(child, written);
            }
            return;
        default:
            return;
    }
}

// The adjoint of an output is read and stays; else it is taken away by each write, which leaves that of what
// stood there before.
bool BackwardPrinter::keeps_adjoint(size_t parameter) const {
    const Access& access = accesses_[parameter];
    if (access.reads && access.stores) return false;
    return !access.stays_own || !(access.is_overwritten || access.adds);
}

void BackwardPrinter::look_at_arrays() {
    std::set<size_t> written;
    access_statements(body_.statements(), written);
    for (size_t i = 0; i < parameters.size(); ++i) {
        const Access& access = accesses_[i];
        const std::string name = "`" + std::string(body_.text(parameters[i].python)) + "`";
        if (access.reads_again)
            refuse(body_.def(), "the gradient of a kernel that reads " + name + ", which it has written");
        if (access.stays_own || !(access.stores || access.adds)) continue;
        if (access.reads && !(shared_.is_exact && !access.adds))
            refuse(body_.def(), "the gradient of a kernel in which threads may read elements of " + name +
                                    " that others write");
        if (access.stores && access.adds)
            refuse(body_.def(), "the gradient of a kernel that both adds to " + name + " and overwrites it");
        const types::TypeId element = body_.type(parameters[i].type).element;
        if (access.stores && activity_.is_differentiable(element) && !shared_.is_exact)
            refuse(body_.def(),
                   "the gradient of a kernel in which several threads may write one element of " + name);
    }
}

}  // namespace weft::standalone
