// Pools first, so that everything later may be followed without care; then values, then instructions in
// order.
#include "ir/verify.h"

#include <algorithm>

namespace weft::ir {
namespace {

struct Broken {
    Finding finding;
};

class Verifier {
  public:
    Verifier(const Function& function, const Surroundings& around)
        : fn_(function), around_(around), types_(around.types), made_(function.values.size(), false) {}

    void run() {
        constants();
        values();
        pools();
        for (at_ = 0; at_ < fn_.insts.size(); ++at_) instruction(fn_.insts[at_]);
        if (!blocks_.empty()) fail(Damage::BlockPairs, blocks_.back().begin);
        if (reverse_of_ != Pending::None) fail(Damage::IfReverse, at_ - 1);
        std::sort(called_.begin(), called_.end());
        called_.erase(std::unique(called_.begin(), called_.end()), called_.end());
        std::vector<FunctionId> listed = fn_.callees;
        std::sort(listed.begin(), listed.end());
        // Native code has no calls; what its stub calls is listed all the same, because Warp builds it.
        if (!fn_.snippet.valid() && listed != called_) fail(Damage::CalleeList, 0);
        if (!fn_.returns && !fn_.results.empty()) fail(Damage::ReturnValues, 0);
        if (fn_.unsupported_adjoint.valid() && fn_.unsupported_adjoint.index >= around_.nodes)
            fail(Damage::AdjointNode, 0);
        const bool has_body = !fn_.insts.empty() || fn_.number_count != 0;
        if (fn_.snippet.valid() && has_body) fail(Damage::Snippet, 0);
        for (const StringId code : {fn_.snippet, fn_.adjoint_snippet, fn_.replay_snippet})
            if (code.valid() && (!fn_.snippet.valid() || !is_string(code))) fail(Damage::Snippet, 0);
        for (const FunctionId link : {fn_.adjoint, fn_.replay})
            if (link.valid() && link.index >= around_.functions) fail(Damage::Link, 0);
    }

  private:
    // A block that is open: an if, or a loop.
    struct Block {
        Op op;
        uint32_t begin;
        bool negated = false;       // if
        bool in_body = false;       // loop
        bool tested = false;        // while
        uint32_t first_number = 0;  // of the values made in the body
    };
    enum class Pending : uint8_t { None, Plain, Negated };  // IfReverse that must follow

    [[noreturn]] static void fail(Damage damage, uint32_t at) { throw Broken{{damage, at}}; }
    void check(bool holds, Damage damage) const {
        if (!holds) fail(damage, at_);
    }
    template <class Element>
    static bool lies_in(RangeOf<Element> range, size_t size) {
        return range.first <= size && range.count <= size - range.first;
    }
    bool is_type(types::TypeId id) const { return id.index < types_.size(); }
    bool is_string(StringId id) const { return id.index < around_.strings.size(); }
    bool is_value(ValueId id) const { return id.index < fn_.values.size(); }
    types::TypeId type_of(ValueId id) const { return fn_.values[id.index].type; }
    bool is_reference(ValueId id) const { return types_[type_of(id)].kind == types::Kind::Reference; }
    types::TypeId stripped(ValueId id) const { return types::stripped(types_, type_of(id)); }

    // ---- constants, values, pools

    static bool is_number(const value::Value& value) {
        return value.kind == value::ValueKind::Bool || value.kind == value::ValueKind::Int ||
               value.kind == value::ValueKind::Float;
    }

