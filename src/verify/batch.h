// batch: kernels -> one C++ file that the host compiler makes into a shared library, and the table through
// which a worker finds them in it. Kernels stand in namespaces of their own, because helper functions of
// different files have equal names.
#pragma once

#include <cstddef>
#include <span>

#include "base/result.h"
#include "driver/subject.h"
#include "verify/case.h"

namespace weft::verify {

// Fills what a case has from compilation. An error is a diagnostic, rendered; or says that there is not one
// kernel, or that the change asked for does not fit.
Result<void> compile(Case& item, Compiled& compiled, emit::TargetSet targets);
// The same of what is compiled already, for the CPU at least: a module that is not refused, and one of its
// kernels.
void take(Case& item, const Compiled& compiled, const CompiledModule& module, size_t kernel);
// Fills its layouts, where its inputs are known. An error says what they lack.
Result<void> lay_out(Case& item, const driver::Subject& subject);

// What kernels of one header share: it can be precompiled.
std::string common_text(const Case& item, Precision precision);
// The kernels themselves, and their table.
std::string batch_text(std::span<const Case* const> cases, Precision precision);

}  // namespace weft::verify
