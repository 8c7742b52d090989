#include "facts/category.h"

#include <algorithm>
#include <vector>

#include "facts/source_counts.h"

namespace weft::facts {

using builtins::Effect;
using builtins::Operation;
using ir::Op;
using ir::ValueId;
using synth::Trait;
using synth::TraitSet;

namespace {

enum class Kin : uint8_t { None, Arithmetic, Limit, Bits };  // of operations

Kin kin(Operation operation) {
    switch (operation) {
        case Operation::Add:
        case Operation::Sub:
        case Operation::Mul:
        case Operation::Div:
        case Operation::FloorDiv:
        case Operation::Mod:
        case Operation::Pow:
        case Operation::Neg:
            return Kin::Arithmetic;
        case Operation::Min:
        case Operation::Max:
        case Operation::Abs:
        case Operation::Clamp:
            return Kin::Limit;
        case Operation::And:
        case Operation::Or:
        case Operation::Xor:
        case Operation::Invert:
        case Operation::ShiftLeft:
        case Operation::ShiftRight:
        case Operation::CountBits:
            return Kin::Bits;
        case Operation::None:
        case Operation::Pos:
        case Operation::Lerp:
        case Operation::Smoothstep:
        case Operation::Not:
        case Operation::Cast:
        case Operation::Length:
        case Operation::Static:
        case Operation::Exchange:
        case Operation::CompareExchange:
        case Operation::Position:
        case Operation::Rotation:
        case Operation::Vector:
        case Operation::Matrix:
        case Operation::Quaternion:
        case Operation::Transform:
        case Operation::SpatialVector:
            return Kin::None;
    }
    return Kin::None;
}

bool is_arithmetic(const builtins::Row& row) {
    return row.effect() == Effect::Compute && kin(row.operation()) == Kin::Arithmetic;
}

bool is_math(const builtins::Row& row) {
    return row.group == builtins::Group::ScalarMath && row.operation() != Operation::Cast;
}

class Questions {
  public:
    explicit Questions(const driver::Subject& subject) : subject_(subject), types_(subject.types) {}

    TraitSet answers() {
        traits_ |= facts::traits(source_counts(subject_));
        from_parameters();
        look_at(subject_.kernel.body);
        for (const lower::LoweredFunction& function : subject_.functions) look_at(function.body);
        from_declarations();
        return traits_;
    }

  private:
    void add(Trait trait) { traits_ |= synth::set_of(trait); }
    void add(Trait trait, bool has) {
        if (has) add(trait);
    }

    void from_parameters() {
        const ir::Function& kernel = subject_.kernel.body;
        for (const ValueId id : kernel.parameters) {
            const types::Type& type = types_[kernel.values[id.index].type];
            add(Trait::MultiDim, type.kind == types::Kind::Array && type.ndim >= 2);
            add(Trait::ScalarParam, type.kind == types::Kind::Scalar && is_used(kernel, id));
        }
    }

    // What the definitions say of themselves.
    void from_declarations() {
        add(Trait::Generic, subject_.declaration().overload_of.valid());
        for (const lower::LoweredFunction& function : subject_.functions) {
            const ir::Function& body = function.body;
            add(Trait::Generic, subject_.lowered.declaration(subject_.program, function.id).instance);
            add(Trait::Native, body.snippet.valid());
            add(Trait::CustomGrad, body.adjoint.valid() || body.replay.valid());
        }
    }

    static bool is_used(const ir::Function& function, ValueId id) {
        return std::any_of(function.insts.begin(), function.insts.end(), [&](const ir::Inst& inst) {
            const auto args = function.range(inst.args);
            return std::find(args.begin(), args.end(), id) != args.end();
        });
    }

    const types::Type& type_of(const ir::Function& function, ValueId id) const {
        return types_[types::stripped(types_, function.values[id.index].type)];
    }

    void look_at(const ir::Function& function) {
        for (const ir::Value& value : function.values) {
            const types::Type& type = types_[types::stripped(types_, value.type)];
            add(Trait::Vector, type.kind == types::Kind::Vector);
            add(Trait::Matrix, type.kind == types::Kind::Matrix);
            add(Trait::Quaternion, type.kind == types::Kind::Quaternion);
            add(Trait::Transform, type.kind == types::Kind::Transform);
            add(Trait::Struct, type.kind == types::Kind::Struct);
        }
        depth_.assign(function.values.size(), 0);
        for (const ir::Inst& inst : function.insts) {
            if (inst.op == Op::SlotAtomic) add(Trait::Atomic);
            if (inst.op != Op::Call) continue;
            if (inst.as<ir::Call>().kind == ir::CalleeKind::Function) add(Trait::Function);
            if (const builtins::Row* row = inst.builtin()) call(function, inst, *row);
            follow_depth(function, inst);
        }
        find_integer_math(function);
    }

