// Products of two matrices: a loop that does nothing but `sum += a[i, k] * b[k, j]`. Tensor cores round the
// factors, so what is made of the sum must not magnify that.
#include <algorithm>

#include "builtins/implicit.h"
#include "standalone/plan.h"
#include "standalone/tree_questions.h"

namespace weft::standalone {

using builtins::Operation;
using syntax::Operator;
using typed::Kind;
using typed::NodeId;
namespace field = typed::field;

namespace {

class ProductFinder {
  public:
    ProductFinder(const typed::Body& body, const typed::Variables& variables, TiledLoop loop)
        : body_(body), variables_(variables), loop_(std::move(loop)) {}

    Result<MatrixProduct> find() {
        using Axis = Tile::Axis;
        const Error none = Error::finding("no loop that does nothing but add up a[i, k] * b[k, j]");
        if (loop_.tiles.size() != 2) return none;
        const auto is_left = [](const Tile& one) {
            return one.axes == std::vector{Axis::Row, Axis::Step} && one.loads.size() == 1;
        };
        const auto is_right = [](const Tile& one) {
            return (one.axes == std::vector{Axis::Step, Axis::Column} ||
                    one.axes == std::vector{Axis::Column, Axis::Step}) &&
                   one.loads.size() == 1;
        };
        MatrixProduct out;
        const bool is_swapped = is_left(loop_.tiles[1]);
        out.left = loop_.tiles[is_swapped ? 1 : 0];
        out.right = loop_.tiles[is_swapped ? 0 : 1];
        if (!is_left(out.left) || !is_right(out.right)) return none;
        out.loop = loop_.loop;
        out.end = loop_.end;
        if (!reads_product(out)) return none;
        const types::Scalar scalar = body_.type(out.left.element).scalar;
        const bool are_numbers = body_.type(out.left.element).kind == types::Kind::Scalar &&
                                 out.left.element == out.right.element &&
                                 (scalar == types::Scalar::Float32 || scalar == types::Scalar::Float16);
        if (!are_numbers || variables_.find(out.sum) == nullptr ||
            variables_.find(out.sum)->type != types::float32)
            return Error::finding(
                "factors that are not both float32 or float16, or a sum that is no float32");
        if (!begins_at_zero(out)) return Error::finding("a sum that does not begin at zero");
        if (!stays_exact(out)) return Error::finding("what is made of the product may magnify its rounding");
        return out;
    }

  private:
    // `sum += a * b`, `sum = sum + a * b`.
    bool reads_product(MatrixProduct& out) const {
        const syntax::Tree& tree = body_.tree();
        const auto body = typed::Variables::compiled(body_, tree.field(out.loop, field::For::body));
        if (body.size() != 1) return false;
        NodeId target, value;
        if (tree[body[0]].kind == Kind::AugAssign && tree[body[0]].op() == Operator::Add) {
            target = tree.child(body[0], field::AugAssign::target);
            value = tree.child(body[0], field::AugAssign::value);
        } else if (tree[body[0]].kind == Kind::Assign) {
            target = tree.child(body[0], field::Assign::targets);
            const NodeId sum = tree.child(body[0], field::Assign::value);
            if (tree[target].kind != Kind::Name || tree[sum].kind != Kind::BinOp ||
                tree[sum].op() != Operator::Add ||
                !is_name(body_, tree.child(sum, field::BinOp::left), tree[target].text))
                return false;
            value = tree.child(sum, field::BinOp::right);
        } else {
            return false;
        }
        if (tree[target].kind != Kind::Name || tree[value].kind != Kind::BinOp ||
            tree[value].op() != Operator::Mult)
            return false;
        out.sum = tree[target].text;
        const NodeId a = factor(tree.child(value, field::BinOp::left)),
                     b = factor(tree.child(value, field::BinOp::right));
        const NodeId left = out.left.loads[0], right = out.right.loads[0];
        return (a == left && b == right) || (a == right && b == left);
    }

    // An element, or one that is made a float32.
    NodeId factor(NodeId id) const {
        const builtins::Row* row = body_.node(id).kind == Kind::Call ? body_.builtin(id) : nullptr;
        const auto args =
            row != nullptr ? body_.tree().field(id, field::Call::args) : std::span<const NodeId>{};
        const bool is_cast = row != nullptr && row->operation() == Operation::Cast && args.size() == 1 &&
                             body_.type_of(id) == types::float32;
        return is_cast ? args[0] : id;
    }

