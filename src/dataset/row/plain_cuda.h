// plain_cuda: the columns `cuda_standalone` and `variant` of a row, from what stands in its other columns.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "dataset/row/row.h"
#include "driver/subject.h"

namespace weft::dataset {

struct PlainCuda {
    std::string_view variant;
    std::string text;
};

// Of a kernel that was compiled with driver::Options::node_facts; nothing: it has no such form, or nobody
// knows inputs that are safe. Which of its variants it is follows from seed and index.
std::optional<PlainCuda> plain_cuda(const driver::Subject& subject, const Row& row);
// In the variant that the row names.
std::optional<PlainCuda> plain_cuda_again(const driver::Subject& subject, const Row& row);

}  // namespace weft::dataset
