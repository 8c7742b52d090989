#include "verify/launch.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "inputs/fill.h"

namespace weft::verify {
namespace {

// wp::array_t, as Warp's headers have it (prelude.inc checks the size).
struct Array {
    char *data = nullptr, *grad = nullptr;
    int32_t shape[4] = {}, strides[4] = {};
    int32_t ndim = 0, flags = 0;
};

// The number with this many fraction bits and exponents from `lowest` on that is nearest, ties to even: the
// bits of a 16-bit float.
uint16_t narrow(double value, int fraction_bits, int lowest) {
    const uint64_t bits = std::bit_cast<uint64_t>(value);
    const auto sign = static_cast<uint16_t>((bits >> 48) & 0x8000u);
    const int exponent = static_cast<int>((bits >> 52) & 0x7ff) - 1023;
    if (exponent < lowest - fraction_bits - 1) return sign;
    const uint64_t significand = (bits & ((uint64_t{1} << 52) - 1)) | (uint64_t{1} << 52);
    const bool subnormal = exponent < lowest;
    const int shift = 52 - fraction_bits + (subnormal ? lowest - exponent : 0);
    const uint64_t kept = significand >> shift, lost = significand & ((uint64_t{1} << shift) - 1);
    const uint64_t half = uint64_t{1} << (shift - 1);
    const uint64_t rounded = kept + (lost > half || (lost == half && (kept & 1) != 0) ? 1 : 0);
    // A carry out of the fraction reaches the exponent as it should.
    const uint64_t below = subnormal ? 0 : static_cast<uint64_t>(exponent - lowest) << fraction_bits;
    return static_cast<uint16_t>(sign | (rounded + below));
}

template <class T>
void put(char* to, T value) {
    std::memcpy(to, &value, sizeof value);
}

void write_number(char* to, ScalarCode code, double value) {
    switch (code) {
        case ScalarCode::Int8:
            return put(to, static_cast<int8_t>(value));
        case ScalarCode::Uint8:
            return put(to, static_cast<uint8_t>(value));
        case ScalarCode::Int16:
            return put(to, static_cast<int16_t>(value));
        case ScalarCode::Uint16:
            return put(to, static_cast<uint16_t>(value));
        case ScalarCode::Int32:
            return put(to, static_cast<int32_t>(value));
        case ScalarCode::Uint32:
            return put(to, static_cast<uint32_t>(value));
        case ScalarCode::Int64:
            return put(to, static_cast<int64_t>(value));
        case ScalarCode::Uint64:
            return put(to, static_cast<uint64_t>(value));
        case ScalarCode::Float16:
            return put(to, narrow(value, 10, -14));
        case ScalarCode::Bfloat16:
            return put(to, narrow(static_cast<double>(static_cast<float>(value)), 7, -126));
        case ScalarCode::Float32:
            return put(to, static_cast<float>(value));
        case ScalarCode::Float64:
            return put(to, value);
        case ScalarCode::Bool:
            return put(to, value != 0);
    }
}

// All bits of the exponent set: infinite or no number.
template <class T>
bool exponent_full(const char* from, T mask) {
    T bits;
    std::memcpy(&bits, from, sizeof bits);
    return (bits & mask) == mask;
}

bool is_finite(const char* from, ScalarCode code) {
    switch (code) {
        case ScalarCode::Float16:
            return !exponent_full<uint16_t>(from, 0x7c00);
        case ScalarCode::Bfloat16:
            return !exponent_full<uint16_t>(from, 0x7f80);
        case ScalarCode::Float32:
            return !exponent_full<uint32_t>(from, 0x7f800000);
        case ScalarCode::Float64:
            return !exponent_full<uint64_t>(from, 0x7ff0000000000000);
        default:
            return true;
    }
}

// Gradients are measured at sizes up to this one (differences.cpp).
constexpr uint64_t largest_point = 64;

// Weights are drawn like inputs of arguments that no kernel has.
constexpr uint64_t first_weight = 1u << 20;

bool equal(std::span<const inputs::Size> a, std::span<const inputs::Size> b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

}  // namespace

Result<void> check_inputs(const Case& item, const Kernel& kernel) {
    const auto& args = item.inputs.args;
    for (size_t i = 0; i < args.size(); ++i) {
        const inputs::Arg& arg = args[i];
        // Members of an array of structs lie in one memory.
        for (size_t j = 0; j < i; ++j) {
            const bool same_size = equal(arg.extents(), args[j].extents());
            if (kernel.fields[i].is_array != 0 && kernel.fields[i].offset == kernel.fields[j].offset &&
                !same_size)
                return Error{"`" + arg.name + "` and `" + args[j].name +
                             "` are of one array, with two shapes"};
        }
        if ((arg.ndim != 0) != (kernel.fields[i].is_array != 0))
            return Error{"`" + arg.name + "` is " + (arg.ndim != 0 ? "not " : "") + "an array in the kernel"};
    }
    const auto fits = [&](uint64_t n) -> Result<void> {
        WEFT_TRY(const inputs::Shapes shapes, inputs::resolve(item.inputs, n));
        for (size_t i = 0; i < args.size(); ++i) {
            if (shapes.args[i].components != kernel.fields[i].components)
                return Error{"`" + args[i].name + "` is no " + args[i].dtype + " in the kernel"};
        }
        return {};
    };
    for (uint64_t n = 1; n <= largest_point; ++n) {
        if (auto done = fits(n); !done) return done;
    }
    for (const uint32_t n : sizes) {
        if (auto done = fits(n); !done) return done;
    }
    return {};
}

Launch::Launch(const Case& item, const Kernel& kernel, uint32_t n, uint64_t index)
    : spec_(item.inputs),
      kernel_(kernel),
      seed_(item.seed),
      index_(index),
      sizes_(inputs::resolve(spec_, n).value()) {
    for (unsigned i = 0; i < spec_.dims; ++i) shape_[i] = static_cast<uint32_t>(sizes_.launch[i]);
    numbers_.resize(spec_.args.size());
    for (size_t a = 0; a < spec_.args.size(); ++a)
        inputs::fill(spec_, sizes_, a, kernel.fields[a].components, seed_, index_, numbers_[a]);
    find_memories();
}

void Launch::find_memories() {
    memory_index_.resize(spec_.args.size());
    for (size_t a = 0; a < spec_.args.size(); ++a) {
        const Field& field = kernel_.fields[a];
        if (field.is_array == 0) continue;
        size_t& index = memory_index_[a];
        while (index < memories_.size() && kernel_.fields[memories_[index].arg].offset != field.offset)
            ++index;
        if (index == memories_.size()) {
            Memory& made = memories_.emplace_back();
            made.arg = a;
            made.bytes = numbers_[a].size() / field.components * field.element_size;
        }
        memories_[index].has_floats |= is_float(field.scalar);
    }
}

size_t Launch::offset(size_t arg, size_t number) const {
    const Field& field = kernel_.fields[arg];
    return number / field.components * field.element_size + field.inner +
           number % field.components * size_of(field.scalar);
}

std::string Launch::gathered(size_t arg, const char* from) const {
    std::string bytes;
    if (from == nullptr) return bytes;
    const size_t item = size_of(kernel_.fields[arg].scalar);
    bytes.resize(numbers_[arg].size() * item);
    for (size_t j = 0; j < numbers_[arg].size(); ++j)
        std::memcpy(bytes.data() + j * item, from + offset(arg, j), item);
    return bytes;
}

double Launch::weight(size_t arg, size_t number) const {
    return 0.5 + inputs::uniform(seed_, index_, first_weight + arg, number);
}

void Launch::place_array(const Memory& memory, char* args, bool adjoint) const {
    Array array;
    const Field& field = kernel_.fields[memory.arg];
    const inputs::Arg& spec = spec_.args[memory.arg];
    array.data = adjoint ? memory.grad.get() : memory.data.get();
    array.grad = adjoint ? nullptr : memory.grad.get();
    if (!adjoint || array.data != nullptr) {
        array.ndim = spec.ndim;
        auto stride = static_cast<int32_t>(field.element_size);
        for (int i = array.ndim - 1; i >= 0; --i) {
            array.shape[i] = static_cast<int32_t>(sizes_.args[memory.arg].shape[static_cast<size_t>(i)]);
            array.strides[i] = stride;
            stride *= array.shape[i];
        }
    }
    std::memcpy(args + field.offset, &array, sizeof array);
}

void Launch::forward() {
    args_ = std::make_unique<char[]>(kernel_.args_size);
    adj_args_ = std::make_unique<char[]>(kernel_.args_size);
    for (Memory& memory : memories_) {
        memory.data = std::make_unique<char[]>(memory.bytes);
        if (memory.has_floats) memory.grad = std::make_unique<char[]>(memory.bytes);
        place_array(memory, args_.get(), false);
        place_array(memory, adj_args_.get(), true);
    }
    for (size_t a = 0; a < args(); ++a) {
        const Field& field = kernel_.fields[a];
        if (field.is_array != 0) {
            fill_array(a);
            continue;
        }
        for (size_t j = 0; j < numbers_[a].size(); ++j)
            write_number(args_.get() + field.offset + j * size_of(field.scalar), field.scalar,
                         numbers_[a][j]);
    }
    kernel_.forward(shape_, args_.get());
}

void Launch::fill_array(size_t arg) {
    const ScalarCode code = kernel_.fields[arg].scalar;
    const Memory& memory = memory_of(arg);
    const bool weighted = is_float(code) && is_output(arg);
    for (size_t j = 0; j < numbers_[arg].size(); ++j) {
        write_number(memory.data.get() + offset(arg, j), code, numbers_[arg][j]);
        if (weighted) write_number(memory.grad.get() + offset(arg, j), code, weight(arg, j));
    }
}

void Launch::backward() {
    kernel_.backward(shape_, args_.get(), adj_args_.get());
}

int64_t Launch::not_finite(size_t arg, std::string_view bytes) const {
    const ScalarCode code = kernel_.fields[arg].scalar;
    const size_t item = size_of(code);
    for (size_t at = 0; at < bytes.size(); at += item) {
        if (!is_finite(bytes.data() + at, code)) return static_cast<int64_t>(at / item);
    }
    return -1;
}

bool Launch::changed(size_t arg) const {
    const ScalarCode code = kernel_.fields[arg].scalar;
    const size_t item = size_of(code);
    char expected[8];
    for (size_t j = 0; j < numbers_[arg].size(); ++j) {
        write_number(expected, code, numbers_[arg][j]);
        if (std::memcmp(expected, memory_of(arg).data.get() + offset(arg, j), item) != 0) return true;
    }
    return false;
}

}  // namespace weft::verify
