// Loops in which all threads of a block read the same parts of arrays: rows and columns of a product, the
// other bodies of a sum over pairs. And stores that turn rows into columns.
#include <algorithm>

#include "standalone/coordinates.h"
#include "standalone/plan.h"
#include "standalone/tree_questions.h"

namespace weft::standalone {

using typed::Kind;
using typed::NodeId;
namespace field = typed::field;

namespace {

class TiledLoopFinder {
  public:
    TiledLoopFinder(const typed::Body& body, const typed::Variables& variables, Coordinates thread)
        : body_(body), variables_(variables), thread_(std::move(thread)), arrays_(read_only_arrays(body)) {}

    Result<TiledLoop> find() {
        std::string why = "no loop in which the threads of a block read the same elements";
        for (const NodeId id : typed::Variables::compiled(body_, body_.statements())) {
            if (id == thread_.statement || typed::is_text_alone(body_.tree(), id)) continue;
            if (body_.node(id).kind == Kind::For) {
                auto made = loop(id);
                if (made.ok()) return made;
                if (is_candidate(id)) why = made.error();
            }
            // Threads beyond the end do this, too: it must not show.
            if (!is_silent(id)) return Error::finding(why);
        }
        return Error::finding(why);
    }

  private:
    bool is_candidate(NodeId id) const {
        return body_.node(body_.tree().child(id, field::For::target)).kind == Kind::Name;
    }

    Result<TiledLoop> loop(NodeId id) {
        const syntax::Tree& tree = body_.tree();
        const NodeId target = tree.child(id, field::For::target), iter = tree.child(id, field::For::iter);
        if (tree[target].kind != Kind::Name || tree[iter].kind != Kind::Call)
            return Error::finding("a loop over something that is no range");
        const auto args = tree.field(iter, field::Call::args);
        const bool is_from_zero = args.size() == 1 || (args.size() == 2 && body_.integer(args[0]) == 0);
        if (!is_from_zero || !is_uniform(args.back()))
            return Error::finding("a loop that is not from zero to the same end for all threads");
        TiledLoop out;
        out.loop = id;
        out.end = args.back();
        out.counter = tree[target].text;
        for (const NodeId one : tree.field(id, field::For::body)) {
            if (!is_silent(one) || contains(body_, one, Kind::Break))
                return Error::finding("a loop that writes to arrays or is left early");
            collect(one, out);
        }
        if (out.tiles.empty())
            return Error::finding("no loop in which the threads of a block read the same elements");
        return out;
    }

    // The same for all threads: a number, a parameter that stays as it is, the size of an array.
    bool is_uniform(NodeId id) const {
        const syntax::Node& node = body_.node(id);
        if (body_.integer(id) || node.kind == Kind::Constant) return true;
        if (node.kind == Kind::Name) {
            if (find_parameter(body_, node.text) != nullptr) return variables_.writes(node.text) == 0;
            return !variables_.is_local(node.text);
        }
        if (node.kind != Kind::Subscript) return false;
        const NodeId shape = body_.tree().child(id, field::Subscript::value);
        return body_.node(shape).kind == Kind::Attribute && body_.text(body_.node(shape).text) == "shape" &&
               body_.integer(body_.tree().child(id, field::Subscript::slice)).has_value();
    }

    // Nothing but names of the thread's own is written, and no thread leaves.
    bool is_silent(NodeId id) const {
        const syntax::Tree& tree = body_.tree();
        const syntax::Node& node = tree[id];
        switch (node.kind) {
            case Kind::Return:
            case Kind::Assert:
                return false;
            case Kind::Subscript:
                if (node.context() != syntax::Context::Load && array_of_any(id)) return false;
                break;
            case Kind::Attribute:
                if (node.context() != syntax::Context::Load && array_of_any(id)) return false;
                break;
            case Kind::Call: {
                const builtins::Row* row = body_.builtin(id);
                if (row != nullptr &&
                    (row->effect() == builtins::Effect::Atomic || row->effect() == builtins::Effect::Report ||
                     builtins::facts(row->effect()).writes != builtins::Writes::Nothing))
                    return false;
                if (body_.function(id) != nullptr && takes_arrays(id)) return false;
                break;
            }
            default:
                break;
        }
        const auto children = tree.children(id);
        return std::all_of(children.begin(), children.end(),
                           [&](NodeId child) { return !child.valid() || is_silent(child); });
    }

    // Whether a place lies in an array, at any depth.
    bool array_of_any(NodeId id) const {
        const syntax::Tree& tree = body_.tree();
        while (true) {
            if (tree[id].kind == Kind::Subscript) {
                id = tree.child(id, field::Subscript::value);
            } else if (tree[id].kind == Kind::Attribute) {
                id = tree.child(id, field::Attribute::value);
            } else {
                break;
            }
            if (variables_.type_of(id).valid() && types::is_array(body_.type(variables_.type_of(id))))
                return true;
        }
        return tree[id].kind != Kind::Name;
    }

