#include "dataset/row/plain_cuda.h"

#include <algorithm>
#include <iterator>
#include <vector>

#include "base/random.h"
#include "standalone/project.h"

namespace weft::dataset {
namespace {

// Forms of sums, stencils and products, which few kernels allow.
bool is_rare(standalone::Variant variant) {
    return variant != standalone::Variant::Basic && variant != standalone::Variant::GridStride &&
           !standalone::facts(variant).is_of_host();
}

std::optional<PlainCuda> write(const driver::Subject& subject, const Row& row, standalone::Variant variant) {
    if (!row.inputs.are_known()) return std::nullopt;
    standalone::Request request;
    request.source = row.python_source;
    request.name = row.kernel_name;
    request.brief = row.brief.value_or("");
    request.seed = row.seed;
    request.index = row.index;
    auto text = standalone::make_file(subject, row.inputs, request, variant);
    if (!text) return std::nullopt;
    return PlainCuda{option_name(variant), std::move(text).value()};
}

}  // namespace

std::optional<PlainCuda> plain_cuda(const driver::Subject& subject, const Row& row) {
    if (!row.inputs.are_known()) return std::nullopt;
    uint64_t draw = mix64(row.seed ^ mix64(row.index ^ 0x706c'6169));
    auto allowed = standalone::allowed_variants(subject, row.inputs.dims);
    // A set shall hold every form: a kernel that allows rare ones has one of them in three rows of four.
    std::vector<standalone::Variant> rare;
    std::copy_if(allowed.begin(), allowed.end(), std::back_inserter(rare), is_rare);
    if (!rare.empty() && draw % 4 != 0) {
        draw = mix64(draw);
        if (auto written = write(subject, row, rare[draw % rare.size()])) return written;
        draw = mix64(draw);
    }
    // A plan that cannot be printed gives way to another of the kernel's; what has no basic form has none.
    while (true) {
        const auto chosen = allowed.begin() + static_cast<std::ptrdiff_t>(draw % allowed.size());
        if (auto written = write(subject, row, *chosen)) return written;
        if (*chosen == standalone::Variant::Basic) return std::nullopt;
        allowed.erase(chosen);
        draw = mix64(draw);
    }
}

std::optional<PlainCuda> plain_cuda_again(const driver::Subject& subject, const Row& row) {
    const auto variant = standalone::find_variant(row.variant.value_or(""));
    return variant ? write(subject, row, *variant) : std::nullopt;
}

}  // namespace weft::dataset
