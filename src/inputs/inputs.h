// inputs: on what a kernel can be run: the launch, and for every argument its type, sizes and numbers.
// The synthesizer makes specifications, rows carry them, formats print them (text.h, json.h), the runner
// fills memory by them (fill.h). docs/inputs.md is the reference.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace weft::inputs {

// A size that may depend on n: k, n, ceil(n/k), k*n, n+k.
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

enum class Role : uint8_t { In, Out, InOut };
enum class Fill : uint8_t {
    Uniform,  // low <= element < high
    Zero,
    Iota,   // element j is j
    Index,  // integers, low <= element < high
};

struct Arg {
    std::string name;  // a parameter; of a struct's field: its path, "s.pos"
    Role role = Role::In;
    std::string dtype;  // "float32", "vec3f", "mat23d": Warp's names, and the same made longer ("vec5f")
    uint8_t ndim = 0;   // 0: a scalar (or vector ...) parameter
    std::array<Extent, 4> shape{};
    Fill fill = Fill::Uniform;
    double low = 0;
    double high = 0;  // unless high_is_extent
    bool high_is_extent = false;
    Extent high_extent;

    std::span<const Extent> extents() const { return {shape.data(), ndim}; }
    bool operator==(const Arg&) const = default;
};

struct Inputs {
    uint8_t dims = 1;  // 1 to 4
    std::array<Extent, 4> launch{};
    std::vector<Arg> args;  // in the order of the parameters

    std::span<const Extent> extents() const { return {launch.data(), dims}; }
    bool operator==(const Inputs&) const = default;
};

}  // namespace weft::inputs
