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

#define WEFT_INTERFACE(...) __VA_ARGS__
#include "verify/interface.inc"
#undef WEFT_INTERFACE

constexpr bool is_float(ScalarCode code) {
    return code >= ScalarCode::Float16 && code <= ScalarCode::Float64;
}
size_t size_of(ScalarCode code);

}  // namespace weft::verify
