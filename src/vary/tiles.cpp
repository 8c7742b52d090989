// Tiles: blocks of another size.
#include <algorithm>
#include <string>

#include "vary/change.h"

namespace weft::vary {
namespace {

using builtins::Effect;
using syntax::ConstantKind;

constexpr uint32_t smallest = 4, longest = 256, longest_of_several = 64;

// The number of `NAME = 64` and `NAME = wp.constant(64)`; invalid: it is something else.
NodeId number_of(const Change& change, NodeId statement) {
    const auto targets = change.tree().field(statement, field::Assign::targets);
    if (targets.size() != 1 || change[targets[0]].kind != Kind::Name) return {};
    const NodeId value =
        change.draft.constant_value(change.tree().child(statement, field::Assign::value), change.strings);
    const bool is_whole =
        change[value].kind == Kind::Constant && change[value].constant() == ConstantKind::Int;
    return is_whole ? value : NodeId{};
}

// The side of a tile that halves and doubles well; 0: it is none.
uint32_t side_of(std::string_view digits) {
    uint32_t side = 0;
    for (const char c : digits) {
        if (c < '0' || c > '9' || side > longest) return 0;
        side = side * 10 + static_cast<uint32_t>(c - '0');
    }
    const bool is_power = side != 0 && (side & (side - 1)) == 0;
    return is_power && smallest <= side && side <= longest ? side : 0;
}

// The call of a tile's builtin around a node; invalid: there is none.
NodeId tile_call(const Change& change, NodeId id) {
    while (id.valid() && !Look::is_statement(change[id].kind)) {
        if (change.look.is_call(id, Effect::Tile)) return id;
        id = change.look.parent(id);
    }
    return {};
}

// How long the side may become; 0: it is no side of a tile.
uint32_t limit_of(const Change& change, StringId name) {
    uint32_t limit = 0;
    for (const NodeId id : change.look.uses(name)) {
        if (!tile_call(change, id).valid()) continue;
        const bool is_one_of_several = change[change.look.parent(id)].kind == Kind::Tuple;
        const uint32_t here = is_one_of_several ? longest_of_several : longest;
        limit = limit == 0 ? here : std::min(limit, here);
    }
    return limit;
}

// Whether every tile of the file has the sides that constants give it, and nothing else counts. A number
// would be tied to the sides by what its author knows, and so would a tile that is folded into another shape.
bool has_free_sides(const Change& change) {
    for (const NodeId id : change.look.nodes()) {
        const bool is_whole = change[id].kind == Kind::Constant && change[id].constant() == ConstantKind::Int;
        if (is_whole && change.look.definition(id).valid() && change.text(id) != "0" &&
            change.text(id) != "1")
            return false;
        if (change[id].kind == Kind::Assign && !change.look.definition(id).valid() &&
            number_of(change, id).valid() &&
            limit_of(change, change[change.tree().field(id, field::Assign::targets)[0]].text) == 0)
            return false;
        if (change[id].kind == Kind::Call && change.look.is_call(id, Effect::Tile)) {
            const std::string_view name = change.text(change.tree().child(id, field::Call::func));
            if (name == "tile_reshape" || name == "tile_view" || name == "tile_assign") return false;
        }
    }
    return true;
}

bool says(std::string_view text, std::string_view number) {
    const auto is_digit = [&](size_t at) { return at < text.size() && '0' <= text[at] && text[at] <= '9'; };
    for (size_t at = text.find(number); at != std::string_view::npos; at = text.find(number, at + 1)) {
        if ((at == 0 || !is_digit(at - 1)) && !is_digit(at + number.size())) return true;
    }
    return false;
}

// Whether somebody speaks of the number in words, which would be untrue then.
bool is_spoken_of(const Change& change, std::string_view number) {
    const draft::Words& words = change.draft.words;
    if (says(words.idea, number) || says(words.brief, number) ||
        says(words.description(change.strings), number))
        return true;
    return std::any_of(change.look.nodes().begin(), change.look.nodes().end(), [&](NodeId id) {
        const syntax::Note& note = change.draft.notes[id];
        const auto in = [&](StringId line) { return says(change.strings.text(line), number); };
        const auto above = change.draft.notes.above(note);
        const NodeId docstring = change.draft.docstring(id);
        return std::any_of(above.begin(), above.end(), in) || (note.behind.valid() && in(note.behind)) ||
               (docstring.valid() && in(change[docstring].text));
    });
}

}  // namespace

bool apply_TileSize(Change& change) {
    if (!has_free_sides(change)) return false;
    std::vector<NodeId> places;
    for (const NodeId id : change.tree().field(change.tree().root(), field::Module::body)) {
        const NodeId number = change[id].kind == Kind::Assign ? number_of(change, id) : NodeId{};
        if (!number.valid() || side_of(change.text(number)) == 0) continue;
        const StringId name = change[change.tree().field(id, field::Assign::targets)[0]].text;
        if (limit_of(change, name) != 0 && !is_spoken_of(change, change.text(number))) places.push_back(id);
    }
    const NodeId statement = change.draw(places);
    if (!statement.valid()) return false;
    const NodeId number = number_of(change, statement);
    const StringId name = change[change.tree().field(statement, field::Assign::targets)[0]].text;
    const uint32_t side = side_of(change.text(number)), limit = limit_of(change, name);
    const bool may_grow = side * 2 <= limit, may_shrink = side / 2 >= smallest;
    if (!may_grow && !may_shrink) return false;
    const bool grows = may_grow && (!may_shrink || change.rng.chance(50));
    const uint32_t now = grows ? side * 2 : side / 2;
    // Blocks that are counted in tiles of that side are more or fewer then.
    const bool is_alone =
        std::none_of(change.look.nodes().begin(), change.look.nodes().end(), [&](NodeId id) {
            return id != number && change[id].kind == Kind::Constant &&
                   change[id].constant() == ConstantKind::Int && change.text(id) == change.text(number);
        });
    for (inputs::Size& size : change.draft.inputs.launch) {
        const bool counts = !size.is_formula() && size.extent.kind == inputs::Extent::Kind::CeilDiv;
        if (is_alone && counts && size.extent.k == side) size.extent.k = now;
    }
    change.edit.replace(number, change.edit.whole(now));
    change.draft.words.add("`" + change.word(name) + "` is " + std::to_string(now) + ".", change.strings);
    return true;
}

}  // namespace weft::vary
