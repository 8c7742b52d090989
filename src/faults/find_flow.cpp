// Finders of faults in loops and in what threads read and write.
#include "faults/scene.h"

namespace weft::faults {
namespace {

using builtins::Operation;

std::string of(std::string_view text) {
    return std::string(text);
}

// A statement of a loop's body that adds to a name so that it shows; invalid: there is none.
NodeId gathering(const Scene& scene, NodeId loop) {
    for (const NodeId id : scene.tree().field(loop, field::For::body)) {
        if (scene[id].kind != Kind::AugAssign || !scene.shows(id)) continue;
        const NodeId value = scene.tree().child(id, field::AugAssign::value);
        const bool adds = scene[id].op() == syntax::Operator::Add || scene[id].op() == syntax::Operator::Sub;
        if (!adds || !types::adds_up(scene.type(value)) || scene.is(value, may_be_zero)) continue;
        if (scene[scene.target(id)].kind == Kind::Name) return id;
    }
    return {};
}

// The end of a loop's range, where the loop is one that runs and gathers for every thread.
NodeId range_end(const Scene& scene, NodeId loop) {
    if (scene[loop].kind != Kind::For || scene.least_steps(loop) == 0 || !gathering(scene, loop).valid())
        return {};
    const auto args = scene.tree().field(scene.tree().child(loop, field::For::iter), field::Call::args);
    if (args.size() > 2) return {};
    const NodeId end = args.back();
    const Kind kind = scene[end].kind;
    return kind == Kind::Constant || kind == Kind::Name ? end : NodeId{};
}

void offer_other_end(const Scene& scene, int by, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        const NodeId end = range_end(scene, id);
        if (!end.valid() || !offers.wants()) continue;
        const Span range = scene[scene.tree().child(id, field::For::iter)].span, at = scene[end].span;
        const std::string text = scene[end].kind == Kind::Constant
                                     ? std::to_string(std::stoi(of(scene.text(end))) + by)
                                     : of(scene.text(end)) + (by < 0 ? " - 1" : " + 1");
        offers.keep(
            {range,
             of(scene.text(Span{range.begin, at.begin})) + text + of(scene.text(Span{at.end, range.end})),
             {},
             {}});
    }
}

// `name[i]` with another last or first index.
std::string moved(const Scene& scene, NodeId subscript, NodeId index, std::string_view by) {
    const Span whole = scene[subscript].span, at = scene[index].span;
    return of(scene.text(Span{whole.begin, at.end})) + of(by) + of(scene.text(Span{at.end, whole.end}));
}

// Stores that every thread makes, to an element that its own number names.
template <class Offer>
void for_own_elements(const Scene& scene, Offers& offers, const Offer& offer) {
    for (const NodeId id : scene.nodes()) {
        if (!scene.is_store(id) || !scene.shows(id)) continue;
        if (scene.is(scene.tree().child(id, field::Assign::value), may_be_zero)) continue;
        const NodeId target = scene.target(id);
        const std::vector<NodeId> indexes = scene.indexes(target);
        bool plain = true;
        for (const NodeId index : indexes) plain = plain && scene[index].kind == Kind::Name;
        if (plain && offers.wants()) offer(id, target, indexes);
    }
}

// Every extent is a number, and there are few elements: threads must meet.
bool is_crowded(const inputs::Arg& array) {
    uint64_t elements = 1;
    for (const inputs::Size& size : array.extents()) {
        if (size.is_formula() || size.extent.kind != inputs::Extent::Kind::Constant) return false;
        elements *= size.extent.k;
    }
    return elements <= 32;
}

}  // namespace

// ---- loops

void find_LoopTooShort(const Scene& scene, Offers& offers) {
    offer_other_end(scene, -1, offers);
}

void find_LoopTooLong(const Scene& scene, Offers& offers) {
    offer_other_end(scene, +1, offers);
}

