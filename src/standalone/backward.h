// backward: the gradient of a kernel as device code. Of the sum of all outputs, each times its adjoint, it
// gives the derivative by every float that the kernel reads: adj_x of an input x is added to, adj_y of an
// output y is given. Arrays are handed over as they were before the kernel ran. Written as the kernel is:
// Python's names stay, what is added to an element that other threads may add to is added by an atomic.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "standalone/program.h"

namespace weft::standalone {

class FilePrinter;

// Why some kernels have none.
inline constexpr std::string_view no_derivative =
    "no float that the kernel writes has a derivative by a float that it reads from an array";

// After everything else of the file was printed. `is_exact`: Warp's gradient of this kernel is known to be
// right, which says that no two stores meet.
void print_backward(FilePrinter& file, unsigned dims, bool is_exact, BackwardProgram& out);

}  // namespace weft::standalone