    void constants() {
        for (at_ = 0; at_ < fn_.constants.size(); ++at_) {
            const value::Value& constant = fn_.constants[at_];
            if (constant.kind == value::ValueKind::Composite) {
                check(is_type(constant.type) && types::is_composite(types_[constant.type]),
                      Damage::ConstantType);
                const size_t size = types::composite_size(types_[constant.type]);
                check(constant.id <= fn_.elements.size() && size <= fn_.elements.size() - constant.id,
                      Damage::ConstantElements);
            } else if (constant.kind == value::ValueKind::WarpScalar) {
                check(is_type(constant.type) && types_[constant.type].kind == types::Kind::Scalar,
                      Damage::ConstantType);
            } else if (constant.kind == value::ValueKind::Str) {
                check(is_string(constant.text), Damage::ConstantType);
            } else {
                check(is_number(constant) || constant.kind == value::ValueKind::EnumMember,
                      Damage::ConstantKind);
            }
        }
        for (at_ = 0; at_ < fn_.elements.size(); ++at_)
            check(is_number(fn_.elements[at_]), Damage::ConstantElements);
    }

    void values() {
        size_t numbered = 0;
        for (at_ = 0; at_ < fn_.values.size(); ++at_) {
            const Value& value = fn_.values[at_];
            check(is_type(value.type), Damage::ValueType);
            check(value.node.index < around_.nodes, Damage::ValueNode);
            check(!value.name.valid() || is_string(value.name), Damage::ValueName);
            if (value.constant.valid())
                check(value.constant.index < fn_.constants.size(), Damage::ConstantRange);
            switch (value.spelling) {
                case Spelling::Number:
                    check(value.number < fn_.numbered.size() && fn_.numbered[value.number].index == at_,
                          Damage::ValueNumber);
                    ++numbered;
                    break;
                case Spelling::Parameter:
                    check(at_ < fn_.parameters.size() && fn_.parameters[at_].index == at_,
                          Damage::ParameterList);
                    check(value.name.valid(), Damage::ParameterName);
                    made_[at_] = true;
                    break;
                case Spelling::Member:
                    member(value);
                    made_[at_] = true;
                    break;
                case Spelling::Builtin:
                    check(value.number < builtins::rows().size(), Damage::CalleeRange);
                    made_[at_] = true;
                    break;
                case Spelling::Function:
                    check(value.number < around_.functions, Damage::CalleeRange);
                    called_.push_back({value.number});
                    made_[at_] = true;
                    break;
                case Spelling::Symbol:
                    check(is_string(StringId{value.number}), Damage::CalleeRange);
                    made_[at_] = true;
                    break;
                case Spelling::Adjoint:
                    check(value.base.index < fn_.parameters.size() &&
                              (type_of(value.base) == value.type || stripped(value.base) == value.type),
                          Damage::MemberBase);
                    made_[at_] = true;
                    break;
                case Spelling::Address:
                    check(value.number < fn_.origins.size(), Damage::OriginRange);
                    check(is_reference(ValueId{at_}), Damage::ReferenceResult);
                    made_[at_] = true;
                    break;
            }
        }
        check(numbered == fn_.number_count && numbered == fn_.numbered.size(), Damage::ValueCount);
        for (at_ = 1; at_ < fn_.numbered.size(); ++at_)
            check(fn_.numbered[at_ - 1] < fn_.numbered[at_], Damage::NumberOrder);
        for (at_ = 0; at_ < fn_.parameters.size(); ++at_)
            check(is_value(fn_.parameters[at_]) && fn_.values[at_].spelling == Spelling::Parameter,
                  Damage::ParameterList);
        for (at_ = 0; at_ < fn_.results.size(); ++at_) check(is_type(fn_.results[at_]), Damage::ValueType);
    }

    void member(const Value& value) {
        check(value.base.index < at_ && types_[type_of(value.base)].kind == types::Kind::Struct,
              Damage::MemberBase);
        const types::Field* field = types_[types_[type_of(value.base)].structure].find(value.name);
        check(field != nullptr && field->type == value.type, Damage::MemberField);
    }

