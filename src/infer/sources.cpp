#include "infer/sources.h"

#include <algorithm>

#include "builtins/builtins.h"
#include "gradient/shapes.h"
#include "infer/uses.h"

namespace weft::infer {
namespace {

// Of whole numbers that nothing depends on.
constexpr int64_t usual_low = 0, usual_high = 8, usual_scalar_low = 1, usual_scalar_high = 5;
constexpr double usual_reals[] = {-1, 1}, positive_reals[] = {0.5, 1.5};

bool is_number(const types::Type& type) {
    return (type.kind == types::Kind::Scalar || types::is_composite(type)) &&
           type.scalar != types::Scalar::Handle;
}

// Structs of structs, of which a few lines make a thousand million numbers.
bool has_huge_values(const driver::Subject& subject) {
    gradient::Shapes shapes;
    shapes.reset(subject.types, false);
    const auto look = [&](const ir::Function& function) {
        for (const ir::Value& value : function.values) {
            const types::TypeId id = types::stripped(subject.types, value.type);
            const types::Type& type = subject.types[id];
            shapes.count(types::is_array(type) ? type.element : id);
        }
    };
    look(subject.kernel.body);
    for (const lower::LoweredFunction& function : subject.functions) look(function.body);
    return shapes.too_large();
}

inputs::Size size_of(const Linear& line) {
    using inputs::Extent;
    using inputs::Part;
    const auto a = static_cast<uint32_t>(line.a);
    const auto b = static_cast<uint32_t>(line.b < 0 ? -line.b : line.b);
    if (a == 0) return inputs::constant(b);
    if (b == 0) return a == 1 ? inputs::extent_n : Extent{Extent::Kind::Times, a};
    if (a == 1 && line.b > 0) return Extent{Extent::Kind::Plus, b};
    std::vector<Part> parts;
    if (a != 1) parts.push_back({Part::Join::Plus, Part::Base::Number, a, 0, {}});
    parts.push_back({a == 1 ? Part::Join::Plus : Part::Join::Times, Part::Base::N, 0, 0, {}});
    parts.push_back({line.b < 0 ? Part::Join::Minus : Part::Join::Plus, Part::Base::Number, b, 0, {}});
    return inputs::Size(std::move(parts));
}

void set_high(inputs::Arg& arg, const Linear& high) {
    if (high.is_number()) {
        arg.high = static_cast<double>(high.b);
        return;
    }
    arg.high_is_extent = true;
    arg.high_extent = size_of(high);
}

Real usual(const Leaf& leaf) {
    const bool positive = leaf.plan == Leaf::Plan::Positive || leaf.object == nobody;
    if (leaf.dtype.kind == types::Kind::Quaternion) return Real::between(-1, 1);
    if (leaf.dtype.kind == types::Kind::Transform) return Real::between(-1, 1);
    if (leaf.center && leaf.plan == Leaf::Plan::Open)
        return Real::between(*leaf.center - 1, *leaf.center + 1);
    return positive ? Real::between(positive_reals[0], positive_reals[1])
                    : Real::between(usual_reals[0], usual_reals[1]);
}

// The numbers that an argument holds by its plan.
void set_fill(inputs::Arg& arg, const Leaf& leaf) {
    if (leaf.starts_at_zero()) {
        arg.fill = inputs::Fill::Zero;
        return;
    }
    if (leaf.is_float()) {
        const bool rotates = leaf.dtype.kind == types::Kind::Quaternion;
        const Real range = usual(leaf);
        arg.fill = rotates                                     ? inputs::Fill::Unit
                   : leaf.dtype.kind == types::Kind::Transform ? inputs::Fill::Rigid
                                                               : inputs::Fill::Uniform;
        arg.low = rotates ? 0 : range.low;
        arg.high = rotates ? 0 : range.high;
        return;
    }
    if (!leaf.is_whole()) {
        arg.fill = inputs::Fill::Bool;
        return;
    }
    const bool scalar = leaf.object == nobody;
    switch (leaf.plan) {
        case Leaf::Plan::Open:
        case Leaf::Plan::Positive:
            arg.fill = inputs::Fill::Index;
            arg.low = static_cast<double>(scalar ? usual_scalar_low : usual_low);
            arg.high = static_cast<double>(scalar ? usual_scalar_high : usual_high);
            break;
        case Leaf::Plan::Range:
            arg.fill = inputs::Fill::Index;
            arg.low = static_cast<double>(leaf.low.b);
            set_high(arg, leaf.high);
            break;
        case Leaf::Plan::Constant:
            arg.fill = inputs::Fill::Constant;
            set_high(arg, leaf.high);
            break;
        case Leaf::Plan::Offsets:
            arg.fill = inputs::Fill::Offsets;
            set_high(arg, leaf.high);
            break;
    }
}

}  // namespace

Value unknown(const types::Types& types, types::TypeId id) {
    const types::Type& type = types[id];
    if (is_number(type)) {
        const types::ScalarFacts& facts = types::facts(type.scalar);
        if (facts.is_float) return real_value({});
        if (facts.is_int) return whole_value(all_of(type.scalar));
        return type.kind == types::Kind::Scalar ? truth_value(Truth::Maybe) : anything();
    }
    if (type.kind != types::Kind::Struct && type.kind != types::Kind::Tuple) return anything();
    Value out;
    out.kind = Value::Kind::Struct;
    if (type.kind == types::Kind::Tuple) {
        for (const types::TypeId element : types.elements(id)) out.parts.push_back(unknown(types, element));
        return out;
    }
    for (const types::Field& field : types[type.structure].fields)
        out.parts.push_back(unknown(types, field.type));
    return out;
}

Result<void> Sources::load(const driver::Subject& subject) {
    subject_ = &subject;
    if (has_huge_values(subject)) return Error::finding("a value consists of more numbers than are followed");
    if (auto done = find_launch(); !done) return done;
    for (const module::Parameter& param : subject.program.params(subject.declaration())) {
        auto made = add(param.type, std::string(subject.strings.text(param.name)), nobody);
        if (!made) return made.failure();
        parameters_.push_back(std::move(made).value());
    }
    mark_uses(*this, subject);
    return {};
}

Result<void> Sources::find_launch() {
    launch[0] = Linear::n();
    for (size_t i = 1; i < launch.size(); ++i) launch[i] = Linear::number(sides_.later[i - 1]);
    uint32_t found = 0;
    const auto read = [&](const ir::Function& function) {
        for (const ir::Inst& inst : function.insts) {
            const builtins::Row* row = inst.builtin();
            if (row == nullptr || row->effect() != builtins::Effect::Thread) continue;
            if (found != 0 && found != inst.results.count) return false;
            found = inst.results.count;
        }
        return true;
    };
    bool alike = read(subject_->kernel.body);
    for (const lower::LoweredFunction& function : subject_->functions) alike = read(function.body) && alike;
    if (!alike) return Error::finding("wp.tid() is asked for in several dimensions");
    dims = static_cast<uint8_t>(std::max(found, 1u));
    return {};
}

Result<Value> Sources::add(types::TypeId id, const std::string& name, uint32_t object) {
    const types::Type& type = subject_->types[id];
    Value out;
    if (is_number(type)) {
        Leaf leaf;
        leaf.name = name;
        leaf.object = object;
        leaf.dtype = {type.kind, type.scalar, type.rows, type.cols};
        if (type.kind == types::Kind::Scalar || type.kind == types::Kind::Quaternion ||
            type.kind == types::Kind::Transform)
            leaf.dtype.rows = leaf.dtype.cols = 0;
        if (type.kind == types::Kind::Vector) leaf.dtype.cols = 0;
        out.kind = leaf.is_float()   ? Value::Kind::Real
                   : leaf.is_whole() ? Value::Kind::Whole
                                     : Value::Kind::Truth;
        out.leaf = static_cast<uint32_t>(leaves.size());
        leaves.push_back(std::move(leaf));
        return out;
    }
    if (type.kind == types::Kind::Struct) {
        out.kind = Value::Kind::Struct;
        for (const types::Field& field : subject_->types[type.structure].fields) {
            auto part = add(field.type, name + "." + std::string(subject_->strings.text(field.name)), object);
            if (!part) return part;
            out.parts.push_back(std::move(part).value());
        }
        return out;
    }
    if (type.kind == types::Kind::Array && object == nobody) return add_array(type, name);
    return Error::finding("`" + name + "` is " + subject_->types.display(id) +
                          (object == nobody ? ", for which no inputs are made" : " inside of an array"));
}

Result<Value> Sources::add_array(const types::Type& type, const std::string& name) {
    const auto place = static_cast<uint32_t>(objects.size());
    Object made;
    made.name = name;
    made.ndim = type.ndim;
    for (size_t i = 0; i < type.ndim; ++i) {
        const bool like_launch = type.ndim == dims;
        made.sizes[i] = i == 0 ? Linear::n() : like_launch ? launch[i] : Linear::number(sides_.later[0]);
    }
    objects.push_back(std::move(made));
    auto element = add(type.element, name, place);
    if (!element) return element;
    objects[place].element = std::move(element).value();
    Value out;
    out.kind = Value::Kind::Array;
    out.object = place;
    return out;
}

Value Sources::filled(const Value& shape) const {
    if (shape.is(Value::Kind::Struct)) {
        Value out = shape;
        for (Value& part : out.parts) part = filled(part);
        return out;
    }
    return shape.leaf == nobody ? shape : number(shape.leaf);
}

Value Sources::number(uint32_t place) const {
    const Leaf& leaf = leaves[place];
    Value out;
    if (leaf.is_float()) {
        out = real_value(leaf.starts_at_zero() ? Real::between(0, 0) : usual(leaf));
    } else if (!leaf.is_whole()) {
        return leaf.dtype.kind == types::Kind::Scalar ? truth_value(Truth::Maybe) : anything();
    } else if (leaf.starts_at_zero()) {
        out = whole_value(Whole::number(0));
    } else {
        const Linear below = *sum(leaf.high, Linear::number(-1));
        switch (leaf.plan) {
            case Leaf::Plan::Open:
            case Leaf::Plan::Positive:
                out = whole_value(all_of(leaf.dtype.scalar));
                break;
            case Leaf::Plan::Range:
                out = whole_value(Whole::between(leaf.low, below));
                break;
            case Leaf::Plan::Constant:
                out = whole_value(Whole::between(leaf.high, leaf.high));
                break;
            case Leaf::Plan::Offsets:
                out = whole_value(Whole::between(Linear::number(0), leaf.high));
                break;
        }
    }
    out = join(out, leaf.stored);
    out.origin = leaf.plan == Leaf::Plan::Open ? place : nobody;
    return out;
}

inputs::Inputs Sources::inputs() const {
    inputs::Inputs out;
    out.dims = dims;
    for (size_t i = 0; i < dims; ++i) out.launch[i] = size_of(launch[i]);
    for (const Leaf& leaf : leaves) {
        inputs::Arg& arg = out.args.emplace_back();
        arg.name = leaf.name;
        TextBuffer text;
        append(text, leaf.dtype);
        arg.dtype = text.view();
        const bool changes = leaf.written || leaf.updated;
        arg.role = !changes                                      ? inputs::Role::In
                   : leaf.written && !leaf.read && !leaf.updated ? inputs::Role::Out
                                                                 : inputs::Role::InOut;
        if (leaf.object != nobody) {
            const Object& object = objects[leaf.object];
            arg.ndim = object.ndim;
            for (size_t i = 0; i < object.ndim; ++i) arg.shape[i] = size_of(object.sizes[i]);
        }
        set_fill(arg, leaf);
    }
    return out;
}

}  // namespace weft::infer
