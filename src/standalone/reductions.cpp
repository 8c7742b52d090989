// Updates of places that are the same for all threads.
#include <algorithm>

#include "builtins/implicit.h"
#include "standalone/plan.h"

namespace weft::standalone {

using builtins::Operation;
using typed::Kind;
using typed::NodeId;
namespace field = typed::field;

namespace {

class ReductionFinder {
  public:
    ReductionFinder(const typed::Body& body, const typed::Variables& variables)
        : body_(body), variables_(variables) {}

    Result<std::vector<Reduction>> find() {
        for (const NodeId statement : body_.statements()) visit(statement);
        std::vector<Reduction> out;
        for (Reduction& one : found_) {
            const bool is_alone = std::find(others_.begin(), others_.end(), one.array) == others_.end();
            const bool is_number = body_.type(one.type).kind == types::Kind::Scalar &&
                                   types::facts(body_.type(one.type).scalar).bytes >= 4;
            if (is_alone && is_number) out.push_back(std::move(one));
        }
        if (out.empty() && found_.empty()) return Error::finding("it adds to no single place");
        if (out.empty())
            return Error::finding(
                "the place it adds to is used otherwise, or holds no number of 4 or 8 bytes");
        return out;
    }

  private:
    bool is_parameter(StringId name) const {
        const auto all = body_.parameters();
        return std::any_of(all.begin(), all.end(),
                           [&](const module::Parameter& one) { return one.name == name; });
    }

    // Built of numbers and parameters that stay as they are, and no index from behind.
    bool is_uniform(NodeId id) const {
        if (const auto known = body_.integer(id)) return *known >= 0;
        const syntax::Node& node = body_.node(id);
        if (node.kind == Kind::Name) return is_parameter(node.text) && variables_.writes(node.text) == 0;
        return false;
    }

    static bool is_joinable(Operation operation) {
        return operation == Operation::Add || operation == Operation::Sub || operation == Operation::Min ||
               operation == Operation::Max;
    }

    bool are_alike(std::span<const NodeId> a, std::span<const NodeId> b) const {
        return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](NodeId x, NodeId y) {
            const auto one = body_.integer(x), other = body_.integer(y);
            if (one || other) return one == other;
            return body_.node(x).text == body_.node(y).text;
        });
    }

    // Whether the update is one of ours; it is noted then.
    bool note(NodeId update, NodeId array, std::span<const NodeId> indices, Operation operation) {
        const syntax::Node& node = body_.node(array);
        if (node.kind != Kind::Name || !is_parameter(node.text) || !is_joinable(operation)) return false;
        const types::Type& whole = body_.kind_of(array).kind == types::Kind::Array
                                       ? body_.kind_of(array)
                                       : parameter_type(node.text);
        if (whole.kind != types::Kind::Array || whole.ndim != indices.size()) return false;
        if (!std::all_of(indices.begin(), indices.end(), [&](NodeId one) { return is_uniform(one); }))
            return false;
        const Operation joined = operation == Operation::Sub ? Operation::Add : operation;
        for (Reduction& one : found_) {
            if (one.array != node.text || one.operation != joined || !are_alike(one.indices, indices))
                continue;
            one.updates.push_back(update);
            return true;
        }
        found_.push_back({node.text, {indices.begin(), indices.end()}, joined, whole.element, {update}});
        return true;
    }

    const types::Type& parameter_type(StringId name) const {
        static const types::Type none;
        for (const module::Parameter& one : body_.parameters()) {
            if (one.name == name) return body_.type(one.type);
        }
        return none;
    }

    void visit(NodeId id) {
        if (!id.valid()) return;
        const syntax::Tree& tree = body_.tree();
        switch (tree[id].kind) {
            case Kind::Expr: {
                const NodeId call = tree.child(id, field::Expr::value);
                const builtins::Row* row = tree[call].kind == Kind::Call ? body_.builtin(call) : nullptr;
                if (row == nullptr || row->effect() != builtins::Effect::Atomic) break;
                const auto args = tree.field(call, field::Call::args);
                const bool is_plain = args.size() >= 3 && tree.field(call, field::Call::keywords).empty();
                if (!is_plain || !note(call, args[0], args.subspan(1, args.size() - 2), row->operation()))
                    break;
                return visit(args.back());
            }
            case Kind::AugAssign: {
                const NodeId target = tree.child(id, field::AugAssign::target);
                if (tree[target].kind != Kind::Subscript) break;
                const NodeId slice = tree.child(target, field::Subscript::slice);
                std::span<const NodeId> indices{&slice, 1};
                if (tree[slice].kind == Kind::Tuple) indices = tree.field(slice, field::Tuple::elts);
                if (!note(id, tree.child(target, field::Subscript::value), indices,
                          builtins::operation_of(tree[id].op())))
                    break;
                return visit(tree.child(id, field::AugAssign::value));
            }
            case Kind::Attribute:
                if (tree[tree.child(id, field::Attribute::value)].kind == Kind::Name) return;
                break;
            case Kind::Name:
                if (std::find(others_.begin(), others_.end(), tree[id].text) == others_.end())
                    others_.push_back(tree[id].text);
                return;
            default:
                break;
        }
        for (const NodeId child : tree.children(id)) visit(child);
    }

    const typed::Body& body_;
    const typed::Variables& variables_;
    std::vector<Reduction> found_;
    std::vector<StringId> others_;  // names that stand elsewhere
};

}  // namespace

Result<std::vector<Reduction>> find_reductions(const typed::Body& body, const typed::Variables& variables) {
    return ReductionFinder(body, variables).find();
}

}  // namespace weft::standalone
