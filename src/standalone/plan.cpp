#include "standalone/plan.h"

#include <algorithm>

namespace weft::standalone {
namespace {

// cp.async copies 4, 8 or 16 bytes at once, from where such numbers lie.
bool is_copied_at_once(const typed::Body& body, types::TypeId element) {
    const types::Type& type = body.type(element);
    return type.kind == types::Kind::Scalar && types::facts(type.scalar).bytes >= 4;
}

Result<Plan> shared_plan(const typed::Body& body, const typed::Variables& variables, unsigned dims,
                         Variant variant) {
    Plan out;
    out.variant = variant;
    const bool is_async = variant == Variant::AsyncCopy;
    auto loop = find_tiled_loop(body, variables, dims);
    auto stencil = find_stencil(body, variables, dims);
    auto turned = find_turned_store(body, variables, dims);
    bool is_too_small = false;
    const auto is_taken = [&](types::TypeId element) {
        const bool fits = !is_async || is_copied_at_once(body, element);
        is_too_small = is_too_small || !fits;
        return fits;
    };
    if (loop.ok() && std::all_of(loop.value().tiles.begin(), loop.value().tiles.end(),
                                 [&](const Tile& one) { return is_taken(one.element); })) {
        out.loop = std::move(loop).value();
        return out;
    }
    if (stencil.ok() && std::all_of(stencil.value().halos.begin(), stencil.value().halos.end(),
                                    [&](const Halo& one) { return is_taken(one.element); })) {
        out.halos = std::move(stencil.value().halos);
        out.dropped = std::move(stencil.value().dropped);
        return out;
    }
    if (turned.ok() && !is_async) {
        out.turned = turned.value();
        return out;
    }
    if (is_too_small) return Error::finding("elements that are no numbers of 4 or 8 bytes");
    return Error::finding(loop.error() + "; " + stencil.error() + (is_async ? "" : "; " + turned.error()));
}

}  // namespace

Result<Plan> make_plan(const driver::Subject& subject, unsigned dims, Variant variant) {
    const typed::Body body = typed::Body::of_kernel(subject);
    const typed::Variables variables(body);
    Plan out;
    out.variant = variant;
    switch (variant) {
        case Variant::Basic:
        case Variant::GridStride:
        case Variant::Managed:
            return out;
        case Variant::Shuffle:
        case Variant::Coop: {
            WEFT_TRY(out.reductions, find_reductions(body, variables));
            return out;
        }
        case Variant::Streams:
        case Variant::MultiGpu:
            out.own = own_access(body, variables, dims).own;
            if (out.own.empty()) return Error::finding("no array is touched at the thread's own place alone");
            return out;
        case Variant::Shared:
        case Variant::AsyncCopy:
            return shared_plan(body, variables, dims, variant);
        case Variant::Wmma: {
            WEFT_TRY(out.product, find_product(body, variables, dims));
            out.dropped = {out.product->loop, out.product->zero};
            return out;
        }
    }
    return out;
}

}  // namespace weft::standalone
