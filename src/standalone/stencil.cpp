// Arrays that threads read near their own place: `a[i - 1]`, `a[wp.min(i + 1, a.shape[0] - 1), j]`,
// `a[(i + 1) % a.shape[0]]`, also with the counter of a loop over known numbers.
//
// An index that is cut off at the ends, and one that is not, both lie inside the array when they are read: so
// they are the same as the index cut off at both ends, and a tile whose border is filled that way serves all
// of them, whatever the size of the launch.
#include <algorithm>
#include <map>

#include "standalone/coordinates.h"
#include "standalone/plan.h"
#include "standalone/tree_questions.h"

namespace weft::standalone {

using builtins::Operation;
using typed::Kind;
using typed::NodeId;
namespace field = typed::field;

namespace {

constexpr int64_t farthest = 8;  // of a tile's border

class StencilFinder {
  public:
    StencilFinder(const typed::Body& body, const typed::Variables& variables, Coordinates thread)
        : body_(body), variables_(variables), thread_(std::move(thread)), arrays_(read_only_arrays(body)) {}

    Result<Stencil> find() {
        block(body_.statements(), true);
        Stencil out;
        for (auto& [name, one] : found_) {
            if (!one.is_ours || !is_near(one.halo)) continue;
            const bool has_edges = std::any_of(one.halo.edges.begin(), one.halo.edges.end(),
                                               [](Edge edge) { return edge != Edge::Nothing; });
            // An array without elements has no ends.
            if (has_edges && !one.is_surely_read) continue;
            out.halos.push_back(one.halo);
        }
        if (out.halos.empty()) return Error::finding("it reads no array near the thread's own place");
        drop(out);
        return out;
    }

  private:
    struct Found {
        Halo halo;
        bool is_ours = true, is_surely_read = false;
    };
    struct Near {
        NearIndex index;
        Edge edge = Edge::Nothing;
        unsigned coordinate = 0;
        int sizes = 0;   // how often the size was added, before a remainder is taken
        StringId array;  // whose size that, or the cut, was
    };
    struct Counter {
        int64_t first, last;
    };

    // Different places, and not too far from each other.
    static bool is_near(const Halo& halo) {
        const auto is_same = [](const Halo::Load& a, const Halo::Load& b) {
            for (size_t d = 0; d < a.indices.size(); ++d) {
                if (a.indices[d].offset != b.indices[d].offset ||
                    a.indices[d].counter != b.indices[d].counter)
                    return false;
            }
            return true;
        };
        bool differs = false;
        for (const Halo::Load& one : halo.loads) {
            differs = differs || !is_same(one, halo.loads[0]);
            for (const NearIndex& index : one.indices) {
                if (index.least < -farthest || index.most > farthest) return false;
                differs = differs || index.counter.valid();
            }
        }
        return differs;
    }

    // ---- statements, in order: names that are bound once stand for their values

    void block(std::span<const NodeId> statements, bool is_sure) {
        const auto values = values_;
        const auto counters = counters_;
        for (const NodeId id : typed::Variables::compiled(body_, statements)) {
            statement(id, is_sure);
            if (contains(body_, id, Kind::Return) || contains(body_, id, Kind::Break) ||
                contains(body_, id, Kind::Continue))
                is_sure = false;
        }
        values_ = values;
        counters_ = counters;
    }

