// The level of sets with faults: every faulty text is tried, and what goes wrong is observed beside the
// correct kernel (verify/specimen.h). A row whose fault shows nowhere is counted, and not a failure; too many
// of one fault are.
#pragma once

#include <memory>

#include "dataset/check/level.h"
#include "verify/host_compiler.h"

namespace weft::dataset {

// The sandbox must outlive the level; the compiler's folder comes from it. An error: a folder could not be
// made.
Result<std::unique_ptr<Level>> fault_level(verify::HostCompiler::Options compiler,
                                           const contain::Sandbox& sandbox);

}  // namespace weft::dataset
