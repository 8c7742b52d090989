// Program: the device code of one kernel as text: constants, structs, functions, the kernel itself, and what
// the host has to know to launch it. Printed from the tree with what lowering found out (typed/); Python's
// names and comments stay.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "driver/subject.h"
#include "inputs/inputs.h"
#include "plain/sizes.h"
#include "plain/support.h"
#include "standalone/bank_conflicts.h"
#include "standalone/comments.h"
#include "standalone/file_names.h"
#include "standalone/variant.h"
#include "typed/refusal.h"

namespace weft::standalone {

// A parameter of the kernel, or a field of a struct.
struct Parameter {
    StringId python;
    std::string name;          // in C++
    types::TypeId type;        // of an array: of the array
    std::string element;       // C++ type of the value; of an array: of its elements
    unsigned ndim = 0;         // 0: no array
    plain::SizeSet sizes = 0;  // given to the kernel
    bool is_written = false;

    bool is_array() const { return ndim != 0; }
    std::vector<std::string> size_names() const;  // `image_rows`: of the sizes that are given
};

struct Struct {
    types::StructId id;
    std::string name;
    std::vector<Parameter> fields;
};

// The gradient (backward.h).
struct BackwardProgram {
    std::string functions, kernel, kernel_name;
    std::vector<Parameter> parameters;  // of the kernel, with the sizes that the gradient asks for
    std::vector<bool> reads;            // by parameter: the gradient reads it
    struct Adjoint {
        bool is_named = false;    // there is one
        bool is_written = false;  // it is added to; else it is given
        std::string name;         // adj_x
    };
    std::vector<Adjoint> adjoints;  // by parameter of the kernel
};

struct Program {
    bool asserts = false;
    std::string kernel_name;                // of the __global__ function
    FileNames names;                        // of Python's
    std::vector<std::string_view> headers;  // that the kernel's form needs
    std::string aliases;                    // of namespaces
    std::string constants, structs, functions, kernel;
    std::string name;      // of the kernel in Python, as C++ may have it
    unsigned dims = 1;     // of a launch
    bool is_flat = false;  // one coordinate of CUDA stands for all of them
    Variant variant = Variant::Basic;
    std::vector<unsigned> block;                      // threads of a block along x, y, z
    std::vector<SharedAccess> shared;                 // what goes through shared memory
    double least_tolerance = 0.0;                     // of floats: tensor cores round their factors
    types::Scalar coarsest = types::Scalar::Float64;  // of the floats that results are rounded to on the way
    bool is_bounded_grid = false;           // its threads go through the launch: no more blocks than help
    std::string begin, end;                 // of a piece along the first dimension of the launch; empty: all
    std::vector<StringId> own;              // arrays of which a piece needs its own rows alone
    std::vector<std::string> launch_sizes;  // names of the kernel's parameters that hold them
    std::vector<Parameter> parameters;      // in order, without those
    std::vector<Struct> used_structs;       // in the order in which they are defined
    bool order_shows = false;  // what an atomic returned is used: results may stand in another order
    bool decides = false;      // a float decides a branch: single results may come from the other one
    bool rounds = false;       // a float becomes an integer: results may lie one apart
    std::optional<BackwardProgram> backward;
};

struct Form {
    Variant variant = Variant::Basic;
    bool backward = false;                        // the gradient beside it
    std::vector<std::optional<uint32_t>> launch;  // sizes of it that are known; empty: none is
};

// Of a kernel that is launched on these inputs.
Form form_of(const inputs::Inputs& inputs, Variant variant);

// Everything that the program needs of Warp's types and builtins is asked of `support`.
std::optional<typed::Refusal> print(const driver::Subject& subject, const Comments& comments, unsigned dims,
                                    const Form& form, plain::Support& support, Program& out);

}  // namespace weft::standalone