    void statement(NodeId id, bool is_sure) {
        const syntax::Tree& tree = body_.tree();
        switch (tree[id].kind) {
            case Kind::Assign: {
                const NodeId target = tree.child(id, field::Assign::targets);
                const NodeId value = tree.child(id, field::Assign::value);
                visit(value, is_sure);
                visit(target, is_sure);
                if (tree[target].kind == Kind::Name && variables_.writes(tree[target].text) == 1) {
                    values_[tree[target].text.index] = value;
                    definitions_[tree[target].text.index] = id;
                }
                return;
            }
            case Kind::If:
                visit(tree.child(id, field::If::test), is_sure);
                block(tree.field(id, field::If::body), false);
                block(tree.field(id, field::If::orelse), false);
                return;
            case Kind::While:
                visit(tree.child(id, field::While::test), false);
                block(tree.field(id, field::While::body), false);
                return;
            case Kind::For: {
                const NodeId target = tree.child(id, field::For::target),
                             iter = tree.child(id, field::For::iter);
                visit(iter, is_sure);
                const auto outer = counters_;
                if (const auto range = known_range(iter);
                    range && tree[target].kind == Kind::Name && variables_.writes(tree[target].text) == 1)
                    counters_[tree[target].text.index] = *range;
                block(tree.field(id, field::For::body), false);
                counters_ = outer;
                return;
            }
            default:
                for (const NodeId child : tree.children(id)) visit(child, is_sure);
        }
    }

    std::optional<Counter> known_range(NodeId iter) const {
        if (body_.node(iter).kind != Kind::Call) return std::nullopt;
        const auto args = body_.tree().field(iter, field::Call::args);
        if (args.empty() || args.size() > 2) return std::nullopt;
        const auto first = args.size() == 2 ? integer(args[0]) : 0, end = integer(args.back());
        if (!first || !end || *end <= *first) return std::nullopt;
        return Counter{*first, *end - 1};
    }

    // Bounds of range() make no value in lowering: they are read as written.
    std::optional<int64_t> integer(NodeId id) const {
        if (const auto known = body_.integer(id)) return known;
        const syntax::Node& node = body_.node(id);
        if (node.kind == Kind::UnaryOp && node.unary_operator() == syntax::UnaryOperator::USub) {
            const auto inner = integer(body_.tree().child(id, field::UnaryOp::operand));
            return inner ? std::optional(-*inner) : std::nullopt;
        }
        if (node.kind != Kind::Constant || node.constant() != syntax::ConstantKind::Int) return std::nullopt;
        const std::string_view digits = body_.text(node.text);
        if (digits.size() > 3 || digits.find_first_not_of("0123456789") != std::string_view::npos)
            return std::nullopt;
        return std::stoll(std::string(digits));
    }

    void visit(NodeId id, bool is_sure) {
        if (!id.valid()) return;
        const syntax::Tree& tree = body_.tree();
        if (const StringId array = array_of(body_, id); array.valid()) note(id, array, is_sure);
        const bool is_conditional = tree[id].kind == Kind::IfExp || tree[id].kind == Kind::BoolOp;
        for (const NodeId child : tree.children(id)) visit(child, is_sure && !is_conditional);
    }

    void note(NodeId load, StringId array, bool is_sure) {
        if (std::find(arrays_.begin(), arrays_.end(), array) == arrays_.end()) return;
        const types::Type& type = body_.type(find_parameter(body_, array)->type);
        const std::vector<NodeId> indices = indices_of(body_, load);
        if (type.ndim != thread_.names.size() || indices.size() != type.ndim) return;
        Halo::Load made{load, {}};
        std::vector<Edge> edges;
        for (unsigned d = 0; d < indices.size(); ++d) {
            const auto near = near_index(indices[d]);
            // Another index is read where it always was.
            const bool is_mine = near && near->coordinate == d && near->sizes == 0 &&
                                 (!near->array.valid() || near->array == array);
            if (!is_mine) return;
            made.indices.push_back(near->index);
            edges.push_back(near->edge);
        }
        Found& found = found_[array.index];
        if (found.halo.loads.empty()) {
            found.halo.array = array;
            found.halo.element = type.element;
            found.halo.edges.assign(edges.size(), Edge::Nothing);
        }
        for (size_t d = 0; d < edges.size(); ++d) {
            Edge& edge = found.halo.edges[d];
            found.is_ours =
                found.is_ours && (edge == Edge::Nothing || edges[d] == Edge::Nothing || edge == edges[d]);
            if (edges[d] != Edge::Nothing) edge = edges[d];
        }
        found.is_surely_read = found.is_surely_read || is_sure;
        found.halo.loads.push_back(std::move(made));
    }

    // ---- indices