    void call(const ir::Function& function, const ir::Inst& inst, const builtins::Row& row) {
        const Effect effect = row.effect();
        const auto args = function.range(inst.args), results = function.range(inst.results);
        const auto is_kind = [&](ValueId id, types::Kind kind) { return type_of(function, id).kind == kind; };
        const bool scalar = results.size() == 1 && is_kind(results[0], types::Kind::Scalar);
        const bool limits = effect == Effect::Compute && kin(row.operation()) == Kin::Limit;
        add(Trait::Arithmetic, scalar && (is_arithmetic(row) || limits));
        add(Trait::Atomic, effect == Effect::Atomic);
        add(Trait::Tile, effect == Effect::Tile);
        add(Trait::Query, effect == Effect::Query);
        add(Trait::Random, effect == Effect::Seed || effect == Effect::Draw || effect == Effect::Noise);
        add(Trait::MultiDim, effect == Effect::Thread && results.size() >= 2);
        add(Trait::BitOp, kin(row.operation()) == Kin::Bits);
        const auto is_vector = [&](ValueId id) { return is_kind(id, types::Kind::Vector); };
        const bool has_vector = std::any_of(args.begin(), args.end(), is_vector) ||
                                std::any_of(results.begin(), results.end(), is_vector);
        const bool operates = row.group == builtins::Group::VectorMath ||
                              row.group == builtins::Group::Operators || effect == Effect::Extract ||
                              effect == Effect::SetPart || effect == Effect::UpdatePart ||
                              row.operation() == Operation::Lerp;
        add(Trait::VectorOp, has_vector && operates);
    }

    // How many calls of Scalar Math lie within each other on the way to a value.
    void follow_depth(const ir::Function& function, const ir::Inst& inst) {
        uint32_t depth = 0;
        for (const ValueId id : function.range(inst.args)) depth = std::max(depth, depth_[id.index]);
        if (const builtins::Row* row = inst.builtin()) {
            depth += is_math(*row);
            if (row->effect() == Effect::Address) depth = 0;
        }
        for (const ValueId id : function.range(inst.results))
            depth_[id.index] = std::max(depth_[id.index], depth);
        add(Trait::DeepMath, depth >= 2);
    }

    // Arithmetic on integers whose result reaches more than indexes of arrays.
    void find_integer_math(const ir::Function& function) {
        wanted_.assign(function.values.size(), false);
        for (size_t i = function.insts.size(); i-- > 0;) {
            const ir::Inst& inst = function.insts[i];
            const auto args = function.range(inst.args), results = function.range(inst.results);
            const builtins::Row* row = inst.builtin();
            const bool on_integers = row != nullptr && is_arithmetic(*row) && results.size() == 1 &&
                                     types::is_integer(type_of(function, results[0]));
            if (on_integers && !wanted_[results[0].index]) continue;
            add(Trait::IntegerMath, on_integers);
            size_t first = 0, last = args.size();
            const builtins::Data data =
                row == nullptr ? builtins::Data::All : builtins::facts(row->effect()).data;
            if (data == builtins::Data::First) last = 1;
            if (data == builtins::Data::Last) first = args.size() - 1;
            if (inst.op == Op::SlotStore || inst.op == Op::SlotAtomic) last = 1;
            for (size_t k = first; k < last; ++k) wanted_[args[k].index] = true;
        }
    }

    const driver::Subject& subject_;
    const types::Types& types_;
    TraitSet traits_ = 0;
    std::vector<uint32_t> depth_;
    std::vector<bool> wanted_;
};

}  // namespace

TraitSet traits(const driver::Subject& subject) {
    return Questions(subject).answers();
}

// What few kernels have comes before what many have. Physics, ml and graphics tell a purpose, which traits do
// not; a function for several types is a way of writing one.
synth::Category most_telling(TraitSet traits) {
    using synth::Category;
    for (const Category one :
         {Category::Tile,       Category::Geometry,   Category::Native,      Category::CustomGrad,
          Category::Transform,  Category::Quaternion, Category::Random,      Category::Struct,
          Category::Atomic,     Category::Matrix,     Category::Function,    Category::Multidim,
          Category::Integer,    Category::Nested,     Category::ControlFlow, Category::Combined,
          Category::Vector,     Category::Loop,       Category::MultiCond,   Category::Conditional,
          Category::RandomMath, Category::Math,       Category::ScalarParam}) {
        if (belongs_to(traits, one)) return one;
    }
    return Category::Arithmetic;
}

}  // namespace weft::facts