    void pools() {
        for (at_ = 0; at_ < fn_.operands.size(); ++at_) check(is_value(fn_.operands[at_]), Damage::Operand);
        for (at_ = 0; at_ < fn_.steps.size(); ++at_) {
            const Step& step = fn_.steps[at_];
            check(lies_in(step.indices, fn_.operands.size()), Damage::StepRange);
            const bool is_field = step.kind == StepKind::Field;
            check(is_field == step.field.valid() && (!is_field || is_string(step.field)), Damage::StepField);
        }
        for (at_ = 0; at_ < fn_.origins.size(); ++at_) {
            check(is_value(fn_.origins[at_].root), Damage::OriginRoot);
            check(lies_in(fn_.origins[at_].steps, fn_.steps.size()), Damage::StepRange);
        }
        for (at_ = 0; at_ < fn_.accesses.size(); ++at_) {
            const Access& access = fn_.accesses[at_];
            const bool is_member = access.kind == AccessKind::Member;
            check(is_member ? is_string(access.member) && !access.i.valid()
                            : is_value(access.i) && !access.member.valid(),
                  Damage::AccessPart);
            check(access.kind == AccessKind::Element ? is_value(access.j) : !access.j.valid(),
                  Damage::AccessPart);
        }
        for (at_ = 0; at_ < fn_.template_args.size(); ++at_) {
            const builtins::TemplateArg& arg = fn_.template_args[at_];
            check(arg.kind != builtins::TemplateArg::Kind::Type || is_type(arg.type), Damage::TemplateType);
        }
    }

    // ---- instructions

    void instruction(const Inst& inst) {
        check(lies_in(inst.args, fn_.operands.size()) && lies_in(inst.results, fn_.operands.size()),
              Damage::OperandRange);
        check(facts(inst.op).args.allows(inst.args.count), Damage::ArgumentCount);
        check(facts(inst.op).results.allows(inst.results.count), Damage::ResultCount);
        check(inst.node.index < around_.nodes, Damage::InstNode);
        check(inst.line != 0, Damage::InstLine);
        reverse_must_follow(inst);
        uses(inst);
        operation(inst);
    }

    // After the end of an `if` its condition may be loaded once more; then comes the reverse.
    void reverse_must_follow(const Inst& inst) {
        if (reverse_of_ == Pending::None) return check(inst.op != Op::IfReverse, Damage::IfReverse);
        const bool loads = inst.op == Op::Call && fn_.insts[at_ - 1].op == Op::IfEnd;
        check(loads || inst.op == Op::IfReverse, Damage::IfReverse);
    }

    // Constants are there from the start; what SetConstant makes was a constant that earlier lines may use.
    void uses(const Inst& inst) {
        const auto results = fn_.range(inst.results);
        for (const ValueId id : fn_.range(inst.args)) {
            // Some calls are handed the tile they fill.
            const bool fills = types_[type_of(id)].kind == types::Kind::Tile &&
                               std::find(results.begin(), results.end(), id) != results.end();
            const bool is_made =
                made_[id.index] || fills || fn_.values[id.index].constant.valid() || becomes_constant(id);
            check(is_made, Damage::UseBeforeDefinition);
        }
    }
    bool becomes_constant(ValueId id) const {
        return std::any_of(fn_.insts.begin() + at_, fn_.insts.end(), [&](const Inst& inst) {
            return inst.op == Op::SetConstant && fn_.range(inst.results)[0] == id;
        });
    }

    void makes(const Inst& inst) {
        for (const ValueId id : fn_.range(inst.results)) {
            check(!made_[id.index], Damage::SeveralDefinitions);
            check(!fn_.values[id.index].constant.valid(), Damage::ConstantDefined);
            made_[id.index] = true;
        }
    }
    // Results that get their number where the instruction stands.
    void makes_here(const Inst& inst) {
        makes(inst);
        for (const ValueId id : fn_.range(inst.results)) {
            for (const Block& block : blocks_) {
                const bool inside = !block.in_body || fn_.values[id.index].number >= block.first_number;
                check(inside, Damage::LoopRegion);
            }
            last_number_ = std::max(last_number_, fn_.values[id.index].number);
        }
    }

