// identity: a kernel -> its hash, its C++ name, and the dimensions of its launch grid.
// Called by driver/ before lowering: the hashes order a module's kernels and name everything in the text.
// The hash covers the source text, the argument types and all that the text refers to, found by a walk over
// the tree that resolves names without types. lower/ has a part in it only where a wp.static() is late: what
// it gave in a first build (Program::late_statics) is hashed, too.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/pod_vector.h"
#include "base/sha256.h"
#include "module/program.h"
#include "source/diag.h"

namespace weft::module {

struct KernelIdentity {
    KernelId id;
    Sha256::Digest digest{};
    std::string name;   // "simulate_1a2b3c4d"
    unsigned dims = 1;  // from the widest `i, j = wp.tid()`
};

// The kernels of one Warp module as its text has them: sorted by digest, equal ones once.
// Reused from module to module for its memory.
class Identities {
  public:
    // Fills `kernels`, or says why the module has no hash: a reference that cannot be evaluated.
    std::optional<Diag> identify(Program& program, const WarpModule& module, types::Types& types,
                                 const Strings& strings);

    std::vector<KernelIdentity> kernels;
    std::string unique_name;              // of a module="unique"
    std::vector<Sha256::Digest> digests;  // of all kernels of the module, in its order

  private:
    friend class Hasher;

    void name_unique_module(class Hasher& hasher, const Program& program, const WarpModule& module,
                            const Strings& strings);

    struct Constant {
        std::string name;
        Value value;
        Place place;  // of its first use
    };
    struct TidCall {
        syntax::NodeId call;
        unsigned dims;
    };
    struct FunctionState {
        enum : uint8_t { New, Busy, Done } progress = New;
        uint32_t latest = 0;  // when the last thing it depends on was bound
        Sha256::Digest digest{};
    };

    // What is known about a name: the number of the scan that found it out.
    struct NameMarks {
        uint32_t local = 0, param = 0, seen = 0;
        uint32_t root = 0, root_index = 0;  // in roots_
    };

    PodVector<syntax::NodeId> nodes_;  // those of one function that have children, breadth first
    PodVector<syntax::NodeId> order_;  // its calls, assignments, attributes and new names, in the same order
    PodVector<syntax::NodeId> callees_;  // attributes that a call was resolved by, in the order of order_
    std::vector<TidCall> assigned_calls_;
    std::vector<StringId> path_;
    std::vector<NameMarks> marks_;  // by StringId
    std::vector<Value> roots_;      // what names at the start of a path stand for
    uint32_t scan_ = 0;
    // Stacks: a function's references stay while those of its callees are hashed.
    std::vector<Constant> constants_;
    std::vector<Value> types_;
    struct FunctionReference {
        FunctionSetId set;
        StringId builtin;  // valid: one of Warp's that counts
    };
    std::vector<FunctionReference> functions_;
    std::vector<FunctionState> states_;  // by FunctionSetId
};

}  // namespace weft::module