    std::optional<Near> near_index(NodeId id) const {
        const syntax::Node& node = body_.node(id);
        const syntax::Tree& tree = body_.tree();
        if (node.kind == Kind::Name) {
            for (unsigned d = 0; d < thread_.names.size(); ++d) {
                if (thread_.names[d] != node.text) continue;
                Near out;
                out.coordinate = d;
                return out;
            }
            const auto value = values_.find(node.text.index);
            return value == values_.end() ? std::nullopt : near_index(value->second);
        }
        if (node.kind == Kind::BinOp) {
            const NodeId left = tree.child(id, field::BinOp::left),
                         right = tree.child(id, field::BinOp::right);
            if (node.op() == syntax::Operator::Mod) return around(near_index(left), right);
            const bool adds = node.op() == syntax::Operator::Add;
            if (!adds && node.op() != syntax::Operator::Sub) return std::nullopt;
            if (const auto near = near_index(left)) return moved(*near, right, adds);
            const auto near = adds ? near_index(right) : std::nullopt;
            return near ? moved(*near, left, true) : std::nullopt;
        }
        const builtins::Row* row = node.kind == Kind::Call ? body_.builtin(id) : nullptr;
        if (row == nullptr || !tree.field(id, field::Call::keywords).empty()) return std::nullopt;
        const auto args = tree.field(id, field::Call::args);
        const bool is_pair = args.size() == 2;
        if (row->operation() == Operation::Max && is_pair) return cut(near_index(args[0]), args[1], {});
        if (row->operation() == Operation::Min && is_pair) return cut(near_index(args[0]), {}, args[1]);
        if (row->operation() == Operation::Clamp && args.size() == 3)
            return cut(near_index(args[0]), args[1], args[2]);
        return std::nullopt;
    }

    std::optional<Near> moved(Near near, NodeId by, bool adds) const {
        if (near.edge != Edge::Nothing) return std::nullopt;  // it was cut off before
        if (const auto known = body_.integer(by)) {
            const int64_t step = adds ? *known : -*known;
            near.index.offset += step;
            near.index.least += step;
            near.index.most += step;
            return near;
        }
        if (const auto size = size_of(by); adds && size && size->dimension == near.coordinate) {
            near.array = size->array;
            ++near.sizes;
            return near;
        }
        const auto counter =
            body_.node(by).kind == Kind::Name ? counters_.find(body_.node(by).text.index) : counters_.end();
        if (counter == counters_.end() || !adds || near.index.counter.valid()) return std::nullopt;
        near.index.counter = body_.node(by).text;
        near.index.least += counter->second.first;
        near.index.most += counter->second.last;
        return near;
    }

    std::optional<Near> cut(std::optional<Near> near, NodeId low, NodeId high) const {
        if (!near || near->sizes != 0 || near->edge == Edge::Around) return std::nullopt;
        if (low.valid() && body_.integer(low) != 0) return std::nullopt;
        if (high.valid()) {
            const auto end = last_of(high);
            if (!end || end->dimension != near->coordinate) return std::nullopt;
            near->array = end->array;
        }
        near->edge = Edge::Clamped;
        return near;
    }

    std::optional<Near> around(std::optional<Near> near, NodeId by) const {
        const auto size = size_of(by);
        if (!near || near->edge != Edge::Nothing || near->sizes > 1 || !size ||
            size->dimension != near->coordinate || (near->array.valid() && near->array != size->array))
            return std::nullopt;
        near->array = size->array;
        near->sizes = 0;
        near->edge = Edge::Around;
        return near;
    }

