#include "facts/dependence.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "base/random.h"

namespace weft::facts {

using ir::Op;
using ir::ValueId;

namespace {

constexpr uint32_t no_field = UINT32_MAX;
constexpr Slot no_slot = UINT32_MAX;

// By name, so that a hash does not depend on the order of an enum.
constexpr uint64_t label_of(std::string_view name) {
    uint64_t hash = 0xcbf29ce484222325;
    for (const char c : name) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
    return mix64(hash);
}

constexpr auto op_labels = [] {
    std::array<uint64_t, ir::op_count> labels{};
    for (size_t i = 0; i < labels.size(); ++i) labels[i] = label_of(ir::op_facts[i].name);
    return labels;
}();
constexpr uint64_t label(Op op) {
    return op_labels[static_cast<size_t>(op)];
}

constexpr auto scalar_labels = [] {
    std::array<uint64_t, types::scalar_count> labels{};
    for (size_t i = 0; i < labels.size(); ++i) labels[i] = label_of(types::scalar_facts[i].name);
    return labels;
}();

// By what is printed: two rows of one native name make the same text.
const std::vector<uint64_t>& native_labels() {
    static const std::vector<uint64_t> labels = [] {
        std::vector<uint64_t> all;
        for (const builtins::Row& row : builtins::rows()) all.push_back(label_of(row.native));
        return all;
    }();
    return labels;
}

constexpr uint64_t user_call = label_of("user call"), constant = label_of("constant"),
                   field_label = label_of("field"), negated = label_of("negated"),
                   backwards = label_of("backwards"), printed = label_of("printed");

uint64_t type_label(const types::Types& types, types::TypeId id) {
    using types::Kind;
    if (!id.valid()) return label_of("none");
    const types::Type& type = types[types.canonical(id)];
    const uint64_t scalar = scalar_labels[static_cast<size_t>(type.scalar)];
    switch (type.kind) {
        case Kind::Scalar:
            return scalar;
        case Kind::Vector:
            return mix64(scalar + type.rows);
        case Kind::Matrix:
            return mix64(scalar + (uint64_t{type.rows} << 32 | type.cols << 16));
        case Kind::Quaternion:
            return mix64(scalar ^ label_of("quaternion type"));
        case Kind::Transform:
            return mix64(scalar ^ label_of("transform"));
        case Kind::Array:
            return mix64(type_label(types, type.element) ^ label_of("array"));
        case Kind::FixedArray:
            return mix64(type_label(types, type.element) ^ label_of("fixed array"));
        case Kind::Reference:
        case Kind::Pointer:
            return mix64(type_label(types, type.element) ^ label_of("reference"));
        case Kind::Struct:
            return label_of("struct");
        case Kind::Handle:
            return label_of(types::facts(type.handle).name);
        case Kind::Tile: {
            uint64_t label = type_label(types, type.element) ^ label_of("tile");
            if (type.tile.valid())
                for (const uint32_t side : types.tile(id).sides()) label = mix64(label + side);
            return mix64(label);
        }
        case Kind::TileStack:
            return mix64(type_label(types, type.element) ^ label_of("tile stack"));
        case Kind::Tuple:
        case Kind::Range:
        case Kind::Shape:
        case Kind::Slice:
        case Kind::None:
        case Kind::Str:
        case Kind::Enum:
        case Kind::Ref:
        case Kind::FunctionValue:
        case Kind::Indexed:
        case Kind::Fabric:
        case Kind::IndexedFabric:
        case Kind::AnyRank:
        case Kind::AnyTuple:
        case Kind::Union:
        case Kind::Any:
        case Kind::AnyScalar:
        case Kind::AnyFloat:
        case Kind::AnyInt:
        case Kind::Unmatched:
            return label_of("other");
    }
    return 0;
}

bool commutes(const builtins::Row& row) {
    using builtins::Operation;
    constexpr Operation either_way[] = {Operation::Add, Operation::Mul, Operation::Min, Operation::Max,
                                        Operation::And, Operation::Or,  Operation::Xor};
    return row.effect() == builtins::Effect::Compute &&
           std::find(std::begin(either_way), std::end(either_way), row.operation()) != std::end(either_way);
}

bool leads_on(builtins::Effect effect) {
    using builtins::Effect;
    return effect == Effect::Address || effect == Effect::View || effect == Effect::PartAddress;
}

}  // namespace

void Dependence::clear() {
    nodes.clear();
    operands.clear();
    writes.clear();
    labels.clear();
    named.clear();
}

bool writes_memory(const ir::Function& function) {
    if (function.is_by_hand()) return true;  // who knows
    for (const ir::Inst& inst : function.insts) {
        if (inst.op == Op::SlotStore || inst.op == Op::SlotAtomic) return true;
        const builtins::Row* const row = inst.builtin();
        if (row == nullptr) continue;
        const builtins::EffectFacts& facts = builtins::facts(row->effect());
        if (facts.element == builtins::Element::Writes || facts.element == builtins::Element::Updates ||
            row->effect() == builtins::Effect::Store)
            return true;
    }
    return false;
}

void DependenceReader::read(const ir::Function& function, const types::Types& types, bool functions_write,
                            Dependence& out) {
    function_ = &function;
    types_ = &types;
    out_ = &out;
    functions_write_ = functions_write;
    out.clear();
    fields_.clear();
    const size_t count = function.values.size();
    homes_.assign(count, no_slot);
    first_fields_.assign(count, no_field);
    bases_.assign(count, no_slot);
    world_ = no_slot;
    for (const ir::Value& value : function.values) {
        const uint64_t type = type_label(types, value.type);
        out.labels.push_back(value.constant.valid() ? mix64(type ^ constant) : type);
    }
    for (const ValueId parameter : function.parameters) out.named.push_back(parameter.index);
    for (const ir::Inst& inst : function.insts) this->inst(inst);
}

// ---- slots

Slot DependenceReader::add_slot(uint64_t label) {
    out_->labels.push_back(label);
    first_fields_.push_back(no_field);
    bases_.push_back(no_slot);
    return static_cast<Slot>(out_->labels.size() - 1);
}

Slot DependenceReader::world() {
    if (world_ == no_slot) world_ = add_slot(printed);
    return world_;
}

Slot DependenceReader::slot_of(ValueId id) {
    const ir::Value& value = function_->values[id.index];
    return value.spelling == ir::Spelling::Member ? field_of(slot_of(value.base), value.name) : id.index;
}

Slot DependenceReader::home_of(ValueId id) {
    const Slot home = homes_[id.index];
    return home == no_slot ? slot_of(id) : home;
}

Slot DependenceReader::field_of(Slot base, StringId name) {
    for (uint32_t at = first_fields_[base]; at != no_field; at = fields_[at].next) {
        if (fields_[at].name == name) return fields_[at].slot;
    }
    const Slot slot = add_slot(field_label);
    fields_.push_back({slot, name, first_fields_[base]});
    first_fields_[base] = static_cast<uint32_t>(fields_.size() - 1);
    bases_[slot] = base;
    out_->named.push_back(slot);
    DependenceNode node;
    node.label = field_label;
    node.flow = Flow::Part;
    node.first_operand = static_cast<uint32_t>(out_->operands.size());
    node.first_write = static_cast<uint32_t>(out_->writes.size());
    node.operand_count = node.write_count = 1;
    out_->operands.push_back(base);
    out_->writes.push_back({slot, Order::Kept});
    out_->nodes.push_back(node);
    return slot;
}

Slot DependenceReader::place_of(Slot array, ir::RangeOf<ir::Access> access) {
    for (const ir::Access& step : function_->range(access)) {
        if (step.kind == ir::AccessKind::Member) array = field_of(array, step.member);
    }
    return array;
}

bool DependenceReader::is_array(ValueId value) const {
    return types::is_array((*types_)[function_->values[value.index].type]);
}

bool DependenceReader::is_reference(ValueId value) const {
    return (*types_)[function_->values[value.index].type].kind == types::Kind::Reference;
}

// ---- nodes

void DependenceReader::begin(uint64_t label, Flow flow) {
    node_ = {};
    node_.label = label;
    node_.flow = flow;
    node_operands_.clear();
    node_writes_.clear();
}

void DependenceReader::end() {
    node_.first_operand = static_cast<uint32_t>(out_->operands.size());
    node_.operand_count = static_cast<uint32_t>(node_operands_.size());
    node_.first_write = static_cast<uint32_t>(out_->writes.size());
    node_.write_count = static_cast<uint32_t>(node_writes_.size());
    out_->operands.insert(out_->operands.end(), node_operands_.begin(), node_operands_.end());
    out_->writes.insert(out_->writes.end(), node_writes_.begin(), node_writes_.end());
    out_->nodes.push_back(node_);
}

void DependenceReader::use(ValueId value) {
    const Slot slot = slot_of(value);
    node_operands_.push_back(slot);
    if (const Slot home = homes_[value.index]; home != no_slot && home != slot)
        node_operands_.push_back(home);
}

void DependenceReader::use_all(std::span<const ValueId> values) {
    for (const ValueId value : values) use(value);
}

// Who writes a field changes its struct, in whatever order fields are written; who writes a struct changes
// its fields.
void DependenceReader::write(Slot slot) {
    node_writes_.push_back({slot, Order::Kept});
    for (Slot base = bases_[slot]; base != no_slot; base = bases_[base])
        node_writes_.push_back({base, Order::Lost});
    for (uint32_t at = first_fields_[slot]; at != no_field; at = fields_[at].next)
        node_writes_.push_back({fields_[at].slot, Order::Lost});
}

void DependenceReader::make(const ir::Inst& inst) {
    for (const ValueId value : function_->range(inst.results))
        node_writes_.push_back({slot_of(value), Order::Kept});
}

// ---- instructions

void DependenceReader::inst(const ir::Inst& inst) {
    const uint64_t op = label(inst.op);
    switch (inst.op) {
        case Op::Comment:
        case Op::IfReverse:
        case Op::LoopBody:
        case Op::ReturnDefault:
            return;
        case Op::Call:
            return call(inst);
        case Op::Compare:
            return compare(inst);
        case Op::FieldAddress:
            return field_address(inst);
        case Op::SlotAddress: {
            const ir::RangeOf<ir::Access> access = inst.as<ir::SlotAddress>().access;
            const Slot place = place_of(home_of(args(inst)[0]), access);
            begin(op);
            use_all(args(inst));
            node_operands_.push_back(place);
            for (const ir::Access& step : function_->range(access)) {
                if (step.i.valid()) use(step.i);
                if (step.j.valid()) use(step.j);
            }
            make(inst);
            homes_[result(inst).index] = place;
            return end();
        }
        case Op::SlotStore:
            return slot_statement(inst, inst.as<ir::SlotStore>().access);
        case Op::SlotAtomic:
            return slot_statement(inst, inst.as<ir::SlotAtomic>().access);
        case Op::OuterStore:
            begin(op);
            use_all(args(inst));
            write(slot_of(args(inst)[0]));
            return end();
        case Op::FieldStore: {
            const Slot field = field_of(home_of(args(inst)[0]), inst.as<ir::FieldStore>().field);
            begin(op);
            node_operands_.push_back(field);
            use(args(inst)[1]);
            write(field);
            return end();
        }
        case Op::SetConstant:
        case Op::BoolBegin:
            begin(op);
            break;
        case Op::BoolJoin:
            begin(inst.as<ir::BoolJoin>().is_or ? op ^ negated : op);
            node_operands_.push_back(slot_of(result(inst)));
            break;
        case Op::IfBegin:
            begin(inst.as<ir::IfBegin>().negated ? op ^ negated : op, Flow::Open);
            break;
        case Op::ForBegin:
        case Op::WhileBegin:
            begin(op, Flow::Open);
            node_.is_loop = true;
            break;
        case Op::RangeBegin:
            begin(inst.as<ir::RangeBegin>().step > 0 ? op : op ^ backwards, Flow::Open);
            node_.is_loop = true;
            break;
        case Op::WhileTest:
            begin(op, Flow::Test);
            break;
        case Op::IfEnd:
        case Op::LoopEnd:
            begin(0, Flow::Close);
            return end();
        case Op::Goto:
            begin(op, Flow::Leave);
            break;
        case Op::Return:
            begin(op, Flow::Leave);
            node_.ends_function = true;
            break;
        case Op::Assert:
            begin(op);
            write(world());
            break;
    }
    use_all(args(inst));
    make(inst);
    end();
}

void DependenceReader::call(const ir::Inst& inst) {
    if (const builtins::Row* const row = inst.builtin()) return builtin(inst, *row);
    begin(user_call);
    node_.commutes = true;
    use_all(args(inst));
    make(inst);
    if (functions_write_) {
        for (const ValueId value : args(inst)) {
            const types::Type& type = (*types_)[function_->values[value.index].type];
            if (types::is_array(type) || type.kind == types::Kind::Struct) write(home_of(value));
        }
    }
    end();
}

void DependenceReader::builtin(const ir::Inst& inst, const builtins::Row& row) {
    using builtins::Effect;
    const Effect effect = row.effect();
    const auto operands = args(inst);
    const bool has_result = inst.results.count != 0;
    if (has_result && !operands.empty() &&
        (leads_on(effect) || ((effect == Effect::Load || effect == Effect::Copy) && is_array(result(inst)))))
        homes_[result(inst).index] = home_of(operands[0]);
    begin(native_labels()[inst.as<ir::Call>().callee], effect == Effect::Copy ? Flow::Copy : Flow::Step);
    node_.commutes = commutes(row);
    use_all(operands);
    make(inst);
    switch (builtins::facts(effect).writes) {
        case builtins::Writes::Nothing:
            break;
        case builtins::Writes::First:
            if (!operands.empty()) write(home_of(operands[0]));
            break;
        case builtins::Writes::Rest:
            for (size_t i = 1; i < operands.size() && !has_result; ++i) write(home_of(operands[i]));
            break;
        case builtins::Writes::All:
            for (const ValueId operand : operands) write(home_of(operand));
            break;
    }
    if (effect == Effect::Report) write(world());
    end();
}

// `a > b` is `b < a`.
void DependenceReader::compare(const ir::Inst& inst) {
    using ir::CompareOp;
    const auto ops = function_->range(inst.as<ir::Compare>().ops);
    const auto operands = args(inst);
    begin(label(inst.op));
    const bool turned = ops.size() == 1 && (ops[0] == CompareOp::Gt || ops[0] == CompareOp::GtE);
    for (const CompareOp op : ops) {
        const CompareOp told = !turned ? op : op == CompareOp::Gt ? CompareOp::Lt : CompareOp::LtE;
        node_.label = mix64(node_.label + static_cast<uint64_t>(told));
    }
    node_.commutes = ops.size() == 1 && (ops[0] == CompareOp::Eq || ops[0] == CompareOp::NotEq);
    if (turned) {
        use(operands[1]);
        use(operands[0]);
    } else {
        use_all(operands);
    }
    make(inst);
    end();
}

// Printed from its origin where it has one: which of two equal addresses it was taken from is not told.
void DependenceReader::field_address(const ir::Inst& inst) {
    const ir::FieldAddress& address = inst.as<ir::FieldAddress>();
    if (!address.origin.valid()) {
        const Slot field = field_of(home_of(args(inst)[0]), address.field);
        begin(label(inst.op));
        if (const ValueId from = args(inst)[0]; is_reference(from)) node_operands_.push_back(slot_of(from));
        node_operands_.push_back(field);
        homes_[result(inst).index] = field;
        make(inst);
        return end();
    }
    const ir::Origin& origin = function_->origins[address.origin.index];
    Slot place = home_of(origin.root);
    for (const ir::Step& step : function_->range(origin.steps)) {
        if (step.kind == ir::StepKind::Field) place = field_of(place, step.field);
    }
    begin(label(inst.op));
    for (const ir::Step& step : function_->range(origin.steps)) {
        if (step.kind != ir::StepKind::Field) use_all(function_->range(step.indices));
    }
    node_operands_.push_back(place);
    homes_[result(inst).index] = place;
    make(inst);
    end();
}

void DependenceReader::slot_statement(const ir::Inst& inst, ir::RangeOf<ir::Access> access) {
    const auto operands = args(inst);
    const Slot place = place_of(home_of(operands[1]), access);
    begin(inst.op == Op::SlotAtomic
              ? mix64(label(inst.op) + static_cast<uint64_t>(inst.as<ir::SlotAtomic>().update))
              : label(inst.op));
    use_all(operands);
    node_operands_.push_back(place);
    for (const ir::Access& step : function_->range(access)) {
        if (step.i.valid()) use(step.i);
        if (step.j.valid()) use(step.j);
    }
    write(place);
    end();
}

}  // namespace weft::facts
