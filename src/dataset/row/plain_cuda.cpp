#include "dataset/row/plain_cuda.h"

#include "base/random.h"
#include "standalone/project.h"

namespace weft::dataset {
namespace {

constexpr std::string_view variants[] = {"basic", "grid-stride"};

std::optional<PlainCuda> write(const driver::Subject& subject, const Row& row, std::string_view variant) {
    if (!row.inputs.are_known()) return std::nullopt;
    standalone::Request request;
    request.source = row.python_source;
    request.name = row.kernel_name;
    request.form.grid_stride = variant == variants[1];
    request.brief = row.brief.value_or("");
    request.seed = row.seed;
    request.index = row.index;
    auto text = standalone::make_file(subject, row.inputs, request);
    if (!text) return std::nullopt;
    return PlainCuda{variant, std::move(text).value()};
}

}  // namespace

std::optional<PlainCuda> plain_cuda(const driver::Subject& subject, const Row& row) {
    const uint64_t draw = mix64(row.seed ^ mix64(row.index ^ 0x706c'6169));
    return write(subject, row, variants[draw % std::size(variants)]);
}

std::optional<PlainCuda> plain_cuda_again(const driver::Subject& subject, const Row& row) {
    for (const std::string_view variant : variants) {
        if (row.variant == variant) return write(subject, row, variant);
    }
    return std::nullopt;
}

}  // namespace weft::dataset
