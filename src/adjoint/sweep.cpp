#include "adjoint/sweep.h"

#include "adjoint/rules.h"

namespace weft::adjoint {

using ir::Op;

namespace {

class Reversal {
  public:
    Reversal(const ir::Function& function, const lower::LoweredModule& module, const types::Types& types,
             Sweep& out)
        : function_(function), insts_(function.insts), module_(module), types_(types), out_(out) {}

    void run() {
        replay(0, size(), out_.replay);
        reverse(0, size());
    }

  private:
    uint32_t size() const { return static_cast<uint32_t>(insts_.size()); }

    uint32_t end_of(uint32_t begin) const {
        uint32_t i = begin + 1;
        while (insts_[i].op != Op::LoopEnd || insts_[i].as<ir::LoopEnd>().begin.index != begin) ++i;
        return i;
    }

    // The forward pass once more. Loops are left out: their iterations run inside the reversed loop.
    void replay(uint32_t from, uint32_t to, PodVector<Step>& steps) {
        for (uint32_t i = from; i < to; ++i) {
            switch (insts_[i].op) {
                case Op::RangeBegin:
                    steps.push_back({.action = Do::StartIterator, .inst = i});
                    i = end_of(i);
                    break;
                case Op::ForBegin:
                case Op::WhileBegin:
                    i = end_of(i);
                    break;
                case Op::Return:
                    steps.push_back({.action = Do::LeaveReplay, .inst = i});
                    break;
                case Op::Call:
                    steps.push_back({.action = action_of_replay(insts_[i]), .inst = i});
                    break;
                case Op::Comment:
                case Op::SetConstant:
                case Op::Compare:
                case Op::BoolBegin:
                case Op::BoolJoin:
                case Op::IfBegin:
                case Op::IfEnd:
                case Op::FieldAddress:
                case Op::FieldStore:
                case Op::OuterStore:
                case Op::SlotAddress:
                case Op::SlotStore:
                case Op::SlotAtomic:
                case Op::WhileTest:
                case Op::LoopEnd:
                case Op::Goto:
                case Op::Assert:
                    steps.push_back({.action = runs_again(insts_[i]) ? Do::Again : Do::Skip, .inst = i});
                    break;
                case Op::IfReverse:
                case Op::LoopBody:
                case Op::ReturnDefault:
                    break;
            }
        }
    }

    Do action_of_replay(const ir::Inst& call) const {
        if (const ir::Function* callee = function_called(call); callee && has_own_replay(call, *callee))
            return Do::ReplayCall;
        return runs_again(call) ? Do::Again : Do::Skip;
    }

    // Null: a builtin or a struct.
    const ir::Function* function_called(const ir::Inst& inst) const {
        const ir::Call& call = inst.as<ir::Call>();
        return call.kind == ir::CalleeKind::Function ? &module_.functions[call.callee].body : nullptr;
    }

    void reverse(uint32_t from, uint32_t to) {
        for (uint32_t i = to; i-- > from;) {
            if (insts_[i].op == Op::LoopEnd) {
                const uint32_t begin = insts_[i].as<ir::LoopEnd>().begin.index;
                reverse_loop(begin, i);
                i = begin;
            } else {
                reverse(i);
            }
        }
    }

    void reverse(uint32_t index) {
        const ir::Inst& inst = insts_[index];
        switch (inst.op) {
            case Op::Comment:
                return add({.action = Do::AdjointComment, .inst = index});
            case Op::Call:
                if (!has_adjoint(inst, function_)) return;
                return add({.action = Do::AdjointCall,
                            .takes_results = adjoint_takes_results(inst, function_called(inst)),
                            .inst = index});
            case Op::IfBegin:
                return add({.action = Do::CloseBranch, .inst = index});
            case Op::IfReverse:
                return add({.action = Do::OpenBranch, .inst = index});
            case Op::FieldAddress:
                return reverse_field_address(index);
            case Op::FieldStore:
                return reverse_field_store(index);
            case Op::SlotStore:
            case Op::SlotAtomic:
                return add({.action = Do::AdjointSlot, .inst = index});
            case Op::Return:
                return reverse_return(index);
            case Op::SetConstant:
            case Op::Compare:
            case Op::BoolBegin:
            case Op::BoolJoin:
            case Op::IfEnd:
            case Op::OuterStore:
            case Op::SlotAddress:
            case Op::ForBegin:
            case Op::RangeBegin:
            case Op::WhileBegin:
            case Op::WhileTest:
            case Op::LoopBody:
            case Op::LoopEnd:
            case Op::Goto:
            case Op::ReturnDefault:
            case Op::Assert:
                return;
        }
    }

