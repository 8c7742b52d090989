// Launch: the numbers of one launch of a kernel, from its input specification, and what became of them. Lays
// them out in the memory of a launcher as Warp does: arrays with shape and strides, gradients beside them;
// and guard zones around each, which nothing may touch.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "inputs/resolve.h"
#include "verify/launcher.h"
#include "verify/layout.h"

namespace weft::verify {

// The same launch in other surroundings: what a sound kernel computes does not depend on them.
struct Surroundings {
    bool poisoned_outputs = false;  // arguments with role `out` begin as what no kernel would leave
    bool moved = false;             // arrays lie elsewhere, and other bytes lie around them
    uint32_t most_blocks = 0;       // worker::Order
    uint32_t repeat = 1;
    uint64_t thread = 0;            // worker::Order
    bool poisoned_updates = false;  // also what is updated, whose contents count, begins so
    unsigned char poison = 0xff;    // every byte of it
};

class Launch {
  public:
    // `index` stands for the row's in the numbers; other values give other inputs of the same kind. Fails
    // where the specification asks for too much or contradicts itself.
    static Result<Launch> make(const Case& item, const Layout& layout, uint32_t n, uint64_t index);

    // Per argument, flat, before rounding to its type. Made when they are first asked for; changes count from
    // the next forward().
    std::vector<std::vector<double>>& numbers();

    size_t memory_needed() const { return memory_needed_; }
    // With fresh memory. False: the launcher's worker is gone.
    bool forward(Launcher& launcher, Surroundings surroundings = {});
    // After forward(): gradients of outputs are their weights, all others start at zero.
    bool backward(Launcher& launcher);
    // Between the two: the gradients of these arguments (by position) are ones instead, all others zero.
    void seed_ones(Launcher& launcher, const std::vector<bool>& seeded) const;

    size_t args() const { return counts_.size(); }
    const inputs::Shapes& shapes() const { return shapes_; }
    uint64_t threads() const { return shapes_.threads; }
    // To a number that all threads may add to.
    uint64_t contributions() const { return shapes_.threads * std::max(spec_.block, 1u); }
    std::vector<uint64_t> threads_by_axis() const {
        return {shapes_.launch.begin(), shapes_.launch.begin() + spec_.dims};
    }
    std::vector<uint64_t> shape(size_t arg) const {  // of an array
        const auto& all = shapes_.args[arg].shape;
        return {all.begin(), all.begin() + spec_.args[arg].ndim};
    }
    uint64_t elements(size_t arg) const { return shapes_.args[arg].elements; }
    bool is_array(size_t arg) const { return layout_.fields[arg].is_array; }
    bool is_float_array(size_t arg) const { return is_array(arg) && layout_.fields[arg].is_float(); }
    bool is_output(size_t arg) const { return spec_.args[arg].role != inputs::Role::In; }
    // What gradients are compared for. An accumulator that starts at zero is a result: what it held before
    // matters to nobody, and Warp's atomics leave its gradient as it is.
    bool is_source(size_t arg) const {
        const inputs::Arg& spec = spec_.args[arg];
        return spec.role == inputs::Role::In ||
               (spec.role == inputs::Role::InOut && spec.fill != inputs::Fill::Zero);
    }

    // Copies of what lies in the launcher's memory: the bytes of an array's numbers, one after the other; of
    // a member of structs without the other members.
    std::string data(const Launcher& launcher, size_t arg) const;
    std::string gradient(const Launcher& launcher, size_t arg) const;
    std::string initial(size_t arg) const;  // the same of what forward() began with
    std::string poison(size_t arg) const;   // what a poisoned output begins with
    // Bytes around an array that are not as they were laid out: the argument's position.
    std::optional<size_t> damaged(const Launcher& launcher) const;

    // Of the gradient of an output: 0.5 <= weight < 1.5.
    double weight(size_t arg, size_t number) const;

    // The first number that is not what it was once outputs begin as poison. What is poison still was not
    // written: it must be what it began with otherwise, too.
    std::optional<size_t> first_changed_by_poison(size_t arg, const std::string& result,
                                                  const std::string& poisoned) const;
    // The first number that is not finite, or -1.
    int64_t not_finite(size_t arg, std::string_view bytes) const;

  private:
    // One array of the kernel; members of an array of structs share it.
    struct Memory {
        size_t data = 0, grad = 0;  // offsets in the launcher's memory; grad 0: there is none
        size_t bytes = 0;
        bool has_floats = false;
        size_t arg = 0;  // the first that lies here
        int32_t shape[4] = {}, strides[4] = {};
    };
    Launch(const Case& item, const Layout& layout, inputs::Shapes shapes, uint64_t index);
    void find_memories();
    void place_memories(size_t shift);
    const Memory& memory_of(size_t arg) const { return memories_[memory_index_[arg]]; }
    size_t offset(size_t arg, size_t number) const;  // bytes from the start of its memory
    std::string gathered(size_t arg, const char* from) const;
    void fill_array(char* base, size_t arg, bool poisoned) const;
    worker::Order order(worker::Pass pass) const;
    void write_zones(char* base) const;
    void place_array(char* args, const Memory& memory, uint64_t address, bool adjoint) const;

    const inputs::Inputs& spec_;
    const std::optional<PlainLaunch>& plain_;
    const std::array<uint32_t, 2> shared_memory_;
    const Layout& layout_;
    uint64_t seed_, index_;
    inputs::Shapes shapes_;
    std::vector<size_t> counts_;  // of numbers, per argument
    std::vector<std::vector<double>> numbers_;
    std::vector<Memory> memories_;
    std::vector<size_t> memory_index_;  // per argument; of one that is no array: unused
    size_t memory_needed_ = 0;
    size_t zones_ = 0, args_ = 0, adj_args_ = 0, end_ = 0;  // offsets in the launcher's memory
    unsigned char guard_ = 0;
    Surroundings surroundings_;
};

}  // namespace weft::verify
