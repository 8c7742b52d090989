// What the host does with a gradient: a function that runs it, and a check by central differences of the
// sequential form in double.
#pragma once

#include <string>
#include <vector>

#include "standalone/fills.h"
#include "standalone/program.h"

namespace weft::standalone {

// `float launch_<name>_backward(…)` on arrays of the host.
std::string backward_wrapper_text(const Program& program);
// Its declaration and definition on pointers of the GPU, as the functions of a library are.
struct BackwardLibrary {
    std::string declaration, definition;
};
BackwardLibrary backward_library(const Program& program);

// The namespace of the sequential form in double.
inline constexpr std::string_view double_namespace = "in_double";

// What main knows when it comes to the gradient: by parameter of the kernel the sizes of its array.
struct GradientScene {
    FileNames& names;
    Fills& fills;
    std::string seed, launch_sizes, reference;
    std::vector<std::vector<std::string>> lengths;
};

struct GradientCheck {
    std::string functions;  // before main
    std::string part;       // of main, before the kernel runs
    std::string verdict;    // an expression: whether it passed
};
GradientCheck gradient_check(const Program& program, const types::Types& types, GradientScene& scene);

}  // namespace weft::standalone
