// Specimen: a kernel and the same with a fault -> what goes wrong with the faulty one. Both are compiled and
// run on the same inputs, in workers, and compared: numbers, gradients, bytes around arrays, what outputs
// held before, and which elements each thread writes.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "faults/faults.h"
#include "verify/host_compiler.h"
#include "verify/launcher.h"

namespace weft::verify {

struct Observed {
    faults::Shows shows{};
    std::string detail;
    std::string text() const { return std::string(faults::text(shows)) + ": " + detail; }
};

struct Specimen {
    Case correct, faulty;      // the same inputs
    faults::Shows expected{};  // looked for first, and told where it is seen
    std::optional<Observed> observed;
    std::string problem;  // not empty: nothing could be observed, because the correct kernel fails
};

// `name`: files in the compiler's folder begin with it. `stop` ends all that takes long, at once.
void observe(std::vector<Specimen>& specimens, HostCompiler& compiler, const contain::Sandbox& sandbox,
             std::chrono::seconds timeout, const std::atomic<bool>& stop, const std::string& name);

}  // namespace weft::verify
