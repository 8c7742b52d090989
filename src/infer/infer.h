// infer: a compiled kernel -> inputs that it can be run on, proved safe: no index leaves its array, no
// integer divides by zero or leaves its type, every loop ends soon. `weft compile --json` prints them, `weft
// run` uses them. How: a plan is made, the walk (walk.h) finds what may go wrong on it, the plan is mended
// where that names an argument, and so on until nothing is found. What a plan cannot mend is the reason of
// the refusal.
#pragma once

#include <string>

#include "base/result.h"
#include "driver/subject.h"
#include "infer/sides.h"
#include "inputs/inputs.h"

namespace weft::infer {

struct Inferred {
    inputs::Inputs inputs;
    std::string not_finite;    // why a float may come out as none; empty: every divisor and root is fine
    std::string forward_only;  // why the backward pass may read elsewhere; empty: it is as safe
};

// The error says which construct stands against it, and in which line.
Result<Inferred> infer(const driver::Subject& subject, const Sides& sides = usual_sides);

// The plan where infer() gave up: nothing is proved of it. An error names what no plan can be made for.
Result<inputs::Inputs> unproved(const driver::Subject& subject);

// The arguments with their types and roles, for those who know the sizes and numbers: these are only begun.
Result<inputs::Inputs> arguments(const driver::Subject& subject);

}  // namespace weft::infer
