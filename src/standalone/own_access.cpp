// Which arrays a thread touches at its own place alone, along the first dimension of the launch.
#include <algorithm>
#include <map>

#include "standalone/coordinates.h"
#include "standalone/plan.h"

namespace weft::standalone {

using typed::Kind;
using typed::NodeId;
namespace field = typed::field;

namespace {

class OwnAccessFinder {
  public:
    OwnAccessFinder(const typed::Body& body, StringId coordinate) : body_(body), coordinate_(coordinate) {
        for (const module::Parameter& one : body.parameters()) {
            if (types::is_array(body.type(one.type))) arrays_[one.name.index] = {};
        }
    }

    std::vector<StringId> find() {
        for (const NodeId statement : body_.statements()) visit(statement);
        std::vector<StringId> out;
        for (const module::Parameter& one : body_.parameters()) {
            const auto known = arrays_.find(one.name.index);
            if (known == arrays_.end()) continue;
            if (known->second.is_touched && !known->second.is_elsewhere) out.push_back(one.name);
        }
        return out;
    }

  private:
    struct Touched {
        bool is_touched = false, is_elsewhere = false;
    };

    Touched* array(NodeId id) {
        if (!id.valid() || body_.node(id).kind != Kind::Name) return nullptr;
        const auto found = arrays_.find(body_.node(id).text.index);
        return found == arrays_.end() ? nullptr : &found->second;
    }

    bool is_own(NodeId index) const {
        return body_.node(index).kind == Kind::Name && body_.node(index).text == coordinate_;
    }

    void note(Touched& touched, NodeId first_index) {
        touched.is_touched = true;
        touched.is_elsewhere = touched.is_elsewhere || !is_own(first_index);
    }

    void visit(NodeId id) {
        if (!id.valid()) return;
        const syntax::Tree& tree = body_.tree();
        switch (tree[id].kind) {
            case Kind::Subscript: {
                const NodeId slice = tree.child(id, field::Subscript::slice);
                Touched* touched = array(tree.child(id, field::Subscript::value));
                if (touched == nullptr) break;
                const bool has_more = tree[slice].kind == Kind::Tuple;
                note(*touched, has_more ? tree.field(slice, field::Tuple::elts)[0] : slice);
                return visit(slice);
            }
            case Kind::Attribute:  // a shape says nothing about elements
                if (array(tree.child(id, field::Attribute::value)) != nullptr) return;
                break;
            case Kind::Call: {
                const builtins::Row* row = body_.builtin(id);
                const auto args = tree.field(id, field::Call::args);
                Touched* touched = args.empty() ? nullptr : array(args[0]);
                if (row == nullptr || touched == nullptr) break;
                if (row->operation() == builtins::Operation::Length) return;
                if (row->effect() != builtins::Effect::Atomic || args.size() < 3) break;
                note(*touched, args[1]);
                for (const NodeId one : args.subspan(1)) visit(one);
                return;
            }
            case Kind::Name:
                if (Touched* touched = array(id)) touched->is_elsewhere = true;
                return;
            default:
                break;
        }
        for (const NodeId child : tree.children(id)) visit(child);
    }

    const typed::Body& body_;
    StringId coordinate_;
    std::map<uint32_t, Touched> arrays_;  // by the name's id
};

}  // namespace

std::vector<StringId> own_access(const typed::Body& body, const typed::Variables& variables, unsigned dims) {
    const Coordinates thread = coordinates(body, variables, dims);
    if (!thread.statement.valid()) return {};
    return OwnAccessFinder(body, thread.names[0]).find();
}

}  // namespace weft::standalone
