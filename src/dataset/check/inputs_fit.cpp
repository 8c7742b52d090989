#include "dataset/check/inputs_fit.h"

#include <cmath>

#include "infer/infer.h"
#include "inputs/dtype.h"
#include "inputs/resolve.h"
#include "inputs/text.h"
#include "verify/layout.h"

namespace weft::dataset {
namespace {

using inputs::Arg;
using inputs::Fill;

// Sizes are asked for at these, which --run runs rows with.
constexpr uint64_t asked_n[] = {1, 2, 1000};

std::string in_quotes(std::string_view name) {
    return "`" + std::string(name) + "`";
}

// The largest number that a type holds.
double largest(types::Scalar scalar) {
    const types::ScalarFacts& facts = types::facts(scalar);
    if (facts.is_int) return std::ldexp(1.0, facts.bytes * 8 - (facts.is_signed ? 1 : 0)) - 1;
    switch (facts.bytes) {
        case 2:
            return scalar == types::Scalar::Float16 ? 65504.0 : 3.3895313892515355e38;
        case 4:
            return 3.4028234663852886e38;
        case 8:
            return 1.7976931348623157e308;
    }
    return 1;  // bool
}

double lowest(types::Scalar scalar) {
    const types::ScalarFacts& facts = types::facts(scalar);
    if (facts.is_float) return -largest(scalar);
    return facts.is_signed ? -largest(scalar) - 1 : 0;
}

// The argument as the kernel has it: type, dimensions, and whether it is changed.
std::string against(const Arg& arg, const Arg& wanted) {
    const std::string name = in_quotes(arg.name);
    if (inputs::parse_dtype(arg.dtype) != inputs::parse_dtype(wanted.dtype))
        return name + " is " + wanted.dtype + " in the kernel, not " + arg.dtype;
    if (arg.ndim != wanted.ndim)
        return name + " has " + std::to_string(wanted.ndim) + " dimensions in the kernel, not " +
               std::to_string(arg.ndim);
    const bool is_in = arg.role == inputs::Role::In;
    if (is_in != (wanted.role == inputs::Role::In))
        return name + (is_in ? " is written by the kernel: its role is not in"
                             : " is not written by the kernel: its role is in");
    return {};
}

// Numbers that the type does not hold, at one n.
std::string range(const Arg& arg, const inputs::ArgShape& shape) {
    const auto dtype = inputs::parse_dtype(arg.dtype);
    if (!dtype) return in_quotes(arg.name) + " has the unknown type " + in_quotes(arg.dtype);
    const types::ScalarFacts& facts = types::facts(dtype->scalar);
    const bool is_whole = inputs::bounds(arg.fill) == inputs::Bounds::Whole;
    const bool has_both = is_whole || inputs::bounds(arg.fill) == inputs::Bounds::Floats;
    const bool is_for_floats = arg.fill == Fill::Unit || arg.fill == Fill::Rigid || arg.fill == Fill::Spd;
    if (is_for_floats && !facts.is_float)
        return in_quotes(arg.name) + ": fill " + in_quotes(text(arg.fill)) + " is for floats";
    if (has_both && arg.low > shape.high) return in_quotes(arg.name) + ": `low` lies above `high`";
    const double most = is_whole && arg.fill != Fill::Offsets ? shape.high - 1 : shape.high;
    const bool fits_low = !has_both || arg.low >= lowest(dtype->scalar);
    const bool fits_high =
        inputs::bounds(arg.fill) == inputs::Bounds::Unused || most <= largest(dtype->scalar);
    const bool fits_value =
        arg.fill != Fill::Constant ||
        (shape.high >= lowest(dtype->scalar) && (!facts.is_int || shape.high == std::floor(shape.high)));
    if (!fits_low || !fits_high || !fits_value)
        return in_quotes(arg.name) + ": " + arg.dtype + " does not hold what lies between `low` and `high`";
    return {};
}

std::string sizes(const inputs::Inputs& inputs) {
    for (const uint64_t n : asked_n) {
        const auto shapes = inputs::resolve(inputs, n);
        if (!shapes) return shapes.error();
        for (size_t i = 0; i < inputs.args.size(); ++i) {
            if (std::string wrong = range(inputs.args[i], shapes.value().args[i]); !wrong.empty())
                return wrong;
        }
    }
    return {};
}

}  // namespace

std::string misfit(const driver::Subject& subject, unsigned dims, const inputs::Inputs& inputs) {
    // The last one may be the threads of a block.
    if (inputs.dims + (inputs.block != 0 ? 1u : 0u) < dims)
        return "the launch has " + std::to_string(inputs.dims) + " sizes, wp.tid() asks for " +
               std::to_string(dims);
    const auto wanted = infer::arguments(subject);
    if (!wanted) return "no inputs are made for this kernel: " + wanted.error();
    const std::vector<Arg>& expected = wanted.value().args;
    for (size_t i = 0; i < std::max(inputs.args.size(), expected.size()); ++i) {
        if (i == inputs.args.size()) return in_quotes(expected[i].name) + " is missing";
        if (i == expected.size()) return "the kernel has no " + in_quotes(inputs.args[i].name) + " here";
        if (inputs.args[i].name != expected[i].name)
            return in_quotes(inputs.args[i].name) + " stands where the kernel has " +
                   in_quotes(expected[i].name);
        if (std::string wrong = against(inputs.args[i], expected[i]); !wrong.empty()) return wrong;
    }
    if (const auto placed = verify::lay_out(subject, inputs, verify::Precision::AsWritten); !placed)
        return placed.error();
    return sizes(inputs);
}

}  // namespace weft::dataset
