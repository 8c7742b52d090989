#include "facts/lane_walk.h"
#include "types/extent.h"

namespace weft::facts {

using ir::Op;
using ir::ValueId;

// ---- arguments and what they hold

uint32_t LaneWalk::place(uint32_t parent, StringId name, types::TypeId type) {
    for (uint32_t i = no_place + 1; i < places_.size(); ++i) {
        if (places_[i].parent == parent && places_[i].name == name) return i;
    }
    if (places_.size() == max_places) return no_place;
    places_.push_back({parent, name, type, no_view});
    return static_cast<uint32_t>(places_.size() - 1);
}

Lane LaneWalk::held_at(uint32_t at) {
    if (at == no_place) return plain(Varies::Unknown, Blur::Array);
    const types::Type& type = subject_->types[places_[at].type];
    Lane lane = plain(Varies::Uniform);
    if (types::is_integer(type)) return named({1, symbols_.argument(at)});
    if (type.kind == types::Kind::Struct) {
        lane.what = Lane::What::Argument;
        lane.object = at;
    }
    if (type.kind != types::Kind::Array) return lane;
    lane.what = Lane::What::Array;
    if (places_[at].view == no_view) {
        View whole;
        whole.place = at;
        whole.count = type.ndim;
        for (uint8_t axis = 0; axis < type.ndim; ++axis) whole.sides[axis].axis = axis;
        places_[at].view = static_cast<uint32_t>(views_.size());
        views_.push_back(whole);
    }
    lane.object = places_[at].view;
    return lane;
}

// A member of a struct that is a value.
Lane LaneWalk::member_of(const Lane& base, const types::Type& structure, StringId field) {
    const types::Field* const found =
        structure.kind == types::Kind::Struct ? subject_->types[structure.structure].find(field) : nullptr;
    if (found == nullptr) return blend(base, base, Blur::Array);
    if (base.what == Lane::What::Argument) return held_at(place(base.object, field, found->type));
    if (subject_->types[found->type].kind == types::Kind::Array) return unknown_array();
    return inexact(blend(base, base, Blur::Nonlinear));
}

Lane LaneWalk::local(const Frame& frame, ValueId id) {
    Lane to = plain(Varies::Uniform);
    to.what = Lane::What::Local;
    to.object = frame.base + id.index;
    return to;
}

Lane LaneWalk::field_address(Frame& frame, const ir::Inst& inst) {
    const ValueId from = frame.function.range(inst.args)[0];
    const ir::FieldAddress& address = inst.as<ir::FieldAddress>();
    Lane base = get(frame, from);
    const types::Type& type = subject_->types[target_of(frame, from)];
    if (type.kind == types::Kind::Array) {
        if (base.what != Lane::What::Array) base = load(base, target_of(frame, from));
        if (base.what != Lane::What::Array) base = unknown_array();
        if (address.pointer_cast) return plain(views_[base.object].offset.varies, Blur::Nonlinear);
        base.what = Lane::What::Shape;
        return base;
    }
    if (base.what == Lane::What::Argument) {
        const types::Field* const found =
            type.kind == types::Kind::Struct ? subject_->types[type.structure].find(address.field) : nullptr;
        if (found == nullptr) return plain(Varies::Uniform);
        base.object = place(base.object, address.field, found->type);
        return base;
    }
    return type_of(frame, from).kind == types::Kind::Reference ? base : local(frame, from);
}

// ---- elements

// How far into the array an index along a dimension that is left reaches, in elements of an array as it is
// allocated: the sides behind it lie between two neighbours.
Lane LaneWalk::apart(const Lane& index, const View& of, uint32_t dimension) {
    const Side& side = of.sides[dimension];
    const auto ndim = of.place == no_place ? 0u : subject_->types[places_[of.place].type].ndim;
    if (side.axis + 1u >= ndim && side.step == Factor{1, Symbols::one}) return index;
    Factor between = side.step;
    for (uint32_t axis = side.axis + 1u; axis < ndim; ++axis)
        between = symbols_.product(between, {1, symbols_.shape(of.place, axis)});
    return symbols_.product(index, named(between));
}

Lane LaneWalk::element(Frame& frame, ValueId array, std::span<const ValueId> indexes) {
    const Lane base = get(frame, array);
    if (base.what != Lane::What::Array) {
        // An array that lives in the thread, or a reference to one.
        Lane to = base.what == Lane::What::Local ? base : local(frame, array);
        for (const ValueId id : indexes) to.test = later(to.test, get(frame, id).varies);
        return to;
    }
    const View& of = views_[base.object];
    Lane out = of.offset;
    for (uint32_t i = 0; i < indexes.size(); ++i) {
        if (i >= of.count) {
            out = plain(Varies::Unknown, Blur::Array);
            break;
        }
        out = symbols_.sum(out, apart(get(frame, indexes[i]), of, i));
    }
    out = inexact(out);
    out.what = Lane::What::Element;
    out.object = of.place;
    return out;
}

// A component of an element or of a variable.
Lane LaneWalk::part_of(Frame& frame, ValueId whole, std::span<const ValueId> indexes) {
    Lane to = get(frame, whole);
    if (to.what != Lane::What::Local && to.what != Lane::What::Element) to = local(frame, whole);
    for (const ValueId id : indexes) choose_part(to, get(frame, id));
    return to;
}

void LaneWalk::choose_part(Lane& reference, const Lane& index) const {
    if (index.varies == Varies::Uniform) return;
    if (reference.what == Lane::What::Local) {
        reference.test = later(reference.test, index.varies);
        return;
    }
    const uint32_t object = reference.object;
    reference = blend(reference, plain(Varies::Unknown, Blur::Component), Blur::Component);
    reference.what = Lane::What::Element;
    reference.object = object;
}

Lane LaneWalk::view(Frame& frame, ValueId array, std::span<const ValueId> indexes) {
    const Lane base = get(frame, array);
    if (base.what != Lane::What::Array) return element(frame, array, indexes);
    const View of = views_[base.object];
    if (of.place == no_place) return unknown_array();
    View made;
    made.place = of.place;
    made.offset = of.offset;
    for (uint32_t i = 0; i < of.count; ++i) {
        Side side = of.sides[i];
        const Lane index = i < indexes.size() ? get(frame, indexes[i]) : Lane{};
        const bool is_cut = index.what == Lane::What::Slice;
        if (i < indexes.size()) {
            const Lane start = is_cut ? cuts_[index.object].start : index;
            made.offset = symbols_.sum(made.offset, apart(start, of, i));
        }
        if (i < indexes.size() && !is_cut) continue;
        if (is_cut) {
            const Lane step = cuts_[index.object].step;
            side.is_part = true;
            side.size = later(side.size, index.varies);
            side.step = symbols_.product(side.step, step.exact ? step.factor : Factor{1, Symbols::some});
            if (step.varies != Varies::Uniform) made.offset = blend(made.offset, step, Blur::Nonlinear);
        }
        made.sides[made.count++] = side;
    }
    made.offset = inexact(made.offset);
    Lane out = plain(Varies::Uniform);
    out.what = Lane::What::Array;
    out.object = static_cast<uint32_t>(views_.size());
    for (uint32_t i = 0; i < views_.size(); ++i) {
        if (views_[i] == made) out.object = i;
    }
    if (out.object == views_.size()) {
        if (views_.size() == max_views) throw TooLong{};
        views_.push_back(made);
    }
    return out;
}

// ---- accesses

Lane LaneWalk::load(const Lane& from, types::TypeId type) {
    const bool is_array = subject_->types[type].kind == types::Kind::Array;
    switch (from.what) {
        case Lane::What::Argument:
            return held_at(from.object);
        case Lane::What::Element:
            see(from, size_of(type), Touch::Read);
            if (is_array) return unknown_array();
            return plain(from.varies == Varies::Uniform ? Varies::Uniform : Varies::Data);
        case Lane::What::Local: {
            if (is_array) return unknown_array();
            const Lane& variable = slots_[from.object].lane;
            return blend(variable, plain(from.test, Blur::Component), Blur::Component);
        }
        case Lane::What::Plain:
            return is_array ? unknown_array() : inexact(from);
        case Lane::What::Shape:
        case Lane::What::Array:
        case Lane::What::Range:
        case Lane::What::Slice:
        case Lane::What::Member:  // get()
            break;
    }
    return from;
}

void LaneWalk::store(Frame& frame, const Lane& to, uint32_t bytes, Touch touch, const Lane& value) {
    if (to.what == Lane::What::Element) see(to, bytes, touch);
    if (to.what == Lane::What::Local)
        update_slot(frame, to.object, blend(value, plain(to.test, Blur::Component), Blur::Component));
}

// An element, or a part of one, that is pointed to or written.
void LaneWalk::slot(Frame& frame, const ir::Inst& inst, uint32_t at) {
    const auto args = frame.function.range(inst.args);
    const bool points = inst.op == Op::SlotAddress;
    const auto access = frame.function.range(points                     ? inst.as<ir::SlotAddress>().access
                                             : inst.op == Op::SlotStore ? inst.as<ir::SlotStore>().access
                                                                        : inst.as<ir::SlotAtomic>().access);
    const size_t array = points ? 0 : 1;
    Lane to = element(frame, args[array], args.subspan(array + 1));
    types::TypeId type = subject_->types[target_of(frame, args[array])].element;
    uint32_t bytes = size_of(type);
    for (const ir::Access& step : access) {
        const types::Type& whole = subject_->types[type];
        const uint32_t scalar = types::facts(whole.scalar).bytes;
        switch (step.kind) {
            case ir::AccessKind::Member:
                if (whole.kind == types::Kind::Struct) {
                    const types::Field* const field = subject_->types[whole.structure].find(step.member);
                    if (field != nullptr) type = field->type;
                    bytes = size_of(type);
                } else {  // of a transform: three numbers, or four
                    bytes = scalar * (subject_->strings.text(step.member) == "p" ? 3 : 4);
                }
                break;
            case ir::AccessKind::Row:
                choose_part(to, get(frame, step.i));
                bytes = scalar * whole.cols;
                break;
            case ir::AccessKind::Element:
                choose_part(to, get(frame, step.j));
                choose_part(to, get(frame, step.i));
                bytes = scalar;
                break;
            case ir::AccessKind::Component:
                choose_part(to, get(frame, step.i));
                bytes = scalar;
                break;
        }
    }
    if (points) return set(frame, frame.function.range(inst.results)[0], to, at);
    store(frame, to, bytes, inst.op == Op::SlotAtomic ? Touch::Atomic : Touch::Write, get(frame, args[0]));
}

void LaneWalk::see(const Lane& element, uint32_t bytes, Touch touch) {
    Seen one{element.object, touch, Pattern::Unknown, element.blur, {}, bytes, 0, 0};
    if (element.object != no_place)
        one.element = size_of(subject_->types[places_[element.object].type].element);
    one.loops = static_cast<uint32_t>(loops_.size());
    switch (element.varies) {
        case Varies::Uniform:
            one.pattern = Pattern::Broadcast;
            break;
        case Varies::Linear: {
            const bool is_next =
                element.factor == Factor{1, Symbols::one} || element.factor == Factor{-1, Symbols::one};
            one.pattern = is_next && one.bytes == one.element ? Pattern::Coalesced : Pattern::Strided;
            one.stride = element.factor;
            break;
        }
        case Varies::Data:
            one.pattern = Pattern::Gather;
            break;
        case Varies::Thread:
        case Varies::Unknown:
            break;
    }
    if (one.pattern != Pattern::Unknown && (one.bytes == 0 || one.element == 0)) {
        one.pattern = Pattern::Unknown;
        one.blur = Blur::Size;
        one.stride = {};
    }
    seen_.push_back(one);
}

uint32_t LaneWalk::size_of(types::TypeId type) {
    if (const auto held = types::held(subject_->types, type))
        return types::facts(held->scalar).bytes * held->count;
    for (const auto& [known, size] : sizes_) {
        if (known == type) return size;
    }
    const auto extent = types::extent(subject_->types, type);
    sizes_.emplace_back(type, extent ? static_cast<uint32_t>(extent->size) : 0);
    return sizes_.back().second;
}

// ---- words

void LaneWalk::append_place(std::string& out, uint32_t at) const {
    if (at == no_place) return;
    if (places_[at].parent != nowhere) {
        append_place(out, places_[at].parent);
        out += '.';
    }
    out += subject_->strings.text(places_[at].name);
}

void LaneWalk::append_stride(std::string& out, const Seen& one) const {
    if (one.pattern == Pattern::Broadcast) out += '0';
    if (one.pattern != Pattern::Coalesced && one.pattern != Pattern::Strided) return;
    const Factor& by = one.stride;
    if (by.symbol == Symbols::one || (by.number != 1 && by.number != -1)) out += std::to_string(by.number);
    if (by.symbol == Symbols::one) return;
    if (by.number != 1) out += by.number == -1 ? '-' : '*';
    symbols_.append(out, by.symbol, [this](std::string& to, uint32_t at) { append_place(to, at); });
}

}  // namespace weft::facts
