// The verifier of the IR: what lowering makes is sound, and each kind of damage is seen and called by its
// name.
#include "ir/verify.h"

#include <algorithm>
#include <deque>
#include <functional>

#include "test_kernels.h"

namespace weft {
namespace {

using ir::Damage;
using ir::Function;
using ir::Inst;
using ir::Op;

// Every operation occurs in it and in the functions that it needs.
constexpr std::string_view source = R"(import warp as wp

OFFSET = wp.constant(wp.vec3(1.0, 2.0, 3.0))

@wp.struct
class Inner:
    x: float

@wp.struct
class Particle:
    pos: wp.vec3
    inner: Inner
    mass: float

@wp.func
def scaled(a: float, b: float):
    if a > b:
        return a * 2.0
    else:
        return b

@wp.func_grad(scaled)
def adj_scaled(a: float, b: float, adj_ret: float):
    wp.adjoint[b] += adj_ret

@wp.kernel
def k(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), ps: wp.array(dtype=Particle), p: Particle, n: int):
    i = wp.tid()
    wide = wp.float64(3.0)
    assert i >= 0, "index"
    s = float(0.0)
    for j in range(n):
        if j > 3 and x[j] < 1.0:
            continue
        s += scaled(x[j], p.mass)
    for j in range(40):
        s = s + x[j]
    t = float(1.0)
    while 0.0 < t < s:
        t = t * 2.0
        if t > 100.0:
            break
    q = Particle()
    q.inner.x = s
    q.mass = float(wide)
    v[i].x = t
    v[i].y += s
    ps[i].pos.z = s
    w = OFFSET + q.pos
    x[i] = w[0] + q.inner.x
)";

class IrVerify : public ::testing::Test {
  protected:
    std::optional<ir::Finding> verify(const Function& function) const {
        const driver::Subject subject = compiled_.subject();
        return ir::verify(function, {subject.types, subject.strings,
                                     static_cast<uint32_t>(subject.lowered.functions.size()),
                                     static_cast<uint32_t>(subject.tree.size())});
    }
    const Function& kernel() const { return compiled_.subject().kernel.body; }
    const Function& function() const { return functions()[0].body; }
    const std::deque<lower::LoweredFunction>& functions() const {
        return compiled_.subject().lowered.functions;
    }

  private:
    CompiledKernelFile compiled_{source};
};

Inst& first(Function& function, Op op) {
    for (Inst& inst : function.insts)
        if (inst.op == op) return inst;
    ADD_FAILURE() << "no " << ir::name_of(op);
    return function.insts[0];
}

ir::Value& first(Function& function, bool (*is)(const ir::Value&)) {
    for (ir::Value& value : function.values)
        if (is(value)) return value;
    ADD_FAILURE() << "no such value";
    return function.values[0];
}

bool is_numbered(const ir::Value& value) {
    return value.spelling == ir::Spelling::Number;
}
bool is_member(const ir::Value& value) {
    return value.spelling == ir::Spelling::Member;
}
bool is_constant(const ir::Value& value) {
    return value.constant.valid();
}

value::Value& first(Function& function, value::ValueKind kind) {
    for (value::Value& value : function.constants)
        if (value.kind == kind) return value;
    ADD_FAILURE() << "no such constant";
    return function.constants[0];
}

Inst& first_call(Function& function, ir::CalleeKind kind, uint32_t args = 0) {
    for (Inst& inst : function.insts)
        if (inst.op == Op::Call && inst.as<ir::Call>().kind == kind && inst.args.count >= args) return inst;
    ADD_FAILURE() << "no such call";
    return function.insts[0];
}

void erase_first(Function& function, Op op) {
    for (size_t i = 0; i < function.insts.size(); ++i) {
        if (function.insts[i].op != op) continue;
        std::copy(function.insts.begin() + i + 1, function.insts.end(), function.insts.begin() + i);
        function.insts.pop_back();
        return;
    }
}

constexpr uint32_t far = 1u << 20;

struct Case {
    Damage damage;
    std::function<void(Function&)> apply;
};

