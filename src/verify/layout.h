// layout: where each entry of an input specification lies in the memory of a launch, as C++ lays out the
// argument struct of the emitted code. Worked out here and not asked of a compiled library, whose word would
// be that of a stranger; batch.h has the host compiler check every number.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"
#include "driver/subject.h"
#include "inputs/inputs.h"

namespace weft::verify {

enum class Precision : uint8_t {
    AsWritten,
    Double,  // every float is a float64: the same program for difference quotients that mean something
};

struct Field {
    std::string path;     // C++ members from the argument struct on
    std::string member;   // in the elements of the array of structs there; empty: `path` is the entry itself
    uint32_t offset = 0;  // in the argument struct: of the value or of the array
    types::Scalar scalar{};
    uint32_t components = 1;
    bool is_array = false;
    uint8_t ndim = 0;           // of the array
    uint32_t element_size = 0;  // of an array: bytes from one element to the next
    uint32_t inner = 0;         // bytes from the start of an element: 0 unless elements are structs

    uint32_t scalar_size() const { return types::facts(scalar).bytes; }
    bool is_float() const { return types::facts(scalar).is_float; }
};

struct Layout {
    uint32_t args_size = 0;
    std::vector<Field> fields;         // in the order of Inputs::args
    std::vector<uint32_t> parameters;  // offsets in the argument struct
};

// An error names an entry that the kernel has no argument for, an argument without an entry, or one of a kind
// that cannot be filled.
Result<Layout> lay_out(const driver::Subject& subject, const inputs::Inputs& inputs, Precision precision);

}  // namespace weft::verify
