// Expected: one launch of a row as JSON, so that the row carries its own oracle: every argument before and
// after, weights of the outputs' gradients, and the gradients of the inputs. docs/validation.md has the
// format.
#pragma once

#include <map>

#include "verify/recorder.h"

namespace weft::verify {

class Expected : public Recorder {
  public:
    // More than a warp, so that a kernel which is right for its first threads alone is found out.
    static constexpr uint32_t n = 33;
    static constexpr size_t most_values = 256, sampled_values = 16;

    explicit Expected(const Case& item) : item_(item) {}
    void array(Launch& launch, uint32_t size, size_t arg, What what, const std::string& bytes) override;
    std::string json() const;

  private:
    struct Kept {
        std::string before, after, weights, gradient;  // one JSON value each; empty: there is none
        std::vector<uint64_t> shape;
    };
    std::string numbers(size_t arg, const std::string& bytes) const;
    std::string weights(const Launch& launch, size_t arg) const;

    const Case& item_;
    std::vector<uint64_t> launch_;
    std::map<size_t, Kept> arrays_;         // by argument
    std::map<size_t, std::string> values_;  // of those that are no arrays
};

}  // namespace weft::verify