void find_AccumulatorReset(const Scene& scene, Offers& offers) {
    const auto body = scene.tree().field(scene.def(), field::FunctionDef::body);
    for (size_t i = 1; i < body.size(); ++i) {
        if (scene[body[i]].kind != Kind::For || scene.least_steps(body[i]) < 2) continue;
        const NodeId adds = gathering(scene, body[i]), begins = body[i - 1];
        if (!adds.valid() || scene[begins].kind != Kind::Assign) continue;
        const NodeId target = scene.target(begins);
        if (!target.valid() || scene[target].text != scene[scene.target(adds)].text) continue;
        const NodeId first = scene.tree().field(body[i], field::For::body)[0];
        const Span moves = scene.lines_of(begins), before = scene.lines_of(first);
        if (moves.size() == 0 || before.size() == 0 || !offers.wants()) continue;
        const std::string indent = of(scene.text(Span{before.begin, scene[first].span.begin}));
        offers.keep({{moves.begin, before.begin},
                     of(scene.text(Span{moves.end, before.begin})) + indent + of(scene.text(begins)) + "\n",
                     {},
                     of(scene.text(begins))});
    }
}

void find_OverwrittenAccumulator(const Scene& scene, Offers& offers) {
    for (const NodeId loop : scene.nodes()) {
        if (scene[loop].kind != Kind::For || scene.least_steps(loop) < 2) continue;
        const NodeId adds = gathering(scene, loop);
        if (!adds.valid() || !offers.wants()) continue;
        const Span whole = scene[adds].span, target = scene[scene.target(adds)].span;
        const uint32_t sign = static_cast<uint32_t>(scene.source().find('=', target.end));
        offers.keep({{target.end, sign + 1},
                     " =",
                     of(scene.text(target)) + " =" + of(scene.text(Span{sign + 1, whole.end})),
                     of(scene.text(adds))});
    }
}

// ---- memory

void find_MissingStore(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        if (!scene.is_store(id) || !scene.shows(id) || scene.parent(id) != scene.def()) continue;
        const Span lines = scene.lines_of(id);
        if (lines.size() == 0 || !offers.wants()) continue;
        offers.keep({lines, "", {}, of(scene.text(id))});
    }
}

void find_TransposedIndex(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        if (scene.element_of(id) == nullptr) continue;
        if (!scene.shows(id) && !(scene.is_store(scene.parent(id)) && scene.shows(scene.parent(id))))
            continue;
        const std::vector<NodeId> indexes = scene.indexes(id);
        if (indexes.size() < 2 || scene[indexes[0]].kind != Kind::Name ||
            scene[indexes[1]].kind != Kind::Name)
            continue;
        if (scene.text(indexes[0]) == scene.text(indexes[1]) || !offers.wants()) continue;
        const Span whole = scene[id].span, a = scene[indexes[0]].span, b = scene[indexes[1]].span;
        offers.keep({whole,
                     of(scene.text(Span{whole.begin, a.begin})) + of(scene.text(b)) +
                         of(scene.text(Span{a.end, b.begin})) + of(scene.text(a)) +
                         of(scene.text(Span{b.end, whole.end})),
                     {},
                     {}});
    }
}

void find_ReadPastEnd(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        if (!scene.shows(id) || scene.element_of(id) == nullptr) continue;
        if (scene[id].context() != syntax::Context::Load) continue;
        const std::vector<NodeId> indexes = scene.indexes(id);
        if (scene[indexes.back()].kind != Kind::Name || !offers.wants()) continue;
        offers.keep({scene[id].span, moved(scene, id, indexes.back(), " + 1"), {}, {}});
    }
}

void find_WritePastEnd(const Scene& scene, Offers& offers) {
    for_own_elements(scene, offers, [&](NodeId, NodeId target, const std::vector<NodeId>& indexes) {
        offers.keep({scene[target].span, moved(scene, target, indexes.back(), " + 1"), {}, {}});
    });
}

void find_NeighbourElement(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        if (!scene.is_store(id) || !scene.shows(id)) continue;
        if (!scene.is(scene.tree().child(id, field::Assign::value), varies)) continue;
        const NodeId target = scene.target(id);
        const std::vector<NodeId> indexes = scene.indexes(target);
        if (scene[indexes.back()].kind != Kind::Name || !offers.wants()) continue;
        offers.keep({scene[target].span, moved(scene, target, indexes.back(), " - 1"), {}, {}});
    }
}

