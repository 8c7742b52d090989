#include "facts/lane_walk.h"

namespace weft::facts {

using ir::Op;
using ir::ValueId;

namespace {

constexpr uint32_t max_steps = 1u << 20;  // instructions, those of functions at every call
constexpr uint32_t max_depth = 64;        // of calls

}  // namespace

bool LaneWalk::run(const driver::Subject& subject) {
    subject_ = &subject;
    symbols_.clear();
    used_ = 0;
    places_.assign(1, {nowhere, {}, {}, no_view});
    views_.resize(1);
    views_[no_view] = {};
    views_[no_view].offset = plain(Varies::Unknown, Blur::Array);
    cuts_.clear();
    ifs_.clear();
    loops_.clear();
    assigned_.clear();
    seen_.clear();
    branches_.clear();
    sizes_.clear();
    steps_ = depth_ = 0;
    const ir::Function& kernel = subject.kernel.body;
    open_slots(kernel, 0);
    for (const ValueId id : kernel.parameters) {
        const ir::Value& value = kernel.values[id.index];
        slots_[id.index] = {held_at(place(nowhere, value.name, value.type)), 0};
    }
    Frame frame{kernel, 0, 0, 0, {}};
    try {
        walk(frame);
    } catch (const TooLong&) {
        return false;
    }
    return true;
}

void LaneWalk::walk(Frame& frame) {
    const auto size = static_cast<uint32_t>(frame.function.insts.size());
    for (uint32_t at = 0; at < size;) {
        const ir::Inst& inst = frame.function.insts[at];
        if (inst.op == Op::Comment) {
            ++at;
            continue;
        }
        if (++steps_ > max_steps) throw TooLong{};
        if (inst.op == Op::LoopEnd) {
            at = end_loop(frame, at);
            continue;
        }
        if (const builtins::Row* const row = inst.builtin()) {
            builtin(frame, inst, *row, at);
        } else {
            execute(frame, inst, at);
        }
        ++at;
    }
}

void LaneWalk::execute(Frame& frame, const ir::Inst& inst, uint32_t at) {
    const auto args = frame.function.range(inst.args), results = frame.function.range(inst.results);
    switch (inst.op) {
        case Op::Call:
            if (inst.as<ir::Call>().kind == ir::CalleeKind::Function) return call_function(frame, inst, at);
            return set(frame, results[0], blended(frame, args), at);
        case Op::SetConstant:
            return set(frame, results[0], constant(frame.function, inst.as<ir::SetConstant>().constant), at);
        case Op::Compare:
        case Op::BoolBegin:
            return set(frame, results[0], blended(frame, args), at);
        case Op::BoolJoin:
            // What `and` and `or` skip is no branch of the text.
            if (ifs_.size() > frame.ifs && ifs_.back().branch != nowhere) {
                branches_.erase(branches_.begin() + ifs_.back().branch);
                ifs_.back().branch = nowhere;
            }
            return update(frame, results[0], blended(frame, args));
        case Op::IfBegin:
            return begin_if(frame, inst, at);
        case Op::IfEnd:
            return end_if(frame, at);
        case Op::FieldAddress:
            return set(frame, results[0], field_address(frame, inst), at);
        case Op::FieldStore:
        case Op::OuterStore:
            return update(frame, args[0], get(frame, args[1]));
        case Op::SlotAddress:
        case Op::SlotStore:
        case Op::SlotAtomic:
            return slot(frame, inst, at);
        case Op::ForBegin:
        case Op::RangeBegin:
        case Op::WhileBegin:
            return begin_loop(frame, inst, at);
        case Op::WhileTest: {
            const Varies on = get(frame, args[0]).varies;
            branches_.push_back(parting(on));
            loops_.back().left = later(loops_.back().left, on);
            return;
        }
        case Op::Goto:
            return jump(inst.as<ir::Goto>());
        case Op::Return:
            return leave(frame, inst);
        case Op::Comment:
        case Op::IfReverse:
        case Op::LoopBody:
        case Op::LoopEnd:  // walk()
        case Op::ReturnDefault:
        case Op::Assert:
            return;
    }
}

// ---- branches

void LaneWalk::begin_if(Frame& frame, const ir::Inst& inst, uint32_t at) {
    const Varies on = get(frame, frame.function.range(inst.args)[0]).varies;
    // The other side of an `if` is negated: one branch.
    const bool counts = !inst.as<ir::IfBegin>().negated;
    ifs_.push_back({at, on, counts ? static_cast<uint32_t>(branches_.size()) : nowhere});
    if (counts) branches_.push_back(parting(on));
}

void LaneWalk::end_if(Frame& frame, uint32_t at) {
    const If ended = ifs_.back();
    ifs_.pop_back();
    const ir::Inst& begin = frame.function.insts[ended.begin];
    uint32_t last = at - 1;
    while (last > ended.begin && frame.function.insts[last].op == Op::Comment) --last;
    const Op op = frame.function.insts[last].op;
    part_what_was_made(frame, ended.begin, at, ended.on);
    if (op != Op::Goto && op != Op::Return) return;
    // Threads that go on did not come by: their condition is settled, for as long as the others stay away.
    const ValueId condition = frame.function.range(begin.args)[0];
    Slot& slot = slots_[frame.base + condition.index];
    const bool in_loop = loops_.size() > frame.loops;
    const bool stays = op == Op::Return || (in_loop && slot.made > loops_.back().begin);
    if (stays && slot.made != nowhere) slot.lane = number(begin.as<ir::IfBegin>().negated ? 1 : 0);
}

// Values of a branch or loop, for who reads them behind it.
void LaneWalk::part_what_was_made(Frame& frame, uint32_t from, uint32_t to, Varies on) {
    if (on == Varies::Uniform) return;
    for (uint32_t i = from; i < to; ++i) {
        for (const ValueId id : frame.function.range(frame.function.insts[i].results)) {
            Lane& lane = slots_[frame.base + id.index].lane;
            lane = parted(lane, on);
        }
    }
}

// On what threads have parted since an instruction of this function, in what is still open.
Varies LaneWalk::parts_since(uint32_t begin, size_t first_if, size_t first_loop) const {
    Varies on = Varies::Uniform;
    for (size_t i = ifs_.size(); i > first_if && ifs_[i - 1].begin >= begin; --i)
        on = later(on, ifs_[i - 1].on);
    for (size_t i = loops_.size(); i > first_loop && loops_[i - 1].begin >= begin; --i)
        on = later(on, loops_[i - 1].skipped);
    return on;
}

// ---- loops

void LaneWalk::begin_loop(Frame& frame, const ir::Inst& inst, uint32_t at) {
    Loop loop{at};
    if (inst.op == Op::ForBegin) {
        const Lane range = get(frame, frame.function.range(inst.args)[0]);
        loop.left = range.what == Lane::What::Range ? range.test : Varies::Unknown;
    }
    if (inst.op != Op::WhileBegin) branches_.push_back(parting(loop.left));
    loop.seen = seen_.size();
    loop.branches = branches_.size();
    loop.assigned = assigned_.size();
    loop.ifs = ifs_.size();
    loops_.push_back(loop);
    // The number of a round is the same for all threads that are still in the loop.
    for (const ValueId id : frame.function.range(inst.results)) set(frame, id, plain(Varies::Uniform), at);
}

uint32_t LaneWalk::end_loop(Frame& frame, uint32_t at) {
    Loop& loop = loops_.back();
    if (loop.changed) {
        loop.changed = false;
        seen_.resize(loop.seen);
        branches_.resize(loop.branches);
        assigned_.resize(loop.assigned);
        return loop.begin + 1;
    }
    // Behind it each thread has what its own last round left.
    for (uint32_t i = loop.begin; i < at; ++i) {
        for (const ValueId id : frame.function.range(frame.function.insts[i].results)) {
            Lane& lane = slots_[frame.base + id.index].lane;
            if (lane.what == Lane::What::Plain) lane = inexact(lane);
        }
    }
    part_what_was_made(frame, loop.begin, at, loop.left);
    const Varies left = loop.left;
    const size_t first = loop.assigned;
    loops_.pop_back();
    const size_t last = left == Varies::Uniform ? first : assigned_.size();  // an update adds itself
    for (size_t i = first; i < last; ++i)
        update_slot(frame, assigned_[i], parted(slots_[assigned_[i]].lane, left));
    if (loops_.size() == frame.loops) assigned_.resize(first);
    return at + 1;
}

void LaneWalk::jump(const ir::Goto& inst) {
    for (size_t i = loops_.size(); i-- > 0;) {
        Loop& loop = loops_[i];
        if (loop.begin != inst.begin.index) continue;
        Varies& on = inst.to_end ? loop.left : loop.skipped;
        const Varies now = later(on, parts_since(loop.begin, loop.ifs, i));
        loop.changed = loop.changed || (now != on && !inst.to_end);
        on = now;
        return;
    }
}

// ---- functions

void LaneWalk::leave(Frame& frame, const ir::Inst& inst) {
    const auto args = frame.function.range(inst.args);
    // Threads that return elsewhere return something else.
    frame.returned_on = later(frame.returned_on, parts_since(0, frame.ifs, frame.loops));
    for (size_t i = frame.loops; i < loops_.size(); ++i)
        frame.returned_on = later(frame.returned_on, loops_[i].left);
    for (size_t i = 0; i < args.size(); ++i) {
        const Lane lane = get(frame, args[i]);
        if (i == frame.returned.size()) {
            frame.returned.push_back(lane);
        } else {
            frame.returned[i] = join(frame.returned[i], lane);
        }
    }
}

void LaneWalk::call_function(Frame& frame, const ir::Inst& inst, uint32_t at) {
    const ir::Function& callee = subject_->lowered.functions[inst.as<ir::Call>().callee].body;
    const auto args = frame.function.range(inst.args), results = frame.function.range(inst.results);
    if (++depth_ > max_depth) throw TooLong{};
    const uint32_t base = used_;
    open_slots(callee, base);
    for (size_t i = 0; i < args.size() && i < callee.parameters.size(); ++i)
        slots_[base + callee.parameters[i].index] = {get(frame, args[i]), 0};
    Frame inner{callee, base, ifs_.size(), loops_.size(), {}};
    walk(inner);
    // An array that lives in the thread is handed over as it is: what the function wrote is in it.
    for (size_t i = 0; i < args.size() && i < callee.parameters.size(); ++i) {
        if (type_of(frame, args[i]).kind == types::Kind::FixedArray)
            update(frame, args[i], slots_[base + callee.parameters[i].index].lane);
    }
    used_ = base;
    --depth_;
    for (size_t i = 0; i < results.size(); ++i) {
        const bool returns = i < inner.returned.size();
        set(frame, results[i],
            returns ? parted(inner.returned[i], inner.returned_on) : plain(Varies::Unknown, Blur::Branch),
            at);
    }
}

// ---- values

types::TypeId LaneWalk::target_of(const Frame& frame, ValueId id) const {
    return types::stripped(subject_->types, frame.function.values[id.index].type);
}

Lane LaneWalk::constant(const ir::Function& function, ir::ConstantId id) const {
    const value::Value& value = function.constants[id.index];
    const bool is_whole = value.kind == value::ValueKind::Int || value.kind == value::ValueKind::Bool ||
                          value.kind == value::ValueKind::EnumMember ||
                          (value.kind == value::ValueKind::WarpScalar && value.raw_is_int);
    const value::Integer far = value::Integer{1} << 30;
    if (!is_whole || value.integer > far || value.integer < -far) return plain(Varies::Uniform);
    return number(static_cast<int32_t>(value.integer));
}

void LaneWalk::open_slots(const ir::Function& function, uint32_t base) {
    used_ = base + static_cast<uint32_t>(function.values.size());
    if (slots_.size() < used_) slots_.resize(used_);
    Slot* slot = slots_.data() + base;
    for (const ir::Value& value : function.values) {
        // What was not made yet is zero in every thread.
        *slot = {value.constant.valid() ? constant(function, value.constant) : Lane{}, nowhere};
        if (value.spelling == ir::Spelling::Member) slot->lane.what = Lane::What::Member;
        ++slot;
    }
}

Lane LaneWalk::get_member(const Frame& frame, ValueId id) {
    const ir::Value& value = frame.function.values[id.index];
    return member_of(get(frame, value.base), type_of(frame, value.base), value.name);
}

void LaneWalk::set(Frame& frame, ValueId id, const Lane& lane, uint32_t at) {
    slots_[frame.base + id.index] = {lane, at};
}

void LaneWalk::update(Frame& frame, ValueId id, const Lane& lane) {
    const ir::Value* value = &frame.function.values[id.index];
    while (value->spelling == ir::Spelling::Member) {
        id = value->base;
        value = &frame.function.values[id.index];
    }
    if (value->constant.valid()) return;
    update_slot(frame, frame.base + id.index, lane);
}

void LaneWalk::update_slot(const Frame& frame, uint32_t at, const Lane& lane) {
    Slot& slot = slots_[at];
    const uint32_t since = slot.made == nowhere ? 0 : slot.made;
    const Lane now = join(slot.lane, parted(lane, parts_since(since, frame.ifs, frame.loops)));
    size_t around = loops_.size();
    while (around > frame.loops && loops_[around - 1].begin >= since) --around;
    if (around < loops_.size()) assigned_.push_back(at);
    if (now == slot.lane) return;
    slot.lane = now;
    for (; around < loops_.size(); ++around) loops_[around].changed = true;
}

Lane LaneWalk::blended(const Frame& frame, std::span<const ValueId> args) {
    Varies varies = Varies::Uniform;
    Blur blur = Blur::None;
    has_array_ = false;
    for (const ValueId id : args) {
        const Lane lane = get(frame, id);
        const Varies one = flat(lane.varies);
        has_array_ = has_array_ || lane.what == Lane::What::Array;
        if (one > varies || (one == varies && blur == Blur::None)) blur = lane.blur;
        varies = later(varies, one);
    }
    return plain(varies, blur == Blur::None ? Blur::Nonlinear : blur);
}

}  // namespace weft::facts