const std::vector<Case>& cases() {
    static const std::vector<Case> all = {
        {Damage::ValueType, [](Function& f) { f.values[0].type = {far}; }},
        {Damage::ValueType, [](Function& f) { first(f, is_numbered).type = {}; }},
        {Damage::ValueNode, [](Function& f) { first(f, is_numbered).node = {}; }},
        {Damage::ValueName, [](Function& f) { first(f, is_numbered).name = {far}; }},
        {Damage::ValueNumber, [](Function& f) { ++first(f, is_numbered).number; }},
        {Damage::ValueNumber, [](Function& f) { std::swap(f.numbered[0], f.numbered[1]); }},
        {Damage::ValueCount, [](Function& f) { ++f.number_count; }},
        {Damage::ValueCount, [](Function& f) { f.numbered.push_back(f.numbered[0]); }},
        {Damage::NumberOrder,
         [](Function& f) {
             std::swap(f.numbered[0], f.numbered[1]);
             std::swap(f.values[f.numbered[0].index].number, f.values[f.numbered[1].index].number);
         }},
        {Damage::ParameterList, [](Function& f) { std::swap(f.parameters[0], f.parameters[1]); }},
        {Damage::ParameterList, [](Function& f) { f.parameters.pop_back(); }},
        {Damage::ParameterName, [](Function& f) { f.values[0].name = {}; }},
        {Damage::MemberBase, [](Function& f) { first(f, is_member).base = {far}; }},
        {Damage::MemberBase, [](Function& f) { first(f, is_member).base = {0}; }},
        {Damage::MemberField, [](Function& f) { first(f, is_member).name = names::data; }},
        {Damage::ConstantRange, [](Function& f) { first(f, is_constant).constant = {far}; }},
        {Damage::ConstantRange,
         [](Function& f) { first(f, Op::SetConstant).as<ir::SetConstant>().constant = {far}; }},
        {Damage::ConstantKind, [](Function& f) { f.constants[0].kind = value::ValueKind::List; }},
        {Damage::ConstantElements, [](Function& f) { first(f, value::ValueKind::Composite).id = far; }},
        {Damage::ConstantElements, [](Function& f) { f.elements[0].kind = value::ValueKind::None; }},
        {Damage::ConstantType,
         [](Function& f) { first(f, value::ValueKind::Composite).type = types::int32; }},
        {Damage::ConstantType, [](Function& f) { first(f, value::ValueKind::WarpScalar).type = {}; }},
        {Damage::Operand, [](Function& f) { f.operands[0] = {far}; }},
        {Damage::OperandRange, [](Function& f) { first(f, Op::IfBegin).args.first = far; }},
        {Damage::OperandRange, [](Function& f) { first(f, Op::Call).results.count = far; }},
        {Damage::OperandRange, [](Function& f) { first(f, Op::Call).as<ir::Call>().adj_args.first = far; }},
        {Damage::ArgumentCount, [](Function& f) { first(f, Op::FieldStore).args.count = 1; }},
        {Damage::ResultCount, [](Function& f) { first(f, Op::Compare).results.count = 0; }},
        {Damage::InstNode, [](Function& f) { f.insts[1].node = {far}; }},
        {Damage::InstLine, [](Function& f) { f.insts[1].line = 0; }},
        {Damage::OriginRange,
         [](Function& f) { first(f, Op::FieldAddress).as<ir::FieldAddress>().origin = {far}; }},
        {Damage::OriginRange,
         [](Function& f) { first(f, Op::SlotStore).as<ir::SlotStore>().origin = {far}; }},
        {Damage::OriginRoot, [](Function& f) { f.origins[0].root = {}; }},
        {Damage::StepRange,
         [](Function& f) {
             f.origins.back().steps = {far, 1};
         }},
        {Damage::StepRange, [](Function& f) { f.steps[0].indices.first = far; }},
        {Damage::StepField, [](Function& f) { f.steps[0].field = {far}; }},
        {Damage::AccessRange,
         [](Function& f) { first(f, Op::SlotAtomic).as<ir::SlotAtomic>().access.count = far; }},
        {Damage::AccessPart, [](Function& f) { f.accesses[0].kind = ir::AccessKind::Element; }},
        {Damage::AccessPart, [](Function& f) { f.accesses[0].i = {}; }},
        {Damage::TemplateRange,
         [](Function& f) {
             first(f, Op::Call).as<ir::Call>().template_args = {far, 1};
         }},
        {Damage::TemplateType,
         [](Function& f) {
             f.template_args.push_back({builtins::TemplateArg::Kind::Type, 0, {}});
         }},
        {Damage::CompareCount, [](Function& f) { ++first(f, Op::Compare).as<ir::Compare>().ops.count; }},
        {Damage::CompareRange, [](Function& f) { first(f, Op::Compare).as<ir::Compare>().ops.first = far; }},
        {Damage::CalleeRange,
         [](Function& f) { first_call(f, ir::CalleeKind::Builtin).as<ir::Call>().callee = far; }},
        {Damage::CalleeRange,
         [](Function& f) { first_call(f, ir::CalleeKind::Function).as<ir::Call>().callee = far; }},
        {Damage::CalleeRange,
         [](Function& f) { first_call(f, ir::CalleeKind::Structure).as<ir::Call>().callee = far; }},
        {Damage::CalleeList, [](Function& f) { f.callees.clear(); }},
        {Damage::AdjointOperand,
         [](Function& f) { --first_call(f, ir::CalleeKind::Function).as<ir::Call>().adj_args.count; }},
        {Damage::AdjointOperand,
         [](Function& f) {
             const Inst& call = first_call(f, ir::CalleeKind::Function, 2);
             f.operands[call.as<ir::Call>().adj_args.first] = f.parameters[0];
         }},
        {Damage::SeveralDefinitions,
         [](Function& f) {
             const ir::Range made = first(f, Op::RangeBegin).results;
             f.operands[made.first] = f.operands[made.first + 1];
         }},
        {Damage::ConstantDefined,
         [](Function& f) {
             const ir::Value& constant = first(f, is_constant);
             f.operands[first(f, Op::Call).results.first] = f.numbered[constant.number];
         }},
        {Damage::UseBeforeDefinition,
         [](Function& f) {
             for (size_t i = f.insts.size(); i-- > 0;) {
                 if (f.insts[i].op != Op::Call || f.insts[i].results.count == 0) continue;
                 f.operands[first(f, Op::Assert).args.first] = f.operands[f.insts[i].results.first];
                 return;
             }
         }},
        {Damage::ReferenceResult,
         [](Function& f) {
             f.values[f.operands[first(f, Op::SlotAddress).results.first].index].type = types::float32;
         }},
        {Damage::ReferenceArgument,
         [](Function& f) {
             const ir::ValueId address = f.operands[first(f, Op::FieldAddress).results.first];
             for (size_t i = f.insts.size(); i-- > 0;) {
                 if (f.insts[i].op != Op::IfBegin) continue;
                 f.operands[f.insts[i].args.first] = address;
                 return;
             }
         }},
        {Damage::BooleanResult,
         [](Function& f) {
             f.values[f.operands[first(f, Op::Compare).results.first].index].type = types::float32;
         }},
        {Damage::FieldName,
         [](Function& f) { first(f, Op::FieldAddress).as<ir::FieldAddress>().field = names::range; }},
        {Damage::FieldName,
         [](Function& f) { first(f, Op::FieldStore).as<ir::FieldStore>().field = names::range; }},
        {Damage::SlotArray,
         [](Function& f) {
             Inst& store = first(f, Op::SlotStore);
             f.operands[store.args.first + 1] = f.operands[store.args.first];
         }},
        {Damage::AssertText, [](Function& f) { first(f, Op::Assert).as<ir::Assert>().text = {}; }},
        {Damage::Depth, [](Function& f) { ++f.insts[1].depth; }},
        {Damage::Depth, [](Function& f) { ++first(f, Op::LoopEnd).depth; }},
        {Damage::BlockPairs,
         [](Function& f) {
             f.insts.pop_back(), f.insts.push_back(first(f, Op::IfBegin)), f.insts.back().depth = 0;
         }},
        {Damage::IfReverse, [](Function& f) { erase_first(f, Op::IfReverse); }},
        {Damage::IfReverse, [](Function& f) { first(f, Op::IfReverse).as<ir::IfReverse>().negated ^= true; }},
        {Damage::LoopBegin, [](Function& f) { ++first(f, Op::Goto).as<ir::Goto>().begin.index; }},
        {Damage::LoopBegin, [](Function& f) { first(f, Op::LoopEnd).as<ir::LoopEnd>().begin = {0}; }},
        {Damage::LoopBody,
         [](Function& f) {
             Inst comment(ir::Comment{});
             Inst& body = first(f, Op::LoopBody);
             comment.depth = body.depth, comment.line = body.line, comment.node = body.node;
             body = comment;
         }},
        {Damage::LoopTest,
         [](Function& f) {
             Inst comment(ir::Comment{});
             Inst& test = first(f, Op::WhileTest);
             comment.depth = test.depth, comment.line = test.line, comment.node = test.node;
             test = comment;
             for (Inst& inst : f.insts)  // what stood in the loop's body stands before it now
                 if (&inst > &test && inst.op == Op::LoopBody) {
                     inst.depth = test.depth;
                     break;
                 }
         }},
        {Damage::LoopNumbers,
         [](Function& f) { first(f, Op::LoopBody).as<ir::LoopBody>().first_number = far; }},
        {Damage::LoopRegion, [](Function& f) { first(f, Op::LoopEnd).as<ir::LoopEnd>().end_number -= 1; }},
        {Damage::RangeStep, [](Function& f) { first(f, Op::RangeBegin).as<ir::RangeBegin>().step = 0; }},
        {Damage::LabelOrder, [](Function& f) { first(f, Op::WhileBegin).as<ir::WhileBegin>().label = 0; }},
    };
    return all;
}

