// What a piece of work takes on a GPU, by events around it.
#pragma once

#include "cuda/driver_api.h"

namespace weft::worker {

// `work`: queues it, and returns Result<void>.
template <class Work>
Result<double> milliseconds_of(cuda::Context& context, Work&& work) {
    WEFT_TRY(const cuda::Event begin, context.make_event());
    WEFT_TRY(const cuda::Event end, context.make_event());
    if (auto done = context.record(begin); !done) return done.failure();
    if (auto done = work(); !done) return done.failure();
    if (auto done = context.record(end); !done) return done.failure();
    if (auto done = context.synchronize(); !done) return done.failure();
    return context.milliseconds(begin, end);
}

}  // namespace weft::worker