    void reverse_field_address(uint32_t index) {
        const ir::Inst& inst = insts_[index];
        const ir::ValueId pointer = result(inst);
        const types::TypeId field = types::stripped(types_, function_.values[pointer.index].type);
        add({.action = types::adds_up(types_[field]) ? Do::Accumulate : Do::Overwrite,
             .inst = index,
             .to = field_of(arg(inst, 0), inst.as<ir::FieldAddress>().field),
             .from = whole(pointer)});
    }

    // What was stored gets the field's adjoint, which ends here: before the store the field held another
    // value.
    void reverse_field_store(uint32_t index) {
        const ir::Inst& inst = insts_[index];
        const Part field = field_of(arg(inst, 0), inst.as<ir::FieldStore>().field);
        const ir::ValueId stored = arg(inst, 1);
        if (types::adds_up(types_[function_.values[stored.index].type]))
            add({.action = Do::Accumulate, .inst = index, .to = whole(stored), .from = field});
        add({.action = Do::Clear, .inst = index, .to = field});
    }

    void reverse_return(uint32_t index) {
        add({.action = Do::ReturnLabel, .inst = index});
        const ir::Inst& inst = insts_[index];
        for (uint32_t i = inst.args.count; i-- > 0;) {
            const Part returned{.kind = Part::Kind::Returned, .number = i};
            add({.action = Do::Accumulate, .inst = index, .to = whole(arg(inst, i)), .from = returned});
        }
    }

    void reverse_loop(uint32_t begin, uint32_t end) {
        const ir::Inst& first = insts_[begin];
        const Indent indent = first.op == Op::WhileBegin ? Indent::None : Indent::BlockTab;
        if (first.op == Op::ForBegin) add({.action = Do::ReverseIterator, .inst = begin});
        if (first.op == Op::RangeBegin)
            add({.action = Do::RestartRange, .inst = begin, .last = last_round(first.as<ir::RangeBegin>())});
        uint32_t body = begin;
        for (; insts_[body].op != Op::LoopBody; ++body) {
            const bool has_lines = first.op != Op::RangeBegin && insts_[body].op != Op::IfReverse;
            if (has_lines) add({.action = Do::Again, .inst = body});
        }
        clear_adjoints(body, end, indent);
        replay(body + 1, end, out_.reverse);
        reverse(body + 1, end);
        add({.action = Do::LoopBack, .indent = indent, .inst = end});
    }

    // Every value made in the body starts the iteration with a zero adjoint; those of inner while loops,
    // whose own reversal clears them, are left out.
    void clear_adjoints(uint32_t body, uint32_t end, Indent indent) {
        uint32_t value = insts_[body].as<ir::LoopBody>().first_number;
        const auto clear_until = [&](uint32_t stop) {
            for (; value < stop; ++value) {
                if (is_view(function_.numbered[value])) continue;
                add({.action = Do::Clear,
                     .indent = indent,
                     .inst = body,
                     .to = whole(function_.numbered[value])});
            }
        };
        for (uint32_t i = body + 1; i < end; ++i) {
            if (insts_[i].op != Op::WhileBegin) continue;
            clear_until(insts_[i].as<ir::WhileBegin>().first_number);
            i = end_of(i);
            value = insts_[i].as<ir::LoopEnd>().end_number;
        }
        clear_until(insts_[end].as<ir::LoopEnd>().end_number);
    }

    // The adjoint of a part of a tile belongs to the tile.
    bool is_view(ir::ValueId value) const {
        const types::TypeId type = function_.values[value.index].type;
        return types::is_tile(types_[type]) && !types_.tile(type).owner;
    }

    void add(const Step& step) { out_.reverse.push_back(step); }
    ir::ValueId arg(const ir::Inst& inst, uint32_t i) const {
        return function_.operands[inst.args.first + i];
    }
    ir::ValueId result(const ir::Inst& inst) const { return function_.operands[inst.results.first]; }
    static Part whole(ir::ValueId value) { return {.value = value}; }
    static Part field_of(ir::ValueId value, StringId field) {
        return {.kind = Part::Kind::Field, .value = value, .field = field};
    }

    const ir::Function& function_;
    const PodVector<ir::Inst>& insts_;
    const lower::LoweredModule& module_;
    const types::Types& types_;
    Sweep& out_;
};

}  // namespace

void Sweep::clear() {
    replay.clear();
    reverse.clear();
}

void reverse(const ir::Function& function, const lower::LoweredModule& module, const types::Types& types,
             Sweep& out) {
    out.clear();
    Reversal(function, module, types, out).run();
}

}  // namespace weft::adjoint