const std::vector<Case>& cases_of_functions() {
    static const std::vector<Case> all = {
        {Damage::Snippet, [](Function& f) { f.snippet = names::x; }},
        {Damage::Link, [](Function& f) { f.replay = {far}; }},
        {Damage::AdjointNode, [](Function& f) { f.unsupported_adjoint = {far}; }},
        {Damage::ReturnValues, [](Function& f) { f.results.clear(); }},
        {Damage::ReturnValues, [](Function& f) { f.returns = false; }},
        {Damage::ReturnValues, [](Function& f) { f.results[0] = types::int32; }},
        {Damage::LabelOrder, [](Function& f) { first(f, Op::Return).as<ir::Return>().label = far; }},
    };
    return all;
}

TEST_F(IrVerify, WhatLoweringMakesIsSound) {
    for (const Function* function : {&kernel(), &function()}) {
        const auto finding = verify(*function);
        EXPECT_FALSE(finding) << describe(*finding);
    }
}

TEST_F(IrVerify, EveryKindOfDamageIsSeenAndCalledByItsName) {
    std::vector<bool> tried(ir::damage_count);
    const auto try_it = [&](const Function& sound, const Case& each) {
        Function damaged = sound;
        each.apply(damaged);
        const auto finding = verify(damaged);
        tried[static_cast<size_t>(each.damage)] = true;
        EXPECT_EQ(finding ? name_of(finding->damage) : "nothing", name_of(each.damage));
    };
    for (const Case& each : cases()) try_it(kernel(), each);
    for (const Case& each : cases_of_functions()) try_it(function(), each);
    for (size_t i = 0; i < tried.size(); ++i)
        EXPECT_TRUE(tried[i]) << "nobody tries " << name_of(static_cast<Damage>(i));
}

TEST_F(IrVerify, TheKernelHasEveryOperation) {
    std::vector<bool> seen(ir::op_count);
    const auto look = [&](const Function& body) {
        for (const Inst& inst : body.insts) seen[static_cast<size_t>(inst.op)] = true;
    };
    look(kernel());
    for (const lower::LoweredFunction& each : functions()) look(each.body);
    for (size_t i = 0; i < ir::op_count; ++i) EXPECT_TRUE(seen[i]) << ir::name_of(static_cast<Op>(i));
}

}  // namespace
}  // namespace weft