    ValueId arg(const Inst& inst, uint32_t i = 0) const { return fn_.range(inst.args)[i]; }
    ValueId result(const Inst& inst) const { return fn_.range(inst.results)[0]; }
    bool is_bool(ValueId id) const {
        const types::Type& type = types_[type_of(id)];
        return type.kind == types::Kind::Scalar && type.scalar == types::Scalar::Bool;
    }

    // What belongs to the caller: an adjoint that a gradient fills, or what a parameter refers to.
    bool is_outer(ValueId id) const {
        const Spelling spelling = fn_.values[id.index].spelling;
        return spelling == Spelling::Adjoint || (spelling == Spelling::Parameter && is_reference(id));
    }

    void operation(const Inst& inst) {
        const bool closes = inst.op == Op::IfEnd || inst.op == Op::LoopEnd;
        if (!closes) check(inst.depth == depth_, Damage::Depth);
        switch (inst.op) {
            case Op::Comment:
            case Op::ReturnDefault:
                if (inst.op == Op::ReturnDefault) check(fn_.results.size() == 1, Damage::ReturnValues);
                return;
            case Op::Call:
                return call(inst);
            case Op::SetConstant:
                check(inst.as<SetConstant>().constant.index < fn_.constants.size(), Damage::ConstantRange);
                return makes(inst);
            case Op::Compare: {
                const auto ops = inst.as<Compare>().ops;
                check(lies_in(ops, fn_.compare_ops.size()), Damage::CompareRange);
                check(ops.count + 1 == inst.args.count, Damage::CompareCount);
                check(is_bool(result(inst)), Damage::BooleanResult);
                check(!is_reference(arg(inst, 0)) && !is_reference(arg(inst, 1)), Damage::ReferenceArgument);
                return makes_here(inst);
            }
            case Op::BoolBegin:
                check(is_bool(result(inst)), Damage::BooleanResult);
                check(!is_reference(arg(inst)), Damage::ReferenceArgument);
                return makes_here(inst);
            case Op::BoolJoin:
                check(made_[result(inst).index], Damage::UseBeforeDefinition);
                return check(is_bool(result(inst)), Damage::BooleanResult);
            case Op::IfBegin:
                check(!is_reference(arg(inst)), Damage::ReferenceArgument);
                blocks_.push_back({.op = Op::IfBegin, .begin = at_, .negated = inst.as<IfBegin>().negated});
                ++depth_;
                return;
            case Op::IfEnd:
                check(!blocks_.empty() && blocks_.back().op == Op::IfBegin, Damage::BlockPairs);
                --depth_;
                check(inst.depth == depth_, Damage::Depth);
                reverse_of_ = blocks_.back().negated ? Pending::Negated : Pending::Plain;
                blocks_.pop_back();
                return;
            case Op::IfReverse: {
                const bool negated = reverse_of_ == Pending::Negated;
                reverse_of_ = Pending::None;
                check(!is_reference(arg(inst)), Damage::ReferenceArgument);
                return check(inst.as<IfReverse>().negated == negated, Damage::IfReverse);
            }
            case Op::FieldAddress:
                return field_address(inst);
            case Op::FieldStore: {
                const types::Type& type = types_[type_of(arg(inst))];
                check(type.kind == types::Kind::Struct &&
                          types_[type.structure].find(inst.as<FieldStore>().field) != nullptr,
                      Damage::FieldName);
                return check(!is_reference(arg(inst, 1)), Damage::ReferenceArgument);
            }
            case Op::OuterStore:
                check(is_outer(arg(inst)), Damage::Operand);
                return check(!is_reference(arg(inst, 1)), Damage::ReferenceArgument);
            case Op::SlotAddress:
                check(is_reference(result(inst)), Damage::ReferenceResult);
                slot(arg(inst), inst.as<SlotAddress>().access, {});
                return makes_here(inst);
            case Op::SlotStore:
                return slot(arg(inst, 1), inst.as<SlotStore>().access, inst.as<SlotStore>().origin);
            case Op::SlotAtomic:
                return slot(arg(inst, 1), inst.as<SlotAtomic>().access, inst.as<SlotAtomic>().origin);
            case Op::ForBegin:
                check(!is_reference(arg(inst)), Damage::ReferenceArgument);
                label(inst.as<ForBegin>().label);
                return open_loop(inst, 1);
            case Op::RangeBegin:
                check(inst.as<RangeBegin>().step != 0, Damage::RangeStep);
                label(inst.as<RangeBegin>().label);
                makes(inst);
                return open_loop(inst, 1);
            case Op::WhileBegin:
                label(inst.as<WhileBegin>().label);
                check(inst.as<WhileBegin>().first_number <= fn_.number_count, Damage::LoopNumbers);
                return open_loop(inst, 0);
            case Op::WhileTest: {
                check(!is_reference(arg(inst)), Damage::ReferenceArgument);
                Block& loop = innermost_loop(inst.as<WhileTest>().begin);
                check(loop.op == Op::WhileBegin && !loop.tested && !loop.in_body, Damage::LoopTest);
                loop.tested = true;
                ++depth_;
                return;
            }
            case Op::LoopBody:
                return loop_body(inst);
            case Op::LoopEnd:
                return loop_end(inst);
            case Op::Goto: {
                const Block& loop = innermost_loop(inst.as<Goto>().begin);
                return check(loop.in_body, Damage::LoopBody);
            }
            case Op::Return:
                return returned(inst);
            case Op::Assert:
                return check(is_string(inst.as<Assert>().text), Damage::AssertText);
        }
    }

