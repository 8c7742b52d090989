#include "infer/uses.h"

#include <set>
#include <utility>
#include <vector>

namespace weft::infer {

using builtins::Effect;
using ir::Op;
using ir::ValueId;

namespace {

// What a value is a part of: an argument, or an element of one of their arrays.
struct Lead {
    const Value* shape = nullptr;  // null: of no argument
    bool in_memory = false;        // it points into an array
    auto operator<=>(const Lead&) const = default;
};
using Leads = std::vector<Lead>;

class UsesReader {
  public:
    UsesReader(Sources& sources, const driver::Subject& subject) : sources_(sources), subject_(subject) {}

    void read(const ir::Function& function, const Leads& arguments) {
        // What a function does to its arguments is the same every time.
        if (!seen_.insert({&function, arguments}).second) return;
        // Code in C++ may do anything with the arrays that it is given.
        if (function.snippet.valid()) {
            for (const Lead& argument : arguments) {
                mark(element(argument), &Leaf::read);
                mark(element(argument), &Leaf::updated);
            }
            return;
        }
        Leads leads(function.values.size());
        for (size_t i = 0; i < arguments.size() && i < function.parameters.size(); ++i)
            leads[function.parameters[i].index] = arguments[i];
        for (const ir::Inst& inst : function.insts) follow(function, leads, inst);
    }

  private:
    using Mark = bool Leaf::*;

    Lead get(const ir::Function& function, const Leads& leads, ValueId id) const {
        const ir::Value& value = function.values[id.index];
        if (value.spelling != ir::Spelling::Member) return leads[id.index];
        const types::TypeId whole = types::stripped(subject_.types, function.values[value.base.index].type);
        return member(get(function, leads, value.base), whole, value.name);
    }

    Lead member(Lead lead, types::TypeId type, StringId name) const {
        if (lead.shape == nullptr || !lead.shape->is(Value::Kind::Struct)) return {};
        const auto& fields = subject_.types[subject_.types[type].structure].fields;
        for (size_t i = 0; i < fields.size() && i < lead.shape->parts.size(); ++i) {
            if (fields[i].name == name) return {&lead.shape->parts[i], lead.in_memory};
        }
        return {};
    }

    Lead element(const Lead& array) const {
        if (array.shape == nullptr || !array.shape->is(Value::Kind::Array)) return {};
        return {&sources_.objects[array.shape->object].element, true};
    }

    void mark(const Lead& lead, Mark how) {
        if (lead.shape == nullptr || !lead.in_memory) return;
        if (lead.shape->leaf != nobody) sources_.leaves[lead.shape->leaf].*how = true;
        for (const Value& part : lead.shape->parts) mark({&part, true}, how);
    }

    void follow(const ir::Function& function, Leads& leads, const ir::Inst& inst) {
        const auto args = function.range(inst.args), results = function.range(inst.results);
        const auto lead = [&](size_t i) { return get(function, leads, args[i]); };
        switch (inst.op) {
            case Op::FieldAddress: {
                const types::TypeId whole =
                    types::stripped(subject_.types, function.values[args[0].index].type);
                if (subject_.types[whole].kind == types::Kind::Struct)
                    leads[results[0].index] = member(lead(0), whole, inst.as<ir::FieldAddress>().field);
                return;
            }
            case Op::SlotAddress:
                leads[results[0].index] = slot(function, args[0], lead(0), inst.as<ir::SlotAddress>().access);
                return;
            case Op::SlotStore:
                return mark(slot(function, args[1], lead(1), inst.as<ir::SlotStore>().access),
                            &Leaf::written);
            case Op::SlotAtomic:
                return mark(slot(function, args[1], lead(1), inst.as<ir::SlotAtomic>().access),
                            &Leaf::updated);
            case Op::Call:
                return call(function, leads, inst);
            case Op::Comment:
            case Op::SetConstant:
            case Op::Compare:
            case Op::BoolBegin:
            case Op::BoolJoin:
            case Op::IfBegin:
            case Op::IfEnd:
            case Op::IfReverse:
            case Op::FieldStore:
            case Op::OuterStore:
            case Op::ForBegin:
            case Op::RangeBegin:
            case Op::WhileBegin:
            case Op::WhileTest:
            case Op::LoopBody:
            case Op::LoopEnd:
            case Op::Goto:
            case Op::Return:
            case Op::ReturnDefault:
            case Op::Assert:
                return;
        }
    }

