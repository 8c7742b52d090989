// Private to vary/
// Change: what a transform works with: the draft, ways to look at it and to edit it, and random numbers.
#pragma once

#include <vector>

#include "base/random.h"
#include "draft/edit.h"
#include "draft/look.h"
#include "vary/vary.h"

namespace weft::vary {

using draft::Draft;
using draft::Edit;
using draft::Kind;
using draft::Look;
using draft::Node;
using draft::NodeId;
using draft::Slot;
using draft::Type;
namespace field = draft::field;

struct Change {
    Change(Draft& of, const Look& before, Strings& names, Rng& numbers, Transform which)
        : draft(of), strings(names), rng(numbers), look(before), edit(of, names), transform(which) {}

    Draft& draft;
    Strings& strings;
    Rng& rng;
    const Look& look;  // of the draft before the change
    Edit edit;
    Transform transform;

    const syntax::Tree& tree() const { return draft.tree; }
    const Node& operator[](NodeId id) const { return draft.tree[id]; }
    std::string_view text(NodeId id) const { return strings.text(draft.tree[id].text); }
    std::string word(StringId name) const { return std::string(strings.text(name)); }
    // An expression as it is written in one line.
    std::string source(NodeId expr) const { return syntax::print(draft.tree, strings, expr); }
    // Where the draft says that the transform makes sense: what may be changed, and in which word.
    std::span<const draft::Fit> fits() const { return draft.fits_of(static_cast<uint8_t>(transform)); }
    // The fit for this parameter; null: it is to stay. Of a transform that nobody is asked about there is
    // none.
    const draft::Fit* fit(StringId parameter) const {
        for (const draft::Fit& one : fits()) {
            if (one.parameter == parameter) return &one;
        }
        return nullptr;
    }
    bool may_change(StringId parameter) const {
        return !info(transform).is_asked || fit(parameter) != nullptr;
    }
    // One of the places, each with the same chance; invalid: there are none.
    NodeId draw(const std::vector<NodeId>& places) {
        return places.empty() ? NodeId{} : rng.pick(std::span<const NodeId>(places));
    }
    // The nodes of a kind in the kernel and those functions that may change for which `fits` holds.
    template <class Fits>
    std::vector<NodeId> places(Kind kind, const Fits& fits) const {
        std::vector<NodeId> out;
        for (const NodeId id : look.nodes()) {
            if (draft.tree[id].kind != kind) continue;
            const NodeId definition = look.definition(id);
            if (definition.valid() && !draft.is_fixed(definition) && fits(id)) out.push_back(id);
        }
        return out;
    }
};

#define WEFT_TRANSFORM(enumerator, name, meaning, signature, repeat, code, sense, weight, text) \
    bool apply_##enumerator(Change& change);
#include "vary/transforms.def"
#undef WEFT_TRANSFORM

}  // namespace weft::vary
