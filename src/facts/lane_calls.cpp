#include <algorithm>

#include "facts/lane_walk.h"

namespace weft::facts {

using builtins::Effect;
using builtins::Operation;
using ir::ValueId;

void LaneWalk::builtin(Frame& frame, const ir::Inst& inst, const builtins::Row& row, uint32_t at) {
    const auto args = frame.function.range(inst.args), results = frame.function.range(inst.results);
    const auto give = [&](const Lane& lane) {
        for (const ValueId id : results) set(frame, id, lane, at);
    };
    switch (row.effect()) {
        case Effect::Thread:
            // Neighbouring threads differ in the last index.
            give(plain(Varies::Uniform));
            return set(frame, results.back(), linear({1, Symbols::one}), at);
        case Effect::Copy:
            return give(get(frame, args[0]));
        case Effect::Where:
            return give(chosen(frame, args));
        case Effect::Range:
            return give(range(frame, args));
        case Effect::IterNext:
            return give(next_round(get(frame, args[0])));
        case Effect::Reversed:
            return give(turned(get(frame, args[0])));
        case Effect::Slice:
            return give(slice(frame, args));
        case Effect::Extract:
            return give(extracted(frame, args));
        case Effect::Address:
            return give(element(frame, args[0], args.subspan(1)));
        case Effect::View:
            return give(view(frame, args[0], args.subspan(1)));
        case Effect::PartAddress:
            return give(part_of(frame, args[0], args.subspan(1)));
        case Effect::Load:
            return give(load(get(frame, args[0]), target_of(frame, args[0])));
        case Effect::Store:
            return store(frame, get(frame, args[0]), size_of(target_of(frame, args[0])), Touch::Write,
                         get(frame, args[1]));
        case Effect::ArrayStore:
            return store(frame, element(frame, args[0], args.subspan(1, args.size() - 2)),
                         size_of(type_of(frame, args[0]).element), Touch::Write, get(frame, args.back()));
        case Effect::Atomic: {
            const types::Type& array = type_of(frame, args[0]);
            const size_t indexes = std::min<size_t>(array.ndim, args.size() - 1);
            store(frame, element(frame, args[0], args.subspan(1, indexes)), size_of(array.element),
                  Touch::Atomic, plain(Varies::Data));
            return give(plain(Varies::Data));
        }
        case Effect::Assign:
            return update(frame, args[0], get(frame, args[1]));
        case Effect::SetPart:
        case Effect::UpdatePart:
        case Effect::SetMember:
            return update(frame, args[0], blended(frame, args));
        case Effect::Compute:
            return set(frame, results[0], computed(frame, inst, row), at);
        case Effect::Seed:
        case Effect::Noise:
        case Effect::Draw:
        case Effect::Decompose:
            go_through(frame, args, row);
            return drawn(frame, inst, row, at);
        case Effect::LocalArray:
            return give(plain(Varies::Uniform));
        case Effect::Reinterpret:
        case Effect::Construct:
        case Effect::Tuple:
        case Effect::CopyPart:
        case Effect::GetMember:
            return give(blended(frame, args));
        case Effect::Report:
            return;
        case Effect::Query:
        case Effect::Tile:
        case Effect::Unmodelled:
            for (const ValueId arg : args) {
                if (get(frame, arg).what == Lane::What::Plain)
                    update(frame, arg, plain(Varies::Unknown, Blur::Builtin));
            }
            [[fallthrough]];
        case Effect::Arrays:
            go_through(frame, args, row);
            return give(plain(Varies::Unknown, Blur::Builtin));
    }
}

// Arrays that a builtin reads or writes on its own.
void LaneWalk::go_through(Frame& frame, std::span<const ValueId> args, const builtins::Row& row) {
    const bool writes = builtins::facts(row.effect()).writes != builtins::Writes::Nothing;
    const auto touch = [&](size_t i) {
        if (row.effect() != Effect::Tile) return writes && i > 0 ? Touch::Write : Touch::Read;
        // What stores a tile runs once.
        if (!row.skip_replay) return Touch::Read;
        return row.operation() == Operation::Add ? Touch::Atomic : Touch::Write;
    };
    for (size_t i = 0; i < args.size(); ++i) {
        const Lane lane = get(frame, args[i]);
        if (lane.what != Lane::What::Array) continue;
        Lane inside = plain(Varies::Unknown, Blur::Builtin);
        inside.what = Lane::What::Element;
        inside.object = views_[lane.object].place;
        see(inside, size_of(type_of(frame, args[i]).element), touch(i));
    }
}

// What is drawn, or written to later arguments, and what is made of it.
void LaneWalk::drawn(Frame& frame, const ir::Inst& inst, const builtins::Row& row, uint32_t at) {
    const auto args = frame.function.range(inst.args), results = frame.function.range(inst.results);
    Lane made = blended(frame, args);
    // Numbers that are drawn count as data, though they follow from the thread.
    if (row.effect() != Effect::Decompose && made.varies != Varies::Uniform)
        made = blend(made, plain(Varies::Data), Blur::None);
    const builtins::Writes writes = builtins::facts(row.effect()).writes;
    if (writes == builtins::Writes::First) update(frame, args[0], made);
    for (size_t i = 1; i < args.size() && writes == builtins::Writes::Rest && results.empty(); ++i) {
        const Lane to = get(frame, args[i]);
        if (to.what == Lane::What::Local || to.what == Lane::What::Element) {
            store(frame, to, size_of(target_of(frame, args[i])), Touch::Write, made);
        } else {
            update(frame, args[i], made);
        }
    }
    for (const ValueId id : results) set(frame, id, made, at);
}

// ---- numbers

Lane LaneWalk::computed(Frame& frame, const ir::Inst& inst, const builtins::Row& row) {
    const auto args = frame.function.range(inst.args);
    const Operation operation = row.operation();
    if (operation == Operation::Length) {
        const Lane array = get(frame, args[0]);
        return array.what == Lane::What::Array ? size_along(views_[array.object], 0) : blended(frame, args);
    }
    const types::Type& type = type_of(frame, frame.function.range(inst.results)[0]);
    const auto is_wide = [](const types::Type& one) {  // narrower integers wrap around
        return types::is_integer(one) && types::facts(one.scalar).bytes >= 4;
    };
    if (is_wide(type)) {
        const Lane first = get(frame, args[0]);
        if (operation == Operation::Add) return symbols_.sum(first, get(frame, args[1]));
        if (operation == Operation::Sub) return symbols_.sum(first, symbols_.negated(get(frame, args[1])));
        if (operation == Operation::Mul) return symbols_.product(first, get(frame, args[1]));
        if (operation == Operation::Neg) return symbols_.negated(first);
        if (operation == Operation::Pos) return first;
        if (operation == Operation::Cast && is_wide(type_of(frame, args[0]))) return first;
        if (operation == Operation::ShiftLeft) {
            const auto by = get(frame, args[1]).as_number();
            if (by && *by >= 0 && *by < 30) return symbols_.product(first, number(1 << *by));
        }
        if (operation == Operation::Min || operation == Operation::Max || operation == Operation::Clamp)
            return bounded(frame, args);
    }
    const Lane out = blended(frame, args);
    if (!has_array_ || operation == Operation::Not) return out;
    go_through(frame, args, row);
    return out.varies == Varies::Uniform ? out : blend(out, plain(Varies::Data), Blur::None);
}

// An index that is held inside uniform bounds: past an edge threads share an element, elsewhere nothing
// changes.
Lane LaneWalk::bounded(Frame& frame, std::span<const ValueId> args) {
    Lane out = inexact(get(frame, args[0]));
    for (const ValueId id : args.subspan(1)) {
        const Lane other = inexact(get(frame, id));
        if (out == other) continue;
        if (later(out.varies, other.varies) == Varies::Linear && out.varies != other.varies) {
            if (other.varies == Varies::Linear) out = other;
            out.held = true;
        } else {
            out = blend(out, other, Blur::Nonlinear);
        }
    }
    return out;
}

Lane LaneWalk::chosen(Frame& frame, std::span<const ValueId> args) {
    const Lane condition = get(frame, args[0]), yes = get(frame, args[1]), no = get(frame, args[2]);
    if (const auto settled = condition.as_number()) return *settled != 0 ? yes : no;
    if (yes == no && (yes.exact || yes.what != Lane::What::Plain)) return yes;
    return parted(join(yes, no), condition.varies);
}

// ---- loops

Lane LaneWalk::range(Frame& frame, std::span<const ValueId> args) {
    Lane out = args.size() > 1 ? get(frame, args[0]) : number(0);
    Varies test = Varies::Uniform;
    for (const ValueId id : args) test = later(test, get(frame, id).varies);
    // Steps are of one length for all threads, or their numbers drift apart.
    if (args.size() > 2 && get(frame, args[2]).varies != Varies::Uniform)
        out = blend(out, get(frame, args[2]), Blur::Nonlinear);
    out = inexact(out);
    out.what = Lane::What::Range;
    out.test = test;
    return out;
}

Lane LaneWalk::next_round(Lane of) {
    if (of.what != Lane::What::Range) return plain(Varies::Unknown, Blur::Branch);
    of.what = Lane::What::Plain;
    of.test = Varies::Uniform;
    return of;
}

// It begins where the other ends.
Lane LaneWalk::turned(const Lane& range) {
    if (range.what != Lane::What::Range) return plain(Varies::Unknown, Blur::Branch);
    Lane out = blend(range, plain(range.test, Blur::Nonlinear), Blur::Nonlinear);
    out.what = Lane::What::Range;
    out.test = range.test;
    return out;
}

// ---- parts

Lane LaneWalk::slice(Frame& frame, std::span<const ValueId> args) {
    Lane out = blended(frame, args);
    out.what = Lane::What::Slice;
    out.object = static_cast<uint32_t>(cuts_.size());
    const bool is_whole = args.size() == 3;  // start, stop, step
    cuts_.push_back({is_whole ? get(frame, args[0]) : out, is_whole ? get(frame, args[2]) : out});
    return out;
}

// A component, an element of a tuple, a side of an array.
Lane LaneWalk::extracted(Frame& frame, std::span<const ValueId> args) {
    const Lane from = get(frame, args[0]);
    const auto axis = args.size() == 2 ? get(frame, args[1]).as_number() : std::nullopt;
    if (from.what != Lane::What::Shape || !axis || *axis < 0) return blended(frame, args);
    return size_along(views_[from.object], static_cast<uint64_t>(*axis));
}

Lane LaneWalk::size_along(const View& of, uint64_t dimension) {
    if (of.place == no_place) return plain(Varies::Unknown, Blur::Array);
    if (dimension >= of.count) return plain(Varies::Uniform);
    const Side& side = of.sides[dimension];
    if (side.is_part) return plain(side.size, Blur::Nonlinear);
    return named({1, symbols_.shape(of.place, side.axis)});
}

}  // namespace weft::facts