    struct Size {
        StringId array;
        unsigned dimension;
    };
    // `a.shape[1]`, or a name of it.
    std::optional<Size> size_of(NodeId id) const {
        const syntax::Tree& tree = body_.tree();
        if (tree[id].kind == Kind::Name) {
            const auto value = values_.find(tree[id].text.index);
            return value == values_.end() ? std::nullopt : size_of(value->second);
        }
        if (tree[id].kind != Kind::Subscript) return std::nullopt;
        const NodeId shape = tree.child(id, field::Subscript::value);
        const auto dimension = body_.integer(tree.child(id, field::Subscript::slice));
        if (tree[shape].kind != Kind::Attribute || body_.text(tree[shape].text) != "shape" || !dimension ||
            *dimension < 0)
            return std::nullopt;
        const syntax::Node& owner = tree[tree.child(shape, field::Attribute::value)];
        if (owner.kind != Kind::Name) return std::nullopt;
        return Size{owner.text, static_cast<unsigned>(*dimension)};
    }
    // `a.shape[1] - 1`
    std::optional<Size> last_of(NodeId id) const {
        const syntax::Node& node = body_.node(id);
        if (node.kind == Kind::Name) {
            const auto value = values_.find(node.text.index);
            return value == values_.end() ? std::nullopt : last_of(value->second);
        }
        if (node.kind != Kind::BinOp || node.op() != syntax::Operator::Sub ||
            body_.integer(body_.tree().child(id, field::BinOp::right)) != 1)
            return std::nullopt;
        return size_of(body_.tree().child(id, field::BinOp::left));
    }

    // ---- names that were only needed for indices

    void drop(Stencil& out) const {
        std::vector<NodeId> hidden;  // nodes below which nothing is printed
        for (const Halo& halo : out.halos) {
            for (const Halo::Load& load : halo.loads) hidden.push_back(load.load);
        }
        for (bool goes_on = true; goes_on;) {
            goes_on = false;
            for (const auto& [name, definition] : definitions_) {
                if (std::find(hidden.begin(), hidden.end(), definition) != hidden.end()) continue;
                if (!near_or_size(definition) || is_read(name, hidden)) continue;
                hidden.push_back(definition);
                out.dropped.push_back(definition);
                goes_on = true;
            }
        }
    }

    // What has no effect when it is left out: an index, or a part of one. Others stay, read or not.
    bool near_or_size(NodeId definition) const {
        return !contains_load(body_.tree().child(definition, field::Assign::value));
    }
    bool contains_load(NodeId id) const {
        if (array_of(body_, id).valid() || body_.function(id) != nullptr) return true;
        const builtins::Row* row = body_.node(id).kind == Kind::Call ? body_.builtin(id) : nullptr;
        if (row != nullptr && row->effect() != builtins::Effect::Compute) return true;
        const auto children = body_.tree().children(id);
        return std::any_of(children.begin(), children.end(),
                           [&](NodeId child) { return child.valid() && contains_load(child); });
    }

    bool is_read(uint32_t name, const std::vector<NodeId>& hidden) const {
        const auto visit_names = [&](const auto& self, NodeId id) -> bool {
            if (!id.valid() || std::find(hidden.begin(), hidden.end(), id) != hidden.end()) return false;
            const syntax::Node& node = body_.node(id);
            if (node.kind == Kind::Name && node.text.index == name && node.context() == syntax::Context::Load)
                return true;
            const auto children = body_.tree().children(id);
            return std::any_of(children.begin(), children.end(),
                               [&](NodeId child) { return self(self, child); });
        };
        const auto all = body_.statements();
        return std::any_of(all.begin(), all.end(), [&](NodeId one) { return visit_names(visit_names, one); });
    }

    const typed::Body& body_;
    const typed::Variables& variables_;
    const Coordinates thread_;
    const std::vector<StringId> arrays_;
    std::map<uint32_t, NodeId> values_;       // by name: what it stands for here
    std::map<uint32_t, NodeId> definitions_;  // by name: the statement that binds it
    std::map<uint32_t, Counter> counters_;
    std::map<uint32_t, Found> found_;  // by name of the array
};

}  // namespace

Result<Stencil> find_stencil(const typed::Body& body, const typed::Variables& variables, unsigned dims) {
    if (dims > 2) return Error::finding("a launch of three or four dimensions");
    Coordinates thread = coordinates(body, variables, dims);
    if (!thread.statement.valid()) return Error::finding("the thread's coordinates have no names");
    return StencilFinder(body, variables, std::move(thread)).find();
}

}  // namespace weft::standalone
