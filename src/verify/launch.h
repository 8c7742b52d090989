// Launch: the memory of one launch of a compiled kernel, filled from its input specification. The worker
// launches with it as Warp does: arrays with shape and strides, gradients beside them, one thread after the
// other.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "inputs/resolve.h"
#include "verify/batch.h"

namespace weft::verify {

// Whether the specification fits the kernel's arguments.
Result<void> check_inputs(const Case& item, const Kernel& kernel);

class Launch {
  public:
    // `index` stands for the row's in the numbers; other values give other inputs of the same kind.
    Launch(const Case& item, const Kernel& kernel, uint32_t n, uint64_t index);

    // Per argument, flat, before rounding to its type. Changes count from the next forward().
    std::vector<std::vector<double>>& numbers() { return numbers_; }

    void forward();   // with fresh memory
    void backward();  // after forward(): gradients of outputs are their weights, all others start at zero

    size_t args() const { return numbers_.size(); }
    bool is_array(size_t arg) const { return kernel_.fields[arg].is_array != 0; }
    bool is_float_array(size_t arg) const { return is_array(arg) && is_float(kernel_.fields[arg].scalar); }
    bool is_output(size_t arg) const { return spec_.args[arg].role != inputs::Role::In; }
    // What gradients are compared for. An accumulator that starts at zero is a result: what it held before
    // matters to nobody, and Warp's atomics leave its gradient as it is.
    bool is_source(size_t arg) const {
        const inputs::Arg& spec = spec_.args[arg];
        return spec.role == inputs::Role::In ||
               (spec.role == inputs::Role::InOut && spec.fill != inputs::Fill::Zero);
    }
    // The bytes of an array's numbers, one after the other; of a member of structs: without the other
    // members.
    std::string data(size_t arg) const { return gathered(arg, memory_of(arg).data.get()); }
    std::string gradient(size_t arg) const { return gathered(arg, memory_of(arg).grad.get()); }

    // Of the gradient of an output: 0.5 <= weight < 1.5.
    double weight(size_t arg, size_t number) const;

    // The first number that is not finite, or -1.
    int64_t not_finite(size_t arg, std::string_view bytes) const;
    bool changed(size_t arg) const;  // since forward() began

  private:
    // One array of the kernel; members of an array of structs share it.
    struct Memory {
        // Of exactly this size, so that a sanitizer sees each step beyond.
        std::unique_ptr<char[]> data, grad;
        size_t bytes = 0;
        bool has_floats = false;
        size_t arg = 0;  // the first that lies here
    };
    const Memory& memory_of(size_t arg) const { return memories_[memory_index_[arg]]; }
    void find_memories();
    size_t offset(size_t arg, size_t number) const;  // bytes from the start of its memory
    std::string gathered(size_t arg, const char* from) const;
    void fill_array(size_t arg);
    void place_array(const Memory& memory, char* args, bool adjoint) const;

    const inputs::Inputs& spec_;
    const Kernel& kernel_;
    uint64_t seed_, index_;
    inputs::Shapes sizes_;
    uint32_t shape_[4] = {1, 1, 1, 1};
    std::vector<std::vector<double>> numbers_;
    std::vector<Memory> memories_;
    std::vector<size_t> memory_index_;  // per argument; of one that is no array: unused
    std::unique_ptr<char[]> args_, adj_args_;
};

}  // namespace weft::verify
