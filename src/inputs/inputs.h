// inputs: on what a kernel can be run: the launch, and for every argument its type, sizes and numbers.
// The synthesizer makes specifications, infer/ finds them for a user's kernel, rows carry them, formats print
// them (text.h, json.h); resolve.h turns sizes into numbers, the runner fills memory by them (fill.h).
// docs/inputs.md is the reference.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace weft::inputs {

inline constexpr uint32_t most_threads_of_block = 1024;

// A size that depends on n alone: k, n, ceil(n/k), k*n, n+k.
struct Extent {
    enum class Kind : uint8_t { Constant, N, CeilDiv, Times, Plus } kind = Kind::N;
    uint32_t k = 0;
    bool operator==(const Extent&) const = default;

    constexpr uint64_t value(uint64_t n) const {
        switch (kind) {
            case Kind::Constant:
                return k;
            case Kind::N:
                return n;
            case Kind::CeilDiv:
                return (n + k - 1) / k;
            case Kind::Times:
                return k * n;
            case Kind::Plus:
                return n + k;
        }
        return 0;
    }
};
inline constexpr Extent extent_n{Extent::Kind::N, 0};
constexpr Extent constant(uint32_t k) {
    return {Extent::Kind::Constant, k};
}

// One part of a formula: a number, n or the length of an array, perhaps divided.
struct Part {
    enum class Join : uint8_t { Plus, Minus, Times } join = Join::Plus;  // with what stands before it
    enum class Base : uint8_t { Number, N, Length } base = Base::N;
    uint32_t k = 0;     // Number: which; others: ceil(base/k), 0: not divided
    uint8_t axis = 0;   // Length: of this dimension
    std::string array;  // Length: the argument
    bool operator==(const Part&) const = default;
};

// A size: of n alone, or a formula over n and the lengths of arguments, whose value resolve.h finds.
struct Size {
    Extent extent;            // where there are no parts
    std::vector<Part> parts;  // products are taken first, then sums from the left

    Size() = default;
    Size(const Extent& of_n) : extent(of_n) {}
    explicit Size(std::vector<Part> formula) : parts(std::move(formula)) {}
    bool is_formula() const { return !parts.empty(); }
    bool operator==(const Size&) const = default;
};

enum class Role : uint8_t { In, Out, InOut };
enum class Fill : uint8_t {
#define WEFT_FILL(enumerator, name, bounds) enumerator,
#include "inputs/fills.def"
};

// What the bounds of a fill are.
enum class Bounds : uint8_t {
    Unused,
    Floats,  // low and high; high may be a size
    Whole,   // the same, of whole numbers
    Value,   // high alone: the number itself, or a size
};

struct Arg {
    std::string name;  // a parameter; of a struct's field: its path, "s.pos"
    Role role = Role::In;
    std::string dtype;  // "float32", "vec3f", "mat23d": Warp's names, and the same made longer ("vec5f")
    uint8_t ndim = 0;   // 0: a scalar (or vector ...) parameter
    std::array<Size, 4> shape{};
    Fill fill = Fill::Uniform;
    double low = 0;
    double high = 0;  // unless high_is_extent
    bool high_is_extent = false;
    Size high_extent;

    std::span<const Size> extents() const { return {shape.data(), ndim}; }
    // A size that is a number is kept as one, as it is read back.
    void set_high(const Size& size) {
        high_is_extent = size.is_formula() || size.extent.kind != Extent::Kind::Constant;
        high_extent = high_is_extent ? size : Size();
        high = high_is_extent ? 0 : size.extent.k;
    }
    bool operator==(const Arg&) const = default;
};

struct Inputs {
    uint8_t dims = 1;  // 1 to 4; 0: nobody knows what the kernel can be run on
    std::array<Size, 4> launch{};
    // Threads that work on one element of the launch together, as tiles want it: wp.launch_tiled(). 0: each
    // element has a thread of its own.
    uint32_t block = 0;
    std::vector<Arg> args;  // in the order of the parameters

    bool are_known() const { return dims != 0; }
    void forget() {
        dims = 0;
        block = 0;
        args.clear();
    }
    std::span<const Size> extents() const { return {launch.data(), dims}; }
    bool operator==(const Inputs&) const = default;
};

}  // namespace weft::inputs