    void call(const Inst& inst) {
        const Call& call = inst.as<Call>();
        check(lies_in(call.adj_args, fn_.operands.size()), Damage::OperandRange);
        check(lies_in(call.template_args, fn_.template_args.size()), Damage::TemplateRange);
        switch (call.kind) {
            case CalleeKind::Builtin:
                check(call.callee < builtins::rows().size(), Damage::CalleeRange);
                break;
            case CalleeKind::Function:
                check(call.callee < around_.functions, Damage::CalleeRange);
                called_.push_back({call.callee});
                break;
            case CalleeKind::Structure:
                check(call.callee < types_.structure_count(), Damage::CalleeRange);
                break;
        }
        check(call.adj_args.count == inst.args.count, Damage::AdjointOperand);
        for (uint32_t i = 0; i < inst.args.count; ++i) {
            const ValueId passed = fn_.range(call.adj_args)[i], loaded = arg(inst, i);
            const bool is_loaded = is_reference(passed) &&
                                   types_.canonical(stripped(passed)) == types_.canonical(type_of(loaded));
            const bool is_its_address =
                fn_.values[passed.index].spelling == Spelling::Address &&
                types_.canonical(stripped(passed)) == types_.canonical(stripped(loaded));
            check(passed == loaded || is_loaded || is_its_address, Damage::AdjointOperand);
        }
        makes_here(inst);
    }

    void origin(OriginId id) const {
        if (id.valid()) check(id.index < fn_.origins.size(), Damage::OriginRange);
    }

    void field_address(const Inst& inst) {
        const FieldAddress& address = inst.as<FieldAddress>();
        origin(address.origin);
        check(is_reference(result(inst)), Damage::ReferenceResult);
        const types::Type& type = types_[stripped(arg(inst))];
        bool found = (types::is_any_array(type) && address.field == names::shape) ||
                     (types::is_array(type) && address.field == names::data);
        if (type.kind == types::Kind::Struct) found = types_[type.structure].find(address.field) != nullptr;
        if (type.kind == types::Kind::Handle)
            found = types::field_of(type.handle, around_.strings.text(address.field)).valid();
        check(found, Damage::FieldName);
        makes_here(inst);
    }