    // A part of an array's element.
    Lead slot(const ir::Function& function, ValueId array, const Lead& lead,
              ir::RangeOf<ir::Access> way) const {
        Lead out = element(lead);
        types::TypeId type =
            subject_.types[types::stripped(subject_.types, function.values[array.index].type)].element;
        for (const ir::Access& access : function.range(way)) {
            const bool is_field =
                access.kind == ir::AccessKind::Member && subject_.types[type].kind == types::Kind::Struct;
            if (!is_field) break;  // what lies inside are numbers of one kind
            out = member(out, type, access.member);
            const types::Field* field = subject_.types[subject_.types[type].structure].find(access.member);
            if (field == nullptr) break;
            type = field->type;
        }
        return out;
    }

    void call(const ir::Function& function, Leads& leads, const ir::Inst& inst) {
        const auto args = function.range(inst.args), results = function.range(inst.results);
        const auto lead = [&](size_t i) { return get(function, leads, args[i]); };
        const builtins::Row* const row = inst.builtin();
        if (row == nullptr) {
            if (inst.as<ir::Call>().kind != ir::CalleeKind::Function) return;
            Leads given;
            for (size_t i = 0; i < args.size(); ++i) given.push_back(lead(i));
            for (const lower::LoweredFunction& callee : subject_.functions) {
                if (callee.place.index == inst.as<ir::Call>().callee) return read(callee.body, given);
            }
            return;
        }
        const auto give = [&](const Lead& made) {
            if (!results.empty()) leads[results[0].index] = made;
        };
        switch (row->effect()) {
            case Effect::Address:
                return give(element(lead(0)));
            case Effect::View:
            case Effect::Copy:
            case Effect::PartAddress:
                return give(lead(0));
            case Effect::Load: {
                Lead from = lead(0);
                mark(from, &Leaf::read);
                from.in_memory = false;
                return give(from);
            }
            case Effect::Store:
                return mark(lead(0), &Leaf::written);
            case Effect::ArrayStore:
                return mark(element(lead(0)), &Leaf::written);
            case Effect::Atomic:
                return mark(element(lead(0)), &Leaf::updated);
            case Effect::Compute:
            case Effect::Reinterpret:
            case Effect::Construct:
            case Effect::Thread:
            case Effect::LocalArray:
            case Effect::Assign:
            case Effect::Where:
            case Effect::Range:
            case Effect::IterNext:
            case Effect::Reversed:
            case Effect::Tuple:
            case Effect::Extract:
            case Effect::Slice:
            case Effect::SetPart:
            case Effect::UpdatePart:
            case Effect::CopyPart:
            case Effect::GetMember:
            case Effect::SetMember:
            case Effect::Seed:
            case Effect::Draw:
            case Effect::Noise:
            case Effect::Decompose:
            case Effect::Report:
            case Effect::Arrays:
            case Effect::Query:
            case Effect::Unmodelled:
                return;
            case Effect::Tile:
                // What stores a tile runs once.
                for (size_t i = 0; i < args.size(); ++i)
                    mark(element(lead(i)), !row->skip_replay                              ? &Leaf::read
                                           : row->operation() == builtins::Operation::Add ? &Leaf::updated
                                                                                          : &Leaf::written);
                return;
        }
    }

    Sources& sources_;
    const driver::Subject& subject_;
    std::set<std::pair<const ir::Function*, Leads>> seen_;
};

}  // namespace

void mark_uses(Sources& sources, const driver::Subject& subject) {
    Leads arguments;
    for (const Value& parameter : sources.parameters()) arguments.push_back({&parameter, false});
    UsesReader(sources, subject).read(subject.kernel.body, arguments);
}

}  // namespace weft::infer
