// Parameters: what a kernel is given. They are made when growth needs one, so each of them is used.
#include "base/check.h"
#include "synth/kernel.h"

namespace weft::synth {
namespace {

Pool pool_of(Type type) {
    switch (type.shape) {
        case Shape::Vector:
            return Pool::Vectors;
        case Shape::Matrix:
            return Pool::Matrices;
        default:
            return type.has_floats() ? Pool::Floats : Pool::Ints;
    }
}

// Ranges of inputs that people would choose.
constexpr Range float_ranges[] = {{-1, 1}, {0, 1},  {-2, 2},     {0.5, 2}, {0.1, 1},
                                  {-5, 5}, {0, 10}, {-0.5, 0.5}, {1, 3},   {-3, 3}};

}  // namespace

ParamId Kernel::parameter(Parameter parameter) {
    WEFT_CHECK(!in_function_, "a kernel's parameter in a function");
    parameter.from = static_cast<uint32_t>(body_.size());
    params_.push_back(parameter);
    return static_cast<ParamId>(params_.size() - 1);
}

Range Kernel::natural_range(Type type) {
    if (type.is_bool()) return {0, 1};
    if (type.has_floats()) return rng.pick(float_ranges);
    if (!types::facts(type.scalar).is_signed)
        return rng.pick({Range{0, 15}, Range{0, 100}, Range{1, 8}, Range{0, 63}});
    return rng.pick({Range{-8, 8}, Range{0, 15}, Range{-50, 50}, Range{1, 9}, Range{-100, 100}});
}

Value Kernel::scalar_parameter(Type type, Range range, Pool pool) {
    if (in_function_) return function_parameter(type, range, pool);
    if (pool == Pool::Param && !type.has_floats()) pool = type.is_bool() ? Pool::Flags : Pool::IntParams;
    const Word name = fresh(pool);
    Parameter added;
    added.name = name;
    added.type = type;
    added.range = range;
    if (!type.has_floats()) added.fill = Fill::Index;
    parameter(added);
    Value value = spelled(type, name);
    value.range = range;
    value.varies = type.has_floats();
    value.gain = type.has_floats() ? 1 : 0;
    if (type.is_vector() && type.has_floats()) value.floor = range.lo > 0 ? range.lo : 0;
    show(value);
    return value;
}

Value Kernel::count_parameter(uint32_t high) {
    const Word name = fresh(Pool::Counts);
    Parameter added;
    added.name = name;
    added.type = i32;
    added.fill = Fill::Index;
    added.range = {1, static_cast<double>(high)};
    parameter(added);
    Value value = spelled(i32, name);
    value.range = {1, static_cast<double>(high)};
    return value;
}

Value Kernel::count_up_to_n() {
    Value value = count_parameter(max_n);
    Parameter& added = params_[params_.size() - 1];
    added.high_is_extent = true;
    added.high_extent = {Extent::Kind::Plus, 1};
    return value;
}

ParamId Kernel::input_array(Type type, Range range, std::span<const Extent> shape, Pool pool) {
    Parameter added;
    added.name = fresh(pool == Pool::Count ? pool_of(type) : pool);
    added.type = type;
    added.range = range;
    added.ndim = static_cast<uint8_t>(shape.size());
    for (size_t i = 0; i < shape.size(); ++i) added.shape[i] = shape[i];
    if (!type.has_floats()) added.fill = Fill::Index;
    return parameter(added);
}

ParamId Kernel::output_array(Type type, std::span<const Extent> shape, Role role) {
    Parameter added;
    added.name = fresh(Pool::Outputs);
    added.type = type;
    added.ndim = static_cast<uint8_t>(shape.size());
    for (size_t i = 0; i < shape.size(); ++i) added.shape[i] = shape[i];
    added.role = role;
    added.fill = Fill::Zero;
    return parameter(added);
}

ParamId Kernel::index_array(std::span<const Extent> shape, Extent high) {
    Parameter added;
    added.name = fresh(Pool::Ints);
    added.type = i32;
    added.ndim = static_cast<uint8_t>(shape.size());
    for (size_t i = 0; i < shape.size(); ++i) added.shape[i] = shape[i];
    added.fill = Fill::Index;
    added.range = {0, static_cast<double>(high.value(max_n) - 1)};
    added.high_is_extent = true;
    added.high_extent = high;
    return parameter(added);
}

Value Kernel::element(ParamId array, std::initializer_list<Value> indexes) {
    const Parameter& param = params_[array];
    WEFT_CHECK(indexes.size() == param.ndim, "an element has an index per dimension");
    const size_t at = arena_.size();
    arena_.append(text(param.name));
    char before = '[';
    for (const Value& index : indexes) {
        arena_.append(before);
        if (before == ',') arena_.append(' ');
        arena_.append(text(index));
        before = ',';
    }
    arena_.append(']');
    Value value = spelled(param.type, Level::Atom, at);
    inherit(value, indexes);
    value.range = param.range;
    value.varies = param.type.has_floats();
    value.gain = value.varies ? 1 : 0;
    if (param.type.is_vector() && param.range.lo > 0) value.floor = param.range.lo;
    return value;
}

Value Kernel::element(ParamId array) {
    switch (params_[array].ndim) {
        case 1:
            return element(array, {thread_[0]});
        case 2:
            return element(array, {thread_[0], thread_[1]});
        case 3:
            return element(array, {thread_[0], thread_[1], thread_[2]});
        default:
            return element(array, {thread_[0], thread_[1], thread_[2], thread_[3]});
    }
}

void Kernel::threads(std::initializer_list<Extent> launch) {
    dims_ = 0;
    scratch_.clear();
    constexpr std::string_view axes[] = {"i", "j", "k", "l"};
    Word names[4];
    for (const Extent extent : launch) {
        const std::string_view axis = axes[dims_];
        names[dims_] = launch.size() == 1
                           ? fresh(rng.chance(50) ? "tid" : words(*theme_, Pool::Indexes)[rng.below(6)])
                           : fresh(axis);
        launch_[dims_] = extent;
        ++dims_;
    }
    line_begin();
    for (unsigned axis = 0; axis < dims_; ++axis) {
        if (axis != 0) body_.append(", ");
        body_.append(text(names[axis]));
        Value value = spelled(i32, names[axis]);
        value.range = {0, static_cast<double>(launch_[axis].value(max_n) - 1)};
        thread_[axis] = value;
    }
    body_.append(" = wp.tid()");
    ++counts_.operations;
    line_end({});
}

}  // namespace weft::synth
