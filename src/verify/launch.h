// Launch: the memory of one launch of a compiled kernel, filled from its input specification. The worker
// launches with it as Warp does: arrays with shape and strides, gradients beside them, one thread after the
// other.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
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

    size_t args() const { return buffers_.size(); }
    bool is_array(size_t arg) const { return kernel_.fields[arg].is_array != 0; }
    bool is_float_array(size_t arg) const { return is_array(arg) && is_float(kernel_.fields[arg].scalar); }
    bool is_output(size_t arg) const { return spec_.args[arg].role != synth::Role::In; }
    // What gradients are compared for. An accumulator that starts at zero is a result: what it held before
    // matters to nobody, and Warp's atomics leave its gradient as it is.
    bool is_source(size_t arg) const {
        const synth::Arg& spec = spec_.args[arg];
        return spec.role == synth::Role::In ||
               (spec.role == synth::Role::InOut && spec.fill != synth::Fill::Zero);
    }
    std::string_view data(size_t arg) const { return buffers_[arg].view(buffers_[arg].data); }
    std::string_view gradient(size_t arg) const { return buffers_[arg].view(buffers_[arg].grad); }

    // Of the gradient of an output: 0.5 <= weight < 1.5.
    double weight(size_t arg, size_t number) const;

    // The first number that is not finite, or -1.
    int64_t not_finite(size_t arg, std::string_view bytes) const;
    bool changed(size_t arg) const;  // since forward() began

  private:
    struct Buffer {
        std::unique_ptr<char[]> data,
            grad;  // of exactly this size, so that a sanitizer sees each step beyond
        size_t bytes = 0;
        std::string_view view(const std::unique_ptr<char[]>& from) const {
            return {from.get(), from ? bytes : 0};
        }
    };
    void place_array(size_t arg, char* args, bool adjoint) const;

    const synth::Inputs& spec_;
    const Kernel& kernel_;
    uint64_t seed_, index_;
    uint32_t n_;
    uint32_t shape_[4] = {1, 1, 1, 1};
    std::vector<std::vector<double>> numbers_;
    std::vector<Buffer> buffers_;
    std::unique_ptr<char[]> args_, adj_args_;
};

}  // namespace weft::verify
