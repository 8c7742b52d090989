#include "standalone/plan.h"

#include <algorithm>

namespace weft::standalone {
namespace {

// cp.async copies 4, 8 or 16 bytes at once, from where such numbers lie.
bool is_copied_at_once(const typed::Body& body, types::TypeId element) {
    const types::Type& type = body.type(element);
    return type.kind == types::Kind::Scalar && types::facts(type.scalar).bytes >= 4;
}

}  // namespace

Planner::Planner(const driver::Subject& subject, unsigned dims)
    : body_(typed::Body::of_kernel(subject)), variables_(body_), dims_(dims) {}

Result<Plan> Planner::shared_plan(Variant variant) {
    if (!tilings_)
        tilings_.emplace(Tilings{find_tiled_loop(body_, variables_, dims_),
                                 find_stencil(body_, variables_, dims_),
                                 find_turned_store(body_, variables_, dims_)});
    const auto& [loop, stencil, turned] = *tilings_;
    Plan out;
    out.variant = variant;
    const bool is_async = variant == Variant::AsyncCopy;
    bool is_too_small = false;
    const auto is_taken = [&](const auto& one) {
        const bool fits = !is_async || is_copied_at_once(body_, one.element);
        is_too_small = is_too_small || !fits;
        return fits;
    };
    if (loop.ok() && std::all_of(loop.value().tiles.begin(), loop.value().tiles.end(), is_taken)) {
        out.loop = loop.value();
        return out;
    }
    if (stencil.ok() && std::all_of(stencil.value().halos.begin(), stencil.value().halos.end(), is_taken)) {
        out.halos = stencil.value().halos;
        out.dropped = stencil.value().dropped;
        return out;
    }
    if (turned.ok() && !is_async) {
        out.turned = turned.value();
        return out;
    }
    if (is_too_small) return Error::finding("elements that are no numbers of 4 or 8 bytes");
    return Error::finding(loop.error() + "; " + stencil.error() + (is_async ? "" : "; " + turned.error()));
}

Result<Plan> Planner::plan(Variant variant) {
    Plan out;
    out.variant = variant;
    switch (variant) {
        case Variant::Basic:
        case Variant::GridStride:
        case Variant::Managed:
            return out;
        case Variant::Shuffle:
        case Variant::Coop: {
            if (!reductions_) reductions_ = find_reductions(body_, variables_);
            WEFT_TRY(out.reductions, *reductions_);
            return out;
        }
        case Variant::Streams:
        case Variant::MultiGpu:
            if (!own_) own_ = own_access(body_, variables_, dims_);
            if (own_->empty()) return Error::finding("no array is touched at the thread's own place alone");
            out.own = *own_;
            return out;
        case Variant::Shared:
        case Variant::AsyncCopy:
            return shared_plan(variant);
        case Variant::Wmma: {
            WEFT_TRY(out.product, find_product(body_, variables_, dims_));
            out.dropped = {out.product->loop, out.product->zero};
            return out;
        }
    }
    return out;
}

}  // namespace weft::standalone
