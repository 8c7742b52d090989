// plan: what a variant does with a kernel, or why the kernel does not allow it. Decided over the typed tree;
// what is not proved is refused, with a reason by name. Printers (kernel_forms.cpp, wrapper.cpp) follow it;
// they may still refuse for what shows only in printing: a `return` out of a loop, names that a form needs
// for itself, what functions write.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "driver/subject.h"
#include "standalone/variant.h"
#include "typed/body.h"
#include "typed/variables.h"

namespace weft::standalone {

// All updates of one place by one operation: a thread keeps a part of its own, and parts are joined.
struct Reduction {
    StringId array;
    std::vector<typed::NodeId> indices;  // the same for all threads
    builtins::Operation operation{};     // Add, Min, Max
    types::TypeId type;                  // a number
    std::vector<typed::NodeId> updates;  // calls of atomics, and `a[0] += x`
};

// An index near a coordinate of the thread: the coordinate, a number, and maybe the counter of a loop.
struct NearIndex {
    int64_t offset = 0;
    StringId counter;             // invalid: none
    int64_t least = 0, most = 0;  // how far it may lie from the coordinate
};

// What stands for the elements beyond the ends of an array.
enum class Edge : uint8_t { Nothing, Clamped, Around };

// An array that threads read at their own place and near it: a stencil.
struct Halo {
    StringId array;
    types::TypeId element;
    std::vector<Edge> edges;  // by dimension
    struct Load {
        typed::NodeId load;
        std::vector<NearIndex> indices;  // by dimension
    };
    std::vector<Load> loads;
};

// An array of which all threads of a block read the same parts, step by step.
struct Tile {
    enum class Axis : uint8_t { Row, Column, Step };  // the thread's coordinates, the loop's counter
    StringId array;
    types::TypeId element;
    std::vector<Axis> axes;  // by dimension
    std::vector<typed::NodeId> loads;
};

// A loop over parts of arrays that fit into shared memory.
struct TiledLoop {
    typed::NodeId loop, end;
    StringId counter;
    std::vector<Tile> tiles;
};

// A store to `out[j, i]`: rows and columns change places.
struct TurnedStore {
    typed::NodeId store;
    StringId array;
    types::TypeId element;
};

// `sum += left[i, k] * right[k, j]`, or of right[j, k].
struct MatrixProduct {
    Tile left, right;
    StringId sum;
    typed::NodeId loop, end, zero;  // zero: the statement in which the sum begins
};

struct Plan {
    Variant variant = Variant::Basic;
    std::vector<Halo> halos;  // shared, async-copy: one of these three
    std::optional<TiledLoop> loop;
    std::optional<TurnedStore> turned;
    std::optional<MatrixProduct> product;  // wmma
    std::vector<typed::NodeId> dropped;    // statements whose names nobody reads then
    std::vector<Reduction> reductions;     // shuffle, coop
    std::vector<StringId> own;  // streams, multi-gpu: arrays touched at the thread's own place alone
};

// ---- the parts of it, a file each

// Arrays whose first index is always the first coordinate of the thread.
std::vector<StringId> own_access(const typed::Body& body, const typed::Variables& variables, unsigned dims);

struct Stencil {
    std::vector<Halo> halos;
    std::vector<typed::NodeId> dropped;
};
Result<Stencil> find_stencil(const typed::Body& body, const typed::Variables& variables, unsigned dims);
Result<TiledLoop> find_tiled_loop(const typed::Body& body, const typed::Variables& variables, unsigned dims);
Result<MatrixProduct> find_product(const typed::Body& body, const typed::Variables& variables, unsigned dims);
Result<TurnedStore> find_turned_store(const typed::Body& body, const typed::Variables& variables,
                                      unsigned dims);

Result<std::vector<Reduction>> find_reductions(const typed::Body& body, const typed::Variables& variables);

// Plans of one kernel: what several variants ask for is looked for once.
class Planner {
  public:
    Planner(const driver::Subject& subject, unsigned dims);
    Result<Plan> plan(Variant variant);

  private:
    Result<Plan> shared_plan(Variant variant);

    typed::Body body_;
    typed::Variables variables_;
    unsigned dims_;
    struct Tilings {
        Result<TiledLoop> loop;
        Result<Stencil> stencil;
        Result<TurnedStore> turned;
    };
    std::optional<Tilings> tilings_;                            // shared, async-copy
    std::optional<Result<std::vector<Reduction>>> reductions_;  // shuffle, coop
    std::optional<std::vector<StringId>> own_;                  // streams, multi-gpu
};

}  // namespace weft::standalone