void find_UnguardedIndex(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        if (!scene.shows(id) || scene.element_of(id) == nullptr) continue;
        for (const NodeId index : scene.indexes(id)) {
            NodeId inner;
            const Node& node = scene[index];
            const builtins::Row* const row = scene.builtin(index);
            if (node.kind == Kind::BinOp && node.op() == syntax::Operator::Mod)
                inner = scene.tree().child(index, field::BinOp::left);
            if (row != nullptr && row->operation() == Operation::Min)
                inner = scene.tree().child(index, field::Call::args);
            if (!inner.valid() || scene[inner].kind != Kind::BinOp ||
                scene[inner].op() != syntax::Operator::Add)
                continue;
            if (offers.wants()) offers.keep({node.span, of(scene.text(inner)), {}, {}});
        }
    }
}

void find_AddedToOutput(const Scene& scene, Offers& offers) {
    for_own_elements(scene, offers, [&](NodeId store, NodeId target, const std::vector<NodeId>&) {
        const Span span = scene[target].span, whole = scene[store].span;
        const uint32_t sign = static_cast<uint32_t>(scene.source().find('=', span.end));
        offers.keep({{span.end, sign + 1},
                     " +=",
                     of(scene.text(span)) + " +=" + of(scene.text(Span{sign + 1, whole.end})),
                     of(scene.text(store))});
    });
}

void find_SharedElement(const Scene& scene, Offers& offers) {
    if (scene.inputs().dims != 1) return;
    for_own_elements(scene, offers, [&](NodeId, NodeId target, const std::vector<NodeId>& indexes) {
        const Span whole = scene[target].span, at = scene[indexes[0]].span;
        offers.keep(
            {whole,
             of(scene.text(Span{whole.begin, at.begin})) + "0" + of(scene.text(Span{at.end, whole.end})),
             {},
             {}});
    });
}

void find_LostAtomic(const Scene& scene, Offers& offers) {
    for (const NodeId id : scene.nodes()) {
        if (scene[scene.parent(id)].kind == Kind::If || scene[scene.parent(id)].kind == Kind::While) continue;
        std::string element, value;
        Operation operation = Operation::Add;
        const Node& node = scene[id];
        if (node.kind == Kind::AugAssign) {
            const inputs::Arg* const array = scene.element_of(scene.target(id));
            const bool subtracts = node.op() == syntax::Operator::Sub;
            if (array == nullptr || !is_crowded(*array) || (!subtracts && node.op() != syntax::Operator::Add))
                continue;
            element = of(scene.text(scene.target(id)));
            value = of(scene.text(scene.tree().child(id, field::AugAssign::value)));
            operation = subtracts ? Operation::Sub : Operation::Add;
        } else if (node.kind == Kind::Expr) {
            const NodeId call = scene.tree().child(id, field::Expr::value);
            const builtins::Row* const row = scene.builtin(call);
            if (row == nullptr || row->effect() != builtins::Effect::Atomic) continue;
            const auto args = scene.tree().field(call, field::Call::args);
            if (args.size() < 3 || !scene.tree().field(call, field::Call::keywords).empty()) continue;
            const inputs::Arg* const array = scene.array(args[0]);
            if (array == nullptr || !is_crowded(*array) || args.size() != array->ndim + 2u) continue;
            element = of(scene.text(args[0])) + "[" +
                      of(scene.text(Span{scene[args[1]].span.begin, scene[args[args.size() - 2]].span.end})) +
                      "]";
            value = of(scene.text(args.back()));
            operation = row->operation();
        } else {
            continue;
        }
        std::string text = element + " = ";
        if (operation == Operation::Add) {
            text += element + " + (" + value + ")";
        } else if (operation == Operation::Sub) {
            text += element + " - (" + value + ")";
        } else if (operation == Operation::Min || operation == Operation::Max) {
            text += (operation == Operation::Min ? "wp.min(" : "wp.max(") + element + ", " + value + ")";
        } else {
            continue;
        }
        if (scene.text(id).find('\n') == std::string_view::npos && offers.wants())
            offers.keep({node.span, std::move(text), {}, {}});
    }
}

}  // namespace weft::faults
