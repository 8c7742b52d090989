// What Warp's headers lay out in the memory of a launch, written down once for all that fill it. The host
// compiler compares the sizes with those of the headers (verify/prelude.inc).
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace weft::worker {

// wp::array_t, of any element: addresses as the kernel sees them.
struct WarpArray {
    uint64_t data = 0, grad = 0;
    int32_t shape[4] = {}, strides[4] = {};
    int32_t ndim = 0, flags = 0;

    // Of one dimension, one element of so many bytes behind the other.
    static WarpArray line(uint64_t address, uint64_t count, size_t element) {
        WarpArray array;
        array.data = address;
        array.ndim = 1;
        array.shape[0] = static_cast<int32_t>(count);
        array.strides[0] = static_cast<int32_t>(element);
        return array;
    }
};
static_assert(sizeof(WarpArray) == 56 && offsetof(WarpArray, shape) == 16 && offsetof(WarpArray, ndim) == 48);

// wp::launch_bounds_t of so many dimensions: 32-bit sizes, then as 64-bit numbers their product and how many
// threads share an element of it.
struct WarpBounds {
    alignas(8) unsigned char bytes[32] = {};
    uint64_t size = 1;

    WarpBounds(const uint32_t* shape, size_t dims, uint64_t sharing = 1) : size(sharing) {
        for (size_t i = 0; i < dims; ++i) size *= shape[i];
        const size_t product = (dims * sizeof(uint32_t) + 7) / 8 * 8;
        std::memcpy(bytes, shape, dims * sizeof(uint32_t));
        std::memcpy(bytes + product, &size, sizeof size);
        std::memcpy(bytes + product + sizeof size, &sharing, sizeof sharing);
    }
};

}  // namespace weft::worker
