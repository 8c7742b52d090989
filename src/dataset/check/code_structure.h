// What a code column must look like, by its tokens: the kernel function with its name and hash, and around it
// what each device needs. Knows nothing of how the text was made.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "dataset/check/code_tokens.h"

namespace weft::dataset {

enum class CodePass : unsigned char { Forward, Backward };

struct KernelFunction {
    std::string_view name;  // "saxpy_1a2b3c4d": key and hash
};

// Fills `function` as far as it is found; what is wrong comes back.
class CodeStructure {
  public:
    std::optional<std::string> check_cuda(std::string_view code, CodePass pass, KernelFunction& function);
    std::optional<std::string> check_cpu(std::string_view code, CodePass pass, KernelFunction& function);

  private:
    size_t find(std::initializer_list<std::string_view> pattern, size_t from = 0) const;
    bool has(std::initializer_list<std::string_view> pattern) const;
    size_t closing(size_t open) const;
    size_t skip_limits(size_t at, size_t words) const;
    std::optional<std::string> name_at(size_t token, std::string_view ending, KernelFunction& function) const;
    std::optional<std::string> grid_stride(size_t body) const;

    std::vector<CodeToken> tokens_;
};

// "saxpy" and "1a2b3c4d" of "saxpy_1a2b3c4d"; nothing if the end is not a hash.
std::optional<std::pair<std::string_view, std::string_view>> key_and_hash(std::string_view name);

}  // namespace weft::dataset