    bool takes_arrays(NodeId call) const {
        const auto args = body_.tree().field(call, field::Call::args);
        return std::any_of(args.begin(), args.end(), [&](NodeId one) {
            const types::TypeId type = variables_.type_of(one);
            return !type.valid() || types::is_array(body_.type(type)) ||
                   body_.type(type).kind == types::Kind::Struct;
        });
    }

    void collect(NodeId id, TiledLoop& out) {
        if (!id.valid()) return;
        const StringId array = array_of(body_, id);
        const bool is_mine = array.valid() && body_.node(id).context() == syntax::Context::Load &&
                             std::find(arrays_.begin(), arrays_.end(), array) != arrays_.end();
        if (is_mine) note(id, array, out);
        for (const NodeId child : body_.tree().children(id)) collect(child, out);
    }

    void note(NodeId load, StringId array, TiledLoop& out) const {
        const types::Type& type = body_.type(find_parameter(body_, array)->type);
        const std::vector<NodeId> indices = indices_of(body_, load);
        if (indices.size() != type.ndim || indices.size() > thread_.names.size()) return;
        std::vector<Tile::Axis> axes;
        for (const NodeId index : indices) {
            if (is_name(body_, index, out.counter)) {
                axes.push_back(Tile::Axis::Step);
            } else if (thread_.names.size() == 2 && is_name(body_, index, thread_.names[0])) {
                axes.push_back(Tile::Axis::Row);
            } else if (thread_.names.size() == 2 && is_name(body_, index, thread_.names[1])) {
                axes.push_back(Tile::Axis::Column);
            } else {
                return;
            }
        }
        if (std::count(axes.begin(), axes.end(), Tile::Axis::Step) != 1) return;
        for (Tile& one : out.tiles) {
            if (one.array != array) continue;
            if (one.axes == axes) one.loads.push_back(load);
            return;  // one tile of an array is enough
        }
        out.tiles.push_back({array, type.element, std::move(axes), {load}});
    }

    const typed::Body& body_;
    const typed::Variables& variables_;
    const Coordinates thread_;
    const std::vector<StringId> arrays_;
};

}  // namespace

Result<TiledLoop> find_tiled_loop(const typed::Body& body, const typed::Variables& variables, unsigned dims) {
    if (dims > 2) return Error::finding("a launch of three or four dimensions");
    Coordinates thread = coordinates(body, variables, dims);
    if (!thread.statement.valid()) return Error::finding("the thread's coordinates have no names");
    return TiledLoopFinder(body, variables, std::move(thread)).find();
}

Result<TurnedStore> find_turned_store(const typed::Body& body, const typed::Variables& variables,
                                      unsigned dims) {
    const Error none = Error::finding("no store that turns rows into columns");
    if (dims != 2) return none;
    const Coordinates thread = coordinates(body, variables, dims);
    if (!thread.statement.valid()) return none;
    const syntax::Tree& tree = body.tree();
    std::optional<TurnedStore> out;
    for (const NodeId id : typed::Variables::compiled(body, body.statements())) {
        if (contains(body, id, Kind::Return)) return Error::finding("a thread that leaves early");
        if (tree[id].kind != Kind::Assign || out) continue;
        const NodeId target = tree.child(id, field::Assign::targets);
        const StringId array = array_of(body, target);
        if (!array.valid()) continue;
        const std::vector<NodeId> indices = indices_of(body, target);
        const types::Type& type = body.type(find_parameter(body, array)->type);
        if (type.ndim != 2 || indices.size() != 2 || !is_name(body, indices[0], thread.names[1]) ||
            !is_name(body, indices[1], thread.names[0]))
            continue;
        out = TurnedStore{id, array, type.element};
    }
    if (!out) return none;
    // Nobody looks at the array, and nothing else is written to it.
    unsigned uses = 0;
    const auto count = [&](const auto& self, NodeId id) -> void {
        if (!id.valid()) return;
        const bool is_shape = tree[id].kind == Kind::Attribute &&
                              is_name(body, tree.child(id, field::Attribute::value), out->array);
        if (is_shape) return;
        if (is_name(body, id, out->array)) ++uses;
        for (const NodeId child : tree.children(id)) self(self, child);
    };
    for (const NodeId id : body.statements()) count(count, id);
    if (uses != 1) return Error::finding("the array that is stored turned is used elsewhere, too");
    return *out;
}

}  // namespace weft::standalone