    // Bound once before the loop, to nothing; `out.zero` is that statement.
    bool begins_at_zero(MatrixProduct& out) const {
        if (variables_.writes(out.sum) != 2) return false;
        const syntax::Tree& tree = body_.tree();
        for (const NodeId id : typed::Variables::compiled(body_, body_.statements())) {
            if (id == out.loop) break;
            if (tree[id].kind != Kind::Assign ||
                !is_name(body_, tree.child(id, field::Assign::targets), out.sum))
                continue;
            NodeId value = factor(tree.child(id, field::Assign::value));
            const value::Value* known = body_.constant(value);
            const bool is_zero =
                known != nullptr && known->kind == value::ValueKind::Float && known->real == 0.0;
            if (is_zero) out.zero = id;
            return is_zero;
        }
        return false;
    }

    bool mentions(NodeId id) const {
        if (!id.valid()) return false;
        const syntax::Node& node = body_.node(id);
        if (node.kind == Kind::Name)
            return std::find(rounded_.begin(), rounded_.end(), node.text) != rounded_.end();
        const auto children = body_.tree().children(id);
        return std::any_of(children.begin(), children.end(), [&](NodeId child) { return mentions(child); });
    }

    bool stays_exact(const MatrixProduct& product) {
        rounded_ = {product.sum};
        bool is_behind = false;
        const syntax::Tree& tree = body_.tree();
        for (const NodeId id : typed::Variables::compiled(body_, body_.statements())) {
            if (id == product.loop) {
                is_behind = true;
                continue;
            }
            if (id == product.zero || !mentions(id)) continue;
            if (!is_behind) return false;  // printed behind the product, it would read the finished sum
            const bool is_update = tree[id].kind == Kind::AugAssign;
            if (!is_update && tree[id].kind != Kind::Assign) return false;
            const NodeId target =
                is_update ? tree.child(id, field::AugAssign::target) : tree.child(id, field::Assign::targets);
            const NodeId value =
                is_update ? tree.child(id, field::AugAssign::value) : tree.child(id, field::Assign::value);
            const bool is_linear =
                !is_update || tree[id].op() == Operator::Add || tree[id].op() == Operator::Sub;
            if (!is_linear || !is_smooth(value)) return false;
            if (tree[target].kind == Kind::Name) {
                rounded_.push_back(tree[target].text);
            } else if (tree[target].kind != Kind::Subscript ||
                       mentions(tree.child(target, field::Subscript::slice))) {
                return false;
            }
        }
        return true;
    }

    bool is_smooth(NodeId id) const {
        if (!mentions(id)) return true;
        const syntax::Tree& tree = body_.tree();
        const syntax::Node& node = tree[id];
        if (node.kind == Kind::Name) return true;
        if (node.kind == Kind::UnaryOp && node.unary_operator() == syntax::UnaryOperator::USub)
            return is_smooth(tree.child(id, field::UnaryOp::operand));
        if (node.kind == Kind::BinOp) {
            const NodeId left = tree.child(id, field::BinOp::left),
                         right = tree.child(id, field::BinOp::right);
            switch (node.op()) {
                case Operator::Add:
                case Operator::Sub:
                    return is_smooth(left) && is_smooth(right);
                case Operator::Mult:
                    return is_smooth(left) && is_smooth(right) && mentions(left) != mentions(right);
                default:
                    return false;
            }
        }
        const builtins::Row* row = node.kind == Kind::Call ? body_.builtin(id) : nullptr;
        if (row == nullptr) return false;
        const bool is_kind = row->operation() == Operation::Min || row->operation() == Operation::Max ||
                             row->operation() == Operation::Clamp || row->operation() == Operation::Abs;
        const auto args = tree.field(id, field::Call::args);
        return is_kind && std::all_of(args.begin(), args.end(), [&](NodeId one) { return is_smooth(one); });
    }

    const typed::Body& body_;
    const typed::Variables& variables_;
    const TiledLoop loop_;
    std::vector<StringId> rounded_;  // names that hold what tensor cores rounded
};

}  // namespace

Result<MatrixProduct> find_product(const typed::Body& body, const typed::Variables& variables,
                                   unsigned dims) {
    if (dims != 2) return Error::finding("a launch of not two dimensions");
    WEFT_TRY(TiledLoop loop, find_tiled_loop(body, variables, dims));
    return ProductFinder(body, variables, std::move(loop)).find();
}

}  // namespace weft::standalone
