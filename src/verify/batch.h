// batch: kernels -> one C++ file that the host compiler makes into a shared library, and the table through
// which a worker finds them in it. Kernels stand in namespaces of their own, because helper functions of
// different files have equal names.
#pragma once

#include <cstddef>
#include <span>

#include "base/result.h"
#include "driver/compiled.h"
#include "verify/case.h"

namespace weft::verify {

// Fills header, code and symbol of a case. An error is a diagnostic, rendered.
Result<void> compile(Case& item, Compiled& compiled);

// After compile(): fills places. An error names an entry that the kernel has no argument for.
Result<void> locate_arguments(Case& item, const Compiled& compiled);

enum class Precision : uint8_t {
    AsWritten,
    Double,  // every float is a float64: the same program for difference quotients that mean something
};

std::string batch_text(std::span<const Case* const> cases, Precision precision);

// ---- what the library exports, `const Kernel* const weft_kernels[]` in the order of the cases
// ------------------

enum class ScalarCode : uint32_t {
    Int8,
    Uint8,
    Int16,
    Uint16,
    Int32,
    Uint32,
    Int64,
    Uint64,
    Float16,
    Bfloat16,
    Float32,
    Float64,
    Bool
};
constexpr bool is_float(ScalarCode code) {
    return code >= ScalarCode::Float16 && code <= ScalarCode::Float64;
}
size_t size_of(ScalarCode code);

struct Field {
    uint32_t offset;  // in the argument struct: of the value or of the array
    ScalarCode scalar;
    uint32_t components;
    uint32_t is_array;
    uint32_t element_size;  // of an array: bytes from one element to the next
    uint32_t inner;         // bytes from the start of an element: 0 unless elements are structs
};
struct Kernel {
    uint64_t args_size;
    const Field* fields;  // in the order of Inputs::args
    void (*forward)(const uint32_t* shape, void* args);
    void (*backward)(const uint32_t* shape, void* args, void* adj_args);  // null: none
};

}  // namespace weft::verify