    void slot(ValueId array, RangeOf<Access> access, OriginId of) const {
        check(types::is_array(types_[stripped(array)]), Damage::SlotArray);
        check(lies_in(access, fn_.accesses.size()), Damage::AccessRange);
        origin(of);
    }

    void label(uint32_t label) {
        check(labels_ == 0 || label >= labels_, Damage::LabelOrder);
        labels_ = label + 1;
    }

    // ---- loops

    Block& innermost_loop(InstId begin) {
        const auto loop = std::find_if(blocks_.rbegin(), blocks_.rend(),
                                       [](const Block& block) { return block.op != Op::IfBegin; });
        check(loop != blocks_.rend() && loop->begin == begin.index, Damage::LoopBegin);
        return *loop;
    }

    void open_loop(const Inst& inst, uint32_t deeper) {
        blocks_.push_back({.op = inst.op, .begin = at_});
        depth_ += deeper;
    }

    void loop_body(const Inst& inst) {
        check(!blocks_.empty() && blocks_.back().op != Op::IfBegin && !blocks_.back().in_body,
              Damage::LoopBody);
        Block& loop = blocks_.back();
        check((loop.op == Op::WhileBegin) == loop.tested, Damage::LoopTest);
        loop.in_body = true;
        loop.first_number = inst.as<LoopBody>().first_number;
        check(loop.first_number <= fn_.number_count, Damage::LoopNumbers);
        if (loop.op == Op::WhileBegin)
            check(fn_.insts[loop.begin].as<WhileBegin>().first_number <= loop.first_number,
                  Damage::LoopNumbers);
    }

    void loop_end(const Inst& inst) {
        const LoopEnd& end = inst.as<LoopEnd>();
        check(!blocks_.empty() && blocks_.back().op != Op::IfBegin, Damage::BlockPairs);
        const Block loop = blocks_.back();
        check(loop.begin == end.begin.index, Damage::LoopBegin);
        check(loop.in_body, Damage::LoopBody);
        check(loop.first_number <= end.end_number && end.end_number <= fn_.number_count, Damage::LoopNumbers);
        check(last_number_ == 0 || last_number_ < end.end_number, Damage::LoopRegion);
        --depth_;
        check(inst.depth == depth_, Damage::Depth);
        blocks_.pop_back();
    }

    void returned(const Inst& inst) {
        label(inst.as<Return>().label);
        const auto values = fn_.range(inst.args);
        if (values.empty()) return;  // a bare return may come before one with values
        check(values.size() == fn_.results.size(), Damage::ReturnValues);
        for (size_t i = 0; i < values.size(); ++i) {
            const types::TypeId type = type_of(values[i]), result = fn_.results[i];
            const bool fits = types_.equal(type, result) || types::joined(types_, type, result) == result;
            check(fits, Damage::ReturnValues);
        }
    }

    const Function& fn_;
    const Surroundings& around_;
    const types::Types& types_;
    std::vector<bool> made_;  // by value
    std::vector<Block> blocks_;
    std::vector<FunctionId> called_;
    Pending reverse_of_ = Pending::None;
    uint32_t at_ = 0, depth_ = 0, labels_ = 0, last_number_ = 0;
};

struct DamageText {
    std::string_view name, text;
};
constexpr DamageText damages[] = {
#define WEFT_DAMAGE(name, text) {#name, text},
#include "ir/damage.def"
};

}  // namespace

std::string_view name_of(Damage damage) {
    return damages[static_cast<size_t>(damage)].name;
}

std::string_view text(Damage damage) {
    return damages[static_cast<size_t>(damage)].text;
}

std::string describe(const Finding& finding) {
    return std::string(name_of(finding.damage)) + " at " + std::to_string(finding.at) + ": " +
           std::string(text(finding.damage));
}

std::optional<Finding> verify(const Function& function, const Surroundings& around) {
    try {
        Verifier(function, around).run();
    } catch (const Broken& broken) {
        return broken.finding;
    }
    return std::nullopt;
}

}  // namespace weft::ir
