// call: how a kernel's own host program launches it, as numbers in the place of text: what is handed to it,
// and the grid. For those who launch another kernel in its place.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "driver/subject.h"
#include "inputs/inputs.h"
#include "standalone/program.h"

namespace weft::standalone {

struct Call {
    struct Argument {
        enum class Kind : uint8_t {
            Value,       // of a parameter in Python, which is no array
            Array,       // where it begins
            ArraySize,   // along a dimension
            LaunchSize,  // along a dimension
            First,       // place of the launch along its first dimension: zero
        } kind = Kind::Value;
        size_t parameter = 0;  // in Python
        unsigned dimension = 0;
    };
    std::string kernel_name;
    std::vector<Argument> arguments;
    std::array<uint32_t, 3> block{1, 1, 1};

    // Of a launch of these sizes, as launch.h writes it.
    std::array<uint32_t, 3> grid(std::span<const uint32_t> sizes) const;

    Variant variant = Variant::Basic;
    unsigned dims = 1;
    bool is_flat = false, is_bounded = false;
};

// Of a kernel that was compiled with driver::Options::node_facts. An error: it has no such form, or structs
// that hold arrays, which lie otherwise in Warp's memory.
Result<Call> kernel_call(const driver::Subject& subject, const inputs::Inputs& inputs,
                         std::string_view source, Variant variant);

}  // namespace weft::standalone
